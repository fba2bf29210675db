//! Requests of any shape to every address of the router's table: none of them is the server's fault.

use std::fmt::Write as _;
use std::time::Duration;

use estafette_server::limits::{Limits, Rate};
use futures_util::StreamExt;
use futures_util::stream;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngSeed, TestRunner};
use reqwest::{Method, header};
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::support::{Browser, PASSWORD, Server};

/// The table of addresses, as it is written.
const TABLES: [(&str, &str); 2] =
    [("/api", include_str!("../../src/router.rs")), ("", include_str!("../../src/controllers/stop.rs"))];

/// Files of the client, and what is none.
const PAGES: [&str; 5] =
    ["/{any}", "/assets/{any}", "/assets/{any}/{any}", "/games/{any}", "/games/{any}/replay"];

const METHODS: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"];

/// How many requests are sent.
const REQUESTS: usize = 6_000;

/// How many are under way at a time.
const AT_A_TIME: usize = 8;

/// The addresses of the table, with names for what varies.
fn addresses() -> Vec<String> {
    let of_table = TABLES.iter().flat_map(|(prefix, table)| {
        let found = table.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next());
        found.map(move |path| format!("{prefix}{path}"))
    });
    of_table.chain(PAGES.map(str::to_owned)).collect()
}

/// What stands in an address or after its question mark, as it is sent.
fn part(game: Uuid) -> impl Strategy<Value = String> {
    let fixed = [
        "0",
        "1",
        "-1",
        "4294967295",
        "4294967296",
        "99999999999999999999999",
        "%00",
        "a%00b",
        "%ff%fe",
        "..",
        "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "%E2%80%AE",
        "%F0%9F%90%8E",
        "+",
        "",
        "null",
        "true",
        "red",
        "triomphe",
        "melas",
        "en",
        "-5000-01-01",
        "0000-01-01",
        "262000-01-01",
        "+262142-12-31",
        "-262143-01-01",
        "2026-13-40",
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "__________________________9_",
        "truth",
    ];
    prop_oneof![
        4 => Just(game.to_string()),
        1 => Just(Uuid::nil().to_string()),
        12 => prop::sample::select(fixed.to_vec()).prop_map(str::to_owned),
        1 => prop::sample::select(vec![255usize, 256, 300, 5000]).prop_map(|length| "n".repeat(length)),
        2 => "[a-z0-9.-]{1,40}",
    ]
}

/// What a value of a body may be instead of what it should.
fn odd() -> impl Strategy<Value = Value> {
    let fixed = [
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(1.5e308),
        json!(u64::MAX),
        json!(65536),
        json!(""),
        json!("\u{0}"),
        json!("a\u{0}b"),
        json!("\u{202e}"),
        json!("x".repeat(300)),
        json!("y".repeat(60_000)),
        json!([]),
        json!({}),
        json!([[[[]]]]),
        json!("99:99"),
        json!("Mars/Olympus"),
        json!("melas@example.org"),
        json!("a@b\u{0}.example"),
        json!("2999-01-01T00:00:00Z"),
        json!(Uuid::nil()),
        json!({ "pace": "none" }),
        json!({ "pace": "live", "bank_seconds": u32::MAX, "increment_seconds": u32::MAX }),
        json!({ "pace": "correspondence", "days": 4_000_000_000_u32, "bank_days": 4_000_000_000_u32 }),
    ];
    prop::sample::select(fixed.to_vec())
}

