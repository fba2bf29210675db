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
use crate::chance::Seed;
use crate::field::board::{ApproachId, Board, LocaleId, Place};
use crate::force::{Arm, Face, PerSide, Side, Token};
use crate::roads::traffic::Traffic;

/// A piece, by its place in the state's table. Internal: it may say something
/// about the face and so never leaves the engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PieceId(pub(super) u8);

/// A piece.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "four independent marks on a block")]
pub(crate) struct Piece {
    pub side: Side,
    pub face: Face,
    /// Changed only by [`State::put`], which keeps the counts.
    place: Place,
    pub token: Token,
    /// Took part in an action this turn.
    pub done: bool,
    /// Changed only by [`State::set_disorganized`], which keeps the counts.
    disorganized: bool,
    /// Face-up for both players now.
    pub face_up: bool,
    /// The face the opponent last saw on the block with this token.
    pub shown: Option<Face>,
    /// What it has been doing, if it is artillery.
    pub guns: Guns,
}

impl Piece {
    pub(super) fn new(side: Side, face: Face, token: Token) -> Piece {
        Piece {
            side,
            face,
            place: Place::Eliminated,
            token,
            done: false,
            disorganized: false,
            face_up: false,
            shown: None,
            guns: Guns::default(),
        }
    }

    pub fn place(&self) -> Place {
        self.place
    }

    pub fn disorganized(&self) -> bool {
        self.disorganized
    }

