//! What a side sees, and its set-up, in the words of game files, which never change: files that were
//! written depend on them.

use serde_json::{Value, json};

use super::data::Commander;
use super::state::State;
use super::unit::Face;
use super::view::{SeenFace, SeenPiece, View};
use super::{ALLIES, FRENCH, LABELS};
use crate::field::place::PlaceName;
use crate::force::Side;

/// A view in the words of game files, which stay the same when views get more to show.
pub(super) fn fingerprint(view: &View) -> Value {
    let mut pieces: Vec<_> = view.pieces.iter().collect();
    pieces.sort_unstable_by_key(|piece| piece.token);
    let army = |side: Side| {
        let army = &view.armies[side];
        json!({
            "morale": army.morale,
            "heavy_cavalry_committed": army.heavy_cavalry_committed,
            "guard_committed": army.guard_committed,
            "guard_attacks_over": army.guard_attacks_over,
        })
    };
    let commander = |one: &super::view::SeenCommander| {
        json!({
            "commander": one.commander,
            "at": one.at,
            "commands": one.commands,
            "waiting": one.waiting,
            "waiting_detached": one.waiting_detached,
        })
    };
    LABELS.write(json!({
        "round": view.round,
        "active": view.active,
        "independent_commands": view.independent_commands,
        "corps_commands": view.corps_commands,
        "pieces": pieces.into_iter().map(piece).collect::<Vec<_>>(),
        "commanders": view.commanders.iter().map(commander).collect::<Vec<_>>(),
        "armies": { "red": army(ALLIES), "blue": army(FRENCH) },
        "french_reinforced": view.french_reinforced,
    }))
}

fn piece(piece: &SeenPiece) -> Value {
    json!({
        "token": piece.token,
        "side": piece.side,
        "at": piece.at,
        "corps": piece.corps,
        "face": piece.face,
        "moved": piece.moved,
    })
}

/// Which faces of an army stand where, and in whose corps: each side knows its own.
pub(super) fn mustered(state: &State, side: Side) -> Value {
    let view = state.view_of(side.into());
    let mut groups: Vec<(PlaceName, Option<Commander>, Vec<Face>)> = Vec::new();
    for piece in view.pieces.iter().filter(|piece| piece.side == side) {
        let (SeenFace::Own { face, .. } | SeenFace::Open { face }) = piece.face else { continue };
        match groups.iter_mut().find(|(at, corps, _)| (*at, *corps) == (piece.at, piece.corps)) {
            Some((_, _, faces)) => faces.push(face),
            None => groups.push((piece.at, piece.corps, vec![face])),
        }
    }
    let group = |(at, corps, mut faces): (PlaceName, Option<Commander>, Vec<Face>)| {
        faces.sort_unstable();
        json!({ "at": at, "corps": corps, "faces": faces })
    };
    groups.into_iter().map(group).collect()
}