/// A body that would do somewhere, with some of its values changed; or anything.
fn body() -> impl Strategy<Value = Option<Vec<u8>>> {
    let quiet = json!({ "from": "22:00", "to": "07:00" });
    let known = vec![
        json!({ "name": "Zach", "password": "short", "email": "zach@example.org", "language": "de" }),
        json!({ "name": "melas", "password": "not the one" }),
        json!({ "password": "not the one", "new_password": "x", "email": "a@example.org", "label": "bot" }),
        json!({ "password": PASSWORD, "new_password": "short" }),
        json!({ "password": PASSWORD, "label": "bot" }),
        json!({ "password": PASSWORD, "email": "new@example.org", "language": "fr" }),
        json!({ "token": "x" }),
        json!({ "token": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "new_password": PASSWORD }),
        json!({ "email": "somebody@example.org" }),
        json!({ "game": "triomphe", "side": "red", "visibility": "open", "options": {}, "watching": "nobody" }),
        json!({ "game": "triomphe", "side": "random", "visibility": "private", "pace": { "pace": "none" } }),
        json!({ "rule": "at_once", "away_minutes": 5, "digest_at": "08:00", "quiet": quiet, "language": "en",
                "timezone": "Europe/Berlin" }),
        json!({ "id": Uuid::new_v4(), "position": 0, "text": "bravo", "lens": "truth" }),
        json!({ "allowed": true }),
        json!({ "watching": "everybody" }),
        json!({ "reason": "rude" }),
        json!({ "text": "a note" }),
        json!({}),
    ];
    let changed = (prop::sample::select(known), any::<prop::sample::Index>(), odd(), any::<bool>());
    let changed = changed.prop_map(|(mut body, at, odd, change)| {
        let fields = body.as_object_mut().filter(|fields| change && !fields.is_empty());
        if let Some(fields) = fields {
            let name = fields.keys().nth(at.index(fields.len())).cloned().unwrap_or_default();
            fields.insert(name, odd);
        }
        Some(body.to_string().into_bytes())
    });
    prop_oneof![
        6 => changed,
        1 => odd().prop_map(|odd| Some(odd.to_string().into_bytes())),
        1 => prop::collection::vec(any::<u8>(), 0..200).prop_map(Some),
        2 => Just(None),
    ]
}

/// Fields after a question mark.
const FIELDS: [&str; 15] = [
    "before", "player", "side", "result", "least", "most", "from", "until", "key", "language", "at", "lens",
    "order", "game", "view",
];

#[derive(Debug)]
struct AnyRequest {
    method: Method,
    target: String,
    body: Option<Vec<u8>>,
    is_json: bool,
    signed_in: bool,
}

fn request(game: Uuid) -> impl Strategy<Value = AnyRequest> {
    let fields = prop::collection::vec((prop::sample::select(FIELDS.as_slice()), part(game)), 0..3);
    let parts = prop::collection::vec(part(game), 3);
    let wheres = (prop::sample::select(METHODS.as_slice()), prop::sample::select(addresses()), parts, fields);
    (wheres, body(), any::<bool>(), prop::bool::weighted(0.8)).prop_map(
        |((method, address, parts, fields), body, is_json, signed_in)| {
            let mut parts = parts.into_iter();
            let filled = address.split('/').map(|piece| {
                if piece.starts_with('{') { parts.next().unwrap_or_default() } else { piece.to_owned() }
            });
            let mut target = filled.collect::<Vec<_>>().join("/");
            for (number, (name, value)) in fields.into_iter().enumerate() {
                let _ = write!(target, "{}{name}={value}", if number == 0 { '?' } else { '&' });
            }
            AnyRequest { method: method.parse().unwrap(), target, body, is_json, signed_in }
        },
    )
}

/// No rate holds anybody up.
fn unlimited() -> Limits {
    let rate = Rate::new(1_000_000, Duration::from_nanos(1));
    Limits {
        sign_ups: rate,
        log_ins: rate,
        log_ins_by_name: rate,
        guesses: rate,
        test_mails: rate,
        resets: rate,
        mails: rate,
        invitations: rate,
        exports: rate,
        messages: rate,
        talk: rate,
        comments: rate,
        looks: rate,
        pictures: rate,
        files: rate,
    }
}

