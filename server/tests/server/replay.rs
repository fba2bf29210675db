//! Looking back at games.

use std::time::{Duration, Instant};

use estafette_engine::force::Side;
use estafette_engine::game::Snapshot;
use estafette_engine::secrecy::Lens;
use estafette_protocol::archive::Imported;
use estafette_protocol::live::Position;
use estafette_protocol::watching::{Frames, Replay};
use reqwest::{StatusCode, header};
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::play::{Gambler, to_decide};
use crate::support::{Browser, Server, Socket, assert_problem, read};

async fn frames(browser: &Browser, game: Uuid, lens: &str, at: u32) -> Frames {
    let path = format!("/api/games/{game}/replay/frames?lens={lens}&at={at}");
    read(browser.get(&path).await, StatusCode::OK).await
}

async fn replay(browser: &Browser, game: Uuid) -> Replay {
    read(browser.get(&format!("/api/games/{game}/replay")).await, StatusCode::OK).await
}

/// A snapshot without what may be answered.
fn seen(snapshot: &Snapshot) -> Snapshot {
    Snapshot { offers: None, destinations: Vec::new(), ..snapshot.clone() }
}

/// Plays so many random orders; what Austria, France and a watcher saw after each.
async fn play(sockets: &mut [(Socket, Position); 3], orders: u32) -> [Vec<Snapshot>; 3] {
    let mut snapshots = [0, 1, 2].map(|one: usize| vec![seen(&sockets[one].1.snapshot)]);
    let mut gambler = Gambler::new(8);
    for position in 0..orders {
        let Some(side) = to_decide(&sockets[0].1.snapshot) else { break };
        let (socket, seen_by_them) = &mut sockets[usize::from(side == Side::Blue)];
        socket.order(position, gambler.order(&seen_by_them.snapshot)).await;
        socket.accepted().await;
        for (snapshots, (socket, last)) in snapshots.iter_mut().zip(sockets.iter_mut()) {
            last.snapshot = socket.update().await.snapshot;
            snapshots.push(seen(&last.snapshot));
        }
    }
    snapshots
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn each_looks_back_at_what_they_saw_and_at_everything_after_the_end(pool: PgPool) {
    let server = Server::start_hurried(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let stranger = server.browser();
    let mut sockets = [austria.open(game).await, france.open(game).await, stranger.open(game).await];
    let snapshots = play(&mut sockets, 40).await;

    let people = [(&austria, "red"), (&france, "blue"), (&stranger, "spectator")];
    for ((browser, own), snapshots) in people.into_iter().zip(&snapshots) {
        for lens in ["red", "blue", "spectator", "truth"].into_iter().filter(|lens| *lens != own) {
            for path in [format!("replay?lens={lens}"), format!("replay/frames?lens={lens}&at=0")] {
                let answer = browser.get(&format!("/api/games/{game}/{path}")).await;
                assert_problem(answer, 403, "lens_closed").await;
            }
        }
        let course = replay(browser, game).await;
        assert_eq!((course.lenses.len(), course.seed, course.log.len()), (1, None, 41));
        let pages = [frames(browser, game, own, 5).await, frames(browser, game, own, 33).await];
        assert_eq!((pages[0].first.0, pages[1].first.0), (0, 32));
        assert!(pages.into_iter().flat_map(|page| page.frames).eq(snapshots.iter().cloned()), "{own}");
    }

    sockets[0].0.parley(40, json!({ "parley": "resign" })).await;
    sockets[0].0.accepted().await;
    let course = replay(&stranger, game).await;
    assert_eq!((course.lens, course.lenses.len(), course.log.len()), (Lens::Truth, 4, 42));
    assert!(course.seed.is_some());
    for ((_, lens), snapshots) in people.into_iter().zip(&snapshots) {
        let page = frames(&stranger, game, lens, 0).await;
        assert!(page.frames.iter().eq(&snapshots[..32]), "what was seen then is seen now: {lens}");
    }
    let truth = serde_json::to_string(&frames(&stranger, game, "truth", 41).await).unwrap();
    assert!(!truth.contains("\"hidden\""));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn what_is_asked_wrongly_is_refused(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _france, game) = server.match_up().await;
    for question in ["lens=everything&at=1", "lens=red&at=-1", "lens=red", "lens=red&at=1&by=2"] {
        let answer = austria.get(&format!("/api/games/{game}/replay/frames?{question}")).await;
        assert_problem(answer, 400, "malformed").await;
    }
    let nowhere = format!("/api/games/{}/replay", Uuid::new_v4());
    assert_problem(austria.get(&nowhere).await, 404, "no_such_game").await;
    let waiting = austria.create(json!({})).await.id;
    assert_problem(austria.get(&format!("/api/games/{waiting}/replay")).await, 409, "not_started").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn who_looks_without_end_is_slowed_down(pool: PgPool) {
    let server = Server::start_with(&pool, |settings| {
        settings.limits.looks = estafette_server::limits::Rate::new(3, Duration::from_hours(1));
    });
    let server = server.await;
    for _ in 0..3 {
        assert_eq!(server.browser().get("/api/watch").await.status(), StatusCode::OK);
    }
    assert_problem(server.browser().get("/api/watch").await, 429, "too_many_tries").await;
}

/// What an answer weighs as a browser takes it, and how long it took.
async fn weigh(server: &Server, path: &str) -> (Duration, usize, usize) {
    let http = reqwest::Client::new();
    let begin = Instant::now();
    let request = http.get(format!("http://{}{path}", server.address));
    let answer = request.header(header::ACCEPT_ENCODING, "gzip").send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.headers()[header::CONTENT_ENCODING], "gzip");
    let packed = answer.bytes().await.unwrap();
    let took = begin.elapsed();
    let mut plain = Vec::new();
    std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&packed[..]), &mut plain).unwrap();
    (took, packed.len(), plain.len())
}

