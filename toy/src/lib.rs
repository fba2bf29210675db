//! The ford: a made-up game by which everything that hosts games is tried.
//!
//! Two camps, a ford between them. Each side has three blocks of strength 1 to 3, whose faces it
//! alone knows. In each of three rounds both sides are asked at once, and in secret, which block goes
//! to the ford, if any; whoever has answered may think again until the other side has answered too,
//! and nobody hears of it. When both have answered, blocks that meet show their faces: the stronger one
//! wins the round and the weaker one is lost; of two equal ones nobody wins. A block that meets nobody
//! wins the round unseen. Whoever has been at the ford goes there no more. Most rounds won is victory,
//! by two or more a decisive one; otherwise Red has held the ford.
//!
//! In pairs each side has two players, each with three blocks of their own, whose faces and whose
//! answers are a secret from the other one too. Both may send a block; their strengths add up. With a
//! choice of banks the first player of Red chooses a bank before the blocks are dealt, and the sides
//! change seats when it is the other one.
//!
//! Nothing outside this crate knows the game but its own table, [`GAMES`].

mod order;
mod rules;
mod state;
#[cfg(test)]
mod tests;
mod view;

use estafette_engine::game::RulesOf;
use estafette_engine::games::Games;

pub use order::{Event, Options, Order, Refusal, SetUpRefusal};
pub use state::State;
pub use view::View;

/// The rules, as a table of games has them.
pub static RULES: RulesOf<State> = RulesOf::new();

/// A table with this game alone.
pub const GAMES: Games = Games(&[&RULES]);
