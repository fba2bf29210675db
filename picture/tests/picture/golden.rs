//! Drawings of every kind of block and sign, to be looked at when they change.
//!
//! `ESTAFETTE_GOLDEN=1 cargo test -p estafette-picture golden` draws them anew.

use crate::support::{plate, told};
use estafette_engine::field::drawing::Spot;
use estafette_engine::field::place::{ApproachName, LocaleNumber, PlaceName};
use estafette_engine::force::{Arm, Face, PerSide, Side, Strength, Token};
use estafette_engine::scene::{Block, Cut, Flag, Knowledge, KnownFace, Sign};
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::view::{
    BombardmentStage, CommittedMorale, Losses, Morale, SeenAssault, SeenFace, SeenPiece,
};
use estafette_engine::triomphe::{Decision, DecisionKind, Event, State, View};
use estafette_picture::{Picture, Plate, svg};
use serde_json::Value;

const KINDS: &str = include_str!("golden/kinds.svg");
const MORE_KINDS: &str = include_str!("golden/more_kinds.svg");

fn face(arm: Arm, strength: u8) -> Face {
    Face { arm, strength: Strength::new(strength).expect("1 to 3") }
}

fn approach(name: &str) -> ApproachName {
    name.parse().expect("an approach")
}

fn piece(token: u32, side: Side, at: &str, face: SeenFace) -> SeenPiece {
    let at: PlaceName = at.parse().expect("a place");
    let (done, disorganized, bombardment) = (false, false, None);
    SeenPiece { token: Token(token), side, at, face, done, disorganized, bombardment }
}

fn pieces() -> Vec<SeenPiece> {
    let own = |arm, strength| SeenFace::Own { face: face(arm, strength), shown: None };
    let last = |arm, strength| SeenFace::LastSeen { face: face(arm, strength) };
    let (france, austria) = (Side::Blue, Side::Red);
    let mut pieces = vec![
        piece(1, france, "5", own(Arm::Infantry, 3)),
        piece(2, france, "5", own(Arm::Cavalry, 2)),
        piece(3, france, "8/5", own(Arm::Artillery, 1)),
        piece(4, france, "24", SeenFace::Open { face: face(Arm::Infantry, 2) }),
        piece(5, france, "32", own(Arm::Infantry, 1)),
        piece(6, france, "32", own(Arm::Cavalry, 1)),
        piece(7, france, "@tortona", own(Arm::Infantry, 2)),
        piece(8, austria, "10", SeenFace::Hidden),
        piece(9, austria, "10", SeenFace::Hidden),
        piece(10, austria, "10/14", last(Arm::Infantry, 3)),
        piece(11, austria, "10/14", last(Arm::Cavalry, 2)),
        piece(12, austria, "13/14", SeenFace::Open { face: face(Arm::Artillery, 1) }),
        piece(13, austria, "@alessandria", SeenFace::Hidden),
    ];
    pieces[1].done = true;
    pieces[4].disorganized = true;
    pieces[5].disorganized = true;
    pieces[5].done = true;
    pieces[8].done = true;
    pieces[2].bombardment = Some(BombardmentStage::Completed);
    pieces[11].bombardment = Some(BombardmentStage::Declared);
    pieces
}

fn morale(committed: &[(u16, u8)]) -> Morale {
    let committed =
        committed.iter().map(|&(locale, tokens)| CommittedMorale { locale: LocaleNumber(locale), tokens });
    Morale { level: 9, uncommitted: 3, committed: committed.collect(), coming: Vec::new() }
}

fn view() -> View {
    View {
        viewer: Viewer::from(Side::Blue),
        round: 7,
        active: Side::Red,
        commands: 2,
        decision: Some(Decision {
            side: Side::Blue,
            kind: DecisionKind::Respond { defense: approach("32/40"), attackers: 2 },
        }),
        pieces: pieces(),
        morale: PerSide { red: morale(&[(10, 5)]), blue: morale(&[(5, 2), (24, 1)]) },
        losses: PerSide::<Losses>::default(),
        traffic: Vec::new(),
        closed: Vec::new(),
        assault: Some(SeenAssault {
            side: Side::Red,
            across: approach("10/14"),
            defense_leaders: Vec::new(),
            pieces: Vec::new(),
            leaders: Vec::new(),
            counter_attackers: Vec::new(),
        }),
        outcome: None,
    }
}

