//! `/api/mails`: what was sent to a player, and whether the mail server took it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use data_encoding::BASE64;
use estafette_protocol::notifications::{Mailbox, ReadMail};
use mail_parser::{MessageParser, MimeHeaders};
use uuid::Uuid;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Owner, Path};
use crate::store::mails;
use crate::store::outbox::{self, Notice};

/// `GET /api/mails`.
pub async fn list(State(app): State<Arc<App>>, owner: Owner) -> Result<axum::Json<Mailbox>, Error> {
    let mails = mails::of_account(&app.pool, owner.account.id).await?;
    Ok(axum::Json(Mailbox { mail_server: app.settings.mail.transport.has_server(), mails }))
}

/// `GET /api/mails/{id}`: a mail, where there is no mail server to send it.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<Uuid>,
    owner: Owner,
) -> Result<axum::Json<ReadMail>, Error> {
    let mail = mails::by_id(&app.pool, owner.account.id, id).await?;
    Ok(axum::Json(read(&mail).ok_or(Error::NoSuchMail)?))
}

/// A mail as a page shows it, with its picture inside.
fn read(mail: &[u8]) -> Option<ReadMail> {
    let mail = MessageParser::default().parse(mail)?;
    let mut html = mail.body_html(0)?.into_owned();
    for part in mail.attachments() {
        if let Some(id) = part.content_id() {
            let png = format!("data:image/png;base64,{}", BASE64.encode(part.contents()));
            html = html.replace(&format!("cid:{id}"), &png);
        }
    }
    let subject = mail.subject().unwrap_or_default().to_owned();
    Some(ReadMail { subject, text: mail.body_text(0)?.into_owned(), html })
}

/// `POST /api/mails/test`: sends the player a mail, to see whether mails arrive.
pub async fn test(State(app): State<Arc<App>>, owner: Owner) -> Result<StatusCode, Error> {
    app.limiter.test_mail(owner.account.id)?;
    let mut connection = app.pool.acquire().await?;
    outbox::enqueue(&mut connection, Notice::test(owner.account.id)).await?;
    Ok(StatusCode::ACCEPTED)
}
