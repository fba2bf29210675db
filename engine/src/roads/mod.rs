//! Roads as blocks travel them: crossing by crossing, on the road nets of the locales passed, in the
//! three steps of a move by road.
//!
//! | what | where |
//! |---|---|
//! | where a crossing leads | this module |
//! | which steps earlier travellers have left | [`traffic`] |
//! | whole ways, as they are offered | [`route`] |

pub(crate) mod route;
pub(crate) mod traffic;

pub use traffic::CrossingUse;

use crate::field::board::{ApproachId, AreaId, Board, CrossingId, LocaleId, RoadEnd, RoadKind};

/// Steps of a move by road, and so the most crossings it can have.
pub(crate) const STEPS: u8 = 3;

/// The most crossings of a move by road.
pub(crate) const MOST_CROSSINGS: usize = STEPS as usize;

/// Where on the roads a piece is.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Stand {
    Area(AreaId),
    /// In a locale; on one of its road nets once a crossing was passed.
    Locale(LocaleId, Option<u8>),
}

/// A crossing as it is travelled from one end to the other.
pub(crate) struct Leg {
    pub into: LocaleId,
    /// The road net it leads to.
    pub net: u8,
    /// The approach entered through; `None` from off the map.
    pub approach: Option<ApproachId>,
    /// The approach left through; `None` from off the map.
    pub through: Option<ApproachId>,
    /// Which end it leads to.
    pub to_end: u8,
}

/// A crossing that was, or is to be, passed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Passage {
    pub crossing: CrossingId,
    pub to_end: u8,
    pub step: u8,
    pub into: LocaleId,
    /// The approach left through; `None` from off the map.
    pub through: Option<ApproachId>,
}

/// Where a crossing leads from here, whoever stands there.
pub(crate) fn leg(board: &Board, at: Stand, id: CrossingId) -> Option<Leg> {
    let leaves = |end: &RoadEnd| match (at, *end) {
        (Stand::Area(area), RoadEnd::Area(from)) => area == from,
        (Stand::Locale(here, on), RoadEnd::Locale { locale, net, .. }) => {
            here == locale && on.is_none_or(|on| on == net)
        }
        _ => false,
    };
    let [first, second] = &board.crossing(id).ends;
    let (from, to, to_end) = if leaves(first) { (first, second, 1) } else { (second, first, 0) };
    if to_end == 0 && !leaves(from) {
        return None;
    }
    let RoadEnd::Locale { locale: into, approach, net } = *to else { return None };
    let through = match *from {
        RoadEnd::Locale { approach, .. } => approach,
        RoadEnd::Area(_) | RoadEnd::Edge => None,
    };
    Some(Leg { into, net, approach, through, to_end })
}

/// The crossings that touch where a piece is.
pub(crate) fn onward(board: &Board, at: Stand) -> &[CrossingId] {
    match at {
        Stand::Area(area) => std::slice::from_ref(&board.area(area).entry),
        Stand::Locale(locale, _) => &board.locale(locale).crossings,
    }
}

/// The best road that passes an approach, on a road net of its locale or on any.
pub(crate) fn road_over(board: &Board, approach: ApproachId, net: Option<u8>) -> Option<RoadKind> {
    let locale = board.approach(approach).locale;
    let passes = |end: &RoadEnd| match *end {
        RoadEnd::Locale { approach: Some(passed), net: joined, .. } => {
            passed == approach && net.is_none_or(|net| net == joined)
        }
        _ => false,
    };
    let crossings = board.locale(locale).crossings.iter().map(|&id| board.crossing(id));
    let kinds = crossings.filter(|crossing| crossing.ends.iter().any(passes));
    kinds.map(|crossing| crossing.kind).min_by_key(|kind| *kind != RoadKind::Main)
}
