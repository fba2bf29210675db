//! Mail addresses: adding, verifying, changing, removing.

use estafette_protocol::account::{AccountDetails, Verified};
use reqwest::{Response, StatusCode};
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::letters::{Letter, count, letters};
use crate::mails::quick;
use crate::support::{Browser, PASSWORD, Server, assert_problem, read};

const OLD: &str = "melas@example.org";
const NEW: &str = "General.Melas@example.com";

async fn start(pool: &PgPool) -> Server {
    Server::start_with(pool, |settings| settings.mail = quick()).await
}

async fn set(browser: &Browser, email: Option<&str>) -> Response {
    browser.put("/api/account/email", json!({ "email": email, "password": PASSWORD })).await
}

async fn details(browser: &Browser) -> AccountDetails {
    read(browser.get("/api/account").await, StatusCode::OK).await
}

async fn open(browser: &Browser, token: &str) -> Response {
    browser.post("/api/verification", json!({ "token": token })).await
}

/// Gives somebody an address, and opens its link.
async fn verified(server: &Server, pool: &PgPool, browser: &Browser, email: &str) {
    let before = usize::try_from(count(pool, "verify_address").await).unwrap();
    assert_eq!(set(browser, Some(email)).await.status(), StatusCode::OK);
    let token = letters(pool, "verify_address", before + 1).await[before].token("verify");
    assert_eq!(open(&server.browser(), &token).await.status(), StatusCode::OK);
}

