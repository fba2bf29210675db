//! Talking, blocking, reporting, and one's own notes.

use estafette_engine::force::Side;
use estafette_protocol::game::Lobby;
use estafette_protocol::live::ServerMessage;
use estafette_protocol::talk::{Blocks, Notes, Said, Talk, TalkOpen};
use estafette_server::limits::Rate;
use reqwest::{Method, StatusCode};
use serde_json::json;
use sqlx::PgPool;
use std::time::Duration;
use uuid::Uuid;

use crate::support::{Browser, Server, Socket, assert_problem, read};

/// What was said so far, as the greeting tells it.
async fn talk(socket: &mut Socket) -> Talk {
    match socket.next_of_any_kind().await {
        ServerMessage::Talk(talk) => talk,
        other => panic!("talk was expected, not {other:?}"),
    }
}

async fn said(socket: &mut Socket) -> Said {
    loop {
        match socket.next_of_any_kind().await {
            ServerMessage::Said(said) => return said,
            ServerMessage::Presence { .. } | ServerMessage::Talk(_) => (),
            other => panic!("something said was expected, not {other:?}"),
        }
    }
}

async fn say(socket: &mut Socket, text: &str) -> Uuid {
    let id = Uuid::new_v4();
    socket.say(json!({ "type": "say", "id": id, "text": text })).await;
    id
}

async fn unread(browser: &Browser, game: Uuid) -> u32 {
    let lobby: Lobby = read(browser.get("/api/games").await, StatusCode::OK).await;
    lobby.unread.get(&game).copied().unwrap_or(0)
}

