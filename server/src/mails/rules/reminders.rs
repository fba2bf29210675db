//! Reminders before a player's time is out, closer together as it runs out, and word to the
//! opponent when it is.

use chrono::{DateTime, TimeDelta, Utc};
use estafette_engine::chance::LogPosition;
use estafette_engine::force::Side;
use estafette_protocol::pace::Pace;
use sqlx::PgConnection;

use crate::store::games::Overview;
use crate::store::outbox::{self, News, Notice};

/// How many hours before.
const HOURS_BEFORE: [i64; 3] = [24, 6, 1];

/// What is told about a clock that runs.
pub(super) const ABOUT_CLOCKS: [News; 2] = [News::Reminder, News::TimeOut];

/// Plans what is told about the clock that runs after an entry of the log, in a game by courier:
/// whoever plays a live one sits at the board. Before it is sent, all of it is asked again.
pub(super) async fn plan(
    connection: &mut PgConnection,
    game: &Overview,
    position: LogPosition,
    now: DateTime<Utc>,
) -> Result<(), sqlx::Error> {
    let (Pace::Correspondence { .. }, Some(up)) = (game.pace, game.time_up_at) else { return Ok(()) };
    let (id, at) = (game.id, position.0);
    for side in Side::BOTH.into_iter().filter(|&side| game.asked[side]) {
        if let Some(player) = &game.players[side] {
            for (hours, moment) in moments(now, up) {
                let notice = Notice::of_game(player.id, News::Reminder, id).planned_for(moment);
                let key = format!("reminder:{id}:{at}:{hours}:{}", player.id);
                outbox::enqueue(connection, notice.keyed(key)).await?;
            }
        }
        if let Some(opponent) = &game.players[side.opponent()] {
            let notice = Notice::of_game(opponent.id, News::TimeOut, id).planned_for(up);
            let key = format!("time_out:{id}:{at}:{}", opponent.id);
            outbox::enqueue(connection, notice.keyed(key)).await?;
        }
    }
    Ok(())
}

/// When a player whose time is out at `up` is reminded: not so soon that it would come with the
/// news that there is a decision.
fn moments(now: DateTime<Utc>, up: DateTime<Utc>) -> impl Iterator<Item = (i64, DateTime<Utc>)> {
    HOURS_BEFORE.into_iter().filter_map(move |hours| {
        let before = TimeDelta::hours(hours);
        let moment = up - before;
        (moment - now >= before / 2).then_some((hours, moment))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reminded(hours_left: i64) -> Vec<i64> {
        let now = DateTime::UNIX_EPOCH;
        moments(now, now + TimeDelta::hours(hours_left)).map(|(hours, _)| hours).collect()
    }

    #[test]
    fn a_player_is_reminded_ever_sooner_and_never_at_once() {
        assert_eq!(reminded(72), [24, 6, 1]);
        assert_eq!(reminded(36), [24, 6, 1]);
        assert_eq!(reminded(24), [6, 1]);
        assert_eq!(reminded(3), [1]);
        assert_eq!(reminded(1), [0; 0]);
    }
}