fn resident_kilobytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or_default()
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_game_of_400_orders_is_looked_back_at_page_by_page(pool: PgPool) {
    let file: Value = serde_json::from_str(include_str!("../long_game.json")).unwrap();
    let last = file["entries"].as_array().unwrap().len();
    let game = {
        let server = Server::start(&pool).await;
        let answer = server.person("Melas").await.post("/api/archive", file).await;
        let Imported { id } = read(answer, StatusCode::CREATED).await;
        server.stop().await;
        id
    };

    // A server that has never seen the game.
    let server = Server::start(&pool).await;
    server.browser().get("/api/watch").await;
    let before = resident_kilobytes();
    let course = weigh(&server, &format!("/api/games/{game}/replay?lens=truth")).await;
    let first = weigh(&server, &format!("/api/games/{game}/replay/frames?lens=truth&at=0")).await;
    let held = resident_kilobytes().saturating_sub(before);
    let mut pages = Vec::new();
    for lens in ["truth", "red", "blue"] {
        for at in (0..=last).step_by(32) {
            pages.push(weigh(&server, &format!("/api/games/{game}/replay/frames?lens={lens}&at={at}")).await);
        }
    }
    let after = resident_kilobytes().saturating_sub(before);
    let longest = pages.iter().map(|page| page.0).max().unwrap();
    let mean = pages.iter().map(|page| page.0).sum::<Duration>() / u32::try_from(pages.len()).unwrap();
    let sum = |of: fn(&(Duration, usize, usize)) -> usize| pages.iter().map(of).sum::<usize>() / 1024;
    println!(
        "replay of a game with a log of {last} entries:\n  \
         course, the game folded anew: {:?}, {} KB packed, {} KB plain\n  \
         first page of frames: {:?}, {} KB packed; together {:?} (goal for the first frame 300 ms)\n  \
         a page of 32 frames: mean {mean:?}, longest {longest:?}; a step {:?} (goal 30 ms)\n  \
         all frames through three lenses: {} KB packed, {} KB plain, in {} pages\n  \
         memory: {held} KB more after the first page, {after} KB after all",
        course.0,
        course.1 / 1024,
        course.2 / 1024,
        first.0,
        first.1 / 1024,
        course.0 + first.0,
        mean / 32,
        sum(|page| page.1),
        sum(|page| page.2),
        pages.len(),
    );
    assert_eq!(pages.len(), 39);
    assert!(pages.iter().all(|page| page.2 < 512 * 1024), "a page stays small");
}
