//! Two hidden faces exchanged change no byte of a picture, nor of what is told of it.

use estafette_engine::force::Side;
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::{Event, State, View};
use estafette_picture::{Frame, Picture, Theme, facts, png, svg};
use estafette_testing::swap::{games_wanted, run};
use serde_json::Value;

/// Random games; more with `ESTAFETTE_SWAP_GAMES`.
fn games() -> u64 {
    games_wanted().unwrap_or(4)
}

/// Events as they are sent.
fn told(events: &[Event]) -> Vec<Value> {
    events.iter().map(|event| serde_json::to_value(event).expect("an event is JSON")).collect()
}

/// The picture of a mail, or of the whole field.
fn drawn(view: &View, events: &[Event], theme: Theme, frame: Frame) -> String {
    svg(view, &Picture { theme, frame, since: &told(events), ..Picture::default() })
}

fn lawful(view: &View, events: &[Event]) -> Vec<String> {
    let around = Frame::around(view, &told(events), 600.0 / 440.0);
    vec![drawn(view, events, Theme::Light, around), format!("{:?}", facts(view))]
}

/// A small picture, a letter for each byte, so that it can be compared like everything
/// else.
fn pixels(drawing: &str) -> String {
    png(drawing, 480).expect("the picture can be made").into_iter().map(char::from).collect()
}

#[test]
fn exchanging_two_hidden_faces_changes_no_drawing() {
    let tally = run(games(), &|state: &State, viewer, events| lawful(&state.view(viewer), events));
    tally.holds(300 * games());
}

/// Pixels take long, so only the turns of two rounds are looked at as they begin, which
/// they do in both games alike.
#[test]
fn exchanging_two_hidden_faces_changes_no_pixel() {
    let tally = run(games(), &|state: &State, viewer, events| {
        let begins = |event: &Event| matches!(event, Event::TurnBegan { round, .. } if round % 8 == 3);
        if !events.iter().any(begins) {
            return Vec::new();
        }
        vec![pixels(&drawn(&state.view(viewer), events, Theme::Dark, Frame::Field))]
    });
    tally.holds(6 * games());
}

/// The test must be able to fail: leaks planted on purpose.
#[test]
fn planted_leaks_are_caught() {
    let others = |state: &State, viewer: Viewer| match viewer.side() {
        Some(side) => state.view(side.opponent().into()),
        None => state.view(Side::Red.into()),
    };
    let unredacted = run(2, &|state: &State, viewer, events| {
        vec![drawn(&others(state, viewer), events, Theme::Light, Frame::Field)]
    });
    assert!(unredacted.differing > 0, "what the other side sees was not caught");
    let ordered_by_face = run(2, &|state: &State, viewer, events| {
        let theirs = others(state, viewer);
        let mut view = state.view(viewer);
        view.pieces.sort_by_key(|piece| {
            let known = theirs.pieces.iter().find(|other| other.token == piece.token);
            known.map(|other| format!("{:?}", other.face))
        });
        vec![drawn(&view, events, Theme::Light, Frame::Field)]
    });
    assert!(ordered_by_face.differing > 0, "blocks drawn in the order of their faces were not caught");
}
