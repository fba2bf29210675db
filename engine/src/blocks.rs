//! The blocks of a game and where they stand, with the counts that rules ask most.
//!
//! What else a game says of a block is its own: the marks.

use std::sync::Arc;

use crate::field::board::{ApproachId, Board, LocaleId, Place};
use crate::force::{Arm, Face, PerSide, Side, Token};

/// A piece, by its place in the table. Internal: it may say something about the face and so never
/// leaves the engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PieceId(u8);

/// A piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Piece<M> {
    pub side: Side,
    pub face: Face,
    /// Changed only by [`Blocks::put`], which keeps the counts.
    place: Place,
    pub token: Token,
    /// Face-up for both players now.
    pub face_up: bool,
    /// The face the opponent last saw on the block with this token.
    pub shown: Option<Face>,
    /// What a game says of it besides.
    pub marks: M,
}

impl<M: Default> Piece<M> {
    /// A piece that is nowhere yet.
    pub fn new(side: Side, face: Face, token: Token) -> Piece<M> {
        let marks = M::default();
        Piece { side, face, place: Place::Eliminated, token, face_up: false, shown: None, marks }
    }
}

impl<M> Piece<M> {
    pub fn place(&self) -> Place {
        self.place
    }

    pub fn is(&self, arm: Arm) -> bool {
        self.face.arm == arm
    }
}

/// Why blocks that are named cannot be meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Misnamed {
    /// No block carries the token.
    Unknown,
    /// It is the enemy's.
    NotYours,
    /// It is named twice.
    Twice,
    /// More are named than may be.
    TooMany,
    /// Nothing is named.
    Nothing,
    /// They do not stand in one position.
    NotTogether,
}

/// All blocks that were ever in a game, and where they stand.
#[derive(Clone)]
pub(crate) struct Blocks<M> {
    board: Arc<Board>,
    pieces: Vec<Piece<M>>,
    /// Blocks in each locale, by side.
    occupants: PerSide<Vec<u8>>,
    /// Blocks in each approach.
    blockers: Vec<u8>,
}

impl<M> Blocks<M> {
    /// No blocks on an empty board.
    pub fn none(board: Arc<Board>) -> Blocks<M> {
        let (locales, approaches) = (board.locales().len(), board.approaches().len());
        Blocks {
            board,
            pieces: Vec::new(),
            occupants: PerSide { red: vec![0; locales], blue: vec![0; locales] },
            blockers: vec![0; approaches],
        }
    }

    /// Brings a piece into the game.
    pub fn add(&mut self, piece: Piece<M>, place: Place) -> PieceId {
        let id = PieceId(u8::try_from(self.pieces.len()).expect("armies are far smaller than 256"));
        self.pieces.push(piece);
        self.put(id, place);
        id
    }

    /// Moves a piece, and keeps every count that hangs on it. Gives where it stood.
    pub fn put(&mut self, id: PieceId, place: Place) -> Place {
        let &Piece { side, place: from, .. } = self.piece(id);
        if let Some(locale) = self.board.locale_of(from) {
            self.occupants[side][locale.index()] -= 1;
        }
        if let Place::Approach(approach) = from {
            self.blockers[approach.index()] -= 1;
        }
        if let Some(locale) = self.board.locale_of(place) {
            self.occupants[side][locale.index()] += 1;
        }
        if let Place::Approach(approach) = place {
            self.blockers[approach.index()] += 1;
        }
        self.piece_mut(id).place = place;
        from
    }

    pub fn piece(&self, id: PieceId) -> &Piece<M> {
        &self.pieces[usize::from(id.0)]
    }

    pub fn piece_mut(&mut self, id: PieceId) -> &mut Piece<M> {
        &mut self.pieces[usize::from(id.0)]
    }

    /// All pieces that were ever in the game, eliminated ones included.
    pub fn pieces(&self) -> impl Iterator<Item = (PieceId, &Piece<M>)> {
        (0..).map(PieceId).zip(&self.pieces)
    }

