//! What part of the field a picture shows.

use estafette_engine::field::drawing::Point;
use estafette_engine::field::drawing::geometry::Bounds;
use estafette_engine::field::place::PlaceName;
use estafette_engine::telling::Role;
use serde_json::Value;

use crate::plate::Plate;

/// What part of the field a picture shows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Frame {
    /// All of it, with the trays of the holding areas.
    Field,
    /// A window.
    Window(Window),
}

/// A part of the field, in board units.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Window {
    /// Its western edge.
    pub x: f64,
    /// Its northern edge.
    pub y: f64,
    /// From west to east.
    pub width: f64,
    /// From north to south.
    pub height: f64,
}

/// The narrowest window: some locales in each direction, and blocks large enough to
/// be told apart.
const NARROWEST: f64 = 1300.0;

/// The widest window: beyond it blocks get too thin for a mail.
const WIDEST: f64 = 1700.0;

/// From where something happened to the edge of the window.
const MARGIN: f64 = 170.0;

impl Frame {
    /// A window, `ratio` times as wide as high, about where something is to be decided
    /// and where something happened: fights before marches, what is newer before what
    /// is older, as much of it as finds room. The field, if that is nowhere.
    #[must_use]
    pub fn around(plate: &Plate, ratio: f64) -> Frame {
        let decided = plate.scene.attention;
        let (fights, marches): (Vec<&Value>, Vec<&Value>) =
            plate.events.iter().rev().partition(|event| !is_march(plate, event));
        let happened = fights.into_iter().chain(marches).map(|event| places_of(plate, event));
        let mut bounds: Option<Bounds> = None;
        for places in decided.map(|place| vec![place]).into_iter().chain(happened) {
            let points = places.into_iter().filter_map(|place| plate.field.middle(place));
            let points: Vec<Point> = points.chain(bounds.iter().flat_map(|b| [b.least, b.most])).collect();
            if !points.is_empty() && width_about(&Bounds::of(&points), ratio) <= WIDEST {
                bounds = Some(Bounds::of(&points));
            }
        }
        bounds.map_or(Frame::Field, |bounds| Frame::Window(Window::about(plate, &bounds, ratio)))
    }

    /// The same, `ratio` times as wide as high: the whole field with margins at two sides.
    #[must_use]
    pub fn shaped(self, plate: &Plate, ratio: f64) -> Frame {
        let Window { x, y, width, height } = self.window(plate);
        let [wide, high] = [width.max(height * ratio), height.max(width / ratio)];
        let [x, y] = [x - (wide - width) / 2.0, y - (high - height) / 2.0];
        Frame::Window(Window { x, y, width: wide, height: high })
    }

    /// The part of the field it shows.
    #[must_use]
    pub fn window(self, plate: &Plate) -> Window {
        match self {
            Frame::Field => {
                let [x, y, width, height] = plate.field.plan.drawing.view;
                Window { x, y, width, height }
            }
            Frame::Window(window) => window,
        }
    }
}

/// How wide a window about something must be.
fn width_about(bounds: &Bounds, ratio: f64) -> f64 {
    let [wide, high] = [0, 1].map(|axis| 2.0_f64.mul_add(MARGIN, bounds.most[axis] - bounds.least[axis]));
    wide.max(high * ratio).max(NARROWEST)
}

impl Window {
    /// The window about something, moved and cut so that it shows nothing but the field.
    fn about(plate: &Plate, bounds: &Bounds, ratio: f64) -> Window {
        let whole = Frame::Field.window(plate);
        let width = width_about(bounds, ratio).min(whole.width).min(whole.height * ratio);
        let height = width / ratio;
        let [x, y] = [0, 1].map(|axis| f64::midpoint(bounds.least[axis], bounds.most[axis]));
        let within = |middle: f64, long: f64, from: f64, whole: f64| {
            // Rounded down, so that it does not stick out.
            (middle - long / 2.0).min(from + whole - long).floor().max(from)
        };
        let (x, y) = (within(x, width, whole.x, whole.width), within(y, height, whole.y, whole.height));
        Window { x, y, width, height }
    }