fn to(letters: &[Letter]) -> Vec<&str> {
    letters.iter().map(|letter| letter.to.as_str()).collect()
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn an_address_belongs_to_the_account_when_its_link_is_opened(pool: PgPool) {
    let server = start(&pool).await;
    let melas = server.person("Melas").await;
    let wanted: AccountDetails = read(set(&melas, Some(&format!(" {NEW} "))).await, StatusCode::OK).await;
    assert_eq!((wanted.email, wanted.pending_email.as_deref()), (None, Some(NEW)));

    let letters = letters(&pool, "verify_address", 1).await;
    assert_eq!(to(&letters), [NEW]);
    // In whatever browser the mail is read.
    let verified: Verified =
        read(open(&server.browser(), &letters[0].token("verify")).await, StatusCode::OK).await;
    assert_eq!(verified.email, NEW);
    let now = details(&melas).await;
    assert_eq!((now.email.as_deref(), now.pending_email), (Some(NEW), None));
    assert_problem(open(&melas, &letters[0].token("verify")).await, 410, "link_void").await;
    assert_eq!(count(&pool, "address_changed").await, 0, "there was none before");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_link_grows_old(pool: PgPool) {
    let server = start(&pool).await;
    let melas = server.person("Melas").await;
    set(&melas, Some(NEW)).await;
    let token = letters(&pool, "verify_address", 1).await[0].token("verify");
    sqlx::query("update mail_links set expires_at = now()").execute(&pool).await.unwrap();
    assert_problem(open(&melas, &token).await, 410, "link_void").await;
    let now = details(&melas).await;
    assert_eq!((now.email, now.pending_email), (None, None));
    assert_problem(melas.post("/api/account/email/link", json!({})).await, 409, "nothing_to_verify").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn forged_links_are_none(pool: PgPool) {
    let server = start(&pool).await;
    let browser = server.browser();
    for token in ["", "x", "\0", &"A".repeat(43), &"A".repeat(9000)] {
        assert_problem(open(&browser, token).await, 410, "link_void").await;
    }
    for body in [json!(null), json!({}), json!({ "token": 7 }), json!({ "token": "x", "email": NEW })] {
        assert_problem(browser.post("/api/verification", body).await, 422, "malformed").await;
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn of_several_who_open_a_link_at_once_one_uses_it(pool: PgPool) {
    let server = start(&pool).await;
    let melas = server.person("Melas").await;
    set(&melas, Some(NEW)).await;
    let token = letters(&pool, "verify_address", 1).await[0].token("verify");
    let answers = futures_util::future::join_all((0..6).map(|_| open(&melas, &token))).await;
    let mut statuses: Vec<u16> = answers.iter().map(|answer| answer.status().as_u16()).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 410, 410, 410, 410, 410]);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_old_address_stays_until_the_new_one_is_verified_and_is_told(pool: PgPool) {
    let server = start(&pool).await;
    let melas = server.person("Melas").await;
    verified(&server, &pool, &melas, OLD).await;
    set(&melas, Some(NEW)).await;
    let now = details(&melas).await;
    assert_eq!((now.email.as_deref(), now.pending_email.as_deref()), (Some(OLD), Some(NEW)));
    assert_eq!(count(&pool, "address_changed").await, 0);

    let token = letters(&pool, "verify_address", 2).await[1].token("verify");
    open(&melas, &token).await;
    assert_eq!(details(&melas).await.email.as_deref(), Some(NEW));
    assert_eq!(to(&letters(&pool, "address_changed", 1).await), [OLD]);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_changes_their_mind_makes_the_first_link_void(pool: PgPool) {
    let server = start(&pool).await;
    let melas = server.person("Melas").await;
    set(&melas, Some("typo@example.org")).await;
    set(&melas, Some(NEW)).await;
    let sent = letters(&pool, "verify_address", 2).await;
    assert_eq!(to(&sent), ["typo@example.org", NEW]);
    assert_problem(open(&melas, &sent[0].token("verify")).await, 410, "link_void").await;
    assert_eq!(open(&melas, &sent[1].token("verify")).await.status(), StatusCode::OK);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_link_is_sent_again_but_not_without_end(pool: PgPool) {
    let server = Server::start_with(&pool, |settings| {
        settings.mail = quick();
        settings.limits.mails.burst = 3.try_into().unwrap();
    });
    let server = server.await;
    let melas = server.person("Melas").await;
    assert_problem(melas.post("/api/account/email/link", json!({})).await, 409, "nothing_to_verify").await;
    set(&melas, Some(NEW)).await;
    for _ in 0..2 {
        let again = melas.post("/api/account/email/link", json!({})).await;
        assert_eq!(again.status(), StatusCode::ACCEPTED);
    }
    assert_problem(melas.post("/api/account/email/link", json!({})).await, 429, "too_many_tries").await;
    // Nor by another account, nor in other letters.
    let zach = server.person("Zach").await;
    assert_problem(set(&zach, Some(&NEW.to_lowercase())).await, 429, "too_many_tries").await;

    let sent = letters(&pool, "verify_address", 3).await;
    assert_eq!(to(&sent), [NEW; 3]);
    // Whichever mail arrives first will do, and only one.
    assert_eq!(open(&melas, &sent[0].token("verify")).await.status(), StatusCode::OK);
    assert_problem(open(&melas, &sent[2].token("verify")).await, 410, "link_void").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn an_address_takes_the_password_and_must_be_one(pool: PgPool) {
    let server = start(&pool).await;
    let melas = server.person("Melas").await;
    for email in
        ["", "melas", "melas@", "@example.org", "a b@example.org", "a@b\r\nBcc: c@d.org", "m\u{e9}@x.org"]
    {
        let problem = assert_problem(set(&melas, Some(email)).await, 422, "invalid").await;
        assert_eq!(problem["field"], "email", "{email}");
    }
    let wrong = json!({ "email": NEW, "password": "a guess" });
    assert_problem(melas.put("/api/account/email", wrong).await, 403, "wrong_password").await;
    assert_problem(set(&server.browser(), Some(NEW)).await, 401, "not_signed_in").await;
    let bot = melas.program("bot").await;
    assert_problem(set(&bot, Some(NEW)).await, 403, "not_for_tokens").await;
    assert_problem(bot.get("/api/mails").await, 403, "not_for_tokens").await;
    assert_problem(bot.get("/api/notifications").await, 403, "not_for_tokens").await;
    assert_eq!(count(&pool, "verify_address").await, 0);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn an_address_can_be_taken_away(pool: PgPool) {
    let server = start(&pool).await;
    let melas = server.person("Melas").await;
    verified(&server, &pool, &melas, OLD).await;
    set(&melas, Some(NEW)).await;
    let token = letters(&pool, "verify_address", 2).await[1].token("verify");
    let now: AccountDetails = read(set(&melas, None).await, StatusCode::OK).await;
    assert_eq!((now.email, now.pending_email), (None, None));
    assert_problem(open(&melas, &token).await, 410, "link_void").await;
    assert_eq!(to(&letters(&pool, "address_changed", 1).await), [OLD]);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_signs_up_may_give_an_address(pool: PgPool) {
    let server = start(&pool).await;
    let sign_up = |name: &str, email: Value| {
        let body = json!({ "name": name, "password": PASSWORD, "email": email, "language": "fr",
                           "timezone": "Europe/Paris" });
        let browser = server.browser();
        async move { browser.post("/api/accounts", body).await }
    };
    assert_eq!(sign_up("Melas", json!(NEW)).await.status(), StatusCode::CREATED);
    let letters = letters(&pool, "verify_address", 1).await;
    assert_eq!(to(&letters), [NEW]);
    assert!(letters[0].text.contains("Melas"), "{}", letters[0].text);
    let reading: (Option<String>, String, String) =
        sqlx::query_as("select email, language, timezone from accounts").fetch_one(&pool).await.unwrap();
    assert_eq!(reading, (None, "fr".to_owned(), "Europe/Paris".to_owned()));

    assert_eq!(sign_up("Zach", json!(null)).await.status(), StatusCode::CREATED);
    let problem = assert_problem(sign_up("Kray", json!("no address")).await, 422, "invalid").await;
    assert_eq!(problem["field"], "email");
    assert_eq!(sign_up("Kray", json!(null)).await.status(), StatusCode::CREATED, "the name is still free");
    assert_problem(sign_up("Kray", json!(OLD)).await, 409, "name_taken").await;
    assert_eq!(count(&pool, "verify_address").await, 1);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_database_keeps_no_token_once_the_mail_is_sent(pool: PgPool) {
    let server = start(&pool).await;
    let melas = server.person("Melas").await;
    set(&melas, Some(NEW)).await;
    let token = letters(&pool, "verify_address", 1).await[0].token("verify");
    let stored: Vec<u8> =
        sqlx::query_scalar("select token_hash from mail_links").fetch_one(&pool).await.unwrap();
    assert_ne!(data_encoding::BASE64URL_NOPAD.encode(&stored), token);
    let secret: Option<String> =
        sqlx::query_scalar("select secret from outbox").fetch_one(&pool).await.unwrap();
    assert_eq!(secret, None);
    let export = melas.get("/api/account/export").await.text().await.unwrap();
    assert!(export.contains(NEW) && !export.contains(&token));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn nothing_of_an_address_outlives_its_account(pool: PgPool) {
    let server = start(&pool).await;
    let melas = server.person("Melas").await;
    verified(&server, &pool, &melas, OLD).await;
    set(&melas, Some(NEW)).await;
    let token = letters(&pool, "verify_address", 2).await[1].token("verify");
    let deletion = melas.post("/api/account/deletion", json!({ "password": PASSWORD })).await;
    assert_eq!(deletion.status(), StatusCode::NO_CONTENT);
    assert_problem(open(&melas, &token).await, 410, "link_void").await;
    let left: i64 = sqlx::query_scalar(
        "select (select count(*) from mail_links) + (select count(*) from outbox)
             + (select count(*) from notification_settings)
             + (select count(*) from accounts where email is not null or language is not null)",
    )
    .fetch_one(&pool)
    .await
    .unwrap();
    assert_eq!(left, 0);
}
