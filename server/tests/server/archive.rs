//! Finished games: their files, the archive of them, and games that are brought to it.

use std::sync::Arc;

use estafette_engine::force::Side;
use estafette_engine::games::GAMES;
use estafette_engine::triomphe::DeductionSheet;
use estafette_protocol::archive::{Archive, Imported};
use estafette_protocol::game::GameSummary;
use estafette_protocol::record::{FaultCode, FileCheck, GameFile};
use estafette_protocol::watching::Deductions;
use estafette_protocol::watching::WatchLink;
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::PgPool;
use tokio::process::Command;
use uuid::Uuid;

use crate::play::{Gambler, to_decide};
use crate::support::{Browser, Fixed, Hands, Server, assert_problem, file_in, read, text_of};

/// Plays so many orders of a game at random, and has Austria resign then.
pub async fn play(austria: &Browser, france: &Browser, game: Uuid, orders: u32) {
    let mut gambler = Gambler::new(3);
    for given in 0..orders {
        let mut here = austria.open(game).await;
        if to_decide(&here.1.snapshot) == Some(Side::Blue) {
            here = france.open(game).await;
        }
        let (mut socket, position) = here;
        socket.order(given, gambler.order(&position.snapshot)).await;
        socket.accepted().await;
    }
    let (mut melas, _) = austria.open(game).await;
    melas.parley(orders, json!({ "parley": "resign" })).await;
    melas.accepted().await;
}

async fn file(asker: &Browser, game: Uuid) -> GameFile {
    file_in(read(asker.get(&format!("/api/games/{game}/file")).await, StatusCode::OK).await)
}

