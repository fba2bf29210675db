//! What a viewer may know of an auction, of teams, and of what team-mates tell each other (12.1, 12.3).

use super::auction::Auction;
use super::conference::Conference;
use super::data::Commander;
use super::event::Owned;
use super::options::AuctionForm;
use super::seeing::Eyes;
use super::state::State;
use super::view::{SeenAuction, SeenConference, SeenOrder, SeenTeam};
use crate::force::{PerSide, Side};
use crate::secrecy::Viewer;

impl State {
    pub(super) fn has_teams(&self) -> bool {
        Side::BOTH.iter().any(|&side| self.is_team(side))
    }

    pub(super) fn seen_team(&self, side: Side, eyes: Eyes) -> SeenTeam {
        let conference = self.conferences[side].as_ref().filter(|_| eyes.owns(side));
        SeenTeam {
            ranks: self.ranks[side].to_vec(),
            corps: self.given_out(side),
            acting: (side == self.active && self.organized[side]).then_some(self.acting),
            orders: self.seen_orders(side, eyes),
            conference: conference.map(|conference| seen_conference(side, conference)),
        }
    }

    /// What stands in an order knows who wrote it, and who has read it (R66).
    fn seen_orders(&self, side: Side, eyes: Eyes) -> Vec<SeenOrder> {
        let own = self.passed.iter().filter(|passed| passed.from.side == side);
        let seen = own.map(|passed| {
            let viewer = eyes.viewer.seat();
            let known = eyes.all
                || self.outcome.is_some()
                || viewer == Some(passed.from)
                || (viewer == Some(passed.to) && passed.read);
            SeenOrder {
                round: passed.round,
                from: passed.from.rank,
                to: passed.to.rank,
                words: known.then(|| passed.words.clone()),
            }
        });
        seen.collect()
    }
}

fn seen_conference(side: Side, conference: &Conference) -> SeenConference {
    let meant =
        |commander: Commander| Some(Owned { commander, player: conference.owners[commander.index()]? });
    let done = (1..).zip(&conference.done).filter(|(_, done)| **done).map(|(player, _)| player);
    SeenConference {
        wishes: conference.wishes.iter().map(|wish| wish.as_ref().map(|ranks| ranks.to_vec())).collect(),
        ranks: conference.ranks.as_ref().map(|ranks| ranks.to_vec()),
        corps: Commander::of(side).filter_map(meant).collect(),
        done: done.collect(),
        closed: conference.closed,
    }
}

/// A secret bid knows who made it.
pub(super) fn seen_auction(auction: Auction, eyes: Eyes) -> SeenAuction {
    let open =
        auction.form == AuctionForm::InTurn || auction.bids.red.is_some() && auction.bids.blue.is_some();
    let bidder = |side: Side| eyes.all || eyes.viewer == Viewer::from(side);
    let seen = |side: Side| auction.bids[side].filter(|_| open || bidder(side));
    SeenAuction { form: auction.form, bids: PerSide { red: seen(Side::Red), blue: seen(Side::Blue) } }
}
