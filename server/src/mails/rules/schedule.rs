//! When somebody is told: a function of their rules, the time, and when they last looked.

use chrono::{DateTime, Days, Duration, LocalResult, NaiveDate, NaiveTime, TimeZone, Utc};
use estafette_protocol::notifications::Rule;

use crate::store::notifications::Rules;

/// How long before quiet hours begin something is told that would else come too late.
const BEFORE_QUIET: Duration = Duration::minutes(1);

/// When somebody is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Not at all.
    Never,
    /// At this moment, which is now or later.
    At(DateTime<Utc>),
    /// In the list that comes at this moment.
    InDigest(DateTime<Utc>),
}

impl Rules {
    /// When to tell something of a game that is true from now on. `of_game` is the game's own rule,
    /// `looked_at` when the person last had the game before their eyes.
    pub fn when(
        &self,
        of_game: Option<Rule>,
        now: DateTime<Utc>,
        looked_at: Option<DateTime<Utc>>,
    ) -> Verdict {
        match of_game.unwrap_or(self.rule) {
            Rule::Off => Verdict::Never,
            Rule::AtOnce => Verdict::At(self.after_quiet(now)),
            Rule::WhenAway => {
                let away = looked_at.map_or(now, |looked_at| looked_at + self.away);
                Verdict::At(self.after_quiet(away.max(now)))
            }
            Rule::Digest => Verdict::InDigest(self.next(self.digest_at, now)),
        }
    }

    /// The first moment from `moment` on that is not quiet.
    fn after_quiet(&self, moment: DateTime<Utc>) -> DateTime<Utc> {
        let Some((from, to)) = self.quiet else { return moment };
        let clock = moment.with_timezone(&self.timezone).time();
        let quiet = if from <= to { from <= clock && clock < to } else { from <= clock || clock < to };
        if quiet { self.next(to, moment) } else { moment }
    }

    /// When to tell something that is wanted at a moment, and of use until another: in quiet hours when
    /// they are over, if that is no later than `late`, else just before they began.
    pub fn in_time(&self, moment: DateTime<Utc>, late: DateTime<Utc>) -> DateTime<Utc> {
        let after = self.after_quiet(moment);
        match self.quiet {
            Some((from, _)) if after != moment && after > late => self.last(from, moment) - BEFORE_QUIET,
            _ => after,
        }
    }

    /// The last time, no later than a moment, at which the person's clock showed this.
    fn last(&self, clock: NaiveTime, moment: DateTime<Utc>) -> DateTime<Utc> {
        let today = moment.with_timezone(&self.timezone).date_naive();
        let days = (0..3).filter_map(|days| today.checked_sub_days(Days::new(days)));
        let moments = days.flat_map(|day| self.moments(day, clock).into_iter().rev());
        moments.into_iter().find(|shown| *shown <= moment).unwrap_or(moment - Duration::days(1))
    }

    /// The next time after a moment at which the person's clock shows this.
    fn next(&self, clock: NaiveTime, after: DateTime<Utc>) -> DateTime<Utc> {
        let today = after.with_timezone(&self.timezone).date_naive();
        let days = (0..3).filter_map(|days| today.checked_add_days(Days::new(days)));
        let moments = days.flat_map(|day| self.moments(day, clock));
        moments.into_iter().find(|moment| *moment > after).unwrap_or(after + Duration::days(1))
    }

