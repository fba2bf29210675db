//! The full state of a game. It never leaves the server.

use std::sync::Arc;

use super::AUSTRIA;
use super::agenda::Task;
use super::bids::Bids;
use super::continuation::Finished;
use super::data;
use super::ground::Ground;
use super::morale::Morale;
use super::options::Options;
use super::refusal::Refusal;
use super::view::{Acted, Losses, Outcome};
use crate::blocks::{self, Blocks, PieceId};
use crate::chance::Seed;
use crate::field::board::{ApproachId, Board, LocaleId, Place};
use crate::force::{PerSide, Side, Token};
use crate::roads::traffic::Traffic;

/// What this game says of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Marks {
    /// What it has done this turn.
    pub acted: Option<Acted>,
    /// A French piece that was not activated yet (6).
    pub inactive: bool,
    /// The approach from which it has declared a bombardment (8).
    pub declared: Option<ApproachId>,
    /// Declared or made a bombardment in its owner's last turn, or in this one.
    pub bombarded: bool,
}

/// A piece of this game.
pub(crate) type Piece = blocks::Piece<Marks>;

/// An assault that was fought this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fought {
    /// The attack approach.
    pub approach: ApproachId,
    /// Whether the attacker won.
    pub won: bool,
}

/// What happened earlier this turn, as far as it restricts what can follow.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct TurnLog {
    /// Crossings used by road moves.
    pub traffic: Traffic,
    /// Whether anything has moved, so that there are no more assaults.
    pub moves_begun: bool,
    /// Whether the pontoon bridge was used.
    pub pontoon_used: bool,
    /// The assaults.
    pub assaults: Vec<Fought>,
}

/// A game.
#[derive(Clone)]
pub struct State {
    pub(super) board: Arc<Board>,
    pub(super) ground: Arc<Ground>,
    pub(super) options: Options,
    pub(super) seed: Seed,
    pub(super) bids: Bids,
    pub(super) round: u8,
    pub(super) active: Side,
    pub(super) commands: u8,
    pub(super) blocks: Blocks<Marks>,
    pub(super) morale: PerSide<Morale>,
    /// Whether the gain for a demoralized enemy was given (12).
    pub(super) bonus_given: bool,
    pub(super) losses: PerSide<Losses>,
    /// Whether an Austrian was ever in a French set-up locale (6).
    pub(super) set_up_entered: bool,
    pub(super) turn: TurnLog,
    /// The action just finished, as long as it can be continued.
    pub(super) finished: Option<Finished>,
    /// What is still to do, the next thing last.
    pub(super) agenda: Vec<Task>,
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// An empty board before the first turn.
    pub(super) fn empty(board: Arc<Board>, ground: Arc<Ground>, options: Options, seed: Seed) -> State {
        let start = data::forces().morale_at_start;
        State {
            blocks: Blocks::none(Arc::clone(&board)),
            board,
            ground,
            options,
            seed,
            bids: Bids::default(),
            round: 1,
            active: AUSTRIA,
            commands: data::COMMANDS,
            morale: PerSide { red: Morale::new(start.red), blue: Morale::new(start.blue) },
            bonus_given: false,
            losses: PerSide::default(),
            set_up_entered: false,
            turn: TurnLog::default(),
            finished: None,
            agenda: Vec::new(),
            outcome: None,
        }
    }

    /// Brings a piece into the game.
    pub(super) fn add(&mut self, piece: Piece, place: Place) -> PieceId {
        let side = piece.side;
        self.note_entry(side, self.board.locale_of(place));
        self.blocks.add(piece, place)
    }

    /// Moves a piece.
    pub(super) fn put(&mut self, id: PieceId, place: Place) {
        self.blocks.put(id, place);
        self.note_entry(self.piece(id).side, self.board.locale_of(place));
    }

    /// Notes that somebody is in a locale, if only in passing (Q6).
    pub(super) fn note_entry(&mut self, side: Side, locale: Option<LocaleId>) {
        self.set_up_entered |=
            side == AUSTRIA && locale.is_some_and(|locale| self.ground.french_setup(locale) > 0);
    }

    pub(crate) fn piece(&self, id: PieceId) -> &Piece {
        self.blocks.piece(id)
    }

    pub(super) fn piece_mut(&mut self, id: PieceId) -> &mut Piece {
        self.blocks.piece_mut(id)
    }

    /// The pieces in one place, in public order.
    pub(super) fn standing_at(&self, place: Place) -> Vec<PieceId> {
        self.blocks.in_public_order(self.blocks.at(place).map(|(id, _)| id))
    }

    /// Whether the enemy of an army occupies a locale.
    pub(super) fn enemy_in(&self, side: Side, locale: LocaleId) -> bool {
        self.blocks.occupies(side.opponent(), locale)
    }

    /// One name for both sides of a pair.
    pub(super) fn pair(&self, approach: ApproachId) -> ApproachId {
        approach.min(self.board.approach(approach).opposite)
    }

    /// Whether a pair is closed to the active side after a lost assault (10.5).
    pub(super) fn closed(&self, approach: ApproachId) -> bool {
        let pair = self.pair(approach);
        self.turn.assaults.iter().any(|fought| !fought.won && self.pair(fought.approach) == pair)
    }

    /// Whether a locale was captured by the active side this turn (10.5).
    pub(super) fn captured(&self, locale: LocaleId) -> bool {
        let into = |fought: &Fought| self.board.approach(fought.approach).towards;
        self.turn.assaults.iter().any(|fought| fought.won && into(fought) == locale)
    }

    /// Whether so many pieces of the active side can come to a locale without enemies.
    pub(super) fn check_entry(&self, locale: LocaleId, count: usize) -> Result<(), Refusal> {
        if self.captured(locale) {
            Err(Refusal::Captured)
        } else if count > usize::from(self.blocks.room(self.active, locale)) {
            Err(Refusal::NoRoom)
        } else {
            Ok(())
        }
    }

    /// Refuses an order that costs more commands than are left (5).
    pub(super) fn affordable(&self, cost: u8) -> Result<(), Refusal> {
        if cost > self.commands { Err(Refusal::NotEnoughCommands) } else { Ok(()) }
    }

    /// Refuses a piece that has done something this turn, or is inactive (5, 6).
    pub(super) fn check_fresh(&self, id: PieceId) -> Result<(), Refusal> {
        let marks = self.piece(id).marks;
        match marks.acted {
            Some(Acted::Moved) => Err(Refusal::Moved),
            Some(Acted::Assaulted) => Err(Refusal::Assaulted),
            Some(Acted::Fired) => Err(Refusal::Fired),
            None if marks.inactive => Err(Refusal::Inactive),
            None => Ok(()),
        }
    }

    /// Fresh pieces in one position, and that position.
    pub(super) fn group(&self, side: Side, tokens: &[Token]) -> Result<(Vec<PieceId>, Place), Refusal> {
        let (ids, place) = self.blocks.together(side, tokens, usize::MAX)?;
        for &id in &ids {
            self.check_fresh(id)?;
        }
        Ok((ids, place))
    }

    /// Which army a seat leads: its own, unless a bid has exchanged them.
    #[must_use]
    pub fn army_of(&self, seat: Side) -> Side {
        if self.bids.exchanged { seat.opponent() } else { seat }
    }

    /// The board this game is played on.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The round, 1 to 16.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whose turn it is.
    #[must_use]
    pub fn active(&self) -> Side {
        self.active
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}

/// A state is never printed: it holds hidden faces.
impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "State(round {}, {} to move, faces hidden)", self.round, self.active)
    }
}
