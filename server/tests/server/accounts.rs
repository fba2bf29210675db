//! Signing up, logging in and out.

use estafette_protocol::account::Account;
use reqwest::{StatusCode, header};
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::support::{PASSWORD, Server, assert_problem, read};

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_signs_up_is_signed_in_until_they_log_out(pool: PgPool) {
    let server = Server::start(&pool).await;
    let mut browser = server.browser();
    assert_problem(browser.get("/api/session").await, 401, "not_signed_in").await;

    let account: Account = read(browser.sign_up("Melas", PASSWORD).await, StatusCode::CREATED).await;
    assert_eq!(account.name, "Melas");
    let me: Account = read(browser.get("/api/session").await, StatusCode::OK).await;
    assert_eq!(me, account);

    assert_eq!(browser.delete("/api/session").await.status(), StatusCode::NO_CONTENT);
    assert_problem(browser.get("/api/session").await, 401, "not_signed_in").await;
    assert_eq!(browser.delete("/api/session").await.status(), StatusCode::NO_CONTENT);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn names_are_one_whatever_the_case(pool: PgPool) {
    let server = Server::start(&pool).await;
    let account: Account = read(server.browser().sign_up("Zach", PASSWORD).await, StatusCode::CREATED).await;
    let problem = assert_problem(server.browser().sign_up("zACH", PASSWORD).await, 409, "name_taken").await;
    assert_eq!(problem["field"], "name");
    let me: Account = read(server.browser().log_in("ZACH", PASSWORD).await, StatusCode::OK).await;
    assert_eq!(me, account);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn two_who_sign_up_at_once_cannot_both_have_the_name(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (mut one, mut two) = (server.browser(), server.browser());
    let (one, two) = tokio::join!(one.sign_up("Kray", PASSWORD), two.sign_up("kray", PASSWORD));
    let mut answers = [one.status().as_u16(), two.status().as_u16()];
    answers.sort_unstable();
    assert_eq!(answers, [201, 409]);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_wrong_name_and_a_wrong_password_are_answered_alike(pool: PgPool) {
    let server = Server::start(&pool).await;
    server.person("Melas").await;
    let name = server.browser().log_in("Melos", PASSWORD).await.text().await.unwrap();
    let word = server.browser().log_in("Melas", "vive la republique").await;
    assert_eq!(word.status(), StatusCode::UNAUTHORIZED);
    assert!(word.headers().get(header::SET_COOKIE).is_none());
    assert_eq!(word.text().await.unwrap(), name);
    for (odd, password) in
        [("", ""), ("\0", "\0"), (&*"x".repeat(9000), PASSWORD), ("Melas", &*"y".repeat(9000))]
    {
        assert_problem(server.browser().log_in(odd, password).await, 401, "wrong_credentials").await;
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn names_and_passwords_have_their_form(pool: PgPool) {
    let server = Server::start(&pool).await;
    for name in ["", "x", "a b", "\u{e9}t\u{e9}", "<b>", "\0\0", &"x".repeat(25)] {
        let problem = assert_problem(server.browser().sign_up(name, PASSWORD).await, 422, "invalid").await;
        assert_eq!(problem["field"], "name", "{name}");
    }
    for password in ["", "seven77", &"x".repeat(201)] {
        let problem = assert_problem(server.browser().sign_up("Melas", password).await, 422, "invalid").await;
        assert_eq!(problem["field"], "password");
    }
    for common in ["password", "iloveyou", "12345678", "Melas123"] {
        let answer = server.browser().sign_up("Melas", common).await;
        let problem = assert_problem(answer, 422, "common_password").await;
        assert_eq!(problem["field"], "password");
    }
    let longest = format!("{PASSWORD:é<200}");
    assert_eq!(server.browser().sign_up("J.-F._2", &longest).await.status(), StatusCode::CREATED);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn bodies_that_are_not_credentials_are_refused(pool: PgPool) {
    let server = Server::start(&pool).await;
    let bodies = [
        json!(null),
        json!([]),
        json!("Melas"),
        json!({}),
        json!({ "name": "Melas" }),
        json!({ "name": 7, "password": PASSWORD }),
        json!({ "name": "Melas", "password": PASSWORD, "admin": true }),
    ];
    for body in bodies {
        assert_problem(server.browser().post("/api/accounts", body).await, 422, "malformed").await;
    }
    let huge = json!({ "name": "Melas", "password": "x".repeat(100_000) });
    assert_problem(server.browser().post("/api/accounts", huge).await, 413, "malformed").await;
    let no_body = server.browser().send(reqwest::Method::POST, "/api/accounts", None).await;
    assert_problem(no_body, 415, "malformed").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_cookie_is_out_of_reach_for_scripts_and_other_sites(pool: PgPool) {
    let server = Server::start(&pool).await;
    let answer = server.browser().sign_up("Melas", PASSWORD).await;
    let cookies: Vec<_> = answer.headers().get_all(header::SET_COOKIE).iter().collect();
    for (name, age) in [("estafette_session=", "2592000"), ("estafette_device=", "34560000")] {
        let given = cookies.iter().filter_map(|cookie| cookie.to_str().ok());
        let cookie = given.clone().find(|cookie| cookie.starts_with(name)).unwrap();
        for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", &format!("Max-Age={age}")] {
            assert!(cookie.contains(attribute), "{attribute} in {cookie}");
        }
        assert!(!cookie.contains("Secure"));
    }

    let secure = Server::start_with(&pool, |settings| {
        settings.public_url = "https://estafette.example".parse().unwrap();
    });
    let secure = secure.await;
    let request = reqwest::Client::new()
        .post(format!("http://{}/api/session", secure.address))
        .header(header::ORIGIN, "https://estafette.example")
        .json(&json!({ "name": "Melas", "password": PASSWORD }));
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    for cookie in answer.headers().get_all(header::SET_COOKIE) {
        let cookie = cookie.to_str().unwrap();
        assert!(cookie.starts_with("__Host-estafette_") && cookie.contains("Secure"), "{cookie}");
    }
    assert!(answer.headers().contains_key(header::STRICT_TRANSPORT_SECURITY));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_database_holds_neither_passwords_nor_session_tokens(pool: PgPool) {
    let server = Server::start(&pool).await;
    let browser = server.person("Melas").await;
    let hash: String =
        sqlx::query_scalar("select password_hash from accounts").fetch_one(&pool).await.unwrap();
    assert!(hash.starts_with("$argon2id$"));
    let stored: Vec<u8> =
        sqlx::query_scalar("select token_hash from sessions").fetch_one(&pool).await.unwrap();
    let cookies = browser.cookie.unwrap();
    let token = cookies.split("; ").find_map(|cookie| cookie.strip_prefix("estafette_session=")).unwrap();
    assert_eq!(token.len(), 43);
    assert_ne!(data_encoding::BASE64URL_NOPAD.encode(&stored), token);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_new_session_takes_the_place_of_the_old_and_an_expired_one_is_none(pool: PgPool) {
    let server = Server::start(&pool).await;
    let mut browser = server.person("Melas").await;
    let old = browser.clone();
    browser.log_in("Melas", PASSWORD).await;
    assert_ne!(browser.cookie, old.cookie);
    assert_problem(old.get("/api/session").await, 401, "not_signed_in").await;

    sqlx::query("update sessions set expires_at = now()").execute(&pool).await.unwrap();
    assert_problem(browser.get("/api/session").await, 401, "not_signed_in").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn forged_cookies_are_no_session(pool: PgPool) {
    let server = Server::start(&pool).await;
    let mut browser = server.browser();
    for cookie in ["", "x", "\u{e9}", &"A".repeat(43), &"A".repeat(5000), "null", "a=b; c"] {
        browser.cookie = Some(format!("estafette_session={cookie}"));
        assert_problem(browser.get("/api/session").await, 401, "not_signed_in").await;
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn trying_too_often_is_refused(pool: PgPool) {
    let server = Server::start_with(&pool, |settings| {
        settings.limits.log_ins_by_name.burst = 3.try_into().unwrap();
        settings.limits.sign_ups.burst = 2.try_into().unwrap();
    });
    let server = server.await;
    for _ in 0..3 {
        assert_problem(server.browser().log_in("Melas", PASSWORD).await, 401, "wrong_credentials").await;
    }
    assert_problem(server.browser().log_in("mELAS", PASSWORD).await, 429, "too_many_tries").await;
    server.person("Melas").await;
    server.person("Zach").await;
    assert_problem(server.browser().sign_up("Kray", PASSWORD).await, 429, "too_many_tries").await;
    let still: Value = read(server.browser().get("/api/health").await, StatusCode::OK).await;
    assert_eq!(still, json!({ "status": "ok" }));
}
