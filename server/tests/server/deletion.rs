//! Leaving for good.

use estafette_engine::force::{PerSide, Side};
use estafette_protocol::game::{GameSummary, Lobby, Status};
use estafette_protocol::live::ServerMessage;
use reqwest::{StatusCode, header};
use serde_json::json;
use sqlx::PgPool;

use crate::play::{Gambler, Players};
use crate::support::{Browser, PASSWORD, Server, assert_problem, read};

async fn delete(browser: &Browser, password: &str) -> reqwest::Response {
    browser.post("/api/account/deletion", json!({ "password": password })).await
}

async fn lobby(browser: &Browser) -> Lobby {
    read(browser.get("/api/games").await, StatusCode::OK).await
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_deleted_account_is_gone_with_its_sessions_and_tokens(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (desk, _, game) = server.match_up().await;
    let bot = desk.program("bot").await;
    let mut phone = server.browser();
    phone.log_in("Melas", PASSWORD).await;
    let (mut on_phone, _) = phone.open(game).await;
    let (mut of_bot, _) = bot.open(game).await;

    let answer = delete(&desk, PASSWORD).await;
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    assert!(answer.headers()[header::SET_COOKIE].to_str().unwrap().contains("Max-Age=0"));
    assert_eq!((on_phone.end().await, of_bot.end().await), (Some(4001), Some(4001)));
    for gone in [&desk, &phone, &bot] {
        assert_problem(gone.get("/api/session").await, 401, "not_signed_in").await;
    }
    assert_problem(phone.log_in("Melas", PASSWORD).await, 401, "wrong_credentials").await;
    let left: (i64, i64, i64, i64) = sqlx::query_as(
        "select (select count(*) from accounts where deleted_at is null), (select count(*) from access_tokens),
             (select count(*) from accounts where name ilike '%melas%' or password_hash like '%argon2%'),
             (select count(*) from devices)",
    )
    .fetch_one(&pool)
    .await
    .unwrap();
    assert_eq!(left, (1, 0, 1, 1), "only Bonaparte is left");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_opponent_sees_at_once_that_the_player_is_gone(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let mut players = Players::open(&austria, &france, game).await;
    players.play(&mut Gambler::new(5), 4).await;
    assert_eq!(delete(&austria, PASSWORD).await.status(), StatusCode::NO_CONTENT);

    let [_, of_france] = &mut players.sockets;
    let (mut position, mut left) = (None, false);
    while position.is_none() || !left {
        match of_france.next_of_any_kind().await {
            ServerMessage::Position(whole) => position = Some(whole),
            ServerMessage::Presence { online, .. } => left = !online.red,
            _ => (),
        }
    }
    let position = position.unwrap();
    assert_eq!(position.summary.players, PerSide { red: None, blue: Some("Bonaparte".to_owned()) });
    assert_eq!(position.summary.gone, PerSide { red: true, blue: false });
    assert_eq!(position.summary.creator, None);
    assert_eq!((position.position.0, &position.snapshot), (4, &players.snapshots[1]));

    let listed = &lobby(&france).await.mine[0];
    assert_eq!((listed.status, listed.yours), (Status::Running, Some(Side::Blue)));
    assert!(listed.gone.red && listed.players.red.is_none());
    let shown: GameSummary = read(france.get(&format!("/api/games/{game}")).await, StatusCode::OK).await;
    assert_eq!(&shown, listed);
    let (_, again) = france.open(game).await;
    assert_eq!(again.summary, position.summary);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn another_node_shows_it_to_whoever_opens_the_game(pool: PgPool) {
    let (one, two) = (Server::start(&pool).await, Server::start(&pool).await);
    let (austria, france, game) = one.match_up().await;
    let elsewhere = france.at(&two.address);
    let (_socket, before) = elsewhere.open(game).await;
    assert_eq!(before.summary.players.red.as_deref(), Some("Melas"));
    assert_eq!(delete(&austria, PASSWORD).await.status(), StatusCode::NO_CONTENT);
    let (_, after) = elsewhere.open(game).await;
    assert!(after.summary.gone.red);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_game_against_somebody_who_is_gone_stays_as_it_is(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    assert_eq!(delete(&france, PASSWORD).await.status(), StatusCode::NO_CONTENT);
    let (mut melas, _) = austria.open(game).await;
    melas.order(0, json!({ "order": "end_turn" })).await;
    assert_eq!(melas.accepted().await.1, 1);
    // Nobody passes for who has left.
    for name in ["Bonaparte", "bonaparte"] {
        assert_problem(server.browser().sign_up(name, PASSWORD).await, 409, "name_taken").await;
    }
    let summary: GameSummary = read(austria.get(&format!("/api/games/{game}")).await, StatusCode::OK).await;
    assert_eq!(summary.players.blue, None);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn games_that_wait_are_withdrawn(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (melas, zach) = (server.person("Melas").await, server.person("Zach").await);
    melas.create(json!({})).await;
    let private = melas.create(json!({ "visibility": "private" })).await;
    let theirs = zach.create(json!({})).await;
    assert_eq!(delete(&melas, PASSWORD).await.status(), StatusCode::NO_CONTENT);
    assert!(lobby(&zach).await.open.is_empty());
    let invitation = format!("/api/invitations/{}", private.invitation.unwrap());
    assert_problem(zach.get(&invitation).await, 404, "no_such_invitation").await;
    assert_eq!(lobby(&server.person("Kray").await).await.open[0].id, theirs.id);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn leaving_takes_the_password(pool: PgPool) {
    let server = Server::start(&pool).await;
    let melas = server.person("Melas").await;
    assert_problem(delete(&melas, "a guess").await, 403, "wrong_password").await;
    assert_problem(delete(&server.browser(), PASSWORD).await, 401, "not_signed_in").await;
    assert_problem(melas.post("/api/account/deletion", json!({})).await, 422, "malformed").await;
    assert_eq!(melas.get("/api/session").await.status(), StatusCode::OK);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whatever_crosses_a_deletion_leaves_no_ghost(pool: PgPool) {
    let server = Server::start(&pool).await;
    let zach = server.person("Zach").await;
    for round in 0..5 {
        let name = format!("Melas-{round}");
        let melas = server.person(&name).await;
        let waiting = melas.create(json!({ "side": "random" })).await;
        let open = zach.create(json!({})).await;
        let (create, join) = (json!({ "game": "triomphe", "side": "blue", "visibility": "open" }), json!({}));
        let (own, other) =
            (format!("/api/games/{}/join", waiting.id), format!("/api/games/{}/join", open.id));
        let mut again = server.browser();
        let (deleted, ..) = tokio::join!(
            delete(&melas, PASSWORD),
            again.log_in(&name, PASSWORD),
            melas.post("/api/games", create),
            melas.post(&other, join.clone()),
            zach.post(&own, join),
        );
        assert_eq!(deleted.status(), StatusCode::NO_CONTENT);
        assert_problem(again.get("/api/session").await, 401, "not_signed_in").await;
    }
    let ghosts: i64 = sqlx::query_scalar(
        "select count(*) from games g join accounts a on a.id = g.creator_id
         where g.status = 'waiting' and a.deleted_at is not null",
    )
    .fetch_one(&pool)
    .await
    .unwrap();
    assert_eq!(ghosts, 0);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_plays_with_somebody_who_leaves_is_told_by_mail_of_each_game_that_runs(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, _) = server.match_up().await;
    let second = austria.create(json!({})).await.id;
    france.join(second).await;
    assert_eq!(delete(&austria, PASSWORD).await.status(), StatusCode::NO_CONTENT);
    let told: Vec<Option<String>> = sqlx::query_scalar(
        "select a.name from outbox o join accounts a on a.id = o.account_id where o.kind = 'opponent_gone'",
    )
    .fetch_all(&pool)
    .await
    .unwrap();
    assert_eq!(told, [Some("Bonaparte".to_owned()), Some("Bonaparte".to_owned())]);
}