fn events() -> Vec<Value> {
    let (side, pieces) = (Side::Red, vec![Token(99)]);
    let place = |name: &str| name.parse().expect("a place");
    let events = [
        Event::Marched { side, pieces: pieces.clone(), from: place("12"), to: place("10"), cost: 1 },
        Event::ManoeuvreAttacked {
            side,
            pieces,
            from: place("14"),
            across: approach("14/19"),
            by_road: false,
            cost: 1,
        },
        Event::AssaultDeclared { side, across: approach("5/8") },
    ];
    told::<State>(&events)
}

/// Holds a drawing to the one in a file of `golden/`, but for the map in it.
fn looks_as_it_did(plate: &Plate, file: &str, before: &str) {
    let drawn = svg(plate, &Picture::default());
    let (head, _) = drawn.split_once('>').expect("a drawing begins");
    let signs = &drawn[drawn.rfind("<style>").expect("signs have a style")..];
    let golden = format!("{head}>{signs}\n").replace("><", ">\n<").replace("}.", "}\n.");
    if std::env::var_os("ESTAFETTE_GOLDEN").is_some() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/picture/golden/");
        std::fs::write(format!("{folder}{file}"), &golden).expect("the golden drawing can be written");
        return;
    }
    let differing = golden.lines().zip(before.lines()).find(|(now, before)| now != before);
    assert_eq!(differing, None, "if this is meant, draw it anew (see above) and look at it");
    assert_eq!(golden.len(), before.len());
}

#[test]
fn every_kind_of_block_and_sign_of_triomphe_looks_as_it_did() {
    looks_as_it_did(&plate(&view(), events()), "kinds.svg", KINDS);
}

/// Flags, guards and signs that Triomphe has not, on its field.
fn with_more_kinds() -> Plate {
    let mut plate = plate(&View { pieces: Vec::new(), ..view() }, Vec::new());
    let locale = |number| plate.field.locale(LocaleNumber(number)).expect("a locale");
    let flag = |side, cut, name: &str, at: u16, done| {
        let [x, y] = locale(at).reserve;
        Flag {
            side,
            name: name.to_owned(),
            foot: [x, y],
            size: [98.0, 24.0],
            cut,
            done,
            staff: [[x, y], [x, y + 40.0]],
            arms: vec![[[x, y + 14.0], [x + 8.0, y + 14.0]], [[x, y + 33.0], [x + 8.0, y + 33.0]]],
        }
    };
    let guard = |token, side, by, spot| Block {
        token: Token(token),
        side,
        at: PlaceName::Reserve(LocaleNumber(14)),
        spot,
        face: Some(KnownFace {
            arm: Arm::Infantry,
            strength: Strength::new(3).expect("1 to 3"),
            guard: true,
            by,
        }),
        done: false,
        broken: false,
    };
    let spot = |down| {
        let [x, y] = locale(14).reserve;
        Spot { x: x + 50.0, y: y + down, turn: 0.0, scale: 1.0, front: None }
    };
    let star = locale(24).numeral;
    let (red, blue) = (Side::Red, Side::Blue);
    plate.scene.flags = vec![
        flag(blue, Cut::Square, "Soult", 14, false),
        flag(blue, Cut::Square, "Davout", 32, true),
        flag(red, Cut::Forked, "Langeron & <fils>", 10, false),
        flag(red, Cut::Forked, "Kienmayer", 13, true),
    ];
    plate.scene.blocks =
        vec![guard(1, blue, Knowledge::Own, spot(14.0)), guard(2, blue, Knowledge::LastSeen, spot(33.0))];
    plate.scene.signs = vec![
        Sign::Held { side: red, at: star, radius: 15.5, certain: false },
        Sign::Held { side: blue, at: locale(5).numeral, radius: 15.5, certain: true },
        Sign::Barred(approach("5/8")),
        Sign::Stormed(LocaleNumber(8)),
        Sign::Struck { side: red, across: approach("32/40") },
    ];
    plate
}

#[test]
fn every_kind_that_other_games_have_looks_as_it_did() {
    looks_as_it_did(&with_more_kinds(), "more_kinds.svg", MORE_KINDS);
}
