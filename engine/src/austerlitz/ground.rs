//! The field of Austerlitz: the board every block game shares, and what only this game has on it.

use std::sync::{Arc, LazyLock};

use serde::Deserialize;

use crate::field::board::{ApproachId, Board, LocaleId, RoadEnd, RoadKind};
use crate::field::place::{CrossingNumber, LocaleNumber};
use crate::force::Side;

static GROUND: LazyLock<Ground> = LazyLock::new(|| {
    let board = Board::from_json(include_str!("../../data/austerlitz/board.json"));
    let board = board.expect("the board in engine/data is checked by a test");
    let facts = serde_json::from_str(include_str!("../../data/austerlitz/ground.json"));
    Ground::new(board, facts.expect("the facts in engine/data are checked by a test"))
});

/// The field of the game.
#[must_use]
pub fn ground() -> &'static Ground {
    &GROUND
}

/// The board, and what the rules of this game ask of it besides.
#[derive(Debug)]
pub struct Ground {
    /// Locales, passable approaches and roads.
    pub board: Arc<Board>,
    /// The roads in from the edge of the map, in the order of the data.
    pub entries: Vec<Entry>,
    /// The Santon (option 12.2).
    pub santon: LocaleId,
    terrain: Vec<Terrain>,
}

/// What only this game has in a locale.
#[derive(Debug, Default)]
struct Terrain {
    name: Option<String>,
    hill: bool,
    stars: Vec<Star>,
    /// Over any approach, impassable ones included, each once.
    adjacent: Vec<LocaleId>,
    roads: Vec<Road>,
}

/// The colour of an objective.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Star {
    /// An objective of the French.
    Red,
    /// An objective of the French.
    Green,
    /// An objective of the French.
    Black,
    /// An objective of the Allies.
    Blue,
}

/// A road out of a locale.
#[derive(Debug, Clone, Copy)]
pub struct Road {
    /// The crossing it passes.
    pub crossing: CrossingNumber,
    /// Its kind there.
    pub kind: RoadKind,
    /// The stretch it is part of in this locale.
    pub net: u8,
    /// The approach of this locale that it passes.
    pub approach: ApproachId,
    /// The locale it leads to.
    pub to: LocaleId,
    /// The stretch it is part of there.
    pub to_net: u8,
}

/// A road in from the edge of the map.
#[derive(Debug, Clone)]
pub struct Entry {
    /// What the map calls it.
    pub name: String,
    /// Its number among the crossings.
    pub crossing: CrossingNumber,
    /// Who uses it.
    pub side: Side,
    /// The locale it leads into.
    pub locale: LocaleId,
    /// The stretch it is part of there.
    pub net: u8,
    /// Its kind.
    pub kind: RoadKind,
}

impl Ground {
    fn new(board: Board, facts: Facts) -> Ground {
        let known = |number: LocaleNumber| {
            board.locale_named(number).expect("facts name locales of the board, which a test checks")
        };
        let mut terrain: Vec<Terrain> = board
            .locales()
            .map(|(id, locale)| Terrain {
                adjacent: locale.neighbours.clone(),
                roads: roads_out(&board, id),
                ..Terrain::default()
            })
            .collect();
        for named in facts.named {
            terrain[known(named.locale).index()].name = Some(named.name);
        }
        for hill in facts.hills {
            terrain[known(hill).index()].hill = true;
        }
        for starred in facts.stars {
            terrain[known(starred.locale).index()].stars = starred.colours;
        }
        for [one, other] in facts.impassable {
            let (one, other) = (known(one), known(other));
            terrain[one.index()].adjacent.push(other);
            terrain[other.index()].adjacent.push(one);
        }
        let entries = facts.entries.into_iter().map(|data| entry(&board, data)).collect();
        let santon = known(facts.santon);
        Ground { entries, santon, terrain, board: Arc::new(board) }
    }

    /// What the map calls a locale, if it has a name.
    #[must_use]
    pub fn name(&self, locale: LocaleId) -> Option<&str> {
        self.terrain[locale.index()].name.as_deref()
    }

