//! No server is there for a while: nobody loses by it, and everybody is told.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use estafette_engine::ending::Ending;
use estafette_engine::force::Side;
use estafette_protocol::game::GameSummary;
use estafette_protocol::live::Position;
use estafette_protocol::pace::{Outage, OutageCause};
use estafette_server::clock::Clock;
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::support::{Browser, Hands, Server, Socket, read};

async fn set_heartbeat(pool: &PgPool, at: DateTime<Utc>) {
    sqlx::query("update heartbeat set at = $1").bind(at).execute(pool).await.unwrap();
}

/// Hands of a clock that are moved are no outage.
pub async fn nobody_is_away(pool: &PgPool) {
    set_heartbeat(pool, "2200-01-01T00:00:00Z".parse().unwrap()).await;
}

/// Time passes while some server is there.
async fn served(pool: &PgPool, clock: &Hands, time: TimeDelta) {
    // Written first: in between, nobody is away.
    set_heartbeat(pool, clock.now() + time).await;
    clock.pass(time);
}

fn claim() -> Value {
    json!({ "parley": "claim_time" })
}

async fn refused(socket: &mut Socket, position: u32, parley: Value) -> String {
    socket.parley(position, parley).await;
    socket.refused().await.code
}

/// Two and their game, in which Austria has to decide and has a day and an hour.
async fn seat(server: &Server) -> (Browser, Browser, Uuid) {
    let (austria, france) = (server.person("Melas").await, server.person("Bonaparte").await);
    let pace = json!({ "pace": { "pace": "live", "bank_seconds": 3600, "increment_seconds": 0 } });
    let game = austria.create(pace).await.id;
    france.join(game).await;
    (austria, france, game)
}

/// What Austria has left at a time.
fn left(position: &Position) -> TimeDelta {
    let clocks = position.clocks.as_ref().unwrap();
    let face = clocks.sides.red;
    let left = TimeDelta::milliseconds((face.allowance_ms + face.bank_ms).try_into().unwrap());
    left - (position.now - clocks.at)
}

/// Measured before it was mended: the opponent claimed at once after the start, and had won.
#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn an_outage_costs_nobody_the_game(pool: PgPool) {
    let clock = Hands::new();
    set_heartbeat(&pool, clock.now()).await;
    let server = Server::start_by(&pool, &clock).await;
    let (austria, france, game) = seat(&server).await;
    served(&pool, &clock, TimeDelta::hours(25) - TimeDelta::seconds(65)).await;
    server.stop().await;
    let down = clock.now();
    clock.pass(TimeDelta::minutes(3));

    let (one, two) = (Server::start_by(&pool, &clock).await, Server::start_by(&pool, &clock).await);
    let (austria, france) = (austria.at(&one.address), france.at(&two.address));
    let summary: GameSummary = read(austria.get(&format!("/api/games/{game}")).await, StatusCode::OK).await;
    assert_eq!(summary.time_up_at, Some(clock.now() + TimeDelta::seconds(65)), "also before it is loaded");
    let (mut melas, position) = austria.open(game).await;
    let (mut bonaparte, theirs) = france.open(game).await;
    let outage = Outage { from: down, until: clock.now(), cause: OutageCause::Down };
    assert_eq!((&position.outages, &theirs.outages), (&vec![outage], &vec![outage]));
    assert_eq!((left(&position), left(&theirs)), (TimeDelta::seconds(65), TimeDelta::seconds(65)));
    assert_eq!(refused(&mut bonaparte, 0, claim()).await, "time_left");

    // Claims wait: three minutes, and as long as nobody was there.
    served(&pool, &clock, TimeDelta::minutes(2)).await;
    assert_eq!(refused(&mut bonaparte, 0, claim()).await, "just_back");
    served(&pool, &clock, TimeDelta::minutes(4)).await;
    bonaparte.parley(0, claim()).await;
    assert_eq!(bonaparte.accepted().await.1, 1);
    let ended = melas.update().await.summary.ended.unwrap();
    assert_eq!(ended.ending, Ending::Time { winner: Side::Blue });
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn one_server_down_is_no_outage_while_another_is_there(pool: PgPool) {
    let clock = Hands::new();
    set_heartbeat(&pool, clock.now()).await;
    let one = Server::start_by(&pool, &clock).await;
    let (_, france, game) = seat(&one).await;
    one.stop().await;
    served(&pool, &clock, TimeDelta::hours(25)).await;
    let two = Server::start_by(&pool, &clock).await;
    let (mut bonaparte, position) = france.at(&two.address).open(game).await;
    assert_eq!((position.outages.len(), left(&position)), (0, TimeDelta::zero()));
    bonaparte.parley(0, claim()).await;
    assert_eq!(bonaparte.accepted().await.1, 1);
}

/// The machine slept: nobody has noticed until somebody claims.
#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_claim_wins_nothing_by_an_outage_that_is_not_written_down_yet(pool: PgPool) {
    let clock = Hands::new();
    set_heartbeat(&pool, clock.now()).await;
    let server = Server::start_with(&pool, |settings| settings.clock = Arc::<Hands>::clone(&clock)).await;
    let (austria, france, game) = seat(&server).await;
    let (mut melas, _) = austria.open(game).await;
    let (mut bonaparte, _) = france.open(game).await;
    clock.pass(TimeDelta::hours(26));
    assert!(["time_left", "just_back"].contains(&refused_after_news(&mut bonaparte).await.as_str()));
    // Whoever has the game open is told of it.
    let position = melas.position().await;
    assert_eq!(position.outages.len(), 1);
    assert_eq!(left(&position), TimeDelta::hours(25));
}

/// Claims, and hears what comes before the answer.
async fn refused_after_news(socket: &mut Socket) -> String {
    socket.parley(0, claim()).await;
    match socket.answer().await {
        estafette_protocol::live::ServerMessage::Refused(refused) => refused.code,
        other => panic!("a refusal was expected, not {other:?}"),
    }
}
