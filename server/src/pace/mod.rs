//! Pace: the arithmetic of the players' clocks.
//!
//! Nothing here reads a clock or a database: times are passed in. The clocks of a
//! game follow from its pace, from when it began, and from the entries of its log
//! with their times; so a restart, or another node, finds them as they were.
//!
//! - Whoever has to decide is charged, and nobody else; if both have to, both are.
//! - A decision lasts until it is no longer the side's to take, however many orders
//!   are given meanwhile. Each begins with what the pace grants for it: the increment
//!   of a live game goes into the bank, the days of a game by courier are an allowance
//!   that is spent before the bank and lapses with the decision. The first decision
//!   of each side in a live game has an allowance of a day instead, so that both can
//!   come to the table.
//! - A clock at zero stays there. Nothing happens by itself.
//! - A decision that was passed on and is taken back alone was never passed on: the
//!   time since then is charged to whoever takes it back, and the other side gets its
//!   own back. Where both agree to take back, the decision goes on where it was passed
//!   on: what was earned since is given back, and what was used since stays used.
//! - During a pause nobody is charged, nor while no server was there ([`Outages`]).

mod choice;
mod entry;
mod outages;
mod refusal;
mod side;
mod turns;

use chrono::{DateTime, TimeDelta, Utc};
use estafette_engine::chance::LogPosition;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::secrecy::Seat;
use estafette_protocol::pace::{Clocks as ShownClocks, Pace, Pause};

pub use choice::check;
pub use entry::TimedEntry;
pub use outages::Outages;
pub use refusal::{PaceRefusal, judge};
use side::SideClock;
use turns::Turns;

/// Which sides have to decide.
pub type Deciding = PerSide<bool>;

/// The sides of the seats of whom something is asked.
pub fn deciding(asked: &[Seat]) -> Deciding {
    let mut deciding = Deciding::default();
    for seat in asked {
        deciding[seat.side] = true;
    }
    deciding
}

/// The clocks of a game at a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clocks {
    pace: Pace,
    at: DateTime<Utc>,
    sides: PerSide<SideClock>,
    /// The same clocks as they would stand had the decision not been passed on the
    /// last time.
    not_passed: Option<PerSide<SideClock>>,
    pause: Option<Pause>,
    /// The last entry of the log that they know.
    position: LogPosition,
    turns: Turns,
    /// From where on the last wish to take back would.
    asked_from: Option<LogPosition>,
    outages: Outages,
}

impl Clocks {
    /// The clocks of a game that begins; none where the players have as much time as
    /// they like.
    pub fn start(pace: Pace, deciding: Deciding, at: DateTime<Utc>) -> Option<Clocks> {
        let bank = match pace {
            Pace::None => return None,
            Pace::Live { bank_seconds, .. } => TimeDelta::seconds(bank_seconds.into()),
            Pace::Correspondence { bank_days, .. } => TimeDelta::days(bank_days.into()),
        };
        let side = SideClock::new(bank);
        let sides = PerSide { red: side, blue: side };
        let mut clocks = Clocks {
            pace,
            at,
            sides,
            not_passed: None,
            pause: None,
            position: LogPosition::SETUP,
            turns: Turns::default(),
            asked_from: None,
            outages: Outages::default(),
        };
        clocks.ask(deciding);
        Some(clocks)
    }

    /// The same clocks, where these outages are known: of the time that they have run, none is given back.
    #[must_use]
    pub fn knowing(self, outages: Outages) -> Clocks {
        Clocks { outages, ..self }
    }

    /// When they stand so.
    pub fn at(&self) -> DateTime<Utc> {
        self.at
    }

    /// Charges whoever has to decide for the time until `now`.
    pub fn run_to(&mut self, now: DateTime<Utc>) {
        let elapsed = self.outages.served(self.running_from(), now);
        for sides in std::iter::once(&mut self.sides).chain(&mut self.not_passed) {
            for side in Side::BOTH {
                sides[side].run(elapsed);
            }
        }
        self.at = self.at.max(now);
        self.pause = self.pause.filter(|pause| pause.until > self.at);
    }

    /// Since when, or from when on, the clocks run.
    fn running_from(&self) -> DateTime<Utc> {
        self.pause.map_or(self.at, |pause| pause.until.max(self.at))
    }

    /// An order was given; these sides have to decide after it.
    pub fn decide(&mut self, deciding: Deciding) {
        if self.deciding() != deciding {
            self.not_passed = Some(self.sides);
            self.turns.pass(self.position, self.sides);
            self.ask(deciding);
        }
    }

