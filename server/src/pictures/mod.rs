//! Moments of finished games as pictures, for previews of links and for print.
//!
//! A picture is drawn from what is seen through a lens, never from a game. Drawing takes long, so only a
//! few are drawn at a time; what was drawn is kept for a while, since a finished game does not change.

mod draw;

use std::sync::Arc;
use std::time::Duration;

use estafette_engine::chance::LogPosition;
use estafette_engine::secrecy::Lens;
use estafette_prose::{Language, Words};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use serde::Deserialize;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;
use uuid::Uuid;

use crate::error::Error;
use crate::etag::WithETag;
use crate::host::{Moment, Table};

pub use draw::{MOMENT_HEIGHT, MOMENT_WIDTH};

/// How many pictures are drawn at a time.
const DRAWN_AT_ONCE: usize = 2;

/// How long anybody waits for a picture.
const TIMEOUT: Duration = Duration::from_secs(20);

/// How many bytes of pictures are kept.
const KEPT: u64 = 32 * 1024 * 1024;

/// About how many pictures that is.
const KEPT_ABOUT: usize = 160;

/// What of a moment is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Where something happened, in the shape of previews.
    #[default]
    Moment,
    /// The whole field, for print.
    Field,
}

/// What a picture is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Subject {
    /// The game.
    pub game: Uuid,
    /// Through which lens.
    pub lens: Lens,
    /// The position in its log.
    pub at: LogPosition,
    /// What of it.
    pub part: Part,
    /// The language of what stands on the map.
    pub language: Language,
}

/// Draws pictures, a few at a time, and caches them.
pub struct Renderer {
    permits: Arc<Semaphore>,
    cache: Cache<Subject, WithETag, Bytes>,
}

/// A picture weighs its bytes.
#[derive(Clone)]
struct Bytes;

impl Weighter<Subject, WithETag> for Bytes {
    fn weight(&self, _: &Subject, picture: &WithETag) -> u64 {
        u64::try_from(picture.bytes().len()).unwrap_or(u64::MAX)
    }
}

impl Default for Renderer {
    fn default() -> Renderer {
        Renderer {
            permits: Arc::new(Semaphore::new(DRAWN_AT_ONCE)),
            cache: Cache::with_weighter(KEPT_ABOUT, KEPT, Bytes),
        }
    }
}

impl Renderer {
    /// The picture of a moment at a table. Whoever asks for the same one while it is drawn gets
    /// that. `may_draw` is asked before anything is drawn.
    pub async fn picture(
        &self,
        table: &Table,
        subject: Subject,
        may_draw: impl FnOnce() -> Result<(), Error>,
    ) -> Result<WithETag, Error> {
        let drawing = async {
            may_draw()?;
            self.draw(table, subject).await
        };
        let picture = timeout(TIMEOUT, self.cache.get_or_insert_async(&subject, drawing)).await;
        picture.map_err(|_| Error::Busy)?
    }

    async fn draw(&self, table: &Table, subject: Subject) -> Result<WithETag, Error> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.map_err(|_| Error::Internal)?;
        let moment = table.moment(Some(subject.lens), Some(subject.at)).await?;
        let rules = table.rules(moment.snapshot.game)?;
        let words = Words::of_game(subject.language, rules);
        // Who asks may go away; the permit is given back when the picture is done.
        let drawn = spawn_blocking(move || {
            let drawn = draw::draw(rules, &moment, subject.part, &words);
            drop(permit);
            drawn
        });
        let drawn = drawn.await.map_err(|_| Error::Internal)?;
        let drawn = drawn.inspect_err(|error| tracing::error!(%error, "a moment could not be drawn"));
        let bytes = drawn.map_err(|_| Error::Internal)?.ok_or(Error::NoSuchGame)?;
        Ok(WithETag::new(bytes.into()))
    }
}
