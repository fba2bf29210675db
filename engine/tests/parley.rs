//! What the players settle beside the board: it ends the game or not, it never
//! changes the position, and a game with it in its log replays to the same.

#[path = "support/history.rs"]
mod history;

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::ending::Ending;
use estafette_engine::force::Side::{self, Blue, Red};
use estafette_engine::game::Game;
use estafette_engine::history::{History, Step};
use estafette_engine::parley::{Minutes, Offer, OpenOffer, Parley};
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::RULES;
use estafette_engine::undo::Undo;
use history::{give, random_order};
use serde_json::json;

const DRAW: Offer = Offer::Draw {};
const REMATCH: Offer = Offer::Rematch {};

fn pause(minutes: u16) -> Offer {
    Offer::Pause { minutes: Minutes::new(minutes).unwrap() }
}

fn start() -> History {
    History::start(&RULES, &json!({}), Seed::from_number(3)).unwrap()
}

fn say(history: &mut History, side: Side, parley: Parley) {
    give(history, side, Step::Parley(parley));
}

fn end_turn(history: &mut History, side: Side) {
    give(history, side, Step::Order(json!({ "order": "end_turn" })));
}

fn refusal(history: &History, side: Side, step: Step) -> String {
    let refused = history.judge(side, step).err();
    refused.map(|refusal| refusal.code().to_owned()).unwrap_or_default()
}

fn refused(history: &History, side: Side, parley: Parley) -> String {
    refusal(history, side, Step::Parley(parley))
}

fn sights(game: &Game) -> Vec<String> {
    Viewer::OF_TWO.iter().map(|&viewer| serde_json::to_string(&game.snapshot(viewer)).unwrap()).collect()
}

#[test]
fn who_resigns_has_lost_and_nothing_is_taken_back_or_ordered_any_more() {
    for side in Side::BOTH {
        let mut history = start();
        end_turn(&mut history, Red);
        say(&mut history, side, Parley::Resign {});
        assert_eq!(history.ending(), Some(Ending::Resignation { winner: side.opponent() }));
        assert_eq!(history.game().asked().first().map(|seat| seat.side), None);
        let order = || Step::Order(json!({ "order": "end_turn" }));
        let from = LogPosition(1);
        for one in Side::BOTH {
            assert_eq!(refusal(&history, one, order()), "game_over");
            assert_eq!(refusal(&history, one, Step::Undo(Undo::TakeBack { from })), "game_over");
            assert_eq!(refusal(&history, one, Step::Undo(Undo::Ask { from })), "game_over");
            assert_eq!(refused(&history, one, Parley::Resign {}), "game_over");
            assert_eq!(refused(&history, one, Parley::ClaimTime {}), "game_over");
            assert_eq!(refused(&history, one, Parley::Offer { offer: DRAW }), "game_over");
            assert_eq!(history.undo_for(one).alone_from, None);
        }
    }
}

#[test]
fn a_draw_is_a_draw_when_the_other_side_accepts_it() {
    let mut history = start();
    say(&mut history, Blue, Parley::Offer { offer: DRAW });
    assert_eq!(history.offers(), [OpenOffer { side: Blue, offer: DRAW }]);
    assert_eq!(refused(&history, Blue, Parley::Accept { offer: DRAW }), "own_offer");
    assert_eq!(refused(&history, Red, Parley::Withdraw { offer: DRAW }), "own_offer");
    assert_eq!(refused(&history, Red, Parley::Offer { offer: DRAW }), "already_offered");
    say(&mut history, Red, Parley::Accept { offer: DRAW });
    assert_eq!(history.ending(), Some(Ending::Agreement {}));
    assert_eq!(history.ending().and_then(Ending::winner), None);
    assert!(history.offers().is_empty());
}

#[test]
fn an_offer_lapses_when_who_is_asked_gives_an_order_and_not_before() {
    let mut history = start();
    say(&mut history, Red, Parley::Offer { offer: DRAW });
    say(&mut history, Blue, Parley::Offer { offer: pause(60) });
    end_turn(&mut history, Red);
    assert_eq!(history.offers(), [OpenOffer { side: Red, offer: DRAW }], "Red played on");
    end_turn(&mut history, Blue);
    assert!(history.offers().is_empty());
    assert_eq!(refused(&history, Blue, Parley::Accept { offer: DRAW }), "not_offered");
}

#[test]
fn the_same_is_not_offered_again_before_the_other_side_has_given_an_order() {
    let mut history = start();
    say(&mut history, Red, Parley::Offer { offer: DRAW });
    say(&mut history, Blue, Parley::Decline { offer: DRAW });
    assert_eq!(refused(&history, Red, Parley::Offer { offer: DRAW }), "offered_before");
    end_turn(&mut history, Red);
    assert_eq!(refused(&history, Red, Parley::Offer { offer: DRAW }), "offered_before", "own order");
    assert!(!history.parley_for(Red).may_draw && history.parley_for(Red).may_pause);
    end_turn(&mut history, Blue);
    assert!(history.parley_for(Red).may_draw);
    say(&mut history, Red, Parley::Offer { offer: DRAW });
    say(&mut history, Red, Parley::Withdraw { offer: DRAW });
    assert_eq!(refused(&history, Red, Parley::Offer { offer: DRAW }), "offered_before");
    assert_eq!(refused(&history, Blue, Parley::Decline { offer: DRAW }), "not_offered");
}

