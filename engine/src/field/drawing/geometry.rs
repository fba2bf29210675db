//! Plane geometry for drawing, in board units: x to the east, y to the south.

use super::Point;

/// `a + b`.
#[must_use]
pub fn add(a: Point, b: Point) -> Point {
    [a[0] + b[0], a[1] + b[1]]
}

/// `a - b`.
#[must_use]
pub fn sub(a: Point, b: Point) -> Point {
    [a[0] - b[0], a[1] - b[1]]
}

/// `v` made `factor` times as long.
#[must_use]
pub fn scaled(v: Point, factor: f64) -> Point {
    [v[0] * factor, v[1] * factor]
}

/// The point reached from `a` by going `length` along the unit vector `direction`.
#[must_use]
pub fn along(a: Point, direction: Point, length: f64) -> Point {
    add(a, scaled(direction, length))
}

/// The scalar product.
#[must_use]
pub fn dot(a: Point, b: Point) -> f64 {
    a[0].mul_add(b[0], a[1] * b[1])
}

/// The z of the vector product: positive where `b` lies clockwise of `a` on the map.
#[must_use]
pub fn cross(a: Point, b: Point) -> f64 {
    a[0].mul_add(b[1], -(a[1] * b[0]))
}

/// The distance between two points.
#[must_use]
pub fn distance(a: Point, b: Point) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// The unit vector from `a` towards `b`; east where they are one point.
#[must_use]
pub fn direction(a: Point, b: Point) -> Point {
    let length = distance(a, b);
    if length > 0.0 { scaled(sub(b, a), 1.0 / length) } else { [1.0, 0.0] }
}

/// A quarter turn clockwise, as seen on the map.
#[must_use]
pub fn quarter_turn(v: Point) -> Point {
    [-v[1], v[0]]
}

/// Between `a` (0) and `b` (1).
#[must_use]
pub fn between(a: Point, b: Point, t: f64) -> Point {
    [(b[0] - a[0]).mul_add(t, a[0]), (b[1] - a[1]).mul_add(t, a[1])]
}

/// The sides of a polygon.
pub fn sides(polygon: &[Point]) -> impl Iterator<Item = [Point; 2]> + '_ {
    polygon.iter().zip(polygon.iter().cycle().skip(1)).map(|(&a, &b)| [a, b])
}

/// The area of a polygon; negative when its corners run counter-clockwise on the map.
#[must_use]
pub fn signed_area(polygon: &[Point]) -> f64 {
    sides(polygon).map(|[a, b]| cross(a, b)).sum::<f64>() / 2.0
}

/// Whether a polygon holds a point.
#[must_use]
pub fn contains(polygon: &[Point], point: Point) -> bool {
    let [x, y] = point;
    let mut inside = false;
    for [a, b] in sides(polygon) {
        if (a[1] > y) != (b[1] > y) && x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0] {
            inside = !inside;
        }
    }
    inside
}

/// The distance of a point from a segment.
#[must_use]
pub fn distance_to_segment(point: Point, segment: [Point; 2]) -> f64 {
    distance(point, foot(point, segment))
}

/// The point of a segment that is nearest to a point.
fn foot(point: Point, [a, b]: [Point; 2]) -> Point {
    let side = sub(b, a);
    let length = dot(side, side);
    let t = if length > 0.0 { (dot(sub(point, a), side) / length).clamp(0.0, 1.0) } else { 0.0 };
    between(a, b, t)
}

/// The distance of a point from a line of several segments.
#[must_use]
pub fn distance_to_line(point: Point, line: &[Point]) -> f64 {
    line.windows(2).map(|s| distance_to_segment(point, [s[0], s[1]])).fold(f64::INFINITY, f64::min)
}

/// Where a line passes nearest to a point: the index of the segment's beginning, and the foot
/// of the point on it. Nothing for a line without segments.
#[must_use]
pub fn projected(point: Point, line: &[Point]) -> Option<(usize, Point)> {
    let feet = line.windows(2).map(|s| foot(point, [s[0], s[1]])).enumerate();
    feet.min_by(|a, b| distance(point, a.1).total_cmp(&distance(point, b.1)))
}

