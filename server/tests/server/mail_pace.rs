//! What is told of clocks, and of what is asked beside the board.

use chrono::{DateTime, Duration, Utc};
use estafette_protocol::notifications::{MailState, Mailbox};
use estafette_server::clock::Clock as _;
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::mails::{quick, set_rule};
use crate::outages::nobody_is_away;
use crate::support::{Browser, Hands, Server, read};

/// What somebody was told, oldest first: what it was, and whether it was sent.
async fn told(browser: &Browser) -> Vec<(String, MailState)> {
    let mailbox: Mailbox = read(browser.get("/api/mails").await, StatusCode::OK).await;
    mailbox.mails.into_iter().rev().map(|mail| (mail.kind, mail.state)).collect()
}

/// The same, as soon as nothing is left that could be sent now.
async fn told_by_now(pool: &PgPool, browser: &Browser) -> Vec<(String, MailState)> {
    let due = "select count(*) from outbox where state = 'waiting' and not_before <= now()";
    while sqlx::query_scalar::<_, i64>(due).fetch_one(pool).await.unwrap() > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    told(browser).await
}

async fn planned(pool: &PgPool, kind: &str) -> Vec<DateTime<Utc>> {
    let planned = "select not_before from outbox where state = 'waiting' and kind = $1 order by not_before";
    sqlx::query_scalar(planned).bind(kind).fetch_all(pool).await.unwrap()
}

/// As new rules do with what waits.
async fn due_now(pool: &PgPool) {
    let due = "update outbox set not_before = now() where state = 'waiting'";
    sqlx::query(due).execute(pool).await.unwrap();
}