    /// Whether a locale is a hill.
    #[must_use]
    pub fn is_hill(&self, locale: LocaleId) -> bool {
        self.terrain[locale.index()].hill
    }

    /// The objectives in a locale.
    #[must_use]
    pub fn stars(&self, locale: LocaleId) -> &[Star] {
        &self.terrain[locale.index()].stars
    }

    /// The locales on the other sides of all approaches, impassable ones included.
    #[must_use]
    pub fn adjacent(&self, locale: LocaleId) -> &[LocaleId] {
        &self.terrain[locale.index()].adjacent
    }

    /// The roads out of a locale.
    #[must_use]
    pub fn roads(&self, locale: LocaleId) -> &[Road] {
        &self.terrain[locale.index()].roads
    }

    /// Whether an objective of the French is in a locale.
    #[must_use]
    pub fn is_french_objective(&self, locale: LocaleId) -> bool {
        self.stars(locale).iter().any(|&star| star != Star::Blue)
    }
}

fn entry(board: &Board, EntryFacts { name, crossing, side }: EntryFacts) -> Entry {
    let road = board.crossing_numbered(crossing).map(|id| board.crossing(id));
    let road = road.expect("facts name roads of the board, which a test checks");
    let [RoadEnd::Edge, RoadEnd::Locale { locale, net, .. }] = road.ends else {
        unreachable!("facts name roads over the edge of the map, which a test checks")
    };
    Entry { name, crossing, side, locale, net, kind: road.kind }
}

fn roads_out(board: &Board, locale: LocaleId) -> Vec<Road> {
    let crossings = board.crossings().filter_map(|(_, crossing)| {
        let ends = crossing.ends.map(|end| match end {
            RoadEnd::Locale { locale, approach: Some(approach), net } => Some((locale, approach, net)),
            _ => None,
        });
        let [Some(one), Some(other)] = ends else { return None };
        let (here, there) = if one.0 == locale { (one, other) } else { (other, one) };
        (here.0 == locale).then_some(Road {
            crossing: crossing.number,
            kind: crossing.kind,
            net: here.2,
            approach: here.1,
            to: there.0,
            to_net: there.2,
        })
    });
    crossings.collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Facts {
    named: Vec<NamedFacts>,
    hills: Vec<LocaleNumber>,
    stars: Vec<StarFacts>,
    impassable: Vec<[LocaleNumber; 2]>,
    entries: Vec<EntryFacts>,
    santon: LocaleNumber,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NamedFacts {
    locale: LocaleNumber,
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StarFacts {
    locale: LocaleNumber,
    colours: Vec<Star>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryFacts {
    name: String,
    crossing: CrossingNumber,
    side: Side,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn locale(number: u16) -> LocaleId {
        ground().board.locale_named(LocaleNumber(number)).unwrap()
    }

    #[test]
    fn the_field_has_its_locales_borders_and_roads() {
        let ground = ground();
        assert_eq!(ground.board.locales().len(), 168);
        assert_eq!(ground.board.approaches().len(), 2 * (293 - 12));
        assert_eq!(ground.board.crossings().len(), 279 + 20);
        assert_eq!(ground.entries.len(), 20);
        let adjacent: usize = ground.board.locales().map(|(id, _)| ground.adjacent(id).len()).sum();
        assert_eq!(adjacent, 2 * 293);
        assert!(ground.is_hill(ground.santon) && ground.name(ground.santon) == Some("Santon"));
    }

    #[test]
    fn banks_without_an_approach_between_them_are_not_adjacent() {
        assert!(ground().adjacent(locale(58)).contains(&locale(78)));
        assert!(!ground().adjacent(locale(114)).contains(&locale(115)));
    }

    #[test]
    fn a_locale_may_hold_stars_of_several_colours() {
        assert_eq!(ground().stars(locale(115)), [Star::Red, Star::Green, Star::Black]);
        assert!(!ground().is_french_objective(locale(118)) && ground().is_french_objective(locale(84)));
    }
}
