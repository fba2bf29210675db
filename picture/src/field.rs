//! The board of a game as pictures need it: things looked up by their names.

use estafette_engine::field::board::Board;
use estafette_engine::field::drawing::geometry::{along, between};
use estafette_engine::field::drawing::{DrawnApproach, DrawnArea, DrawnLocale, Plan, Point, way_by_road};
use estafette_engine::field::place::{ApproachName, AreaName, CrossingNumber, LocaleNumber, PlaceName};
use estafette_engine::telling::Telling;
use estafette_engine::triomphe::{self, View};
use serde_json::Value;

/// From the side of a locale to where the first rank of an approach stands.
const FIRST_RANK: f64 = 24.0;

/// A board with its drawing.
#[derive(Clone, Copy)]
pub struct Field {
    /// The board as the rules see it.
    pub board: &'static Board,
    /// How it is drawn.
    pub plan: &'static Plan,
    /// How the game on it is told.
    pub telling: &'static Telling,
}

impl Field {
    /// The board of Triomphe à Marengo.
    pub fn triomphe() -> Field {
        let field = triomphe::data::field();
        Field { board: &field.board, plan: &field.plan, telling: triomphe::telling() }
    }

    pub fn locale(self, number: LocaleNumber) -> Option<&'static DrawnLocale> {
        Some(&self.plan.drawing.locales[self.board.locale_named(number)?.index()])
    }

    pub fn approach(self, name: ApproachName) -> Option<&'static DrawnApproach> {
        Some(&self.plan.drawing.approaches[self.board.approach_named(name)?.index()])
    }

    pub fn area(self, name: AreaName) -> Option<&'static DrawnArea> {
        self.plan.drawing.areas.iter().find(|area| area.name == name)
    }

    /// The way of a march by road, see [`way_by_road`].
    pub fn by_road(
        self,
        from: PlaceName,
        start: Option<Point>,
        crossings: &[CrossingNumber],
        end: Point,
    ) -> Vec<Point> {
        let from = self.board.place_named(from);
        let crossings = crossings.iter().filter_map(|&number| self.board.crossing_numbered(number));
        let crossings: Vec<_> = crossings.collect();
        way_by_road(self.board, &self.plan.drawing, from, start, &crossings, end)
    }

    /// Where blocks of a place stand, roughly; nowhere once they are eliminated.
    pub fn middle(self, place: PlaceName) -> Option<Point> {
        match place {
            PlaceName::Reserve(locale) => Some(self.locale(locale)?.reserve),
            PlaceName::Approach(name) => {
                let approach = self.approach(name)?;
                Some(along(border(approach), approach.inward, FIRST_RANK))
            }
            PlaceName::Holding(name) => {
                let [x, y, width, height] = self.area(name)?.tray;
                Some([x + width / 2.0, y + height / 2.0])
            }
            PlaceName::Eliminated => None,
        }
    }
}

/// The open decision as everybody is told it; null without one.
pub fn decision(view: &View) -> Value {
    serde_json::to_value(view.decision).unwrap_or_default()
}

/// The middle of the side an approach lies along.
pub fn border(approach: &DrawnApproach) -> Point {
    between(approach.ends[0], approach.ends[1], 0.5)
}

/// The locale a place belongs to; none off the map.
pub const fn locale_of(place: PlaceName) -> Option<LocaleNumber> {
    match place {
        PlaceName::Reserve(locale) => Some(locale),
        PlaceName::Approach(approach) => Some(approach.locale),
        PlaceName::Holding(_) | PlaceName::Eliminated => None,
    }
}
