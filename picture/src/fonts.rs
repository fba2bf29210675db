//! The typefaces of pictures. They are part of the program: what a machine has
//! installed never changes a picture.

use std::sync::{Arc, LazyLock};

use resvg::usvg::fontdb::{Database, ID, Source};
use resvg::usvg::{Font, FontFamily, FontResolver, FontStyle};

/// The typefaces, and which is which.
struct Faces {
    database: Arc<Database>,
    fell: ID,
    garamond: ID,
    garamond_semibold: ID,
    garamond_italic: ID,
}

static FACES: LazyLock<Faces> = LazyLock::new(|| {
    let mut database = Database::new();
    let mut load = |bytes: &'static [u8]| database.load_font_source(Source::Binary(Arc::new(bytes)))[0];
    let fell = load(include_bytes!("../fonts/IMFellDWPicaSC-Regular.ttf"));
    let garamond = load(include_bytes!("../fonts/EBGaramond-Medium.ttf"));
    let garamond_semibold = load(include_bytes!("../fonts/EBGaramond-SemiBold.ttf"));
    let garamond_italic = load(include_bytes!("../fonts/EBGaramond-MediumItalic.ttf"));
    Faces { database: Arc::new(database), fell, garamond, garamond_semibold, garamond_italic }
});

/// All typefaces.
pub fn database() -> Arc<Database> {
    FACES.database.clone()
}

/// Finds typefaces by what style rules ask for. The files of a family name
/// themselves by their weights, so they cannot be asked.
pub fn resolver() -> FontResolver<'static> {
    FontResolver {
        select_font: Box::new(|font, _| Some(face(font))),
        select_fallback: Box::new(|_, _, _| None),
    }
}

fn face(font: &Font) -> ID {
    let first = font.families().first();
    if matches!(first, Some(FontFamily::Named(name)) if name.starts_with("IM Fell")) {
        FACES.fell
    } else if font.style() != FontStyle::Normal {
        FACES.garamond_italic
    } else if font.weight() >= 600 {
        FACES.garamond_semibold
    } else {
        FACES.garamond
    }
}
