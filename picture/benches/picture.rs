//! How long pictures take: `cargo bench -p estafette-picture`. Their sizes are
//! printed first.

#[path = "../tests/picture/support.rs"]
mod support;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use estafette_engine::force::Side;
use estafette_engine::secrecy::Viewer;
use estafette_picture::{Frame, Picture, png, svg};

/// Orders into the game: most blocks are on the field.
const ORDERS: u32 = 150;

fn benches(criterion: &mut Criterion) {
    let mut game = support::Game::start(1);
    let mut since = Vec::new();
    for _ in 0..ORDERS {
        since = game.step().expect("the game is longer");
    }
    let plate = support::plate(&game.state.view(Viewer::from(Side::Blue)), since);
    let [mail, preview] =
        [600.0 / 440.0, 1200.0 / 630.0].map(|ratio| Frame::around(&plate, ratio).shaped(&plate, ratio));
    for (name, frame, width) in [
        ("field", Frame::Field, 960),
        ("window", mail, 960),
        ("preview", preview, 1200),
        ("print", Frame::Field, 1600),
    ] {
        let picture = Picture { frame, ..Picture::default() };
        let drawn = svg(&plate, &picture);
        let bytes = png(&drawn, width).expect("the picture can be made");
        println!("{name}: drawing {} KB, png {} KB", drawn.len() / 1024, bytes.len() / 1024);
        criterion.bench_function(&format!("svg of the {name}"), |bench| {
            bench.iter(|| svg(black_box(&plate), &picture));
        });
        criterion.bench_function(&format!("png of the {name}"), |bench| {
            bench.iter(|| png(black_box(&drawn), width));
        });
    }
}

criterion_group! {
    name = pictures;
    config = Criterion::default().sample_size(20);
    targets = benches
}
criterion_main!(pictures);
