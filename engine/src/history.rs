//! A game with its log: what was ordered, what it brought, and what was taken back.
//!
//! The state is always the fold of the orders that stand, each at the position it
//! was given at.

use serde_json::Value;

use crate::chance::{LogPosition, Seed};
use crate::ending::Ending;
use crate::force::{PerSide, Side};
use crate::game::{Entry, Game, GivenOrder, Origin, Refusal, Rules};
use crate::parley::{Circumstances, Minutes, Offer, Offers, OpenOffer, Parley, ParleyRefusal, ParleyState};
use crate::reel::Reel;
use crate::secrecy::{Seat, Viewer};
use crate::undo::{AskedUndo, Undo, UndoRefusal, UndoState, Wall, WallAt};

/// What a player sends to a game.
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    /// An order, in the game's own vocabulary.
    Order(Value),
    /// Something about taking back.
    Undo(Undo),
    /// Something the players settle beside the board.
    Parley(Parley),
}

/// An entry of the log.
#[derive(Debug, Clone)]
pub struct Line {
    /// Who.
    pub seat: Seat,
    /// What was sent.
    pub step: Step,
    /// What it brought; nothing for steps that are no orders.
    pub entry: Option<Entry>,
    /// Whether its own side cannot go back behind it alone, and why.
    pub wall: Option<Wall>,
    /// Whether it was taken back.
    pub undone: bool,
}

/// A game with its log. Holds everything hidden.
pub struct History {
    rules: &'static dyn Rules,
    origin: Origin,
    /// The seats on which the players sat down.
    chairs: Vec<Seat>,
    opening: Entry,
    game: Game,
    lines: Vec<Line>,
    asked: Option<AskedUndo>,
    offers: Offers,
    /// How the players ended it, if they did.
    ended: Option<Ending>,
    /// What is kept to look back.
    reel: Reel,
}

/// The game after one more step; nothing has changed yet.
pub struct Next {
    seat: Seat,
    step: Step,
    effect: Effect,
}

enum Effect {
    Played { game: Game, entry: Entry, wall: Option<Wall> },
    TakenBack { game: Game, taken: Taken },
    Asked(AskedUndo),
    Declined,
    Offers(Offers),
    Ended { game: Game, ending: Ending },
}

/// The orders that are taken back.
#[derive(Clone, Copy)]
struct Taken {
    /// The first of them.
    from: LogPosition,
    /// Whose; everybody's when all agree.
    whose: Option<Seat>,
}

impl Taken {
    fn has(self, position: LogPosition, seat: Seat) -> bool {
        position >= self.from && self.whose.is_none_or(|whose| whose == seat)
    }
}

impl Next {
    /// Whether orders were taken back: then the log before it reads differently.
    #[must_use]
    pub fn takes_back(&self) -> bool {
        matches!(self.effect, Effect::TakenBack { .. })
    }

    /// Who sent it.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What was sent.
    #[must_use]
    pub fn step(&self) -> &Step {
        &self.step
    }

    /// What an order brings.
    #[must_use]
    pub fn entry(&self) -> Option<&Entry> {
        match &self.effect {
            Effect::Played { entry, .. } => Some(entry),
            _ => None,
        }
    }

    /// The game after the step, where it changes it.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        match &self.effect {
            Effect::Played { game, .. } | Effect::TakenBack { game, .. } | Effect::Ended { game, .. } => {
                Some(game)
            }
            Effect::Asked(_) | Effect::Declined | Effect::Offers(_) => None,
        }
    }

    /// How the game ends by the step, if it does.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        match &self.effect {
            Effect::Played { game, .. } => game.ending(),
            Effect::Ended { ending, .. } => Some(*ending),
            Effect::TakenBack { .. } | Effect::Asked(_) | Effect::Declined | Effect::Offers(_) => None,
        }
    }
}

impl History {
    /// Sets a game up.
    ///
    /// ```
    /// use estafette_engine::chance::Seed;
    /// use estafette_engine::games::GAMES;
    /// use estafette_engine::history::History;
    ///
    /// let rules = GAMES.rules("triomphe".parse().unwrap()).unwrap();
    /// let history = History::start(rules, &serde_json::json!({}), Seed::from_number(7)).unwrap();
    /// assert!(history.ending().is_none() && history.lines().is_empty());
    /// ```
    ///
    /// # Errors
    ///
    /// When these are not options of the game, or they cannot be played.
    pub fn start(rules: &'static dyn Rules, options: &Value, seed: Seed) -> Result<History, Refusal> {
        let chairs = rules.seats(options)?;
        let (game, opening) = rules.set_up(options, seed)?;
        let origin = Origin { options: options.clone(), seed };
        let (lines, offers, reel) = (Vec::new(), Offers::default(), Reel::start(&game));
        Ok(History { rules, origin, chairs, opening, game, lines, asked: None, offers, ended: None, reel })
    }

