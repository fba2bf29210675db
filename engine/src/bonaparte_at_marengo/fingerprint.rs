//! What a side sees, and its set-up, in the words of game files, which never change: files that were
//! written depend on them.

use serde_json::{Value, json};

use super::LABELS;
use super::options::DealtPlace;
use super::state::State;
use super::view::{SeenFace, SeenPiece, View};
use crate::force::Side;

/// A view in the words of game files, which stay the same when views get more to show.
pub(super) fn fingerprint(view: &View) -> Value {
    let mut pieces: Vec<_> = view.pieces.iter().collect();
    pieces.sort_unstable_by_key(|piece| piece.token);
    LABELS.write(json!({
        "armies": view.armies,
        "round": view.round,
        "active": view.active,
        "commands": view.commands,
        "pieces": pieces.into_iter().map(piece).collect::<Vec<_>>(),
        "morale": view.morale,
        "losses": view.losses,
    }))
}

fn piece(piece: &SeenPiece) -> Value {
    json!({
        "token": piece.token,
        "side": piece.side,
        "at": piece.at,
        "face": piece.face,
        "acted": piece.acted,
        "inactive": piece.inactive,
        "declared": piece.declared,
    })
}

/// Which faces of the army of a seat stand where: each seat knows its own. Nothing before the armies
/// are chosen.
pub(super) fn mustered(state: &State, seat: Side) -> Vec<DealtPlace> {
    let (view, army) = (state.view_of(seat.into()), state.army_of(seat));
    let mut places: Vec<DealtPlace> = Vec::new();
    for piece in view.pieces.iter().filter(|piece| piece.side == army) {
        let (SeenFace::Own { face, .. } | SeenFace::Open { face }) = piece.face else { continue };
        match places.iter_mut().find(|place| place.at == piece.at) {
            Some(place) => place.faces.push(face),
            None => places.push(DealtPlace { at: piece.at, faces: vec![face] }),
        }
    }
    for place in &mut places {
        place.faces.sort_unstable();
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bonaparte_at_marengo::Options;
    use crate::chance::Seed;

    #[test]
    fn the_muster_has_both_armies_whole() {
        let count = |options: &Options| {
            let (state, _) = State::start(options, Seed::from_number(7)).unwrap();
            let all = |seat| mustered(&state, seat).iter().map(|place| place.faces.len()).sum::<usize>();
            Side::BOTH.map(all)
        };
        assert_eq!(count(&Options::default()), [20, 19]);
        assert_eq!(count(&Options { bids: true, ..Options::default() }), [0, 0]);
    }
}
