//! What a host's monitoring reads.

use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::Postgres;
use sqlx::migrate::MigrateDatabase;
use tokio::net::TcpListener;

use crate::binary::{Process, new_database};
use crate::support::{Browser, PASSWORD, read};

/// An address at which nobody listens.
async fn free_address() -> String {
    TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().to_string()
}

/// The value of the line that begins so; 0 when there is none.
fn value(text: &str, line: &str) -> u64 {
    let found = text.lines().find_map(|found| found.strip_prefix(line));
    found.map_or(0, |found| found.trim().parse().unwrap())
}

#[tokio::test]
async fn monitoring_reads_what_is_asked_stored_and_refused_and_nothing_of_games() {
    let (database, at) = (new_database(), free_address().await);
    let settings = [("ESTAFETTE_METRICS_LISTEN", at.clone()), ("ESTAFETTE_LOG", "json".to_owned())];
    let process = Process::start_with(&database, &settings).await;
    let mut players = [Browser::new(&process.address), Browser::new(&process.address)];
    for (browser, name) in players.iter_mut().zip(["Melas", "Bonaparte"]) {
        assert_eq!(browser.sign_up(name, PASSWORD).await.status(), StatusCode::CREATED);
    }
    let game = players[0].create(json!({})).await.id;
    players[1].join(game).await;
    let (mut first, position) = players[0].open(game).await;
    let (mut second, _) = players[1].open(game).await;
    let at_move = position.position.0;
    for socket in [&mut first, &mut second] {
        socket.order(at_move, json!({ "order": "no_such_order" })).await;
        socket.refused().await;
    }
    for _ in 0..3 {
        players[0].get("/api/no-such-thing").await;
    }
    for path in ["/livez", "/readyz"] {
        let answer: Value = read(players[0].get(path).await, StatusCode::OK).await;
        assert_eq!(answer, json!({ "status": "ok" }), "{path}");
    }

    let told = reqwest::get(format!("http://{at}/metrics")).await.unwrap();
    assert!(told.headers()["content-type"].to_str().unwrap().starts_with("application/openmetrics-text"));
    let text = told.text().await.unwrap();
    assert_eq!(value(&text, "estafette_sockets{guest=\"player\"}"), 2, "{text}");
    assert_eq!(value(&text, "estafette_steps_total{outcome=\"not_an_order\"}"), 2, "{text}");
    assert_eq!(
        value(&text, "estafette_requests_total{method=\"GET\",route=\"-\",status=\"404\"}"),
        3,
        "{text}"
    );
    assert_eq!(
        value(&text, "estafette_requests_total{method=\"POST\",route=\"/api/accounts\",status=\"201\"}"),
        2
    );
    assert_eq!(value(&text, "estafette_tables"), 1);
    assert!(value(&text, "estafette_resident_memory_bytes") > 1_000_000, "{text}");
    assert!(value(&text, "estafette_database_connections") >= 1, "{text}");
    assert!(!text.contains(&game.to_string()) && !text.contains("Melas"), "{text}");
    assert!(text.ends_with("# EOF\n"));
    let elsewhere = players[0].get("/metrics").await;
    assert_ne!(
        elsewhere
            .headers()
            .get("content-type")
            .map(|kind| kind.as_bytes().starts_with(b"application/openmetrics")),
        Some(true),
        "metrics are on their own port only"
    );

    first.close().await;
    second.close().await;
    let log = process.stop().await;
    for line in log.lines() {
        serde_json::from_str::<Value>(line).unwrap_or_else(|_| panic!("not JSON: {line}"));
    }
    Postgres::force_drop_database(&database).await.unwrap();
}

#[tokio::test]
async fn a_request_is_found_in_the_log_by_the_id_in_its_answer_and_strangers_give_no_ids() {
    let database = new_database();
    let process = Process::start(&database).await;
    let request = reqwest::Client::new()
        .get(format!("http://{}/api/health", process.address))
        .header("x-request-id", "chosen-by-a-stranger");
    let answer = request.send().await.unwrap();
    let id = answer.headers()["x-request-id"].to_str().unwrap().to_owned();
    assert_ne!(id, "chosen-by-a-stranger");
    let log = process.stop().await;
    assert!(log.contains(&id) && !log.contains("chosen-by-a-stranger"));
    Postgres::force_drop_database(&database).await.unwrap();
}
