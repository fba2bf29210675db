//! Watching games without a seat.

use estafette_engine::force::Side;
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::view::SeenFace;
use estafette_protocol::game::{GameSummary, Status};
use estafette_protocol::live::{Position, ServerMessage};
use estafette_protocol::watching::{WatchLink, Watchable, Watching};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::play::{Gambler, to_decide, view};
use crate::support::{Browser, Server, assert_problem, read};

/// Two people and a private game with this setting: Austria, France, the game's id.
async fn private_game(server: &Server, watching: &str) -> (Browser, Browser, Uuid) {
    let (austria, france) = (server.person("Melas").await, server.person("Bonaparte").await);
    let game = austria.create(json!({ "visibility": "private", "watching": watching })).await;
    let join = format!("/api/invitations/{}/join", game.invitation.unwrap());
    let _: GameSummary = read(france.post(&join, json!({})).await, StatusCode::OK).await;
    (austria, france, game.id)
}

async fn set(browser: &Browser, game: Uuid, watching: &str) -> reqwest::Response {
    let path = format!("/api/games/{game}/watching");
    browser.send(Method::PUT, &path, Some(json!({ "watching": watching }))).await
}

async fn link(browser: &Browser, game: Uuid) -> String {
    let answer = browser.post(&format!("/api/games/{game}/watch-link"), json!({})).await;
    read::<WatchLink>(answer, StatusCode::CREATED).await.key
}

async fn look(browser: &Browser, game: Uuid, key: &str) -> reqwest::Response {
    browser.get(&format!("/api/games/{game}?key={key}")).await
}

