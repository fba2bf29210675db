//! A made-up game goes through everything that hosts games, although nothing here knows it: see the
//! crate `toy`. Both sides are asked at once, and what one has answered is its secret.

use std::time::Duration;

use estafette_engine::force::Side;
use estafette_engine::games::Games;
use estafette_protocol::live::{Position, ServerMessage};
use estafette_protocol::notifications::{MailState, Mailbox, ReadMail};
use estafette_protocol::record::GameFile;
use estafette_protocol::watching::{Frames, Replay};
use estafette_server::record;
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::PgPool;
use tokio::time::timeout;
use uuid::Uuid;

use crate::mails::{quick, set_rule, verify};
use crate::play::Gambler;
use crate::previews::Client;
use crate::support::{Browser, Hands, Server, Socket, read};

const GAMES: Games = estafette_toy::GAMES;

/// Long enough for a message that is on its way.
const MOMENT: Duration = Duration::from_millis(300);

async fn start(pool: &PgPool) -> Server {
    Server::start_with(pool, |settings| {
        settings.games = GAMES;
        settings.mail = quick();
    })
    .await
}

async fn create(browser: &Browser) -> Uuid {
    browser.create(json!({ "game": "ford", "watching": "everybody" })).await.id
}

/// Two people at a game, and somebody who watches it.
struct Ford {
    game: Uuid,
    sockets: [Socket; 2],
    watcher: Socket,
}

impl Ford {
    async fn open(server: &Server, people: &[Browser; 2]) -> Ford {
        let game = create(&people[0]).await;
        people[1].join(game).await;
        let (red, _) = people[0].open(game).await;
        let (blue, _) = people[1].open(game).await;
        let (watcher, _) = server.browser().open(game).await;
        Ford { game, sockets: [red, blue], watcher }
    }

    /// Answers for a side; the number it has in that side's own log.
    async fn answer(&mut self, side: Side, position: u32, order: Value) -> u32 {
        let socket = &mut self.sockets[side as usize];
        socket.order(position, order).await;
        socket.accepted().await.1
    }
}

async fn people(server: &Server) -> [Browser; 2] {
    [server.person("Melas").await, server.person("Bonaparte").await]
}

fn send(position: &Position, which: usize) -> Value {
    let offers = position.snapshot.offers.as_ref().unwrap();
    offers[0].orders().remove(which)
}

async fn position(browser: &Browser, game: Uuid) -> Position {
    browser.open(game).await.1
}

