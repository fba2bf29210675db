//! Reminders before a player's time is out, closer together as it runs out, and word to whoever
//! speaks for the other side when it is.

use chrono::{DateTime, TimeDelta, Utc};
use estafette_engine::chance::LogPosition;
use estafette_engine::force::PerSide;
use estafette_engine::secrecy::Seat;
use estafette_protocol::pace::Pace;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::error::Error;
use crate::store::games::Overview;
use crate::store::notifications::{self, Rules};
use crate::store::outbox::{self, News, Notice};
use crate::store::seats::Place;

/// How many hours before.
const HOURS_BEFORE: [i64; 3] = [24, 6, 1];

/// What is told about a clock that runs.
pub(super) const ABOUT_CLOCKS: [News; 2] = [News::Reminder, News::TimeOut];

/// Plans what is told about the clock that runs after an entry of the log, in a game by courier:
/// whoever plays a live one sits at the board. Before it is sent, all of it is asked again.
pub(super) async fn plan(
    connection: &mut PgConnection,
    game: &Overview,
    speakers: PerSide<Seat>,
    position: LogPosition,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let (Pace::Correspondence { .. }, Some(up)) = (game.pace, game.time_up_at) else { return Ok(()) };
    for place in game.seats.asked() {
        if let Some(player) = place.account() {
            remind(connection, game, player, now).await?;
        }
        let speaker = speakers[place.seat.side.opponent()];
        // Several of a side may be asked: the other side is told once.
        if let Some(opponent) = game.seats.at(speaker).and_then(Place::account) {
            let notice = Notice::of_game(opponent, News::TimeOut, game.id).planned_for(up);
            let key = format!("time_out:{}:{}:{opponent}", game.id, position.0);
            outbox::enqueue(connection, notice.keyed(key)).await?;
        }
    }
    Ok(())
}

/// Plans the next reminder of a player, the only one that waits: the one after it is planned when it is
/// sent.
pub async fn remind(
    connection: &mut PgConnection,
    game: &Overview,
    player: Uuid,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let (Pace::Correspondence { .. }, Some(up)) = (game.pace, game.time_up_at) else { return Ok(()) };
    let Some(reader) = notifications::reader(connection, player).await? else { return Ok(()) };
    if let Some(moment) = next(&reader.rules, now, up) {
        let notice = Notice::of_game(player, News::Reminder, game.id).planned_for(moment);
        let key = format!("reminder:{}:{player}:{}:{}", game.id, up.timestamp(), moment.timestamp());
        outbox::enqueue(connection, notice.keyed(key)).await?;
    }
    Ok(())
}

/// When a player whose time is out at `up` is reminded next: not so soon that it would come with the
/// news that there is a decision, or with the last reminder; and not so late that little can be done.
fn next(rules: &Rules, now: DateTime<Utc>, up: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let moments = HOURS_BEFORE.into_iter().filter_map(|hours| {
        let before = TimeDelta::hours(hours);
        let wanted = up - before;
        let moment = rules.in_time(wanted, wanted + before / 2);
        (wanted - now >= before / 2 && moment > now).then_some(moment)
    });
    moments.min()
}

#[cfg(test)]
mod tests {
    use chrono::NaiveTime;
    use chrono_tz::Tz;
    use estafette_protocol::notifications::Rule;
    use proptest::prelude::*;

    use super::*;

    fn rules(quiet: Option<(u32, u32)>) -> Rules {
        let clock = |hour| NaiveTime::from_hms_opt(hour, 0, 0).unwrap();
        Rules {
            rule: Rule::AtOnce,
            away: TimeDelta::minutes(5),
            digest_at: clock(8),
            quiet: quiet.map(|(from, to)| (clock(from), clock(to))),
            timezone: Tz::UTC,
        }
    }

    /// Each reminder, where the one before was sent so long after it was due.
    fn all(rules: &Rules, from: DateTime<Utc>, up: DateTime<Utc>, late: TimeDelta) -> Vec<DateTime<Utc>> {
        std::iter::successors(next(rules, from, up), |sent| next(rules, *sent + late, up)).collect()
    }

    fn reminded(hours_left: i64) -> Vec<i64> {
        let (now, up) = (DateTime::UNIX_EPOCH, DateTime::UNIX_EPOCH + TimeDelta::hours(hours_left));
        let moments = all(&rules(None), now, up, TimeDelta::zero());
        moments.into_iter().map(|moment| (up - moment).num_hours()).collect()
    }

    #[test]
    fn a_player_is_reminded_ever_sooner_and_never_at_once() {
        assert_eq!(reminded(72), [24, 6, 1]);
        assert_eq!(reminded(36), [24, 6, 1]);
        assert_eq!(reminded(24), [6, 1]);
        assert_eq!(reminded(3), [1]);
        assert_eq!(reminded(1), [0; 0]);
    }

    /// Measured before it was mended: the last warning came 22 hours before.
    #[test]
    fn whose_time_is_out_in_the_night_is_reminded_before_it() {
        let up: DateTime<Utc> = "2026-06-14T05:00:00Z".parse().unwrap();
        let moments = all(&rules(Some((22, 7))), up - TimeDelta::days(3), up, TimeDelta::zero());
        let clocks: Vec<String> =
            moments.iter().map(|moment| moment.format("%d %H:%M").to_string()).collect();
        assert_eq!(clocks, ["13 07:00", "13 21:59"]);
    }

    proptest! {
        #[test]
        fn reminders_come_one_after_the_other_in_time_and_never_in_quiet_hours(
            quiet in prop::option::of((0..24u32, 0..24u32)), minutes in 1..10_000i64, start in 0..10_000i64,
            late in 0..2_000i64,
        ) {
            let rules = rules(quiet);
            let now = DateTime::UNIX_EPOCH + TimeDelta::days(20_000) + TimeDelta::minutes(start);
            let up = now + TimeDelta::minutes(minutes);
            let moments = all(&rules, now, up, TimeDelta::minutes(late));
            prop_assert!(moments.len() <= HOURS_BEFORE.len());
            for (at, moment) in moments.iter().enumerate() {
                prop_assert!(now < *moment && *moment < up);
                prop_assert_eq!(rules.in_time(*moment, up), *moment, "nobody is told in quiet hours");
                prop_assert!(at == 0 || moments[at - 1] + TimeDelta::minutes(late) < *moment);
            }
        }
    }
}
