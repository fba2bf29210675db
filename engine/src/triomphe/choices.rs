//! The legal orders of the side to decide, as templates.
//!
//! An order is legal exactly when it fills in one of the templates. A client can
//! build and price every legal order from them without knowing a rule, and cannot
//! build an illegal one. Lists are sorted by public keys.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::data::{MOST_CROSSINGS, PIECES_IN_ACTION};
use super::decision::Decision;
use super::order::Order;
use crate::field::place::{ApproachName, CrossingNumber, LocaleNumber, PlaceName};
use crate::force::Token;

/// What one side may answer now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choices {
    /// The open decision.
    pub decision: Decision,
    /// Everything that answers it.
    pub templates: Vec<Template>,
}

/// Commands by number of pieces: for nobody or one, and up to two or three more.
pub type Costs = ArrayVec<u8, { PIECES_IN_ACTION + 1 }>;

/// A number of pieces to pick.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Group {
    /// The pieces to pick from.
    pub pieces: Vec<Token>,
    /// How many at least.
    pub at_least: u8,
    /// How many at most.
    pub at_most: u8,
    /// At least one of these must be among the picked; no condition when empty.
    pub one_of: Vec<Token>,
    /// Commands it costs to pick `at_least` pieces, one more, and so on.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
    pub cost: Costs,
}

/// One way by road.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Route {
    /// The crossings, in the order of travel.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<CrossingNumber>"))]
    pub crossings: ArrayVec<CrossingNumber, MOST_CROSSINGS>,
    /// The locale where it ends, or which it attacks.
    pub to: LocaleNumber,
    /// Whether the last crossing is a road manoeuvre attack. Only cavalry can
    /// take such a route.
    pub attack: bool,
    /// Commands.
    pub cost: u8,
}

