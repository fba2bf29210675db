//! Plays a game between random players and draws it for both of them, to look at.
//!
//! `cargo run -p estafette-picture --example draw -- FOLDER ORDERS [GAME]`
//!
//! writes to FOLDER what Austria and France see after so many orders of the game of
//! that number: the field in all themes, and a window about what the last turn brought.

#[path = "../tests/picture/support.rs"]
mod support;

use std::path::Path;

use estafette_engine::force::Side;
use estafette_engine::secrecy::Viewer;
use estafette_picture::{Frame, Picture, Theme, png, svg};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let folder = Path::new(arguments.first().map_or("pictures", String::as_str));
    let number = |nth: usize, default: u64| arguments.get(nth).map_or(Ok(default), |text| text.parse());
    let mut game = support::Game::start(number(2, 1)?);
    let mut since = Vec::new();
    for _ in 0..number(1, 60)? {
        let Some(events) = game.step() else { break };
        since.extend(events);
        if let Some(began) = since.iter().rposition(|event| event["event"] == "turn_began") {
            // The turn before, and what there is of this one.
            let before = since[..began].iter().rposition(|event| event["event"] == "turn_began");
            since.drain(..before.unwrap_or(0));
        }
    }
    std::fs::create_dir_all(folder)?;
    for viewer in [Viewer::from(Side::Red), Viewer::from(Side::Blue)] {
        let plate = support::plate(&game.state.view(viewer), since.clone());
        let around = Frame::around(&plate, 600.0 / 440.0);
        for (what, theme, frame) in [
            ("light", Theme::Light, Frame::Field),
            ("dark", Theme::Dark, Frame::Field),
            ("contrast", Theme::Contrast, Frame::Field),
            ("mail", Theme::Light, around),
            ("mail-dark", Theme::Dark, around),
        ] {
            let whole = frame == Frame::Field;
            let picture =
                Picture { theme, frame, shown: if whole { 960.0 } else { 600.0 }, ..Picture::default() };
            let drawn = svg(&plate, &picture);
            let bytes = png(&drawn, 960)?;
            let name = format!("{viewer:?}-{what}").to_lowercase();
            println!("{name}: {} KB, drawing {} KB", bytes.len() / 1024, drawn.len() / 1024);
            std::fs::write(folder.join(format!("{name}.svg")), drawn)?;
            std::fs::write(folder.join(format!("{name}.png")), bytes)?;
        }
    }
    Ok(())
}