/// Asserts that a position holds no face and nothing else that only a player may know.
fn assert_common(position: &Position) {
    let view = view(&position.snapshot);
    assert_eq!(view.viewer, Viewer::Spectator);
    let hidden = view.pieces.iter().filter(|piece| piece.face == SeenFace::Hidden).count();
    assert!(
        hidden > 30 && !view.pieces.iter().any(|piece| matches!(piece.face, SeenFace::Own { .. })),
        "{hidden}"
    );
    assert_eq!(position.summary.yours, None);
    assert_eq!((position.undo.alone_from, position.parley.may_draw), (None, false));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn somebody_without_an_account_watches_and_sees_what_both_sides_know(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _france, game) = server.match_up().await;
    let (mut melas, mut seen) = austria.open(game).await;
    let (mut watcher, position) = server.browser().open(game).await;
    assert_common(&position);
    assert_eq!((melas.watchers().await, position.watchers), (1, 1));

    let mut gambler = Gambler::new(4);
    while to_decide(&seen.snapshot) == Some(Side::Red) && seen.position.0 < 6 {
        melas.order(seen.position.0, gambler.order(&seen.snapshot)).await;
        melas.accepted().await;
        let (own, common) = (melas.update().await, watcher.update().await);
        assert_eq!(json!([common.number, common.entry]), json!([own.number, own.entry]));
        assert_eq!(view(&common.snapshot).viewer, Viewer::Spectator);
        (seen.snapshot, seen.position) = (own.snapshot, own.position);
    }
    melas.say(json!({ "type": "say", "id": Uuid::new_v4(), "text": "Servus." })).await;
    watcher.say(json!({ "type": "resync" })).await;
    let fresh = watcher.position().await;
    assert_eq!(fresh.position, seen.position);
    let told = watcher.heard.join("");
    assert!(
        !told.contains("Servus")
            && !told.contains("\"type\":\"talk\"")
            && !told.contains("\"known\":\"own\"")
    );
    watcher.close().await;
    assert_eq!(melas.watchers().await, 0);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_watcher_takes_no_part(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (_austria, _france, game) = server.match_up().await;
    let (mut watcher, _) = server.browser().open(game).await;
    watcher.order(0, json!({ "order": "end_turn" })).await;
    assert_eq!(watcher.refused().await.code, "watching_only");
    watcher.parley(0, json!({ "parley": "resign" })).await;
    assert_eq!(watcher.refused().await.code, "watching_only");
    watcher.say(json!({ "type": "say", "id": Uuid::new_v4(), "text": "Attack!" })).await;
    assert_eq!(watcher.refused().await.code, "watching_only");
    watcher.say(json!({ "type": "looking" })).await;
    assert_eq!(watcher.refused().await.code, "watching_only");
    watcher.say(json!({ "type": "resync" })).await;
    assert_eq!(watcher.position().await.position.0, 0);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn open_games_are_watched_by_everybody_and_private_ones_by_nobody_unless_said(pool: PgPool) {
    let server = Server::start(&pool).await;
    let stranger = server.browser();
    let (austria, _france, open) = server.match_up().await;
    let listed: Watchable = read(stranger.get("/api/watch").await, StatusCode::OK).await;
    assert_eq!(listed.games.iter().map(|game| game.id).collect::<Vec<_>>(), [open]);
    let summary: GameSummary = read(stranger.get(&format!("/api/games/{open}")).await, StatusCode::OK).await;
    assert_eq!((summary.watching, summary.status), (Watching::Everybody, Status::Running));

    let private = austria.create(json!({ "visibility": "private" })).await;
    assert_eq!(private.watching, Watching::Nobody);
    let closed = austria.create(json!({ "watching": "nobody" })).await;
    server.person("Desaix").await.join(closed.id).await;
    let path = format!("/api/games/{}", closed.id);
    assert_problem(stranger.get(&path).await, 401, "not_signed_in").await;
    assert_problem(server.person("Zach").await.get(&path).await, 403, "not_a_player").await;
    assert!(stranger.try_open(closed.id, None).await.is_err());
    let listed: Watchable = read(stranger.get("/api/watch").await, StatusCode::OK).await;
    assert_eq!(listed.games.len(), 1);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_link_lets_in_until_it_is_taken_back(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = private_game(&server, "invited").await;
    let stranger = server.browser();
    assert_problem(stranger.get(&format!("/api/games/{game}")).await, 401, "not_signed_in").await;
    assert_problem(look(&stranger, game, "nonsense").await, 403, "link_revoked").await;

    let key = link(&austria, game).await;
    let told: GameSummary = read(look(&stranger, game, &key).await, StatusCode::OK).await;
    assert!(!told.watch_link, "whether there is a link is for the players to know");
    let (mut watcher, position) = stranger.open_with_key(game, &key).await;
    assert_common(&position);

    let stored: Option<Vec<u8>> = sqlx::query_scalar("select watch_key from games where id = $1")
        .bind(game)
        .fetch_one(&pool)
        .await
        .unwrap();
    assert!(
        !stored.unwrap().windows(key.len()).any(|part| part == key.as_bytes()),
        "only its hash is stored"
    );

    let fresh = link(&france, game).await;
    assert_eq!(watcher.end().await, Some(1013), "a fresh link replaces the one before");
    assert_problem(look(&stranger, game, &key).await, 403, "link_revoked").await;
    let (mut watcher, _) = stranger.open_with_key(game, &fresh).await;
    let revoked = france.delete(&format!("/api/games/{game}/watch-link")).await;
    assert!(!read::<GameSummary>(revoked, StatusCode::OK).await.watch_link);
    assert_eq!(watcher.end().await, Some(1013));
    assert_problem(look(&stranger, game, &fresh).await, 403, "link_revoked").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn what_the_two_agreed_on_is_only_made_stricter(pool: PgPool) {
    let server = Server::start(&pool).await;
    let austria = server.person("Melas").await;
    let game = austria.create(json!({ "watching": "nobody" })).await.id;
    for watching in ["everybody", "nobody", "invited"] {
        read::<GameSummary>(set(&austria, game, watching).await, StatusCode::OK).await;
    }
    let france = server.person("Bonaparte").await;
    assert_problem(set(&france, game, "everybody").await, 403, "not_a_player").await;
    france.join(game).await;
    assert_problem(set(&austria, game, "everybody").await, 409, "watching_agreed").await;
    let key = link(&austria, game).await;
    let (mut watcher, _) = server.browser().open_with_key(game, &key).await;
    let summary: GameSummary = read(set(&france, game, "nobody").await, StatusCode::OK).await;
    assert_eq!((summary.watching, summary.watch_link), (Watching::Nobody, false));
    assert_eq!(watcher.end().await, Some(1013));
    assert_problem(set(&austria, game, "invited").await, 409, "watching_agreed").await;
    let answer = austria.post(&format!("/api/games/{game}/watch-link"), json!({})).await;
    assert_problem(answer, 409, "nobody_watches").await;
    assert_problem(set(&austria, game, "some").await, 422, "malformed").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn after_the_end_a_private_game_is_for_its_players_and_who_has_the_link(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _france, game) = private_game(&server, "nobody").await;
    let (mut melas, _) = austria.open(game).await;
    melas.parley(0, json!({ "parley": "resign" })).await;
    melas.accepted().await;
    let stranger = server.browser();
    let replay = format!("/api/games/{game}/replay");
    assert_problem(stranger.get(&replay).await, 401, "not_signed_in").await;
    let key = link(&austria, game).await;
    let answer: Value = read(stranger.get(&format!("{replay}?key={key}")).await, StatusCode::OK).await;
    assert_eq!((&answer["lens"], &answer["summary"]["status"]), (&json!("truth"), &json!("finished")));
    austria.delete(&format!("/api/games/{game}/watch-link")).await;
    assert_problem(stranger.get(&format!("{replay}?key={key}")).await, 403, "link_revoked").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn who_came_to_watch_sees_the_end(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _france, game) = server.match_up().await;
    let (mut watcher, position) = server.browser().open(game).await;
    assert_eq!(position.seed, None);
    let (mut melas, _) = austria.open(game).await;
    melas.parley(0, json!({ "parley": "resign" })).await;
    let end = loop {
        if let ServerMessage::Update(update) = watcher.next().await {
            break update;
        }
    };
    assert_eq!(end.summary.status, Status::Finished);
    assert!(end.seed.is_some());
}
