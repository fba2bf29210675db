//! The hash of what a side saw: whoever plays a game again can tell that the players were
//! shown what they had to be shown.

use data_encoding::HEXLOWER;
use estafette_engine::force::{PerSide, Side};
use estafette_engine::registry::Game;
use estafette_engine::triomphe::LABELS;
use estafette_engine::triomphe::setup::DealtPlace;
use estafette_engine::triomphe::view::{SeenFace, SeenPiece, View};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::chain::canonical;

/// The hashes of what each side sees now.
pub fn hashes(game: &Game) -> PerSide<String> {
    let Game::Triomphe(state) = game;
    let hash = |side: Side| HEXLOWER.encode(&Sha256::digest(canonical(&told(&state.view(side.into())))));
    PerSide { red: hash(Side::Red), blue: hash(Side::Blue) }
}

/// A view in the words of the game file, which stay the same when views get more to show.
fn told(view: &View) -> Value {
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
        "morale": { "red": morale(Side::Red), "blue": morale(Side::Blue) },
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

/// Which faces stand where, by army: each side knows its own.
pub fn set_up(game: &Game) -> PerSide<Vec<DealtPlace>> {
    let Game::Triomphe(state) = game;
    let army = |side: Side| {
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
    };
    PerSide { red: army(Side::Red), blue: army(Side::Blue) }
}

#[cfg(test)]
mod tests {
    use estafette_engine::chance::Seed;
    use estafette_engine::registry::GameKind;

    use super::*;

    /// Files that were written depend on these. They may never change.
    #[test]
    fn what_was_seen_hashes_the_same_for_ever() {
        let (game, _) = Game::start(GameKind::Triomphe, &json!({}), Seed::from_number(7)).unwrap();
        let PerSide { red: austria, blue: france } = hashes(&game);
        assert_eq!(austria, "dd05cf2614d0fe2a2f61d0798085940f3c315f044b08e09026712e0d30dcd335");
        assert_eq!(france, "6602d7ec26bd8117802f175fdab1655362aa16a3b87ef1320f6483024cbe7e20");
    }

    #[test]
    fn the_set_up_has_both_armies_whole() {
        let (game, _) = Game::start(GameKind::Triomphe, &json!({}), Seed::from_number(7)).unwrap();
        let set_up = set_up(&game);
        let count = |side: Side| set_up[side].iter().map(|place| place.faces.len()).sum::<usize>();
        assert_eq!(Side::BOTH.map(count), [20, 19]);
    }
}
