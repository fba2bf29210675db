//! Properties of the clocks, over games of any course.

use chrono::{DateTime, TimeDelta, Utc};
use estafette_engine::chance::LogPosition;
use estafette_engine::force::Side::{self, Blue, Red};
use estafette_engine::history::Step;
use estafette_engine::parley::{Minutes, Offer, Parley};
use estafette_engine::undo::Undo;
use estafette_protocol::pace::Pace;
use proptest::prelude::*;
use serde_json::Value;

use super::*;

/// One thing that happens to the clocks.
#[derive(Debug, Clone, Copy)]
enum Happening {
    /// Whoever decides gives an order and decides on.
    GoOn,
    /// Whoever decides gives an order that passes the decision on.
    Pass,
    /// Whoever waits gives an order out of turn.
    OutOfTurn,
    /// Whoever has passed the decision on takes that back, if the other side has given
    /// no order since.
    TakeBack,
    /// The two agree to go back by so many of the orders that pass a decision on.
    AgreeBack(usize),
    /// The two agree on a pause that whoever waits asked for.
    Pause(u16),
    /// The pause ends before its time.
    EndPause,
    /// Whoever waits gives the other side more time.
    Grant(u16),
}

/// A game as its clocks know it.
struct Play {
    clocks: Clocks,
    now: DateTime<Utc>,
    decides: Side,
    /// How many entries there are.
    entries: u32,
    /// Whether the decision was just passed on.
    fresh: bool,
    /// The orders that passed a decision on and stand: where, who gave them, how the clocks stood, and what
    /// had been granted.
    passes: Vec<(LogPosition, Side, Clocks, TimeDelta)>,
    granted: TimeDelta,
    /// How long the clocks ran.
    ran: TimeDelta,
}

fn noon() -> DateTime<Utc> {
    "1800-06-14T12:00:00Z".parse().unwrap()
}

fn minutes(minutes: u16) -> Minutes {
    Minutes::new(minutes).unwrap()
}

fn order() -> Step {
    Step::Order(Value::Null)
}

impl Play {
    fn begin(pace: Pace) -> Play {
        let clocks = Clocks::start(pace, deciding(&[Red.into()]), noon()).unwrap();
        let (granted, ran) = (TimeDelta::zero(), TimeDelta::zero());
        let passes = Vec::new();
        Play { clocks, now: noon(), decides: Red, entries: 0, fresh: false, passes, granted, ran }
    }

    fn entry(&mut self, side: Side, step: &Step, decides: Side) {
        let entry =
            TimedEntry { side, step, at: self.now, deciding: deciding(&[decides.into()]), over: false };
        self.clocks = self.clocks.after(&entry);
        self.decides = decides;
        self.entries += 1;
    }

    /// Takes the last passes back: whose decision it is then, and from where on.
    fn unpass(&mut self, number: usize) -> Option<(Side, LogPosition)> {
        let passes = self.passes.split_off(self.passes.len().saturating_sub(number));
        passes.first().map(|&(from, side, ..)| (side, from))
    }

    fn pass_time(&mut self, elapsed: TimeDelta) {
        let from = self.clocks.pause_at(self.now).map_or(self.now, |pause| pause.until);
        self.now += elapsed;
        self.ran += (self.now - from).max(TimeDelta::zero());
    }

    fn happen(&mut self, happening: Happening) {
        let (decides, waits) = (self.decides, self.decides.opponent());
        match happening {
            Happening::GoOn => {
                self.entry(decides, &order(), decides);
                self.fresh = false;
            }
            Happening::Pass => {
                let mut before = self.clocks.clone();
                before.run_to(self.now);
                self.passes.push((LogPosition(self.entries + 1), decides, before, self.granted));
                self.entry(decides, &order(), waits);
                self.fresh = true;
            }
            Happening::OutOfTurn => {
                self.entry(waits, &order(), decides);
                self.fresh = false;
            }
            Happening::TakeBack if self.fresh => {
                let (_, from) = self.unpass(1).unwrap();
                self.entry(waits, &Step::Undo(Undo::TakeBack { from }), waits);
                self.fresh = false;
            }
            Happening::TakeBack => {}
            Happening::AgreeBack(number) => {
                if let Some((side, from)) = self.unpass(number) {
                    self.entry(side, &Step::Undo(Undo::Ask { from }), decides);
                    self.entry(side.opponent(), &Step::Undo(Undo::Agree {}), side);
                    self.fresh = false;
                }
            }
            Happening::Pause(length) => {
                let offer = Offer::Pause { minutes: minutes(length) };
                let step = Step::Parley(Parley::Accept { offer });
                if judge(Some(&self.clocks), decides, &step, self.now).is_ok() {
                    self.entry(decides, &step, decides);
                }
            }
            Happening::EndPause => {
                let step = Step::Parley(Parley::EndPause {});
                if judge(Some(&self.clocks), waits, &step, self.now).is_ok() {
                    self.entry(waits, &step, decides);
                }
            }
            Happening::Grant(length) => {
                let step = Step::Parley(Parley::GrantTime { minutes: minutes(length) });
                if judge(Some(&self.clocks), waits, &step, self.now).is_ok() {
                    self.entry(waits, &step, decides);
                    self.granted += TimeDelta::minutes(length.into());
                }
            }
        }
    }
}

