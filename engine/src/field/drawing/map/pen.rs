//! Writes SVG path data in few bytes: relative commands, tenths of a unit.

use std::fmt::Write;

use crate::field::drawing::Point;
use crate::field::drawing::geometry::between;

/// A path in the making.
#[derive(Debug, Clone, Default)]
pub struct Pen {
    text: String,
    /// In tenths, so that rounding never adds up.
    at: [i64; 2],
    start: [i64; 2],
    command: Option<char>,
}

impl Pen {
    /// The path data.
    #[must_use]
    pub fn data(&self) -> &str {
        &self.text
    }

    /// Whether nothing was drawn.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Begins a new line.
    pub fn move_to(&mut self, to: Point) -> &mut Pen {
        let by = self.step(to);
        self.command = None;
        self.write(if self.text.is_empty() { 'M' } else { 'm' }, &by);
        self.start = self.at;
        self
    }

    /// A straight line from where the pen is.
    pub fn line_to(&mut self, to: Point) -> &mut Pen {
        match self.step(to) {
            [0, 0] => {}
            [0, y] => self.write('v', &[y]),
            [x, 0] => self.write('h', &[x]),
            by => self.write('l', &by),
        }
        self
    }

    /// A parabola from where the pen is.
    pub fn curve_to(&mut self, control: Point, to: Point) -> &mut Pen {
        let from = self.at;
        let control = control.map(tenths);
        let by = self.step(to);
        self.write('q', &[control[0] - from[0], control[1] - from[1], by[0], by[1]]);
        self
    }

    /// Closes the line.
    pub fn close(&mut self) -> &mut Pen {
        self.text.push('z');
        self.command = None;
        self.at = self.start;
        self
    }

    /// Straight lines through points.
    pub fn line(&mut self, points: &[Point]) -> &mut Pen {
        let Some((&first, rest)) = points.split_first() else { return self };
        self.move_to(first);
        for &point in rest {
            self.line_to(point);
        }
        self
    }

    /// A closed polygon.
    pub fn polygon(&mut self, points: &[Point]) -> &mut Pen {
        self.line(points).close()
    }

    /// A smooth line from the first to the last point, drawn towards those between.
    pub fn curve(&mut self, points: &[Point]) -> &mut Pen {
        let [first, middle @ .., last] = points else { return self };
        self.move_to(*first);
        for (index, &control) in middle.iter().enumerate() {
            let next = middle.get(index + 1).map_or(*last, |&next| between(control, next, 0.5));
            self.curve_to(control, next);
        }
        if middle.is_empty() {
            self.line_to(*last);
        }
        self
    }

    /// A smooth closed line drawn towards points.
    pub fn closed_curve(&mut self, points: &[Point]) -> &mut Pen {
        let (Some(&first), Some(&last)) = (points.first(), points.last()) else { return self };
        self.move_to(between(last, first, 0.5));
        for (index, &control) in points.iter().enumerate() {
            let next = points[(index + 1) % points.len()];
            self.curve_to(control, between(control, next, 0.5));
        }
        self.close()
    }

    /// A ready piece of path data, relative, that leaves the pen `by` from where it was.
    pub fn stamp(&mut self, data: &str, by: Point) -> &mut Pen {
        self.text.push_str(data);
        self.command = None;
        self.at = [self.at[0] + tenths(by[0]), self.at[1] + tenths(by[1])];
        self
    }

    fn step(&mut self, to: Point) -> [i64; 2] {
        let to = to.map(tenths);
        let by = [to[0] - self.at[0], to[1] - self.at[1]];
        self.at = to;
        by
    }

    fn write(&mut self, command: char, numbers: &[i64]) {
        let repeated = self.command == Some(command);
        if !repeated {
            self.text.push(command);
        }
        self.command = Some(command);
        for (index, &number) in numbers.iter().enumerate() {
            if number >= 0 && (index > 0 || repeated) {
                self.text.push(' ');
            }
            self.text.push_str(&written(number));
        }
    }
}

/// The line of [`Pen::curve`] as points: where its pieces meet, and the middle of each.
#[must_use]
pub fn curve_points(points: &[Point]) -> Vec<Point> {
    let [first, middle @ .., last] = points else { return points.to_vec() };
    let mut line = vec![*first];
    for (index, &control) in middle.iter().enumerate() {
        let from = line[line.len() - 1];
        let to = middle.get(index + 1).map_or(*last, |&next| between(control, next, 0.5));
        line.extend([between(between(from, to, 0.5), control, 0.5), to]);
    }
    if middle.is_empty() {
        line.push(*last);
    }
    line
}

/// A coordinate in tenths of a unit.
#[allow(clippy::cast_possible_truncation, reason = "coordinates are small")]
fn tenths(coordinate: f64) -> i64 {
    (coordinate * 10.0).round() as i64
}

/// A number of tenths as SVG writes it most briefly.
fn written(tenths: i64) -> String {
    let mut text = String::new();
    if tenths < 0 {
        text.push('-');
    }
    let (whole, part) = (tenths.abs() / 10, tenths.abs() % 10);
    if whole > 0 || part == 0 {
        let _ = write!(text, "{whole}");
    }
    if part > 0 {
        let _ = write!(text, ".{part}");
    }
    text
}

/// A coordinate rounded to tenths, as SVG writes it most briefly.
#[must_use]
pub fn number(coordinate: f64) -> String {
    written(tenths(coordinate))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_written_in_relative_tenths() {
        let mut pen = Pen::default();
        pen.polygon(&[[1.0, 2.04], [11.5, 2.0], [11.5, 0.7]]).line(&[[1.0, 2.0], [0.0, 2.5], [-0.04, 3.0]]);
        assert_eq!(pen.data(), "M1 2h10.5v-1.3zm0 0l-1 .5v.5");
    }

    #[test]
    fn rounding_does_not_add_up() {
        let mut pen = Pen::default();
        let points: Vec<Point> = (0..=100).map(|n| [f64::from(n) * 0.14, 0.0]).collect();
        pen.line(&points);
        assert_eq!(pen.at, [140, 0]);
    }
}