async fn expect_no_content(browser: &Browser, method: Method, path: &str, body: Option<serde_json::Value>) {
    let answer = browser.send(method, path, body).await;
    assert_eq!(answer.status(), StatusCode::NO_CONTENT, "{path}");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn what_is_said_reaches_both_and_is_still_there_later(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let (mut melas, _) = austria.open(game).await;
    assert_eq!(talk(&mut melas).await.open, TalkOpen::Open);
    let id = say(&mut melas, "  Bonjour.  ").await;
    let first = said(&mut melas).await;
    assert_eq!((first.number, first.id, first.side), (1, id, Side::Red));
    assert_eq!(first.text, "Bonjour.");
    assert_eq!((unread(&france, game).await, unread(&austria, game).await), (1, 0));

    let (mut bonaparte, _) = france.open(game).await;
    assert_eq!(talk(&mut bonaparte).await.messages, [first]);
    bonaparte.say(json!({ "type": "read", "up_to": 7 })).await;
    let mark = loop {
        match melas.next_of_any_kind().await {
            ServerMessage::Presence { .. } => (),
            other => break other,
        }
    };
    assert!(matches!(mark, ServerMessage::Read { side: Side::Blue, up_to: 1, .. }), "{mark:?}");
    assert_eq!(unread(&france, game).await, 0);
    say(&mut bonaparte, "Salut, général.").await;
    assert_eq!(said(&mut melas).await.number, 2);
    assert_eq!(unread(&austria, game).await, 1);

    server.stop().await;
    let server = Server::start(&pool).await;
    let (mut melas, _) = austria.at(&server.address).open(game).await;
    let later = talk(&mut melas).await;
    assert_eq!(later.messages.len(), 2);
    assert_eq!((later.read.red, later.read.blue), (0, 1));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_message_sent_twice_is_said_once(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _, game) = server.match_up().await;
    let (mut melas, _) = austria.open(game).await;
    let id = Uuid::new_v4();
    for _ in 0..2 {
        melas.say(json!({ "type": "say", "id": id, "text": "Bonjour." })).await;
        assert_eq!(said(&mut melas).await.number, 1);
    }
    let count: Option<i64> =
        sqlx::query_scalar("select count(*) from messages").fetch_one(&pool).await.unwrap();
    assert_eq!(count, Some(1));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn what_cannot_be_said_is_refused_in_a_sentence(pool: PgPool) {
    let talk = Rate::new(4, Duration::from_hours(1));
    let server = Server::start_with(&pool, |settings| settings.limits.talk = talk).await;
    let (austria, _, game) = server.match_up().await;
    let (mut melas, _) = austria.open(game).await;
    for text in ["", "   ", &"x".repeat(501)] {
        let id = say(&mut melas, text).await;
        let refused = melas.refused().await;
        assert_eq!((refused.id, refused.code.as_str()), (Some(id), "talk_length"));
    }
    say(&mut melas, &"é".repeat(500)).await;
    assert_eq!(said(&mut melas).await.number, 1);
    say(&mut melas, "One more.").await;
    assert_eq!(melas.refused().await.code, "talk_too_fast");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_game_can_be_played_without_talk(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france) = (server.person("Melas").await, server.person("Bonaparte").await);
    let game = austria.create(json!({ "talk": false })).await;
    assert!(!game.talk);
    france.join(game.id).await;
    let (mut melas, _) = austria.open(game.id).await;
    assert_eq!(talk(&mut melas).await.open, TalkOpen::Off);
    say(&mut melas, "Bonjour.").await;
    assert_eq!(melas.refused().await.code, "talk_off");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_is_blocked_is_not_heard_and_not_played_with(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    expect_no_content(&austria, Method::PUT, "/api/blocks/bonaparte", None).await;
    let blocks: Blocks = read(austria.get("/api/blocks").await, StatusCode::OK).await;
    assert_eq!(blocks.names, ["Bonaparte"]);

    let (mut bonaparte, _) = france.open(game).await;
    // The blocked one is told when speaking, not before.
    assert_eq!(talk(&mut bonaparte).await.open, TalkOpen::Open);
    say(&mut bonaparte, "Salut.").await;
    assert_eq!(bonaparte.refused().await.code, "talk_unheard");
    let (mut melas, _) = austria.open(game).await;
    assert_eq!(talk(&mut melas).await.open, TalkOpen::Blocked);
    say(&mut melas, "Bonjour.").await;
    assert_eq!(melas.refused().await.code, "talk_blocked");

    for (creator, joiner) in [(&austria, &france), (&france, &austria)] {
        let open = creator.create(json!({})).await;
        let lobby: Lobby = read(joiner.get("/api/games").await, StatusCode::OK).await;
        assert!(lobby.open.is_empty());
        let join = format!("/api/games/{}/join", open.id);
        assert_problem(joiner.post(&join, json!({})).await, 403, "blocked").await;
    }

    expect_no_content(&austria, Method::DELETE, "/api/blocks/Bonaparte", None).await;
    say(&mut bonaparte, "Salut.").await;
    assert_eq!(said(&mut bonaparte).await.number, 1);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn nobody_blocks_themself_or_nobody(pool: PgPool) {
    let server = Server::start(&pool).await;
    let melas = server.person("Melas").await;
    let block = async |name: &str| melas.send(Method::PUT, &format!("/api/blocks/{name}"), None).await;
    assert_problem(block("melas").await, 422, "invalid").await;
    assert_problem(block("Nobody").await, 404, "no_such_player").await;
    assert_problem(block("a%00b").await, 404, "no_such_player").await;
    assert_problem(server.browser().get("/api/blocks").await, 401, "not_signed_in").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn only_the_other_player_reports_a_message(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let (mut melas, _) = austria.open(game).await;
    say(&mut melas, "Rude words.").await;
    said(&mut melas).await;
    let path = format!("/api/games/{game}/talk/1/reports");
    let reason = json!({ "reason": "This is rude." });
    for _ in 0..2 {
        expect_no_content(&france, Method::POST, &path, Some(reason.clone())).await;
    }
    let stored: Vec<String> =
        sqlx::query_scalar("select reason from message_reports").fetch_all(&pool).await.unwrap();
    assert_eq!(stored, ["This is rude."]);

    assert_problem(austria.post(&path, reason.clone()).await, 404, "not_found").await;
    let nowhere = format!("/api/games/{game}/talk/2/reports");
    assert_problem(france.post(&nowhere, reason.clone()).await, 404, "not_found").await;
    let long = json!({ "reason": "x".repeat(501) });
    assert_problem(france.post(&path, long).await, 422, "invalid").await;
    let stranger = server.person("Zach").await;
    assert_problem(stranger.post(&path, reason).await, 403, "not_a_player").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn notes_are_kept_and_are_nobody_elses(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let path = format!("/api/games/{game}/notes");
    let notes = async |browser: &Browser| -> String {
        let notes: Notes = read(browser.get(&path).await, StatusCode::OK).await;
        notes.text
    };
    assert_eq!(notes(&austria).await, "");
    for text in ["Two in 8.", "Three in 8."] {
        expect_no_content(&austria, Method::PUT, &path, Some(json!({ "text": text }))).await;
    }
    assert_eq!((notes(&austria).await.as_str(), notes(&france).await.as_str()), ("Three in 8.", ""));
    let long = json!({ "text": "x".repeat(20_001) });
    assert_problem(austria.send(Method::PUT, &path, Some(long)).await, 422, "invalid").await;
    assert_eq!(notes(&austria).await, "Three in 8.");
    assert_problem(server.person("Zach").await.get(&path).await, 403, "not_a_player").await;
}
