//! How long pictures take: `cargo bench -p estafette-picture`. Their sizes are
//! printed first.

#[path = "../tests/support/mod.rs"]
mod support;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
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
    let view = game.state.view(Viewer::France);
    let around = Frame::around(&view, &since, 600.0 / 440.0);
    for (name, frame) in [("field", Frame::Field), ("window", around)] {
        let picture = Picture { frame, since: &since, ..Picture::default() };
        let drawn = svg(&view, &picture);
        let bytes = png(&drawn, 960).expect("the picture can be made");
        println!("{name}: drawing {} KB, png {} KB", drawn.len() / 1024, bytes.len() / 1024);
        criterion.bench_function(&format!("svg of the {name}"), |bench| {
            bench.iter(|| svg(black_box(&view), &picture));
        });
        criterion.bench_function(&format!("png of the {name}"), |bench| {
            bench.iter(|| png(black_box(&drawn), 960));
        });
    }
}

criterion_group! {
    name = pictures;
    config = Criterion::default().sample_size(20);
    targets = benches
}
criterion_main!(pictures);
