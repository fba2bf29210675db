//! Builds views (4). Nothing here takes the state and removes fields: every line copies in something
//! the viewer may know.

use super::state::{Fought, Piece, State};
use super::view::{SeenFace, SeenMorale, SeenPiece, View};
use crate::blocks::PieceId;
use crate::field::board::Place;
use crate::force::{PerSide, Side};
use crate::secrecy::Viewer;

impl State {
    /// The game as a viewer may see it.
    #[must_use]
    pub fn view_of(&self, viewer: Viewer) -> View {
        let army = viewer.side().map(|seat| self.army_of(seat));
        self.view_with(viewer, |piece| seen_face(piece, army))
    }

    /// Every face, as its owner sees it: for everybody once the game is over, for nobody before.
    pub(super) fn whole_truth(&self) -> View {
        self.view_with(Viewer::Spectator, |piece| seen_face(piece, Some(piece.side)))
    }

    fn view_with(&self, viewer: Viewer, face: impl Fn(&Piece) -> SeenFace) -> View {
        let [lost, won] = [false, true].map(|won| {
            let fought = self.turn.assaults.iter().filter(move |fought| fought.won == won);
            fought.map(|&Fought { approach, .. }| self.board.approach(approach).name)
        });
        let morale = |side: Side| {
            let morale = self.morale[side];
            SeenMorale { level: morale.level, demoralized: morale.demoralized }
        };
        View {
            viewer,
            armies: PerSide { red: self.army_of(Side::Red), blue: self.army_of(Side::Blue) },
            round: self.round,
            active: self.active,
            commands: self.commands,
            assaults_over: self.turn.moves_begun,
            decisions: self.decisions(),
            pieces: self.seen_pieces(face),
            morale: PerSide { red: morale(Side::Red), blue: morale(Side::Blue) },
            losses: self.losses,
            reinforcements: self.options.reinforcements,
            set_up_entered: self.set_up_entered,
            traffic: self.turn.traffic.seen(&self.board),
            pontoon_used: self.turn.pontoon_used,
            closed: lost.collect(),
            captured: won.map(|approach| approach.towards).collect(),
            assault: self.seen_assault(),
            outcome: self.outcome,
        }
    }

    fn seen_pieces(&self, face: impl Fn(&Piece) -> SeenFace) -> Vec<SeenPiece> {
        let present = self.blocks.pieces().filter(|(_, piece)| piece.place() != Place::Eliminated);
        let ids = self.blocks.in_public_order(present.map(|(id, _)| id));
        let seen = ids.into_iter().map(|id| self.piece(id));
        seen.map(|piece| self.seen_piece(piece, face(piece))).collect()
    }

    /// A block as its owner sees it, also when it is eliminated.
    pub(super) fn seen_by_owner(&self, id: PieceId) -> SeenPiece {
        let piece = self.piece(id);
        self.seen_piece(piece, seen_face(piece, Some(piece.side)))
    }

    fn seen_piece(&self, piece: &Piece, face: SeenFace) -> SeenPiece {
        SeenPiece {
            token: piece.token,
            side: piece.side,
            at: self.board.place_name(piece.place()),
            face,
            acted: piece.marks.acted,
            inactive: piece.marks.inactive,
            declared: piece.marks.declared.is_some(),
        }
    }
}

/// What is seen of a face by whoever leads an army, or by a spectator of a running game: he sees what
/// both players see, what is face-up, and what the opponent remembers.
fn seen_face(piece: &Piece, army: Option<Side>) -> SeenFace {
    if piece.face_up {
        return SeenFace::Open { face: piece.face };
    }
    if army == Some(piece.side) {
        return SeenFace::Own { face: piece.face, shown: piece.shown };
    }
    match piece.shown {
        Some(face) => SeenFace::LastSeen { face },
        None => SeenFace::Hidden,
    }
}
