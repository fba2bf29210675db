//! From a drawing to a PNG.

use std::collections::{BTreeMap, HashMap};
use std::iter;

use color_quant::NeuQuant;
use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Options, Tree};

use crate::fonts;

/// How many colours a PNG has. A drawing has few, and the shades between them along
/// every edge; with so many nothing is seen of the loss, and a picture takes a third
/// of the space.
const COLOURS: usize = 160;
/// The highest and the widest a picture may be, in pixels.
const MOST: u32 = 4096;

/// Why a picture could not be made.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The drawing is no SVG.
    #[error("the drawing cannot be read: {0}")]
    Drawing(#[from] usvg::Error),
    /// The picture would have no pixels, or too many.
    #[error("a picture cannot be {0} by {1} pixels large: each may be 1 to {MOST}")]
    Size(u32, u32),
    /// The pixels could not be written.
    #[error("the picture cannot be written: {0}")]
    Encoding(#[from] png::EncodingError),
}

/// A drawing as a PNG so many pixels wide, and as high as the drawing's shape asks.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PictureError> {
    encoded(&pixels(&tree(svg)?, width)?)
}

/// Reads a drawing, with the typefaces of pictures.
pub fn tree(svg: &str) -> Result<Tree, PictureError> {
    let options =
        Options { fontdb: fonts::database(), font_resolver: fonts::resolver(), ..Options::default() };
    Ok(Tree::from_str(svg, &options)?)
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixels are few"
)]
fn pixels(tree: &Tree, width: u32) -> Result<Pixmap, PictureError> {
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let size = PictureError::Size(width, height);
    if width > MOST || height > MOST {
        return Err(size);
    }
    let mut pixels = Pixmap::new(width, height).ok_or(size)?;
    resvg::render(tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels)
}

/// Writes pixels, all of which are opaque, with a palette.
fn encoded(pixels: &Pixmap) -> Result<Vec<u8>, PictureError> {
    let (colours, _) = pixels.data().as_chunks::<4>();
    let palette = palette(colours);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, pixels.width(), pixels.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.color_map_rgb());
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indices(colours, &palette))?;
    writer.finish()?;
    Ok(bytes)
}

/// The colours that serve a picture best. A colour counts by less than its pixels: by
/// those alone the paper would take most of the palette, and the few trees and blocks
/// would be left with what is nearest to them.
fn palette(colours: &[[u8; 4]]) -> NeuQuant {
    let mut often: BTreeMap<[u8; 4], usize> = BTreeMap::new();
    for run in colours.chunk_by(|one, other| one == other) {
        *often.entry(run[0]).or_default() += run.len();
    }
    // To the power of three quarters; whole numbers are the same on every machine.
    let weight = |times: usize| (times * times.isqrt()).isqrt();
    let sample = often.into_iter().flat_map(|(colour, times)| iter::repeat_n(colour, weight(times)));
    NeuQuant::new(1, COLOURS, &sample.flatten().collect::<Vec<u8>>())
}

/// The nearest colours of a palette.
fn indices(colours: &[[u8; 4]], palette: &NeuQuant) -> Vec<u8> {
    let mut known: HashMap<[u8; 4], u8> = HashMap::new();
    let mut indices = Vec::with_capacity(colours.len());
    for run in colours.chunk_by(|one, other| one == other) {
        let nearest = || u8::try_from(palette.index_of(&run[0])).unwrap_or(u8::MAX);
        let index = *known.entry(run[0]).or_insert_with(nearest);
        indices.extend(iter::repeat_n(index, run.len()));
    }
    indices
}

#[cfg(test)]
mod tests {
    use estafette_engine::secrecy::Viewer;
    use resvg::usvg::{Group, Node, Text};

    use super::*;
    use crate::opening::opening;
    use crate::{Picture, Theme, svg};

    fn texts(group: &Group) -> Vec<&Text> {
        fn inside(node: &Node) -> Vec<&Text> {
            match node {
                Node::Group(group) => texts(group),
                Node::Text(text) => vec![text.as_ref()],
                _ => Vec::new(),
            }
        }
        group.children().iter().flat_map(inside).collect()
    }

    #[test]
    fn every_letter_on_the_field_has_a_glyph() {
        // Large enough for all lettering.
        let picture = Picture { theme: Theme::Light, shown: 4000.0, ..Picture::default() };
        let tree = tree(&svg(&opening(Viewer::Spectator), &picture)).unwrap();
        let texts = texts(tree.root());
        let glyphs = texts.iter().flat_map(|text| text.layouted()).flat_map(|span| &span.positioned_glyphs);
        let missing: Vec<&str> =
            glyphs.clone().filter(|glyph| glyph.id.0 == 0).map(|glyph| glyph.text.as_str()).collect();
        assert!(missing.is_empty(), "{missing:?}");
        let written: String = glyphs.map(|glyph| glyph.text.as_str()).collect();
        for name in ["Castelceriolo", "C. Malpensata", "Fontanone", "the objective line", "Alessandria"] {
            assert!(written.contains(name), "{name}");
        }
    }
}
