//! What is drawn of a field, looked up by its name.

use super::Field;
use super::drawing::geometry::along;
use super::drawing::{DrawnApproach, DrawnArea, DrawnLocale, Point, way_by_road};
use super::place::{ApproachName, AreaName, CrossingNumber, LocaleNumber, PlaceName};

/// From the side of a locale to where the first rank of an approach stands.
const FIRST_RANK: f64 = 24.0;

impl Field {
    /// A locale as it is drawn.
    #[must_use]
    pub fn locale(&self, number: LocaleNumber) -> Option<&DrawnLocale> {
        Some(&self.plan.drawing.locales[self.board.locale_named(number)?.index()])
    }

    /// An approach as it is drawn.
    #[must_use]
    pub fn approach(&self, name: ApproachName) -> Option<&DrawnApproach> {
        Some(&self.plan.drawing.approaches[self.board.approach_named(name)?.index()])
    }

    /// A holding area as it is drawn.
    #[must_use]
    pub fn area(&self, name: AreaName) -> Option<&DrawnArea> {
        self.plan.drawing.areas.iter().find(|area| area.name == name)
    }

    /// The way of a march by road over some crossings, see [`way_by_road`].
    #[must_use]
    pub fn by_road(
        &self,
        from: PlaceName,
        start: Option<Point>,
        crossings: &[CrossingNumber],
        end: Point,
    ) -> Vec<Point> {
        let from = self.board.place_named(from);
        let crossings = crossings.iter().filter_map(|&number| self.board.crossing_numbered(number));
        let crossings: Vec<_> = crossings.collect();
        way_by_road(&self.board, &self.plan.drawing, from, start, &crossings, end)
    }

    /// Where blocks of a place stand, roughly; nowhere once they are eliminated.
    #[must_use]
    pub fn middle(&self, place: PlaceName) -> Option<Point> {
        match place {
            PlaceName::Reserve(locale) => Some(self.locale(locale)?.reserve),
            PlaceName::Approach(name) => {
                let approach = self.approach(name)?;
                Some(along(approach.border(), approach.inward, FIRST_RANK))
            }
            PlaceName::Holding(name) => {
                let [x, y, width, height] = self.area(name)?.tray;
                Some([x + width / 2.0, y + height / 2.0])
            }
            PlaceName::Eliminated => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::field::place::LocaleNumber;
    use crate::triomphe::data::field;

    #[test]
    fn what_is_drawn_is_found_by_its_name() {
        let field = field();
        assert_eq!(field.locale(LocaleNumber(39)).unwrap().number, LocaleNumber(39));
        assert_eq!(field.approach("5/8".parse().unwrap()).unwrap().towards, LocaleNumber(8));
        assert_eq!(field.area("tortona".parse().unwrap()).unwrap().title, "Tortona");
        assert!(field.locale(LocaleNumber(999)).is_none());
    }

    #[test]
    fn every_place_has_a_middle_until_a_block_is_eliminated() {
        let middle = |name: &str| field().middle(name.parse().unwrap());
        assert_eq!(middle("5"), Some(field().locale(LocaleNumber(5)).unwrap().reserve));
        assert!(middle("5/8").is_some_and(|at| Some(at) != middle("5") && Some(at) != middle("8/5")));
        assert!(middle("@tortona").is_some());
        assert_eq!(middle("-"), None);
    }
}
