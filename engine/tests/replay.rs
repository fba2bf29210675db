//! Looking back at random games: every frame is what was seen at its moment, and says no
//! more of hidden faces than that.

#[path = "support/history.rs"]
mod history;

use std::collections::BTreeMap;

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::field::place::PlaceName;
use estafette_engine::force::{Face, Side, Token};
use estafette_engine::game::{Entry, Snapshot};
use estafette_engine::history::{History, Step};
use estafette_engine::json::Json;
use estafette_engine::parley::Parley;
use estafette_engine::replay::PAGE;
use estafette_engine::secrecy::{Lens, Viewer};
use estafette_engine::triomphe::view::SeenFace;
use estafette_engine::triomphe::{Event, Figures, RULES, State, View};
use estafette_engine::undo::Undo;
use history::{give, random_order};
use serde_json::{Value, json};

/// How many games; more with `ESTAFETTE_RANDOM_GAMES`.
fn games() -> u64 {
    std::env::var("ESTAFETTE_RANDOM_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(20)
}

fn start(options: &Value, seed: u64) -> History {
    History::start(&RULES, options, Seed::from_number(seed)).unwrap()
}

fn view(snapshot: &Snapshot) -> View {
    snapshot.view.read().unwrap()
}

fn figures(figures: &Json) -> Figures {
    figures.read().unwrap()
}

/// What a viewer is sent now, without what they may answer.
fn seen_now(history: &History, viewer: Viewer) -> String {
    let now = history.game().snapshot(viewer);
    serde_json::to_string(&Snapshot { offers: None, destinations: Vec::new(), ..now }).unwrap()
}

/// Every frame of a game, asked for page by page.
fn frames(history: &History, lens: Lens) -> Vec<Snapshot> {
    let mut frames = Vec::new();
    let last = history.position();
    while frames.len() <= usize::try_from(last.0).unwrap() {
        let at = LogPosition(u32::try_from(frames.len()).unwrap());
        let page = history.page(lens, at).unwrap().unwrap();
        assert_eq!((page.first, page.first.0 % PAGE), (at, 0));
        frames.extend(page.frames);
    }
    frames
}

fn as_bytes(snapshots: &[Snapshot]) -> Vec<String> {
    snapshots.iter().map(|snapshot| serde_json::to_string(snapshot).unwrap()).collect()
}

#[test]
fn every_frame_is_what_its_viewer_saw_at_that_moment() {
    let (mut compared, mut taken_back) = (0, 0);
    for seed in 0..games() {
        let mut history = start(&json!({}), seed);
        let mut draws = Draws::new(&Seed::from_number(seed + 9), LogPosition(1), Purpose::Deal);
        let mut seen = Viewer::OF_TWO.map(|viewer| vec![seen_now(&history, viewer)]);
        let mut look = |history: &History| {
            for (seen, viewer) in seen.iter_mut().zip(Viewer::OF_TWO) {
                seen.push(seen_now(history, viewer));
            }
        };
        while let Some((side, step)) = random_order(history.game(), &mut draws) {
            if draws.below(150) == 0 {
                give(&mut history, side, Step::Parley(Parley::Resign {}));
                look(&history);
                break;
            }
            give(&mut history, side, step);
            look(&history);
            if let Some(from) = history.undo_for(side).alone_from
                && draws.below(3) == 0
            {
                give(&mut history, side, Step::Undo(Undo::TakeBack { from }));
                look(&history);
                taken_back += 1;
            }
        }
        for (seen, viewer) in seen.iter().zip(Viewer::OF_TWO) {
            let frames = frames(&history, Lens::from(viewer));
            for (position, frame) in (0..).zip(&frames).skip(seen.len() % 5).step_by(7) {
                let alone = history.frame(Lens::from(viewer), LogPosition(position)).unwrap();
                assert!(alone.as_ref() == Some(frame), "game {seed}, {viewer:?}, {position} alone");
            }
            let frames = as_bytes(&frames);
            assert!(*seen == frames, "game {seed}, {viewer:?}");
            compared += frames.len();
        }
    }
    println!("frames compared: {compared}, with {taken_back} entries that took back");
    assert!(compared > 200 && taken_back > 20, "{compared}, {taken_back}");
}

#[test]
fn the_truth_comes_with_the_end_and_knows_every_face() {
    for seed in 0..games() {
        let mut history = start(&json!({}), seed);
        let mut draws = Draws::new(&Seed::from_number(seed + 5), LogPosition(1), Purpose::Deal);
        for _ in 0..80 {
            assert_eq!(history.page(Lens::Truth, LogPosition::SETUP).unwrap(), None);
            assert_eq!(history.frame(Lens::Truth, LogPosition::SETUP).unwrap(), None);
            assert_eq!(history.course(Lens::Truth), None);
            let (side, step) = random_order(history.game(), &mut draws).unwrap();
            give(&mut history, side, step);
            if history.ending().is_some() {
                break;
            }
        }
        if history.ending().is_none() {
            give(&mut history, Side::Blue, Step::Parley(Parley::Resign {}));
        }
        let eyes = [Lens::from(Side::Red), Lens::from(Side::Blue)].map(|lens| frames(&history, lens));
        for (position, truth) in frames(&history, Lens::Truth).iter().enumerate() {
            let owners = [0, 1].map(|side: usize| view(&eyes[side][position]));
            for (index, piece) in view(truth).pieces.iter().enumerate() {
                let owner = &owners[usize::from(piece.side == Side::Blue)];
                assert_eq!(*piece, owner.pieces[index], "as its owner saw it");
                assert!(matches!(piece.face, SeenFace::Own { .. } | SeenFace::Open { .. }));
            }
        }
        let last = |lens: Lens| figures(history.course(lens).unwrap().last().unwrap());
        let own = last(Side::Blue.into());
        let last = last(Lens::Truth);
        assert_eq!(last.strength[Side::Blue], own.strength[Side::Blue]);
        assert!(last.strength[Side::Red].is_some());
    }
}

#[test]
fn figures_say_of_strength_only_what_the_lens_knows() {
    let history = start(&json!({}), 3);
    let strengths = |lens: Lens| {
        let Figures { strength, .. } = figures(&history.course(lens).unwrap()[0]);
        [strength[Side::Red], strength[Side::Blue]].map(|known| known.is_some())
    };
    assert_eq!(strengths(Lens::from(Side::Red)), [true, false]);
    assert_eq!(strengths(Lens::from(Side::Blue)), [false, true]);
    assert_eq!(strengths(Lens::SPECTATOR), [false, false]);
}

#[test]
fn beyond_the_log_its_last_page_is_shown() {
    let mut history = start(&json!({}), 3);
    let mut draws = Draws::new(&Seed::from_number(3), LogPosition(1), Purpose::Deal);
    for _ in 0..40 {
        let (side, step) = random_order(history.game(), &mut draws).unwrap();
        give(&mut history, side, step);
    }
    let page = history.page(Lens::from(Side::Blue), LogPosition(u32::MAX)).unwrap().unwrap();
    assert_eq!((page.first, page.frames.len()), (LogPosition(32), 9));
    let last = history.frame(Lens::from(Side::Blue), LogPosition(u32::MAX)).unwrap();
    assert_eq!(last.as_ref(), page.frames.last());
}

/// The French faces, as France sees them.
fn french_faces(history: &History) -> BTreeMap<Token, (PlaceName, Face)> {
    let sight = history.game().snapshot(Viewer::from(Side::Blue));
    let view = view(&sight);
    let own = view.pieces.iter().filter_map(|piece| match piece.face {
        SeenFace::Own { face, .. } => Some((piece.token, (piece.at, face))),
        _ => None,
    });
    own.collect()
}

fn deal_of(faces: &[(PlaceName, Face)]) -> Value {
    let mut places: BTreeMap<PlaceName, Vec<Face>> = BTreeMap::new();
    for &(at, face) in faces {
        places.entry(at).or_default().push(face);
    }
    let places: Vec<Value> = places.iter().map(|(at, faces)| json!({ "at": at, "faces": faces })).collect();
    json!({ "deal": { "places": places } })
}

/// Two games whose French faces differ in two places of one pool.
fn twins(seed: u64, draws: &mut Draws) -> [History; 2] {
    let dealt: Vec<_> = french_faces(&start(&json!({}), seed)).into_values().collect();
    let count = u32::try_from(dealt.len()).unwrap();
    let pool = |at: PlaceName| matches!(at, PlaceName::Holding(_));
    loop {
        let [a, b] = [draws.below(count) as usize, draws.below(count) as usize];
        let ((at, face), (other_at, other)) = (dealt[a], dealt[b]);
        if face != other && at != other_at && pool(at) == pool(other_at) {
            let mut exchanged = dealt.clone();
            (exchanged[a].1, exchanged[b].1) = (other, face);
            return [start(&deal_of(&dealt), seed), start(&deal_of(&exchanged), seed)];
        }
    }
}

/// Whether an entry lawfully shows a face that differs between the two games.
fn shows(entry: Option<&Entry>, blocks: &[Token]) -> bool {
    let Some(events) = entry.and_then(Entry::events::<State>) else { return false };
    events.iter().any(|event| match event {
        Event::Shown { piece, .. } | Event::Reduced { piece, .. } => blocks.contains(piece),
        _ => false,
    })
}

fn differing([one, other]: &[History; 2]) -> Vec<Token> {
    let others = french_faces(other);
    let one = french_faces(one).into_iter();
    one.filter(|(token, face)| others.get(token) != Some(face)).map(|(token, _)| token).collect()
}

#[test]
fn frames_of_a_game_with_two_faces_exchanged_are_the_same_to_who_does_not_know_them() {
    let (mut compared, mut told) = (0, 0);
    for seed in 0..games() {
        let mut draws = Draws::new(&Seed::from_number(seed + 70), LogPosition(1), Purpose::Deal);
        let mut games = twins(seed, &mut draws);
        while let Some((side, step)) = random_order(games[0].game(), &mut draws) {
            let before = differing(&games);
            let Ok(next) = games[1].judge(side, step.clone()) else { break };
            give(&mut games[0], side, step);
            games[1].advance(next);
            let blocks = [before, differing(&games)].concat();
            let last = games[0].position();
            if games.iter().any(|game| shows(game.line(last).and_then(|line| line.entry.as_ref()), &blocks)) {
                break;
            }
        }
        // The last entry may lawfully have told them apart; frames before it may not differ.
        let upto = usize::try_from(games[0].position().0.min(games[1].position().0)).unwrap();
        for lens in [Lens::from(Side::Red), Lens::SPECTATOR] {
            let [one, other] = [&games[0], &games[1]].map(|game| as_bytes(&frames(game, lens)));
            assert_eq!(one[..upto], other[..upto], "game {seed}, {lens:?}");
            let [one, other] = [&games[0], &games[1]].map(|game| game.course(lens).unwrap());
            assert_eq!(one[..upto], other[..upto], "game {seed}, {lens:?}");
            compared += upto;
        }
        let [one, other] = [&games[0], &games[1]].map(|game| as_bytes(&frames(game, Lens::from(Side::Blue))));
        told += usize::from(one[0] != other[0]);
    }
    println!("frames compared with two faces exchanged: {compared}");
    assert!(compared > 500, "too few comparisons: {compared}");
    assert_eq!(told, usize::try_from(games()).unwrap(), "who knows the faces sees the difference");
}