fn happening() -> impl Strategy<Value = Happening> {
    prop_oneof![
        3 => Just(Happening::GoOn),
        4 => Just(Happening::Pass),
        1 => Just(Happening::OutOfTurn),
        2 => Just(Happening::TakeBack),
        1 => (1..4usize).prop_map(Happening::AgreeBack),
        1 => (1..3000u16).prop_map(Happening::Pause),
        1 => Just(Happening::EndPause),
        1 => (1..3000u16).prop_map(Happening::Grant),
    ]
}

fn elapsed() -> impl Strategy<Value = TimeDelta> {
    prop_oneof![Just(0), 0..5_000_000i64, 0..10_000_000_000i64, 0..200_000_000_000i64,]
        .prop_map(TimeDelta::microseconds)
}

fn course() -> impl Strategy<Value = Vec<(TimeDelta, Happening)>> {
    prop::collection::vec((elapsed(), happening()), 0..40)
}

fn pace() -> impl Strategy<Value = Pace> {
    prop_oneof![
        (10..50_000u32, 0..600u32)
            .prop_map(|(bank_seconds, increment_seconds)| Pace::Live { bank_seconds, increment_seconds }),
        (1..30u32, 0..60u32).prop_map(|(days, bank_days)| Pace::Correspondence { days, bank_days }),
    ]
}

/// A pace without anything but a bank, too large to be used up.
const BANK: Pace = Pace::Correspondence { days: 0, bank_days: 10_000 };

fn left(clocks: &Clocks) -> TimeDelta {
    let left = |side| clocks.left(side, clocks.at());
    left(Red) + left(Blue)
}

