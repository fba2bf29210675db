//! Seats: who plays in which place of a game, and which places are free.

use std::collections::BTreeMap;

use estafette_engine::force::{PerSide, Side};
use estafette_engine::secrecy::Seat;
use estafette_protocol::game::SeatSummary;
use serde::Deserialize;
use sqlx::{PgConnection, PgExecutor};
use uuid::Uuid;

use super::words::{NotAWord, value, word};
use crate::error::Error;

/// The seats of a game, sorted.
#[derive(Clone, Default)]
pub struct Seats(Vec<Place>);

/// A seat, and who sits there.
#[derive(Clone)]
pub struct Place {
    /// The seat.
    pub seat: Seat,
    /// Where whoever sits here sat down when the game began.
    pub chair: Seat,
    /// Who sits here; nobody while it is free, or where the game was played elsewhere.
    pub person: Option<Person>,
    /// Who played it elsewhere.
    pub elsewhere: Option<String>,
    /// Whether the game waits for them.
    pub asked: bool,
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq)]
pub struct Person {
    /// The account.
    pub id: Uuid,
    /// The name; nothing once the account is deleted.
    pub name: Option<String>,
}

impl Place {
    /// What whoever sits here is called; nothing once their account is deleted.
    pub fn name(&self) -> Option<&str> {
        let seated = self.person.as_ref().and_then(|person| person.name.as_deref());
        seated.or(self.elsewhere.as_deref())
    }

    /// The account of whoever sits here.
    pub fn account(&self) -> Option<Uuid> {
        self.person.as_ref().map(|person| person.id)
    }

    /// Whether whoever sat here has deleted their account.
    pub fn is_gone(&self) -> bool {
        self.person.as_ref().is_some_and(|person| person.name.is_none())
    }
}

impl Seats {
    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = &Place> {
        self.0.iter()
    }

    /// One of them.
    pub fn at(&self, seat: Seat) -> Option<&Place> {
        self.iter().find(|place| place.seat == seat)
    }

    /// The seat of an account.
    pub fn of(&self, account: Uuid) -> Option<&Place> {
        self.iter().find(|place| place.account() == Some(account))
    }

    /// Where whoever took a chair sits now.
    pub fn of_chair(&self, chair: Seat) -> Option<Seat> {
        self.iter().find(|place| place.chair == chair).map(|place| place.seat)
    }

    /// The accounts of those who are seated.
    pub fn accounts(&self) -> impl Iterator<Item = Uuid> {
        self.iter().filter_map(Place::account)
    }

    /// The first of those that nobody has taken.
    pub fn first_free(&self) -> Option<Seat> {
        self.iter().find(|place| place.person.is_none()).map(|place| place.seat)
    }

    /// Whether a side has more than one player.
    pub fn are_of_teams(&self) -> bool {
        self.0.len() > Side::BOTH.len()
    }

    /// The accounts of those whom the game waits for.
    pub fn asked(&self) -> impl Iterator<Item = &Place> {
        self.iter().filter(|place| place.asked)
    }

    /// Whether the game waits for somebody of a side.
    pub fn asks(&self, side: Side) -> bool {
        self.asked().any(|place| place.seat.side == side)
    }

    /// Those whom the game waits for, by their chairs.
    pub fn asked_chairs(&self) -> Vec<Seat> {
        let mut chairs: Vec<Seat> = self.asked().map(|place| place.chair).collect();
        chairs.sort();
        chairs
    }

    /// Notes for whom the game waits.
    pub fn ask(&mut self, asked: &[Seat]) {
        for place in &mut self.0 {
            place.asked = asked.contains(&place.seat);
        }
    }

    /// Notes where everybody sits, by the chair they took.
    pub fn arrange(&mut self, seat_of: impl Fn(Seat) -> Seat) {
        for place in &mut self.0 {
            place.seat = seat_of(place.chair);
        }
        self.0.sort_by_key(|place| place.seat);
    }

    /// Takes over who has taken which chair.
    pub fn take_over(&mut self, now: &Seats) {
        for place in &mut self.0 {
            let theirs = now.iter().find(|other| other.chair == place.chair);
            place.person = theirs.and_then(|other| other.person.clone());
        }
    }

    /// Whether people sit elsewhere than they did.
    pub fn have_moved_since(&self, before: &Seats) -> bool {
        self.iter().any(|place| before.at(place.seat).is_none_or(|then| then.chair != place.chair))
    }

    /// As lists show them.
    pub fn summary(&self, imported: bool) -> Vec<SeatSummary> {
        let shown = |place: &Place| SeatSummary {
            seat: place.seat,
            player: place.name().map(ToOwned::to_owned),
            free: place.person.is_none() && !imported,
            gone: place.is_gone(),
            asked: place.asked,
        };
        self.iter().map(shown).collect()
    }

    /// Something of the first player of each side.
    pub fn first_of_each<T>(&self, of: impl Fn(&Place) -> T) -> PerSide<Option<T>> {
        let [red, blue] = Side::BOTH.map(|side| self.at(side.into()).map(&of));
        PerSide { red, blue }
    }
}

