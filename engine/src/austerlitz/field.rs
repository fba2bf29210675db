//! The field as it is drawn: the board, its drawing, the stars and the roads in.

use std::sync::{Arc, LazyLock};

use super::ground::ground;
use crate::field::Field;
use crate::field::drawing::Mark;

static FIELD: LazyLock<Field> = LazyLock::new(|| {
    let entries = ground().entries.iter();
    let entries = entries.map(|entry| Mark::Entry { crossing: entry.crossing, side: entry.side }).collect();
    let drawing = include_str!("../../data/austerlitz/drawing.json");
    let field = Field::new(Arc::clone(&ground().board), drawing, entries);
    field.expect("the drawing in engine/data is checked by a test")
});

/// The field of the game, as it is drawn.
#[must_use]
pub fn field() -> &'static Field {
    &FIELD
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::austerlitz::data::Commander;
    use crate::austerlitz::ground::Star;
    use crate::field::drawing::StarColour;
    use crate::field::drawing::geometry::{Rectangle, contains};
    use crate::field::drawing::layout::{outline, tray_spot};

    #[test]
    fn the_stars_are_drawn_that_count() {
        let (board, drawing) = (&field().board, &field().plan.drawing);
        let drawn = drawing.marks.iter().filter_map(|mark| match mark {
            Mark::Star(star) => Some(star),
            _ => None,
        });
        let mut drawn: Vec<_> = drawn.map(|star| (star.locale, star.colour)).collect();
        let colour = |star: &Star| match star {
            Star::Red => StarColour::Red,
            Star::Green => StarColour::Green,
            Star::Black => StarColour::Black,
            Star::Blue => StarColour::Blue,
        };
        let mut counted: Vec<_> = board
            .locales()
            .flat_map(|(id, locale)| ground().stars(id).iter().map(move |star| (locale.number, colour(star))))
            .collect();
        drawn.sort_unstable();
        counted.sort_unstable();
        assert_eq!(drawn, counted);
    }

    #[test]
    fn stars_stand_in_their_locales_and_hide_no_capacity() {
        let drawing = &field().plan.drawing;
        for mark in &drawing.marks {
            let Mark::Star(star) = mark else { continue };
            let locale = drawing.locales.iter().find(|locale| locale.number == star.locale).unwrap();
            let covered = |middle, half| Rectangle { middle, axis: [1.0, 0.0], half: [half; 2] };
            assert!(contains(&locale.polygon, star.at), "{}", star.locale);
            let apart = !covered(star.at, star.radius).overlaps(&covered(locale.numeral, 8.0));
            assert!(apart, "{}", star.locale);
        }
    }

    #[test]
    fn every_hill_rises_and_every_name_is_written() {
        let Field { board, plan, .. } = field();
        let hills = board.locales().filter(|&(id, _)| ground().is_hill(id)).count();
        assert_eq!(plan.scenery.hills.len(), hills);
        let written = plan.scenery.towns.iter().map(|town| &town.name);
        let mut written: Vec<_> =
            written.chain(plan.scenery.grounds.iter().map(|ground| &ground.text)).collect();
        let mut known: Vec<_> = plan.drawing.locales.iter().flat_map(|locale| &locale.names).collect();
        written.sort_unstable();
        known.sort_unstable();
        assert_eq!(written, known);
        for (id, locale) in board.locales() {
            let names = &plan.drawing.locales[id.index()].names;
            assert_eq!(names.first().map(String::as_str), ground().name(id), "{}", locale.number);
        }
    }

    #[test]
    fn a_corps_that_waits_has_a_tray_that_holds_it() {
        let drawing = &field().plan.drawing;
        let waits = |commander: &Commander| {
            commander.setup().is_none() || commander.side() == crate::austerlitz::ALLIES
        };
        for commander in Commander::all().filter(waits) {
            let area = drawing.areas.iter().find(|area| area.name == commander.waiting()).unwrap();
            assert_eq!((area.side, &area.title), (commander.side(), &commander.data().name));
            let [x, y, width, height] = area.tray;
            let tray = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
            for nth in 0..8 {
                assert!(outline(&tray_spot(area, nth)).within(&tray), "{commander} {nth}");
            }
        }
    }
}
