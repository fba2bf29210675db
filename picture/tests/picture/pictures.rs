//! Pictures of many positions: what is in them, how large they are, that they are
//! always the same.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::{Game, plate};
use estafette_engine::field::place::PlaceName;
use estafette_engine::force::Side;
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::View;
use estafette_engine::triomphe::view::{SeenFace, SeenPiece};
use estafette_picture::{Frame, Numerals, Picture, PictureError, Plate, Theme, png, svg};

/// The most a picture in a mail may weigh, and its width.
const MOST_BYTES: usize = 200 * 1024;
const MAIL: u32 = 960;
const THEMES: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Contrast];

/// Every so manieth position of a game as everybody sees it in turn, with what
/// happened since the one before.
fn positions(game: u64, every: usize) -> Vec<(View, Plate)> {
    let mut positions = Vec::new();
    let mut game = Game::start(game);
    let (mut since, mut orders) = (Vec::new(), 0_usize);
    while let Some(events) = game.step() {
        since.extend(events);
        orders += 1;
        if orders.is_multiple_of(every) {
            let viewer = Viewer::OF_TWO[positions.len() % 3];
            let view = game.state.view(viewer);
            let plate = plate(&view, std::mem::take(&mut since));
            positions.push((view, plate));
        }
    }
    positions
}

fn on_field(piece: &SeenPiece) -> bool {
    !matches!(piece.at, PlaceName::Holding(_))
}

/// The position of a game with most blocks on the field, and what led to it.
fn crowded(game: u64) -> Plate {
    let crowd = |(view, _): &(View, Plate)| view.pieces.iter().filter(|piece| on_field(piece)).count();
    positions(game, 10).into_iter().max_by_key(crowd).expect("a game has positions").1
}

/// The blocks of a drawing by their tokens: from the token to the end of the block.
fn blocks(drawn: &str) -> Vec<(u32, &str)> {
    let token = |text: &str| text.split_once('"').expect("a token ends").0.parse().expect("a number");
    drawn.split("data-token=\"").skip(1).map(|text| (token(text), text)).collect()
}

/// Where a block is drawn.
fn place(block: &str) -> [f64; 2] {
    let (_, rest) = block.split_once("translate(").expect("a block stands somewhere");
    let (x, rest) = rest.split_once(' ').expect("two numbers");
    let (y, _) = rest.split_once(')').expect("two numbers");
    [x, y].map(|number| number.parse().expect("a number"))
}

#[test]
fn every_block_of_a_view_is_drawn_once_within_the_picture() {
    for (view, plate) in positions(1, 7) {
        let window = Frame::Field.window(&plate);
        let drawn = svg(&plate, &Picture::default());
        let mut tokens: Vec<u32> = blocks(&drawn).into_iter().map(|(token, _)| token).collect();
        let mut expected: Vec<u32> = view.pieces.iter().map(|piece| piece.token.0).collect();
        tokens.sort_unstable();
        expected.sort_unstable();
        assert_eq!(tokens, expected);
        for [x, y] in blocks(&drawn).into_iter().map(|(_, block)| place(block)) {
            assert!(window.holds([x - 7.0, y - 7.0, 14.0, 14.0]), "a block at {x}, {y}");
        }
    }
}

/// But for where they stand, and for being done or disorganized, which everybody sees.
#[test]
fn hidden_blocks_of_an_army_look_the_same() {
    let mut looks: BTreeMap<(Side, bool, bool), BTreeSet<String>> = BTreeMap::new();
    for (view, plate) in positions(2, 9) {
        let drawn = svg(&plate, &Picture::default());
        let drawn: BTreeMap<u32, &str> = blocks(&drawn).into_iter().collect();
        for piece in view.pieces.iter().filter(|piece| piece.face == SeenFace::Hidden) {
            let (_, look) = drawn[&piece.token.0].split_once("<g class=").expect("a block has content");
            let (look, _) = look.split_once("</g>").expect("the content ends");
            // The front edge tells where the border is.
            let look: Vec<&str> = look.split('<').filter(|part| !part.contains("front")).collect();
            looks.entry((piece.side, piece.done, piece.disorganized)).or_default().insert(look.concat());
        }
    }
    assert!(looks.len() >= 4, "{:?}", looks.keys());
    assert!(looks.values().all(|looks| looks.len() == 1), "{looks:?}");
}

