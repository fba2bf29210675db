//! A made-up game with two players on each side, see the crate `toy`: four people at four sockets, each
//! with secrets from the other three.

use std::time::Duration;

use estafette_engine::force::{PerSide, Side};
use estafette_engine::secrecy::Seat;
use estafette_protocol::comments::Comments;
use estafette_protocol::game::{GameSummary, Lobby, Status};
use estafette_protocol::live::{Position, ServerMessage};
use estafette_protocol::watching::{Frames, Replay};
use estafette_server::record;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use sqlx::PgPool;
use tokio::time::timeout;
use uuid::Uuid;

use crate::mails::{quick, set_rule, verify};
use crate::play::Gambler;
use crate::support::{Browser, Hands, Server, Socket, assert_problem, read};

const NAMES: [&str; 4] = ["Melas", "Zach", "Bonaparte", "Desaix"];

/// Where they sit, in that order.
const SEATS: [&str; 4] = ["red", "red.2", "blue", "blue.2"];

/// Long enough for a message that is on its way.
const MOMENT: Duration = Duration::from_millis(300);

async fn start(pool: &PgPool) -> Server {
    Server::start_with(pool, |settings| {
        settings.games = estafette_toy::GAMES;
        settings.mail = quick();
    })
    .await
}

pub async fn four(server: &Server) -> Vec<Browser> {
    let mut people = Vec::new();
    for name in NAMES {
        people.push(server.person(name).await);
    }
    people
}

fn pairs(more: &Value) -> Value {
    let mut game = json!({ "game": "ford", "watching": "everybody", "options": { "pairs": true } });
    game.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    game
}

/// A game that all four have joined.
pub async fn begun(people: &[Browser], more: Value) -> Uuid {
    let game = people[0].create(pairs(&more)).await.id;
    for (person, seat) in people.iter().zip(SEATS).skip(1) {
        sit_down(person, game, seat).await;
    }
    game
}

async fn sit_down(person: &Browser, game: Uuid, seat: &str) -> GameSummary {
    let answer = person.post(&path(game, &format!("join?seat={seat}")), json!({})).await;
    read(answer, StatusCode::OK).await
}

fn path(game: Uuid, what: &str) -> String {
    format!("/api/games/{game}/{what}")
}

pub fn seat(name: &str) -> Seat {
    name.parse().unwrap()
}

fn free(game: &GameSummary) -> Vec<String> {
    game.seats.iter().filter(|place| place.free).map(|place| place.seat.to_string()).collect()
}

async fn position(person: &Browser, game: Uuid) -> Position {
    person.open(game).await.1
}

fn send(position: &Position, which: usize) -> Value {
    position.snapshot.offers.as_ref().unwrap()[0].orders().remove(which)
}

/// Gives an order on a socket of its own, at the position that the player sees.
async fn give(person: &Browser, game: Uuid, order: impl FnOnce(&Position) -> Value) {
    let (mut socket, seen) = person.open(game).await;
    socket.order(seen.number, order(&seen)).await;
    socket.accepted().await;
}

async fn undo(person: &Browser, game: Uuid, undo: Value) -> Result<(), String> {
    let (mut socket, seen) = person.open(game).await;
    let id = Uuid::new_v4();
    socket.say(json!({ "type": "undo", "id": id, "position": seen.number, "undo": undo })).await;
    answer(&mut socket).await
}

async fn parley(person: &Browser, game: Uuid, parley: Value) -> Result<(), String> {
    let (mut socket, seen) = person.open(game).await;
    socket.parley(seen.number, parley).await;
    answer(&mut socket).await
}

async fn answer(socket: &mut Socket) -> Result<(), String> {
    match socket.answer().await {
        ServerMessage::Accepted { .. } => Ok(()),
        ServerMessage::Refused(refused) => Err(refused.code),
        other => panic!("an answer was expected, not {other:?}"),
    }
}

