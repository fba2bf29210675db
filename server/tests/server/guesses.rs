//! Guessing passwords, and using up what is somebody else's.

use std::time::Duration;

use reqwest::{Response, StatusCode};
use serde_json::json;
use sqlx::PgPool;

use crate::mails::{quick, verify};
use crate::support::{Browser, PASSWORD, Server, assert_problem};

async fn behind_proxy(pool: &PgPool) -> Server {
    Server::start_with(pool, |settings| {
        settings.mail = quick();
        settings.behind_proxy = true;
        settings.limits.guesses.every = Duration::from_hours(1);
    })
    .await
}

/// A log-in from an address of its own, with the cookies of a browser.
async fn log_in(
    server: &Server,
    number: usize,
    name: &str,
    password: &str,
    cookies: Option<&str>,
) -> Response {
    let mut request = reqwest::Client::new()
        .post(format!("http://{}/api/session", server.address))
        .header("x-forwarded-for", format!("192.0.{}.{}", number / 200, number % 200))
        .json(&json!({ "name": name, "password": password }));
    if let Some(cookies) = cookies {
        request = request.header("cookie", cookies);
    }
    request.send().await.unwrap()
}

/// Measured before it was mended: 300 tries at one name in 4 seconds.
#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn who_guesses_from_many_addresses_at_two_servers_is_slowed_down_and_the_owner_is_not(pool: PgPool) {
    let servers = [behind_proxy(&pool).await, behind_proxy(&pool).await];
    let melas = servers[0].person("Melas").await;
    let mut tried = 0;
    for number in 0..60 {
        let answer = log_in(&servers[number % 2], number, "mElas", "a guess", None).await;
        tried += usize::from(answer.status() == StatusCode::UNAUTHORIZED);
    }
    assert_eq!(tried, 20);
    // A restart forgets nothing, and a name that nobody has is answered alike.
    let again = behind_proxy(&pool).await;
    assert_problem(log_in(&again, 99, "Melas", PASSWORD, None).await, 429, "too_many_tries").await;
    for number in 0..20 {
        let answer = log_in(&again, 200 + number, "Nobody", "a guess", None).await;
        assert_problem(answer, 401, "wrong_credentials").await;
    }
    assert_problem(log_in(&again, 250, "Nobody", "a guess", None).await, 429, "too_many_tries").await;

    // The owner's browser is known.
    let cookies = melas.cookie.as_deref();
    assert_eq!(log_in(&again, 300, "Melas", PASSWORD, cookies).await.status(), StatusCode::OK);
    // It is known for nobody else's sake.
    assert_problem(log_in(&again, 301, "Nobody", "a guess", cookies).await, 429, "too_many_tries").await;
    // Time lets others try again, one at a time.
    sqlx::query("update guesses set at = at - interval '61 minutes'").execute(&pool).await.unwrap();
    assert_problem(log_in(&again, 302, "Melas", "a guess", None).await, 401, "wrong_credentials").await;
    assert_problem(log_in(&again, 303, "Melas", "a guess", None).await, 429, "too_many_tries").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn who_knows_the_password_is_not_counted(pool: PgPool) {
    let server = behind_proxy(&pool).await;
    server.person("Melas").await;
    for number in 0..30 {
        assert_eq!(log_in(&server, number, "Melas", PASSWORD, None).await.status(), StatusCode::OK);
    }
    server.stop().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn strangers_who_sign_up_with_an_address_leave_its_owner_the_link_to_a_new_password(pool: PgPool) {
    let server = behind_proxy(&pool).await;
    let melas = server.person("Melas").await;
    verify(&pool, "Melas").await;
    let mut refused = 0;
    for number in 0..8 {
        let stranger = Browser::new(&server.address);
        let new =
            json!({ "name": format!("Zach{number}"), "password": PASSWORD, "email": "Melas@example.org" });
        refused +=
            usize::from(stranger.post("/api/accounts", new).await.status() == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 0, "the budget of sign-ups is used up");
    let asked = melas.post("/api/password-reset", json!({ "email": "melas@example.org" })).await;
    assert_eq!(asked.status(), StatusCode::ACCEPTED);
    let invited = melas.create(json!({ "visibility": "private" })).await.id;
    let invitation = json!({ "email": "melas@example.org" });
    let path = format!("/api/games/{invited}/invitations");
    assert_eq!(melas.post(&path, invitation).await.status(), StatusCode::ACCEPTED);
    server.stop().await;
}
