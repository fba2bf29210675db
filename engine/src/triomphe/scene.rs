//! What a view shows, in words that every game shares.

use super::data;
use super::telling::telling;
use super::view::{BombardmentStage, SeenFace, SeenPiece, View};
use crate::field::board::Place;
use crate::field::drawing::{Spot, place_blocks};
use crate::field::place::PlaceName;
use crate::force::{Face, PerSide, Side};
use crate::scene::{Block, Knowledge, KnownFace, Scene, Sign};

/// What a view shows.
pub(super) fn scene(view: &View) -> Scene {
    let standing = standing(view);
    let decision = serde_json::to_value(view.decision).unwrap_or_default();
    let threat = telling().threatened(&decision).map(|defense| Sign::Threat { side: view.active, defense });
    let shots = standing.iter().filter_map(|(piece, spot)| shot(piece, spot));
    let assault = view.assault.as_ref();
    let assault = assault.map(|assault| Sign::Assault { side: assault.side, across: assault.across });
    Scene {
        signs: committed(view).chain(threat).chain(shots).chain(assault).collect(),
        blocks: standing.iter().map(|(piece, spot)| block(piece, *spot)).collect(),
        flags: Vec::new(),
        morale: PerSide { red: view.morale.red.level, blue: view.morale.blue.level },
        attention: telling().attention(&decision),
    }
}

/// The pieces of a view, each with where it is drawn.
fn standing(view: &View) -> Vec<(&SeenPiece, Spot)> {
    let field = data::field();
    let named = view.pieces.iter().filter_map(|piece| Some((piece, field.board.place_named(piece.at)?)));
    let (pieces, places): (Vec<&SeenPiece>, Vec<Place>) = named.unzip();
    pieces.into_iter().zip(place_blocks(&field.board, &field.plan.drawing, &places)).collect()
}

fn block(piece: &SeenPiece, spot: Spot) -> Block {
    let known = |Face { arm, strength }, by| Some(KnownFace { arm, strength, guard: false, by });
    let face = match piece.face {
        SeenFace::Own { face, .. } => known(face, Knowledge::Own),
        SeenFace::Open { face } => known(face, Knowledge::Open),
        SeenFace::LastSeen { face } => known(face, Knowledge::LastSeen),
        SeenFace::Hidden => None,
    };
    let SeenPiece { token, side, at, done, disorganized: broken, .. } = *piece;
    Block { token, side, at, spot, face, done, broken }
}

/// Morale committed to locales (rule 18).
fn committed(view: &View) -> impl Iterator<Item = Sign> {
    Side::BOTH.into_iter().flat_map(|side| {
        let piles = view.morale[side].committed.iter();
        piles.map(move |pile| Sign::Tokens { side, locale: pile.locale, count: pile.tokens })
    })
}

/// The bombardment of a gun (rule 10).
fn shot(piece: &SeenPiece, spot: &Spot) -> Option<Sign> {
    let fallen = piece.bombardment? == BombardmentStage::Completed;
    let PlaceName::Approach(across) = piece.at else { return None };
    Some(Sign::Shot { side: piece.side, from: [spot.x, spot.y], across, fallen })
}
