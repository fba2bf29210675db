//! The ways by road: laid once for a board, and looked up by whoever draws a march.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use super::geometry::{between, distance, projected, simplified};
use super::map::pen::curve_points;
use super::read::Road;
use super::{BoardDrawing, DrawnWay, Point};
use crate::field::board::{AreaId, Board, Crossing, CrossingId, LocaleId, Place, RoadEnd};
use crate::field::place::CrossingNumber;

/// A vertex every so many board units; roads this near to each other meet.
const STEP: f64 = 12.0;
const MEETING: f64 = 9.0;
/// A place farther from every road than this lies beside none.
const BESIDE: f64 = 110.0;
/// A way by road that is so much longer than the straight line is another road's.
const DETOUR: f64 = 2.2;
/// How far a way may lie from the middle of its road.
const EXACT: f64 = 1.2;

/// What lies on one side of a crossing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ground {
    Locale(LocaleId),
    Area(AreaId),
}

impl Ground {
    fn of(end: RoadEnd) -> Option<Ground> {
        match end {
            RoadEnd::Locale { locale, .. } => Some(Ground::Locale(locale)),
            RoadEnd::Area(area) => Some(Ground::Area(area)),
            RoadEnd::Edge => None,
        }
    }

    fn ways(self, drawing: &BoardDrawing) -> &[DrawnWay] {
        match self {
            Ground::Locale(locale) => &drawing.locales[locale.index()].ways,
            Ground::Area(area) => drawing.areas[area.index()].way.as_slice(),
        }
    }

    /// What lies on the other side of a crossing, seen from here or from off the map.
    fn beyond(here: Option<Ground>, crossing: &Crossing) -> Option<Ground> {
        let [one, other] = crossing.ends.map(Ground::of);
        if one == here { other } else { one }
    }
}

/// The way of a march by road: from `start` in a place over crossings to `end`. Without a start
/// it begins at the first crossing; without a place it comes in over the edge of the map. Where no
/// road leads it is straight.
#[must_use]
pub fn way_by_road(
    board: &Board,
    drawing: &BoardDrawing,
    from: Option<Place>,
    start: Option<Point>,
    crossings: &[CrossingId],
    end: Point,
) -> Vec<Point> {
    let mut here = match from {
        Some(Place::Reserve(locale)) => Some(Ground::Locale(locale)),
        Some(Place::Approach(approach)) => Some(Ground::Locale(board.approach(approach).locale)),
        Some(Place::Holding(area)) => Some(Ground::Area(area)),
        Some(Place::Eliminated) | None => None,
    };
    let mut way: Vec<Point> = start.into_iter().collect();
    let mut last = None;
    for &id in crossings {
        let ways = here.map_or_else(Default::default, |here| here.ways(drawing));
        let lines = Lines { board, drawing, ways };
        match (last, start) {
            (Some(last), _) => way
                .extend(lines.from(last).find(|way| way.to == Some(id)).into_iter().flat_map(Line::between)),
            (None, Some(start)) => way.extend(lines.side_road(id, start).into_iter().rev()),
            (None, None) => {}
        }
        way.push(drawing.crossings[id.index()].at);
        here = Ground::beyond(here, board.crossing(id));
        last = Some(id);
    }
    if let (Some(last), Some(here)) = (last, here) {
        way.extend(Lines { board, drawing, ways: here.ways(drawing) }.side_road(last, end));
    }
    way.push(end);
    way
}

impl DrawnWay {
    /// A way along a line that begins at the first crossing, without the point of the second.
    fn through(joins: Vec<CrossingNumber>, line: &[Point]) -> DrawnWay {
        let mut steps = Vec::with_capacity(2 * line.len());
        for leg in line.windows(2) {
            let [from, to] = [leg[0], leg[1]].map(|point| point.map(whole));
            if from != to {
                steps.extend([to[0] - from[0], to[1] - from[1]]);
            }
        }
        DrawnWay { joins, steps }
    }

    /// Its points, those of its crossings included.
    fn points(&self, at: impl Fn(CrossingNumber) -> Option<Point>) -> Vec<Point> {
        let ends: Vec<Point> = self.joins.iter().filter_map(|&number| at(number)).collect();
        let mut points: Vec<Point> = ends.first().copied().into_iter().collect();
        let mut here = ends.first().map_or([0; 2], |at| at.map(whole));
        for step in self.steps.chunks_exact(2) {
            here = [here[0] + step[0], here[1] + step[1]];
            points.push(here.map(f64::from));
        }
        points.extend(ends.get(1));
        points
    }
}