proptest! {
    #[test]
    fn no_time_is_lost_and_none_is_made(course in course()) {
        let mut play = Play::begin(BANK);
        let before = left(&play.clocks);
        for (elapsed, happening) in course {
            play.pass_time(elapsed);
            play.happen(happening);
        }
        play.clocks.run_to(play.now);
        prop_assert_eq!(left(&play.clocks) + play.ran, before + play.granted);
    }

    #[test]
    fn no_clock_is_ever_below_zero(pace in pace(), course in course()) {
        let mut play = Play::begin(pace);
        for (elapsed, happening) in course {
            play.pass_time(elapsed);
            play.happen(happening);
            for side in Side::BOTH {
                prop_assert!(play.clocks.left(side, play.now) >= TimeDelta::zero());
            }
        }
    }

    #[test]
    fn who_waits_is_not_charged(pace in pace(), course in course(), more in elapsed()) {
        let mut play = Play::begin(pace);
        for (elapsed, happening) in course {
            play.pass_time(elapsed);
            play.happen(happening);
            let waits = play.decides.opponent();
            prop_assert_eq!(play.clocks.left(waits, play.now + more), play.clocks.left(waits, play.now));
            prop_assert!(!play.clocks.is_out(waits, play.now + more));
        }
    }

    /// What a restart does: the clocks are run to some moments in between.
    #[test]
    fn looking_at_the_clocks_changes_nothing(pace in pace(), course in course(), looks in prop::collection::vec(elapsed(), 40)) {
        let (mut play, mut looked_at) = (Play::begin(pace), Play::begin(pace));
        for ((elapsed, happening), look) in course.into_iter().zip(looks) {
            looked_at.clocks.run_to(looked_at.now + look.min(elapsed));
            for play in [&mut play, &mut looked_at] {
                play.pass_time(elapsed);
                play.happen(happening);
            }
            prop_assert_eq!(
                play.clocks.left(play.decides, play.now),
                looked_at.clocks.left(play.decides, play.now)
            );
        }
        play.clocks.run_to(play.now);
        looked_at.clocks.run_to(play.now);
        prop_assert_eq!(play.clocks, looked_at.clocks);
    }

    #[test]
    fn what_is_taken_back_alone_was_never_passed_on(
        pace in pace(), course in course(), after in elapsed(), then in elapsed(),
    ) {
        let (mut passed, mut kept) = (Play::begin(pace), Play::begin(pace));
        for (elapsed, happening) in course {
            for play in [&mut passed, &mut kept] {
                play.pass_time(elapsed);
                play.happen(happening);
            }
        }
        for play in [&mut passed, &mut kept] {
            play.pass_time(after);
        }
        passed.happen(Happening::Pass);
        kept.happen(Happening::GoOn);
        passed.pass_time(then);
        kept.pass_time(then);
        passed.happen(Happening::TakeBack);
        prop_assert_eq!(passed.decides, kept.decides);
        for side in Side::BOTH {
            prop_assert_eq!(passed.clocks.left(side, passed.now), kept.clocks.left(side, kept.now));
        }
        passed.happen(Happening::Pass);
        kept.happen(Happening::Pass);
        prop_assert_eq!(passed.clocks.shown(), kept.clocks.shown());
    }

    #[test]
    fn agreeing_to_go_back_gives_nobody_time_back(course in course(), more in elapsed()) {
        let mut play = Play::begin(BANK);
        for (elapsed, happening) in course {
            play.pass_time(elapsed);
            play.happen(happening);
        }
        play.pass_time(more);
        play.clocks.run_to(play.now);
        let before = play.clocks.shown();
        play.happen(Happening::AgreeBack(1));
        let after = play.clocks.shown();
        for side in Side::BOTH {
            prop_assert_eq!(after.sides[side].bank_ms, before.sides[side].bank_ms);
        }
    }

    /// Whatever is passed on, taken back, agreed on and given away: what is in both banks was there from the
    /// beginning, was earned by an order that stands, or was given.
    #[test]
    fn taking_back_makes_no_time(bank_seconds in 10..50_000u32, increment_seconds in 0..600u32, course in course()) {
        let mut play = Play::begin(Pace::Live { bank_seconds, increment_seconds });
        for (elapsed, happening) in course {
            play.pass_time(elapsed);
            play.happen(happening);
            let shown = play.clocks.shown();
            let banks = Side::BOTH.map(|side| shown.sides[side].bank_ms).iter().sum::<u64>();
            // A pass begins a decision, and the first of the second player earns nothing.
            let earned = u64::try_from(play.passes.len().saturating_sub(1)).unwrap();
            let source = 2 * u64::from(bank_seconds) + earned * u64::from(increment_seconds);
            let source = source * 1000 + play.granted.num_milliseconds().unsigned_abs();
            prop_assert!(banks <= source, "{} of {} after {:?}", banks, source, happening);
        }
    }

    /// Both clocks stand as they stood there, less what was used since: whoever agrees at once finds them so.
    #[test]
    fn agreeing_to_go_back_restores_both_clocks(
        pace in pace(), course in course(), number in 1..4usize, thought in prop::collection::vec(0..2_000_000i64, 3),
    ) {
        let mut play = Play::begin(pace);
        for (elapsed, happening) in course {
            play.pass_time(elapsed);
            play.happen(happening);
        }
        play.happen(Happening::EndPause);
        play.clocks.resume();
        let first = play.passes.len();
        let mut used = PerSide { red: TimeDelta::zero(), blue: TimeDelta::zero() };
        for &thought in &thought[..number] {
            play.happen(Happening::Pass);
            let thought = TimeDelta::microseconds(thought);
            let decides = play.decides;
            let before = play.clocks.shown().sides[decides].bank_ms;
            play.pass_time(thought);
            play.clocks.run_to(play.now);
            let after = play.clocks.shown().sides[decides].bank_ms;
            used[decides] += TimeDelta::milliseconds(i64::try_from(before - after).unwrap());
        }
        let then = play.passes[first].2.shown();
        play.happen(Happening::AgreeBack(number));
        let now = play.clocks.shown();
        for side in Side::BOTH {
            let expected = i64::try_from(then.sides[side].bank_ms).unwrap() - used[side].num_milliseconds();
            let bank = i64::try_from(now.sides[side].bank_ms).unwrap();
            prop_assert!((bank - expected.max(0)).abs() <= 3, "{} for {}", bank, expected);
            prop_assert_eq!(now.sides[side].deciding, then.sides[side].deciding);
            prop_assert_eq!(now.sides[side].allowance_ms, then.sides[side].allowance_ms);
        }
    }

    #[test]
    fn a_pause_freezes_the_clocks_until_it_ends(
        pace in pace(), course in course(), length in 1..3000u16, share in 0..100i32, more in elapsed(),
    ) {
        let mut play = Play::begin(pace);
        for (elapsed, happening) in course {
            play.pass_time(elapsed);
            play.happen(happening);
        }
        play.happen(Happening::EndPause);
        play.happen(Happening::Pause(length));
        if let Some(pause) = play.clocks.pause_at(play.now) {
            let before = play.clocks.left(play.decides, play.now);
            let within = (pause.until - play.now) * share / 100;
            prop_assert_eq!(play.clocks.left(play.decides, play.now + within), before);
            let expected = (before - more).max(TimeDelta::zero());
            prop_assert_eq!(play.clocks.left(play.decides, pause.until + more), expected);
            prop_assert_eq!(play.clocks.time_up_at(), Some(pause.until + before));
        }
    }

    #[test]
    fn time_is_out_from_the_foretold_moment_on(pace in pace(), course in course()) {
        let mut play = Play::begin(pace);
        for (elapsed, happening) in course {
            play.pass_time(elapsed);
            play.happen(happening);
            let up = play.clocks.time_up_at().unwrap();
            let tick = TimeDelta::microseconds(1);
            prop_assert!(play.clocks.is_out(play.decides, up.max(play.now)));
            prop_assert!(up <= play.now || !play.clocks.is_out(play.decides, up - tick));
            let claim = Step::Parley(Parley::ClaimTime {});
            let claimed = judge(Some(&play.clocks), play.decides.opponent(), &claim, play.now);
            prop_assert_eq!(claimed.is_ok(), up <= play.now);
            prop_assert_eq!(judge(Some(&play.clocks), play.decides, &claim, play.now), Err(PaceRefusal::TimeLeft));
        }
    }

    /// Nodes whose clocks differ a little may write times that go back.
    #[test]
    fn time_that_goes_back_is_no_time(pace in pace(), course in course(), back in elapsed()) {
        let mut play = Play::begin(pace);
        for (elapsed, happening) in course {
            play.pass_time(elapsed);
            play.happen(happening);
        }
        play.clocks.run_to(play.now);
        let before = play.clocks.clone();
        play.clocks.run_to(play.now - back);
        prop_assert_eq!(&play.clocks, &before);
    }
}

