//! Where the blocks of corps stand: each corps as a rack on a staff under its flag, detached blocks as a
//! rack without one.
//!
//! The result depends on nothing but how many blocks each rack has and how wide its flag is, so it
//! cannot tell anything about who they are.

use std::collections::BTreeMap;

use super::fitting::{Freedom, Group, fit};
use super::geometry::{Rectangle, add, along, between, direction, distance, dot, quarter_turn, scaled};
use super::layout::{BLOCK, numeral};
use super::{BoardDrawing, DrawnApproach, DrawnLocale, LongEdge, Mark, Point, Spot};
use crate::field::board::{Board, LocaleId, Place, Width};

/// How high a flag is at scale 1.
pub const FLAG: f64 = 26.0;
/// From the staff to the blocks.
const STAFF: f64 = 9.3;
/// From the flag to the nearest rank.
const UNDER_FLAG: f64 = 7.0;
/// From one rank to the next.
const RANK: f64 = 19.0;
/// Between blocks abreast, and between racks.
const ABREAST: f64 = 11.0;
const APART: f64 = 16.0;
/// From the line to the first rank: room for the penalty marks, which keep their size.
const BEHIND_LINE: f64 = 17.0;
/// The most racks side by side.
const IN_ROW: usize = 3;

/// Blocks that stand together in a position.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rack {
    /// How many there are.
    pub blocks: usize,
    /// How wide the flag over them is at scale 1; none over detached blocks.
    pub flag: Option<f64>,
}

/// Where a rack stands.
#[derive(Debug, Clone, PartialEq)]
pub struct StandingRack {
    /// Its blocks.
    pub blocks: Vec<Spot>,
    /// The middle of its flag, which is always upright.
    pub flag: Option<Spot>,
}

/// Gives each rack its spots, in the given order. The racks of one position stand side by side, in the
/// given order from the left. Only positions on the map have any.
#[must_use]
pub fn place_racks(board: &Board, drawing: &BoardDrawing, racks: &[(Place, Rack)]) -> Vec<StandingRack> {
    let mut crowds: BTreeMap<LocaleId, BTreeMap<Place, Vec<usize>>> = BTreeMap::new();
    for (index, &(place, _)) in racks.iter().enumerate() {
        if let Some(locale) = board.locale_of(place) {
            crowds.entry(locale).or_default().entry(place).or_default().push(index);
        }
    }
    let nowhere = StandingRack { blocks: Vec::new(), flag: None };
    let mut standing = vec![nowhere; racks.len()];
    for (id, crowd) in crowds {
        let locale = &drawing.locales[id.index()];
        let group = |(place, members): (&Place, &Vec<usize>)| {
            let members: Vec<Rack> = members.iter().map(|&index| racks[index].1).collect();
            match place {
                Place::Approach(approach) => Stack::blocking(&drawing.approaches[approach.index()], members),
                _ => Stack::in_reserve(locale, members),
            }
        };
        let stacks: Vec<Stack> = crowd.iter().map(group).collect();
        let (scale, shifts) = fit(&locale.polygon, &stacks, &signs(drawing, locale));
        for ((stack, shift), members) in stacks.iter().zip(shifts).zip(crowd.values()) {
            for (rack, &index) in stack.spots(scale, shift).into_iter().zip(members) {
                standing[index] = rack;
            }
        }
    }
    standing
}

/// What blocks should not hide: the capacity, and the stars.
fn signs(drawing: &BoardDrawing, locale: &DrawnLocale) -> Vec<Rectangle> {
    let stars = drawing.marks.iter().filter_map(|mark| match mark {
        Mark::Star(star) if star.locale == locale.number => {
            Some(Rectangle { middle: star.at, axis: [1.0, 0.0], half: [star.radius; 2] })
        }
        _ => None,
    });
    std::iter::once(numeral(locale)).chain(stars).collect()
}

/// The racks of one position.
struct Stack {
    racks: Vec<Rack>,
    /// The point they stand about when nothing is in the way: the middle of the side, or the reserve
    /// point.
    home: Point,
    /// Along the ranks, so that nothing on a block is upside down.
    axis: Point,
    /// From one rank to the next.
    back: Point,
    /// Of the border they block: half its length, and its width.
    side: Option<(f64, Width)>,
}

/// A rack in its stack, in units of the stack: along its axis, and back from its front.
struct Frame {
    /// Where it begins, at its staff if it has one, and where its first rank does.
    at: Point,
    /// How far it reaches.
    long: f64,
    /// Blocks in a rank.
    abreast: usize,
}

impl Stack {
    fn in_reserve(locale: &DrawnLocale, racks: Vec<Rack>) -> Stack {
        Stack { racks, home: locale.reserve, axis: [1.0, 0.0], back: [0.0, 1.0], side: None }
    }

    fn blocking(approach: &DrawnApproach, racks: Vec<Rack>) -> Stack {
        let [a, b] = approach.ends;
        let ahead = direction(a, b);
        let upright = ahead[0] > 1e-9 || (ahead[0] > -1e-9 && ahead[1] > 0.0);
        let axis = if upright { ahead } else { scaled(ahead, -1.0) };
        let side = Some((distance(a, b) / 2.0, approach.width));
        Stack { racks, home: between(a, b, 0.5), axis, back: approach.inward, side }
    }

    /// Blocks in a rank of a rack.
    fn abreast(&self, rack: Rack) -> usize {
        match (self.side, rack.blocks) {
            (None, 0..=4) | (Some((_, Width::Narrow)), _) | (_, 0 | 1) => 1,
            (None, 5..=10) | (Some((_, Width::Wide)), 2 | 4) => 2,
            (Some((_, Width::Wide)), _) if self.racks.len() > 1 => 2,
            _ => 3,
        }
    }