/// A coordinate in whole board units.
#[allow(clippy::cast_possible_truncation, reason = "a board is some thousand units wide")]
fn whole(coordinate: f64) -> i16 {
    coordinate.round() as i16
}

/// The ways of one place.
struct Lines<'a> {
    board: &'a Board,
    drawing: &'a BoardDrawing,
    ways: &'a [DrawnWay],
}

/// A way gone from one crossing to another, or to where the road ends.
struct Line {
    to: Option<CrossingId>,
    points: Vec<Point>,
}

impl Line {
    /// The points without those of the two crossings.
    fn between(self) -> impl Iterator<Item = Point> {
        let points = self.points.len();
        self.points.into_iter().take(points - 1).skip(1)
    }
}

impl Lines<'_> {
    /// The ways that lead from a crossing.
    fn from(&self, crossing: CrossingId) -> impl Iterator<Item = Line> {
        self.ways.iter().filter_map(move |way| {
            let ids = way.joins.iter().filter_map(|&number| self.board.crossing_numbered(number));
            let mut ids: Vec<CrossingId> = ids.collect();
            let mut points = way.points(|number| {
                let id = self.board.crossing_numbered(number)?;
                Some(self.drawing.crossings[id.index()].at)
            });
            if ids.first() != Some(&crossing) {
                ids.reverse();
                points.reverse();
            }
            (ids.first() == Some(&crossing)).then(|| Line { to: ids.get(1).copied(), points })
        })
    }

    /// The road from a crossing to where it passes a point beside it; nothing where the point
    /// lies beside none.
    fn side_road(&self, crossing: CrossingId, point: Point) -> Vec<Point> {
        let passing = self.from(crossing).filter_map(|line| {
            let (index, foot) = projected(point, &line.points)?;
            Some((distance(point, foot), index, foot, line.points))
        });
        let nearest = passing.filter(|&(apart, ..)| apart < BESIDE).min_by(|a, b| a.0.total_cmp(&b.0));
        nearest.map_or_else(Vec::new, |(_, index, foot, mut points)| {
            points.truncate(index + 1);
            points.push(foot);
            points.split_off(1)
        })
    }
}

/// Lays the ways of every locale and holding area along the roads as they are drawn.
pub(super) fn lay(board: &Board, drawing: &mut BoardDrawing, roads: &[Road]) {
    let net = Net::woven(roads.iter().map(|road| curve_points(&simplified(&road.points, 0.9))));
    for (id, locale) in board.locales() {
        let mut ends: Vec<(u8, CrossingId)> = Vec::with_capacity(locale.crossings.len());
        for &crossing in &locale.crossings {
            ends.extend(board.crossing(crossing).ends.iter().filter_map(|end| match *end {
                RoadEnd::Locale { locale, net, .. } if locale == id => Some((net, crossing)),
                _ => None,
            }));
        }
        let mut ways = Vec::new();
        for (index, &(road, one)) in ends.iter().enumerate() {
            let joined = ends[index + 1..].iter().filter(|&&(other, _)| other == road);
            ways.extend(joined.filter_map(|&(_, other)| net.joining(drawing, one, other)));
            if ends.iter().filter(|&&(other, _)| other == road).count() == 1 {
                ways.extend(net.ending(drawing, one, drawing.locales[id.index()].reserve));
            }
        }
        drawing.locales[id.index()].ways = ways;
    }
    for (id, area) in board.areas() {
        drawing.areas[id.index()].way = net.ending(drawing, area.entry, drawing.areas[id.index()].first);
    }
}

/// The roads of a map as a net.
struct Net {
    vertices: Vec<Vertex>,
}

struct Vertex {
    at: Point,
    next: Vec<(usize, f64)>,
}