/// Where two segments meet, as the part of the first passed until there.
#[must_use]
pub fn meeting(first: [Point; 2], second: [Point; 2]) -> Option<f64> {
    let (one, other) = (sub(first[1], first[0]), sub(second[1], second[0]));
    let apart = sub(second[0], first[0]);
    let denominator = cross(one, other);
    if denominator == 0.0 {
        return None;
    }
    let (here, there) = (cross(apart, other) / denominator, cross(apart, one) / denominator);
    ((0.0..=1.0).contains(&here) && (0.0..=1.0).contains(&there)).then_some(here)
}

/// A line with fewer points, nowhere farther than `tolerance` from the given one.
#[must_use]
pub fn simplified(line: &[Point], tolerance: f64) -> Vec<Point> {
    let [first, middle @ .., last] = line else { return line.to_vec() };
    let apart = |point: &Point| distance_to_segment(*point, [*first, *last]);
    let farthest = (1..).zip(middle).map(|(index, point)| (index, apart(point)));
    match farthest.max_by(|a, b| a.1.total_cmp(&b.1)) {
        Some((index, apart)) if apart > tolerance => {
            let mut kept = simplified(&line[..=index], tolerance);
            kept.pop();
            kept.extend(simplified(&line[index..], tolerance));
            kept
        }
        _ => vec![*first, *last],
    }
}

/// A line beside another, to the right of one who goes along it.
#[must_use]
pub fn beside(line: &[Point], by: f64) -> Vec<Point> {
    let right = |a: Point, b: Point| quarter_turn(direction(a, b));
    (0..line.len())
        .map(|index| {
            let before = index.checked_sub(1).map(|before| right(line[before], line[index]));
            let after = line.get(index + 1).map(|&after| right(line[index], after));
            let normal = match (before, after) {
                (Some(before), Some(after)) => {
                    // The mitre, but never long.
                    let sum = add(before, after);
                    scaled(sum, 2.0 / dot(sum, sum).max(2.0))
                }
                (Some(normal), None) | (None, Some(normal)) => normal,
                (None, None) => [0.0, 0.0],
            };
            along(line[index], normal, by)
        })
        .collect()
}

/// Points along a line, `step` apart, each with the direction of the line there.
#[must_use]
pub fn paced(line: &[Point], step: f64) -> Vec<(Point, Point)> {
    let mut points = Vec::new();
    let mut next = step / 2.0;
    for side in line.windows(2) {
        let (long, ahead) = (distance(side[0], side[1]), direction(side[0], side[1]));
        while next <= long {
            points.push((along(side[0], ahead, next), ahead));
            next += step;
        }
        next -= long;
    }
    points
}

/// An angle for lettering along a direction, in degrees clockwise, never upside down.
#[must_use]
pub fn upright(ahead: Point) -> f64 {
    let turn = ahead[1].atan2(ahead[0]).to_degrees();
    if turn > 90.0 {
        turn - 180.0
    } else if turn <= -90.0 {
        turn + 180.0
    } else {
        turn
    }
}

/// The length of a line.
#[must_use]
pub fn length(line: &[Point]) -> f64 {
    line.windows(2).map(|s| distance(s[0], s[1])).sum()
}

/// The upright box about some points: its north-western and south-eastern corners.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bounds {
    /// The north-western corner.
    pub least: Point,
    /// The south-eastern corner.
    pub most: Point,
}

impl Bounds {
    /// The bounds of some points.
    #[must_use]
    pub fn of(points: &[Point]) -> Bounds {
        let nothing = Bounds { least: [f64::INFINITY; 2], most: [f64::NEG_INFINITY; 2] };
        points.iter().fold(nothing, |bounds, point| Bounds {
            least: [bounds.least[0].min(point[0]), bounds.least[1].min(point[1])],
            most: [bounds.most[0].max(point[0]), bounds.most[1].max(point[1])],
        })
    }

    /// Whether a point lies in the box or closer to it than `by`.
    #[must_use]
    pub fn near(&self, [x, y]: Point, by: f64) -> bool {
        x > self.least[0] - by && x < self.most[0] + by && y > self.least[1] - by && y < self.most[1] + by
    }
}

/// A line that is often asked how near it is.
#[derive(Debug, Clone)]
pub struct Course {
    /// The line.
    pub points: Vec<Point>,
    bounds: Bounds,
}

impl Course {
    /// A line made ready.
    #[must_use]
    pub fn new(points: Vec<Point>) -> Course {
        Course { bounds: Bounds::of(&points), points }
    }