/// A seat as queries give it.
#[derive(Deserialize)]
pub(super) struct Row {
    side: Side,
    rank: u8,
    chair_side: Side,
    chair_rank: u8,
    account: Option<Uuid>,
    name: Option<String>,
    asked: bool,
}

impl From<Vec<Row>> for Seats {
    fn from(rows: Vec<Row>) -> Seats {
        let place = |row: Row| {
            let (person, elsewhere) = match row.account {
                Some(id) => (Some(Person { id, name: row.name }), None),
                None => (None, row.name),
            };
            Place {
                seat: Seat { side: row.side, rank: row.rank },
                chair: Seat { side: row.chair_side, rank: row.chair_rank },
                person,
                elsewhere,
                asked: row.asked,
            }
        };
        let mut places: Vec<Place> = rows.into_iter().map(place).collect();
        places.sort_by_key(|place| place.seat);
        Seats(places)
    }
}

/// Seats as two columns.
pub(super) fn columns(seats: impl IntoIterator<Item = Seat>) -> (Vec<String>, Vec<i16>) {
    seats.into_iter().map(|seat| (word(seat.side).unwrap_or_default(), i16::from(seat.rank))).unzip()
}

/// The seat that two columns say.
pub(super) fn seat(side: &str, rank: i16) -> Result<Seat, NotAWord> {
    Ok(Seat { side: value(side)?, rank: rank.try_into().map_err(|_| NotAWord)? })
}

/// Puts the seats of a new game there, with whoever sits on them from the beginning.
pub(super) async fn insert(
    connection: &mut PgConnection,
    game: Uuid,
    seats: &[(Seat, Option<Uuid>)],
) -> Result<(), sqlx::Error> {
    let (sides, ranks) = columns(seats.iter().map(|(seat, _)| *seat));
    let accounts: Vec<Option<Uuid>> = seats.iter().map(|(_, account)| *account).collect();
    sqlx::query!(
        "insert into seats (game_id, side, rank, chair_side, chair_rank, account_id, comments)
         select id, side, rank, side, rank, account_id, visibility = 'open'
         from games, unnest($2::text[], $3::smallint[], $4::uuid[]) as seat (side, rank, account_id)
         where id = $1",
        game,
        &sides,
        &ranks,
        &accounts as &[Option<Uuid>],
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Puts the seats of a game that was played elsewhere there, each with the chair of whoever has it, and
/// their name.
pub(super) async fn insert_elsewhere(
    connection: &mut PgConnection,
    game: Uuid,
    chairs: &[(Seat, Seat)],
    names: &BTreeMap<Seat, Option<String>>,
) -> Result<(), sqlx::Error> {
    let (sides, ranks) = columns(chairs.iter().map(|(seat, _)| *seat));
    let (chair_sides, chair_ranks) = columns(chairs.iter().map(|(_, chair)| *chair));
    let names: Vec<Option<String>> =
        chairs.iter().map(|(seat, _)| names.get(seat).cloned().flatten()).collect();
    sqlx::query!(
        "insert into seats (game_id, side, rank, chair_side, chair_rank, name, comments)
         select $1, side, rank, chair_side, chair_rank, name, true
         from unnest($2::text[], $3::smallint[], $4::text[], $5::smallint[], $6::text[])
             as seat (side, rank, chair_side, chair_rank, name)",
        game,
        &sides,
        &ranks,
        &chair_sides,
        &chair_ranks,
        &names as &[Option<String>],
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Has an account sit down on a free seat of a game that waits. `false` when it is not free.
pub async fn take(
    connection: &mut PgConnection,
    game: Uuid,
    seat: Seat,
    account: Uuid,
) -> Result<bool, Error> {
    let done = sqlx::query!(
        "update seats set account_id = $4
         where game_id = $1 and side = $2 and rank = $3 and account_id is null",
        game,
        word(seat.side),
        i16::from(seat.rank),
        account,
    )
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Has an account get up from its seat at a game that waits. `false` when it has none.
pub async fn leave(connection: &mut PgConnection, game: Uuid, account: Uuid) -> Result<bool, Error> {
    let done = sqlx::query!(
        "update seats set account_id = null from games
         where games.id = $1 and games.status = 'waiting' and game_id = $1 and account_id = $2",
        game,
        account,
    )
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Has an account get up from its seats at all games that wait.
pub async fn leave_all_waiting(connection: &mut PgConnection, account: Uuid) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update seats set account_id = null from games
         where games.id = game_id and games.status = 'waiting' and account_id = $1",
        account,
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Notes where everybody sits now.
pub async fn rearrange(executor: impl PgExecutor<'_>, game: Uuid, seats: &Seats) -> Result<(), Error> {
    let (sides, ranks) = columns(seats.iter().map(|place| place.seat));
    let (chair_sides, chair_ranks) = columns(seats.iter().map(|place| place.chair));
    sqlx::query!(
        "update seats set side = now.side, rank = now.rank
         from unnest($2::text[], $3::smallint[], $4::text[], $5::smallint[])
             as now (side, rank, chair_side, chair_rank)
         where game_id = $1 and (seats.chair_side, seats.chair_rank) = (now.chair_side, now.chair_rank)",
        game,
        &sides,
        &ranks,
        &chair_sides,
        &chair_ranks,
    )
    .execute(executor)
    .await?;
    Ok(())
}
