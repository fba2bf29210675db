//! What anybody may know of a player.

use std::time::Duration;

use chrono::Utc;
use estafette_engine::ending::Ending;
use estafette_engine::force::Side;
use estafette_protocol::player::{Profile, Totals};
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::support::{Browser, Server, assert_problem, read};

async fn profile(asker: &Browser, path: &str) -> Profile {
    read(asker.get(&format!("/api/players/{path}")).await, StatusCode::OK).await
}

/// A game between two people that one of them has resigned, by its side.
async fn resigned(austria: &Browser, france: &Browser, loser: Side, changes: Value) -> Uuid {
    let game = austria.create(changes).await;
    let _: Value = {
        let join = format!("/api/invitations/{}/join", game.invitation.unwrap());
        read(france.post(&join, json!({})).await, StatusCode::OK).await
    };
    let (mut socket, _) = if loser == Side::Red { austria } else { france }.open(game.id).await;
    socket.parley(0, json!({ "parley": "resign" })).await;
    socket.accepted().await;
    game.id
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_player_who_has_not_played_has_a_page_that_anybody_can_read(pool: PgPool) {
    let server = Server::start(&pool).await;
    server.person("Melas").await;
    let seen = profile(&server.browser(), "mELAS").await;
    assert_eq!(seen.name, "Melas");
    assert!(Utc::now().signed_duration_since(seen.member_since).num_minutes() < 5);
    assert!(seen.running.is_empty() && seen.finished.is_empty() && seen.next.is_none());
    assert_eq!([seen.totals.red, seen.totals.blue], [Totals::default(); 2]);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn nobody_is_found_under_a_name_that_nobody_has(pool: PgPool) {
    let server = Server::start(&pool).await;
    server.person("Melas").await;
    for name in ["Zach", "Mela%", "Melas%00", "%20", &"M".repeat(3000)] {
        assert_problem(server.browser().get(&format!("/api/players/{name}")).await, 404, "no_such_player")
            .await;
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn of_a_running_game_everybody_knows_who_plays_and_how_far_it_is(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (_, _, game) = server.match_up().await;
    let seen: Value = read(server.browser().get("/api/players/melas").await, StatusCode::OK).await;
    let running = seen["running"][0].as_object().unwrap();
    let mut told: Vec<_> = running.keys().map(String::as_str).collect();
    told.sort_unstable();
    let all = ["game", "given_deal", "id", "opponent", "private", "round", "side", "started_at"];
    assert_eq!(told, all, "nothing else of a running game is anybody's business");
    assert_eq!(running["id"], json!(game));
    assert_eq!((&running["side"], &running["opponent"]), (&json!("red"), &json!("Bonaparte")));
    assert_eq!((&running["round"], &running["private"]), (&json!(1), &json!(false)));
    let theirs = profile(&server.browser(), "Bonaparte").await;
    assert_eq!(theirs.running[0].played.side, Side::Blue);
    assert_eq!(theirs.running[0].played.opponent.as_deref(), Some("Melas"));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn private_games_are_told_and_counted_only_for_the_player(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (melas, bonaparte) = (server.person("Melas").await, server.person("Bonaparte").await);
    let stranger = server.person("Suvorov").await;
    let private = json!({ "visibility": "private" });
    let running = melas.create(private.clone()).await;
    let join = format!("/api/invitations/{}/join", running.invitation.unwrap());
    assert_eq!(bonaparte.post(&join, json!({})).await.status(), StatusCode::OK);
    resigned(&melas, &bonaparte, Side::Blue, private).await;

    for asker in [&stranger, &bonaparte, &server.browser()] {
        let seen = profile(asker, "Melas").await;
        assert!(seen.running.is_empty() && seen.finished.is_empty());
        assert_eq!(seen.totals.red, Totals::default());
    }
    let own = profile(&melas, "Melas").await;
    assert!(own.running[0].played.private && own.finished[0].played.private);
    assert_eq!(own.totals.red, Totals { won: 1, lost: 0, drawn: 0 });
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn finished_games_tell_how_they_ended_and_are_counted_by_side(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (melas, bonaparte) = (server.person("Melas").await, server.person("Bonaparte").await);
    resigned(&melas, &bonaparte, Side::Red, json!({})).await;
    let won = resigned(&melas, &bonaparte, Side::Blue, json!({})).await;
    let drawn = melas.create(json!({ "side": "blue" })).await.id;
    bonaparte.join(drawn).await;
    let (mut offering, _) = melas.open(drawn).await;
    let (mut agreeing, _) = bonaparte.open(drawn).await;
    offering.parley(0, json!({ "parley": "offer", "offer": { "of": "draw" } })).await;
    offering.accepted().await;
    agreeing.update().await;
    agreeing.parley(1, json!({ "parley": "accept", "offer": { "of": "draw" } })).await;
    agreeing.accepted().await;

    let seen = profile(&server.browser(), "Melas").await;
    let results: Vec<_> = seen.finished.iter().map(|game| (game.played.side, game.ending.unwrap())).collect();
    let resigned = |winner| (Side::Red, Ending::Resignation { winner });
    let draw = (Side::Blue, Ending::Agreement {});
    assert_eq!(results, [draw, resigned(Side::Red), resigned(Side::Blue)], "the latest comes first");
    assert_eq!((seen.finished[1].played.id, seen.finished[1].rounds), (won, 1));
    assert_eq!(seen.totals.red, Totals { won: 1, lost: 1, drawn: 0 });
    assert_eq!(seen.totals.blue, Totals { won: 0, lost: 0, drawn: 1 });
    let theirs = profile(&server.browser(), "Bonaparte").await;
    assert_eq!(theirs.totals.blue, Totals { won: 1, lost: 1, drawn: 0 });
    assert_eq!(theirs.totals.red, Totals { won: 0, lost: 0, drawn: 1 });
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn finished_games_come_in_pages_each_game_once(pool: PgPool) {
    const GAMES: usize = 45;
    let server = Server::start(&pool).await;
    let (melas, bonaparte) = (server.person("Melas").await, server.person("Bonaparte").await);
    for _ in 0..GAMES {
        bonaparte.join(melas.create(json!({})).await.id).await;
    }
    // Five at a time ended at the same moment.
    sqlx::query(
        "update games set status = 'finished', result = 'blue', result_by = 'marginal',
             ended_at = timestamptz '1800-06-14 22:00Z' + (n / 5) * interval '1 hour' + interval '200 years'
         from (select id, row_number() over (order by id) as n from games) numbered
         where numbered.id = games.id",
    )
    .execute(&pool)
    .await
    .unwrap();
    let (mut pages, mut path) = (Vec::new(), "Melas".to_owned());
    loop {
        let page = profile(&melas, &path).await;
        assert_eq!(page.totals.red.lost, 45, "every page tells the whole");
        pages.push(page.finished);
        let Some(next) = page.next else { break };
        path = format!("Melas?before={next}");
    }
    assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [20, 20, 5]);
    let all: Vec<_> = pages.concat().iter().map(|game| (game.ended_at, game.played.id)).collect();
    assert!(all.is_sorted_by(|one, next| one > next), "latest first, none twice");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_cursor_that_is_none_is_refused(pool: PgPool) {
    let server = Server::start(&pool).await;
    server.person("Melas").await;
    let ancient = "gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let beyond = "f_________8AAAAAAAAAAAAAAAAAAAAA";
    for cursor in ["", "x", "AAAA", "%00", "ümlaut", ancient, beyond] {
        let answer = server.browser().get(&format!("/api/players/Melas?before={cursor}")).await;
        assert_problem(answer, 400, "malformed").await;
    }
    assert_problem(server.browser().get("/api/players/Melas?after=1").await, 400, "malformed").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn results_of_games_from_before_there_were_any_are_worked_out(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (melas, bonaparte) = (server.person("Melas").await, server.person("Bonaparte").await);
    resigned(&melas, &bonaparte, Side::Red, json!({})).await;
    server.stop().await;
    sqlx::query("update games set result = null, result_by = null, ended_at = null")
        .execute(&pool)
        .await
        .unwrap();
    let server = Server::start(&pool).await;
    let seen = loop {
        let seen = profile(&server.browser(), "Bonaparte").await;
        if seen.finished[0].ending.is_some() {
            break seen;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert_eq!(seen.finished[0].ending, Some(Ending::Resignation { winner: Side::Blue }));
    assert_eq!(seen.totals.blue.won, 1);
}
