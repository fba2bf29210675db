//! The field that block games are fought on: locales with their approaches, the roads over them,
//! the names of places, and how all of it is drawn. It knows no game; each game has a field of its
//! own in `engine/data`.

pub mod board;
pub mod drawing;
pub mod place;

use std::sync::{Arc, OnceLock};

use self::board::{Board, BoardError};
use self::drawing::map::map_svg;
use self::drawing::palette::Ink;
use self::drawing::{DrawingError, Plan};

/// The field of one game: the board its rules ask, and the plan that draws it.
#[derive(Debug)]
pub struct Field {
    /// As the rules see it.
    pub board: Arc<Board>,
    /// As it is drawn.
    pub plan: Plan,
    page_map: OnceLock<String>,
}

impl Field {
    /// Reads a field from the JSON texts of its board and of its drawing.
    ///
    /// # Errors
    ///
    /// When one of the texts is not what its reader expects, or the two do not fit together.
    pub fn from_json(board: &str, drawing: &str) -> Result<Field, FieldError> {
        let board = Board::from_json(board)?;
        let plan = Plan::from_json(&board, drawing)?;
        Ok(Field { board: Arc::new(board), plan, page_map: OnceLock::new() })
    }

    /// The still picture of the field for a page, see [`map_svg`].
    pub fn page_map(&self) -> &str {
        self.page_map.get_or_init(|| map_svg(&self.plan, Ink::Page))
    }
}

/// Why a field cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum FieldError {
    /// The board.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// The drawing.
    #[error(transparent)]
    Drawing(#[from] DrawingError),
}