/// A set of orders that differ only in what is picked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum Template {
    /// [`Order::March`](super::Order::March) of a group.
    March {
        /// Where all of them stand.
        from: PlaceName,
        /// Where all of them go.
        to: PlaceName,
        /// Who can.
        group: Group,
    },
    /// [`Order::RoadMarch`](super::Order::RoadMarch) of one of the pieces by one of
    /// the routes.
    RoadMarch {
        /// Where all of them stand.
        from: PlaceName,
        /// Who can take any of the routes.
        pieces: Vec<Token>,
        /// The routes.
        routes: Vec<Route>,
    },
    /// [`Order::FollowRoad`](super::Order::FollowRoad) of one of the pieces.
    FollowRoad {
        /// The approach to block.
        to: ApproachName,
        /// Who can.
        pieces: Vec<Token>,
        /// Commands.
        cost: u8,
    },
    /// [`Order::PontoonEntry`](super::Order::PontoonEntry) of one of the pieces.
    PontoonEntry {
        /// The locale entered.
        to: LocaleNumber,
        /// Who can.
        pieces: Vec<Token>,
    },
    /// [`Order::ManoeuvreAttack`](super::Order::ManoeuvreAttack) by a group.
    ManoeuvreAttack {
        /// Where all of them stand.
        from: PlaceName,
        /// The attack approach.
        across: ApproachName,
        /// Who can.
        group: Group,
    },
    /// [`Order::DeclareBombardment`](super::Order::DeclareBombardment) by one of the
    /// pieces.
    DeclareBombardment {
        /// Who can.
        pieces: Vec<Token>,
    },
    /// [`Order::CompleteBombardment`](super::Order::CompleteBombardment) by one of
    /// the pieces.
    CompleteBombardment {
        /// Who can.
        pieces: Vec<Token>,
    },
    /// [`Order::CancelBombardment`](super::Order::CancelBombardment) by one of the
    /// pieces. The only order that may be given while the other side decides.
    CancelBombardment {
        /// Who can.
        pieces: Vec<Token>,
    },
    /// [`Order::Assault`](super::Order::Assault) from an approach.
    Assault {
        /// The attack approach.
        across: ApproachName,
        /// Commands.
        cost: u8,
    },
    /// [`Order::LeadDefense`](super::Order::LeadDefense) with a group.
    LeadDefense {
        /// Who can.
        group: Group,
    },
    /// [`Order::NameAssault`](super::Order::NameAssault) of a group, led by another
    /// group that is part of it.
    NameAssault {
        /// The assault pieces.
        group: Group,
        /// The leaders; all of them must be picked in `group` too.
        leaders: Group,
    },
    /// [`Order::Fire`](super::Order::Fire) by one of the pieces.
    Fire {
        /// Who can.
        pieces: Vec<Token>,
    },
    /// [`Order::HoldFire`](super::Order::HoldFire).
    HoldFire,
    /// [`Order::CounterAttack`](super::Order::CounterAttack) by a group.
    CounterAttack {
        /// Who can.
        group: Group,
    },
    /// [`Order::Organize`](super::Order::Organize): one piece out of `first` and,
    /// unless `second` is empty, another one out of `second`.
    Organize {
        /// One of these.
        first: Vec<Token>,
        /// And one of these.
        second: Vec<Token>,
        /// Commands.
        cost: u8,
    },
    /// [`Order::Continuation`](super::Order::Continuation) of a group.
    Continuation {
        /// The approach to block.
        to: ApproachName,
        /// Who can.
        group: Group,
    },
    /// [`Order::EndTurn`](super::Order::EndTurn).
    EndTurn,
    /// [`Order::MarchOn`](super::Order::MarchOn) by one of the routes.
    MarchOn {
        /// The routes.
        routes: Vec<Route>,
    },
    /// [`Order::Halt`](super::Order::Halt).
    Halt,
    /// [`Order::Respond`](super::Order::Respond) with a group.
    Respond {
        /// Who can.
        group: Group,
    },
    /// [`Order::Advance`](super::Order::Advance).
    Advance,
    /// [`Order::Stay`](super::Order::Stay).
    Stay,
    /// [`Order::ShowInfantry`](super::Order::ShowInfantry) of one of the pieces.
    ShowInfantry {
        /// Who can be shown.
        pieces: Vec<Token>,
    },
    /// [`Order::TakeLoss`](super::Order::TakeLoss) by one of the pieces.
    TakeLoss {
        /// Who can take it.
        pieces: Vec<Token>,
    },
    /// [`Order::Retreat`](super::Order::Retreat) of one of the pieces to one of the
    /// locales.
    Retreat {
        /// Who still has to go.
        pieces: Vec<Token>,
        /// Where a piece may go now.
        to: Vec<LocaleNumber>,
    },
    /// [`Order::GiveUp`](super::Order::GiveUp) of one of the pieces.
    GiveUp {
        /// Who can be chosen.
        pieces: Vec<Token>,
    },
    /// [`Order::RemoveMorale`](super::Order::RemoveMorale) from one of the locales.
    RemoveMorale {
        /// Where tokens lie.
        from: Vec<LocaleNumber>,
    },
    /// [`Order::TransferMorale`](super::Order::TransferMorale) from one of the
    /// locales.
    TransferMorale {
        /// Where tokens lie.
        from: Vec<LocaleNumber>,
    },
    /// [`Order::LeaveMorale`](super::Order::LeaveMorale).
    LeaveMorale,
    /// [`Order::RecoverMorale`](super::Order::RecoverMorale) from one of the
    /// locales.
    RecoverMorale {
        /// Where eligible tokens lie.
        from: Vec<LocaleNumber>,
    },
    /// [`Order::RecoverNothing`](super::Order::RecoverNothing).
    RecoverNothing,
}

impl Choices {
    /// Whether an order fills in one of the templates.
    #[must_use]
    pub fn offer(&self, order: &Order) -> bool {
        self.templates.iter().any(|template| template.admits(order))
    }
}

impl Group {
    /// At least one of these pieces, at most as many as have a cost.
    pub(super) fn one_or_more(pieces: Vec<Token>, cost: Costs) -> Group {
        let at_most = u8::try_from(cost.len()).unwrap_or(u8::MAX);
        Group { pieces, at_least: 1, at_most, one_of: Vec::new(), cost }
    }

    /// From so many to so many of these pieces, without a cost.
    pub(super) fn free(pieces: Vec<Token>, at_least: u8, at_most: u8) -> Group {
        let cost = (at_least..=at_most).map(|_| 0).collect();
        Group { pieces, at_least, at_most, one_of: Vec::new(), cost }
    }

