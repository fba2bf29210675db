//! The board in a mail, as its reader may see it.

use estafette_engine::game::Rules;
use estafette_engine::secrecy::Seat;
use estafette_picture::{Frame, Picture as Drawing, Plate, png, svg};
use estafette_prose::Words;
use estafette_protocol::live::Position;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::since::since_decided;
use crate::mails::sending::Picture;
use crate::map_words::map_words;

/// How wide it is, in pixels.
const WIDTH: u32 = 960;
/// How wide mails show it at most, in css pixels.
const SHOWN: f64 = 600.0;
/// How much wider than high.
const RATIO: f64 = 600.0 / 440.0;

/// The part of the board where something is to be decided and where something happened
/// since the reader last decided. A mail goes without where it cannot be drawn.
///
/// As many are drawn at a time as there are permits.
pub async fn board_picture(
    permits: &Semaphore,
    rules: &dyn Rules,
    words: Words,
    position: &Position,
    seat: Seat,
) -> Option<Picture> {
    let since = since_decided(&position.log, seat).map(|entry| &entry.happened);
    let plate = Plate::of(rules, &position.snapshot, since)?;
    let _permit = permits.acquire().await.ok()?;
    let drawn = spawn_blocking(move || draw(&words, &plate)).await;
    drawn.inspect_err(|_| tracing::error!("the picture of a mail could not be drawn")).ok().flatten()
}

fn draw(words: &Words, plate: &Plate) -> Option<Picture> {
    let frame = Frame::around(plate, RATIO);
    let words = map_words(words);
    let drawing = svg(plate, &Drawing { frame, shown: SHOWN, words: &words, ..Drawing::default() });
    png(&drawing, WIDTH).ok().map(|png| Picture { png })
}
