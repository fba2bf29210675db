//! Where the offered orders lead blocks, for whoever shows where they would stand.

use super::agenda::Task;
use super::choices::{Choices, Group, Template};
use super::decision::DecisionKind;
use super::state::State;
use super::view::View;
use crate::field::board::Place;
use crate::field::drawing::Errand;
use crate::field::place::{LocaleNumber, PlaceName};
use crate::force::Token;

impl State {
    /// The places of the blocks of a view, in the same order.
    pub(super) fn places(&self, view: &View) -> Vec<Place> {
        view.pieces.iter().filter_map(|piece| self.board.place_named(piece.at)).collect()
    }

    /// From where to where, and how many together, blocks of a view may go by what is offered.
    pub(super) fn errands(&self, view: &View, choices: &Choices) -> Vec<Errand> {
        let mut errands = Vec::new();
        let mut lead = |pieces: &[Token], most: u8, to: PlaceName| {
            let Some(to) = self.board.place_named(to) else { return };
            for piece in view.pieces.iter().filter(|piece| pieces.contains(&piece.token)) {
                errands.extend(self.board.place_named(piece.at).map(|from| Errand { from, to, most }));
            }
        };
        let reserve = |locale: &LocaleNumber| PlaceName::Reserve(*locale);
        for template in &choices.templates {
            match template {
                Template::March { to, group, .. } => lead(&group.pieces, most(group), *to),
                Template::Continuation { to, group } => {
                    lead(&group.pieces, most(group), PlaceName::Approach(*to));
                }
                Template::Respond { group } => {
                    if let DecisionKind::Respond { defense, .. } = choices.decision.kind {
                        lead(&group.pieces, most(group), PlaceName::Approach(defense));
                    }
                }
                Template::RoadMarch { pieces, routes, .. } => {
                    for route in routes.iter().filter(|route| !route.attack) {
                        lead(pieces, 1, reserve(&route.to));
                    }
                }
                Template::FollowRoad { to, pieces, .. } => lead(pieces, 1, PlaceName::Approach(*to)),
                Template::PontoonEntry { to, pieces } => lead(pieces, 1, reserve(to)),
                Template::Retreat { pieces, to } => {
                    for to in to {
                        lead(pieces, 1, reserve(to));
                    }
                }
                _ => {}
            }
        }
        if let Some(Task::Advance(attack)) = self.agenda.last() {
            errands.push(attack.moving_up());
        }
        errands
    }
}

/// How many of a group go at most.
fn most(group: &Group) -> u8 {
    group.at_most.min(u8::try_from(group.pieces.len()).unwrap_or(u8::MAX))
}
