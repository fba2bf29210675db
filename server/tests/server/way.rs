//! The way to the database, on which things can go wrong.

use estafette_server::database::connect;
use sqlx::PgPool;
use sqlx::postgres::PgConnectOptions;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What PostgreSQL's message of a notification begins with.
const NOTIFICATION: u8 = b'A';

/// The way to the database, which can be blocked: nothing is cut, nothing comes through.
pub struct Way {
    pub open: watch::Sender<bool>,
    options: PgConnectOptions,
}

impl Way {
    pub async fn to_database_of(pool: &PgPool) -> Way {
        Way::make(pool, false).await
    }

    /// A way on which notifications are lost.
    pub async fn deaf_to_database_of(pool: &PgPool) -> Way {
        Way::make(pool, true).await
    }

    async fn make(pool: &PgPool, deaf: bool) -> Way {
        let options = (*pool.connect_options()).clone();
        let database = (options.get_host().to_owned(), options.get_port());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (open, opened) = watch::channel(true);
        tokio::spawn(async move {
            loop {
                let (near, _) = listener.accept().await.unwrap();
                let (near_in, near_out) = near.into_split();
                let (far_in, far_out) = TcpStream::connect(&database).await.unwrap().into_split();
                tokio::spawn(carry(near_in, far_out, opened.clone(), false));
                tokio::spawn(carry(far_in, near_out, opened.clone(), deaf));
            }
        });
        Way { open, options: options.host("127.0.0.1").port(port) }
    }

    /// Connections that take this way.
    pub async fn pool(&self) -> PgPool {
        connect(self.options.clone()).await.unwrap()
    }
}

async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut open: watch::Receiver<bool>,
    deaf: bool,
) -> Option<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let length = from.read(&mut bytes).await.ok().filter(|&length| length > 0)?;
        open.wait_for(|open| *open).await.ok()?;
        // Whoever listens does nothing else on that connection: a notification comes by itself.
        if deaf && bytes[0] == NOTIFICATION {
            continue;
        }
        to.write_all(&bytes[..length]).await.ok()?;
    }
}