/// What somebody hears of a game next, if it comes at all.
async fn hears(socket: &mut Socket) -> Option<ServerMessage> {
    timeout(MOMENT, socket.next()).await.ok()
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn both_are_asked_at_once_and_second_thoughts_are_heard_by_nobody(pool: PgPool) {
    let server = start(&pool).await;
    let people = people(&server).await;
    let mut ford = Ford::open(&server, &people).await;
    let [red, blue] = [position(&people[0], ford.game).await, position(&people[1], ford.game).await];
    assert_eq!(red.snapshot.pending.len(), 2);
    assert_eq!(blue.snapshot.pending, red.snapshot.pending);

    assert_eq!(ford.answer(Side::Red, 0, send(&red, 0)).await, 1);
    let own = ford.sockets[0].update().await;
    assert_eq!(own.entry.happened.events.len(), 2);
    for socket in [&mut ford.sockets[1], &mut ford.watcher] {
        let heard = socket.update().await;
        assert_eq!(heard.entry.happened.events.len(), 1, "that it is answered, not what");
        assert_eq!(heard.snapshot.pending.len(), 1);
    }
    let before = position(&people[1], ford.game).await;

    // The same again is refused and changes nothing; another answer is its own side's secret.
    ford.sockets[0].order(1, send(&red, 0)).await;
    assert_eq!(ford.sockets[0].refused().await.code, "same_answer");
    assert_eq!(ford.answer(Side::Red, 1, send(&red, 1)).await, 2);
    let own = ford.sockets[0].update().await;
    assert_eq!(own.undo.alone_from.map(|from| from.0), Some(1), "nobody has learned anything");
    assert!(hears(&mut ford.sockets[1]).await.is_none());
    assert!(hears(&mut ford.watcher).await.is_none());
    let after = position(&people[1], ford.game).await;
    assert_eq!(after.snapshot, before.snapshot);
    assert_eq!((after.number, written(&after.log)), (before.number, written(&before.log)));
    assert_eq!(after.summary.moved_at, before.summary.moved_at);

    assert_eq!(ford.answer(Side::Blue, 1, send(&blue, 0)).await, 2);
    let [one, two] = [ford.sockets[0].update().await, ford.sockets[1].update().await];
    assert_eq!((one.entry.position.0, two.entry.position.0), (3, 2));
    let watched = ford.watcher.update().await;
    assert_eq!(watched.entry.position.0, 2);
    assert_eq!(one.snapshot.pending.len(), 2, "the next round");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_other_side_gets_the_same_bytes_whatever_was_answered(pool: PgPool) {
    let clock = Hands::new();
    let server = Server::start_with(&pool, |settings| {
        settings.games = GAMES;
        settings.clock = clock.clone();
    })
    .await;
    let people = people(&server).await;
    let mut heard = Vec::new();
    for answers in [vec![0], vec![1], vec![2, 0], vec![1, 1, 0]] {
        let mut ford = Ford::open(&server, &people).await;
        for (at, which) in (0..).zip(answers) {
            let own = position(&people[0], ford.game).await;
            ford.answer(Side::Red, at, send(&own, which)).await;
            ford.sockets[0].update().await;
        }
        let mut texts = Vec::new();
        for (browser, socket) in [(&people[1], &mut ford.sockets[1]), (&server.browser(), &mut ford.watcher)]
        {
            while hears(socket).await.is_some() {}
            let seen = browser.open(ford.game).await.1;
            texts.push(written(&seen));
            texts.extend(socket.heard.iter().filter(|text| !text.contains("presence")).cloned());
            let replay: Replay = read(browser.get(&path(ford.game, "replay")).await, StatusCode::OK).await;
            texts.push(written(&replay));
        }
        let game = ford.game.to_string();
        heard.push(texts.iter().map(|text| text.replace(&game, "game")).collect::<Vec<_>>());
    }
    for other in &heard[1..] {
        assert_eq!(heard[0], *other);
    }
}

fn written(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

fn path(game: Uuid, what: &str) -> String {
    format!("/api/games/{game}/{what}")
}

/// Plays by chance to the end; what each side sees then.
async fn finish(ford: &mut Ford, people: &[Browser; 2]) -> [Position; 2] {
    let mut gamblers = [Gambler::new(1), Gambler::new(2)];
    loop {
        let seen = [position(&people[0], ford.game).await, position(&people[1], ford.game).await];
        let asked = seen[0].snapshot.pending.first().map(|pending| pending.seat.side);
        let Some(side) = asked else { return seen };
        let (own, gambler) = (&seen[side as usize], &mut gamblers[side as usize]);
        let order = gambler.order(&own.snapshot);
        ford.answer(side, own.number, order).await;
        // Whoever had something hidden from them gets the whole position when all is over.
        ford.sockets[side as usize].next().await;
        ford.sockets[side.opponent() as usize].next().await;
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_whole_game_is_looked_back_at_kept_as_a_file_and_verified(pool: PgPool) {
    let server = start(&pool).await;
    let people = people(&server).await;
    let mut ford = Ford::open(&server, &people).await;
    let [red, blue] = finish(&mut ford, &people).await;
    assert!(red.summary.ended.is_some());
    assert_eq!(red.number, blue.number, "when all is over everybody counts alike");
    assert_eq!(red.log.len(), blue.log.len());

    let own = path(ford.game, "replay?lens=blue");
    let replay: Replay = read(people[1].get(&own).await, StatusCode::OK).await;
    assert_eq!(written(&replay.log), written(&blue.log), "a player looks back with their own eyes");
    let frames = path(ford.game, "replay/frames?lens=truth&at=0");
    let truth: Frames = read(people[1].get(&frames).await, StatusCode::OK).await;
    let view = written(&truth.frames[0].view);
    assert_eq!(view.matches("\"strength\":").count(), 6);
    assert!(!view.contains("\"strength\":null"), "{view}");

    let text: Value = read(people[0].get(&path(ford.game, "file")).await, StatusCode::OK).await;
    assert_eq!(text["game"], "ford");
    let told = record::tell(&GAMES, text.to_string().as_bytes());
    assert!(told.verified, "{}", told.text);
    let mut forged = text.clone();
    forged["seed"] = json!("00".repeat(32));
    assert!(!record::tell(&GAMES, forged.to_string().as_bytes()).verified);
    let file: GameFile = serde_json::from_value(read_labels(text)).unwrap();
    assert_eq!(file.entries.len(), usize::try_from(red.number).unwrap());
}

fn read_labels(text: Value) -> Value {
    GAMES.rules("ford".parse().unwrap()).unwrap().labels().read(text)
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_game_goes_on_at_another_server_with_its_secrets(pool: PgPool) {
    let server = start(&pool).await;
    let people = people(&server).await;
    let mut ford = Ford::open(&server, &people).await;
    let before = position(&people[0], ford.game).await;
    ford.answer(Side::Red, 0, send(&before, 2)).await;
    let seen = [position(&people[0], ford.game).await, position(&people[1], ford.game).await];
    server.stop().await;
    let server = start(&pool).await;
    let people = people.map(|browser| browser.at(&server.address));
    for (browser, before) in people.iter().zip(&seen) {
        let after = position(browser, ford.game).await;
        assert_eq!((after.snapshot, after.number), (before.snapshot.clone(), before.number));
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_still_has_to_answer_is_told_by_mail(pool: PgPool) {
    let server = start(&pool).await;
    let people = people(&server).await;
    for (browser, name) in people.iter().zip(["Melas", "Bonaparte"]) {
        verify(&pool, name).await;
        set_rule(browser, "at_once").await;
    }
    let game = create(&people[0]).await;
    people[1].join(game).await;
    for browser in &people {
        let mail = first_mail(browser).await;
        assert!(mail.text.contains(&game.to_string()), "{}", mail.text);
        assert!(mail.subject.contains("ford"), "{}", mail.subject);
        assert_plain(&[&mail.subject, &mail.text]);
        assert!(!mail.html.contains("<img"), "a game without a field has no picture: {}", mail.html);
    }
}

/// Nothing is told in the words of another game, or by the key of a message that there is not.
fn assert_plain(texts: &[&str]) {
    let foreign = ["Marengo", "Austria", "France", "o’clock", "mail-", "log-", "preview-", "{"];
    for text in texts {
        let found: Vec<_> = foreign.iter().filter(|word| text.contains(**word)).collect();
        assert!(found.is_empty(), "{found:?} in {text}");
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_link_to_a_finished_game_is_shown_in_plain_words_without_a_picture(pool: PgPool) {
    let client = Client::new();
    let server = Server::start_with(&pool, |settings| {
        settings.games = GAMES;
        settings.client_dir = Some(client.folder());
    })
    .await;
    let people = people(&server).await;
    let mut ford = Ford::open(&server, &people).await;
    finish(&mut ford, &people).await;
    let address = format!("/games/{}/replay?lens=red", ford.game);
    let page = server.browser().get(&address).await.text().await.unwrap();
    assert!(page.contains("content=\"ford: Melas against Bonaparte\""), "{page}");
    assert!(page.contains("as Red saw it"), "{page}");
    assert!(!page.contains("og:image"), "{page}");
    assert_plain(&[&page]);
    let picture = format!("/api/games/{}/replay/picture.png?lens=red", ford.game);
    assert_eq!(server.browser().get(&picture).await.status(), StatusCode::NOT_FOUND);
}

async fn first_mail(browser: &Browser) -> ReadMail {
    for _ in 0..100 {
        let mailbox: Mailbox = read(browser.get("/api/mails").await, StatusCode::OK).await;
        if let Some(mail) = mailbox.mails.first().filter(|mail| mail.state == MailState::Sent) {
            return read(browser.get(&format!("/api/mails/{}", mail.id)).await, StatusCode::OK).await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("no mail came")
}
