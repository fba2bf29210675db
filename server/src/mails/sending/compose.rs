//! A mail, and its form on the wire.

use axum::http::Uri;
use lettre::Message;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, MultiPart, SinglePart};

/// A mail.
pub struct Mail {
    /// To whom.
    pub to: Mailbox,
    /// Its subject.
    pub subject: String,
    /// Its text for readers without HTML.
    pub text: String,
    /// Its text in HTML. Shows the picture as `cid:` and [`Picture::ID`].
    pub html: String,
    /// A picture that travels inside.
    pub picture: Option<Picture>,
    /// `<ID@HOST>`: the same whenever it is sent again.
    pub message_id: String,
    /// The id that mails of one game refer to, so that they are one thread.
    pub thread: Option<String>,
    /// How its reader gets no more of this kind.
    pub unsubscribe: Option<Unsubscribe>,
}

/// A picture inside a mail.
pub struct Picture {
    /// The PNG.
    pub png: Vec<u8>,
}

impl Picture {
    /// What the HTML calls it by, after `cid:`.
    pub const ID: &str = "board";
}

/// The address that stops mails: a program posts to it (RFC 8058), people open it.
pub struct Unsubscribe(pub Uri);

/// A mail that cannot be put together: an address or a header is not one.
#[derive(Debug, thiserror::Error)]
#[error("the mail cannot be put together: {0}")]
pub struct Unwritable(#[from] lettre::error::Error);

impl Mail {
    /// The mail as it goes over the wire.
    pub fn compose(self, from: &Mailbox) -> Result<Message, Unwritable> {
        let mut builder = Message::builder()
            .from(from.clone())
            .to(self.to)
            .subject(self.subject)
            .message_id(Some(self.message_id))
            // Not to be answered by an absence note.
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()));
        if let Some(thread) = self.thread {
            builder = builder.in_reply_to(thread.clone()).references(thread);
        }
        if let Some(Unsubscribe(address)) = self.unsubscribe {
            builder = builder
                .raw_header(header("List-Unsubscribe", format!("<{address}>")))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        }
        let html = SinglePart::html(self.html);
        let texts = MultiPart::alternative().singlepart(SinglePart::plain(self.text));
        let body = match self.picture {
            None => texts.singlepart(html),
            Some(picture) => {
                texts.multipart(MultiPart::related().singlepart(html).singlepart(picture.part()))
            }
        };
        Ok(builder.multipart(body)?)
    }
}

impl Picture {
    fn part(self) -> SinglePart {
        // A content type that is one, so this cannot fail.
        let png = ContentType::parse("image/png").unwrap_or(ContentType::TEXT_PLAIN);
        Attachment::new_inline(Picture::ID.to_owned()).body(self.png, png)
    }
}

fn header(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mail() -> Mail {
        Mail {
            to: "Léa <lea@example.org>".parse().unwrap(),
            subject: "Vos ordres : Marengo contre Ida, tour 7".to_owned(),
            text: "Il est midi.".to_owned(),
            html: "<p>Il est midi.</p>".to_owned(),
            picture: Some(Picture { png: vec![1, 2, 3] }),
            message_id: "<1@example.org>".to_owned(),
            thread: Some("<game@example.org>".to_owned()),
            unsubscribe: Some(Unsubscribe("https://example.org/stop/1".parse().unwrap())),
        }
    }

    fn lines(mail: Mail) -> Vec<String> {
        let message = mail.compose(&"Estafette <games@example.org>".parse().unwrap()).unwrap();
        String::from_utf8(message.formatted()).unwrap().lines().map(ToOwned::to_owned).collect()
    }

    #[test]
    fn a_mail_of_a_game_can_be_known_threaded_and_stopped() {
        let lines = lines(mail());
        for line in [
            "Message-ID: <1@example.org>",
            "In-Reply-To: <game@example.org>",
            "References: <game@example.org>",
            "List-Unsubscribe: <https://example.org/stop/1>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Auto-Submitted: auto-generated",
            "Content-ID: <board>",
        ] {
            assert!(lines.iter().any(|one| one == line), "{line} is missing in {lines:#?}");
        }
    }

    #[test]
    fn a_header_cannot_be_smuggled_into_a_mail() {
        let lines = lines(Mail { subject: "Ha\r\nBcc: all@example.org".to_owned(), ..mail() });
        assert!(!lines.iter().any(|line| line.starts_with("Bcc")), "{lines:#?}");
    }
}
