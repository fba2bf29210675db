//! The lines of locales, the bars of wide borders, the objective line, and the
//! chevrons that tell which way a border leads.

use super::pen::Pen;
use super::scene::{Border, Scene};
use super::{group, path};
use crate::field::board::{Direction, Width};
use crate::field::drawing::Point;
use crate::field::drawing::geometry::{
    add, along, between, contains, direction, distance, paced, quarter_turn, scaled, sides, sub,
};

/// From the objective band up to the bars.
pub fn draw(scene: &Scene) -> String {
    let objective = objective(scene);
    let content = [
        path("objective-band", &objective),
        locale_lines(scene),
        path("objective-line", &objective),
        bars(scene),
    ];
    group("borders", &content.concat())
}

fn locale_lines(scene: &Scene) -> String {
    let (mut passable, mut impassable, mut ticks) = (Pen::default(), Pen::default(), Pen::default());
    for locale in &scene.drawing.locales {
        let open = |side: [Point; 2]| {
            let mut own = scene.drawing.approaches.iter().filter(|approach| approach.locale == locale.number);
            own.any(|approach| approach.ends == side)
        };
        let runs = runs(&locale.polygon, open);
        for (is_open, line) in runs {
            if is_open {
                line_or_ring(&mut passable, &line);
            } else {
                line_or_ring(&mut impassable, &line);
                for side in line.windows(2) {
                    tick(&mut ticks, &locale.polygon, [side[0], side[1]]);
                }
            }
        }
    }
    [path("line", &passable), path("wall", &impassable), path("tick", &ticks)].concat()
}

/// The outline of a locale in runs of sides that are all open or all closed.
fn runs(polygon: &[Point], open: impl Fn([Point; 2]) -> bool) -> Vec<(bool, Vec<Point>)> {
    let marked: Vec<([Point; 2], bool)> = sides(polygon).map(|side| (side, open(side))).collect();
    let turns = (0..marked.len()).find(|&index| marked[index].1 != marked[(index + 1) % marked.len()].1);
    let first = turns.map_or(0, |index| index + 1);
    let mut runs: Vec<(bool, Vec<Point>)> = Vec::new();
    for index in 0..marked.len() {
        let ([a, b], open) = marked[(first + index) % marked.len()];
        match runs.last_mut() {
            Some((same, line)) if *same == open => line.push(b),
            _ => runs.push((open, vec![a, b])),
        }
    }
    runs
}

fn line_or_ring(pen: &mut Pen, line: &[Point]) {
    if line.first() == line.last() {
        pen.polygon(&line[..line.len() - 1]);
    } else {
        pen.line(line);
    }
}

/// Slanting ticks on the outside of an impassable side.
fn tick(pen: &mut Pen, polygon: &[Point], [a, b]: [Point; 2]) {
    let ahead = direction(a, b);
    let normal = quarter_turn(ahead);
    let inside = contains(polygon, along(between(a, b, 0.5), normal, 0.5));
    let outward = if inside { scaled(normal, -1.0) } else { normal };
    let slant = add(scaled(outward, 5.2), scaled(ahead, 3.0));
    for (foot, _) in paced(&[a, b], 8.0) {
        pen.move_to(foot).line_to(add(foot, slant));
    }
}

/// A bar on the corridor of every wide border.
fn bars(scene: &Scene) -> String {
    let mut pen = Pen::default();
    for border in &scene.borders {
        if border.approaches[0].width == Width::Wide {
            let [a, b] = border.centre;
            pen.line(&[between(a, b, 0.23), between(a, b, 0.77)]);
        }
    }
    path("bar", &pen)
}

/// Along the corridors between the locales beyond the line and the others.
fn objective(scene: &Scene) -> Pen {
    let parts = scene.borders.iter().filter(|border| {
        let [near, far] = border.approaches;
        scene.drawing.beyond_objective(near.locale) != scene.drawing.beyond_objective(far.locale)
    });
    let mut parts: Vec<[Point; 2]> = parts.map(|border| border.centre).collect();
    let mut pen = Pen::default();
    // From the north on, always to the nearest end that is left.
    let north = |part: &[Point; 2]| part[0][1].min(part[1][1]);
    let Some(first) = (0..parts.len()).min_by(|&a, &b| north(&parts[a]).total_cmp(&north(&parts[b]))) else {
        return pen;
    };
    let mut part = parts.swap_remove(first);
    if part[0][1] > part[1][1] {
        part.reverse();
    }
    let mut line = part.to_vec();
    while !parts.is_empty() {
        let at = line[line.len() - 1];
        let reach = |part: &[Point; 2]| distance(at, part[0]).min(distance(at, part[1]));
        let nearest = (0..parts.len()).min_by(|&a, &b| reach(&parts[a]).total_cmp(&reach(&parts[b])));
        let mut part = parts.swap_remove(nearest.unwrap_or(0));
        if distance(at, part[1]) < distance(at, part[0]) {
            part.reverse();
        }
        line.extend(part);
    }
    pen.line(&line);
    pen
}

/// One for each border with a direction, pointing east.
pub fn chevrons(scene: &Scene) -> String {
    let mut pen = Pen::default();
    for border in &scene.borders {
        if let Some(east) = eastwards(border) {
            let [a, b] = border.centre;
            let clear = |at: Point| {
                let crossings = scene.drawing.crossings.iter();
                crossings.map(|crossing| distance(crossing.at, at)).fold(f64::INFINITY, f64::min)
            };
            let places = [0.86, 0.14, 0.8, 0.2, 0.9, 0.1].map(|t| between(a, b, t));
            let at = places.into_iter().find(|&at| clear(at) > 13.0).unwrap_or(places[0]);
            let (tip, back) = (along(at, east, 3.5), along(at, east, -3.5));
            let wing = scaled(quarter_turn(east), 4.5);
            pen.line(&[add(back, wing), tip, sub(back, wing)]);
        }
    }
    path("chevron", &pen)
}

/// The direction of passing a border eastwards, if it has one.
fn eastwards(border: &Border) -> Option<Point> {
    let leaves_east = |approach: &&&_| -> bool {
        let approach: &crate::field::drawing::DrawnApproach = approach;
        approach.leaves == Some(Direction::East)
    };
    border.approaches.iter().find(leaves_east).map(|approach| scaled(approach.inward, -1.0))
}