async fn archive(asker: &Browser, question: &str) -> Archive {
    read(asker.get(&format!("/api/archive{question}")).await, StatusCode::OK).await
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_finished_game_is_a_file_that_is_verified_here_and_by_the_binary(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let path = format!("/api/games/{game}/file");
    assert_problem(austria.get(&path).await, 409, "still_running").await;
    play(&austria, &france, game, 30).await;

    let stranger = server.browser();
    let answer = stranger.get(&path).await;
    let saved = answer.headers()["content-disposition"].to_str().unwrap().to_owned();
    assert_eq!(saved, format!("attachment; filename=\"estafette-{game}.json\""));
    let file = file_in(read(answer, StatusCode::OK).await);
    assert_eq!((file.players[&Side::Red.into()].as_deref(), file.entries.len()), (Some("Melas"), 31));
    let text = text_of(&file);
    let checked: FileCheck = read(stranger.post("/api/verify", text.clone()).await, StatusCode::OK).await;
    assert_eq!(checked, FileCheck { faults: Vec::new(), result: Some(file.result), played: 31 });

    let binary = |text: Value| async move {
        let path = std::env::temp_dir().join(format!("{}.json", Uuid::new_v4()));
        std::fs::write(&path, text.to_string()).unwrap();
        let run =
            Command::new(env!("CARGO_BIN_EXE_estafette-server")).arg("verify").arg(&path).output().await;
        std::fs::remove_file(&path).unwrap();
        let run = run.unwrap();
        (run.status.code(), String::from_utf8(run.stdout).unwrap())
    };
    let (code, told) = binary(text.clone()).await;
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("Result: Austria resigned, so France won, in round "), "{told}");
    let mut changed = text;
    changed["entries"][3]["side"] = json!("france");
    let (code, told) = binary(changed.clone()).await;
    assert_eq!(code, Some(1));
    assert!(told.contains("Wrong: Entry 4 is an order of France, but it was Austria"), "{told}");
    let checked: FileCheck = read(stranger.post("/api/verify", changed).await, StatusCode::OK).await;
    assert_eq!(checked.faults[1].code, FaultCode::OutOfTurn);
    let missing =
        Command::new(env!("CARGO_BIN_EXE_estafette-server")).args(["verify", "/nowhere"]).output().await;
    assert_eq!(missing.unwrap().status.code(), Some(2));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_file_and_the_sheets_of_a_private_game_are_for_its_players_and_who_has_its_link(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (melas, bonaparte) = (server.person("Melas").await, server.person("Bonaparte").await);
    let game = melas.create(json!({ "visibility": "private", "deductions": true })).await;
    let join = format!("/api/invitations/{}/join", game.invitation.unwrap());
    assert_eq!(bonaparte.post(&join, json!({})).await.status(), StatusCode::OK);
    play(&melas, &bonaparte, game.id, 2).await;
    file(&bonaparte, game.id).await;
    let path = format!("/api/games/{}/file", game.id);
    let sheet = format!("/api/games/{}/deductions", game.id);
    let stranger = server.person("Suvorov").await;
    let link = melas.post(&format!("/api/games/{}/watch-link", game.id), json!({})).await;
    let WatchLink { key } = read(link, StatusCode::CREATED).await;
    for path in [path, sheet] {
        assert_problem(stranger.get(&path).await, 403, "not_a_player").await;
        assert_problem(server.browser().get(&path).await, 401, "not_signed_in").await;
        let by_link = format!("{path}?key={key}");
        assert_eq!(server.browser().get(&by_link).await.status(), StatusCode::OK);
        assert_problem(stranger.get(&format!("{path}?key=none")).await, 403, "link_revoked").await;
    }
    assert!(archive(&melas, "").await.games.is_empty());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whatever_is_sent_to_be_verified_gets_an_answer(pool: PgPool) {
    let server = Server::start(&pool).await;
    let browser = server.browser();
    for nonsense in [json!(null), json!([1]), json!({ "format": "estafette-game" })] {
        let checked: FileCheck = read(browser.post("/api/verify", nonsense).await, StatusCode::OK).await;
        assert_eq!(checked.faults[0].code, FaultCode::Unreadable);
    }
    let long = json!("x".repeat(5 * 1024 * 1024));
    assert_problem(browser.post("/api/verify", long).await, 413, "malformed").await;
    for _ in 0..40 {
        browser.post("/api/verify", json!(null)).await;
    }
    assert_problem(browser.post("/api/verify", json!(null)).await, 429, "too_many_tries").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_game_that_was_played_elsewhere_is_in_the_archive_once_and_is_its_own_file(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    play(&austria, &france, game, 12).await;
    let played = file(&austria, game).await;
    let same: Imported = read(france.post("/api/archive", text_of(&played)).await, StatusCode::OK).await;
    assert_eq!(same.id, game, "it was played here");
    sqlx::query("delete from games").execute(&pool).await.unwrap();
    assert!(archive(&austria, "").await.games.is_empty());

    let body = text_of(&played);
    assert_problem(server.browser().post("/api/archive", body.clone()).await, 401, "not_signed_in").await;
    let stranger = server.person("Suvorov").await;
    let mut forged = body.clone();
    forged["entries"][3]["side"] = json!("france");
    assert_problem(stranger.post("/api/archive", forged).await, 422, "not_verified").await;
    let mut named = body.clone();
    named["players"]["austria"] = json!("x".repeat(41));
    assert_problem(stranger.post("/api/archive", named).await, 422, "invalid").await;

    let taken: Imported = read(stranger.post("/api/archive", body.clone()).await, StatusCode::CREATED).await;
    let again: Imported = read(austria.post("/api/archive", body).await, StatusCode::OK).await;
    assert_eq!(taken, again);
    let found = archive(&server.browser(), "?player=mela&side=red&result=blue").await;
    assert_eq!(found.games.len(), 1);
    assert!(found.games[0].imported && found.games[0].players.blue.as_deref() == Some("Bonaparte"));
    assert_eq!(file(&server.browser(), taken.id).await, played);
    let shown: GameSummary =
        read(stranger.get(&format!("/api/games/{}", taken.id)).await, StatusCode::OK).await;
    assert!(shown.imported && shown.yours.is_none());
    let lobby: Value = read(stranger.get("/api/games").await, StatusCode::OK).await;
    assert_eq!(lobby["mine"], json!([]), "who brought it did not play it");
    let (_, end) = (austria, played.entries.len());
    let sheet = format!("/api/games/{}/deductions?side=blue&at={end}", taken.id);
    let _: Deductions = read(server.browser().get(&sheet).await, StatusCode::OK).await;
}

/// Finished games between two people: for whom, in which round, on which day of June.
async fn fill(pool: &PgPool, austria: &Browser, france: &Browser, games: &[(&str, i16, i32)]) {
    for &(result, round, day) in games {
        let game = austria.create(json!({})).await.id;
        france.join(game).await;
        sqlx::query(
            "update games set status = 'finished', result = $2, round = $3,
                 result_by = case when $2 = 'draw' then 'agreement' else 'decisive' end,
                 ended_at = make_timestamptz(2026, 6, $4, 12, 0, 0, 'UTC')
             where id = $1",
        )
        .bind(game)
        .bind(result)
        .bind(round)
        .bind(day)
        .execute(pool)
        .await
        .unwrap();
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_archive_is_searched_by_player_side_result_length_and_day(pool: PgPool) {
    let server = Server::start(&pool).await;
    let [melas, bonaparte, zach] =
        [server.person("Melas").await, server.person("Bonaparte").await, server.person("Zach").await];
    fill(&pool, &melas, &bonaparte, &[("red", 4, 1), ("blue", 9, 2), ("draw", 16, 3)]).await;
    fill(&pool, &zach, &melas, &[("blue", 9, 4)]).await;
    let asker = server.browser();
    let rounds = |question: &'static str| {
        let asker = &asker;
        async move {
            let found = archive(asker, question).await;
            found
                .games
                .iter()
                .map(|game| (game.ended_at.to_rfc3339()[8..10].parse().unwrap(), game.rounds))
                .collect::<Vec<(u32, u8)>>()
        }
    };
    assert_eq!(rounds("").await, [(4, 9), (3, 16), (2, 9), (1, 4)], "latest first");
    assert_eq!(rounds("?player=MELAS").await.len(), 4);
    assert_eq!(rounds("?player=mel&side=blue").await, [(4, 9)]);
    assert_eq!(rounds("?player=zach&side=blue").await, []);
    assert_eq!(rounds("?player=%25").await, [], "a name is no pattern");
    assert_eq!(rounds("?result=blue").await, [(4, 9), (2, 9)]);
    assert_eq!(rounds("?result=draw").await, [(3, 16)]);
    assert_eq!(rounds("?least=5&most=9").await, [(4, 9), (2, 9)]);
    assert_eq!(rounds("?from=2026-06-02&until=2026-06-03").await, [(3, 16), (2, 9)]);
    for wrong in
        ["?side=russia", "?result=won", "?least=-1", "?from=June", "?who=me", "?before=x", "?player=%00"]
    {
        assert_problem(asker.get(&format!("/api/archive{wrong}")).await, 400, "malformed").await;
    }

    let statistics = serde_json::to_value(archive(&asker, "?player=melas").await.statistics).unwrap();
    let expected = json!({
        "games": 4,
        "endings": [
            { "ending": { "by": "decisive", "winner": "red" }, "games": 1 },
            { "ending": { "by": "decisive", "winner": "blue" }, "games": 2 },
            { "ending": { "by": "agreement" }, "games": 1 },
        ],
        "lengths": [
            { "rounds": 4, "games": 1 }, { "rounds": 9, "games": 2 }, { "rounds": 16, "games": 1 },
        ],
    });
    assert_eq!(statistics, expected);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_archive_comes_in_pages_each_game_once(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (melas, bonaparte) = (server.person("Melas").await, server.person("Bonaparte").await);
    // Many ended at the same moment.
    let games: Vec<_> = (0..45).map(|number| ("blue", 9, 1 + number / 15)).collect();
    for twenty in games.chunks(15) {
        fill(&pool, &melas, &bonaparte, twenty).await;
    }
    let asker = server.browser();
    let (mut pages, mut question) = (Vec::new(), "?result=blue".to_owned());
    loop {
        let page = archive(&asker, &question).await;
        assert_eq!(page.statistics.is_some(), pages.is_empty(), "only the first page counts");
        pages.push(page.games);
        let Some(next) = page.next else { break };
        question = format!("?result=blue&before={next}");
    }
    assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [20, 20, 5]);
    let all: Vec<_> = pages.concat().iter().map(|game| (game.ended_at, game.id)).collect();
    assert!(all.is_sorted_by(|one, next| one > next), "latest first, none twice");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_deduction_sheet_is_a_players_own_while_the_game_runs_and_only_if_both_agreed(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, plain) = server.match_up().await;
    assert_problem(austria.get(&format!("/api/games/{plain}/deductions")).await, 409, "deductions_off").await;
    let game = austria.create(json!({ "deductions": true })).await;
    assert!(game.deductions);
    france.join(game.id).await;
    let path = format!("/api/games/{}/deductions", game.id);
    let sheet = |browser: Browser, question: &'static str| {
        let path = format!("{path}{question}");
        async move { read::<Deductions>(browser.get(&path).await, StatusCode::OK).await }
    };
    let watcher = |deductions: &Deductions| deductions.sheet.read::<DeductionSheet>().unwrap().watcher;
    assert_eq!(watcher(&sheet(austria.clone(), "").await), Side::Red);
    assert_eq!(watcher(&sheet(france.clone(), "?side=blue&at=0").await), Side::Blue);
    assert_problem(france.get(&format!("{path}?side=red")).await, 409, "still_running").await;
    assert_problem(server.person("Suvorov").await.get(&path).await, 403, "not_a_player").await;
    assert_problem(server.browser().get(&path).await, 401, "not_signed_in").await;

    play(&austria, &france, game.id, 20).await;
    let nobody = server.browser();
    let [one, other] = [sheet(nobody.clone(), "?side=blue").await, sheet(nobody.clone(), "?side=red").await];
    assert_eq!((watcher(&one), watcher(&other)), (Side::Blue, Side::Red));
    let opening = sheet(nobody, "?side=blue&at=0").await;
    assert_ne!(opening, one);
}

/// The sheet of the side that cannot tell two games apart.
#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_sheet_of_who_cannot_tell_two_deals_apart_is_the_same_to_the_byte(pool: PgPool) {
    let server = Server::start_with(&pool, |settings| {
        settings.chance = Arc::new(Fixed { seed: 5, side: Side::Red });
    })
    .await;
    let (austria, france) = (server.person("Melas").await, server.person("Bonaparte").await);
    let mut sheets = Vec::new();
    for strong in ["5", "10"] {
        let mut deal: Value =
            serde_json::from_str(include_str!("../../../engine/data/triomphe/example_deal.json")).unwrap();
        exchange(&mut deal, strong);
        let game = austria.create(json!({ "deductions": true, "options": { "deal": deal } })).await.id;
        france.join(game).await;
        let answer = austria.get(&format!("/api/games/{game}/deductions")).await;
        assert_eq!(answer.status(), StatusCode::OK);
        sheets.push(answer.text().await.unwrap());
    }
    assert_eq!(sheets[0], sheets[1]);
}

/// Exchanges the first face at a place for another one of the set-up.
fn exchange(deal: &mut Value, place: &str) {
    let places = deal["places"].as_array_mut().unwrap();
    let here = places.iter().position(|one| one["at"] == place).unwrap();
    let face = places[here]["faces"][0].clone();
    let differs = |one: &Value| !one["at"].as_str().unwrap().starts_with('@') && one["faces"][0] != face;
    let there = places.iter().position(differs).unwrap();
    let other = places[there]["faces"][0].clone();
    places[here]["faces"][0] = other;
    places[there]["faces"][0] = face;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_server_that_is_started_for_the_first_time_has_something_to_look_at(pool: PgPool) {
    estafette_server::demo::bring(&GAMES, &pool).await.unwrap();
    estafette_server::demo::bring(&GAMES, &pool).await.unwrap();
    let server = Server::start(&pool).await;
    let found = archive(&server.browser(), "?player=scripted").await;
    assert_eq!(found.games.len(), 2);
    assert!(found.games.iter().all(|game| game.imported && game.ending.is_some()));
    let shown = file(&server.browser(), found.games[0].id).await;
    assert_eq!(shown.result.ending, found.games[0].ending.unwrap());
    sqlx::query("delete from games").execute(&pool).await.unwrap();
    server.person("Melas").await;
    estafette_server::demo::bring(&GAMES, &pool).await.unwrap();
    assert!(archive(&server.browser(), "").await.games.is_empty(), "what the host took out stays out");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn no_player_alone_publishes_a_private_game_by_its_file(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (melas, bonaparte) = (server.person("Melas").await, server.person("Bonaparte").await);
    let game = melas.create(json!({ "visibility": "private" })).await;
    let code = game.invitation.unwrap();
    bonaparte.post(&format!("/api/invitations/{code}/join"), json!({})).await;
    play(&melas, &bonaparte, game.id, 12).await;
    let text = text_of(&file(&melas, game.id).await);
    for browser in [&melas, &server.person("Suvorov").await] {
        assert_problem(browser.post("/api/archive", text.clone()).await, 409, "played_here").await;
    }
    assert!(archive(&server.browser(), "").await.games.is_empty());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn names_that_only_look_like_names_and_times_to_come_are_not_taken_in(pool: PgPool) {
    let clock = Hands::at("2099-06-14T06:00:00Z".parse().unwrap());
    let server = Server::start_by(&pool, &clock).await;
    let (melas, bonaparte, game) = server.match_up().await;
    play(&melas, &bonaparte, game, 12).await;
    let to_come = text_of(&file(&melas, game).await);
    sqlx::query("delete from games").execute(&pool).await.unwrap();

    let now = Server::start(&pool).await;
    let suvorov = now.person("Suvorov").await;
    assert_problem(suvorov.post("/api/archive", to_come.clone()).await, 422, "from_the_future").await;
    // Names are not part of what is hashed.
    for name in ["Mel\u{430}s", "Melas\u{202e}", "Me\u{200b}las", "Melas ", " ", "M", "Mélas"] {
        let mut named = to_come.clone();
        named["players"]["austria"] = json!(name);
        let problem = assert_problem(suvorov.post("/api/archive", named).await, 422, "invalid").await;
        assert_eq!(problem["field"], "players", "{name:?}");
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn who_has_brought_a_game_takes_it_out_again_and_nobody_else(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (melas, bonaparte, game) = server.match_up().await;
    play(&melas, &bonaparte, game, 12).await;
    let text = text_of(&file(&melas, game).await);
    let path = |id: Uuid| format!("/api/archive/{id}");
    assert_problem(melas.delete(&path(game)).await, 404, "no_such_game").await;
    sqlx::query("delete from games").execute(&pool).await.unwrap();

    let suvorov = server.person("Suvorov").await;
    let Imported { id } = read(suvorov.post("/api/archive", text).await, StatusCode::CREATED).await;
    assert_problem(bonaparte.delete(&path(id)).await, 404, "no_such_game").await;
    assert_problem(server.browser().delete(&path(id)).await, 401, "not_signed_in").await;
    assert_eq!(suvorov.delete(&path(id)).await.status(), StatusCode::NO_CONTENT);
    assert!(archive(&suvorov, "").await.games.is_empty());
}
