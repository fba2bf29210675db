//! One drawing of every kind of block and sign, to be looked at when it changes.
//!
//! `ESTAFETTE_GOLDEN=1 cargo test -p estafette-picture --test golden` draws it anew.

use estafette_engine::field::place::{ApproachName, LocaleNumber, PlaceName};
use estafette_engine::force::{Arm, Face, PerSide, Side, Strength, Token};
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::view::{
    BombardmentStage, CommittedMorale, Losses, Morale, SeenAssault, SeenFace, SeenPiece,
};
use estafette_engine::triomphe::{Decision, DecisionKind, Event, View};
use estafette_picture::{Picture, svg};

const GOLDEN: &str = include_str!("golden/kinds.svg");

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

fn events() -> Vec<Event> {
    let (side, pieces) = (Side::Red, vec![Token(99)]);
    let place = |name: &str| name.parse().expect("a place");
    vec![
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
    ]
}

#[test]
fn every_kind_of_block_and_sign_looks_as_it_did() {
    let since = events();
    let drawn = svg(&view(), &Picture { since: &since, ..Picture::default() });
    let (head, _) = drawn.split_once('>').expect("a drawing begins");
    let signs = &drawn[drawn.rfind("<style>").expect("signs have a style")..];
    let golden = format!("{head}>{signs}\n").replace("><", ">\n<").replace("}.", "}\n.");
    if std::env::var_os("ESTAFETTE_GOLDEN").is_some() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/kinds.svg");
        std::fs::write(file, &golden).expect("the golden drawing can be written");
        return;
    }
    let differing = golden.lines().zip(GOLDEN.lines()).find(|(now, before)| now != before);
    assert_eq!(differing, None, "if this is meant, draw it anew (see above) and look at it");
    assert_eq!(golden.len(), GOLDEN.len());
}