    pub fn is(&self, arm: Arm) -> bool {
        self.face.arm == arm
    }
}

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
    pieces: Vec<Piece>,
    /// Blocks in each locale, by side.
    occupants: PerSide<Vec<u8>>,
    /// Disorganized blocks in each locale.
    disorganized: Vec<u8>,
    /// Blocks in each approach.
    blockers: Vec<u8>,
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
        let (locales, approaches) = (board.locales().len(), board.approaches().len());
        State {
            board,
            marengo,
            seed,
            round: 1,
            active: AUSTRIA,
            commands: data::COMMANDS,
            pieces: Vec::new(),
            occupants: PerSide { red: vec![0; locales], blue: vec![0; locales] },
            disorganized: vec![0; locales],
            blockers: vec![0; approaches],
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
        let id = PieceId(u8::try_from(self.pieces.len()).expect("armies are far smaller than 256"));
        self.pieces.push(piece);
        self.put(id, place);
        id
    }

    /// Moves a piece, and keeps every count that hangs on it.
    pub(super) fn put(&mut self, id: PieceId, place: Place) {
        let &Piece { side, place: from, disorganized, .. } = self.piece(id);
        if let Some(locale) = self.board.locale_of(from) {
            self.occupants[side][locale.index()] -= 1;
            self.disorganized[locale.index()] -= u8::from(disorganized);
        }
        if let Place::Approach(approach) = from {
            self.blockers[approach.index()] -= 1;
        }
        if let Some(locale) = self.board.locale_of(place) {
            self.occupants[side][locale.index()] += 1;
            self.disorganized[locale.index()] += u8::from(disorganized);
            if self.board.locale_of(from) != Some(locale) {
                self.last_entered[locale.index()] = Some(side);
            }
        }
        if let Place::Approach(approach) = place {
            self.blockers[approach.index()] += 1;
        }
        self.piece_mut(id).place = place;
    }

    /// Makes a piece organized or disorganized (rule 14).
    pub(super) fn set_disorganized(&mut self, id: PieceId, disorganized: bool) {
        let before = std::mem::replace(&mut self.piece_mut(id).disorganized, disorganized);
        if let Some(locale) = self.board.locale_of(self.piece(id).place) {
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
        &self.pieces[usize::from(id.0)]
    }

    pub(super) fn piece_mut(&mut self, id: PieceId) -> &mut Piece {
        &mut self.pieces[usize::from(id.0)]
    }

    /// All pieces that were ever in the game, eliminated ones included.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        (0..).map(PieceId).zip(&self.pieces)
    }

    /// The pieces of one army that are not eliminated.
    pub(super) fn army(&self, side: Side) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.pieces().filter(move |(_, piece)| piece.side == side && piece.place != Place::Eliminated)
    }

    /// The pieces in one place.
    pub(super) fn at(&self, place: Place) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.pieces().filter(move |(_, piece)| piece.place == place)
    }

    /// The pieces of one army anywhere in a locale.
    pub(super) fn within(&self, locale: LocaleId, side: Side) -> impl Iterator<Item = (PieceId, &Piece)> {
        self.army(side).filter(move |(_, piece)| self.board.locale_of(piece.place) == Some(locale))
    }

    /// How many blocks an army has in a locale.
    pub(super) fn count(&self, side: Side, locale: LocaleId) -> u8 {
        self.occupants[side][locale.index()]
    }

    /// Whether an army occupies a locale (rule 3).
    pub(super) fn occupies(&self, side: Side, locale: LocaleId) -> bool {
        self.count(side, locale) > 0
    }

    /// How many more blocks of an army fit into a locale (rule 3).
    pub(super) fn room(&self, side: Side, locale: LocaleId) -> u8 {
        self.board.locale(locale).capacity.saturating_sub(self.count(side, locale))
    }

    /// How many blocks are in an approach.
    pub(super) fn blocking(&self, approach: ApproachId) -> u8 {
        self.blockers[approach.index()]
    }

    /// Whether an approach is fully blocked (rule 3).
    pub(super) fn fully_blocked(&self, approach: ApproachId) -> bool {
        self.blocking(approach) >= self.board.approach(approach).width.need()
    }

    /// The piece of this army that carries a token.
    pub(super) fn own(&self, side: Side, token: Token) -> Result<PieceId, Refusal> {
        let named = |(_, piece): &(PieceId, &Piece)| piece.token == token && piece.place != Place::Eliminated;
        let (id, piece) = self.pieces().find(named).ok_or(Refusal::UnknownPiece)?;
        if piece.side == side { Ok(id) } else { Err(Refusal::NotYours) }
    }

    /// One to three different pieces of this army, in one position, none of them
    /// done (rule 6); and that position.
    pub(super) fn group(&self, side: Side, tokens: &[Token]) -> Result<(Vec<PieceId>, Place), Refusal> {
        let (ids, place) = self.together(side, tokens)?;
        if ids.iter().any(|&id| self.piece(id).done) {
            return Err(Refusal::Done);
        }
        Ok((ids, place))
    }

    /// One to three different pieces of this army in one position.
    pub(super) fn together(&self, side: Side, tokens: &[Token]) -> Result<(Vec<PieceId>, Place), Refusal> {
        let ids = self.distinct(side, tokens, data::PIECES_IN_ACTION)?;
        let place = self.piece(*ids.first().ok_or(Refusal::NoPieces)?).place;
        if ids.iter().any(|&id| self.piece(id).place != place) {
            return Err(Refusal::NotTogether);
        }
        Ok((ids, place))
    }

    /// Different pieces of this army, no more than `most`.
    pub(super) fn distinct(
        &self,
        side: Side,
        tokens: &[Token],
        most: usize,
    ) -> Result<Vec<PieceId>, Refusal> {
        if tokens.len() > most {
            return Err(Refusal::TooManyPieces);
        }
        let mut ids = Vec::with_capacity(tokens.len());
        for &token in tokens {
            let id = self.own(side, token)?;
            if ids.contains(&id) {
                return Err(Refusal::NamedTwice);
            }
            ids.push(id);
        }
        Ok(ids)
    }

    /// The tokens of some pieces, sorted.
    pub(super) fn tokens<'a>(&self, ids: impl IntoIterator<Item = &'a PieceId>) -> Vec<Token> {
        let mut tokens: Vec<Token> = ids.into_iter().map(|&id| self.piece(id).token).collect();
        tokens.sort_unstable();
        tokens
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
