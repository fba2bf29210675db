//! A database that was brought back from a copy is not taken for what it was.

use chrono::{DateTime, Utc};
use estafette_protocol::pace::OutageCause;
use serde_json::json;
use sqlx::migrate::MigrateDatabase;
use sqlx::{AssertSqlSafe, Connection, PgConnection, PgPool, Postgres};
use tokio::process::Command;

use crate::binary::{Process, new_database};
use crate::outages::nobody_is_away;
use crate::play::{Gambler, Players};
use crate::support::{Browser, PASSWORD, Server};

/// Copies a database that nobody uses.
async fn copy(database: &str, copy: &str) {
    let name = |url: &str| url.rsplit_once('/').unwrap().1.to_owned();
    let base = std::env::var("DATABASE_URL").unwrap();
    let mut connection = PgConnection::connect(&base).await.unwrap();
    let create = format!("create database {} template {}", name(copy), name(database));
    sqlx::raw_sql(AssertSqlSafe(create)).execute(&mut connection).await.unwrap();
}

async fn note_restore(database: &str) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_estafette-server"));
    let done = command.arg("restore").env("DATABASE_URL", database).output().await.unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

#[tokio::test]
async fn pages_can_tell_what_was_lost_with_the_server() {
    let (database, copied) = (new_database(), new_database());
    let server = Process::start(&database).await;
    let mut browsers = [Browser::new(&server.address), Browser::new(&server.address)];
    for (browser, name) in browsers.iter_mut().zip(["Melas", "Bonaparte"]) {
        browser.sign_up(name, PASSWORD).await;
    }
    let game = browsers[0].create(json!({})).await.id;
    browsers[1].join(game).await;
    let mut gambler = Gambler::new(4);
    let mut players = Players::open(&browsers[0], &browsers[1], game).await;
    players.play(&mut gambler, 5).await;
    server.stop().await;
    copy(&database, &copied).await;
    let server = Process::start(&database).await;
    let browsers = browsers.map(|browser| browser.at(&server.address));
    Players::open(&browsers[0], &browsers[1], game).await.play(&mut gambler, 3).await;
    server.kill().await;

    note_restore(&copied).await;
    let server = Process::start(&copied).await;
    let (mut socket, position) = browsers[0].at(&server.address).open(game).await;
    assert_eq!(position.number, 5, "three are lost");
    assert!(position.epoch > 0);
    let causes: Vec<_> = position.outages.iter().map(|outage| outage.cause).collect();
    assert_eq!(causes, [OutageCause::Restored]);

    // And once more, from the same copy: another epoch. Servers that are there notice it.
    let epoch = position.epoch;
    note_restore(&copied).await;
    assert!(socket.position().await.epoch > epoch);
    server.stop().await;
    for database in [database, copied] {
        Postgres::force_drop_database(&database).await.unwrap();
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn what_may_have_been_mailed_is_not_mailed_anew_and_what_comes_later_is(pool: PgPool) {
    nobody_is_away(&pool).await;
    let server = Server::start(&pool).await;
    let (austria, france) = (server.person("Melas").await, server.person("Bonaparte").await);
    crate::mails::verify(&pool, "Melas").await;
    crate::mails::verify(&pool, "Bonaparte").await;
    let pace = json!({ "pace": "correspondence", "days": 3, "bank_days": 0 });
    let game = austria.create(json!({ "pace": pace })).await.id;
    france.join(game).await;
    server.stop().await;
    let waiting = async || -> Vec<(String, DateTime<Utc>)> {
        sqlx::query_as("select kind, not_before from outbox where state = 'waiting' order by kind")
            .fetch_all(&pool)
            .await
            .unwrap()
    };
    // The first reminder is due when the copy is brought back.
    let reminder = waiting().await.into_iter().find(|(kind, _)| kind == "reminder").unwrap().1;
    let now = reminder + chrono::Duration::minutes(1);
    estafette_server::restore::note(&pool, now).await.unwrap();
    let after = waiting().await;
    assert!(after.iter().all(|(_, at)| *at > now), "{after:?}");
    let kinds: Vec<&str> = after.iter().map(|(kind, _)| kind.as_str()).collect();
    assert_eq!(kinds, ["reminder", "time_out"]);
}
