//! The database hangs, or takes nothing in: everybody hears of it, in time, and nothing is lost.

use std::time::{Duration, Instant};

use estafette_protocol::live::ServerMessage;
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::PgPool;
use tokio::time::timeout;
use uuid::Uuid;

use crate::play::Gambler;
use crate::support::{Server, Socket, assert_problem, read};
use crate::way::Way;

/// How long whoever sends an order may have to wait for an answer.
const TO_HEAR: Duration = Duration::from_secs(15);

async fn refusal(socket: &mut Socket) -> String {
    timeout(TO_HEAR, socket.refused()).await.expect("an answer in time").code
}

/// A game and an order that its decider may give.
async fn to_move(server: &Server, number: usize) -> (Socket, Value) {
    let austria = server.person(&format!("Melas{number}")).await;
    let france = server.person(&format!("Bonaparte{number}")).await;
    let game = austria.create(json!({})).await.id;
    france.join(game).await;
    let (socket, position) = austria.open(game).await;
    let order = Gambler::new(7).order(&position.snapshot);
    (socket, order)
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn while_the_database_hangs_everybody_is_told_in_time(pool: PgPool) {
    let way = Way::to_database_of(&pool).await;
    let server = Server::start(&way.pool().await).await;
    let mut games = Vec::new();
    for number in 0..6 {
        games.push(to_move(&server, number).await);
    }
    let browser = server.person("Zach").await;
    way.open.send_replace(false);

    let id = |number: usize| Uuid::from_u128(number as u128 + 1);
    for (number, (socket, order)) in games.iter_mut().enumerate() {
        socket.order_with(id(number), 0, order.clone()).await;
    }
    let hearing = games.iter_mut().map(|(socket, _)| refusal(socket));
    for code in futures_util::future::join_all(hearing).await {
        assert!(["not_known_yet", "unavailable"].contains(&code.as_str()), "{code}");
    }
    for path in ["/api/health", "/api/games", "/api/account"] {
        let begun = Instant::now();
        assert_problem(browser.get(path).await, 503, "unavailable").await;
        assert!(begun.elapsed() < Duration::from_secs(4), "{path} took {:?}", begun.elapsed());
    }

    // Whoever asks again learns whether it was stored, and it is stored once.
    way.open.send_replace(true);
    for (number, (socket, order)) in games.iter_mut().enumerate() {
        let mut tries = 0;
        loop {
            socket.order_with(id(number), 0, order.clone()).await;
            match socket.answer().await {
                ServerMessage::Accepted { id: accepted, position } => {
                    assert_eq!((accepted, position.0), (id(number), 1));
                    break;
                }
                ServerMessage::Refused(refused) => {
                    tries += 1;
                    assert!(tries < 10, "{}", refused.code);
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
                other => panic!("an answer was expected, not {other:?}"),
            }
        }
    }
    let stored =
        sqlx::query_scalar::<_, i64>("select count(*) from game_moves").fetch_one(&pool).await.unwrap();
    assert_eq!(stored, 6);
    let health: Value = read(browser.get("/api/health").await, StatusCode::OK).await;
    assert_eq!(health, json!({ "status": "ok" }));
    server.stop().await;
}

/// As a full disk is told of: reading goes on, and nothing is stored.
const FULL: &str = "
    create function full_disk() returns trigger language plpgsql as $$
    begin
        raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end
    $$;
    create trigger full_disk before insert on game_moves execute function full_disk();
    create trigger full_disk before update on heartbeat execute function full_disk();
";

const EMPTIED: &str = "drop function full_disk() cascade";

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_full_disk_is_no_riddle_to_players_nor_to_the_host(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (mut socket, order) = to_move(&server, 0).await;
    sqlx::raw_sql(FULL).execute(&pool).await.unwrap();
    let id = Uuid::new_v4();
    socket.order_with(id, 0, order.clone()).await;
    assert_eq!(refusal(&mut socket).await, "cannot_store");
    assert_problem(server.browser().get("/api/health").await, 503, "cannot_store").await;
    assert_eq!(server.browser().get("/api/archive").await.status(), StatusCode::OK);

    sqlx::raw_sql(EMPTIED).execute(&pool).await.unwrap();
    socket.order_with(id, 0, order).await;
    assert_eq!(socket.accepted().await, (id, 1));
    assert_eq!(server.browser().get("/api/health").await.status(), StatusCode::OK);
    server.stop().await;
}
