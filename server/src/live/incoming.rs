//! Reading what a client sends.

use axum::extract::ws::Message;
use estafette_engine::chance::LogPosition;
use estafette_engine::history::Step;
use estafette_protocol::live::{ClientMessage, Refused, ServerMessage};
use serde::Deserialize;
use uuid::Uuid;

use crate::host::GivenStep;

/// The longest frame that is answered and does not end the connection, in bytes.
pub const LONGEST_FRAME: usize = 1024 * 1024;

/// The longest message that is read, in bytes. Orders are much shorter.
const LONGEST_MESSAGE: usize = 64 * 1024;

/// What a frame says.
pub enum Incoming {
    /// An order, or another step.
    Step(GivenStep),
    /// The wish for a fresh position.
    Resync,
    /// Something for the other side.
    Say {
        /// Its id.
        id: Uuid,
        /// The text.
        text: String,
    },
    /// What was said is read, up to a number.
    Read(u32),
    /// That the player looks at the game.
    Looking,
    /// The other end's farewell.
    Close,
    /// Nothing that needs an answer.
    Nothing,
    /// Nothing that is understood.
    Refused {
        /// The order's id, where it is readable.
        id: Option<Uuid>,
        /// The refusal's code.
        code: &'static str,
        /// The refusal's sentence.
        sentence: &'static str,
    },
}

/// Reads a frame that is not too long.
pub fn read(message: &Message) -> Incoming {
    match message {
        Message::Text(text) if text.len() > LONGEST_MESSAGE => {
            refuse("too_large", "This message is too long.")
        }
        Message::Text(text) => read_text(text),
        Message::Binary(_) => refuse("not_text", "Messages are JSON in text frames."),
        Message::Ping(_) | Message::Pong(_) => Incoming::Nothing,
        Message::Close(_) => Incoming::Close,
    }
}

fn refuse(code: &'static str, sentence: &'static str) -> Incoming {
    Incoming::Refused { id: None, code, sentence }
}

fn read_text(text: &str) -> Incoming {
    // The database stores no text with a zero in it, and no order has one.
    if text.contains("\\u0000") {
        return malformed(text);
    }
    match serde_json::from_str(text) {
        Ok(ClientMessage::Order { id, position, order }) => {
            Incoming::Step(GivenStep { id, position, step: Step::Order(order) })
        }
        Ok(ClientMessage::Undo { id, position, undo }) => {
            Incoming::Step(GivenStep { id, position, step: Step::Undo(undo) })
        }
        Ok(ClientMessage::Parley { id, position, parley }) => {
            Incoming::Step(GivenStep { id, position, step: Step::Parley(parley) })
        }
        Ok(ClientMessage::Resync {}) => Incoming::Resync,
        Ok(ClientMessage::Say { id, text }) => Incoming::Say { id, text },
        Ok(ClientMessage::Read { up_to }) => Incoming::Read(up_to),
        Ok(ClientMessage::Looking {}) => Incoming::Looking,
        Err(_) => malformed(text),
    }
}

fn malformed(text: &str) -> Incoming {
    Incoming::Refused { id: id_of(text), code: "malformed", sentence: "This message is not understood." }
}

/// The id in a message of which nothing else is understood.
fn id_of(text: &str) -> Option<Uuid> {
    #[derive(Deserialize)]
    struct WithId {
        id: Uuid,
    }
    serde_json::from_str::<WithId>(text).ok().map(|message| message.id)
}

/// A refusal as it is sent.
pub fn refused(id: Option<Uuid>, code: &str, sentence: &str, position: LogPosition) -> ServerMessage {
    ServerMessage::Refused(Refused {
        id,
        code: code.to_owned(),
        sentence: sentence.to_owned(),
        rule: None,
        position,
    })
}
