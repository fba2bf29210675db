//! The board in a mail, as its reader may see it.

use estafette_engine::force::Side;
use estafette_engine::registry::Sight;
use estafette_engine::triomphe::View;
use estafette_picture::{Frame, Picture as Drawing, png, svg};
use estafette_prose::Words;
use estafette_protocol::live::Position;
use serde_json::Value;
use tokio::task::spawn_blocking;

use super::since::since_decided;
use crate::mail::Picture;
use crate::pictures::map_words;

/// How wide it is, in pixels.
const WIDTH: u32 = 960;
/// How wide mails show it at most, in css pixels.
const SHOWN: f64 = 600.0;
/// How much wider than high.
const RATIO: f64 = 600.0 / 440.0;

/// The part of the board where something is to be decided and where something happened
/// since the reader last decided. A mail goes without where it cannot be drawn.
pub async fn board_picture(words: &'static Words, position: &Position, side: Side) -> Option<Picture> {
    let Sight::Triomphe { view, .. } = &position.sight;
    let view = view.clone();
    let since: Vec<Value> =
        since_decided(&position.log, side).flat_map(|entry| entry.happened.events()).collect();
    let drawn = spawn_blocking(move || draw(words, &view, &since)).await;
    drawn.inspect_err(|_| tracing::error!("the picture of a mail could not be drawn")).ok().flatten()
}

fn draw(words: &Words, view: &View, since: &[Value]) -> Option<Picture> {
    let frame = Frame::around(view, since, RATIO);
    let drawing =
        svg(view, &Drawing { frame, shown: SHOWN, since, words: map_words(words), ..Drawing::default() });
    png(&drawing, WIDTH).ok().map(|png| Picture { png })
}
