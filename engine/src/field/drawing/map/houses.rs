//! Villages as blocks of houses along their roads, farms as wings about a court.
//! Houses keep clear of marks, numerals and names, never the other way round.

use super::chance::Dice;
use super::path;
use super::pen::Pen;
use super::scene::Scene;
use crate::field::board::RoadKind;
use crate::field::drawing::Point;
use crate::field::drawing::geometry::{
    Rectangle, add, along, between, contains, direction, distance, distance_to_segment, paced, quarter_turn,
    scaled, sides,
};
use crate::field::drawing::read::{Town, TownSize};
use crate::field::place::LocaleNumber;

/// How far from the middle of a village its houses stand.
const REACH: f64 = 108.0;

/// All houses.
pub fn draw(scene: &Scene) -> String {
    let mut pen = Pen::default();
    let mut built: Vec<Rectangle> = Vec::new();
    for (seed, town) in (500..).zip(&scene.scenery.towns) {
        match town.size {
            TownSize::Village => village(scene, town, seed, 15, &mut built),
            TownSize::Hamlet => village(scene, town, seed, 8, &mut built),
            TownSize::Farm => farm(scene, town, seed, &mut built),
        }
    }
    for house in built {
        pen.polygon(&house.corners());
    }
    path("house", &pen)
}

fn village(scene: &Scene, town: &Town, seed: u64, wanted: usize, built: &mut Vec<Rectangle>) {
    let mut dice = Dice::new(seed);
    let mut sites = road_sites(scene, town, &mut dice);
    sites.extend(back_sites(scene, town, &mut dice));
    sites.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut settle = |most: usize, reach: f64, allowed: &dyn Fn(LocaleNumber) -> bool| {
        let before = built.len();
        for (_, site) in &sites {
            let full = built.len() - before >= most;
            let near = distance(site.middle, town.at) < reach;
            if !full && near && stands_in(scene, site, 3.5, allowed) && buildable(scene, site, built) {
                built.push(*site);
            }
        }
        built.len() - before
    };
    // A village in two locales has houses in both, and some stray beyond.
    let share = wanted.div_ceil(town.locales.len());
    let own: usize = town.locales.iter().map(|&own| settle(share, REACH, &|number| number == own)).sum();
    settle(wanted.saturating_sub(own).min(wanted / 3), 0.9 * REACH, &|_| true);
}

/// Whether a site lies in one of the allowed locales, so far from its lines.
fn stands_in(scene: &Scene, site: &Rectangle, clear: f64, allowed: &dyn Fn(LocaleNumber) -> bool) -> bool {
    scene.locale_around(&site.grown(clear)).is_some_and(|locale| allowed(locale.number))
}

/// Sites along the roads through a village, each with how far out it lies.
fn road_sites(scene: &Scene, town: &Town, dice: &mut Dice) -> Vec<(f64, Rectangle)> {
    let mut sites = Vec::new();
    for (kind, road) in &scene.roads {
        let half = if *kind == RoadKind::Main { 3.8 } else { 3.0 };
        for (at, ahead) in paced(&road.points, 6.5) {
            if distance(at, town.at) > REACH {
                continue;
            }
            for side in [-1.0, 1.0] {
                let house = [dice.between(4.2, 8.0), dice.between(3.1, 4.2)];
                let from_road = half + house[1] + dice.between(2.0, 4.5);
                let middle = along(at, scaled(quarter_turn(ahead), side), from_road);
                let rank = dice.between(0.0, 34.0) + distance(middle, town.at) * 0.8;
                sites.push((rank, Rectangle { middle, axis: ahead, half: house }));
            }
        }
    }
    sites
}