    /// The pieces of one army that are not eliminated.
    pub fn army(&self, side: Side) -> impl Iterator<Item = (PieceId, &Piece<M>)> {
        self.pieces().filter(move |(_, piece)| piece.side == side && piece.place != Place::Eliminated)
    }

    /// The pieces in one place.
    pub fn at(&self, place: Place) -> impl Iterator<Item = (PieceId, &Piece<M>)> {
        self.pieces().filter(move |(_, piece)| piece.place == place)
    }

    /// The pieces of one army anywhere in a locale.
    pub fn within(&self, locale: LocaleId, side: Side) -> impl Iterator<Item = (PieceId, &Piece<M>)> {
        self.army(side).filter(move |(_, piece)| self.board.locale_of(piece.place) == Some(locale))
    }

    /// How many blocks an army has in a locale.
    pub fn count(&self, side: Side, locale: LocaleId) -> u8 {
        self.occupants[side][locale.index()]
    }

    /// Whether an army occupies a locale.
    pub fn occupies(&self, side: Side, locale: LocaleId) -> bool {
        self.count(side, locale) > 0
    }

    /// How many more blocks of an army fit into a locale.
    pub fn room(&self, side: Side, locale: LocaleId) -> u8 {
        self.board.locale(locale).capacity.saturating_sub(self.count(side, locale))
    }

    /// How many blocks are in an approach.
    pub fn blocking(&self, approach: ApproachId) -> u8 {
        self.blockers[approach.index()]
    }

    /// Whether a piece is still in the game.
    pub fn survives(&self, id: PieceId) -> bool {
        self.piece(id).place != Place::Eliminated
    }

    /// The piece of this army that carries a token.
    pub fn own(&self, side: Side, token: Token) -> Result<PieceId, Misnamed> {
        let named =
            |(_, piece): &(PieceId, &Piece<M>)| piece.token == token && piece.place != Place::Eliminated;
        let (id, piece) = self.pieces().find(named).ok_or(Misnamed::Unknown)?;
        if piece.side == side { Ok(id) } else { Err(Misnamed::NotYours) }
    }

    /// Different pieces of this army, no more than `most`.
    pub fn distinct(&self, side: Side, tokens: &[Token], most: usize) -> Result<Vec<PieceId>, Misnamed> {
        if tokens.len() > most {
            return Err(Misnamed::TooMany);
        }
        let mut ids = Vec::with_capacity(tokens.len());
        for &token in tokens {
            let id = self.own(side, token)?;
            if ids.contains(&id) {
                return Err(Misnamed::Twice);
            }
            ids.push(id);
        }
        Ok(ids)
    }

    /// Different pieces of this army in one position, at least one and no more than `most`; and that
    /// position.
    pub fn together(
        &self,
        side: Side,
        tokens: &[Token],
        most: usize,
    ) -> Result<(Vec<PieceId>, Place), Misnamed> {
        let ids = self.distinct(side, tokens, most)?;
        let place = self.piece(*ids.first().ok_or(Misnamed::Nothing)?).place;
        if ids.iter().any(|&id| self.piece(id).place != place) {
            return Err(Misnamed::NotTogether);
        }
        Ok((ids, place))
    }

    /// The tokens of some pieces, sorted.
    pub fn tokens<'a>(&self, ids: impl IntoIterator<Item = &'a PieceId>) -> Vec<Token> {
        let mut tokens: Vec<Token> = ids.into_iter().map(|&id| self.piece(id).token).collect();
        tokens.sort_unstable();
        tokens
    }

    /// Pieces by place and token, so that nothing tells of their order in the table.
    pub fn in_public_order(&self, ids: impl IntoIterator<Item = PieceId>) -> Vec<PieceId> {
        let mut ids: Vec<_> = ids.into_iter().collect();
        ids.sort_unstable_by_key(|&id| (self.piece(id).place, self.piece(id).token));
        ids
    }
}
