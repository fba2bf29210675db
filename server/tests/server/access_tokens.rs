//! Access tokens: what programs may do with them, and what they may not.

use estafette_protocol::account::{AccessToken, IssuedToken};
use estafette_protocol::game::{GameSummary, Lobby};
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::support::{Browser, PASSWORD, Server, assert_problem, read};

const TOKENS: &str = "/api/account/tokens";

async fn tokens(browser: &Browser) -> Vec<AccessToken> {
    read(browser.get(TOKENS).await, StatusCode::OK).await
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_program_plays_with_a_token(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (melas, bonaparte) = (server.person("Melas").await, server.person("Bonaparte").await);
    let bot = bonaparte.program("Chess engine").await;
    let me: Value = read(bot.get("/api/session").await, StatusCode::OK).await;
    assert_eq!(me["name"], "Bonaparte");

    let own = bot.create(json!({})).await;
    assert_eq!(bot.delete(&format!("/api/games/{}", own.id)).await.status(), StatusCode::NO_CONTENT);
    let game = melas.create(json!({})).await;
    let lobby: Lobby = read(bot.get("/api/games").await, StatusCode::OK).await;
    assert_eq!(lobby.open[0].id, game.id);
    assert_eq!(bot.join(game.id).await.players.blue.as_deref(), Some("Bonaparte"));
    let (_socket, position) = bot.open(game.id).await;
    assert_eq!(position.summary.id, game.id);
    // Programs send no origin.
    assert!(bot.try_open(game.id, None).await.is_ok());
    let summary: GameSummary = read(bot.get(&format!("/api/games/{}", game.id)).await, StatusCode::OK).await;
    assert_eq!(summary.id, game.id);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_token_does_not_manage_the_account(pool: PgPool) {
    let server = Server::start(&pool).await;
    let melas = server.person("Melas").await;
    let bot = melas.program("bot").await;
    let own = tokens(&melas).await[0].id;
    let requests = [
        (Method::GET, "/api/account".to_owned(), None),
        (Method::GET, "/api/account/sessions".to_owned(), None),
        (Method::DELETE, "/api/account/sessions".to_owned(), None),
        (Method::DELETE, format!("/api/account/sessions/{}", Uuid::new_v4()), None),
        (Method::GET, TOKENS.to_owned(), None),
        (Method::POST, TOKENS.to_owned(), Some(json!({ "label": "more", "password": PASSWORD }))),
        (Method::DELETE, format!("{TOKENS}/{own}"), None),
        (Method::GET, "/api/account/export".to_owned(), None),
        (
            Method::PUT,
            "/api/account/password".to_owned(),
            Some(json!({ "password": PASSWORD, "new_password": "something else" })),
        ),
        (Method::POST, "/api/account/deletion".to_owned(), Some(json!({ "password": PASSWORD }))),
    ];
    for (method, path, body) in requests {
        assert_problem(bot.send(method, &path, body).await, 403, "not_for_tokens").await;
    }
    // Nor does a cookie beside the token help.
    let both = Browser { cookie: melas.cookie.clone(), ..bot.clone() };
    assert_problem(both.get("/api/account").await, 403, "not_for_tokens").await;
    assert_eq!(bot.get("/api/session").await.status(), StatusCode::OK);
    assert!(bot.get("/api/session").await.headers().get(header::SET_COOKIE).is_none());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_token_is_shown_once_and_kept_as_a_hash(pool: PgPool) {
    let server = Server::start(&pool).await;
    let melas = server.person("Melas").await;
    let new = json!({ "label": "  My bot  ", "password": PASSWORD });
    let issued: IssuedToken = read(melas.post(TOKENS, new).await, StatusCode::CREATED).await;
    assert!(issued.secret.starts_with("estafette_") && issued.secret.len() == 53, "{}", issued.secret);
    assert_eq!((issued.token.label.as_str(), issued.token.used_at), ("My bot", None));
    assert_eq!(tokens(&melas).await, [issued.token]);
    let list = melas.get(TOKENS).await.text().await.unwrap();
    assert!(!list.contains(issued.secret.trim_start_matches("estafette_")));
    let stored: Vec<u8> =
        sqlx::query_scalar("select token_hash from access_tokens").fetch_one(&pool).await.unwrap();
    assert_ne!(format!("estafette_{}", data_encoding::BASE64URL_NOPAD.encode(&stored)), issued.secret);

    let bot = Browser { cookie: None, token: Some(issued.secret), ..melas.clone() };
    bot.get("/api/games").await;
    assert!(tokens(&melas).await[0].used_at.is_some());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_revoked_token_ends_at_once_also_on_open_sockets(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (melas, _, game) = server.match_up().await;
    let (bot, other) = (melas.program("bot").await, melas.program("other").await);
    let (mut of_bot, _) = bot.open(game).await;
    let (mut of_other, _) = other.open(game).await;
    let id = tokens(&melas).await.into_iter().find(|token| token.label == "bot").unwrap().id;
    let address = format!("{TOKENS}/{id}");
    let zach = server.person("Zach").await;
    assert_problem(zach.delete(&address).await, 404, "no_such_token").await;

    assert_eq!(melas.delete(&address).await.status(), StatusCode::NO_CONTENT);
    assert_eq!(of_bot.end().await, Some(4001));
    assert_problem(bot.get("/api/games").await, 401, "not_signed_in").await;
    of_other.say(json!({ "type": "resync" })).await;
    of_other.position().await;
    assert_problem(melas.delete(&address).await, 404, "no_such_token").await;
    assert_eq!(tokens(&melas).await.len(), 1);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn forged_tokens_are_nobody_even_beside_a_cookie(pool: PgPool) {
    let server = Server::start(&pool).await;
    let mut melas = server.person("Melas").await;
    let right = melas.program("bot").await.token.unwrap();
    let forged = [
        String::new(),
        "estafette_".to_owned(),
        format!("estafette_{}", "A".repeat(43)),
        right.trim_start_matches("estafette_").to_owned(),
        right.to_uppercase(),
        format!("{right}A"),
        "x".repeat(5000),
    ];
    for token in forged {
        melas.token = Some(token);
        assert_problem(melas.get("/api/games").await, 401, "not_signed_in").await;
    }
    // A session's secret is no token, nor the other way round.
    let secret = melas.cookie.as_ref().unwrap().split_once('=').unwrap().1.to_owned();
    melas.token = Some(format!("estafette_{secret}"));
    assert_problem(melas.get("/api/games").await, 401, "not_signed_in").await;
    let cookie = format!("estafette_session={}", right.trim_start_matches("estafette_"));
    let disguised = Browser { cookie: Some(cookie), token: None, ..melas.clone() };
    assert_problem(disguised.get("/api/games").await, 401, "not_signed_in").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_proxys_own_authorization_is_not_ours(pool: PgPool) {
    let server = Server::start(&pool).await;
    let melas = server.person("Melas").await;
    let url = format!("http://{}/api/session", server.address);
    let request = reqwest::Client::new().get(url).header(header::COOKIE, melas.cookie.unwrap());
    let answer = request.header(header::AUTHORIZATION, "Basic Y2x1YjpldmVuaW5n").send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_token_is_no_way_past_the_guard_against_other_sites(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (melas, _, game) = server.match_up().await;
    let bot = melas.program("bot").await;
    let new = json!({ "game": "triomphe", "side": "red", "visibility": "open" });
    let request = reqwest::Client::new()
        .post(format!("http://{}/api/games", server.address))
        .header(header::ORIGIN, "https://evil.example")
        .header(header::COOKIE, melas.cookie.clone().unwrap())
        .bearer_auth(bot.token.as_ref().unwrap())
        .json(&new);
    assert_problem(request.send().await.unwrap(), 403, "foreign_origin").await;
    assert!(bot.try_open(game, Some("https://evil.example")).await.is_err());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn tokens_have_a_label_need_the_password_and_are_not_countless(pool: PgPool) {
    let server = Server::start_with(&pool, |settings| {
        settings.limits.log_ins_by_name.burst = 100.try_into().unwrap();
        settings.limits.log_ins.burst = 100.try_into().unwrap();
    });
    let server = server.await;
    let melas = server.person("Melas").await;
    let new = |label: &str, password: &str| json!({ "label": label, "password": password });
    for label in ["", "  ", "two\nlines", "\0", &"x".repeat(41)] {
        let problem = assert_problem(melas.post(TOKENS, new(label, PASSWORD)).await, 422, "invalid").await;
        assert_eq!(problem["field"], "label");
    }
    assert_problem(melas.post(TOKENS, new("bot", "a guess")).await, 403, "wrong_password").await;
    assert!(tokens(&melas).await.is_empty());

    for number in 0..16 {
        melas.program(&number.to_string()).await;
    }
    let requests = (0..8).map(|_| melas.post(TOKENS, new(&"\u{e9}".repeat(40), PASSWORD)));
    let answers = futures_util::future::join_all(requests).await;
    let made = answers.iter().filter(|answer| answer.status() == StatusCode::CREATED).count();
    assert_eq!((made, tokens(&melas).await.len()), (4, 20));
}
