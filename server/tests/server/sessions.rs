//! The list of one's sessions, and ending them.

use estafette_protocol::account::SessionSummary;
use reqwest::{StatusCode, header};
use serde_json::json;
use sqlx::PgPool;
use uuid::Uuid;

use crate::support::{Browser, PASSWORD, Server, assert_problem, read};

const SESSIONS: &str = "/api/account/sessions";

async fn sessions(browser: &Browser) -> Vec<SessionSummary> {
    read(browser.get(SESSIONS).await, StatusCode::OK).await
}

/// The same person, signed in once more.
async fn elsewhere(server: &Server, name: &str) -> Browser {
    let mut browser = server.browser();
    assert_eq!(browser.log_in(name, PASSWORD).await.status(), StatusCode::OK);
    browser
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn sessions_are_listed_with_their_device_and_last_use(pool: PgPool) {
    let server = Server::start(&pool).await;
    let desk = server.person("Melas").await;
    let agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
    let request = reqwest::Client::new()
        .post(format!("http://{}/api/session", server.address))
        .header(header::USER_AGENT, agent)
        .json(&json!({ "name": "Melas", "password": PASSWORD }));
    assert_eq!(request.send().await.unwrap().status(), StatusCode::OK);
    server.person("Zach").await;
    sqlx::query("update sessions set used_at = created_at - interval '1 hour'").execute(&pool).await.unwrap();

    let list = sessions(&desk).await;
    assert_eq!(list.len(), 2);
    // The question itself is a use.
    assert!(list[0].current && list[0].used_at >= list[0].created_at);
    assert_eq!((&list[0].device.browser, &list[0].device.system), (&None, &None));
    assert!(!list[1].current && list[1].used_at < list[1].created_at);
    assert_eq!(list[1].device.browser.as_deref(), Some("Firefox"));
    assert_eq!(list[1].device.system.as_deref(), Some("Windows"));
    let body = desk.get(SESSIONS).await.text().await.unwrap();
    assert!(!body.contains(desk.cookie.as_ref().unwrap().split_once('=').unwrap().1));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_session_that_is_ended_closes_its_sockets_and_no_other(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (desk, _, game) = server.match_up().await;
    let phone = elsewhere(&server, "Melas").await;
    let (mut on_desk, _) = desk.open(game).await;
    let (mut on_phone, _) = phone.open(game).await;

    let other = sessions(&desk).await.into_iter().find(|session| !session.current).unwrap();
    let address = format!("{SESSIONS}/{}", other.id);
    assert_eq!(desk.delete(&address).await.status(), StatusCode::NO_CONTENT);
    assert_eq!(on_phone.end().await, Some(4001));
    assert_problem(phone.get("/api/session").await, 401, "not_signed_in").await;
    on_desk.say(json!({ "type": "resync" })).await;
    on_desk.position().await;
    assert_problem(desk.delete(&address).await, 404, "no_such_session").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn all_other_sessions_end_at_once(pool: PgPool) {
    let server = Server::start(&pool).await;
    let desk = server.person("Melas").await;
    let (phone, train) = (elsewhere(&server, "Melas").await, elsewhere(&server, "Melas").await);
    let zach = server.person("Zach").await;
    assert_eq!(desk.delete(SESSIONS).await.status(), StatusCode::NO_CONTENT);
    for ended in [&phone, &train] {
        assert_problem(ended.get("/api/session").await, 401, "not_signed_in").await;
    }
    assert_eq!(zach.get("/api/session").await.status(), StatusCode::OK);
    let list = sessions(&desk).await;
    assert_eq!((list.len(), list[0].current), (1, true));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn nobody_ends_the_sessions_of_others(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (melas, zach) = (server.person("Melas").await, server.person("Zach").await);
    let theirs = sessions(&zach).await[0].id;
    for id in [theirs, Uuid::new_v4()] {
        assert_problem(melas.delete(&format!("{SESSIONS}/{id}")).await, 404, "no_such_session").await;
    }
    assert_problem(melas.delete(&format!("{SESSIONS}/1")).await, 404, "not_found").await;
    assert_eq!(zach.get("/api/session").await.status(), StatusCode::OK);
    let nobody = server.browser();
    assert_problem(nobody.get(SESSIONS).await, 401, "not_signed_in").await;
    assert_problem(nobody.delete(SESSIONS).await, 401, "not_signed_in").await;
}