    /// When the clock shows this on a day: twice where it is set back, and where it is set forward
    /// past it, the moment after.
    fn moments(&self, day: NaiveDate, clock: NaiveTime) -> Vec<DateTime<Utc>> {
        let shown = |minutes| {
            let shown = day.and_time(clock) + Duration::minutes(minutes);
            self.timezone.from_local_datetime(&shown)
        };
        // No clock is set forward by more than a day.
        let found = (0..=24 * 60).map(shown).find(|shown| !matches!(shown, LocalResult::None));
        match found {
            Some(LocalResult::Single(moment)) => vec![moment.to_utc()],
            Some(LocalResult::Ambiguous(first, second)) => vec![first.to_utc(), second.to_utc()],
            Some(LocalResult::None) | None => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono_tz::Tz;
    use proptest::prelude::*;

    use super::*;

    const ZONES: [Tz; 6] = [
        Tz::UTC,
        Tz::Europe__Berlin,
        Tz::America__New_York,
        Tz::Asia__Kolkata,
        Tz::Australia__Lord_Howe,
        Tz::Pacific__Apia,
    ];

    fn clock() -> impl Strategy<Value = NaiveTime> {
        (0u32..24, 0u32..60).prop_map(|(hour, minute)| NaiveTime::from_hms_opt(hour, minute, 0).unwrap())
    }

    fn rule() -> impl Strategy<Value = Rule> {
        prop_oneof![Just(Rule::Off), Just(Rule::AtOnce), Just(Rule::WhenAway), Just(Rule::Digest)]
    }

    prop_compose! {
        fn rules()(
            rule in rule(),
            away in 1i64..=1440,
            digest_at in clock(),
            quiet in prop::option::of((clock(), clock())),
            zone in 0..ZONES.len(),
        ) -> Rules {
            Rules { rule, away: Duration::minutes(away), digest_at, quiet, timezone: ZONES[zone] }
        }
    }

    /// A moment of the years around now, with all their changes of the clock.
    fn moment() -> impl Strategy<Value = DateTime<Utc>> {
        (1_700_000_000i64..1_900_000_000).prop_map(|seconds| DateTime::from_timestamp(seconds, 0).unwrap())
    }

    fn looked(now: DateTime<Utc>, minutes_ago: Option<i64>) -> Option<DateTime<Utc>> {
        minutes_ago.map(|minutes| now - Duration::minutes(minutes))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn nobody_is_told_who_does_not_want_to_be(rules in rules(), now in moment(), ago in prop::option::of(0i64..3000)) {
            let verdict = rules.when(Some(Rule::Off), now, looked(now, ago));
            prop_assert_eq!(verdict, Verdict::Never);
        }

        #[test]
        fn nobody_is_told_in_quiet_hours_or_before_now(rules in rules(), now in moment(), ago in prop::option::of(0i64..3000)) {
            if let Verdict::At(at) = rules.when(None, now, looked(now, ago)) {
                prop_assert!(at >= now);
                prop_assert_eq!(rules.after_quiet(at), at);
                // A day of quiet, one of being away, and a clock that is set back.
                prop_assert!(at <= now + Duration::days(2) + Duration::hours(2));
            }
        }

        #[test]
        fn who_has_just_looked_is_told_later(rules in rules(), now in moment(), ago in 0i64..3000) {
            if let Verdict::At(at) = rules.when(Some(Rule::WhenAway), now, looked(now, Some(ago))) {
                prop_assert!(at >= now - Duration::minutes(ago) + rules.away);
            }
        }

        #[test]
        fn what_is_due_stays_due(rules in rules(), now in moment(), ago in prop::option::of(0i64..3000)) {
            let looked_at = looked(now, ago);
            if let Verdict::At(at) = rules.when(None, now, looked_at) {
                prop_assert_eq!(rules.when(None, at, looked_at), Verdict::At(at));
            }
        }

        #[test]
        fn later_news_are_not_told_earlier(rules in rules(), now in moment(), minutes in 0i64..3000) {
            let at = |now| match rules.when(None, now, None) {
                Verdict::Never => None,
                Verdict::At(at) | Verdict::InDigest(at) => Some(at),
            };
            prop_assert!(at(now) <= at(now + Duration::minutes(minutes)));
        }

        #[test]
        fn the_list_comes_within_a_day(rules in rules(), now in moment()) {
            if let Verdict::InDigest(at) = rules.when(Some(Rule::Digest), now, None) {
                prop_assert!(at > now && at <= now + Duration::hours(26), "{}", at);
            }
        }
    }

    #[test]
    fn quiet_hours_end_by_the_persons_own_clock() {
        let clock = |hour| NaiveTime::from_hms_opt(hour, 0, 0).unwrap();
        let rules = Rules {
            rule: Rule::AtOnce,
            away: Duration::minutes(5),
            digest_at: clock(8),
            quiet: Some((clock(22), clock(7))),
            timezone: Tz::Europe__Berlin,
        };
        let utc = |text: &str| text.parse::<DateTime<Utc>>().unwrap();
        let at = |now| rules.when(None, utc(now), None);
        assert_eq!(at("2026-07-01T21:30:00Z"), Verdict::At(utc("2026-07-02T05:00:00Z")));
        assert_eq!(at("2026-01-01T21:30:00Z"), Verdict::At(utc("2026-01-02T06:00:00Z")));
        assert_eq!(at("2026-07-01T12:00:00Z"), Verdict::At(utc("2026-07-01T12:00:00Z")));
    }
}
