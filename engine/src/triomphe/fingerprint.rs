//! What a side sees, and its set-up, in the words of game files, which never change: files that were
//! written depend on them.

use serde_json::{Value, json};

use super::setup::DealtPlace;
use super::state::State;
use super::view::{SeenFace, SeenPiece, View};
use super::{AUSTRIA, FRANCE, LABELS};
use crate::force::Side;

/// A view in the words of game files, which stay the same when views get more to show.
pub(super) fn fingerprint(view: &View) -> Value {
    let mut pieces: Vec<_> = view.pieces.iter().collect();
    pieces.sort_unstable_by_key(|piece| piece.token);
    let morale = |side: Side| {
        let morale = &view.morale[side];
        json!({ "uncommitted": morale.uncommitted, "committed": morale.committed })
    };
    LABELS.write(json!({
        "round": view.round,
        "active": view.active,
        "commands": view.commands,
        "pieces": pieces.into_iter().map(piece).collect::<Vec<_>>(),
        "morale": { "red": morale(AUSTRIA), "blue": morale(FRANCE) },
        "losses": view.losses,
    }))
}

fn piece(piece: &SeenPiece) -> Value {
    json!({
        "token": piece.token,
        "side": piece.side,
        "at": piece.at,
        "face": piece.face,
        "done": piece.done,
        "disorganized": piece.disorganized,
        "bombardment": piece.bombardment,
    })
}

/// Which faces of an army stand where: each side knows its own.
pub(super) fn mustered(state: &State, side: Side) -> Vec<DealtPlace> {
    let view = state.view(side.into());
    let own = view.pieces.iter().filter(|piece| piece.side == side);
    let mut places: Vec<DealtPlace> = Vec::new();
    for piece in own {
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
    use crate::chance::Seed;
    use crate::triomphe::Options;

    #[test]
    fn the_muster_has_both_armies_whole() {
        let (state, _) = State::start(&Options::default(), Seed::from_number(7)).unwrap();
        let count = |side: Side| mustered(&state, side).iter().map(|place| place.faces.len()).sum::<usize>();
        assert_eq!(Side::BOTH.map(count), [20, 19]);
    }
}