#[test]
fn each_decision_after_the_first_adds_the_increment_and_orders_add_nothing() {
    let mut play = Play::begin(Pace::Live { bank_seconds: 600, increment_seconds: 30 });
    let day = 24 * 60 * 60 * 1000;
    let shown = |play: &Play, side: Side| {
        let face = play.clocks.shown().sides[side];
        (face.allowance_ms, face.bank_ms)
    };
    assert_eq!((shown(&play, Red), shown(&play, Blue)), ((day, 600_000), (0, 600_000)));
    play.pass_time(TimeDelta::hours(2));
    play.happen(Happening::GoOn);
    play.happen(Happening::Pass);
    assert_eq!((shown(&play, Red), shown(&play, Blue)), ((0, 600_000), (day, 600_000)));
    play.happen(Happening::Pass);
    assert_eq!(shown(&play, Red), (0, 630_000));
    play.pass_time(TimeDelta::seconds(45));
    for _ in 0..5 {
        play.happen(Happening::GoOn);
    }
    assert_eq!(shown(&play, Red), (0, 585_000));
    play.happen(Happening::Pass);
    for _ in 0..5 {
        play.happen(Happening::TakeBack);
        play.happen(Happening::Pass);
    }
    assert_eq!((shown(&play, Red), shown(&play, Blue)), ((0, 585_000), (0, 630_000)));
}

