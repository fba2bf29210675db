//! The game as one viewer may see it.

use estafette_engine::force::{Side, Token};
use estafette_engine::secrecy::{Lens, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::{Block, Place, State};

/// The game as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; the truth's when everything is seen.
    pub viewer: Lens,
    /// The round, from 1.
    pub round: u8,
    /// How many are played.
    pub rounds: u8,
    /// Rounds won by Red.
    pub won_by_red: u8,
    /// Rounds won by Blue.
    pub won_by_blue: u8,
    /// All blocks.
    pub pieces: Vec<Piece>,
    /// The viewer's own answer, while others have not answered.
    pub chosen: Option<Chosen>,
}

/// A block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// The block.
    pub token: Token,
    /// The side it fights for.
    pub side: Side,
    /// Whose it is.
    pub owner: Seat,
    /// Where it is.
    pub at: Place,
    /// Its strength, for whoever may know it.
    pub strength: Option<u8>,
}

/// An answer that is still secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chosen {
    /// Who goes; nobody when it is nothing.
    pub piece: Option<Token>,
}

impl State {
    /// The game through a lens.
    pub(crate) fn seen_through(&self, lens: Lens) -> View {
        let seat = lens.viewer().and_then(Viewer::seat);
        let knows = |block: &Block| block.shown || lens == Lens::Truth || seat == Some(block.owner);
        let pieces = self.blocks.iter().map(|block| Piece {
            token: block.token,
            side: block.owner.side,
            owner: block.owner,
            at: block.at,
            strength: knows(block).then_some(block.strength),
        });
        View {
            viewer: lens,
            round: self.round,
            rounds: self.options.rounds,
            won_by_red: self.won.red,
            won_by_blue: self.won.blue,
            pieces: pieces.collect(),
            chosen: seat
                .and_then(|seat| self.chosen.get(&seat))
                .map(|answer| Chosen { piece: answer.piece() }),
        }
    }

    /// The game as a viewer may see it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> View {
        self.seen_through(Lens::Viewer(viewer))
    }
}
