//! Connections that are slow, silent or many.

use std::net::SocketAddr;

use axum::routing::get;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{Instant, sleep, timeout};

use super::*;

const LIMITS: ConnectionLimits = ConnectionLimits {
    most: 20,
    most_of_address: 20,
    head: Duration::from_millis(400),
    idle: Duration::from_secs(2),
};

const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n";

async fn start(limits: ConnectionLimits) -> (SocketAddr, CancellationToken) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let slowly = || async {
        sleep(Duration::from_millis(2500)).await;
        "late"
    };
    let router = Router::new()
        .route("/", get(|| async { "here" }))
        .route("/late", get(slowly))
        .route("/games/1/live", get(|| async { "play" }));
    let stop = CancellationToken::new();
    tokio::spawn(take_in(listener, router, limits, true, stop.clone()));
    (address, stop)
}

/// What is answered until the connection ends, and after how long it does.
async fn until_end(mut stream: TcpStream) -> (String, Duration) {
    let begun = Instant::now();
    let mut answer = Vec::new();
    let ended = timeout(Duration::from_secs(10), stream.read_to_end(&mut answer)).await;
    ended.expect("an end").unwrap_or_default();
    (String::from_utf8(answer).unwrap(), begun.elapsed())
}

async fn status(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    // Whoever is refused at the door may find it closed already.
    let _ = stream.write_all(request.as_bytes()).await;
    until_end(stream).await.0.split(' ').nth(1).unwrap_or_default().to_owned()
}

#[tokio::test]
async fn what_is_no_request_in_time_ends() {
    let (address, _stop) = start(LIMITS).await;
    for head in [&b""[..], b"GET / HT", b"GET / HTTP/1.1\r\nhost: localhost\r\n"] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(head).await.unwrap();
        let (answer, time) = until_end(stream).await;
        assert_eq!(answer, "");
        assert!(
            time >= LIMITS.head.checked_sub(Duration::from_millis(50)).unwrap() && time < LIMITS.idle,
            "{time:?}"
        );
    }
}

#[tokio::test]
async fn a_head_that_comes_line_by_line_ends_too() {
    let (address, _stop) = start(LIMITS).await;
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\n").await.unwrap();
    let begun = Instant::now();
    for line in 0..60 {
        sleep(Duration::from_millis(50)).await;
        if stream.write_all(format!("x-{line}: 1\r\n").as_bytes()).await.is_err() {
            break;
        }
    }
    assert!(begun.elapsed() < LIMITS.idle, "{:?}", begun.elapsed());
}

#[tokio::test]
async fn a_connection_is_kept_for_its_next_request_and_no_longer() {
    let (address, _stop) = start(LIMITS).await;
    let mut stream = TcpStream::connect(address).await.unwrap();
    for _ in 0..3 {
        stream.write_all(REQUEST).await.unwrap();
        let mut answer = [0; 512];
        let length = stream.read(&mut answer).await.unwrap();
        assert!(answer[..length].starts_with(b"HTTP/1.1 200"));
        // Longer than a head may take.
        sleep(LIMITS.head + Duration::from_millis(150)).await;
    }
    stream.write_all(REQUEST).await.unwrap();
    let (answer, time) = until_end(stream).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(time >= LIMITS.idle.checked_sub(Duration::from_millis(50)).unwrap(), "{time:?}");
}

#[tokio::test]
async fn an_answer_may_take_its_time() {
    let (address, _stop) = start(LIMITS).await;
    assert_eq!(status(address, "/late").await, "200");
}

#[tokio::test]
async fn one_address_takes_no_more_than_its_share_and_gives_it_back() {
    let (address, _stop) = start(ConnectionLimits { most_of_address: 5, ..LIMITS }).await;
    let held: Vec<_> = futures_util::future::join_all((0..5).map(|_| TcpStream::connect(address))).await;
    sleep(Duration::from_millis(100)).await;
    assert_eq!(status(address, "/").await, "503");
    drop(held);
    sleep(Duration::from_millis(100)).await;
    assert_eq!(status(address, "/").await, "200");
}

#[tokio::test]
async fn when_it_is_crowded_whoever_plays_is_let_in() {
    let (address, _stop) = start(LIMITS).await;
    let held: Vec<_> = futures_util::future::join_all((0..18).map(|_| TcpStream::connect(address))).await;
    sleep(Duration::from_millis(100)).await;
    assert_eq!(status(address, "/").await, "503");
    assert_eq!(status(address, "/games/1/live").await, "200");
    drop(held);
}

#[tokio::test]
async fn what_is_sent_does_not_wait_for_more_and_stopping_lets_answers_end() {
    let (address, stop) = start(LIMITS).await;
    let late = tokio::spawn(status(address, "/late"));
    sleep(Duration::from_millis(200)).await;
    stop.cancel();
    assert_eq!(late.await.unwrap(), "200");
    assert!(TcpStream::connect(address).await.is_err(), "nobody is taken in any more");
}