    /// One side alone took orders back, from one on; these sides have to decide after it.
    pub fn take_back(&mut self, from: LogPosition, deciding: Deciding) {
        let kept = self.not_passed.filter(|_| self.turns.is_last_since(from));
        match kept.filter(|sides| asked(sides) == deciding) {
            Some(sides) => {
                self.turns.take_back(from);
                (self.sides, self.not_passed) = (sides, None);
            }
            None => self.go_back(from, deciding),
        }
    }

    /// The two agreed to what was asked for last; these sides have to decide after it.
    pub fn agree_to_take_back(&mut self, deciding: Deciding) {
        if let Some(from) = self.asked_from.take() {
            self.go_back(from, deciding);
        }
        self.not_passed = None;
    }

    /// Goes back to where the first decision was passed on that is taken back now.
    fn go_back(&mut self, from: LogPosition, deciding: Deciding) {
        if let Some(then) = self.turns.take_back(from) {
            for side in Side::BOTH {
                self.sides[side].go_back(then[side]);
            }
            self.not_passed = None;
        }
        self.ask(deciding);
    }

    /// Gives a side more time.
    pub fn grant(&mut self, side: Side, more: TimeDelta) {
        for sides in std::iter::once(&mut self.sides).chain(&mut self.not_passed) {
            sides[side].add(more);
        }
    }

    /// Stops all clocks until a time, as `side` asked.
    pub fn pause(&mut self, side: Side, until: DateTime<Utc>) {
        self.pause = Some(Pause { side, until });
    }

    /// Ends the pause.
    pub fn resume(&mut self) {
        self.pause = None;
    }

    /// The game is over: nobody has to decide any more.
    pub fn stop(&mut self) {
        self.ask(Deciding::default());
        self.not_passed = None;
        self.pause = None;
    }

    /// These sides have to decide from now on.
    fn ask(&mut self, deciding: Deciding) {
        for side in Side::BOTH {
            if deciding[side] {
                self.sides[side].begin(self.pace);
            } else {
                self.sides[side].rest();
            }
        }
    }

    /// Which sides have to decide.
    pub fn deciding(&self) -> Deciding {
        asked(&self.sides)
    }

    /// The pause that lasts at a time, if one does.
    pub fn pause_at(&self, now: DateTime<Utc>) -> Option<Pause> {
        self.pause.filter(|pause| pause.until > now)
    }

    /// How much time a side has left at a time, no earlier than [`Clocks::at`].
    pub fn left(&self, side: Side, now: DateTime<Utc>) -> TimeDelta {
        let mut then = self.clone();
        then.run_to(now);
        then.sides[side].left()
    }

    /// Whether a side has to decide and has no time left; not during a pause.
    pub fn is_out(&self, side: Side, now: DateTime<Utc>) -> bool {
        let paused = self.pause_at(now).is_some();
        !paused && self.sides[side].is_deciding() && self.left(side, now).is_zero()
    }

    /// When the time of a side that has to decide is out, the first where both have to.
    pub fn time_up_at(&self) -> Option<DateTime<Utc>> {
        let sides = Side::BOTH.into_iter().map(|side| self.sides[side]);
        let left = sides.filter(SideClock::is_deciding).map(|side| side.left()).min()?;
        Some(self.outages.after(self.running_from(), left))
    }

    /// Until when the clocks stand still, if they do.
    pub fn paused_until(&self) -> Option<DateTime<Utc>> {
        self.pause.map(|pause| pause.until)
    }

    /// The clocks as both players see them, after the last outage: no page has to know of those.
    pub fn shown(&self) -> ShownClocks {
        let mut clocks = self.clone();
        if let Some(end) = self.outages.last_end() {
            clocks.run_to(end);
        }
        let PerSide { red, blue } = &clocks.sides;
        let sides = PerSide { red: red.shown(), blue: blue.shown() };
        ShownClocks { at: clocks.at, sides, pause: clocks.pause }
    }

    /// From when on a win on time may be claimed, where an outage has put that off.
    pub fn claims_from(&self) -> Option<DateTime<Utc>> {
        self.outages.claims_from()
    }
}

fn asked(sides: &PerSide<SideClock>) -> Deciding {
    Deciding { red: sides.red.is_deciding(), blue: sides.blue.is_deciding() }
}

#[cfg(test)]
mod tests;
