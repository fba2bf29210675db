//! The demo archive: two games between scripted players, so that a newcomer has something to
//! look at. `cargo run -p estafette-server --example games` plays them again.

use estafette_protocol::record::GameFile;
use sqlx::PgPool;

use crate::error::Error;
use crate::store::imports;

/// The games as files.
const GAMES: [&[u8]; 2] = [include_bytes!("../demo/one.json"), include_bytes!("../demo/two.json")];

/// Brings the games to the archive of a server that is started for the first time.
pub async fn bring(pool: &PgPool) -> Result<(), Error> {
    if !imports::is_first_start(pool).await? {
        return Ok(());
    }
    let files = GAMES.iter().map(|text| serde_json::from_slice(text)).collect::<Result<Vec<GameFile>, _>>();
    imports::insert_demo(pool, &files.map_err(|_| Error::Internal)?).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Patience, verify};

    #[test]
    fn the_games_are_right() {
        for text in GAMES {
            let (file, check) = verify(text, Patience::Short);
            assert_eq!(check.faults, []);
            assert!(file.is_some_and(|file| file.entries.len() > 100));
        }
    }
}
