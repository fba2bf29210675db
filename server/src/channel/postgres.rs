//! The channel that every database is itself: `LISTEN` and `NOTIFY`.

use sqlx::PgPool;
use sqlx::postgres::PgListener;

use super::{Channel, ChannelError, Ear};

/// The channel's name.
const NAME: &str = "estafette";

/// `LISTEN` and `NOTIFY` of a database.
pub struct PostgresChannel {
    pool: PgPool,
}

impl PostgresChannel {
    /// The channel of a database. One connection is taken for as long as somebody listens.
    pub fn new(pool: PgPool) -> PostgresChannel {
        PostgresChannel { pool }
    }
}

impl Channel for PostgresChannel {
    type Ear = PgListener;

    async fn listen(&self) -> Result<PgListener, ChannelError> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        listener.listen(NAME).await?;
        Ok(listener)
    }

    async fn say(&self, texts: &[String]) -> Result<(), ChannelError> {
        sqlx::query!("select pg_notify($1, text) from unnest($2::text[]) as text", NAME, texts)
            .fetch_all(&self.pool)
            .await?;
        Ok(())
    }
}

impl Ear for PgListener {
    async fn hear(&mut self) -> Result<String, ChannelError> {
        let notification = self.try_recv().await?.ok_or(ChannelError::Lost)?;
        Ok(notification.payload().to_owned())
    }
}
