//! The roads as a net, so that the ways of blocks can follow them.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::sync::LazyLock;

use estafette_engine::field::drawing::Point;
use estafette_engine::field::drawing::geometry::{between, distance};
use estafette_engine::triomphe;

/// A vertex every so many board units; roads this near to each other meet.
const STEP: f64 = 12.0;
const MEETING: f64 = 9.0;
/// A place farther from every road than this lies beside none.
const BESIDE: f64 = 110.0;
/// A way by road that is so much longer than the straight line is another road's.
const DETOUR: f64 = 2.2;

/// The roads of a map.
pub struct Roads {
    vertices: Vec<Vertex>,
}

struct Vertex {
    at: Point,
    next: Vec<(usize, f64)>,
}

impl Roads {
    /// The roads of Triomphe à Marengo.
    pub fn triomphe() -> &'static Roads {
        static ROADS: LazyLock<Roads> = LazyLock::new(|| {
            let roads = &triomphe::data::field().plan.scenery.roads;
            Roads::new(roads.iter().map(|road| road.points.as_slice()))
        });
        &ROADS
    }

    fn new<'a>(lines: impl Iterator<Item = &'a [Point]>) -> Roads {
        let mut roads = Roads { vertices: Vec::new() };
        for line in lines {
            let first = roads.vertices.len();
            roads.vertices.extend(spaced(line).into_iter().map(|at| Vertex { at, next: Vec::new() }));
            for vertex in first + 1..roads.vertices.len() {
                roads.link(vertex - 1, vertex);
            }
        }
        roads.join();
        roads
    }

    fn link(&mut self, a: usize, b: usize) {
        let long = distance(self.vertices[a].at, self.vertices[b].at);
        self.vertices[a].next.push((b, long));
        self.vertices[b].next.push((a, long));
    }

    /// Links roads where they meet.
    fn join(&mut self) {
        let mut cells: HashMap<[i64; 2], Vec<usize>> = HashMap::new();
        for index in 0..self.vertices.len() {
            let at = self.vertices[index].at;
            let [x, y] = at.map(cell);
            for near in (x - 1..=x + 1).flat_map(|x| (y - 1..=y + 1).map(move |y| [x, y])) {
                for &other in cells.get(&near).map(Vec::as_slice).unwrap_or_default() {
                    if distance(at, self.vertices[other].at) <= MEETING {
                        self.link(index, other);
                    }
                }
            }
            cells.entry([x, y]).or_default().push(index);
        }
    }

    /// The way through all of these points, in order.
    pub fn through(&self, points: &[Point]) -> Vec<Point> {
        let mut way: Vec<Point> = points.first().copied().into_iter().collect();
        for leg in points.windows(2) {
            way.extend(self.way(leg[0], leg[1]).into_iter().skip(1));
        }
        way
    }

    /// The way from one point to another along the roads; straight where none leads.
    fn way(&self, from: Point, to: Point) -> Vec<Point> {
        let found = self.nearest(from).zip(self.nearest(to)).and_then(|(start, end)| {
            let longest = DETOUR.mul_add(distance(from, to), 2.0 * BESIDE);
            self.shortest(start, end, longest)
        });
        let road = found.unwrap_or_default();
        std::iter::once(from).chain(road).chain([to]).collect()
    }

    fn nearest(&self, point: Point) -> Option<usize> {
        let apart = |vertex: &Vertex| distance(vertex.at, point);
        let near = self.vertices.iter().enumerate().map(|(index, vertex)| (index, apart(vertex)));
        near.filter(|&(_, apart)| apart < BESIDE)
            .min_by(|one, other| one.1.total_cmp(&other.1))
            .map(|(index, _)| index)
    }

    /// The shortest way between two vertices that is no longer than `longest`.
    fn shortest(&self, start: usize, end: usize, longest: f64) -> Option<Vec<Point>> {
        let mut known = vec![f64::INFINITY; self.vertices.len()];
        let mut came_from = vec![start; self.vertices.len()];
        let mut open = BinaryHeap::from([Reverse((Length(0.0), start))]);
        known[start] = 0.0;
        while let Some(Reverse((Length(gone), here))) = open.pop() {
            if here == end {
                return Some(self.trace(&came_from, start, end));
            }
            if gone > known[here] || gone > longest {
                continue;
            }
            for &(next, by) in &self.vertices[here].next {
                if gone + by < known[next] {
                    known[next] = gone + by;
                    came_from[next] = here;
                    open.push(Reverse((Length(gone + by), next)));
                }
            }
        }
        None
    }

    fn trace(&self, came_from: &[usize], start: usize, end: usize) -> Vec<Point> {
        let back = std::iter::successors(Some(end), |&at| (at != start).then(|| came_from[at]));
        let mut way: Vec<Point> = back.map(|at| self.vertices[at].at).collect();
        way.reverse();
        way
    }
}

/// A length by which ways are ordered.
#[derive(Clone, Copy, PartialEq)]
struct Length(f64);

impl Eq for Length {}

impl PartialOrd for Length {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Length {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.total_cmp(&other.0)
    }
}

#[allow(clippy::cast_possible_truncation, reason = "a board is some thousand units wide")]
fn cell(coordinate: f64) -> i64 {
    (coordinate / MEETING).floor() as i64
}

/// The same line with a point at least every `STEP`.
fn spaced(line: &[Point]) -> Vec<Point> {
    let mut points: Vec<Point> = line.first().copied().into_iter().collect();
    for side in line.windows(2) {
        let mut gone = STEP;
        let long = distance(side[0], side[1]);
        while gone < long {
            points.push(between(side[0], side[1], gone / long));
            gone += STEP;
        }
        points.push(side[1]);
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crossroads() -> Roads {
        let east = [[0.0, 0.0], [200.0, 0.0]];
        let south = [[100.0, 4.0], [100.0, 200.0]];
        Roads::new([east.as_slice(), south.as_slice()].into_iter())
    }

    #[test]
    fn a_way_follows_the_roads_over_a_crossing() {
        let way = crossroads().through(&[[0.0, 5.0], [105.0, 200.0]]);
        assert_eq!(way.first(), Some(&[0.0, 5.0]));
        assert_eq!(way.last(), Some(&[105.0, 200.0]));
        assert!(way.contains(&[0.0, 0.0]) && way.contains(&[100.0, 200.0]));
        let on_road = |&[x, y]: &Point| y.abs() < 5.1 || (x - 100.0).abs() < 5.1;
        assert!(way.iter().all(on_road), "{way:?}");
    }

    #[test]
    fn a_way_is_straight_where_no_road_leads() {
        let way = crossroads().through(&[[0.0, 500.0], [200.0, 0.0]]);
        assert_eq!(way, [[0.0, 500.0], [200.0, 0.0]]);
    }
}
