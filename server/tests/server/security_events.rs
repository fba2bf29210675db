//! The log of what concerns security.

use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::Postgres;
use sqlx::migrate::MigrateDatabase;
use uuid::Uuid;

use crate::binary::{Process, new_database};
use crate::support::{Browser, PASSWORD};

#[tokio::test]
async fn what_concerns_security_stands_in_a_log_of_its_own_without_secrets() {
    let database = new_database();
    let file = std::env::temp_dir().join(format!("estafette-security-{}.log", Uuid::new_v4().simple()));
    let settings = [("ESTAFETTE_SECURITY_LOG", file.display().to_string())];
    let process = Process::start_with(&database, &settings).await;
    let mut melas = Browser::new(&process.address);
    assert_eq!(melas.sign_up("Melas", PASSWORD).await.status(), StatusCode::CREATED);
    let wrong = "a wrong password, and long";
    let mut stranger = Browser::new(&process.address);
    assert_eq!(stranger.log_in("Melas", wrong).await.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(stranger.log_in("typed-by-mistake", wrong).await.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(melas.log_in("Melas", PASSWORD).await.status(), StatusCode::OK);
    let token = melas.program("a bot").await;
    let _ = melas.post("/api/account/tokens", json!({ "label": "x", "password": wrong })).await;
    assert_eq!(melas.delete("/api/account/sessions").await.status(), StatusCode::NO_CONTENT);
    let change = json!({ "password": PASSWORD, "new_password": "the guard dies" });
    assert_eq!(melas.put("/api/account/password", change).await.status(), StatusCode::NO_CONTENT);
    let leave = json!({ "password": "the guard dies" });
    assert_eq!(melas.post("/api/account/deletion", leave).await.status(), StatusCode::NO_CONTENT);

    let elsewhere = process.stop().await;
    let log = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    Postgres::force_drop_database(&database).await.unwrap();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let events: Vec<&str> = lines.iter().map(|line| line["event"].as_str().unwrap()).collect();
    let expected = [
        "signed_up",
        "log_in_failed",
        "log_in_failed",
        "logged_in",
        "token_made",
        "confirmation_failed",
        "sessions_ended",
        "password_changed",
        "account_deleted",
    ];
    assert_eq!(events, expected);
    let account = lines[0]["account"].as_str().unwrap();
    assert_eq!(lines[1]["account"], account, "the account that somebody tried to get into");
    assert!(lines[2].get("account").is_none(), "nobody has that name");
    assert!(lines.iter().all(|line| line["from"] == "127.0.0.1"));
    let secrets = [PASSWORD, wrong, "the guard dies", "typed-by-mistake", "estafette_"];
    for secret in secrets.into_iter().chain(token.token.as_deref()) {
        assert!(!log.contains(secret), "{secret}");
    }
    assert!(!elsewhere.contains("log_in_failed"), "and nowhere else");
}