/// Sends a request as it stands, without the tidying that a library for browsers does to addresses.
async fn send(browser: &Browser, request: &AnyRequest) -> u16 {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let AnyRequest { method, target, body, is_json, signed_in } = request;
    let mut head =
        format!("{method} {target} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", browser.address);
    let _ = write!(head, "origin: http://{}\r\n", browser.address);
    if let (true, Some(cookie)) = (signed_in, &browser.cookie) {
        let _ = write!(head, "{}: {cookie}\r\n", header::COOKIE);
    }
    if *is_json {
        head += "content-type: application/json\r\n";
    }
    if let Some(body) = body {
        let _ = write!(head, "content-length: {}\r\n", body.len());
    }
    let mut stream = tokio::net::TcpStream::connect(&browser.address).await.unwrap();
    stream.write_all(format!("{head}\r\n").as_bytes()).await.unwrap();
    // A server that has answered already may not read the rest.
    let _ = stream.write_all(body.as_deref().unwrap_or_default()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let line = String::from_utf8_lossy(&answer);
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    status.unwrap_or_else(|| panic!("no answer to {request:?}: {line}"))
}

#[test]
fn the_table_of_addresses_is_read() {
    let addresses = addresses();
    assert!(addresses.len() > 50, "{addresses:#?}");
    for known in ["/api/health", "/api/archive", "/api/games/{id}/comments/{number}", "/stop/{token}"] {
        assert!(addresses.iter().any(|address| address == known), "{known} is missing");
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn no_request_of_any_shape_is_the_servers_fault(pool: PgPool) {
    let client = std::env::temp_dir().join(format!("estafette-client-{}", Uuid::new_v4().simple()));
    std::fs::create_dir_all(client.join("assets")).unwrap();
    std::fs::write(client.join("index.html"), "<head></head>").unwrap();
    let folder = client.clone();
    let server = Server::start_with(&pool, |settings| {
        settings.limits = unlimited();
        settings.client_dir = Some(folder);
    });
    let server = server.await;
    let (austria, france) = (server.person("Melas").await, server.person("Bonaparte").await);
    let game = austria.create(json!({ "watching": "everybody" })).await.id;
    france.join(game).await;
    let (mut melas, _) = austria.open(game).await;
    melas.parley(0, json!({ "parley": "resign" })).await;
    melas.accepted().await;

    let config = ProptestConfig { rng_seed: RngSeed::Fixed(14), ..ProptestConfig::default() };
    let mut runner = TestRunner::new(config);
    let requests = request(game);
    let measured = [
        ("GET", "/api/archive?from=-5000-01-01"),
        ("GET", "/api/archive?until=-5000-01-01"),
        ("HEAD", "/assets/%00"),
    ];
    let measured = measured.map(|(method, target)| (method, target.to_owned()));
    let long = ["/assets/", "/", "/games/"].map(|folder| ("GET", format!("{folder}{}", "n".repeat(300))));
    let known = measured.into_iter().chain(long).map(|(method, target)| AnyRequest {
        method: method.parse().unwrap(),
        target,
        body: None,
        is_json: false,
        signed_in: true,
    });
    let drawn: Vec<_> = (0..REQUESTS).map(|_| requests.new_tree(&mut runner).unwrap().current()).collect();
    // Whoever signs out sends nothing as themselves any more.
    let stays =
        |request: &AnyRequest| !request.target.starts_with("/api/session") || request.method != "DELETE";
    let all = known.chain(drawn.into_iter().filter(stays));
    let answers = stream::iter(all).map(|request| {
        let austria = &austria;
        async move { (send(austria, &request).await, request) }
    });
    let faults: Vec<_> = answers
        .buffer_unordered(AT_A_TIME)
        .filter(|(status, _)| std::future::ready(*status >= 500))
        .map(|(status, request)| {
            let AnyRequest { method, target, body, .. } = request;
            let body = body.map(|body| String::from_utf8_lossy(&body).chars().take(200).collect::<String>());
            format!("{status}: {method} {} {body:?}", target.chars().take(200).collect::<String>())
        })
        .collect()
        .await;
    assert!(faults.is_empty(), "{} faults: {:#?}", faults.len(), &faults[..faults.len().min(40)]);
    let signed_in = austria.get("/api/account").await.status();
    assert_eq!(signed_in, 200, "whoever sent all that is still signed in");
    server.stop().await;
    let _ = std::fs::remove_dir_all(client);
}
