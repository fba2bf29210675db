//! The field that block games are fought on: locales with their approaches, the roads over them,
//! the names of places, and how all of it is drawn. It knows no game; each game has a field of its
//! own in `engine/data`.

pub mod board;
pub mod drawing;
pub mod place;

use std::sync::{Arc, OnceLock};

use self::board::Board;
use self::drawing::map::map_svg;
use self::drawing::palette::Ink;
use self::drawing::{DrawingError, Mark, Plan};

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
    /// A field of a board, the JSON text of its drawing, and what its game has marked on it.
    ///
    /// # Errors
    ///
    /// When the text is not what its reader expects, or does not fit the board.
    pub fn new(board: impl Into<Arc<Board>>, drawing: &str, marks: Vec<Mark>) -> Result<Field, DrawingError> {
        let board = board.into();
        let plan = Plan::from_json(&board, drawing, marks)?;
        Ok(Field { board, plan, page_map: OnceLock::new() })
    }

    /// The still picture of the field for a page, see [`map_svg`].
    pub fn page_map(&self) -> &str {
        self.page_map.get_or_init(|| map_svg(&self.plan, Ink::Page))
    }
}
