//! The binary is killed between writing a notice and sending the mail, and while it is sending.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde_json::json;
use sqlx::migrate::MigrateDatabase;
use sqlx::{PgPool, Postgres};

use crate::binary::{Process, new_database};
use crate::mail_sink::{Certificates, Security, Sink};
use crate::mails::{set_rule, verify};
use crate::support::{Browser, PASSWORD};

/// How often it is killed in each of the two ways.
const KILLS: u32 = 5;

/// What a killed process had in hand is taken up again after twice this.
const PATIENCE: u32 = 3;

struct Bench {
    database: String,
    certificates: Certificates,
    sink: Sink,
    process: Process,
    browsers: [Browser; 2],
    /// The Message-ID of each copy of a mail that arrived.
    copies: BTreeMap<String, usize>,
}

fn variables(sink: &Sink, certificates: &Certificates) -> [(&'static str, String); 4] {
    [
        ("ESTAFETTE_SMTP_URL", sink.url()),
        ("ESTAFETTE_SMTP_CA", certificates.authority().display().to_string()),
        ("ESTAFETTE_MAIL_FROM", "Estafette <games@example.org>".to_owned()),
        ("ESTAFETTE_MAIL_PATIENCE", PATIENCE.to_string()),
    ]
}

impl Bench {
    async fn start() -> Bench {
        let (database, certificates) = (new_database(), Certificates::new());
        let sink = Sink::start(&certificates, Security::StartTls, None).await;
        let process = Process::start_with(&database, &variables(&sink, &certificates)).await;
        let mut browsers = [Browser::new(&process.address), Browser::new(&process.address)];
        let pool = PgPool::connect(&database).await.unwrap();
        for (browser, name) in browsers.iter_mut().zip(["Melas", "Bonaparte"]) {
            browser.sign_up(name, PASSWORD).await;
            verify(&pool, name).await;
            set_rule(browser, "at_once").await;
        }
        pool.close().await;
        Bench { database, certificates, sink, process, browsers, copies: BTreeMap::new() }
    }

    /// Begins a game: one mail is due, to whoever decides first.
    async fn begin(&self) {
        let game = self.browsers[0].create(json!({})).await.id;
        self.browsers[1].join(game).await;
    }

    async fn kill_and_start(self) -> Bench {
        let Bench { database, certificates, sink, process, browsers, copies } = self;
        process.kill().await;
        let process = Process::start_with(&database, &variables(&sink, &certificates)).await;
        let browsers = browsers.map(|browser| browser.at(&process.address));
        Bench { database, certificates, sink, process, browsers, copies }
    }

    /// The Message-ID of the next mail that has not arrived before.
    async fn next_new(&mut self) -> String {
        loop {
            let id = self.sink.mail().await.message_id;
            let copies = self.copies.entry(id.clone()).or_default();
            *copies += 1;
            if *copies == 1 {
                return id;
            }
        }
    }

    /// Waits for a mail to come again.
    async fn again(&mut self, id: &str) {
        while self.copies.get(id) == Some(&1) {
            let again = self.sink.mail().await.message_id;
            *self.copies.entry(again).or_default() += 1;
        }
    }

    async fn collect(&mut self) {
        while let Some(mail) = self.sink.try_mail(Duration::from_secs(u64::from(PATIENCE) * 2 + 4)).await {
            *self.copies.entry(mail.message_id).or_default() += 1;
        }
    }
}

#[tokio::test]
async fn a_kill_loses_no_mail_and_sends_only_what_was_in_hand_again() {
    let mut bench = Bench::start().await;
    // Killed at once after the notice was committed.
    for _ in 0..KILLS {
        bench.begin().await;
        bench = bench.kill_and_start().await;
    }
    bench.collect().await;
    let between = bench.copies.clone();
    // Killed while the mail server has the mail and has not answered.
    let mut in_hand = BTreeSet::new();
    for _ in 0..KILLS {
        bench.sink.order("hold").await;
        bench.begin().await;
        let id = bench.next_new().await;
        bench = bench.kill_and_start().await;
        bench.sink.order("release").await;
        // Before the next kill, so that none is in hand at two.
        bench.again(&id).await;
        in_hand.insert(id);
    }
    bench.collect().await;
    let copies = &bench.copies;
    let twice = |copies: &BTreeMap<String, usize>| copies.values().filter(|&&copies| copies == 2).count();
    println!(
        "killed {KILLS} times between commit and sending: {} mails due, {} arrived, {} of them twice; \
         killed {KILLS} times while sending: {} mails due, {} arrived, {} of them twice with one Message-ID",
        KILLS,
        between.len(),
        twice(&between),
        KILLS,
        copies.len() - between.len(),
        twice(copies) - twice(&between),
    );
    assert_eq!(between.len(), KILLS as usize, "every mail that was due arrived: {between:?}");
    assert_eq!(copies.len(), 2 * KILLS as usize, "{copies:?}");
    assert!(copies.values().all(|&copies| copies <= 2), "{copies:?}");
    assert_eq!(in_hand.len(), KILLS as usize);
    assert!(
        in_hand.iter().all(|id| copies[id] == 2),
        "what was in hand came again, known by its id: {copies:?}"
    );
    let Bench { database, process, .. } = bench;
    process.stop().await;
    Postgres::force_drop_database(&database).await.unwrap();
}