#[test]
fn a_picture_stands_alone() {
    let plate = crowded(3);
    for theme in THEMES {
        let drawn = svg(&plate, &Picture { theme, ..Picture::default() });
        for wrong in ["var(", "calc(", "$", "NaN", "inf", "url(", "http://www.w3.org/1999/xlink"] {
            assert!(!drawn.contains(wrong), "{wrong} in {theme:?}");
        }
        let addresses = drawn.matches("http").count();
        assert_eq!(addresses, 1, "only the name of the format");
    }
}

#[test]
fn a_picture_in_a_mail_is_small_enough() {
    let mut largest = 0;
    for game in 0..2 {
        let plate = crowded(game);
        for theme in THEMES {
            for frame in [Frame::Field, Frame::around(&plate, 600.0 / 440.0)] {
                let picture = Picture { theme, frame, ..Picture::default() };
                let bytes = png(&svg(&plate, &picture), MAIL).expect("the picture can be made");
                largest = largest.max(bytes.len());
                assert!(bytes.len() <= MOST_BYTES, "{} bytes, {theme:?}, {frame:?}", bytes.len());
            }
        }
    }
    println!("largest picture of a mail: {} KB", largest / 1024);
}

#[test]
fn the_same_plate_is_drawn_with_the_same_bytes() {
    let plate = crowded(4);
    let drawn = [(); 2].map(|()| svg(&plate, &Picture::default()));
    assert_eq!(drawn[0], drawn[1]);
    let bytes = drawn.map(|drawn| png(&drawn, 480).expect("the picture can be made"));
    assert_eq!(bytes[0], bytes[1]);
}

#[test]
fn a_picture_has_the_size_that_is_asked_for() {
    let plate = crowded(4);
    let frame = Frame::around(&plate, 600.0 / 440.0);
    let bytes = png(&svg(&plate, &Picture { frame, ..Picture::default() }), 300).expect("it can be made");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    let window = frame.window(&plate);
    assert_eq!(number(16), 300);
    assert!((f64::from(number(20)) - 300.0 * window.height / window.width).abs() <= 0.5);
}

#[test]
fn a_picture_without_pixels_or_with_too_many_is_refused() {
    let drawn = svg(&crowded(4), &Picture::default());
    assert!(matches!(png(&drawn, 0), Err(PictureError::Size(0, 0))));
    let refused = png(&drawn, 5000).expect_err("that is too wide");
    assert_eq!(refused.to_string(), "a picture cannot be 5000 by 3213 pixels large: each may be 1 to 4096");
    assert!(matches!(png("no drawing", 100), Err(PictureError::Drawing(_))));
}

#[test]
fn words_of_another_language_take_the_place_of_the_english_ones() {
    let plate = crowded(4);
    let words = |word: &str, round: Option<u8>| {
        let said = match (word, round) {
            ("map-over-title", None) => "Plan du champ de bataille",
            ("map-under-title", None) => "14 juin 1800 · la plaine <entre> Bormida & San Giuliano",
            ("map-objective-line", None) => "la ligne d’objectif",
            ("map-opens", Some(6)) => "dès 11 h",
            _ => return None,
        };
        Some(said.to_owned())
    };
    let english = svg(&plate, &Picture::default());
    let french = svg(&plate, &Picture { words: &words, ..Picture::default() });
    for [before, after] in [
        ["Plan of the Field of", "Plan du champ de bataille"],
        ["14 June 1800", "la plaine &lt;entre> Bormida &amp; San Giuliano"],
        ["the objective line", "la ligne d’objectif"],
        ["from 11 o’clock", "dès 11 h"],
    ] {
        assert!(english.contains(before) && !english.contains(after), "{before}");
        assert!(french.contains(after) && !french.contains(before), "{after}");
    }
    assert!(french.contains("from 6 o’clock"), "a word that is not given stays English");
    png(&french, 200).expect("the words are written as text");
}

#[test]
fn locales_have_their_numbers_where_one_reads_of_them() {
    let plate = crowded(4);
    let drawn = |numerals| svg(&plate, &Picture { numerals, shown: 4000.0, ..Picture::default() });
    let [capacities, numbers] = [Numerals::Capacities, Numerals::Numbers].map(drawn);
    let number = |number| format!(r#"font-style="italic" x="1323" y="608">{number}</text>"#);
    assert!(numbers.contains(&number(39)), "locale 39 is at 1323, 604");
    assert!(!capacities.contains(&number(39)));
}
