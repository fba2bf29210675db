//! Builds views. Nothing here takes the state and removes fields: every line
//! copies in something the viewer may know.

use super::data;
use super::state::{Piece, State};
use super::view::{ComingMorale, CommittedMorale, Morale, SeenFace, SeenPiece, View};
use super::{AUSTRIA, FRANCE};
use crate::blocks::PieceId;
use crate::field::board::Place;
use crate::force::{PerSide, Side};
use crate::secrecy::Viewer;

impl State {
    /// The game as a viewer may see it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        self.view_with(viewer, |piece| seen_face(piece, viewer))
    }

    /// Every face, as its owner sees it: for everybody once the game is over, for nobody
    /// before.
    pub(crate) fn truth(&self) -> View {
        self.view_with(Viewer::Spectator, |piece| seen_face(piece, piece.side.into()))
    }

    fn view_with(&self, viewer: Viewer, face: impl Fn(&Piece) -> SeenFace) -> View {
        View {
            viewer,
            round: self.round,
            active: self.active,
            commands: self.commands,
            decision: self.decision(),
            pieces: self.seen_pieces(face),
            morale: PerSide { red: self.seen_morale(AUSTRIA), blue: self.seen_morale(FRANCE) },
            losses: self.losses,
            traffic: self.turn.traffic.seen(&self.board),
            closed: self.turn.closed.iter().map(|&border| self.board.approach(border).name).collect(),
            assault: self.seen_assault(),
            outcome: self.outcome,
        }
    }

    fn seen_pieces(&self, face: impl Fn(&Piece) -> SeenFace) -> Vec<SeenPiece> {
        let present = self.blocks.pieces().filter(|(_, piece)| piece.place() != Place::Eliminated);
        let mut pieces: Vec<_> = present.map(|(_, piece)| (piece.place(), piece.token, piece)).collect();
        pieces.sort_unstable_by_key(|&(place, token, _)| (place, token));
        pieces.into_iter().map(|(_, _, piece)| self.seen_piece(piece, face(piece))).collect()
    }

    /// A block as its owner sees it, also when it is eliminated.
    pub(super) fn seen_by_owner(&self, id: PieceId) -> SeenPiece {
        let piece = self.piece(id);
        self.seen_piece(piece, seen_face(piece, piece.side.into()))
    }

    fn seen_piece(&self, piece: &Piece, face: SeenFace) -> SeenPiece {
        SeenPiece {
            token: piece.token,
            side: piece.side,
            at: self.board.place_name(piece.place()),
            face,
            done: piece.marks.done,
            disorganized: piece.marks.disorganized(),
            bombardment: piece.marks.guns.stage(),
        }
    }

    fn seen_morale(&self, side: Side) -> Morale {
        let morale = &self.morale[side];
        let committed = morale
            .committed()
            .iter()
            .map(|&(locale, tokens)| CommittedMorale { locale: self.board.locale(locale).number, tokens });
        // Austria's tokens of this round have arrived already, France's only once
        // its turn began.
        let begun = self.active == side || side == AUSTRIA;
        let next = if begun { self.round + 1 } else { self.round };
        let coming = (next..=data::ROUNDS).filter_map(|round| {
            let tokens = data::forces().scheduled_morale(round)[side];
            (tokens > 0).then_some(ComingMorale { round, tokens })
        });
        Morale {
            level: morale.level(),
            uncommitted: morale.uncommitted,
            committed: committed.collect(),
            coming: coming.collect(),
        }
    }
}

/// What a viewer sees of a face. A spectator of a running game sees what both
/// players see: what is face-up, and what the opponent remembers.
fn seen_face(piece: &Piece, viewer: Viewer) -> SeenFace {
    if piece.face_up {
        return SeenFace::Open { face: piece.face };
    }
    if viewer.side() == Some(piece.side) {
        return SeenFace::Own { face: piece.face, shown: piece.shown };
    }
    match piece.shown {
        Some(face) => SeenFace::LastSeen { face },
        None => SeenFace::Hidden,
    }
}
