//! Mails about games, over a real mail server with TLS.

use std::collections::HashSet;
use std::time::Duration;

use estafette_engine::force::Side;
use estafette_protocol::notifications::{MailState, Mailbox, ReadMail};
use estafette_server::Settings;
use estafette_server::mails::sending::{MailServer, MailSettings, Transport};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::mail_sink::{Arrived, Certificates, SILENCE, Security, Sink};
use crate::play::{Gambler, to_decide};
use crate::support::{Browser, Server, Socket, assert_problem, read};

/// Mails go to this mail server, at once.
fn by_mail(sink: &Sink, certificates: &Certificates) -> impl FnOnce(&mut Settings) {
    let authority = std::fs::read(certificates.authority()).unwrap();
    let server = MailServer::at(&sink.url(), Some(&authority)).unwrap();
    move |settings| {
        settings.mail = MailSettings {
            transport: Transport::Smtp(server),
            from: "Estafette <games@example.org>".parse().unwrap(),
            timeout: Duration::from_secs(5),
            footer: Some("Run by the club of Alessandria, games@example.org".to_owned()),
            ..quick()
        };
    }
}

/// Mails do not wait for each other.
pub fn quick() -> MailSettings {
    MailSettings {
        poll_interval: Duration::from_millis(20),
        spacing: Duration::ZERO,
        ..MailSettings::without_server(None)
    }
}

/// Gives somebody a verified address.
pub async fn verify(pool: &PgPool, name: &str) {
    let done = sqlx::query(
        "update accounts set email = name_key || '@example.org', email_verified_at = now() where name = $1",
    );
    assert_eq!(done.bind(name).execute(pool).await.unwrap().rows_affected(), 1);
}

pub async fn set_rule(browser: &Browser, rule: &str) {
    let settings = json!({ "rule": rule, "away_minutes": 5, "digest_at": "08:00", "quiet": null,
                           "language": "en", "timezone": "UTC" });
    let answer = browser.send(Method::PUT, "/api/notifications", Some(settings)).await;
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
}

async fn mailbox(browser: &Browser) -> Mailbox {
    read(browser.get("/api/mails").await, StatusCode::OK).await
}

/// Two people with addresses who want to be told by this rule, and a game they have not begun.
async fn people(pool: &PgPool, server: &Server, rule: &str) -> [Browser; 2] {
    let browsers = [server.person("Melas").await, server.person("Bonaparte").await];
    for (browser, name) in browsers.iter().zip(["Melas", "Bonaparte"]) {
        verify(pool, name).await;
        set_rule(browser, rule).await;
    }
    browsers
}

/// A game that both have open, played order by order.
struct Match {
    sockets: [Socket; 2],
    snapshots: [estafette_engine::game::Snapshot; 2],
    position: u32,
    gambler: Gambler,
}

impl Match {
    async fn open(browsers: &[Browser; 2], game: Uuid, seed: u64) -> Match {
        let (austria, position) = browsers[0].open(game).await;
        let (france, other) = browsers[1].open(game).await;
        Match {
            position: position.position.0,
            sockets: [austria, france],
            snapshots: [position.snapshot, other.snapshot],
            gambler: Gambler::new(seed),
        }
    }

    fn decides(&self) -> Option<usize> {
        to_decide(&self.snapshots[0]).map(|side| usize::from(side == Side::Blue))
    }

    /// Gives one order. Whoever has to decide now and did not before.
    async fn order(&mut self) -> Option<usize> {
        let seat = self.decides().expect("the game goes on");
        let order = self.gambler.order(&self.snapshots[seat]);
        self.sockets[seat].order(self.position, order).await;
        self.sockets[seat].accepted().await;
        self.snapshots = [self.sockets[0].update().await.snapshot, self.sockets[1].update().await.snapshot];
        self.position += 1;
        self.decides().filter(|&now| now != seat)
    }

    /// Gives orders until the decision passes to the other side.
    async fn hand_over(&mut self) -> usize {
        loop {
            if let Some(seat) = self.order().await {
                return seat;
            }
        }
    }
}

const ADDRESSES: [&str; 2] = ["melas@example.org", "bonaparte@example.org"];

