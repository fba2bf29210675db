//! Finds room in a locale for groups of blocks.
//!
//! All blocks of one locale are drawn at one scale: the largest at which its groups find room beside
//! each other, a group at a border sliding along it, a group inside shifting about its point.

use super::Point;
use super::geometry::{Rectangle, add, direction, distance, dot, quarter_turn, scaled, sides, signed_area};

/// The scales tried, the largest first. Down to 0.54 everything is easily read;
/// the last serve crowds in the smallest locales.
const SCALES: [f64; 12] = [1.0, 0.92, 0.84, 0.76, 0.68, 0.60, 0.54, 0.47, 0.40, 0.33, 0.27, 0.22];

/// Between the groups of a locale, and between a group and the outline.
const GAP: f64 = 4.0;
const EDGE: f64 = 1.0;

/// How far and in what steps a group at a border may slide along it.
const SLIDE: f64 = 6.0;
const SLIDES: i32 = 14;

/// How far and in what steps a group inside may shift.
const SHIFT: f64 = 12.0;
const SHIFTS: i32 = 7;

/// What it costs a group inside and one at a border to hide a sign, as a shift.
const HIDDEN_SIGN: [f64; 2] = [42.0, 18.0];

/// The most pairs of groups compared for one scale of one locale.
const PATIENCE: u32 = 800;

/// Blocks that are drawn together.
pub(super) trait Group {
    /// The ground they cover at a scale when nothing is in the way.
    fn ground(&self, scale: f64) -> Vec<Rectangle>;
    /// Where else they may go.
    fn freedom(&self) -> Freedom;
}

/// How a group may give way to others.
#[derive(Clone, Copy)]
pub(super) enum Freedom {
    /// Along a border: its direction, and half its length.
    Along(Point, f64),
    /// About its point.
    About,
}

/// The locale's outline.
struct Room<'a> {
    polygon: &'a [Point],
    /// Where the outline has no dents: each side's inward normal, and how far in
    /// the side lies along it.
    convex: Option<Vec<(Point, f64)>>,
}

impl<'a> Room<'a> {
    fn new(polygon: &'a [Point]) -> Room<'a> {
        let turn = signed_area(polygon).signum();
        let normals = sides(polygon).map(|[a, b]| {
            let normal = scaled(quarter_turn(direction(a, b)), turn);
            (normal, dot(normal, a) + EDGE)
        });
        let normals: Vec<_> = normals.collect();
        let dented =
            polygon.iter().any(|&p| normals.iter().any(|&(n, in_by)| dot(n, p) < in_by - EDGE - 0.01));
        Room { polygon, convex: (!dented).then_some(normals) }
    }

    /// How far a group may be shifted.
    fn play<'g>(&'g self, ground: &'g [Rectangle]) -> Play<'g> {
        let slack = |&(normal, in_by): &(Point, f64)| {
            let clear = |part: &Rectangle| dot(normal, part.middle) - part.reach(normal) - in_by;
            (normal, ground.iter().map(clear).fold(f64::INFINITY, f64::min))
        };
        match &self.convex {
            Some(normals) => Play::Slack(normals.iter().map(slack).collect()),
            None => Play::Tried(self.polygon, ground),
        }
    }
}

/// The shifts that keep a group in its locale.
enum Play<'a> {
    /// For each side, how far the group may come closer to it.
    Slack(Vec<(Point, f64)>),
    /// What must be tried each time, where the outline has dents.
    Tried(&'a [Point], &'a [Rectangle]),
}

impl Play<'_> {
    fn allows(&self, shift: Point) -> bool {
        match self {
            Play::Slack(sides) => sides.iter().all(|&(normal, slack)| slack + dot(normal, shift) >= 0.0),
            Play::Tried(polygon, ground) => {
                ground.iter().all(|part| shifted(part, shift).grown(EDGE).within(polygon))
            }
        }
    }
}

/// A place a group may take: how far it is shifted, and what that costs.
#[derive(Clone, Copy)]
struct Stand {
    cost: f64,
    shift: Point,
}

/// A group at one scale.
struct Body<'a> {
    ground: Vec<Rectangle>,
    freedom: Freedom,
    signs: &'a [Rectangle],
}

