//! Two hidden faces exchanged change no byte of a picture, nor of what is told of it.
//!
//! A further game that has pictures is one more `exchange!` here.

use crate::support::{plate_of, told};
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::{Event, State};
use estafette_picture::{Frame, Picture, Plate, Theme, facts, png, svg};
use estafette_testing::swap::{Exchange, games_wanted, run};

/// Random games; more with `ESTAFETTE_SWAP_GAMES`.
fn games() -> u64 {
    games_wanted().unwrap_or(4)
}

/// What a viewer is shown.
fn seen<R: Ruleset>(state: &R, viewer: Viewer, events: &[R::Event]) -> Plate {
    plate_of::<R>(&state.view(viewer), told::<R>(&R::seen(events, viewer)))
}

/// The picture of a mail, or of the whole field.
fn drawn(plate: &Plate, theme: Theme, frame: Frame) -> String {
    svg(plate, &Picture { theme, frame, ..Picture::default() })
}

fn lawful<R: Ruleset>(state: &R, viewer: Viewer, events: &[R::Event]) -> Vec<String> {
    let plate = seen(state, viewer, events);
    let around = Frame::around(&plate, 600.0 / 440.0);
    vec![drawn(&plate, Theme::Light, around), format!("{:?}", facts(&plate.scene))]
}

/// A small picture, a letter for each byte, so that it can be compared like everything
/// else.
fn pixels(drawing: &str) -> String {
    png(drawing, 480).expect("the picture can be made").into_iter().map(char::from).collect()
}

fn changes_no_drawing<R: Exchange>(texts: u64) {
    run::<R>(games(), &lawful).holds(texts * games());
}

/// A test of a game, which compares at least so many texts in each.
macro_rules! exchange {
    ($name:ident: $game:ty, $texts:literal) => {
        #[test]
        fn $name() {
            changes_no_drawing::<$game>($texts);
        }
    };
}

exchange!(exchanging_two_hidden_faces_changes_no_drawing_of_triomphe: State, 300);

/// Pixels take long, so only the turns of two rounds are looked at as they begin, which
/// they do in both games alike.
#[test]
fn exchanging_two_hidden_faces_changes_no_pixel() {
    let tally = run(games(), &|state: &State, viewer, events| {
        let begins = |event: &Event| matches!(event, Event::TurnBegan { round, .. } if round % 8 == 3);
        if !events.iter().any(begins) {
            return Vec::new();
        }
        vec![pixels(&drawn(&seen(state, viewer, events), Theme::Dark, Frame::Field))]
    });
    tally.holds(6 * games());
}

/// The test must be able to fail: leaks planted on purpose.
#[test]
fn planted_leaks_are_caught() {
    let others = |state: &State, viewer: Viewer, events: &[Event]| {
        let other = viewer.side().map_or(Viewer::OF_TWO[0], |side| side.opponent().into());
        seen(state, other, events)
    };
    let unredacted = run(2, &|state: &State, viewer, events| {
        vec![drawn(&others(state, viewer, events), Theme::Light, Frame::Field)]
    });
    assert!(unredacted.differing > 0, "what the other side sees was not caught");
    let ordered_by_face = run(2, &|state: &State, viewer, events| {
        let theirs = others(state, viewer, events).scene.blocks;
        let mut plate = seen(state, viewer, events);
        plate.scene.blocks.sort_by_key(|block| {
            let known = theirs.iter().find(|other| other.token == block.token);
            known.map(|other| format!("{:?}", other.face))
        });
        vec![drawn(&plate, Theme::Light, Frame::Field)]
    });
    assert!(ordered_by_face.differing > 0, "blocks drawn in the order of their faces were not caught");
}
