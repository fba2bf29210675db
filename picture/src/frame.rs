//! What part of the field a picture shows.

use estafette_engine::field::drawing::Point;
use estafette_engine::field::drawing::geometry::Bounds;
use estafette_engine::field::place::PlaceName;
use estafette_engine::telling::Role;
use estafette_engine::triomphe::View;
use serde_json::Value;

use crate::field::{Field, decision};

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
    pub fn around(view: &View, events: &[Value], ratio: f64) -> Frame {
        let field = Field::triomphe();
        let decided = place_of_decision(field, view);
        let (fights, marches): (Vec<&Value>, Vec<&Value>) =
            events.iter().rev().partition(|event| !is_march(field, event));
        let happened = fights.into_iter().chain(marches).map(|event| places_of(field, event));
        let mut bounds: Option<Bounds> = None;
        for places in decided.map(|place| vec![place]).into_iter().chain(happened) {
            let points = places.into_iter().filter_map(|place| field.middle(place));
            let points: Vec<Point> = points.chain(bounds.iter().flat_map(|b| [b.least, b.most])).collect();
            if !points.is_empty() && width_about(&Bounds::of(&points), ratio) <= WIDEST {
                bounds = Some(Bounds::of(&points));
            }
        }
        bounds.map_or(Frame::Field, |bounds| Frame::Window(Window::about(&bounds, ratio)))
    }

    /// The same, `ratio` times as wide as high: the whole field with margins at two sides.
    #[must_use]
    pub fn shaped(self, ratio: f64) -> Frame {
        let Window { x, y, width, height } = self.window();
        let [wide, high] = [width.max(height * ratio), height.max(width / ratio)];
        let [x, y] = [x - (wide - width) / 2.0, y - (high - height) / 2.0];
        Frame::Window(Window { x, y, width: wide, height: high })
    }

    /// The part of the field it shows.
    #[must_use]
    pub fn window(self) -> Window {
        match self {
            Frame::Field => {
                let [x, y, width, height] = Field::triomphe().plan.drawing.view;
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
    fn about(bounds: &Bounds, ratio: f64) -> Window {
        let whole = Frame::Field.window();
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

fn is_march(field: Field, event: &Value) -> bool {
    field.telling.event(event).is_some_and(|telling| telling.counts_as(Role::March))
}

/// Where an event happened.
fn places_of(field: Field, event: &Value) -> Vec<PlaceName> {
    let around = field.telling.event(event).map_or(&[][..], |telling| &telling.around);
    around.iter().flat_map(|place| place.places(event)).collect()
}

/// Where something is to be decided; nowhere for a turn's orders.
fn place_of_decision(field: Field, view: &View) -> Option<PlaceName> {
    let decision = decision(view);
    field.telling.decision(&decision)?.at.as_ref()?.place(&decision)
}

#[cfg(test)]
mod tests {
    use estafette_engine::chance::Seed;
    use estafette_engine::field::place::LocaleNumber;
    use estafette_engine::force::Side;
    use estafette_engine::secrecy::Viewer;
    use estafette_engine::triomphe::{Decision, DecisionKind, Options, State};
    use serde_json::json;

    use super::*;

    const MAIL: f64 = 600.0 / 440.0;

    fn view() -> View {
        let (state, _) = State::start(&Options::default(), Seed::from_number(1)).unwrap();
        state.view(Viewer::Spectator)
    }

    fn marched(from: u16, to: u16) -> Value {
        let [from, to] = [from, to].map(|number| number.to_string());
        json!({ "event": "marched", "side": "blue", "pieces": [1], "from": from, "to": to, "cost": 1 })
    }

    fn holds(frame: Frame, locale: u16) -> bool {
        let [x, y] = Field::triomphe().locale(LocaleNumber(locale)).unwrap().reserve;
        frame.window().holds([x, y, 0.0, 0.0])
    }

    #[test]
    fn where_nothing_happened_and_a_turn_begins_the_whole_field_is_shown() {
        assert_eq!(Frame::around(&view(), &[], MAIL), Frame::Field);
    }

    #[test]
    fn a_window_in_a_corner_shows_nothing_but_the_field() {
        let whole = Frame::Field.window();
        for corner in [1, 16, 83, 90] {
            let frame = Frame::around(&view(), &[marched(corner, corner)], MAIL);
            let Window { x, y, width, height } = frame.window();
            assert_ne!(frame, Frame::Field);
            assert!(whole.holds([x, y, width, height]) && holds(frame, corner), "{corner}: {frame:?}");
            assert!((width / height - MAIL).abs() < 1e-9);
        }
    }

    #[test]
    fn the_field_in_another_shape_has_equal_margins_at_two_sides() {
        let whole = Frame::Field.window();
        for ratio in [0.5, 1.0, 1200.0 / 630.0] {
            let Window { x, y, width, height } = Frame::Field.shaped(ratio).window();
            assert!((width / height - ratio).abs() < 1e-9);
            assert!(Window { x, y, width, height }.holds([whole.x, whole.y, whole.width, whole.height]));
            assert!((2.0 * (whole.x - x) - (width - whole.width)).abs() < 1e-9);
            assert!((2.0 * (whole.y - y) - (height - whole.height)).abs() < 1e-9);
        }
        let window = Frame::around(&view(), &[marched(1, 2)], MAIL);
        let Window { x, y, .. } = window.shaped(MAIL).window();
        assert!((x - window.window().x).abs() + (y - window.window().y).abs() < 1e-6);
    }

    #[test]
    fn what_is_to_be_decided_is_in_the_window_before_what_is_newer_before_what_is_older() {
        let mut view = view();
        let far_apart = [marched(90, 89), marched(2, 3)];
        let newer = Frame::around(&view, &far_apart, MAIL);
        assert!(holds(newer, 2) && !holds(newer, 90));
        let kind = DecisionKind::Retreat { locale: LocaleNumber(83) };
        view.decision = Some(Decision { side: Side::Blue, kind });
        let decided = Frame::around(&view, &far_apart, MAIL);
        assert!(holds(decided, 83) && !holds(decided, 2));
    }
}