impl Net {
    fn woven(lines: impl Iterator<Item = Vec<Point>>) -> Net {
        let mut net = Net { vertices: Vec::new() };
        for line in lines {
            let first = net.vertices.len();
            net.vertices.extend(spaced(&line).into_iter().map(|at| Vertex { at, next: Vec::new() }));
            for vertex in first + 1..net.vertices.len() {
                net.link(vertex - 1, vertex);
            }
        }
        net.join();
        net
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

    /// The way from a crossing to another, unless it is no way between these two.
    fn joining(&self, drawing: &BoardDrawing, one: CrossingId, other: CrossingId) -> Option<DrawnWay> {
        let [from, to] = [one, other].map(|id| &drawing.crossings[id.index()]);
        let mut line = vec![from.at];
        line.extend(self.way(from.at, to.at)?);
        line.push(to.at);
        let mut line = simplified(&line, EXACT);
        line.pop();
        Some(DrawnWay::through(vec![from.number, to.number], &line))
    }

    /// The way from a crossing to where the road ends near a point, if it comes near.
    fn ending(&self, drawing: &BoardDrawing, crossing: CrossingId, near: Point) -> Option<DrawnWay> {
        let from = &drawing.crossings[crossing.index()];
        let mut line = vec![from.at];
        line.extend(self.way(from.at, near)?);
        Some(DrawnWay::through(vec![from.number], &simplified(&line, EXACT)))
    }

    /// The road from beside a point to beside another.
    fn way(&self, from: Point, to: Point) -> Option<Vec<Point>> {
        let (start, end) = self.nearest(from).zip(self.nearest(to))?;
        self.shortest(start, end, DETOUR.mul_add(distance(from, to), 2.0 * BESIDE))
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
    use crate::field::Field;
    use crate::field::drawing::geometry::{distance_to_line, length};
    use crate::triomphe::data;

    fn crossroads() -> Net {
        let east = vec![[0.0, 0.0], [200.0, 0.0]];
        let south = vec![[100.0, 4.0], [100.0, 200.0]];
        Net::woven([east, south].into_iter())
    }

    #[test]
    fn a_way_follows_the_roads_over_a_crossing() {
        let way = crossroads().way([0.0, 5.0], [105.0, 200.0]).unwrap();
        assert_eq!(way.first(), Some(&[0.0, 0.0]));
        assert_eq!(way.last(), Some(&[100.0, 200.0]));
        let on_road = |&[x, y]: &Point| y.abs() < 5.1 || (x - 100.0).abs() < 5.1;
        assert!(way.iter().all(on_road), "{way:?}");
    }

    #[test]
    fn there_is_no_way_where_no_road_leads() {
        assert_eq!(crossroads().way([0.0, 500.0], [200.0, 0.0]), None);
    }

    #[test]
    fn every_way_lies_on_a_drawn_road() {
        let Field { board, plan, .. } = data::field();
        let roads: Vec<_> = plan.scenery.roads.iter().map(|road| curve_points(&road.points)).collect();
        for (id, locale) in board.locales() {
            let ways = &plan.drawing.locales[id.index()].ways;
            let lines = Lines { board, drawing: &plan.drawing, ways };
            for line in locale.crossings.iter().flat_map(|&crossing| lines.from(crossing)) {
                for point in &line.points {
                    let apart = roads.iter().map(|road| distance_to_line(*point, road));
                    let apart = apart.fold(f64::INFINITY, f64::min);
                    assert!(apart < 6.0, "{}: {point:?} is {apart} from every road", locale.number);
                }
            }
        }
    }

    #[test]
    fn a_march_over_crossings_is_never_much_longer_than_it_looks() {
        let Field { board, plan, .. } = data::field();
        for (id, locale) in board.locales() {
            let reserve = plan.drawing.locales[id.index()].reserve;
            for &crossing in &locale.crossings {
                let here = Some(Ground::Locale(id));
                let Some(Ground::Locale(next)) = Ground::beyond(here, board.crossing(crossing)) else {
                    continue;
                };
                let end = plan.drawing.locales[next.index()].reserve;
                let way = way_by_road(
                    board,
                    &plan.drawing,
                    Some(Place::Reserve(id)),
                    Some(reserve),
                    &[crossing],
                    end,
                );
                assert_eq!((way.first(), way.last()), (Some(&reserve), Some(&end)));
                let at = plan.drawing.crossings[crossing.index()].at;
                assert!(way.contains(&at));
                let straight = length(&[reserve, at, end]);
                assert!(length(&way) < DETOUR.mul_add(straight, 2.0 * BESIDE), "{}", locale.number);
            }
        }
    }

    #[test]
    #[ignore = "prints how many points the ways have"]
    fn figures() {
        let locales = &data::field().plan.drawing.locales;
        let ways = || locales.iter().flat_map(|locale| &locale.ways);
        println!("{} ways, {} steps", ways().count(), ways().map(|way| way.steps.len() / 2).sum::<usize>());
    }
}
