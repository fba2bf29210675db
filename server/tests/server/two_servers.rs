//! Two servers on one database: what happens at one is heard at the other, at once by the channel between
//! them, and at the next pulse when a signal is lost; and nothing wrong hangs on a signal.

use std::time::{Duration, Instant};

use estafette_engine::force::Side;
use estafette_engine::parley::{Offer, Parley};
use estafette_protocol::account::AccessToken;
use estafette_protocol::live::ServerMessage;
use estafette_protocol::watching::WatchLink;
use futures_util::future::join_all;
use reqwest::StatusCode;
use serde_json::json;
use sqlx::migrate::MigrateDatabase;
use sqlx::{PgPool, Postgres};
use uuid::Uuid;

use crate::binary::{Process, new_database};
use crate::play::{Gambler, to_decide};
use crate::support::{Browser, PASSWORD, Server, Socket, read};
use crate::way::Way;

/// A pulse that tests need not wait long for.
const PULSE: Duration = Duration::from_millis(300);

/// A pulse that never comes while a test runs: what is heard was told.
const NO_PULSE: Duration = Duration::from_hours(1);

/// The next message that is none about who is there.
async fn next(socket: &mut Socket) -> ServerMessage {
    loop {
        match socket.next_of_any_kind().await {
            ServerMessage::Presence { .. } | ServerMessage::Talk(_) => (),
            message => return message,
        }
    }
}

/// Waits until it is heard who is there.
async fn hear_presence(socket: &mut Socket, expected: (bool, bool), watching: u32) {
    loop {
        if let ServerMessage::Presence { online, watchers, .. } = socket.next_of_any_kind().await
            && ((online.red, online.blue), watchers) == (expected, watching)
        {
            return;
        }
    }
}

async fn draw_offered(socket: &mut Socket, position: u32) {
    socket.parley(position, json!({ "parley": "offer", "offer": { "of": "draw" } })).await;
    socket.accepted().await;
    socket.update().await;
}

/// Everything that is told at a table, from one server to the other.
async fn everything_is_heard(austria: &Browser, france: &Browser, host: &Browser, game: Uuid) {
    let (mut melas, position) = austria.open(game).await;
    let (mut bonaparte, other) = france.open(game).await;
    assert!(other.online.red, "who is at the other server is there");
    hear_presence(&mut melas, (true, true), 0).await;

    // Moves of both, to both.
    let mut gambler = Gambler::new(1);
    let mut snapshots = [position.snapshot, other.snapshot];
    for number in 0..12 {
        let seat = usize::from(to_decide(&snapshots[0]) == Some(Side::Blue));
        let order = gambler.order(&snapshots[seat]);
        let (mover, waiting) =
            if seat == 0 { (&mut melas, &mut bonaparte) } else { (&mut bonaparte, &mut melas) };
        mover.order(number, order).await;
        assert_eq!(mover.accepted().await.1, number + 1);
        snapshots[seat] = mover.update().await.snapshot;
        snapshots[1 - seat] = waiting.update().await.snapshot;
    }

    // What is said, and how far it was read.
    melas.say(json!({ "type": "say", "id": Uuid::new_v4(), "text": "Bonjour." })).await;
    for socket in [&mut melas, &mut bonaparte] {
        let heard = next(socket).await;
        assert!(matches!(&heard, ServerMessage::Said(said) if said.text == "Bonjour."), "{heard:?}");
    }
    bonaparte.say(json!({ "type": "read", "up_to": 1 })).await;
    for socket in [&mut melas, &mut bonaparte] {
        let heard = next(socket).await;
        assert!(matches!(heard, ServerMessage::Read { side: Side::Blue, up_to: 1, .. }), "{heard:?}");
    }

    // Offers.
    draw_offered(&mut melas, 12).await;
    let offered = bonaparte.update().await;
    assert_eq!(offered.entry.parley, Some(Parley::Offer { offer: Offer::Draw {} }));
    assert!(offered.parley.open.iter().any(|on_offer| on_offer.offer == Offer::Draw {}));

    // Who watches, and who may no more.
    let link = format!("/api/games/{game}/watch-link");
    let link: WatchLink = read(austria.post(&link, json!({})).await, StatusCode::CREATED).await;
    let (mut watcher, _) = host.open_with_key(game, &link.key).await;
    hear_presence(&mut melas, (true, true), 1).await;
    austria.put(&format!("/api/games/{game}/watching"), json!({ "watching": "nobody" })).await;
    assert_eq!(watcher.end().await, Some(1013));
    hear_presence(&mut melas, (true, true), 0).await;

    // Sessions that end, and who leaves.
    let mut phone = Browser::new(&france.address);
    phone.log_in("Bonaparte", PASSWORD).await;
    let (mut on_phone, _) = phone.open(game).await;
    phone.at(&austria.address).delete("/api/session").await;
    assert_eq!(on_phone.end().await, Some(4001));

    // Who sits there.
    france.at(&austria.address).post("/api/account/deletion", json!({ "password": PASSWORD })).await;
    assert_eq!(bonaparte.end().await, Some(4001));
    let (mut gone, mut left) = (false, false);
    while !gone || !left {
        match melas.next_of_any_kind().await {
            ServerMessage::Position(position) => gone |= position.summary.gone.blue,
            ServerMessage::Presence { online, .. } => left |= !online.blue,
            _ => (),
        }
    }
}

