//! Bad input over sockets: refused with a code, and nothing changes.

use std::time::{Duration, Instant};

use estafette_protocol::live::ServerMessage;
use serde_json::{Value, json};
use sqlx::PgPool;
use tokio_tungstenite::tungstenite::{Bytes, Message};
use uuid::Uuid;

use crate::play::Gambler;
use crate::support::Server;

/// The longest frame that is answered, in bytes.
const LONGEST: usize = 1024 * 1024;

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn messages_that_are_not_understood_are_refused(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _, game) = server.match_up().await;
    let (mut melas, before) = austria.open(game).await;
    let id = Uuid::new_v4();
    let end_turn = json!({ "order": "end_turn" });
    let message = |key: &str, value: Value| {
        let mut message = json!({ "type": "order", "id": id, "position": 0, "order": end_turn });
        message[key] = value;
        message.to_string()
    };
    let texts = [
        String::new(),
        "null".to_owned(),
        "[]".to_owned(),
        "7".to_owned(),
        "{".to_owned(),
        "{}".to_owned(),
        "\u{0}".to_owned(),
        json!({ "type": "position" }).to_string(),
        json!({ "type": "resync", "side": "blue" }).to_string(),
        json!({ "type": "order" }).to_string(),
        message("type", json!(null)),
        message("id", json!("melas")),
        message("position", json!(-1)),
        message("position", json!(1.5)),
        message("position", json!("0")),
        message("position", json!(4_294_967_296_u64)),
        message("side", json!("blue")),
        message("order", json!({ "order": "end_turn", "note": "\u{0}" })),
        "[".repeat(60_000),
        "{\"type\":".repeat(5_000),
        format!("{{\"type\":\"order\",\"order\":{}", "[".repeat(50_000)),
    ];
    for text in texts {
        melas.send(Message::text(text.clone())).await;
        let refused = melas.refused().await;
        assert_eq!(refused.code, "malformed", "{}", text.chars().take(80).collect::<String>());
        assert_eq!(refused.position.0, 0);
    }
    melas.send(Message::text(message("position", json!(null)))).await;
    assert_eq!(melas.refused().await.id, Some(id));
    melas.send(Message::binary(Bytes::from_static(b"{\"type\":\"resync\"}"))).await;
    assert_eq!(melas.refused().await.code, "not_text");

    melas.say(json!({ "type": "resync" })).await;
    assert_eq!(melas.position().await.snapshot, before.snapshot);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn orders_that_make_no_sense_are_refused(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _, game) = server.match_up().await;
    let (mut melas, before) = austria.open(game).await;
    let orders = [
        json!(null),
        json!(true),
        json!([]),
        json!("end_turn"),
        json!({ "order": "end_turn", "side": "blue" }),
        json!(-1),
        json!({}),
        json!({ "order": null }),
        json!({ "order": "fly" }),
        json!({ "order": "march" }),
        json!({ "order": "march", "pieces": [], "to": "1" }),
        json!({ "order": "march", "pieces": [-1], "to": "1" }),
        json!({ "order": "march", "pieces": [1.5], "to": "1" }),
        json!({ "order": "march", "pieces": [4_294_967_295_u32], "to": "1" }),
        json!({ "order": "march", "pieces": [99_999_999_999_u64], "to": "1" }),
        json!({ "order": "march", "pieces": null, "to": "1" }),
        json!({ "order": "march", "pieces": vec![1; 10_000], "to": "1" }),
        json!({ "order": "march", "pieces": [1], "to": "\u{0}" }),
        json!({ "order": "march", "pieces": [1], "to": "@nowhere" }),
        json!({ "order": "march", "pieces": [1], "to": "-" }),
        json!({ "order": "march", "pieces": [1], "to": "65535/65535b" }),
        json!({ "order": "road_march", "piece": 1, "crossings": [] }),
        json!({ "order": "road_march", "piece": 1, "crossings": [65_535, 0] }),
        json!({ "order": "retreat", "piece": 1, "to": 65_535 }),
        json!({ "order": "respond", "pieces": [] }),
        json!({ "order": "recover_nothing" }),
    ];
    for order in orders {
        let id = melas.order(0, order.clone()).await;
        let refused = melas.refused().await;
        assert_eq!(refused.id, Some(id), "{order}");
        assert!(!refused.code.is_empty() && !refused.sentence.is_empty(), "{refused:?}");
    }
    melas.say(json!({ "type": "resync" })).await;
    let after = melas.position().await;
    assert_eq!((after.position.0, after.snapshot), (0, before.snapshot));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn long_frames_are_refused_and_longer_ones_end_the_connection(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _, game) = server.match_up().await;
    let (mut melas, _) = austria.open(game).await;
    melas.send(Message::text(" ".repeat(LONGEST))).await;
    assert_eq!(melas.refused().await.code, "too_large");
    melas.send(Message::binary(vec![0; LONGEST])).await;
    assert_eq!(melas.refused().await.code, "not_text");
    melas.say(json!({ "type": "resync" })).await;
    melas.position().await;
    melas.send(Message::text("x".repeat(LONGEST + 1))).await;
    assert_eq!(melas.refused().await.code, "too_large");
    assert_eq!(melas.end().await, Some(1009));

    let (mut melas, _) = austria.open(game).await;
    // The server may cut the connection while this is still being sent.
    let _ = melas.try_send(Message::binary(vec![0; 5 * LONGEST])).await;
    melas.end().await;
    austria.open(game).await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_thousand_messages_a_second_are_survived(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let (mut melas, position) = austria.open(game).await;
    let (mut bonaparte, _) = france.open(game).await;
    let began = Instant::now();
    let mut slowed = 0;
    for _ in 0..1000 {
        melas.send(Message::text("{\"type\":\"nonsense\"}")).await;
        match melas.refused().await.code.as_str() {
            "slow_down" => slowed += 1,
            code => assert_eq!(code, "malformed"),
        }
    }
    assert!(slowed > 300, "{slowed} in {:?}", began.elapsed());
    // The same connection goes on, after a breath.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let id = melas.order(0, Gambler::new(1).order(&position.snapshot)).await;
    assert_eq!(melas.accepted().await, (id, 1));
    bonaparte.update().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_goes_on_flooding_is_cut_off_alone(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let (mut flooder, position) = austria.open(game).await;
    let (mut bonaparte, _) = france.open(game).await;
    for _ in 0..4000 {
        if flooder.try_send(Message::text("{\"type\":\"resync\"}")).await.is_err() {
            break;
        }
    }
    let code = flooder.end().await;
    assert!(code.is_none() || code == Some(1008), "{code:?}");
    let (mut melas, _) = austria.open(game).await;
    melas.order(0, Gambler::new(1).order(&position.snapshot)).await;
    assert!(matches!(melas.next().await, ServerMessage::Accepted { .. }));
    bonaparte.update().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_does_not_read_holds_up_nobody(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let (mut deaf, _) = france.open(game).await;
    for _ in 0..60 {
        deaf.say(json!({ "type": "resync" })).await;
    }
    let (mut melas, position) = austria.open(game).await;
    let began = Instant::now();
    melas.order(0, Gambler::new(1).order(&position.snapshot)).await;
    assert!(matches!(melas.next().await, ServerMessage::Accepted { .. }));
    assert!(began.elapsed() < Duration::from_secs(5));
}