#[test]
fn a_pause_is_accepted_on_the_terms_it_was_asked_for() {
    let mut history = start();
    say(&mut history, Red, Parley::Offer { offer: pause(60) });
    assert_eq!(refused(&history, Red, Parley::Offer { offer: pause(90) }), "already_offered");
    assert_eq!(refused(&history, Blue, Parley::Accept { offer: pause(90) }), "not_offered");
    say(&mut history, Blue, Parley::Accept { offer: pause(60) });
    assert!(history.offers().is_empty());
    assert_eq!(history.ending(), None);
}

#[test]
fn a_rematch_is_offered_after_the_end_once_by_each_and_agreed_on_once() {
    let mut history = start();
    assert_eq!(refused(&history, Red, Parley::Offer { offer: REMATCH }), "not_over");
    say(&mut history, Red, Parley::Resign {});
    say(&mut history, Red, Parley::Offer { offer: REMATCH });
    say(&mut history, Blue, Parley::Decline { offer: REMATCH });
    assert_eq!(refused(&history, Red, Parley::Offer { offer: REMATCH }), "offered_before");
    say(&mut history, Blue, Parley::Offer { offer: REMATCH });
    say(&mut history, Red, Parley::Accept { offer: REMATCH });
    for side in Side::BOTH {
        assert_eq!(refused(&history, side, Parley::Offer { offer: REMATCH }), "rematch_agreed");
        assert!(!history.parley_for(side).may_rematch);
    }
    assert_eq!(history.ending(), Some(Ending::Resignation { winner: Blue }));
}

#[test]
fn parley_is_no_wall_and_leaves_a_wish_to_take_back_alone() {
    let mut history = start();
    let from = LogPosition(1);
    end_turn(&mut history, Red);
    give(&mut history, Red, Step::Undo(Undo::Ask { from }));
    say(&mut history, Blue, Parley::Offer { offer: DRAW });
    assert_eq!(history.undo_for(Blue).asked.map(|asked| asked.from), Some(from));
    give(&mut history, Blue, Step::Undo(Undo::Decline {}));
    assert_eq!(history.offers().len(), 1, "nor does taking back end an offer");
    assert_eq!(refusal(&history, Red, Step::Undo(Undo::Ask { from })), "undo_asked_before");
    assert_eq!(history.undo_for(Red).wall.map(|wall| wall.position), Some(from));
}

#[test]
fn a_length_of_time_is_one_minute_to_thirty_days() {
    let read = |minutes: u64| {
        serde_json::from_value::<Parley>(json!({ "parley": "grant_time", "minutes": minutes })).is_ok()
    };
    assert!(read(1) && read(43_200) && !read(0) && !read(43_201) && !read(70_000));
}

#[test]
fn games_with_parley_in_their_log_replay_to_the_same_and_the_position_is_not_touched() {
    let (mut spoken, mut ended) = (0, 0);
    for seed in 0..12 {
        let mut history = History::start(&RULES, &json!({}), Seed::from_number(seed)).unwrap();
        let mut draws = Draws::new(&Seed::from_number(seed + 50), LogPosition(1), Purpose::Deal);
        while history.ending().is_none() {
            let (side, order) = random_order(history.game(), &mut draws).unwrap();
            give(&mut history, side, order);
            let before = sights(history.game());
            let by = if draws.below(2) == 0 { Red } else { Blue };
            let step = match draws.below(60) {
                0 => Parley::Offer { offer: DRAW },
                1 => Parley::Offer { offer: pause(60) },
                2 | 3 => Parley::Accept { offer: pause(60) },
                4 => Parley::Decline { offer: DRAW },
                5 => Parley::GrantTime { minutes: Minutes::ONE },
                6 if history.position().0 > 150 => Parley::Resign {},
                _ => continue,
            };
            if let Ok(next) = history.judge(by, Step::Parley(step)) {
                history.advance(next);
                spoken += 1;
                if history.ending().is_none() {
                    assert_eq!(sights(history.game()), before);
                }
            }
        }
        ended += u32::from(matches!(history.ending(), Some(Ending::Resignation { .. })));
        let mut again = History::start(&RULES, &json!({}), Seed::from_number(seed)).unwrap();
        for line in history.lines() {
            let next = again.replay(line.seat, line.step.clone()).unwrap();
            again.advance(next);
        }
        assert_eq!(sights(again.game()), sights(history.game()));
        assert_eq!((again.ending(), again.offers()), (history.ending(), history.offers()));
    }
    assert!(spoken > 50 && ended > 3, "{spoken} spoken, {ended} resigned");
}
