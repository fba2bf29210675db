//! What people find in their mailboxes, read as they would read it.

use std::time::Duration;

use mail_parser::MessageParser;
use sqlx::PgPool;
use tokio::time::{sleep, timeout};

/// A mail that was sent.
pub struct Letter {
    /// To whom.
    pub to: String,
    /// What it says.
    pub text: String,
}

impl Letter {
    /// The token of the link to a page of ours.
    pub fn token(&self, page: &str) -> String {
        let (_, rest) = self.text.split_once(&format!("/{page}#")).expect("the mail has a link");
        rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter)).collect()
    }
}

/// The mails of a kind that were sent, the oldest first, once there are so many.
pub async fn letters(pool: &PgPool, kind: &str, count: usize) -> Vec<Letter> {
    let all = async {
        loop {
            let sent: Vec<Vec<u8>> = sqlx::query_scalar(
                "select mail from outbox where kind = $1 and state = 'sent' order by created_at, id",
            )
            .bind(kind)
            .fetch_all(pool)
            .await
            .unwrap();
            if sent.len() >= count {
                return sent;
            }
            sleep(Duration::from_millis(20)).await;
        }
    };
    let sent = timeout(Duration::from_secs(20), all).await.expect("the mails are sent");
    assert_eq!(sent.len(), count);
    sent.iter().map(|mail| letter(mail)).collect()
}

fn letter(mail: &[u8]) -> Letter {
    let mail = MessageParser::default().parse(mail).unwrap();
    let to = mail.to().unwrap().first().unwrap().address().unwrap().to_owned();
    Letter { to, text: mail.body_text(0).unwrap().into_owned() }
}

/// How many mails of a kind there are, sent or not.
pub async fn count(pool: &PgPool, kind: &str) -> i64 {
    let count = sqlx::query_scalar("select count(*) from outbox where kind = $1").bind(kind);
    count.fetch_one(pool).await.unwrap()
}
