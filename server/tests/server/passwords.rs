//! Changing the password.

use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::support::{Browser, PASSWORD, Server, assert_problem};

const NEW: &str = "vive la republique";

async fn change(browser: &Browser, old: &str, new: &str) -> reqwest::Response {
    browser.put("/api/account/password", json!({ "password": old, "new_password": new })).await
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_new_password_signs_everybody_else_out(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (desk, _, game) = server.match_up().await;
    let mut phone = server.browser();
    phone.log_in("Melas", PASSWORD).await;
    let (mut on_phone, _) = phone.open(game).await;

    assert_eq!(change(&desk, PASSWORD, NEW).await.status(), StatusCode::NO_CONTENT);
    assert_eq!(on_phone.end().await, Some(4001));
    assert_problem(phone.get("/api/session").await, 401, "not_signed_in").await;
    assert_eq!(desk.get("/api/session").await.status(), StatusCode::OK);
    assert_problem(phone.log_in("Melas", PASSWORD).await, 401, "wrong_credentials").await;
    assert_eq!(phone.log_in("Melas", NEW).await.status(), StatusCode::OK);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_password_is_changed_by_who_knows_the_old_one(pool: PgPool) {
    let server = Server::start(&pool).await;
    let melas = server.person("Melas").await;
    for wrong in ["", NEW, &"x".repeat(9000)] {
        let problem = assert_problem(change(&melas, wrong, NEW).await, 403, "wrong_password").await;
        assert_eq!(problem["field"], "password");
    }
    for unfit in ["", "seven77", &"x".repeat(201)] {
        let problem = assert_problem(change(&melas, PASSWORD, unfit).await, 422, "invalid").await;
        assert_eq!(problem["field"], "new_password");
    }
    assert_problem(change(&server.browser(), PASSWORD, NEW).await, 401, "not_signed_in").await;
    let odd = [json!(null), json!({ "password": PASSWORD }), json!({ "password": 1, "new_password": NEW })];
    for body in odd {
        assert_problem(melas.put("/api/account/password", body).await, 422, "malformed").await;
    }
    assert_eq!(server.browser().log_in("Melas", PASSWORD).await.status(), StatusCode::OK);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_session_is_no_licence_to_guess_the_password(pool: PgPool) {
    let server = Server::start_with(&pool, |settings| {
        settings.limits.log_ins_by_name.burst = 3.try_into().unwrap();
    });
    let server = server.await;
    let melas = server.person("Melas").await;
    for _ in 0..3 {
        assert_problem(change(&melas, "a guess", NEW).await, 403, "wrong_password").await;
    }
    assert_problem(change(&melas, PASSWORD, NEW).await, 429, "too_many_tries").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn of_two_who_change_the_password_at_once_one_does(pool: PgPool) {
    let server = Server::start(&pool).await;
    let melas = server.person("Melas").await;
    let other = "vive le consul";
    let (one, two) = tokio::join!(change(&melas, PASSWORD, NEW), change(&melas, PASSWORD, other));
    let mut statuses = [one.status().as_u16(), two.status().as_u16()];
    let winner = if statuses[0] == 204 { NEW } else { other };
    statuses.sort_unstable();
    assert_eq!(statuses, [204, 403]);
    assert_eq!(server.browser().log_in("Melas", winner).await.status(), StatusCode::OK);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn no_session_outlives_the_password_it_was_begun_with(pool: PgPool) {
    let server = Server::start(&pool).await;
    let melas = server.person("Melas").await;
    let mut old = PASSWORD.to_owned();
    for round in 0..4 {
        let new = format!("password number {round}");
        // Log-ins with the old password, some before and some after the change.
        let mut browsers: Vec<Browser> = (0..4).map(|_| server.browser()).collect();
        let log_ins =
            futures_util::future::join_all(browsers.iter_mut().map(|one| one.log_in("Melas", &old)));
        let (changed, _) = tokio::join!(change(&melas, &old, &new), log_ins);
        assert_eq!(changed.status(), StatusCode::NO_CONTENT);
        for browser in browsers {
            assert_problem(browser.get("/api/session").await, 401, "not_signed_in").await;
        }
        old = new;
    }
    let still: Value = melas.get("/api/session").await.json().await.unwrap();
    assert_eq!(still["name"], "Melas");
}
