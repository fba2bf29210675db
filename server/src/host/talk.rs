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
        {
            let mut state = self.state.lock().await;
            if state.stand.as_ref().is_some_and(|stand| stand.said >= said.number) {
                // Sent again, since nobody has answered the first time.
                state.tell_players(&ServerMessage::Said(said));
                return Ok(());
            }
        }
        self.has_changed().await;
        Ok(())
    }

    /// A player has read up to a message.
    pub async fn read(&self, account: Uuid, up_to: u32) -> Result<(), Error> {
        if talk::read(&self.context.pool, self.id, account, up_to).await? {
            self.has_changed().await;
        }
        Ok(())
    }
}