    /// Whether these pieces can be picked.
    #[must_use]
    pub fn admits(&self, picked: &[Token]) -> bool {
        let different = picked.iter().enumerate().all(|(at, piece)| !picked[..at].contains(piece));
        let eligible = picked.iter().all(|piece| self.pieces.contains(piece));
        let condition = self.one_of.is_empty() || picked.iter().any(|piece| self.one_of.contains(piece));
        let number = usize::from(self.at_least)..=usize::from(self.at_most);
        different && eligible && condition && number.contains(&picked.len())
    }
}

impl Template {
    /// Whether an order fills in this template.
    #[must_use]
    pub fn admits(&self, order: &Order) -> bool {
        match (self, order) {
            (Template::March { to, group, .. }, Order::March { pieces, to: there }) => {
                to == there && group.admits(pieces)
            }
            (Template::RoadMarch { pieces, routes, .. }, Order::RoadMarch { piece, crossings }) => {
                pieces.contains(piece) && routes.iter().any(|route| route.crossings[..] == crossings[..])
            }
            (Template::FollowRoad { to, pieces, .. }, Order::FollowRoad { piece, to: there }) => {
                to == there && pieces.contains(piece)
            }
            (
                Template::ManoeuvreAttack { across, group, .. },
                Order::ManoeuvreAttack { pieces, across: over },
            ) => across == over && group.admits(pieces),
            (Template::Organize { first, second, .. }, Order::Organize { pieces }) => match pieces[..] {
                [one] => second.is_empty() && first.contains(&one),
                [one, other] => {
                    let fits = |a, b| first.contains(a) && second.contains(b);
                    one != other && (fits(&one, &other) || fits(&other, &one))
                }
                _ => false,
            },
            (Template::Continuation { to, group }, Order::Continuation { pieces, to: there }) => {
                to == there && group.admits(pieces)
            }
            (Template::MarchOn { routes }, Order::MarchOn { crossings }) => {
                routes.iter().any(|route| route.crossings[..] == crossings[..])
            }
            (Template::Respond { group }, Order::Respond { pieces })
            | (Template::LeadDefense { group }, Order::LeadDefense { pieces })
            | (Template::CounterAttack { group }, Order::CounterAttack { pieces }) => group.admits(pieces),
            (Template::Assault { across, .. }, Order::Assault { across: over }) => across == over,
            (Template::NameAssault { group, leaders: lead }, Order::NameAssault { pieces, leaders }) => {
                let within = leaders.iter().all(|leader| pieces.contains(leader));
                group.admits(pieces) && lead.admits(leaders) && within
            }
            (Template::PontoonEntry { pieces, .. }, Order::PontoonEntry { piece })
            | (Template::DeclareBombardment { pieces }, Order::DeclareBombardment { piece })
            | (Template::CompleteBombardment { pieces }, Order::CompleteBombardment { piece })
            | (Template::CancelBombardment { pieces }, Order::CancelBombardment { piece })
            | (Template::Fire { pieces }, Order::Fire { piece })
            | (Template::ShowInfantry { pieces }, Order::ShowInfantry { piece })
            | (Template::TakeLoss { pieces }, Order::TakeLoss { piece })
            | (Template::GiveUp { pieces }, Order::GiveUp { piece }) => pieces.contains(piece),
            (Template::Retreat { pieces, to }, Order::Retreat { piece, to: there }) => {
                pieces.contains(piece) && to.contains(there)
            }
            (Template::RemoveMorale { from }, Order::RemoveMorale { from: there })
            | (Template::TransferMorale { from }, Order::TransferMorale { from: there })
            | (Template::RecoverMorale { from }, Order::RecoverMorale { from: there }) => {
                from.contains(there)
            }
            (Template::EndTurn, Order::EndTurn {})
            | (Template::Halt, Order::Halt {})
            | (Template::HoldFire, Order::HoldFire {})
            | (Template::Advance, Order::Advance {})
            | (Template::Stay, Order::Stay {})
            | (Template::LeaveMorale, Order::LeaveMorale {})
            | (Template::RecoverNothing, Order::RecoverNothing {}) => true,
            _ => false,
        }
    }
}