    /// Whether all of a rectangle (x, y, width, height) lies in it.
    #[must_use]
    pub fn holds(&self, [x, y, width, height]: [f64; 4]) -> bool {
        x >= self.x && y >= self.y && x + width <= self.x + self.width && y + height <= self.y + self.height
    }
}

fn is_march(plate: &Plate, event: &Value) -> bool {
    plate.telling_of(event).is_some_and(|telling| telling.counts_as(Role::March))
}

/// Where an event happened.
fn places_of(plate: &Plate, event: &Value) -> Vec<PlaceName> {
    let around = plate.telling_of(event).map_or(&[][..], |telling| &telling.around);
    around.iter().flat_map(|place| place.places(event)).collect()
}

#[cfg(test)]
mod tests {
    use estafette_engine::field::place::LocaleNumber;
    use estafette_engine::secrecy::Viewer;
    use serde_json::json;

    use super::*;
    use crate::opening::opening;

    const MAIL: f64 = 600.0 / 440.0;

    fn plate(events: &[Value]) -> Plate {
        Plate { events: events.to_vec(), ..opening(Viewer::Spectator) }
    }

    fn marched(from: u16, to: u16) -> Value {
        let [from, to] = [from, to].map(|number| number.to_string());
        json!({ "event": "marched", "side": "blue", "pieces": [1], "from": from, "to": to, "cost": 1 })
    }

    fn holds(plate: &Plate, frame: Frame, locale: u16) -> bool {
        let [x, y] = plate.field.locale(LocaleNumber(locale)).unwrap().reserve;
        frame.window(plate).holds([x, y, 0.0, 0.0])
    }

    #[test]
    fn where_nothing_happened_and_a_turn_begins_the_whole_field_is_shown() {
        assert_eq!(Frame::around(&plate(&[]), MAIL), Frame::Field);
    }

    #[test]
    fn a_window_in_a_corner_shows_nothing_but_the_field() {
        for corner in [1, 16, 83, 90] {
            let plate = plate(&[marched(corner, corner)]);
            let whole = Frame::Field.window(&plate);
            let frame = Frame::around(&plate, MAIL);
            let Window { x, y, width, height } = frame.window(&plate);
            assert_ne!(frame, Frame::Field);
            assert!(
                whole.holds([x, y, width, height]) && holds(&plate, frame, corner),
                "{corner}: {frame:?}"
            );
            assert!((width / height - MAIL).abs() < 1e-9);
        }
    }

    #[test]
    fn the_field_in_another_shape_has_equal_margins_at_two_sides() {
        let plate = plate(&[marched(1, 2)]);
        let whole = Frame::Field.window(&plate);
        for ratio in [0.5, 1.0, 1200.0 / 630.0] {
            let Window { x, y, width, height } = Frame::Field.shaped(&plate, ratio).window(&plate);
            assert!((width / height - ratio).abs() < 1e-9);
            assert!(Window { x, y, width, height }.holds([whole.x, whole.y, whole.width, whole.height]));
            assert!((2.0 * (whole.x - x) - (width - whole.width)).abs() < 1e-9);
            assert!((2.0 * (whole.y - y) - (height - whole.height)).abs() < 1e-9);
        }
        let around = Frame::around(&plate, MAIL);
        let [window, shaped] = [around, around.shaped(&plate, MAIL)].map(|frame| frame.window(&plate));
        assert!((shaped.x - window.x).abs() + (shaped.y - window.y).abs() < 1e-6);
    }

    #[test]
    fn what_is_to_be_decided_is_in_the_window_before_what_is_newer_before_what_is_older() {
        let mut plate = plate(&[marched(90, 89), marched(2, 3)]);
        let newer = Frame::around(&plate, MAIL);
        assert!(holds(&plate, newer, 2) && !holds(&plate, newer, 90));
        plate.scene.attention = Some(PlaceName::Reserve(LocaleNumber(83)));
        let decided = Frame::around(&plate, MAIL);
        assert!(holds(&plate, decided, 83) && !holds(&plate, decided, 2));
    }
}
