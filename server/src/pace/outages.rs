//! The time in which no server was there: it is nobody's.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use estafette_protocol::pace::Outage;

/// How long claims wait after an outage, and besides as long as it was.
const GRACE: TimeDelta = TimeDelta::minutes(3);

/// The outages there were, in order; none overlaps another.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outages(Arc<[Outage]>);

impl Outages {
    /// The outages among these whiles, in whatever order they come; of those that overlap the later begins
    /// where the earlier ends.
    pub fn new(mut whiles: Vec<Outage>) -> Outages {
        whiles.sort_by_key(|outage| (outage.from, outage.until));
        let mut end = DateTime::<Utc>::MIN_UTC;
        for outage in &mut whiles {
            outage.from = outage.from.max(end);
            end = end.max(outage.until);
        }
        whiles.retain(|outage| outage.from < outage.until);
        Outages(whiles.into())
    }

    /// Those that lie between two moments, or partly.
    pub fn between(&self, from: DateTime<Utc>, until: DateTime<Utc>) -> Vec<Outage> {
        self.since(from).iter().take_while(|outage| outage.from < until).copied().collect()
    }

    fn since(&self, moment: DateTime<Utc>) -> &[Outage] {
        &self.0[self.0.partition_point(|outage| outage.until <= moment)..]
    }

    /// How much of the time between two moments a server was there.
    pub fn served(&self, from: DateTime<Utc>, until: DateTime<Utc>) -> TimeDelta {
        let outages = self.since(from).iter().take_while(|outage| outage.from < until);
        let away = outages.map(|outage| outage.until.min(until) - outage.from.max(from));
        (until - from - away.sum::<TimeDelta>()).max(TimeDelta::zero())
    }

    /// The first moment at which a server has been there for so long since another.
    pub fn after(&self, from: DateTime<Utc>, served: TimeDelta) -> DateTime<Utc> {
        let (mut moment, mut left) = (from, served);
        for outage in self.since(from) {
            let there = (outage.from - moment).max(TimeDelta::zero());
            if left <= there {
                break;
            }
            left -= there;
            moment = outage.until;
        }
        moment + left
    }

    /// When the last one ended.
    pub fn last_end(&self) -> Option<DateTime<Utc>> {
        self.0.last().map(|outage| outage.until)
    }

    /// From when on a win on time may be claimed again.
    pub fn claims_from(&self) -> Option<DateTime<Utc>> {
        self.0.last().map(|outage| outage.until + GRACE + (outage.until - outage.from))
    }
}

#[cfg(test)]
mod tests {
    use estafette_protocol::pace::OutageCause;
    use proptest::prelude::*;

    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds)
    }

    prop_compose! {
        fn outages()(whiles in prop::collection::vec((0..2_000i64, 1..300i64), 0..8)) -> Outages {
            let outage = |(from, length)| {
                Outage { from: at(from), until: at(from + length), cause: OutageCause::Down }
            };
            Outages::new(whiles.into_iter().map(outage).collect())
        }
    }

    /// Second by second.
    fn counted(outages: &Outages, from: i64, until: i64) -> TimeDelta {
        let is_there = |second: &i64| {
            !outages.0.iter().any(|outage| outage.from <= at(*second) && at(*second) < outage.until)
        };
        TimeDelta::seconds((from..until).filter(is_there).count().try_into().unwrap())
    }

    proptest! {
        #[test]
        fn what_is_charged_is_what_a_count_of_seconds_gives(
            outages in outages(), from in 0..2_500i64, length in 0..2_500i64,
        ) {
            prop_assert_eq!(outages.served(at(from), at(from + length)), counted(&outages, from, from + length));
        }

        #[test]
        fn time_adds_up_wherever_it_is_cut(
            outages in outages(), mut moments in prop::collection::vec(0..2_500i64, 3),
        ) {
            moments.sort_unstable();
            let [one, two, three] = moments[..] else { unreachable!() };
            let parts = outages.served(at(one), at(two)) + outages.served(at(two), at(three));
            prop_assert_eq!(parts, outages.served(at(one), at(three)));
        }

        #[test]
        fn the_moment_after_so_much_time_is_the_first_at_which_it_has_passed(
            outages in outages(), from in 0..2_500i64, served in 1..2_500i64,
        ) {
            let served = TimeDelta::seconds(served);
            let moment = outages.after(at(from), served);
            prop_assert_eq!(outages.served(at(from), moment), served);
            prop_assert!(outages.served(at(from), moment - TimeDelta::seconds(1)) < served);
        }

        #[test]
        fn an_outage_gives_as_much_as_it_took_and_takes_nothing(
            outages in outages(), from in 0..2_500i64, length in 0..2_500i64,
        ) {
            let (from, until) = (at(from), at(from + length));
            let away: TimeDelta = outages.between(from, until).iter()
                .map(|outage| outage.until.min(until) - outage.from.max(from)).sum();
            prop_assert_eq!(outages.served(from, until) + away, until - from);
        }
    }

    #[test]
    fn claims_wait_longer_the_longer_nobody_was_there() {
        let outage = |from, until| Outage { from: at(from), until: at(until), cause: OutageCause::Down };
        let outages = Outages::new(vec![outage(500, 680), outage(0, 100)]);
        assert_eq!(outages.claims_from(), Some(at(680 + 180 + 180)));
        assert_eq!(Outages::default().claims_from(), None);
    }
}