    /// Whether a point is closer to the line than `by`.
    #[must_use]
    pub fn near(&self, point: Point, by: f64) -> bool {
        self.bounds.near(point, by) && distance_to_line(point, &self.points) < by
    }
}

/// A rectangle turned any way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rectangle {
    /// Its middle.
    pub middle: Point,
    /// The unit vector along its first side.
    pub axis: Point,
    /// Half its extent along the axis and across it.
    pub half: [f64; 2],
}

impl Rectangle {
    /// Its corners, in order.
    #[must_use]
    pub fn corners(&self) -> [Point; 4] {
        let long = scaled(self.axis, self.half[0]);
        let short = scaled(quarter_turn(self.axis), self.half[1]);
        let (fore, aft) = (add(self.middle, long), sub(self.middle, long));
        [add(fore, short), sub(fore, short), sub(aft, short), add(aft, short)]
    }

    /// The same rectangle, larger by `margin` on all four sides.
    #[must_use]
    pub fn grown(&self, margin: f64) -> Rectangle {
        Rectangle { half: self.half.map(|half| half + margin), ..*self }
    }

    /// Whether it holds a point.
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        let from = sub(point, self.middle);
        dot(from, self.axis).abs() < self.half[0] && dot(from, quarter_turn(self.axis)).abs() < self.half[1]
    }

    /// Whether the two have points in common.
    #[must_use]
    pub fn overlaps(&self, other: &Rectangle) -> bool {
        let apart = sub(other.middle, self.middle);
        let axes = [self.axis, quarter_turn(self.axis), other.axis, quarter_turn(other.axis)];
        axes.iter().all(|&axis| dot(apart, axis).abs() < self.reach(axis) + other.reach(axis))
    }

    /// How far it reaches from its middle along a unit vector.
    #[must_use]
    pub fn reach(&self, along: Point) -> f64 {
        let long = dot(self.axis, along).abs();
        let short = dot(quarter_turn(self.axis), along).abs();
        long.mul_add(self.half[0], short * self.half[1])
    }

    /// Whether all of it lies in a polygon.
    #[must_use]
    pub fn within(&self, polygon: &[Point]) -> bool {
        self.corners().iter().all(|&corner| contains(polygon, corner))
            && !polygon.iter().any(|&corner| self.contains(corner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Point; 4] = [[0.0, 0.0], [10.0, 0.0], [10.0, 10.0], [0.0, 10.0]];

    #[test]
    fn a_square_holds_its_middle_and_nothing_beyond_its_sides() {
        assert!(contains(&SQUARE, [5.0, 5.0]));
        assert!(!contains(&SQUARE, [11.0, 5.0]));
        assert!((signed_area(&SQUARE) - 100.0).abs() < 1e-9);
    }

    #[test]
    fn turned_rectangles_overlap_only_when_they_share_points() {
        let bar = |middle, axis| Rectangle { middle, axis, half: [4.0, 1.0] };
        let east = bar([0.0, 0.0], [1.0, 0.0]);
        assert!(east.overlaps(&bar([0.0, 4.5], [0.0, 1.0])));
        assert!(!east.overlaps(&bar([0.0, 5.5], [0.0, 1.0])));
        let slanted = bar([7.0, 5.0], [0.6, 0.8]);
        assert!(!east.overlaps(&slanted));
    }

    #[test]
    fn a_rectangle_that_holds_a_corner_of_the_polygon_is_not_within_it() {
        let notched = [[0.0, 0.0], [20.0, 0.0], [20.0, 20.0], [10.0, 8.0], [0.0, 20.0]];
        let bar = |y| Rectangle { middle: [10.0, y], axis: [1.0, 0.0], half: [6.0, 1.0] };
        assert!(bar(3.0).within(&notched));
        assert!(!bar(8.0).within(&notched));
    }

    #[test]
    fn segments_meet_where_they_cross() {
        let meets = meeting([[0.0, 0.0], [10.0, 0.0]], [[5.0, -1.0], [5.0, 1.0]]);
        assert!(meets.is_some_and(|t| (t - 0.5).abs() < 1e-9));
        assert_eq!(meeting([[0.0, 0.0], [10.0, 0.0]], [[5.0, 2.0], [5.0, 1.0]]), None);
    }
}
