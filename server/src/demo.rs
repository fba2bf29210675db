//! The demo archive: two games between scripted players, with comments for newcomers, so that
//! there is something to look at. `cargo run -p estafette-server --example games` plays the games
//! again; the comments belong to what happens in them.

use estafette_engine::games::Games;
use estafette_engine::kind::GameKind;
use serde::Deserialize;
use sqlx::PgPool;

use crate::error::Error;
use crate::record;
use crate::store::imports::{self, Annotated};

/// The games as files, each with the file of its comments.
const FILES: [[&[u8]; 2]; 2] = [
    [include_bytes!("../demo/one.json"), include_bytes!("../demo/one.comments.json")],
    [include_bytes!("../demo/two.json"), include_bytes!("../demo/two.comments.json")],
];

/// Brings the games to the archive of a server that is started for the first time.
pub async fn bring(games: &Games, pool: &PgPool) -> Result<(), Error> {
    if !imports::is_first_start(pool).await? {
        return Ok(());
    }
    let known =
        FILES.iter().filter(|[file, _]| game_of(file).is_some_and(|game| games.rules(game).is_some()));
    let files = known.map(|files| read(games, files)).collect::<Option<Vec<_>>>();
    imports::insert_demo(pool, &files.ok_or(Error::Internal)?).await
}

/// Which game a file is of.
fn game_of(file: &[u8]) -> Option<GameKind> {
    #[derive(Deserialize)]
    struct Head {
        game: GameKind,
    }
    serde_json::from_slice(file).ok().map(|Head { game }| game)
}

fn read(games: &Games, [file, remarks]: &[&[u8]; 2]) -> Option<Annotated> {
    let (rules, _, file) = record::read(games, file).ok()?;
    let chairs = record::chairs(rules, &file)?;
    Some(Annotated { file, chairs, remarks: serde_json::from_slice(remarks).ok()? })
}

#[cfg(test)]
mod tests {
    use estafette_engine::games::GAMES;
    use estafette_prose::Language;

    use super::*;
    use crate::record::{Patience, verify};
    use crate::store::imports::Remark;

    #[test]
    fn the_games_are_right() {
        for [text, _] in FILES {
            let (file, check) = verify(&GAMES, text, Patience::Short);
            assert_eq!(check.faults, []);
            assert!(file.is_some_and(|file| file.entries.len() > 100));
        }
    }

    #[test]
    fn each_remark_is_about_a_moment_that_there_is_and_is_made_in_each_language() {
        for game in FILES {
            let Annotated { file, remarks, .. } = read(&GAMES, &game).unwrap();
            assert!((8..=12).contains(&remarks.len()));
            assert!(remarks.is_sorted_by_key(|remark| remark.position));
            for Remark { position, text } in remarks {
                assert!(usize::try_from(position.0).unwrap() <= file.entries.len(), "{position:?}");
                assert!(text.keys().eq(Language::ALL.iter()), "{position:?}");
                for (language, text) in text {
                    let length = text.chars().count();
                    assert!((40..=1000).contains(&length), "{position:?} {language}: {length}");
                    assert_eq!(text.trim(), text);
                }
            }
        }
    }
}