fn written(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// Each sends their first block that still can go.
async fn round(people: &[Browser], game: Uuid) {
    for person in people {
        give(person, game, |seen| send(seen, 0)).await;
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn seats_are_taken_one_by_one_and_the_game_begins_with_the_last(pool: PgPool) {
    let server = start(&pool).await;
    let people = four(&server).await;
    let [melas, zach, bonaparte, desaix] = &people[..] else { panic!() };
    let created = melas.create(pairs(&json!({}))).await;
    let (game, invitation) = (created.id, created.invitation.clone().unwrap());
    assert_eq!(
        (created.seat, free(&created)),
        (Some(seat("red")), SEATS[1..].iter().map(ToString::to_string).collect())
    );

    let joined = sit_down(zach, game, "red.2").await;
    assert_eq!(
        (joined.status, joined.seat, joined.yours),
        (Status::Waiting, Some(seat("red.2")), Some(Side::Red))
    );
    assert_problem(zach.get(&path(game, "replay")).await, 409, "not_started").await;
    let seen: Lobby = read(bonaparte.get("/api/games").await, StatusCode::OK).await;
    assert_eq!(free(&seen.open[0]), ["blue", "blue.2"]);
    assert_eq!(seen.open[0].seats[1].player.as_deref(), Some("Zach"));
    let own: Lobby = read(zach.get("/api/games").await, StatusCode::OK).await;
    assert_eq!((own.open.len(), own.mine.len()), (0, 1));

    let wish = |seat: &str| path(game, &format!("join?seat={seat}"));
    assert_problem(bonaparte.post(&wish("red.2"), json!({})).await, 409, "seat_taken").await;
    assert_problem(bonaparte.post(&wish("red.3"), json!({})).await, 404, "no_such_seat").await;
    assert_problem(bonaparte.post(&wish("green"), json!({})).await, 400, "malformed").await;
    assert_problem(melas.post(&wish("blue"), json!({})).await, 409, "own_game").await;

    // Who leaves frees a seat, and comes back by the link, to this seat or that.
    let left = zach.send(Method::DELETE, &format!("/api/games/{game}"), None).await;
    assert_eq!(left.status(), StatusCode::NO_CONTENT);
    let seen: GameSummary = read(bonaparte.get(&format!("/api/games/{game}")).await, StatusCode::OK).await;
    assert_eq!(free(&seen), ["red.2", "blue", "blue.2"]);
    let link = format!("/api/invitations/{invitation}/join?seat=blue.2");
    let back: GameSummary = read(zach.post(&link, json!({})).await, StatusCode::OK).await;
    assert_eq!(back.seat, Some(seat("blue.2")));
    assert_eq!(sit_down(zach, game, "red.2").await.seat, Some(seat("red.2")));

    assert_eq!(bonaparte.join(game).await.seat, Some(seat("blue")), "the first that is free");
    let begun = desaix.join(game).await;
    assert_eq!((begun.status, begun.seat, free(&begun)), (Status::Running, Some(seat("blue.2")), Vec::new()));
    assert!(begun.seats.iter().all(|place| place.asked));
    let late = server.person("Suvorov").await;
    assert_problem(late.post(&path(game, "join"), json!({})).await, 409, "game_full").await;
    let left = zach.send(Method::DELETE, &format!("/api/games/{game}"), None).await;
    assert_problem(left, 409, "has_begun").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_deletes_the_account_frees_their_seat_at_a_game_that_waits(pool: PgPool) {
    let server = start(&pool).await;
    let people = four(&server).await;
    let game = people[0].create(pairs(&json!({}))).await.id;
    sit_down(&people[1], game, "red.2").await;
    let gone = people[1].post("/api/account/deletion", json!({ "password": crate::support::PASSWORD })).await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    let seen: GameSummary = read(people[2].get(&format!("/api/games/{game}")).await, StatusCode::OK).await;
    assert_eq!(free(&seen), ["red.2", "blue", "blue.2"]);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn nobody_else_gets_another_byte_whatever_one_of_a_side_has_answered(pool: PgPool) {
    let clock = Hands::new();
    let server = Server::start_with(&pool, |settings| {
        settings.games = estafette_toy::GAMES;
        settings.clock = clock.clone();
    })
    .await;
    let people = four(&server).await;
    let mut heard = Vec::new();
    for answers in [vec![0], vec![1], vec![2, 0], vec![1, 1, 0]] {
        let game = begun(&people, json!({})).await;
        let others = [people[1].clone(), people[2].clone(), people[3].clone(), server.browser()];
        let mut sockets = Vec::new();
        for person in &others {
            sockets.push(person.open(game).await.0);
        }
        for which in answers {
            give(&people[0], game, |seen| send(seen, which)).await;
        }
        let mut texts = Vec::new();
        for (person, socket) in others.iter().zip(&mut sockets) {
            while timeout(MOMENT, socket.next()).await.is_ok() {}
            texts.push(written(&position(person, game).await));
            texts.extend(socket.heard.iter().filter(|text| !text.contains("presence")).cloned());
            let replay: Replay = read(person.get(&path(game, "replay")).await, StatusCode::OK).await;
            texts.push(written(&replay));
        }
        let game = game.to_string();
        heard.push(texts.iter().map(|text| neutral(text, &game)).collect::<Vec<_>>());
    }
    for other in &heard[1..] {
        assert_eq!(heard[0], *other);
    }
}

/// A text without what is another in each game, and who has it open.
fn neutral(text: &str, game: &str) -> String {
    let mut value: Value = serde_json::from_str(&text.replace(game, "game")).unwrap();
    for name in ["online", "present", "watchers"] {
        value.as_object_mut().unwrap().remove(name);
    }
    value.to_string()
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn one_speaks_for_each_side_and_whoever_gave_an_order_asks_to_take_it_back(pool: PgPool) {
    let server = start(&pool).await;
    let people = four(&server).await;
    let [melas, zach, bonaparte, desaix] = &people[..] else { panic!() };
    let game = begun(&people, json!({})).await;
    for (person, name) in people.iter().zip(SEATS) {
        let seen = position(person, game).await;
        assert_eq!((seen.summary.seat, seen.snapshot.pending.len()), (Some(seat(name)), 4));
        assert_eq!(seen.parley.speakers, PerSide { red: seat("red"), blue: seat("blue") });
        assert_eq!(seen.parley.may_draw, seat(name).rank == 1);
    }
    let draw = json!({ "parley": "offer", "offer": { "of": "draw" } });
    let refused = || Err("not_speaker".to_owned());
    assert_eq!(parley(zach, game, json!({ "parley": "resign" })).await, refused());
    assert_eq!(parley(desaix, game, draw.clone()).await, refused());
    assert_eq!(parley(bonaparte, game, draw).await, Ok(()));
    let accept = json!({ "parley": "accept", "offer": { "of": "draw" } });
    assert_eq!(parley(zach, game, accept).await, refused());
    // An order of somebody who does not speak leaves the offer where it is.
    give(zach, game, |seen| send(seen, 0)).await;
    assert_eq!(position(melas, game).await.parley.open.len(), 1);
    give(melas, game, |seen| send(seen, 0)).await;
    assert_eq!(position(melas, game).await.parley.open.len(), 0);

    let mut before = Vec::new();
    give(bonaparte, game, |seen| send(seen, 0)).await;
    for person in &people {
        before.push(position(person, game).await.snapshot);
    }
    give(desaix, game, |seen| send(seen, 0)).await;
    let from = position(desaix, game).await.number;
    assert_eq!(
        undo(desaix, game, json!({ "undo": "take_back", "from": from })).await,
        Err("behind_the_wall".to_owned())
    );
    let theirs = position(zach, game).await.number;
    let ask = |from: u32| json!({ "undo": "ask", "from": from });
    assert_eq!(undo(zach, game, ask(theirs)).await, Err("not_your_order".to_owned()));
    assert_eq!(undo(desaix, game, ask(from)).await, Ok(()));
    let agree = json!({ "undo": "agree" });
    let asked = position(melas, game).await.undo.asked.unwrap();
    assert_eq!((asked.side, asked.seat), (Side::Blue, seat("blue.2")));
    assert_eq!(undo(bonaparte, game, agree.clone()).await, Err("own_undo".to_owned()));
    assert_eq!(undo(zach, game, agree.clone()).await, refused());
    assert_eq!(undo(zach, game, json!({ "undo": "decline" })).await, refused());
    assert_eq!(undo(melas, game, agree).await, Ok(()));
    for (person, before) in people.iter().zip(before) {
        assert_eq!(position(person, game).await.snapshot, before, "as it stood");
    }
    assert_eq!(parley(melas, game, json!({ "parley": "resign" })).await, Ok(()));
    assert!(position(desaix, game).await.summary.ended.is_some());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn four_play_to_the_end_look_back_through_each_others_eyes_and_keep_the_file(pool: PgPool) {
    let server = start(&pool).await;
    let people = four(&server).await;
    let game = begun(&people, json!({})).await;
    round(&people, game).await;
    give(&people[1], game, |seen| send(seen, 1)).await;
    let mut before = Vec::new();
    for person in &people {
        before.push(position(person, game).await);
    }
    server.stop().await;
    let server = start(&pool).await;
    let people: Vec<Browser> = people.iter().map(|person| person.at(&server.address)).collect();
    for (person, before) in people.iter().zip(&before) {
        let after = position(person, game).await;
        assert_eq!((after.snapshot, after.number), (before.snapshot.clone(), before.number));
        let strangers: Value =
            read(person.get(&path(game, "replay?lens=spectator")).await, StatusCode::FORBIDDEN).await;
        assert_eq!(strangers["code"], "lens_closed");
    }

    let mut gambler = Gambler::new(1);
    let seen = loop {
        let seen = position(&people[0], game).await;
        let Some(asked) = seen.snapshot.pending.first().map(|pending| pending.seat.to_string()) else {
            break seen;
        };
        let at = SEATS.iter().position(|seat| *seat == asked).unwrap();
        give(&people[at], game, |own| gambler.order(&own.snapshot)).await;
    };
    assert!(seen.summary.ended.is_some());

    let stranger = server.browser();
    let replay: Replay = read(stranger.get(&path(game, "replay")).await, StatusCode::OK).await;
    let lenses: Vec<String> = replay.lenses.iter().map(ToString::to_string).collect();
    assert_eq!(lenses, ["truth", "blue", "blue.2", "red", "red.2", "spectator"]);
    for (lens, known) in [("truth", 12), ("spectator", 0)].into_iter().chain(SEATS.map(|seat| (seat, 3))) {
        let frames = path(game, &format!("replay/frames?lens={lens}&at=0"));
        let frames: Frames = read(stranger.get(&frames).await, StatusCode::OK).await;
        let view = written(&frames.frames[0].view);
        assert_eq!(12 - view.matches("\"strength\":null").count(), known, "{lens}");
    }

    let file: Value = read(stranger.get(&path(game, "file")).await, StatusCode::OK).await;
    let names = json!({ "east": "Melas", "east.2": "Zach", "west": "Bonaparte", "west.2": "Desaix" });
    assert_eq!(file["players"], names);
    let told = record::tell(&estafette_toy::GAMES, file.to_string().as_bytes());
    assert!(told.verified, "{}", told.text);
    assert!(NAMES.iter().all(|name| told.text.contains(name)), "{}", told.text);
    let mut short = file.clone();
    short["players"].as_object_mut().unwrap().remove("west.2");
    assert!(!record::tell(&estafette_toy::GAMES, short.to_string().as_bytes()).verified);
    let mut forged = file.clone();
    forged["entries"][0]["side"] = json!("east.2");
    assert!(!record::tell(&estafette_toy::GAMES, forged.to_string().as_bytes()).verified);

    let comments = path(game, "comments");
    let quiet = people[3].put(&format!("{comments}/readers"), json!({ "allowed": false })).await;
    assert_eq!(quiet.status(), StatusCode::NO_CONTENT);
    let told: Comments = read(people[2].get(&comments).await, StatusCode::OK).await;
    assert_eq!((told.readers, told.yours), (PerSide { red: true, blue: false }, Some(true)));
}

/// Whom an outbox has told of something.
async fn told(pool: &PgPool, kind: &str) -> Vec<String> {
    let names = "select a.name from outbox o join accounts a on a.id = o.account_id
                 where o.kind = $1 and o.state in ('waiting', 'sent') order by a.name";
    sqlx::query_scalar(names).bind(kind).fetch_all(pool).await.unwrap()
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn each_who_is_asked_is_told_and_whoever_speaks_hears_what_the_other_side_wishes(pool: PgPool) {
    let server = start(&pool).await;
    let people = four(&server).await;
    for (person, name) in people.iter().zip(NAMES) {
        verify(&pool, name).await;
        set_rule(person, "at_once").await;
    }
    let pace = json!({ "pace": { "pace": "correspondence", "days": 1, "bank_days": 0 } });
    let game = begun(&people, pace).await;
    let mut sorted = NAMES.to_vec();
    sorted.sort_unstable();
    assert_eq!(told(&pool, "decision").await, sorted);
    let due = "select a.name from outbox o join accounts a on a.id = o.account_id
               where o.kind = 'time_out' and o.state = 'waiting' order by a.name";
    let due: Vec<String> = sqlx::query_scalar(due).fetch_all(&pool).await.unwrap();
    assert_eq!(due, ["Bonaparte", "Melas"], "who may claim the time");

    let draw = json!({ "parley": "offer", "offer": { "of": "draw" } });
    parley(&people[0], game, draw).await.unwrap();
    assert_eq!(told(&pool, "draw_offered").await, ["Bonaparte"]);
    give(&people[1], game, |seen| send(seen, 0)).await;
    let asked: Vec<bool> =
        position(&people[1], game).await.summary.seats.iter().map(|place| place.asked).collect();
    assert_eq!(asked, [true, false, true, true]);
    let clocks = position(&people[1], game).await.clocks.unwrap();
    assert!(clocks.sides.red.deciding, "the clock of a side runs while one of it is asked");
    give(&people[0], game, |seen| send(seen, 0)).await;
    assert!(!position(&people[1], game).await.clocks.unwrap().sides.red.deciding);
    let from = position(&people[1], game)
        .await
        .log
        .iter()
        .rev()
        .find(|entry| entry.seat == Some(seat("red.2")))
        .unwrap()
        .position;
    undo(&people[1], game, json!({ "undo": "ask", "from": from })).await.unwrap();
    assert_eq!(told(&pool, "undo_asked").await, ["Bonaparte"]);
    parley(&people[2], game, json!({ "parley": "resign" })).await.unwrap();
    assert_eq!(told(&pool, "game_over").await, sorted);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn talk_is_for_all_four_and_each_has_read_for_themself(pool: PgPool) {
    let server = start(&pool).await;
    let people = four(&server).await;
    let game = begun(&people, json!({})).await;
    let (mut melas, _) = people[0].open(game).await;
    let (mut desaix, _) = people[3].open(game).await;
    melas.say(json!({ "type": "say", "id": Uuid::new_v4(), "text": "Good morning" })).await;
    let said = loop {
        if let ServerMessage::Said(said) = desaix.next_of_any_kind().await {
            break said;
        }
    };
    assert_eq!((said.side, said.seat), (Side::Red, seat("red")));
    let unread = async |person: &Browser| {
        let seen: Lobby = read(person.get("/api/games").await, StatusCode::OK).await;
        seen.unread.get(&game).copied()
    };
    assert_eq!(
        (unread(&people[0]).await, unread(&people[1]).await, unread(&people[3]).await),
        (None, Some(1), Some(1))
    );
    desaix.say(json!({ "type": "read", "up_to": 1 })).await;
    loop {
        if let ServerMessage::Read { side, seat: who, up_to } = melas.next_of_any_kind().await {
            assert_eq!((side, who, up_to), (Side::Blue, seat("blue.2"), 1));
            break;
        }
    }
    assert_eq!(
        (unread(&people[1]).await, unread(&people[2]).await, unread(&people[3]).await),
        (Some(1), Some(1), None)
    );
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn players_who_change_seats_take_everything_of_theirs_along(pool: PgPool) {
    let server = start(&pool).await;
    let people = four(&server).await;
    let options = json!({ "options": { "pairs": true, "banks": true } });
    let game = begun(&people, options.clone()).await;
    let [melas, zach, bonaparte, _] = &people[..] else { panic!() };
    let (mut socket, seen) = melas.open(game).await;
    let (mut others, _) = bonaparte.open(game).await;
    assert_eq!(seen.snapshot.pending.len(), 1);
    socket.say(json!({ "type": "say", "id": Uuid::new_v4(), "text": "I choose" })).await;
    let id = Uuid::new_v4();
    let bank = json!({ "order": "bank", "bank": "blue" });
    socket.order_with(id, 0, bank.clone()).await;
    socket.accepted().await;
    assert_eq!(socket.end().await, Some(1013), "come back");
    assert_eq!(others.end().await, Some(1013));

    let moved = ["blue", "blue.2", "red", "red.2"];
    for (person, name) in people.iter().zip(moved) {
        let seen = position(person, game).await;
        assert_eq!(seen.summary.seat, Some(seat(name)));
        let view = written(&seen.snapshot.view);
        assert_eq!(12 - view.matches("\"strength\":null").count(), 3, "their new blocks, and no others");
    }
    let (mut socket, _) = melas.open(game).await;
    socket.order_with(id, 0, bank).await;
    assert_eq!(socket.accepted().await.0, id, "a resend is known from the other seat too");
    let (mut hearer, _) = zach.open(game).await;
    let said = loop {
        if let ServerMessage::Talk(talk) = hearer.next_of_any_kind().await {
            break talk.messages[0].clone();
        }
    };
    assert_eq!(said.seat, seat("blue"), "what was said goes along");

    // What is written down says the same to another server.
    server.stop().await;
    let server = start(&pool).await;
    let people: Vec<Browser> = people.iter().map(|person| person.at(&server.address)).collect();
    assert_eq!(position(&people[0], game).await.summary.seat, Some(seat("blue")));

    // Taken back, they sit where they sat.
    undo(&people[0], game, json!({ "undo": "ask", "from": 1 })).await.unwrap();
    undo(&people[2], game, json!({ "undo": "agree" })).await.unwrap();
    for (person, name) in people.iter().zip(SEATS) {
        assert_eq!(position(person, game).await.summary.seat, Some(seat(name)));
    }
    give(&people[0], game, |_| json!({ "order": "bank", "bank": "blue" })).await;
    while position(&people[0], game).await.summary.ended.is_none() {
        for person in &people {
            give(person, game, |seen| send(seen, 0)).await;
        }
    }
    let file: Value = read(people[0].get(&path(game, "file")).await, StatusCode::OK).await;
    assert_eq!(file["players"]["west"], "Melas", "by the side they fought for");
    let told = record::tell(&estafette_toy::GAMES, file.to_string().as_bytes());
    assert!(told.verified, "{}", told.text);
    let profile: Value = read(server.browser().get("/api/players/Melas").await, StatusCode::OK).await;
    assert_eq!(profile["finished"][0]["side"], "blue");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn one_against_two_change_seats_and_play_again_as_one_against_two(pool: PgPool) {
    let server = start(&pool).await;
    let people = four(&server).await;
    let [melas, _, bonaparte, desaix] = &people[..] else { panic!() };
    let options = json!({ "options": { "pairs": true, "alone": true, "banks": true } });
    let game = melas.create(pairs(&options)).await.id;
    bonaparte.join(game).await;
    desaix.join(game).await;
    give(melas, game, |_| json!({ "order": "bank", "bank": "blue" })).await;
    for (person, name) in [(melas, "blue"), (bonaparte, "red"), (desaix, "red.2")] {
        let seen = position(person, game).await;
        assert_eq!((seen.summary.seat, seen.snapshot.pending.len()), (Some(seat(name)), 3));
    }
    parley(melas, game, json!({ "parley": "resign" })).await.unwrap();
    let replay: Replay = read(desaix.get(&path(game, "replay")).await, StatusCode::OK).await;
    let lenses: Vec<String> = replay.lenses.iter().map(ToString::to_string).collect();
    assert_eq!(lenses, ["truth", "blue", "red", "red.2", "spectator"]);
    let file: Value = read(desaix.get(&path(game, "file")).await, StatusCode::OK).await;
    assert_eq!(file["players"], json!({ "east": "Bonaparte", "east.2": "Desaix", "west": "Melas" }));
    let told = record::tell(&estafette_toy::GAMES, file.to_string().as_bytes());
    assert!(told.verified, "{}", told.text);

    let again = |parley: &str| json!({ "parley": parley, "offer": { "of": "rematch" } });
    parley(melas, game, again("offer")).await.unwrap();
    assert_eq!(parley(desaix, game, again("accept")).await, Err("not_speaker".to_owned()));
    parley(bonaparte, game, again("accept")).await.unwrap();
    let next = position(desaix, game).await.summary.rematch.unwrap();
    for (person, name) in [(melas, "red"), (bonaparte, "blue"), (desaix, "blue.2")] {
        assert_eq!(position(person, next).await.summary.seat, Some(seat(name)));
    }
}