fn assert_of_game(mail: &Arrived, game: Uuid) {
    assert!(mail.raw.contains(&format!("References: <game.{game}@example.org>")), "{}", mail.raw);
    assert!(mail.raw.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{}", mail.raw);
    assert!(mail.text.contains(&format!("/games/{game}")), "{}", mail.text);
    assert!(mail.text.contains("Run by the club of Alessandria"), "{}", mail.text);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_has_to_decide_gets_one_mail_each_time(pool: PgPool) {
    let certificates = Certificates::new();
    let mut sink = Sink::start(&certificates, Security::StartTls, None).await;
    let server = Server::start_with(&pool, by_mail(&sink, &certificates)).await;
    let browsers = people(&pool, &server, "at_once").await;
    let game = browsers[0].create(json!({})).await.id;
    browsers[1].join(game).await;
    let first = sink.mail().await;
    assert_eq!(first.to, ADDRESSES[0]);
    let mut play = Match::open(&browsers, game, 3).await;
    let mut ids = HashSet::from([first.message_id]);
    let turns = 24;
    for _ in 0..turns {
        let seat = play.hand_over().await;
        let mail = sink.mail().await;
        assert_eq!(mail.to, ADDRESSES[seat]);
        assert_of_game(&mail, game);
        assert!(ids.insert(mail.message_id), "each mail is another");
    }
    let rest = sink.rest().await.len();
    println!("{turns} changes of who decides, {} mails, {rest} too many", ids.len());
    assert_eq!((ids.len(), rest), (turns + 1, 0));
    let sent = mailbox(&browsers[0]).await;
    assert!(sent.mail_server);
    assert!(sent.mails.iter().all(|mail| mail.state == MailState::Sent), "{:?}", sent.mails);
    assert!(sent.mails.iter().all(|mail| mail.answer.as_ref().unwrap().contains("kept as")));
    server.stop().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_mail_server_that_speaks_tls_from_the_start_takes_a_test_mail(pool: PgPool) {
    let certificates = Certificates::new();
    let mut sink = Sink::start(&certificates, Security::Tls, None).await;
    let server = Server::start_with(&pool, by_mail(&sink, &certificates)).await;
    let [melas, _] = people(&pool, &server, "off").await;
    assert_eq!(melas.post("/api/mails/test", json!({})).await.status(), StatusCode::ACCEPTED);
    let mail = sink.mail().await;
    assert_eq!((mail.to.as_str(), mail.subject.as_str()), (ADDRESSES[0], "A mail from Estafette"));
    assert!(!mail.raw.contains("List-Unsubscribe"), "a test mail is not of a game");
    // Nobody fills a mailbox with them.
    let mut last = StatusCode::ACCEPTED;
    for _ in 0..5 {
        last = melas.post("/api/mails/test", json!({})).await.status();
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    server.stop().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn an_unknown_authority_is_not_trusted(pool: PgPool) {
    let (certificates, others) = (Certificates::new(), Certificates::new());
    let mut sink = Sink::start(&certificates, Security::StartTls, None).await;
    let server = Server::start_with(&pool, by_mail(&sink, &others)).await;
    let [melas, _] = people(&pool, &server, "off").await;
    melas.post("/api/mails/test", json!({})).await;
    assert!(sink.try_mail(SILENCE).await.is_none());
    let mails = mailbox(&melas).await.mails;
    assert_eq!(mails[0].state, MailState::Waiting);
    assert!(mails[0].problem.is_some());
    server.stop().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn while_the_mail_server_is_down_nothing_is_lost(pool: PgPool) {
    let certificates = Certificates::new();
    let sink = Sink::start(&certificates, Security::StartTls, None).await;
    let port = sink.port;
    let server = Server::start_with(&pool, by_mail(&sink, &certificates)).await;
    drop(sink);
    let browsers = people(&pool, &server, "at_once").await;
    let mut games = Vec::new();
    for _ in 0..5 {
        let game = browsers[0].create(json!({})).await.id;
        browsers[1].join(game).await;
        games.push(game);
    }
    let tried = async {
        loop {
            let mails = mailbox(&browsers[0]).await.mails;
            if mails.len() == 5 && mails.iter().all(|mail| mail.attempts > 0 && mail.problem.is_some()) {
                return mails;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let mails = tokio::time::timeout(Duration::from_mins(1), tried).await.unwrap();
    assert!(mails.iter().all(|mail| mail.state == MailState::Waiting), "the page says so: {mails:?}");
    let mut sink = Sink::start(&certificates, Security::StartTls, Some(port)).await;
    let mut arrived: HashSet<&Uuid> = HashSet::new();
    for _ in &games {
        let mail = sink.mail().await;
        arrived.extend(games.iter().filter(|game| mail.text.contains(&game.to_string())));
    }
    assert_eq!(arrived.len(), games.len());
    assert!(sink.rest().await.is_empty());
    server.stop().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_mail_that_is_refused_for_good_is_given_up_and_said_so(pool: PgPool) {
    let certificates = Certificates::new();
    let mut sink = Sink::start(&certificates, Security::StartTls, None).await;
    sink.order("refuse").await;
    let server = Server::start_with(&pool, by_mail(&sink, &certificates)).await;
    let [melas, _] = people(&pool, &server, "off").await;
    melas.post("/api/mails/test", json!({})).await;
    sink.mail().await;
    let ended = async {
        while mailbox(&melas).await.mails[0].state == MailState::Waiting {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), ended).await.unwrap();
    let mails = mailbox(&melas).await.mails;
    assert_eq!((mails[0].state, mails[0].attempts), (MailState::GivenUp, 1));
    assert!(mails[0].problem.as_ref().unwrap().contains("no such mailbox"), "{:?}", mails[0].problem);
    server.stop().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn what_is_answered_before_it_is_due_is_not_sent(pool: PgPool) {
    let certificates = Certificates::new();
    let mut sink = Sink::start(&certificates, Security::StartTls, None).await;
    let server = Server::start_with(&pool, by_mail(&sink, &certificates)).await;
    let browsers = people(&pool, &server, "when_away").await;
    let game = browsers[0].create(json!({})).await.id;
    browsers[1].join(game).await;
    let mut play = Match::open(&browsers, game, 5).await;
    for socket in &mut play.sockets {
        socket.say(json!({ "type": "looking" })).await;
        // An answer to the next message says that this one was read.
        socket.say(json!({ "type": "resync" })).await;
        socket.position().await;
    }
    for _ in 0..6 {
        play.hand_over().await;
    }
    assert!(sink.try_mail(SILENCE).await.is_none(), "both have just looked");
    let mails = mailbox(&browsers[0]).await.mails;
    let states: Vec<MailState> = mails.iter().map(|mail| mail.state).collect();
    assert!(states.contains(&MailState::Cancelled), "{states:?}");

    // Whoever wants to be told at once from now on is told of what waits.
    let seat = play.decides().unwrap();
    set_rule(&browsers[seat], "at_once").await;
    assert_eq!(sink.mail().await.to, ADDRESSES[seat]);
    server.stop().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_link_in_a_mail_stops_mails_without_a_login_but_only_when_posted_to(pool: PgPool) {
    let certificates = Certificates::new();
    let mut sink = Sink::start(&certificates, Security::StartTls, None).await;
    let server = Server::start_with(&pool, by_mail(&sink, &certificates)).await;
    let browsers = people(&pool, &server, "at_once").await;
    let (one, other) = (browsers[0].create(json!({})).await.id, browsers[0].create(json!({})).await.id);
    browsers[1].join(one).await;
    let mail = sink.mail().await;
    let header = mail.raw.lines().find_map(|line| line.strip_prefix("List-Unsubscribe: <")).unwrap();
    let all = header.trim_end_matches('>').split_once("localhost").unwrap().1.split_once('/').unwrap().1;
    let stranger = server.browser();

    // Muting one game leaves the other.
    let mute = format!("/{all}?game={other}");
    let stopped: Value = read(stranger.post(&mute, json!({})).await, StatusCode::OK).await;
    assert_eq!(stopped, json!({ "all": false }));
    browsers[1].join(other).await;
    assert!(sink.try_mail(SILENCE).await.is_none(), "this game is muted");

    // Opening the link changes nothing; posting, as mail programs do, stops all.
    assert!(!stranger.get(&format!("/{all}")).await.status().is_server_error());
    let settings: Value = read(browsers[0].get("/api/notifications").await, StatusCode::OK).await;
    assert_eq!(settings["settings"]["rule"], "at_once");
    let answer = reqwest::Client::new()
        .post(format!("http://{}/{all}", server.address))
        .header("content-type", "application/x-www-form-urlencoded")
        .body("List-Unsubscribe=One-Click");
    assert_eq!(answer.send().await.unwrap().status(), StatusCode::OK);
    let settings: Value = read(browsers[0].get("/api/notifications").await, StatusCode::OK).await;
    assert_eq!((&settings["settings"]["rule"], &settings["games"]), (&json!("off"), &json!([])));
    let nobody = format!("/stop/{}", Uuid::new_v4());
    assert_problem(stranger.post(&nobody, json!({})).await, 404, "no_such_link").await;
    server.stop().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn without_a_mail_server_mails_are_read_on_a_page_by_their_reader_only(pool: PgPool) {
    let folder = std::env::temp_dir().join(format!("estafette-mails-{}", Uuid::new_v4().simple()));
    let server = Server::start_with(&pool, |settings| {
        settings.mail = quick();
        settings.mail.transport = Transport::Page { folder: Some(folder.clone()) };
    });
    let server = server.await;
    let (melas, bonaparte, game) = server.match_up().await;
    set_rule(&melas, "at_once").await;
    let arrived = async {
        loop {
            let mails = mailbox(&melas).await;
            match mails.mails.first() {
                Some(mail) if mail.state == MailState::Sent => return mails,
                _ => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    };
    let mails = tokio::time::timeout(Duration::from_secs(20), arrived).await.unwrap();
    assert!(!mails.mail_server);
    assert!(mails.mails[0].readable);
    let path = format!("/api/mails/{}", mails.mails[0].id);
    let mail: ReadMail = read(melas.get(&path).await, StatusCode::OK).await;
    assert_eq!(mail.subject, "Your orders: Marengo against Bonaparte, round 1");
    assert!(mail.html.contains(&format!("/games/{game}")));
    assert_problem(bonaparte.get(&path).await, 404, "no_such_mail").await;
    assert_problem(server.browser().get(&path).await, 401, "not_signed_in").await;
    let kept = std::fs::read_to_string(folder.join(format!("{}.eml", mails.mails[0].id))).unwrap();
    assert!(kept.contains("To: Melas <Melas@mailbox.invalid>"), "{kept}");
    std::fs::remove_dir_all(folder).unwrap();
    server.stop().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn settings_that_cannot_be_are_refused_and_change_nothing(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (melas, _, game) = server.match_up().await;
    let good = json!({ "rule": "digest", "away_minutes": 30, "digest_at": "07:30",
                       "quiet": { "from": "22:00", "to": "07:00" }, "language": "fr", "timezone": "Europe/Paris" });
    let answer = melas.send(Method::PUT, "/api/notifications", Some(good.clone())).await;
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
    let wrong = [
        ("away_minutes", json!(0)),
        ("digest_at", json!("25:00")),
        ("quiet", json!({ "from": "22:00", "to": "late" })),
        ("language", json!("it")),
        ("timezone", json!("Mars/Olympus")),
    ];
    for (field, value) in wrong {
        let mut settings = good.clone();
        settings[field] = value;
        let answer = melas.send(Method::PUT, "/api/notifications", Some(settings)).await;
        assert_eq!(assert_problem(answer, 422, "invalid").await["field"], field);
    }
    let shown: Value = read(melas.get("/api/notifications").await, StatusCode::OK).await;
    assert_eq!(shown["settings"], good);

    // A game has a rule of its own until it is taken away.
    let path = format!("/api/notifications/games/{game}");
    for (rule, shown) in [(json!("off"), json!([{ "game": game, "rule": "off" }])), (json!(null), json!([]))]
    {
        let answer = melas.send(Method::PUT, &path, Some(json!({ "rule": rule }))).await;
        assert_eq!(answer.status(), StatusCode::NO_CONTENT);
        let settings: Value = read(melas.get("/api/notifications").await, StatusCode::OK).await;
        assert_eq!(settings["games"], shown);
    }
    let stranger = server.person("Desaix").await;
    let answer = stranger.send(Method::PUT, &path, Some(json!({ "rule": "off" }))).await;
    assert_problem(answer, 403, "not_a_player").await;
}