fn offer(step: &str, offer: &Value) -> Value {
    json!({ "parley": step, "offer": offer })
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn an_offer_is_told_and_one_that_was_answered_before_is_not(pool: PgPool) {
    let server = Server::start_with(&pool, |settings| settings.mail = quick()).await;
    let (austria, france) = (server.person("Melas").await, server.person("Bonaparte").await);
    set_rule(&france, "at_once").await;
    let pace = json!({ "pace": "correspondence", "days": 3, "bank_days": 0 });
    let game = austria.create(json!({ "side": "red", "pace": pace })).await.id;
    france.join(game).await;
    let (mut melas, _) = austria.open(game).await;
    let pause = json!({ "of": "pause", "minutes": 4320 });
    melas.parley(0, offer("offer", &json!({ "of": "draw" }))).await;
    melas.accepted().await;
    melas.update().await;
    let sent = |kind: &str| (kind.to_owned(), MailState::Sent);
    assert!(told_by_now(&pool, &france).await.contains(&sent("draw_offered")));

    // From now on France hears of nothing at once.
    set_rule(&france, "when_away").await;
    melas.parley(1, offer("offer", &pause)).await;
    melas.accepted().await;
    melas.update().await;
    melas.parley(2, offer("withdraw", &pause)).await;
    melas.accepted().await;
    melas.update().await;
    let cancelled = ("pause_asked".to_owned(), MailState::Cancelled);
    assert!(told(&france).await.contains(&cancelled), "{:?}", told(&france).await);
    assert!(!told(&austria).await.iter().any(|(kind, _)| kind == "draw_offered"), "it is for the other side");
    server.stop().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn reminders_go_with_the_clock_and_the_opponent_hears_when_time_is_out(pool: PgPool) {
    let clock = Hands::at(Utc::now());
    nobody_is_away(&pool).await;
    let server = Server::start_with(&pool, |settings| {
        settings.mail = quick();
        settings.clock = std::sync::Arc::<Hands>::clone(&clock);
    });
    let server = server.await;
    let (austria, france) = (server.person("Melas").await, server.person("Bonaparte").await);
    let pace = json!({ "pace": "correspondence", "days": 3, "bank_days": 0 });
    let game = austria.create(json!({ "side": "red", "pace": pace })).await.id;
    let up = france.join(game).await.time_up_at.unwrap();
    let before = |hours| up - Duration::hours(hours);
    assert_eq!(planned(&pool, "reminder").await, [before(24)], "one at a time");
    assert_eq!(planned(&pool, "time_out").await, [up]);

    // A pause puts them off; its end before its time puts them on again.
    let (mut melas, _) = austria.open(game).await;
    let (mut bonaparte, _) = france.open(game).await;
    let pause = json!({ "of": "pause", "minutes": 2880 });
    melas.parley(0, offer("offer", &pause)).await;
    melas.accepted().await;
    melas.update().await;
    bonaparte.parley(1, offer("accept", &pause)).await;
    bonaparte.update().await;
    bonaparte.accepted().await;
    bonaparte.update().await;
    melas.update().await;
    assert_eq!(planned(&pool, "time_out").await, [up + Duration::days(2)]);
    assert_eq!(planned(&pool, "reminder").await[0], before(24) + Duration::days(2));
    melas.parley(2, json!({ "parley": "end_pause" })).await;
    melas.accepted().await;
    melas.update().await;
    assert_eq!(planned(&pool, "time_out").await, [up]);

    // What new rules would send early waits for its moment all the same.
    let of = |told: Vec<(String, MailState)>, kind: &str| {
        told.into_iter().filter(|(of, state)| of == kind && *state == MailState::Sent).count()
    };
    clock.pass(Duration::days(2) - Duration::minutes(1));
    set_rule(&austria, "at_once").await;
    set_rule(&france, "at_once").await;
    assert_eq!(of(told_by_now(&pool, &austria).await, "reminder"), 0);
    clock.pass(Duration::minutes(2));
    due_now(&pool).await;
    assert_eq!(of(told_by_now(&pool, &austria).await, "reminder"), 1);
    assert_eq!(of(told_by_now(&pool, &france).await, "time_out"), 0);
    clock.pass(Duration::days(1));
    due_now(&pool).await;
    assert_eq!(of(told_by_now(&pool, &france).await, "time_out"), 1);

    melas.parley(3, json!({ "parley": "resign" })).await;
    melas.accepted().await;
    melas.update().await;
    let waits = "select count(*) from outbox where state = 'waiting' and kind in ('reminder', 'time_out')";
    assert_eq!(sqlx::query_scalar::<_, i64>(waits).fetch_one(&pool).await.unwrap(), 0);
    server.stop().await;
}

/// Two people with a game by courier that the first has to decide in, and when their time is out.
async fn by_courier(server: &Server) -> (Browser, Browser, DateTime<Utc>) {
    let (austria, france) = (server.person("Melas").await, server.person("Bonaparte").await);
    set_rule(&austria, "at_once").await;
    let pace = json!({ "pace": "correspondence", "days": 3, "bank_days": 0 });
    let game = austria.create(json!({ "side": "red", "pace": pace })).await.id;
    let up = france.join(game).await.time_up_at.unwrap();
    (austria, france, up)
}

async fn start_by(pool: &PgPool, clock: &std::sync::Arc<Hands>) -> Server {
    let clock = std::sync::Arc::clone(clock);
    Server::start_with(pool, |settings| {
        settings.mail = quick();
        settings.clock = clock;
    })
    .await
}

async fn reminders(pool: &PgPool, browser: &Browser) -> usize {
    let told = told_by_now(pool, browser).await;
    told.iter().filter(|(kind, state)| kind == "reminder" && *state == MailState::Sent).count()
}

/// Measured before it was mended: three at once.
#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn after_a_down_time_one_reminder_comes_and_not_all_that_were_missed(pool: PgPool) {
    let clock = Hands::at(Utc::now());
    nobody_is_away(&pool).await;
    let server = start_by(&pool, &clock).await;
    let (austria, _, up) = by_courier(&server).await;
    clock.pass(Duration::days(3) - Duration::minutes(50));
    due_now(&pool).await;
    assert_eq!(reminders(&pool, &austria).await, 1);
    assert!(
        planned(&pool, "reminder").await.is_empty(),
        "an hour before, it would come too soon after this one"
    );

    // When it is too late, none comes.
    clock.pass(Duration::hours(1));
    due_now(&pool).await;
    assert_eq!(reminders(&pool, &austria).await, 1);
    assert!(clock.now() > up);
    server.stop().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_next_reminder_is_planned_when_one_is_sent(pool: PgPool) {
    let clock = Hands::at(Utc::now());
    nobody_is_away(&pool).await;
    let server = start_by(&pool, &clock).await;
    let (austria, _, up) = by_courier(&server).await;
    for (number, hours) in [24, 6, 1].into_iter().enumerate() {
        assert_eq!(planned(&pool, "reminder").await, [up - Duration::hours(hours)]);
        let now = clock.now();
        clock.pass(up - Duration::hours(hours) - now + Duration::seconds(1));
        due_now(&pool).await;
        assert_eq!(reminders(&pool, &austria).await, number + 1);
    }
    assert!(planned(&pool, "reminder").await.is_empty());
    server.stop().await;
}