    /// How far a flag reaches behind the last rank: it is upright, however the ranks are turned.
    fn flag_depth(&self, wide: f64) -> f64 {
        let flag = Rectangle { middle: [0.0; 2], axis: [1.0, 0.0], half: [wide / 2.0, FLAG / 2.0] };
        2.0 * flag.reach(self.back)
    }

    /// How far a rack reaches along and back, at scale 1.
    fn extent(&self, rack: Rack) -> Point {
        let abreast = self.abreast(rack);
        let ranks = rack.blocks.div_ceil(abreast);
        let blocks = (BLOCK[0] + ABREAST).mul_add(count(abreast), -ABREAST);
        let deep = RANK.mul_add(count(ranks.saturating_sub(1)), BLOCK[1]);
        let Some(wide) = rack.flag else { return [blocks, deep] };
        let flag = Rectangle { middle: [0.0; 2], axis: [1.0, 0.0], half: [wide / 2.0, FLAG / 2.0] };
        let long = (STAFF + blocks).max(2.0 * flag.reach(self.axis));
        [long, deep + UNDER_FLAG + self.flag_depth(wide)]
    }

    /// Where each rack is, the whole about the origin; and how far the whole reaches.
    fn frames(&self) -> (Vec<Frame>, Point) {
        let rows: Vec<&[Rack]> = self.racks.chunks(IN_ROW).collect();
        let extents = |row: &[Rack]| -> Vec<Point> { row.iter().map(|&rack| self.extent(rack)).collect() };
        let long = |row: &[Rack]| {
            let all: f64 = extents(row).iter().map(|extent| extent[0]).sum();
            APART.mul_add(count(row.len() - 1), all)
        };
        let deep = |row: &[Rack]| extents(row).iter().map(|extent| extent[1]).fold(0.0, f64::max);
        let whole = [
            rows.iter().map(|row| long(row)).fold(0.0, f64::max),
            APART.mul_add(count(rows.len() - 1), rows.iter().map(|row| deep(row)).sum()),
        ];
        let mut frames = Vec::with_capacity(self.racks.len());
        let mut front = if self.side.is_some() { 0.0 } else { -whole[1] / 2.0 };
        for row in rows {
            let mut left = -long(row) / 2.0;
            for (&rack, [long, _]) in row.iter().zip(extents(row)) {
                frames.push(Frame { at: [left, front], long, abreast: self.abreast(rack) });
                left += long + APART;
            }
            front += deep(row) + APART;
        }
        (frames, whole)
    }

    /// A point of the stack on the board.
    fn on_board(&self, [aside, deep]: Point, scale: f64, shift: Point) -> Point {
        let before = if self.side.is_some() { BEHIND_LINE } else { 0.0 };
        let from = along(add(self.home, shift), self.axis, aside * scale);
        along(from, self.back, deep.mul_add(scale, before))
    }

    fn spots(&self, scale: f64, shift: Point) -> Vec<StandingRack> {
        let (frames, _) = self.frames();
        let front = self.side.map(|_| {
            let towards_lower = dot(self.back, quarter_turn(self.axis)) < 0.0;
            if towards_lower { LongEdge::Lower } else { LongEdge::Upper }
        });
        let turn = self.axis[1].atan2(self.axis[0]).to_degrees();
        let stand = |(rack, frame): (&Rack, Frame)| {
            let staff = if rack.flag.is_some() { STAFF } else { 0.0 };
            // In reserve the flag is over the first rank, at a border behind the last.
            let over = rack.flag.filter(|_| self.side.is_none()).map_or(0.0, |_| FLAG + UNDER_FLAG);
            let spot = |nth: usize| {
                let (rank, file) = (nth / frame.abreast, nth % frame.abreast);
                let aside = (BLOCK[0] + ABREAST).mul_add(count(file), staff + BLOCK[0] / 2.0);
                let deep = RANK.mul_add(count(rank), over + BLOCK[1] / 2.0);
                let [x, y] = self.on_board([frame.at[0] + aside, frame.at[1] + deep], scale, shift);
                Spot { x, y, turn, scale, front }
            };
            let flag = rack.flag.map(|wide| {
                let [_, deep] = self.extent(*rack);
                let at = if self.side.is_none() {
                    [frame.at[0] + wide / 2.0, frame.at[1] + FLAG / 2.0]
                } else {
                    [frame.at[0] + frame.long / 2.0, frame.at[1] + deep - self.flag_depth(wide) / 2.0]
                };
                let [x, y] = self.on_board(at, scale, shift);
                Spot { x, y, turn: 0.0, scale, front: None }
            });
            StandingRack { blocks: (0..rack.blocks).map(spot).collect(), flag }
        };
        self.racks.iter().zip(frames).map(stand).collect()
    }
}

impl Group for Stack {
    fn ground(&self, scale: f64) -> Vec<Rectangle> {
        let (frames, _) = self.frames();
        let covered = |(rack, frame): (&Rack, &Frame)| {
            let [long, deep] = self.extent(*rack);
            let middle = [frame.at[0] + long / 2.0, frame.at[1] + deep / 2.0];
            Rectangle {
                middle: self.on_board(middle, scale, [0.0; 2]),
                axis: self.axis,
                half: [long * scale / 2.0, deep * scale / 2.0],
            }
        };
        self.racks.iter().zip(&frames).map(covered).collect()
    }

    fn freedom(&self) -> Freedom {
        self.side.map_or(Freedom::About, |(half, _)| Freedom::Along(self.axis, half))
    }
}

#[allow(clippy::cast_precision_loss, reason = "no army has so many blocks")]
fn count(number: usize) -> f64 {
    number as f64
}
