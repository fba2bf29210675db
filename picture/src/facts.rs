//! What a picture shows, as facts to be put into words for those who do not see it.

use std::collections::BTreeMap;

use estafette_engine::field::place::{LocaleNumber, PlaceName};
use estafette_engine::force::{Face, PerSide, Side};
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::view::{Outcome, SeenFace, SeenPiece};
use estafette_engine::triomphe::{Decision, View};

use crate::field::{Field, locale_of};

/// What a view shows, in numbers and names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    /// For whom.
    pub viewer: Viewer,
    /// 1 to 16.
    pub round: u8,
    /// Whose turn it is.
    pub active: Side,
    /// What is to be decided, and by whom; nothing when the game is over.
    pub decision: Option<Decision>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The armies.
    pub armies: PerSide<ArmyFacts>,
    /// Where both armies block the same border, the smaller number first, in order.
    pub fronts: Vec<[LocaleNumber; 2]>,
}

/// What a view shows of an army.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ArmyFacts {
    /// Blocks on the field.
    pub on_field: u8,
    /// Blocks in holding areas.
    pub waiting: u8,
    /// Blocks, on the field and waiting, whose faces only their owner sees; none for
    /// anybody else.
    pub own: u8,
    /// Blocks that stand face-up, the locales in order.
    pub open: Vec<(LocaleNumber, Face)>,
    /// Blocks that are hidden, but were seen and not mixed since.
    pub remembered: u8,
    /// Disorganized blocks.
    pub disorganized: u8,
    /// Uncommitted and committed morale.
    pub morale: u8,
    /// Where it stands, most blocks first, then by number.
    pub stands: Vec<Stand>,
}

/// Blocks of an army in a locale.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stand {
    /// The locale.
    pub locale: LocaleNumber,
    /// The villages and farms in it, perhaps none.
    pub names: &'static [String],
    /// How many blocks.
    pub blocks: u8,
    /// Whether one of them bombards.
    pub bombards: bool,
}

/// What a view shows.
#[must_use]
pub fn facts(view: &View) -> Facts {
    let army = |side| army(Field::triomphe(), view, side);
    Facts {
        viewer: view.viewer,
        round: view.round,
        active: view.active,
        decision: view.decision,
        outcome: view.outcome,
        armies: PerSide { red: army(Side::Red), blue: army(Side::Blue) },
        fronts: fronts(Field::triomphe(), view),
    }
}

fn army(field: Field, view: &View, side: Side) -> ArmyFacts {
    let mut army = ArmyFacts { morale: view.morale[side].level, ..ArmyFacts::default() };
    let mut stands: BTreeMap<LocaleNumber, Stand> = BTreeMap::new();
    for piece in view.pieces.iter().filter(|piece| piece.side == side) {
        army.count(piece);
        let locale = locale_of(piece.at).and_then(|number| field.locale(number));
        let Some(locale) = locale else { continue };
        let stand = stands.entry(locale.number).or_insert_with(|| Stand {
            locale: locale.number,
            names: &locale.names,
            blocks: 0,
            bombards: false,
        });
        stand.blocks += 1;
        stand.bombards |= piece.bombardment.is_some();
    }
    army.stands = stands.into_values().collect();
    // Stable: those of equal strength stay in the order of their numbers.
    army.stands.sort_by_key(|stand| std::cmp::Reverse(stand.blocks));
    army
}

impl ArmyFacts {
    fn count(&mut self, piece: &SeenPiece) {
        match piece.at {
            PlaceName::Holding(_) => self.waiting += 1,
            _ => self.on_field += 1,
        }
        self.disorganized += u8::from(piece.disorganized);
        match piece.face {
            SeenFace::Own { .. } => self.own += 1,
            SeenFace::LastSeen { .. } => self.remembered += 1,
            SeenFace::Open { face } => self.open.extend(locale_of(piece.at).map(|locale| (locale, face))),
            SeenFace::Hidden => {}
        }
        self.open.sort_unstable();
    }
}

/// Where both armies block the same border.
fn fronts(field: Field, view: &View) -> Vec<[LocaleNumber; 2]> {
    let blocks = |side: Side| {
        view.pieces.iter().filter(move |piece| piece.side == side).filter_map(|piece| match piece.at {
            PlaceName::Approach(name) => Some(name),
            _ => None,
        })
    };
    let austrian: Vec<_> = blocks(Side::Red).collect();
    let faced = blocks(Side::Blue)
        .filter_map(|name| field.approach(name))
        .filter(|approach| austrian.contains(&approach.opposite));
    let mut fronts: Vec<[LocaleNumber; 2]> = faced
        .map(|approach| [approach.locale.min(approach.towards), approach.locale.max(approach.towards)])
        .collect();
    fronts.sort_unstable();
    fronts.dedup();
    fronts
}

#[cfg(test)]
mod tests {
    use estafette_engine::chance::Seed;
    use estafette_engine::triomphe::{Options, State};

    use super::*;

    fn opening(viewer: Viewer) -> Facts {
        let (state, _) = State::start(&Options::default(), Seed::from_number(1)).unwrap();
        facts(&state.view(viewer))
    }

    #[test]
    fn everybody_is_told_how_many_blocks_stand_where() {
        let told = Viewer::OF_TWO.map(|viewer| {
            let armies = opening(viewer).armies;
            [armies.red, armies.blue].map(|army| (army.on_field, army.waiting, army.stands))
        });
        assert_eq!(told[0], told[1]);
        assert_eq!(told[0], told[2]);
        let [(_, _, austria), (on_field, waiting, france)] = &told[0];
        assert!(austria.is_empty(), "Austria waits before the bridge");
        assert!(*on_field > 0 && *waiting > 0);
        let total: u8 = france.iter().map(|stand| stand.blocks).sum();
        assert_eq!(total, *on_field);
        assert!(france.is_sorted_by(|one, other| one.blocks >= other.blocks));
    }

    #[test]
    fn faces_are_known_to_their_owner_alone() {
        let owns = |viewer| {
            let armies = opening(viewer).armies;
            [armies.red.own > 0, armies.blue.own > 0]
        };
        assert_eq!(Viewer::OF_TWO.map(owns), [[true, false], [false, true], [false, false]]);
    }
}
