//! What only one game understands, under the names that the page has for it. The page passes these on
//! unread, or reads fields of them by what a game's file of sentences says; only the page's folder of a
//! game takes them for the game's own types.

use ts_rs::TS;

/// A position as a viewer sees it.
#[derive(TS)]
#[ts(type = "Readonly<Record<string, unknown>>")]
pub struct GameView;

/// What is asked of a seat.
#[derive(TS)]
#[ts(type = "Readonly<Record<string, unknown>>")]
pub struct GameDecision;

/// Something that happened.
#[derive(TS)]
#[ts(type = "Readonly<Record<string, unknown>>")]
pub struct GameEvent;

/// What a player can say.
#[derive(TS)]
#[ts(type = "Readonly<Record<string, unknown>>")]
pub struct GameOrder;

/// What can be chosen before a game starts.
#[derive(TS)]
#[ts(type = "object")]
pub struct GameOptions;

/// The game in figures at a moment.
#[derive(TS)]
#[ts(type = "Readonly<Record<string, unknown>>")]
pub struct GameFigures;

/// What a side may conclude of the other's blocks.
#[derive(TS)]
#[ts(type = "Readonly<Record<string, unknown>>")]
pub struct GameSheet;

/// Which faces of a side stand where at the start.
#[derive(TS)]
#[ts(type = "unknown")]
pub struct GameMuster;
