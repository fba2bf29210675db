//! What is said in secret in this game.

use estafette_engine::austerlitz::{AuctionForm, Event, Order, State};
use estafette_engine::ruleset::Ruleset;
use estafette_engine::secrecy::{Seat, Viewer};

use crate::secrets::Secrets;

impl Secrets for State {
    fn keeps(&self, order: &Order, by: Seat, viewer: Viewer) -> bool {
        match order {
            Order::Bid { .. } => {
                let auction = self.view(Viewer::Spectator).auction;
                viewer.seat() != Some(by) && auction.is_some_and(|one| one.form == AuctionForm::Sealed)
            }
            // Who got an order does not know yet what stands in it.
            Order::WriteOrder { .. } => viewer.seat() != Some(by),
            Order::ProposeRanks { .. }
            | Order::AgreeRanks { .. }
            | Order::GiveCorps { .. }
            | Order::Assign { .. }
            | Order::Station { .. }
            | Order::SetUpDetached { .. }
            | Order::AttackWithCorps { .. }
            | Order::AttackWithDetachment { .. }
            | Order::AttackWithUnit { .. } => viewer.side() != Some(by.side),
            _ => false,
        }
    }

    /// To whom an order is given is seen, its words are not (R66).
    fn seem_alike(order: &Order, other: &Order) -> bool {
        match (order, other) {
            (Order::WriteOrder { to, .. }, Order::WriteOrder { to: another, .. }) => to == another,
            _ => true,
        }
    }

    fn tells(events: &[Event], order: &Order, by: Seat, viewer: Viewer) -> bool {
        events.iter().any(|event| match (order, event) {
            (_, Event::Ended { .. })
            | (Order::Bid { .. }, Event::BidsOpened { .. })
            | (
                Order::ProposeRanks { .. } | Order::AgreeRanks { .. } | Order::GiveCorps { .. },
                Event::TeamFormed { .. },
            )
            | (
                Order::AttackWithCorps { .. }
                | Order::AttackWithDetachment { .. }
                | Order::AttackWithUnit { .. },
                Event::Declared { .. },
            ) => true,
            (Order::WriteOrder { .. }, Event::OrderRead { reader, from, .. }) => {
                viewer.seat() == Some(*reader) && reader.side == by.side && *from == by.rank && *reader != by
            }
            (
                Order::Assign { .. } | Order::Station { .. } | Order::SetUpDetached { .. },
                Event::SetUp { side, .. },
            ) => *side == by.side,
            _ => false,
        })
    }
}
