//! Talking at a table. What is said is stored before anybody hears it.

use estafette_protocol::live::ServerMessage;
use uuid::Uuid;

use super::table::Table;
use crate::error::Error;
use crate::store::talk;

/// The longest message, in characters.
const LONGEST: usize = 500;

impl Table {
    /// A player says something.
    pub async fn say(&self, account: Uuid, id: Uuid, text: &str) -> Result<(), Error> {
        let text = text.trim();
        // The database takes no text with a zero in it.
        if text.is_empty() || text.chars().count() > LONGEST || text.contains('\0') {
            return Err(Error::TalkLength);
        }
        let said = talk::say(&self.context.pool, self.id, account, id, text).await?;
        self.tell(&ServerMessage::Said(said)).await;
        Ok(())
    }

    /// A player has read up to a message.
    pub async fn read(&self, account: Uuid, up_to: u32) -> Result<(), Error> {
        if let Some((seat, up_to)) = talk::read(&self.context.pool, self.id, account, up_to).await? {
            self.tell(&ServerMessage::Read { side: seat.side, seat, up_to }).await;
        }
        Ok(())
    }
}