async fn two_people(one: &str, other: &str) -> (Browser, Browser, Browser, Uuid) {
    let [mut austria, mut france] = [Browser::new(one), Browser::new(other)];
    for (browser, name) in [(&mut austria, "Melas"), (&mut france, "Bonaparte")] {
        assert_eq!(browser.sign_up(name, PASSWORD).await.status(), StatusCode::CREATED);
    }
    let game = austria.create(json!({ "watching": "invited" })).await.id;
    france.join(game).await;
    (austria, france, Browser::new(other), game)
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn what_happens_at_one_server_is_told_to_the_other(pool: PgPool) {
    let one = Server::start_with(&pool, |settings| settings.pulse = NO_PULSE).await;
    let two = Server::start_with(&pool, |settings| settings.pulse = NO_PULSE).await;
    let (austria, france, host, game) = two_people(&one.address, &two.address).await;
    everything_is_heard(&austria, &france, &host, game).await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn what_is_not_heard_is_found_at_the_next_pulse(pool: PgPool) {
    let way = Way::deaf_to_database_of(&pool).await;
    let [here, there] = [way.pool().await, way.pool().await];
    let one = Server::start_with(&here, |settings| settings.pulse = PULSE).await;
    let two = Server::start_with(&there, |settings| settings.pulse = PULSE).await;
    let (austria, france, _, game) = two_people(&one.address, &two.address).await;
    let (mut melas, position) = austria.open(game).await;
    let (mut bonaparte, _) = france.open(game).await;
    hear_presence(&mut melas, (true, true), 0).await;
    melas.order(0, Gambler::new(1).order(&position.snapshot)).await;
    melas.accepted().await;
    assert_eq!(bonaparte.update().await.position.0, 1);
    melas.say(json!({ "type": "say", "id": Uuid::new_v4(), "text": "Bonjour." })).await;
    assert!(matches!(next(&mut bonaparte).await, ServerMessage::Said(said) if said.number == 1));
    bonaparte.close().await;
    hear_presence(&mut melas, (true, false), 0).await;
}

/// What must not be played with once it has ended, and how it ends.
#[derive(Debug, Clone, Copy)]
enum Ending {
    SignedOut,
    EndedFromElsewhere,
    PasswordChanged,
    TokenRevoked,
    AccountDeleted,
}

/// Ends it at one server.
async fn end(ending: Ending, owner: &Browser, guest: &Browser) {
    let answer = match ending {
        Ending::SignedOut => guest.at(&owner.address).delete("/api/session").await,
        Ending::EndedFromElsewhere => owner.delete("/api/account/sessions").await,
        Ending::PasswordChanged => {
            let new = json!({ "password": PASSWORD, "new_password": "la garde recule, hélas" });
            owner.put("/api/account/password", new).await
        }
        Ending::TokenRevoked => {
            let tokens: Vec<AccessToken> = read(owner.get("/api/account/tokens").await, StatusCode::OK).await;
            owner.delete(&format!("/api/account/tokens/{}", tokens[0].id)).await
        }
        Ending::AccountDeleted => owner.post("/api/account/deletion", json!({ "password": PASSWORD })).await,
    };
    assert!(answer.status().is_success(), "{ending:?}: {}", answer.text().await.unwrap());
}

/// Measured before it was mended: 5 orders of 5 were accepted, for 25 seconds.
#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn what_has_ended_gives_no_order_at_a_server_that_has_not_heard_of_it(pool: PgPool) {
    let way = Way::deaf_to_database_of(&pool).await;
    let one = Server::start(&pool).await;
    let two = Server::start_with(&way.pool().await, |settings| settings.pulse = NO_PULSE).await;
    let endings = [
        Ending::SignedOut,
        Ending::EndedFromElsewhere,
        Ending::PasswordChanged,
        Ending::TokenRevoked,
        Ending::AccountDeleted,
    ];
    for (number, ending) in endings.into_iter().enumerate() {
        let name = format!("Melas{number}");
        let owner = one.person(&name).await;
        let opponent = one.person(&format!("Bonaparte{number}")).await;
        let game = owner.create(json!({})).await.id;
        opponent.join(game).await;
        let guest = if let Ending::TokenRevoked = ending {
            owner.program("bot").await.at(&two.address)
        } else {
            let mut phone = two.browser();
            assert_eq!(phone.log_in(&name, PASSWORD).await.status(), StatusCode::OK);
            phone
        };
        let (mut socket, position) = guest.open(game).await;
        end(ending, &owner, &guest).await;
        socket.order(0, Gambler::new(3).order(&position.snapshot)).await;
        assert_eq!(socket.end().await, Some(4001), "{ending:?}");
    }
    let stored: i64 = sqlx::query_scalar("select count(*) from game_moves").fetch_one(&pool).await.unwrap();
    assert_eq!(stored, 0);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_may_watch_no_more_is_let_out_before_the_next_move_is_told(pool: PgPool) {
    let way = Way::deaf_to_database_of(&pool).await;
    let one = Server::start(&pool).await;
    let two = Server::start_with(&way.pool().await, |settings| settings.pulse = NO_PULSE).await;
    let (austria, france, host, game) = two_people(&one.address, &two.address).await;
    let link = format!("/api/games/{game}/watch-link");
    let key = read::<WatchLink>(austria.post(&link, json!({})).await, StatusCode::CREATED).await.key;
    let (mut watcher, _) = host.open_with_key(game, &key).await;
    let elsewhere = austria.at(&france.address);
    let (mut melas, position) = elsewhere.open(game).await;
    assert_eq!(austria.delete(&link).await.status(), StatusCode::OK);
    melas.order(0, Gambler::new(1).order(&position.snapshot)).await;
    assert_eq!(melas.accepted().await.1, 1);
    assert_eq!(watcher.end().await, Some(1013));
    assert!(!watcher.heard.iter().any(|text| text.contains("\"type\":\"update\"")), "{:?}", watcher.heard);
}

/// How long the other side may wait for a move at another server, at the median. Alone on a machine it
/// is some 10 ms; tests share theirs.
const MEDIAN: Duration = Duration::from_millis(200);

#[tokio::test]
async fn two_processes_on_one_database_tell_each_other() {
    let database = new_database();
    let one = Process::start(&database).await;
    let two = Process::start(&database).await;
    let (austria, france, host, game) = two_people(&one.address, &two.address).await;
    let further = austria.create(json!({})).await.id;
    france.join(further).await;
    let (mut melas, position) = austria.open(further).await;
    let (mut bonaparte, other) = france.open(further).await;
    let mut snapshots = [position.snapshot, other.snapshot];
    let mut gambler = Gambler::new(2);
    let mut times = Vec::new();
    for number in 0..60 {
        let seat = usize::from(to_decide(&snapshots[0]) == Some(Side::Blue));
        let order = gambler.order(&snapshots[seat]);
        let (mover, waiting) =
            if seat == 0 { (&mut melas, &mut bonaparte) } else { (&mut bonaparte, &mut melas) };
        mover.order(number, order).await;
        mover.accepted().await;
        let accepted = Instant::now();
        snapshots[1 - seat] = waiting.update().await.snapshot;
        times.push(accepted.elapsed());
        snapshots[seat] = mover.update().await.snapshot;
    }
    times.sort();
    let median = times[times.len() / 2];
    println!("from accepted to the update at the other server: median {median:?}, worst {:?}", times.last());
    assert!(median < MEDIAN, "{median:?}");
    everything_is_heard(&austria, &france, &host, game).await;
    one.stop().await;
    two.stop().await;
    Postgres::force_drop_database(&database).await.unwrap();
}

/// How many pairs of orders race; 10,000 were tried for the record.
fn pairs() -> u32 {
    std::env::var("ESTAFETTE_RACES").ok().and_then(|number| number.parse().ok()).unwrap_or(100)
}

/// How many games are raced in at a time.
const RACED_IN: u32 = 4;

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn of_orders_that_race_at_two_servers_exactly_one_is_taken(pool: PgPool) {
    let options = (*pool.connect_options()).clone();
    let mut servers = Vec::new();
    for _ in 0..2 {
        let pool = estafette_server::database::connect(options.clone()).await.unwrap();
        servers.push(Server::start_hurried(&pool).await);
    }
    let each = pairs().div_ceil(RACED_IN);
    let tables = (0..RACED_IN).map(async |number| {
        let austria = servers[0].person(&format!("Melas{number}")).await;
        let france = servers[0].person(&format!("Bonaparte{number}")).await;
        let mut taken = [0, 0];
        while taken[0] + taken[1] < each {
            let left = each - taken[0] - taken[1];
            let seed = u64::from(number) * 1_000 + u64::from(left);
            let won = race(&austria, &france, &servers[1].address, left, seed).await;
            taken = [taken[0] + won[0], taken[1] + won[1]];
        }
        taken
    });
    let taken: Vec<[u32; 2]> = join_all(tables).await;
    let [here, there] = [0, 1].map(|server| taken.iter().map(|taken| taken[server]).sum::<u32>());
    println!("{} pairs raced: {here} taken at one server, {there} at the other", each * RACED_IN);
    assert_eq!(here + there, each * RACED_IN);
    let (stored, last): (i64, i64) = sqlx::query_as(
        "select sum(moves)::bigint, sum(last)::bigint
         from (select count(*) as moves, max(seq) as last from game_moves group by game_id) as games",
    )
    .fetch_one(&pool)
    .await
    .unwrap();
    let pairs = i64::from(each * RACED_IN);
    assert_eq!((stored, last), (pairs, pairs));
}

/// A game in which whoever has to decide gives an order at each of two servers, at once; as far as so many
/// pairs. How many were taken at each.
async fn race(austria: &Browser, france: &Browser, other: &str, pairs: u32, seed: u64) -> [u32; 2] {
    let game = austria.create(json!({})).await.id;
    france.join(game).await;
    let mut gamblers = [Gambler::new(seed), Gambler::new(seed + 500)];
    let mut sockets = Vec::new();
    let mut snapshots = Vec::new();
    for player in [austria, france] {
        for browser in [player.clone(), player.at(other)] {
            let (socket, position) = browser.open(game).await;
            sockets.push(socket);
            snapshots.push(position.snapshot);
        }
    }
    let mut taken = [0, 0];
    for position in 0..pairs {
        let Some(side) = to_decide(&snapshots[0]) else { break };
        let first = if side == Side::Red { 0 } else { 2 };
        for server in 0..2 {
            let order = gamblers[server].order(&snapshots[first]);
            sockets[first + server].order(position, order).await;
        }
        let mut winners = Vec::new();
        for (at, socket) in sockets.iter_mut().enumerate() {
            let asks = (first..first + 2).contains(&at);
            let (mut answered, mut told) = (!asks, false);
            while !answered || !told {
                match socket.next().await {
                    ServerMessage::Accepted { position: taken_at, .. } => {
                        assert_eq!(taken_at.0, position + 1);
                        winners.push(at - first);
                        answered = true;
                    }
                    ServerMessage::Refused(refused) => {
                        assert_eq!(refused.code, "stale");
                        answered = true;
                    }
                    ServerMessage::Update(update) => {
                        assert_eq!(update.position.0, position + 1);
                        (snapshots[at], told) = (update.snapshot, true);
                    }
                    ServerMessage::Position(whole) => {
                        assert_eq!(whole.position.0, position + 1);
                        (snapshots[at], told) = (whole.snapshot, true);
                    }
                    _ => (),
                }
            }
        }
        assert_eq!(winners.len(), 1, "position {position}");
        taken[winners[0]] += 1;
    }
    taken
}