    /// The rules it is played by.
    #[must_use]
    pub fn rules(&self) -> &'static dyn Rules {
        self.rules
    }

    /// The seats on which the players sat down, sorted.
    #[must_use]
    pub fn chairs(&self) -> &[Seat] {
        &self.chairs
    }

    /// The seats on which they sit, sorted.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.chairs.iter().map(|&chair| self.game.seat_of(chair)).collect();
        seats.sort_unstable();
        seats
    }

    /// Everybody a view of it can be built for.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> {
        self.seats().into_iter().map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// What it is folded from, besides its orders.
    pub(crate) fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn reel(&self) -> &Reel {
        &self.reel
    }

    /// How it ended, once it has: by its rules, or by the players.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ended.or_else(|| self.game.ending())
    }

    /// The options it was set up with.
    #[must_use]
    pub fn options(&self) -> &Value {
        &self.origin.options
    }

    /// The secret its chance is drawn from.
    #[must_use]
    pub fn seed(&self) -> &Seed {
        &self.origin.seed
    }

    /// What happened at the set-up, log position 0.
    #[must_use]
    pub fn opening(&self) -> &Entry {
        &self.opening
    }

    /// The log after the set-up, from position 1.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The entry at a position, from 1.
    #[must_use]
    pub fn line(&self, position: LogPosition) -> Option<&Line> {
        self.lines.get(usize::try_from(position.0).ok()?.checked_sub(1)?)
    }

    /// The position of the last entry.
    #[must_use]
    pub fn position(&self) -> LogPosition {
        LogPosition(u32::try_from(self.lines.len()).unwrap_or(u32::MAX))
    }

    /// Judges a step. Changes nothing.
    ///
    /// # Errors
    ///
    /// When the rules, or those of taking back and of what is settled beside the board, forbid it.
    pub fn judge(&self, seat: impl Into<Seat>, step: Step) -> Result<Next, Refusal> {
        let seat = seat.into();
        let side = seat.side;
        match step {
            Step::Order(_) => {}
            Step::Undo(undo) => self.check_undo(seat, undo)?,
            Step::Parley(_) if !self.speaks(seat) => return Err(ParleyRefusal::NotSpeaker.into()),
            Step::Parley(parley) => {
                let offered = parley.offer().is_some_and(|offer| self.has_offered(side, offer));
                self.circumstances(offered).check(side, parley)?;
            }
        }
        self.replay(seat, step)
    }

    /// The game after a step that was judged when it was given: what a player may
    /// take back is not asked again, so a stored game stays what it is.
    ///
    /// # Errors
    ///
    /// When the rules forbid it.
    pub fn replay(&self, seat: impl Into<Seat>, step: Step) -> Result<Next, Refusal> {
        let seat = seat.into();
        let side = seat.side;
        let effect = match &step {
            Step::Order(order) => {
                let mut game = self.game.clone();
                let entry = game.apply(seat, order, self.position().next())?;
                let wall = game.wall(&entry);
                Effect::Played { game, entry, wall }
            }
            Step::Undo(undo) => self.effect_of(seat, *undo)?,
            Step::Parley(parley) => self.effect_of_parley(side, *parley),
        };
        Ok(Next { seat, step, effect })
    }

    fn circumstances(&self, offered_before: bool) -> Circumstances<'_> {
        let agreed = Step::Parley(Parley::Accept { offer: Offer::Rematch {} });
        let over = self.ending().is_some();
        let rematch_agreed = over && self.lines.iter().any(|line| line.step == agreed);
        Circumstances { offers: &self.offers, over, offered_before, rematch_agreed }
    }

    /// Whether a side has made an offer like this since the other side last gave an
    /// order: nobody is asked without end.
    fn has_offered(&self, side: Side, offer: Offer) -> bool {
        let other = |line: &&Line| line.seat.side != side && matches!(line.step, Step::Order(_));
        let since = self.lines.iter().rev().take_while(|line| !other(line));
        let mut own = since.filter(|line| line.seat.side == side);
        own.any(
            |line| matches!(line.step, Step::Parley(Parley::Offer { offer: made }) if made.is_like(offer)),
        )
    }

    fn effect_of_parley(&self, side: Side, parley: Parley) -> Effect {
        match parley.ending(side) {
            Some(ending) => {
                let mut game = self.game.clone();
                game.stop();
                Effect::Ended { game, ending }
            }
            None => Effect::Offers(self.offers.after(side, parley)),
        }
    }

    /// Whether a seat speaks for its side beside the board.
    fn speaks(&self, seat: Seat) -> bool {
        self.game.speaker(seat.side) == seat
    }

    /// Who speaks for each side beside the board.
    #[must_use]
    pub fn speakers(&self) -> PerSide<Seat> {
        Side::BOTH.map(|side| self.game.speaker(side)).into()
    }

    /// The offers that wait for an answer.
    #[must_use]
    pub fn offers(&self) -> &[OpenOffer] {
        self.offers.open()
    }

    /// What is on offer, for whoever may offer nothing.
    #[must_use]
    pub fn parley_for_spectator(&self) -> ParleyState {
        ParleyState {
            open: self.offers.open().to_vec(),
            may_draw: false,
            may_pause: false,
            may_rematch: false,
            speakers: self.speakers(),
        }
    }

    /// What is on offer, and what a player may offer, as far as it does not depend on
    /// the time.
    #[must_use]
    pub fn parley_for(&self, seat: impl Into<Seat>) -> ParleyState {
        let seat = seat.into();
        let may = |offer| {
            let offered = self.has_offered(seat.side, offer);
            self.speaks(seat) && self.circumstances(offered).check(seat.side, Parley::Offer { offer }).is_ok()
        };
        ParleyState {
            open: self.offers.open().to_vec(),
            may_draw: may(Offer::Draw {}),
            may_pause: may(Offer::Pause { minutes: Minutes::ONE }),
            may_rematch: may(Offer::Rematch {}),
            speakers: self.speakers(),
        }
    }

    /// Whether a player may take this step now.
    fn check_undo(&self, seat: Seat, undo: Undo) -> Result<(), UndoRefusal> {
        if self.ending().is_some() {
            return Err(UndoRefusal::GameOver);
        }
        match (undo, self.asked) {
            (Undo::TakeBack { from }, _) => {
                self.check_standing(from)?;
                let first = self.undo_for(seat).alone_from;
                let within = first.is_some_and(|first| from >= first);
                let own = self.line(from).is_some_and(|line| line.seat == seat);
                if within && own { Ok(()) } else { Err(UndoRefusal::BehindTheWall) }
            }
            (Undo::Ask { .. }, Some(_)) => Err(UndoRefusal::AlreadyAsked),
            (Undo::Ask { .. }, None) if self.has_asked(seat.side) => Err(UndoRefusal::AskedBefore),
            (Undo::Ask { from }, None) => {
                self.check_standing(from)?;
                let own = self.line(from).is_some_and(|line| line.seat == seat);
                if own || self.speaks(seat) { Ok(()) } else { Err(UndoRefusal::NotYourOrder) }
            }
            (Undo::Agree {} | Undo::Decline {}, None) => Err(UndoRefusal::NotAsked),
            (Undo::Agree {}, Some(asked)) if asked.side == seat.side => Err(UndoRefusal::OwnWish),
            (Undo::Decline {}, Some(asked)) if asked.seat == seat => Ok(()),
            (Undo::Agree {} | Undo::Decline {}, Some(_)) if self.speaks(seat) => Ok(()),
            (Undo::Agree {} | Undo::Decline {}, Some(_)) => Err(UndoRefusal::NotSpeaker),
        }
    }

    /// Whether a side has asked since the last order was given: nobody is asked
    /// without end.
    fn has_asked(&self, side: Side) -> bool {
        let since = self.lines.iter().rev().take_while(|line| !matches!(line.step, Step::Order(_)));
        let mut asked = since.filter(|line| matches!(line.step, Step::Undo(Undo::Ask { .. })));
        asked.any(|line| line.seat.side == side)
    }

    fn effect_of(&self, seat: Seat, undo: Undo) -> Result<Effect, Refusal> {
        match (undo, self.asked) {
            (Undo::TakeBack { from }, _) => self.taken_back(Taken { from, whose: Some(seat) }),
            (Undo::Ask { from }, _) => Ok(Effect::Asked(AskedUndo { side: seat.side, seat, from })),
            (Undo::Agree {}, Some(asked)) => self.taken_back(Taken { from: asked.from, whose: None }),
            (Undo::Agree {}, None) => Err(UndoRefusal::NotAsked.into()),
            (Undo::Decline {}, _) => Ok(Effect::Declined),
        }
    }

    fn check_standing(&self, position: LogPosition) -> Result<(), UndoRefusal> {
        let stands = |line: &Line| !line.undone && matches!(line.step, Step::Order(_));
        if self.line(position).is_some_and(stands) { Ok(()) } else { Err(UndoRefusal::NothingThere) }
    }

    /// The orders that stand, with their positions.
    fn orders_that_stand(&self) -> impl Iterator<Item = (LogPosition, &Line, &Value)> {
        let numbered = self.lines.iter().enumerate().filter(|(_, line)| !line.undone);
        numbered.filter_map(|(index, line)| match &line.step {
            Step::Order(order) => Some((LogPosition(u32::try_from(index).ok()? + 1), line, order)),
            Step::Undo(_) | Step::Parley(_) => None,
        })
    }

    /// The orders that stood when the log was so long. Who takes back alone takes back only their own:
    /// what others have given since without their notice, such as a set-up that is prepared, stays.
    pub(crate) fn standing_at(&self, position: LogPosition) -> Vec<GivenOrder> {
        let mut orders: Vec<GivenOrder> = Vec::new();
        let mut asked = None;
        for (at, line) in (1..=position.0).map(LogPosition).zip(&self.lines) {
            match &line.step {
                Step::Order(order) => {
                    orders.push(GivenOrder { at, seat: line.seat, order: order.clone() });
                }
                Step::Undo(Undo::Ask { from }) => asked = Some(*from),
                Step::Undo(Undo::TakeBack { from }) => {
                    orders.retain(|order| order.at < *from || order.seat != line.seat);
                }
                Step::Undo(Undo::Agree {}) => orders.retain(|order| asked.is_none_or(|from| order.at < from)),
                Step::Undo(Undo::Decline {}) | Step::Parley(_) => {}
            }
        }
        orders
    }

    /// The game without some orders.
    fn taken_back(&self, taken: Taken) -> Result<Effect, Refusal> {
        let (mut game, _) = self.rules.set_up(&self.origin.options, self.origin.seed)?;
        let stands = |&(position, line, _): &(LogPosition, &Line, &Value)| !taken.has(position, line.seat);
        for (position, line, order) in self.orders_that_stand().filter(stands) {
            game.apply(line.seat, order, position)?;
        }
        Ok(Effect::TakenBack { game, taken })
    }

    /// Goes on to what was judged last.
    pub fn advance(&mut self, next: Next) {
        let taken_back = next.takes_back();
        let Next { seat, step, effect } = next;
        let (mut entry, mut wall, mut asked) = (None, None, None);
        match effect {
            Effect::Played { game, entry: happened, wall: found } => {
                self.game = game;
                (entry, wall) = (Some(happened), found);
                if self.speaks(seat) {
                    self.offers.play_on(seat.side);
                }
                if self.game.ending().is_some() {
                    self.offers.clear();
                }
            }
            Effect::TakenBack { game, taken } => {
                self.game = game;
                let numbered = (1..).map(LogPosition).zip(&mut self.lines);
                let orders = numbered.filter(|(position, line)| {
                    matches!(line.step, Step::Order(_)) && taken.has(*position, line.seat)
                });
                orders.for_each(|(_, line)| line.undone = true);
            }
            Effect::Asked(wish) => asked = Some(wish),
            Effect::Declined => {}
            Effect::Offers(offers) => {
                self.offers = offers;
                asked = self.asked;
            }
            Effect::Ended { game, ending } => {
                self.game = game;
                self.ended = Some(ending);
                self.offers.clear();
            }
        }
        self.asked = asked;
        self.lines.push(Line { seat, step, entry, wall, undone: false });
        self.reel.note(self.position(), &self.game, taken_back);
    }

    /// What one player has asked the other, for whoever may take nothing back.
    #[must_use]
    pub const fn undo_for_spectator(&self) -> UndoState {
        UndoState { alone_from: None, wall: None, asked: self.asked }
    }

    /// What a player may take back now. Entries that they have not noticed are passed over.
    #[must_use]
    pub fn undo_for(&self, seat: impl Into<Seat>) -> UndoState {
        let seat = seat.into();
        let mut state = UndoState { alone_from: None, wall: None, asked: self.asked };
        for (index, line) in self.lines.iter().enumerate().rev() {
            let position = LogPosition(u32::try_from(index).unwrap_or(u32::MAX - 1) + 1);
            let own = line.seat == seat;
            if !own && !self.is_noticed(seat.into(), position) {
                continue;
            }
            let cause = match line.step {
                // What both agreed on neither goes behind alone.
                Step::Undo(Undo::Agree {}) => Some(Wall::Decided),
                Step::Undo(_) | Step::Parley(_) => continue,
                // Also what the other side decided and took back was seen.
                Step::Order(_) if !own => Some(Wall::Decided),
                Step::Order(_) if line.undone => continue,
                Step::Order(_) => line.wall,
            };
            if let Some(cause) = cause {
                state.wall = Some(WallAt { position, cause });
                break;
            }
            state.alone_from = Some(position);
        }
        if self.ending().is_some() {
            state.alone_from = None;
        }
        state
    }
}
