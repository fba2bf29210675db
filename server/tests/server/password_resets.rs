//! A new password for somebody who forgot theirs.

use estafette_protocol::notifications::Mailbox;
use reqwest::{Response, StatusCode};
use serde_json::json;
use sqlx::PgPool;

use crate::letters::{count, letters};
use crate::mails::{quick, verify};
use crate::support::{Browser, PASSWORD, Server, assert_problem, read};

const ADDRESS: &str = "melas@example.org";
const NEW: &str = "vive la republique";

async fn start(pool: &PgPool) -> Server {
    Server::start_with(pool, |settings| settings.mail = quick()).await
}

async fn ask(browser: &Browser, email: &str) -> Response {
    browser.post("/api/password-reset", json!({ "email": email })).await
}

async fn reset(browser: &Browser, token: &str, password: &str) -> Response {
    browser.put("/api/password-reset", json!({ "token": token, "new_password": password })).await
}

/// Somebody with an address, and the token of a link to a new password.
async fn forgetful(server: &Server, pool: &PgPool) -> (Browser, String) {
    let melas = server.person("Melas").await;
    verify(pool, "Melas").await;
    assert_eq!(ask(&server.browser(), ADDRESS).await.status(), StatusCode::ACCEPTED);
    let letters = letters(pool, "reset_password", 1).await;
    assert_eq!(letters[0].to, ADDRESS);
    (melas, letters[0].token("reset"))
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_link_leads_to_a_new_password_and_ends_all_that_was_open(pool: PgPool) {
    let server = start(&pool).await;
    let (melas, token) = forgetful(&server, &pool).await;
    let bot = melas.program("bot").await;
    let game = melas.create(json!({})).await;
    server.person("Bonaparte").await.join(game.id).await;
    let ((mut of_melas, _), (mut of_bot, _)) = (melas.open(game.id).await, bot.open(game.id).await);

    let mut browser = server.browser();
    assert_eq!(reset(&browser, &token, NEW).await.status(), StatusCode::NO_CONTENT);
    assert_eq!((of_melas.end().await, of_bot.end().await), (Some(4001), Some(4001)));
    for ended in [&melas, &bot] {
        assert_problem(ended.get("/api/session").await, 401, "not_signed_in").await;
    }
    assert_problem(browser.get("/api/session").await, 401, "not_signed_in").await;
    assert_problem(browser.log_in("Melas", PASSWORD).await, 401, "wrong_credentials").await;
    assert_eq!(browser.log_in("Melas", NEW).await.status(), StatusCode::OK);

    assert_problem(reset(&browser, &token, "another one").await, 410, "link_void").await;
    assert_eq!(browser.get("/api/session").await.status(), StatusCode::OK);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn an_unknown_address_is_answered_like_a_known_one(pool: PgPool) {
    let server = start(&pool).await;
    let browser = server.browser();
    server.person("Zach").await;
    sqlx::query("update accounts set email = 'zach@example.org'").execute(&pool).await.unwrap();
    server.person("Melas").await;
    verify(&pool, "Melas").await;
    let mut answers = Vec::new();
    // Zach's address is not verified.
    for email in ["nobody@example.org", "zach@example.org", "MELAS@example.ORG"] {
        let answer = ask(&browser, email).await;
        answers.push((answer.status(), answer.headers().len(), answer.text().await.unwrap()));
    }
    assert_eq!(answers[0].0, StatusCode::ACCEPTED);
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    assert_eq!(letters(&pool, "reset_password", 1).await[0].to, ADDRESS);
    assert_eq!(count(&pool, "reset_password").await, 1);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn an_address_of_several_accounts_gets_a_link_for_each(pool: PgPool) {
    let server = start(&pool).await;
    for name in ["Melas", "Zach"] {
        server.person(name).await;
    }
    sqlx::query("update accounts set email = $1, email_verified_at = now()")
        .bind(ADDRESS)
        .execute(&pool)
        .await
        .unwrap();
    let mut browser = server.browser();
    ask(&browser, ADDRESS).await;
    let letters = letters(&pool, "reset_password", 2).await;
    assert!(letters[0].text.contains("Melas") && letters[1].text.contains("Zach"));
    assert_eq!(reset(&browser, &letters[1].token("reset"), NEW).await.status(), StatusCode::NO_CONTENT);
    assert_eq!(browser.log_in("Zach", NEW).await.status(), StatusCode::OK);
    assert_eq!(browser.log_in("Melas", PASSWORD).await.status(), StatusCode::OK);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_password_that_will_not_do_does_not_use_the_link_up(pool: PgPool) {
    let server = start(&pool).await;
    let (melas, token) = forgetful(&server, &pool).await;
    let problem = assert_problem(reset(&melas, &token, "short").await, 422, "invalid").await;
    assert_eq!(problem["field"], "new_password");
    assert_eq!(reset(&melas, &token, NEW).await.status(), StatusCode::NO_CONTENT);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn links_to_a_new_password_grow_old_and_are_not_forged(pool: PgPool) {
    let server = start(&pool).await;
    let (melas, token) = forgetful(&server, &pool).await;
    for forged in ["", "x", "\0", &"A".repeat(43), &"A".repeat(9000)] {
        assert_problem(reset(&melas, forged, NEW).await, 410, "link_void").await;
    }
    // It is for a new password and nothing else.
    assert_problem(melas.post("/api/verification", json!({ "token": token })).await, 410, "link_void").await;
    sqlx::query("update mail_links set expires_at = now()").execute(&pool).await.unwrap();
    assert_problem(reset(&melas, &token, NEW).await, 410, "link_void").await;
    assert_eq!(melas.get("/api/session").await.status(), StatusCode::OK);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_link_that_verifies_an_address_resets_no_password(pool: PgPool) {
    let server = start(&pool).await;
    let melas = server.person("Melas").await;
    melas.put("/api/account/email", json!({ "email": ADDRESS, "password": PASSWORD })).await;
    let token = letters(&pool, "verify_address", 1).await[0].token("verify");
    assert_problem(reset(&melas, &token, NEW).await, 410, "link_void").await;
    let verified = melas.post("/api/verification", json!({ "token": token })).await;
    assert_eq!(verified.status(), StatusCode::OK, "it was not used up");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn of_two_who_use_a_link_at_once_one_sets_the_password(pool: PgPool) {
    let server = start(&pool).await;
    let (melas, token) = forgetful(&server, &pool).await;
    let other = "vive le consul";
    let (one, two) = tokio::join!(reset(&melas, &token, NEW), reset(&melas, &token, other));
    let mut statuses = [one.status().as_u16(), two.status().as_u16()];
    let (winner, loser) = if statuses[0] == 204 { (NEW, other) } else { (other, NEW) };
    statuses.sort_unstable();
    assert_eq!(statuses, [204, 410]);
    assert_eq!(server.browser().log_in("Melas", winner).await.status(), StatusCode::OK);
    assert_problem(server.browser().log_in("Melas", loser).await, 401, "wrong_credentials").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn one_use_makes_all_other_links_void(pool: PgPool) {
    let server = start(&pool).await;
    let (melas, token) = forgetful(&server, &pool).await;
    // Somebody who knew the old password wants the mails.
    let theirs = json!({ "email": "thief@example.org", "password": PASSWORD });
    melas.put("/api/account/email", theirs).await;
    ask(&melas, ADDRESS).await;
    let again = letters(&pool, "reset_password", 2).await[1].token("reset");
    let change = letters(&pool, "verify_address", 1).await[0].token("verify");
    assert_eq!(reset(&server.browser(), &token, NEW).await.status(), StatusCode::NO_CONTENT);
    assert_problem(reset(&melas, &again, "stolen again").await, 410, "link_void").await;
    assert_problem(melas.post("/api/verification", json!({ "token": change })).await, 410, "link_void").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_link_to_an_address_that_was_given_up_is_void(pool: PgPool) {
    let server = start(&pool).await;
    let (melas, token) = forgetful(&server, &pool).await;
    melas.put("/api/account/email", json!({ "email": null, "password": PASSWORD })).await;
    assert_problem(reset(&melas, &token, NEW).await, 410, "link_void").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn asking_too_often_is_refused_whether_or_not_there_is_an_account(pool: PgPool) {
    let server = Server::start_with(&pool, |settings| {
        settings.mail = quick();
        settings.behind_proxy = true;
        settings.limits.mails.burst = 2.try_into().unwrap();
        settings.limits.resets.burst = 3.try_into().unwrap();
    });
    let server = server.await;
    server.person("Melas").await;
    verify(&pool, "Melas").await;
    let ask = |from: &str, email: &str| {
        let request = reqwest::Client::new()
            .post(format!("http://{}/api/password-reset", server.address))
            .header("x-forwarded-for", from)
            .json(&json!({ "email": email }));
        async move { request.send().await.unwrap() }
    };
    for email in [ADDRESS, "nobody@example.org"] {
        for from in ["192.0.2.1", "192.0.2.2"] {
            assert_eq!(ask(from, email).await.status(), StatusCode::ACCEPTED);
        }
        assert_problem(ask("192.0.2.3", email).await, 429, "too_many_tries").await;
    }
    assert_eq!(ask("192.0.2.1", "third@example.org").await.status(), StatusCode::ACCEPTED);
    assert_problem(ask("192.0.2.1", "fourth@example.org").await, 429, "too_many_tries").await;
    assert_problem(ask("192.0.2.9", "no address").await, 422, "invalid").await;
    letters(&pool, "reset_password", 2).await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_is_signed_in_cannot_read_the_link_on_a_page(pool: PgPool) {
    let server = start(&pool).await;
    let (melas, _) = forgetful(&server, &pool).await;
    let mailbox: Mailbox = read(melas.get("/api/mails").await, StatusCode::OK).await;
    let [mail] = mailbox.mails.as_slice() else { panic!("{mailbox:?}") };
    assert_eq!((mail.kind.as_str(), mail.readable), ("reset_password", false));
    assert_problem(melas.get(&format!("/api/mails/{}", mail.id)).await, 404, "no_such_mail").await;
}
