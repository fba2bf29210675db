//! Clocks over sockets: claims, grants, pauses, and what a restart makes of them. The
//! server's clock is the test's.

use chrono::TimeDelta;
use estafette_engine::ending::Ending;
use estafette_engine::force::Side;
use estafette_protocol::game::{GameSummary, Lobby, Status};
use estafette_protocol::live::ServerMessage;
use estafette_protocol::pace::Pace;
use estafette_server::clock::Clock;
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::play::{Gambler, to_decide};
use crate::support::{Browser, Hands, Server, Socket, assert_problem, read};

fn by_courier(days: u32, bank_days: u32) -> Value {
    json!({ "pace": { "pace": "correspondence", "days": days, "bank_days": bank_days } })
}

fn claim() -> Value {
    json!({ "parley": "claim_time" })
}

fn end_turn() -> Value {
    json!({ "order": "end_turn" })
}

/// Austria, France, their sockets, and the game they play at a pace.
struct Pair {
    austria: Browser,
    france: Browser,
    melas: Socket,
    bonaparte: Socket,
    game: Uuid,
}

impl Pair {
    async fn seat(server: &Server, pace: Value) -> Pair {
        let (austria, france) = (server.person("Melas").await, server.person("Bonaparte").await);
        let game = austria.create(pace).await.id;
        france.join(game).await;
        let (melas, _) = austria.open(game).await;
        let (bonaparte, _) = france.open(game).await;
        Pair { austria, france, melas, bonaparte, game }
    }

    /// A step of one side that both hear of.
    async fn parley(&mut self, side: Side, position: u32, parley: Value) -> GameSummary {
        let socket = if side == Side::Red { &mut self.melas } else { &mut self.bonaparte };
        socket.parley(position, parley).await;
        assert_eq!(socket.accepted().await.1, position + 1);
        let (seen, theirs) = (self.melas.update().await, self.bonaparte.update().await);
        assert_eq!((&seen.clocks, &seen.entry.parley), (&theirs.clocks, &theirs.entry.parley));
        seen.summary
    }

    async fn refused(&mut self, side: Side, position: u32, parley: Value) -> String {
        let socket = if side == Side::Red { &mut self.melas } else { &mut self.bonaparte };
        socket.parley(position, parley).await;
        let refused = socket.refused().await;
        assert!(refused.sentence.ends_with('.'));
        refused.code
    }
}

async fn summary(browser: &Browser, game: Uuid) -> GameSummary {
    read(browser.get(&format!("/api/games/{game}")).await, StatusCode::OK).await
}

