//! What holds for every address.

use std::io::Read as _;

use flate2::read::GzDecoder;
use reqwest::{Method, StatusCode, header};
use serde_json::json;
use sqlx::PgPool;

use crate::support::{PASSWORD, Server, assert_problem};

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn unknown_addresses_and_methods_are_answered_in_json(pool: PgPool) {
    let server = Server::start(&pool).await;
    let browser = server.browser();
    for path in ["/api/nothing", "/api/games/1/2/3", "/api/boards/chess", "/api/boards/chess/map.svg"] {
        assert_problem(browser.get(path).await, 404, "not_found").await;
    }
    assert_problem(browser.send(Method::PUT, "/api/games", None).await, 405, "method_not_allowed").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn requests_from_other_sites_are_refused(pool: PgPool) {
    let server = Server::start(&pool).await;
    let url = format!("http://{}/api/accounts", server.address);
    let request =
        || reqwest::Client::new().post(&url).json(&json!({ "name": "Melas", "password": PASSWORD }));
    for origin in ["https://evil.example", "null", "http://localhost", "http://127.0.0.1:1"] {
        let answer = request().header(header::ORIGIN, origin).send().await.unwrap();
        assert_problem(answer, 403, "foreign_origin").await;
    }
    let answer = request().header("sec-fetch-site", "cross-site").send().await.unwrap();
    assert_problem(answer, 403, "foreign_origin").await;
    // A program sends neither header.
    assert_eq!(request().send().await.unwrap().status(), StatusCode::CREATED);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn sockets_from_other_sites_are_refused(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _, game) = server.match_up().await;
    assert!(austria.try_open(game, Some("https://evil.example")).await.is_err());
    let port = server.address.rsplit(':').next().unwrap();
    assert!(austria.try_open(game, Some(&format!("http://localhost:{port}"))).await.is_ok());
    assert!(austria.try_open(game, None).await.is_ok());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn every_answer_carries_the_security_headers(pool: PgPool) {
    let server = Server::start(&pool).await;
    for path in ["/", "/api/health", "/api/nothing"] {
        let answer = server.browser().get(path).await;
        let header = |name: &str| answer.headers()[name].to_str().unwrap().to_owned();
        let policy = header("content-security-policy");
        assert!(
            policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"),
            "{policy}"
        );
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
    }
    let answer = server.browser().get("/api/session").await;
    assert_eq!(answer.headers()[header::CACHE_CONTROL], "no-store");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn boards_can_be_cached(pool: PgPool) {
    let server = Server::start(&pool).await;
    for (path, kind) in
        [("/api/boards/triomphe", "application/json"), ("/api/boards/triomphe/map.svg", "image/svg+xml")]
    {
        let answer = server.browser().get(path).await;
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(answer.headers()[header::CONTENT_TYPE], kind);
        assert!(answer.headers()[header::CACHE_CONTROL].to_str().unwrap().contains("public"));
        let tag = answer.headers()[header::ETAG].clone();
        let url = format!("http://{}{path}", server.address);
        let again = reqwest::Client::new().get(url).header(header::IF_NONE_MATCH, tag).send().await.unwrap();
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn boards_are_packed_for_those_who_can_unpack_them(pool: PgPool) {
    let server = Server::start(&pool).await;
    let url = format!("http://{}/api/boards/triomphe/map.svg", server.address);
    let ask = |taken: &'static str| reqwest::Client::new().get(&url).header(header::ACCEPT_ENCODING, taken);
    let plain = ask("identity").send().await.unwrap();
    let plain_tag = plain.headers()[header::ETAG].clone();
    assert!(plain.headers().get(header::CONTENT_ENCODING).is_none());
    let map = plain.bytes().await.unwrap();
    assert!(map.starts_with(b"<svg"));

    let packed = ask("br, gzip;q=0.8").send().await.unwrap();
    assert_eq!(packed.headers()[header::CONTENT_ENCODING], "gzip");
    assert_eq!(packed.headers()[header::VARY], "accept-encoding");
    let tag = packed.headers()[header::ETAG].clone();
    assert_ne!(tag, plain_tag);
    let bytes = packed.bytes().await.unwrap();
    let mut unpacked = Vec::new();
    GzDecoder::new(&*bytes).read_to_end(&mut unpacked).unwrap();
    assert_eq!(unpacked, map);
    let again = ask("gzip").header(header::IF_NONE_MATCH, tag).send().await.unwrap();
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);

    for refusing in ["gzip;q=0", "br", "x-gzip-like"] {
        let answer = ask(refusing).send().await.unwrap();
        assert!(answer.headers().get(header::CONTENT_ENCODING).is_none(), "{refusing}");
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_clients_files_are_served_and_its_addresses_get_the_page(pool: PgPool) {
    let folder = std::env::temp_dir().join(format!("estafette-client-{}", uuid::Uuid::new_v4()));
    std::fs::create_dir_all(folder.join("assets")).unwrap();
    std::fs::write(folder.join("index.html"), "<!doctype html><title>Estafette</title>").unwrap();
    std::fs::write(folder.join("assets/app-1234.js"), "export {}").unwrap();
    std::fs::write(folder.join("assets/app-1234.js.br"), "as brotli").unwrap();
    let dir = folder.clone();
    let server = Server::start_with(&pool, |settings| settings.client_dir = Some(dir)).await;
    let browser = server.browser();
    for path in ["/", "/games/0198", "/join/some-code"] {
        let page = browser.get(path).await;
        assert_eq!(page.status(), StatusCode::OK, "{path}");
        assert_eq!(page.headers()[header::CACHE_CONTROL], "no-cache");
        assert!(page.text().await.unwrap().contains("Estafette"));
    }
    let asset = browser.get("/assets/app-1234.js").await;
    assert!(asset.headers()[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    let url = format!("http://{}/assets/app-1234.js", server.address);
    let packed =
        reqwest::Client::new().get(url).header(header::ACCEPT_ENCODING, "gzip, br").send().await.unwrap();
    assert_eq!(packed.headers()[header::CONTENT_ENCODING], "br");
    assert!(packed.headers()[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    assert!(packed.headers()[header::CONTENT_TYPE].to_str().unwrap().contains("javascript"));
    assert_eq!(packed.text().await.unwrap(), "as brotli");
    let missing = browser.get("/assets/app-9999.js").await;
    assert_eq!(missing.status(), StatusCode::NOT_FOUND);
    assert!(missing.headers().get(header::CACHE_CONTROL).is_none());
    assert_problem(browser.get("/api/nothing").await, 404, "not_found").await;
    std::fs::remove_dir_all(folder).unwrap();
}
