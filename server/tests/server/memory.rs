//! What the server holds in memory after much has come and gone.

use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream;
use reqwest::{Client, StatusCode};
use serde_json::json;
use sqlx::Postgres;
use sqlx::migrate::MigrateDatabase;

use crate::binary::{Process, new_database};
use crate::support::{Browser, PASSWORD};

/// A megabyte.
const MB: usize = 1024 * 1024;

/// How much more may be held afterwards than before.
const MOST: usize = 40 * MB;

/// How much a socket that is silent may hold.
const MOST_OF_SOCKET: usize = 40 * 1024;

const LOG_INS: usize = 200;
const FILES: usize = 16;
const SOCKETS: usize = 60;

/// A wrong log-in, each under a name and from an address of its own.
async fn log_in(http: &Client, address: &str, number: usize) {
    let answer = http
        .post(format!("http://{address}/api/session"))
        .header("x-forwarded-for", format!("10.0.{}.{}", number / 200, number % 200))
        .json(&json!({ "name": format!("Nobody{number}"), "password": "not the one" }));
    assert_eq!(answer.send().await.unwrap().status(), StatusCode::UNAUTHORIZED);
}

async fn verify(http: &Client, address: &str, number: usize, file: String) {
    let request = http
        .post(format!("http://{address}/api/verify"))
        .header("x-forwarded-for", format!("10.1.0.{number}"))
        .timeout(Duration::from_mins(1))
        .body(file);
    // What takes too long is answered so.
    let status = request.send().await.unwrap().status();
    assert!(matches!(status, StatusCode::OK | StatusCode::SERVICE_UNAVAILABLE), "{status}");
}

#[tokio::test]
async fn what_comes_and_goes_takes_its_memory_with_it() {
    let database = new_database();
    let variables = [("ESTAFETTE_BEHIND_PROXY", "true".to_owned()), ("RUST_LOG", "warn".to_owned())];
    let process = Process::start_with(&database, &variables).await;
    let mut austria = Browser::new(&process.address);
    austria.sign_up("Melas", PASSWORD).await;
    let mut france = Browser::new(&process.address);
    france.sign_up("Bonaparte", PASSWORD).await;
    let game = austria.create(json!({ "watching": "everybody" })).await.id;
    france.join(game).await;
    let (socket, _) = austria.open(game).await;
    socket.close().await;
    let http = Client::new();
    let address = process.address.as_str();
    stream::iter(0..8).for_each_concurrent(4, |number| log_in(&http, address, 5_000 + number)).await;
    let game_file = include_str!("../long_game.json");
    verify(&http, address, 200, game_file.to_owned()).await;
    let before = process.memory();

    let watcher = Browser::new(address);
    let mut sockets = Vec::new();
    for _ in 0..SOCKETS {
        sockets.push(watcher.open(game).await.0);
    }
    let each = process.memory().saturating_sub(before) / SOCKETS;
    assert!(each <= MOST_OF_SOCKET, "{each} bytes a socket");
    drop(sockets);

    stream::iter(0..LOG_INS).for_each_concurrent(16, |number| log_in(&http, address, number)).await;
    let after_log_ins = process.memory();
    let tiny = format!("[{}{{}}]", "{},".repeat(1_200_000));
    for number in 0..FILES {
        let file = if number % 4 != 0 { tiny.clone() } else { game_file.to_owned() };
        verify(&http, address, number, file).await;
    }
    let after = process.memory();
    let (log_ins, all) = (after_log_ins.saturating_sub(before) / MB, after.saturating_sub(before) / MB);
    println!("{} MB before, {log_ins} MB more after log-ins, {all} MB more after files", before / MB);
    assert!(after.saturating_sub(before) <= MOST, "{log_ins} MB more after log-ins, {all} MB after files");
    process.kill().await;
    Postgres::drop_database(&database).await.unwrap();
}
