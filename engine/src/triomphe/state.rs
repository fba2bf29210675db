//! The full state of a game. It never leaves the server.

use super::AUSTRIA;
use std::sync::Arc;

use super::agenda::Task;
use super::bombardment::Guns;
use super::continuation::Finished;
use super::data;
use super::marengo::Marengo;
use super::morale::Tokens;
use super::refusal::Refusal;
use super::view::{Losses, Outcome};
use crate::blocks::{self, Blocks, PieceId};
use crate::chance::Seed;
use crate::field::board::{ApproachId, Board, LocaleId, Place};
use crate::force::{PerSide, Side, Token};
use crate::roads::traffic::Traffic;

/// What this game says of a piece.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Marks {
    /// Took part in an action this turn.
    pub done: bool,
    /// Changed only by [`State::set_disorganized`], which keeps the counts.
    disorganized: bool,
    /// What it has been doing, if it is artillery.
    pub guns: Guns,
}

impl Marks {
    pub fn disorganized(&self) -> bool {
        self.disorganized
    }
}

/// A piece of this game.
pub(crate) type Piece = blocks::Piece<Marks>;

/// What happened earlier this turn, as far as it restricts what can follow.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct TurnLog {
    /// Crossings used by road marches.
    pub traffic: Traffic,
    /// Borders over which a manoeuvre attack was made, by either approach.
    pub attacked: Vec<ApproachId>,
    /// Locales where French pieces were organized.
    pub organizing: Vec<LocaleId>,
    /// Whether the pontoon bridge was used.
    pub pontoon_used: bool,
    /// Attack approaches from which an assault was lost.
    pub closed: Vec<ApproachId>,
    /// Locales won by assault.
    pub won_by_assault: Vec<LocaleId>,
}

/// A game.
#[derive(Clone)]
pub struct State {
    pub(super) board: Arc<Board>,
    pub(super) marengo: Arc<Marengo>,
    pub(super) seed: Seed,
    pub(super) round: u8,
    pub(super) active: Side,
    pub(super) commands: u8,
    pub(super) blocks: Blocks<Marks>,
    /// Disorganized blocks in each locale.
    disorganized: Vec<u8>,
    /// Which army last entered each locale (rule 18, clean-up 1).
    last_entered: Vec<Option<Side>>,
    pub(super) morale: PerSide<Tokens>,
    pub(super) losses: PerSide<Losses>,
    pub(super) turn: TurnLog,
    /// The action just finished, as long as it can be continued.
    pub(super) finished: Option<Finished>,
    /// What is still to do, the next thing last.
    pub(super) agenda: Vec<Task>,
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// An empty board before the first turn.
    pub(super) fn empty(board: Arc<Board>, marengo: Arc<Marengo>, seed: Seed) -> State {
        let locales = board.locales().len();
        State {
            blocks: Blocks::none(Arc::clone(&board)),
            board,
            marengo,
            seed,
            round: 1,
            active: AUSTRIA,
            commands: data::COMMANDS,
            disorganized: vec![0; locales],
            last_entered: vec![None; locales],
            morale: PerSide::default(),
            losses: PerSide::default(),
            turn: TurnLog::default(),
            finished: None,
            agenda: Vec::new(),
            outcome: None,
        }
    }

    /// Brings a piece into the game.
    pub(super) fn add(&mut self, piece: Piece, place: Place) -> PieceId {
        let id = self.blocks.add(piece, Place::Eliminated);
        self.put(id, place);
        id
    }

    /// Moves a piece, and keeps every count that hangs on it.
    pub(super) fn put(&mut self, id: PieceId, place: Place) {
        let from = self.blocks.put(id, place);
        let piece = self.blocks.piece(id);
        let (side, disorganized) = (piece.side, u8::from(piece.marks.disorganized));
        let (left, entered) = (self.board.locale_of(from), self.board.locale_of(place));
        if let Some(locale) = left {
            self.disorganized[locale.index()] -= disorganized;
        }
        if let Some(locale) = entered {
            self.disorganized[locale.index()] += disorganized;
            if left != entered {
                self.last_entered[locale.index()] = Some(side);
            }
        }
    }

    /// Makes a piece organized or disorganized (rule 14).
    pub(super) fn set_disorganized(&mut self, id: PieceId, disorganized: bool) {
        let before = std::mem::replace(&mut self.piece_mut(id).marks.disorganized, disorganized);
        if let Some(locale) = self.board.locale_of(self.piece(id).place()) {
            let count = &mut self.disorganized[locale.index()];
            *count = *count + u8::from(disorganized) - u8::from(before);
        }
    }

    /// How many blocks in a locale are disorganized (rule 14).
    pub(super) fn disorganized_in(&self, locale: LocaleId) -> u8 {
        self.disorganized[locale.index()]
    }

    /// Notes that a piece passed through a locale.
    pub(super) fn passed_through(&mut self, locale: LocaleId, side: Side) {
        self.last_entered[locale.index()] = Some(side);
    }

    /// The army that last entered a locale.
    pub(super) fn last_entered(&self, locale: LocaleId) -> Option<Side> {
        self.last_entered[locale.index()]
    }

    pub(crate) fn piece(&self, id: PieceId) -> &Piece {
        self.blocks.piece(id)
    }

    pub(super) fn piece_mut(&mut self, id: PieceId) -> &mut Piece {
        self.blocks.piece_mut(id)
    }

    /// Whether an approach is fully blocked (rule 3).
    pub(super) fn fully_blocked(&self, approach: ApproachId) -> bool {
        self.blocks.blocking(approach) >= self.board.approach(approach).width.need()
    }

    /// One to three different pieces of this army, in one position, none of them
    /// done (rule 6); and that position.
    pub(super) fn group(&self, side: Side, tokens: &[Token]) -> Result<(Vec<PieceId>, Place), Refusal> {
        let (ids, place) = self.together(side, tokens)?;
        if ids.iter().any(|&id| self.piece(id).marks.done) {
            return Err(Refusal::Done);
        }
        Ok((ids, place))
    }

    /// One to three different pieces of this army in one position.
    pub(super) fn together(&self, side: Side, tokens: &[Token]) -> Result<(Vec<PieceId>, Place), Refusal> {
        Ok(self.blocks.together(side, tokens, data::PIECES_IN_ACTION)?)
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