/// Sites behind the first row, and in villages without a road.
fn back_sites(scene: &Scene, town: &Town, dice: &mut Dice) -> Vec<(f64, Rectangle)> {
    let sites = (0..110).map(|_| {
        let (turn, out) = (dice.between(0.0, std::f64::consts::TAU), dice.between(0.0, 1.0).sqrt() * 74.0);
        let middle = add(town.at, [out * turn.cos(), out * turn.sin()]);
        let house = [dice.between(4.0, 7.4), dice.between(3.1, 4.2)];
        let axis = direction_near(scene, middle);
        let axis = if dice.between(0.0, 1.0) < 0.4 { quarter_turn(axis) } else { axis };
        (30.0 + distance(middle, town.at) + dice.between(0.0, 30.0), Rectangle { middle, axis, half: house })
    });
    sites.collect()
}

/// The direction of the nearest road, or of the nearest side of a locale.
fn direction_near(scene: &Scene, point: Point) -> Point {
    let roads = scene.roads.iter().filter(|(_, road)| road.near(point, 60.0));
    let roads = roads.flat_map(|(_, road)| road.points.windows(2)).map(|part| [part[0], part[1]]);
    let here = scene.drawing.locales.iter().filter(|locale| contains(&locale.polygon, point));
    let lines = here.flat_map(|locale| sides(&locale.polygon));
    let measured = roads.chain(lines).map(|part| (distance_to_segment(point, part), part));
    let nearest = measured.min_by(|a, b| a.0.total_cmp(&b.0));
    nearest.map_or([1.0, 0.0], |(_, [a, b])| direction(a, b))
}

fn buildable(scene: &Scene, site: &Rectangle, built: &[Rectangle]) -> bool {
    let grown = site.grown(2.2);
    if scene.covered(&grown) || built.iter().any(|other| grown.overlaps(other)) {
        return false;
    }
    let mut roads = scene.roads.iter().filter(|(_, road)| road.near(site.middle, 18.0));
    let touches_road = roads.any(|(kind, road)| {
        let clear = if *kind == RoadKind::Main { 4.6 } else { 4.0 };
        let mut points = site.corners().into_iter().chain([site.middle]);
        points.any(|point| road.near(point, clear))
    });
    !touches_road && !scene.wet(site.middle, 9.0)
}

/// Two wings that meet, and a barn across the court.
fn farm(scene: &Scene, town: &Town, seed: u64, built: &mut Vec<Rectangle>) {
    let mut dice = Dice::new(seed);
    let axis = direction_near(scene, town.at);
    let turns = [axis, quarter_turn(axis), scaled(axis, -1.0), scaled(quarter_turn(axis), -1.0)];
    let first = dice.between(0.0, 4.0);
    let steps = [0.0, 5.0, -5.0, 10.0, -10.0, 15.0, -15.0, 20.0, -20.0];
    let mut places: Vec<Point> = steps.iter().flat_map(|&x| steps.map(|y| [x, y])).collect();
    places.sort_by(|a, b| distance(*a, [0.0, 0.0]).total_cmp(&distance(*b, [0.0, 0.0])));
    for shift in places {
        for turn in 0..4_u8 {
            let axis = turns[usize::from((turn + whole(first)) % 4)];
            let wings = wings(add(town.at, shift), axis);
            let at_home = |wing| stands_in(scene, wing, 2.5, &|number| town.locales.contains(&number));
            if wings.iter().all(|wing| at_home(wing) && buildable(scene, wing, built)) {
                built.extend(wings);
                return;
            }
        }
    }
    // No room for a court: some houses.
    village(scene, town, seed, 3, built);
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 3")]
fn whole(number: f64) -> u8 {
    number as u8
}

fn wings(at: Point, axis: Point) -> [Rectangle; 3] {
    let down = quarter_turn(axis);
    let place = |x: f64, y: f64| along(along(at, axis, x), down, y);
    [
        Rectangle { middle: place(0.0, -6.6), axis, half: [10.6, 3.2] },
        Rectangle { middle: between(place(-7.5, -9.8), place(-7.5, 9.6), 0.5), axis, half: [3.1, 9.7] },
        Rectangle { middle: place(7.2, 3.8), axis, half: [2.6, 4.0] },
    ]
}