async fn result(pool: &PgPool, game: Uuid) -> (Option<String>, Option<String>) {
    let columns = "select result, result_by from games where id = $1";
    sqlx::query_as(columns).bind(game).fetch_one(pool).await.unwrap()
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_win_is_claimed_when_time_is_out_and_not_before(pool: PgPool) {
    let clock = Hands::new();
    let server = Server::start_by(&pool, &clock).await;
    let mut pair = Pair::seat(&server, by_courier(1, 2)).await;
    let deadline = summary(&pair.austria, pair.game).await.time_up_at.unwrap();

    clock.pass(TimeDelta::days(3) - TimeDelta::milliseconds(1));
    assert_eq!(pair.refused(Side::Blue, 0, claim()).await, "time_left");
    assert_eq!(pair.refused(Side::Red, 0, claim()).await, "time_left", "who waits has time");
    clock.pass(TimeDelta::milliseconds(1));
    let ended = pair.parley(Side::Blue, 0, claim()).await;
    let winner = Side::Blue;
    assert_eq!(ended.ended.map(|ended| (ended.ending, ended.at)), Some((Ending::Time { winner }, deadline)));
    assert_eq!((ended.status, ended.time_up_at), (Status::Finished, None));
    assert!(ended.to_decide.is_empty());
    assert_eq!(result(&pool, pair.game).await, (Some("blue".into()), Some("time".into())));

    pair.melas.order(1, end_turn()).await;
    assert_eq!(pair.melas.refused().await.code, "game_over");
    let (_, position) = pair.austria.open(pair.game).await;
    assert!(position.seed.is_some() && to_decide(&position.snapshot).is_none());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_is_out_of_time_may_decide_until_it_is_claimed(pool: PgPool) {
    let clock = Hands::new();
    let server = Server::start_by(&pool, &clock).await;
    let mut pair = Pair::seat(&server, by_courier(1, 0)).await;
    clock.pass(TimeDelta::days(8));
    pair.melas.order(0, end_turn()).await;
    pair.melas.accepted().await;
    pair.melas.update().await;
    let update = pair.bonaparte.update().await;
    let clocks = update.clocks.unwrap().sides;
    assert_eq!((clocks.red.bank_ms, clocks.blue.allowance_ms), (0, 24 * 60 * 60 * 1000));
    assert_eq!(pair.refused(Side::Blue, 1, claim()).await, "time_left");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn of_an_order_and_a_claim_that_race_exactly_one_wins(pool: PgPool) {
    let clock = Hands::new();
    let (one, two) = (Server::start_by(&pool, &clock).await, Server::start_by(&pool, &clock).await);
    let (austria, france) = (one.person("Melas").await, one.person("Bonaparte").await);
    let mut wins = [0; 2];
    for round in 0..8 {
        let game = austria.create(by_courier(1, 0)).await.id;
        france.join(game).await;
        let (mut melas, _) = austria.open(game).await;
        let elsewhere = if round % 2 == 0 { &two.address } else { &one.address };
        let (mut bonaparte, _) = france.at(elsewhere).open(game).await;
        clock.pass(TimeDelta::days(2));
        tokio::join!(melas.order(0, end_turn()), bonaparte.parley(0, claim()));
        let mut accepted = [0; 2];
        for (index, socket) in [&mut melas, &mut bonaparte].into_iter().enumerate() {
            loop {
                match socket.next().await {
                    ServerMessage::Accepted { .. } => break accepted[index] += 1,
                    ServerMessage::Refused(refused) => break assert_eq!(refused.code, "stale"),
                    ServerMessage::Update(_) => (),
                    other => panic!("{other:?}"),
                }
            }
        }
        assert_eq!(accepted[0] + accepted[1], 1);
        let ended = summary(&austria, game).await.ended.is_some();
        assert_eq!(ended, accepted[1] == 1);
        wins[0] += accepted[0];
        wins[1] += accepted[1];
    }
    println!("races of an order with a claim: {} orders won, {} claims", wins[0], wins[1]);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_restart_and_another_node_find_the_clocks_as_they_were(pool: PgPool) {
    let clock = Hands::new();
    let server = Server::start_by(&pool, &clock).await;
    let live = json!({ "pace": { "pace": "live", "bank_seconds": 600, "increment_seconds": 10 } });
    let Pair { austria, france, mut melas, mut bonaparte, game } = Pair::seat(&server, live).await;
    for (position, giver) in [(0, 0), (1, 1), (2, 0), (3, 1)] {
        clock.pass(TimeDelta::milliseconds(61_234));
        let socket = if giver == 0 { &mut melas } else { &mut bonaparte };
        socket.order(position, end_turn()).await;
        socket.accepted().await;
        melas.update().await;
        bonaparte.update().await;
    }
    let bytes = |position| serde_json::to_string(&position).unwrap();
    let before = bytes(austria.open(game).await.1.clocks);
    let other = Server::start_by(&pool, &clock).await;
    assert_eq!(bytes(austria.at(&other.address).open(game).await.1.clocks), before);
    server.stop().await;
    let again = Server::start_by(&pool, &clock).await;
    let (_socket, position) = austria.at(&again.address).open(game).await;
    // Each side's first decision had a day, the second added and cost its time; Austria's
    // third has begun.
    let sides = position.clocks.as_ref().unwrap().sides;
    assert_eq!((sides.red.bank_ms, sides.blue.bank_ms), (558_766, 548_766));
    assert_eq!(bytes(position.clocks), before);

    let (mut bonaparte, _) = france.at(&again.address).open(game).await;
    clock.pass(TimeDelta::seconds(558));
    bonaparte.parley(4, claim()).await;
    assert_eq!(bonaparte.refused().await.code, "time_left");
    clock.pass(TimeDelta::seconds(1));
    bonaparte.parley(4, claim()).await;
    bonaparte.accepted().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn more_time_is_given_to_whoever_is_out_of_it(pool: PgPool) {
    let clock = Hands::new();
    let server = Server::start_by(&pool, &clock).await;
    let mut pair = Pair::seat(&server, by_courier(1, 0)).await;
    let grant = || json!({ "parley": "grant_time", "minutes": 90 });
    assert_eq!(pair.refused(Side::Blue, 0, grant()).await, "time_left");
    clock.pass(TimeDelta::days(1));
    let given = pair.parley(Side::Blue, 0, grant()).await;
    assert_eq!(given.time_up_at.unwrap(), given.moved_at + TimeDelta::minutes(90));
    assert_eq!(pair.refused(Side::Blue, 1, claim()).await, "time_left");
    pair.bonaparte.parley(1, json!({ "parley": "grant_time", "minutes": 0 })).await;
    assert_eq!(pair.bonaparte.refused().await.code, "malformed");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn an_agreed_pause_stops_the_clocks_until_its_end_or_until_who_asked_ends_it(pool: PgPool) {
    let clock = Hands::new();
    let server = Server::start_by(&pool, &clock).await;
    let mut pair = Pair::seat(&server, by_courier(2, 0)).await;
    let offer = json!({ "of": "pause", "minutes": 7 * 24 * 60 });
    let step = |what: &str| json!({ "parley": what, "offer": offer });
    pair.parley(Side::Red, 0, step("offer")).await;
    assert_eq!(pair.refused(Side::Red, 1, step("accept")).await, "own_offer");
    let paused = pair.parley(Side::Blue, 1, step("accept")).await;
    assert_eq!(paused.paused_until.unwrap(), paused.moved_at + TimeDelta::days(7));
    assert_eq!(paused.time_up_at.unwrap(), paused.moved_at + TimeDelta::days(9));
    assert_eq!(pair.refused(Side::Blue, 2, step("offer")).await, "paused");
    assert_eq!(pair.refused(Side::Blue, 2, json!({ "parley": "end_pause" })).await, "not_your_pause");

    // Whoever likes may play on meanwhile.
    clock.pass(TimeDelta::days(6));
    assert_eq!(pair.refused(Side::Blue, 2, claim()).await, "time_left");
    pair.melas.order(2, end_turn()).await;
    pair.melas.accepted().await;
    pair.melas.update().await;
    assert_eq!(pair.bonaparte.update().await.summary.time_up_at, paused.time_up_at);

    let resumed = pair.parley(Side::Red, 3, json!({ "parley": "end_pause" })).await;
    assert_eq!(
        (resumed.paused_until, resumed.time_up_at),
        (None, Some(resumed.moved_at + TimeDelta::days(2)))
    );
    assert_eq!(pair.refused(Side::Red, 4, json!({ "parley": "end_pause" })).await, "not_paused");
    clock.pass(TimeDelta::days(2));
    pair.parley(Side::Red, 4, claim()).await;
}

/// Thirty days in a moment: two who answer in their own time, until one does not.
#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_game_by_courier_lasts_thirty_days_and_ends_by_a_claim(pool: PgPool) {
    let clock = Hands::new();
    let server = Server::start_by(&pool, &clock).await;
    let (austria, france) = (server.person("Melas").await, server.person("Bonaparte").await);
    let game = austria.create(by_courier(3, 4)).await.id;
    let started = france.join(game).await.moved_at;
    let (mut melas, first) = austria.open(game).await;
    let (mut bonaparte, second) = france.open(game).await;
    let (mut snapshots, mut position) = ([first.snapshot, second.snapshot], 0);
    let mut gambler = Gambler::new(30);
    let mut decisions = 0;
    let mut last = None;
    loop {
        let side = to_decide(&snapshots[0]).unwrap();
        if last == Some(side) {
            clock.pass(TimeDelta::seconds(50));
        } else {
            last = Some(side);
            decisions += 1;
            let hours = [5, 20, 76, 11, 48, 2, 71][decisions % 7];
            let summary = summary(&austria, game).await;
            if summary.moved_at - started > TimeDelta::days(22) {
                break;
            }
            clock.pass(TimeDelta::hours(hours));
        }
        let order = gambler.order(&snapshots[usize::from(side == Side::Blue)]);
        let giver = if side == Side::Red { &mut melas } else { &mut bonaparte };
        giver.order(position, order).await;
        giver.accepted().await;
        snapshots = [melas.update().await.snapshot, bonaparte.update().await.snapshot];
        position += 1;
    }
    let silent = to_decide(&snapshots[0]).unwrap();
    let claimer = if silent == Side::Red { &mut bonaparte } else { &mut melas };
    let up = summary(&austria, game).await.time_up_at.unwrap();
    while up > clock.now() {
        claimer.parley(position, claim()).await;
        assert_eq!(claimer.refused().await.code, "time_left");
        clock.pass(TimeDelta::hours(12));
    }
    claimer.parley(position, claim()).await;
    claimer.accepted().await;
    let ended = claimer.update().await.summary.ended.unwrap();
    assert_eq!(ended.ending, Ending::Time { winner: silent.opponent() });
    let days = (ended.at - started).num_days();
    assert!((25..=35).contains(&days), "{days} days");
    println!("by courier: {position} orders, {decisions} decisions, {days} days");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_lobby_shows_the_pace_and_sorts_by_the_time_left(pool: PgPool) {
    let clock = Hands::new();
    let server = Server::start_by(&pool, &clock).await;
    let (austria, france) = (server.person("Melas").await, server.person("Bonaparte").await);
    let slow = austria.create(by_courier(7, 7)).await;
    assert_eq!(slow.pace, Pace::Correspondence { days: 7, bank_days: 7 });
    let free = austria.create(json!({})).await;
    let fast = austria.create(by_courier(1, 1)).await;
    let lobby: Lobby = read(france.get("/api/games").await, StatusCode::OK).await;
    let paces: Vec<Pace> = lobby.open.iter().map(|game| game.pace).collect();
    assert_eq!(paces, [fast.pace, Pace::None, slow.pace]);
    for game in [slow.id, free.id, fast.id] {
        france.join(game).await;
    }
    let lobby: Lobby = read(austria.get("/api/games").await, StatusCode::OK).await;
    let mine: Vec<Uuid> = lobby.mine.iter().map(|game| game.id).collect();
    assert_eq!(mine, [fast.id, slow.id, free.id]);
    assert_eq!(lobby.mine[0].time_up_at, Some(lobby.now + TimeDelta::days(2)));
    assert_eq!(lobby.mine[2].time_up_at, None);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_pace_that_cannot_be_is_refused(pool: PgPool) {
    let server = Server::start(&pool).await;
    let melas = server.person("Melas").await;
    let game = |pace: Value| json!({ "game": "triomphe", "side": "red", "visibility": "open", "pace": pace });
    for pace in [
        json!({ "pace": "live", "bank_seconds": 9, "increment_seconds": 0 }),
        json!({ "pace": "live", "bank_seconds": 43_201, "increment_seconds": 0 }),
        json!({ "pace": "live", "bank_seconds": 60, "increment_seconds": 601 }),
        json!({ "pace": "correspondence", "days": 0, "bank_days": 1 }),
        json!({ "pace": "correspondence", "days": 31, "bank_days": 1 }),
        json!({ "pace": "correspondence", "days": 1, "bank_days": 61 }),
    ] {
        let problem = assert_problem(melas.post("/api/games", game(pace)).await, 422, "invalid").await;
        assert_eq!(problem["field"], "pace");
    }
    for pace in [
        json!({ "pace": "live", "bank_seconds": -60, "increment_seconds": 0 }),
        json!({ "pace": "live", "bank_seconds": 60 }),
        json!({ "pace": "at dawn" }),
        json!("none"),
    ] {
        assert_problem(melas.post("/api/games", game(pace)).await, 422, "malformed").await;
    }
}
