//! The export of one's data.

use crate::play::{Gambler, Players};
use crate::support::{Browser, Server, assert_problem, read};
use estafette_engine::force::Side;
use estafette_protocol::export::{Export, ExportedGame};
use estafette_protocol::game::Status;
use reqwest::{StatusCode, header};
use serde_json::json;
use sqlx::PgPool;

async fn export(browser: &Browser) -> Export {
    read(browser.get("/api/account/export").await, StatusCode::OK).await
}

fn sides(game: &ExportedGame) -> Vec<Side> {
    game.orders.iter().map(|order| order.seat.side).collect()
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn an_export_holds_what_is_kept_and_no_secret(pool: PgPool) {
    let server = Server::start(&pool).await;
    let melas = server.person("Melas").await;
    let bot = melas.program("bot").await;
    let waiting = melas.create(json!({ "visibility": "private" })).await;

    let answer = melas.get("/api/account/export").await;
    assert_eq!(
        answer.headers()[header::CONTENT_DISPOSITION],
        "attachment; filename=\"estafette-Melas.json\""
    );
    assert_eq!(answer.headers()[header::CACHE_CONTROL], "no-store");
    let text = answer.text().await.unwrap();
    let export: Export = serde_json::from_str(&text).unwrap();
    assert_eq!((export.account.name.as_str(), export.details.name.as_str()), ("Melas", "Melas"));
    assert_eq!((export.sessions.len(), export.sessions[0].current), (1, true));
    assert_eq!((export.tokens.len(), export.tokens[0].label.as_str()), (1, "bot"));
    assert_eq!((export.games.len(), &export.games[0].summary), (1, &waiting));

    let cookie = melas.cookie.as_ref().unwrap().split_once('=').unwrap().1;
    let token = bot.token.unwrap();
    let hash: String =
        sqlx::query_scalar("select password_hash from accounts").fetch_one(&pool).await.unwrap();
    for secret in [cookie, token.trim_start_matches("estafette_"), hash.as_str()] {
        assert!(!text.contains(secret));
    }
    assert_problem(server.browser().get("/api/account/export").await, 401, "not_signed_in").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_running_game_is_exported_with_ones_own_orders_only(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let mut players = Players::open(&austria, &france, game).await;
    players.play(&mut Gambler::new(3), 60).await;
    let (of_austria, of_france) = (export(&austria).await, export(&france).await);
    let (own, theirs) = (&of_austria.games[0], &of_france.games[0]);
    for (exported, side) in [(own, Side::Red), (theirs, Side::Blue)] {
        assert_eq!((exported.summary.id, exported.summary.status), (game, Status::Running));
        assert!(!exported.orders.is_empty() && sides(exported).iter().all(|one| *one == side));
        assert_eq!((&exported.options, &exported.seed), (&None, &None));
    }
    assert_eq!(own.orders.len() + theirs.orders.len(), 60);
    let zach = server.person("Zach").await;
    assert!(export(&zach).await.games.is_empty());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_game_that_is_over_is_exported_whole(pool: PgPool) {
    let server = Server::start_hurried(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let mut players = Players::open(&austria, &france, game).await;
    players.play_out(&mut Gambler::new(13)).await;
    let exported = &export(&france).await.games[0];
    assert_eq!(exported.summary.status, Status::Finished);
    let positions: Vec<u32> = exported.orders.iter().map(|order| order.position.0).collect();
    assert_eq!(positions, (1..=players.position).collect::<Vec<_>>());
    assert!(sides(exported).contains(&Side::Red) && sides(exported).contains(&Side::Blue));
    assert_eq!(exported.seed.as_ref().map(String::len), Some(64));
    assert!(exported.options.is_some());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn exports_are_not_to_be_had_without_end(pool: PgPool) {
    let server = Server::start_with(&pool, |settings| {
        settings.limits.exports.burst = 2.try_into().unwrap();
    });
    let server = server.await;
    let (melas, zach) = (server.person("Melas").await, server.person("Zach").await);
    for _ in 0..2 {
        export(&melas).await;
    }
    assert_problem(melas.get("/api/account/export").await, 429, "too_many_tries").await;
    export(&zach).await;
}