impl Body<'_> {
    fn stand(&self, shift: Point) -> Stand {
        let hides = |sign: &&Rectangle| self.ground.iter().any(|part| shifted(part, shift).overlaps(sign));
        let each = HIDDEN_SIGN[usize::from(matches!(self.freedom, Freedom::Along(..)))];
        let hiding: f64 = self.signs.iter().filter(hides).map(|_| each).sum();
        Stand { cost: distance(shift, [0.0, 0.0]) + hiding, shift }
    }

    /// All places it may take in the locale, the cheapest first.
    fn stands(&self, room: &Room) -> Vec<Stand> {
        let play = room.play(&self.ground);
        let mut stands: Vec<Stand> = match self.freedom {
            Freedom::Along(axis, half_side) => {
                let steps = (1..=SLIDES).flat_map(|step| [step, -step]);
                let slides = std::iter::once(0).chain(steps).map(|step| SLIDE * f64::from(step));
                slides
                    .filter(|slide| slide.abs() < half_side)
                    .map(|slide| scaled(axis, slide))
                    .filter(|&shift| play.allows(shift))
                    .map(|shift| self.stand(shift))
                    .collect()
            }
            Freedom::About => {
                let range = || (-SHIFTS..=SHIFTS).map(|step| SHIFT * f64::from(step));
                range()
                    .flat_map(|y| range().map(move |x| [x, y]))
                    .filter(|&shift| play.allows(shift))
                    .map(|shift| self.stand(shift))
                    .collect()
            }
        };
        stands.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        stands
    }

    /// Whether this group, shifted, is clear of another, shifted too.
    fn clear_of(&self, shift: Point, other: &Body, by: Point, gap: f64) -> bool {
        !self.ground.iter().any(|mine| {
            let mine = shifted(mine, shift).grown(gap);
            other.ground.iter().any(|part| mine.overlaps(&shifted(part, by)))
        })
    }
}

fn shifted(part: &Rectangle, shift: Point) -> Rectangle {
    Rectangle { middle: add(part.middle, shift), ..*part }
}

/// The largest scale at which all groups find room in a locale, and the cheapest shifts there, hiding
/// none of the signs if it can be. Where even the smallest leaves no room the groups stand unshifted
/// and overlap; no position within a locale's capacity comes to that.
pub(super) fn fit(polygon: &[Point], groups: &[impl Group], signs: &[Rectangle]) -> (f64, Vec<Point>) {
    let room = Room::new(polygon);
    for scale in SCALES {
        let body = |group| {
            let (ground, freedom) = (Group::ground(group, scale), Group::freedom(group));
            Body { ground, freedom, signs }
        };
        let bodies: Vec<Body> = groups.iter().map(body).collect();
        if let Some(shifts) = at_home(&room, &bodies, scale).or_else(|| shifts(&room, &bodies, scale)) {
            return (scale, shifts);
        }
    }
    (SCALES[SCALES.len() - 1], vec![[0.0, 0.0]; groups.len()])
}

/// No shifts, if that needs none: the usual case, quickly found.
fn at_home(room: &Room, bodies: &[Body], scale: f64) -> Option<Vec<Point>> {
    const HOME: Point = [0.0, 0.0];
    for (index, body) in bodies.iter().enumerate() {
        let stays = body.stand(HOME).cost <= 0.0 && room.play(&body.ground).allows(HOME);
        if !stays || !bodies[..index].iter().all(|other| body.clear_of(HOME, other, HOME, GAP * scale)) {
            return None;
        }
    }
    Some(vec![HOME; bodies.len()])
}

fn shifts(room: &Room, bodies: &[Body], scale: f64) -> Option<Vec<Point>> {
    let mut offers = Vec::with_capacity(bodies.len());
    for body in bodies {
        let stands = body.stands(room);
        if stands.is_empty() {
            return None;
        }
        offers.push(stands);
    }
    // Those with the least choice first.
    let mut order: Vec<usize> = (0..bodies.len()).collect();
    order.sort_by_key(|&group| offers[group].len());
    let sorted: Vec<(&Body, &[Stand])> =
        order.iter().map(|&group| (&bodies[group], offers[group].as_slice())).collect();
    let mut search =
        Search { gap: GAP * scale, offers: &sorted, chosen: Vec::new(), best: None, patience: PATIENCE };
    search.choose(0.0);
    let (_, best) = search.best?;
    let mut shifts = vec![[0.0, 0.0]; bodies.len()];
    for (&group, shift) in order.iter().zip(best) {
        shifts[group] = shift;
    }
    Some(shifts)
}

/// Looks for the cheapest choice of one stand a group with none in another's way.
struct Search<'a> {
    gap: f64,
    offers: &'a [(&'a Body<'a>, &'a [Stand])],
    chosen: Vec<Point>,
    best: Option<(f64, Vec<Point>)>,
    patience: u32,
}

impl Search<'_> {
    fn choose(&mut self, cost: f64) {
        let group = self.chosen.len();
        let Some(&(body, stands)) = self.offers.get(group) else {
            self.best = Some((cost, self.chosen.clone()));
            return;
        };
        let least_to_come: f64 = self.offers[group + 1..].iter().map(|(_, stands)| stands[0].cost).sum();
        for stand in stands {
            let total = cost + stand.cost;
            let too_dear = self.best.as_ref().is_some_and(|(best, _)| total + least_to_come >= *best);
            if too_dear || self.patience == 0 {
                return;
            }
            self.patience -= 1;
            let mut others = self.chosen.iter().zip(self.offers);
            if others.all(|(&by, (other, _))| body.clear_of(stand.shift, other, by, self.gap)) {
                self.chosen.push(stand.shift);
                self.choose(total);
                self.chosen.pop();
            }
        }
    }
}