/// Measured before it was mended: 59.9 and 58.9 seconds more after three times.
#[test]
fn going_back_and_forth_by_agreement_earns_nothing() {
    let mut play = Play::begin(Pace::Live { bank_seconds: 600, increment_seconds: 20 });
    play.happen(Happening::Pass);
    play.happen(Happening::Pass);
    let before = play.clocks.shown();
    for _ in 0..3 {
        play.happen(Happening::Pass);
        play.happen(Happening::AgreeBack(1));
    }
    assert_eq!(play.clocks.shown(), before);
}

#[test]
fn days_of_a_decision_are_spent_before_the_bank_and_are_not_saved() {
    let mut play = Play::begin(Pace::Correspondence { days: 2, bank_days: 5 });
    let days = |clocks: &Clocks, side: Side| clocks.left(side, clocks.at()).num_hours();
    play.pass_time(TimeDelta::hours(20));
    play.happen(Happening::Pass);
    play.happen(Happening::Pass);
    assert_eq!(days(&play.clocks, Red), 7 * 24, "two days again, and the bank");
    play.pass_time(TimeDelta::days(3));
    play.happen(Happening::Pass);
    play.happen(Happening::Pass);
    assert_eq!(days(&play.clocks, Red), 2 * 24 + 4 * 24, "one day came from the bank");
}

#[test]
fn a_clock_at_zero_stays_there_until_more_is_given_and_its_side_may_still_decide() {
    let mut play = Play::begin(Pace::Correspondence { days: 1, bank_days: 0 });
    play.pass_time(TimeDelta::days(9));
    assert!(play.clocks.is_out(Red, play.now));
    play.happen(Happening::Grant(90));
    assert_eq!(play.clocks.left(Red, play.now), TimeDelta::minutes(90));
    play.pass_time(TimeDelta::days(1));
    assert_eq!(judge(Some(&play.clocks), Red, &order(), play.now), Ok(()));
    play.happen(Happening::Pass);
    assert!(!play.clocks.is_out(Blue, play.now));
}

#[test]
fn both_are_charged_when_both_have_to_decide() {
    let both = Deciding { red: true, blue: true };
    let mut clocks = Clocks::start(BANK, both, noon()).unwrap();
    let (before, later) = (left(&clocks), noon() + TimeDelta::hours(1));
    clocks.run_to(later);
    assert_eq!(left(&clocks), before - TimeDelta::hours(2));
    clocks.decide(deciding(&[Blue.into()]));
    clocks.run_to(later + TimeDelta::hours(1));
    assert_eq!(left(&clocks), before - TimeDelta::hours(3));
}

#[test]
fn only_who_asked_for_the_pause_ends_it_and_there_is_one_at_a_time() {
    let mut play = Play::begin(BANK);
    play.happen(Happening::Pause(60));
    let end = Step::Parley(Parley::EndPause {});
    let ask = Step::Parley(Parley::Offer { offer: Offer::Pause { minutes: minutes(60) } });
    let judge = |side, step, now| judge(Some(&play.clocks), side, step, now);
    assert_eq!(judge(Red, &end, play.now), Err(PaceRefusal::NotYourPause));
    assert_eq!(judge(Blue, &end, play.now), Ok(()));
    assert_eq!(judge(Blue, &ask, play.now), Err(PaceRefusal::Paused));
    let over = play.now + TimeDelta::hours(1);
    assert_eq!(judge(Blue, &end, over), Err(PaceRefusal::NotPaused));
    assert_eq!(judge(Blue, &ask, over), Ok(()));
}

#[test]
fn without_clocks_nothing_is_claimed_given_or_paused() {
    assert_eq!(Clocks::start(Pace::None, deciding(&[Red.into()]), noon()), None);
    let pause = Offer::Pause { minutes: minutes(60) };
    let steps = [
        (Parley::ClaimTime {}, Err(PaceRefusal::NoClock)),
        (Parley::GrantTime { minutes: minutes(1) }, Err(PaceRefusal::NoClock)),
        (Parley::Offer { offer: pause }, Err(PaceRefusal::NoClock)),
        (Parley::EndPause {}, Err(PaceRefusal::NotPaused)),
        (Parley::Offer { offer: Offer::Draw {} }, Ok(())),
        (Parley::Resign {}, Ok(())),
    ];
    for (parley, expected) in steps {
        assert_eq!(judge(None, Red, &Step::Parley(parley), noon()), expected);
    }
}
