//! Writes what the web client takes over from this side: the wire types as TypeScript,
//! and the style sheet of the map.

use std::path::Path;

use estafette_engine::field::drawing::BoardDrawing;
use estafette_engine::field::drawing::map::stylesheet;
use estafette_engine::field::drawing::palette::Ink;
use estafette_engine::ruleset::Ruleset;
use estafette_engine::{austerlitz, triomphe};
use ts_rs::{Config, ExportError, TS};

use crate::{account, archive, comments, error, game, live, notifications, player, record, talk, watching};

/// Writes one file a type, and `map.css`, into `folder`; the types of a game into a folder of its own
/// there, so that two games may call theirs alike.
pub fn export(folder: &Path) -> Result<(), ExportError> {
    let config = Config::new().with_large_int("number").with_out_dir(folder);
    account::Credentials::export_all(&config)?;
    account::Account::export_all(&config)?;
    account::AccountDetails::export_all(&config)?;
    account::SessionSummary::export_all(&config)?;
    account::SignUp::export_all(&config)?;
    account::NewAddress::export_all(&config)?;
    account::Verification::export_all(&config)?;
    account::Verified::export_all(&config)?;
    account::ForgottenPassword::export_all(&config)?;
    account::PasswordReset::export_all(&config)?;
    account::NewPassword::export_all(&config)?;
    account::NewToken::export_all(&config)?;
    account::IssuedToken::export_all(&config)?;
    account::Confirmation::export_all(&config)?;
    error::Problem::export_all(&config)?;
    game::NewGame::export_all(&config)?;
    game::MailInvitation::export_all(&config)?;
    game::Lobby::export_all(&config)?;
    game::WhyNot::export_all(&config)?;
    player::Profile::export_all(&config)?;
    archive::Archive::export_all(&config)?;
    archive::Imported::export_all(&config)?;
    record::GameFile::export_all(&config)?;
    record::FileCheck::export_all(&config)?;
    live::ClientMessage::export_all(&config)?;
    live::ServerMessage::export_all(&config)?;
    comments::Comments::export_all(&config)?;
    comments::NewComment::export_all(&config)?;
    comments::LetReaders::export_all(&config)?;
    talk::Report::export_all(&config)?;
    talk::Notes::export_all(&config)?;
    talk::Blocks::export_all(&config)?;
    watching::NewWatching::export_all(&config)?;
    watching::WatchLink::export_all(&config)?;
    watching::Watchable::export_all(&config)?;
    watching::Replay::export_all(&config)?;
    watching::Frames::export_all(&config)?;
    notifications::Notifications::export_all(&config)?;
    notifications::NewGameRule::export_all(&config)?;
    notifications::Mailbox::export_all(&config)?;
    notifications::ReadMail::export_all(&config)?;
    notifications::Stopped::export_all(&config)?;
    watching::Deductions::export_all(&config)?;
    BoardDrawing::export_all(&config)?;
    std::fs::write(folder.join("map.css"), stylesheet(Ink::Page))?;
    game_types::<triomphe::State>(&config)?;
    triomphe::Figures::export_all(&config)?;
    triomphe::DeductionSheet::export_all(&config)?;
    triomphe::Attempt::export_all(&config)?;
    game_types::<austerlitz::State>(&config)?;
    austerlitz::census::Figures::export_all(&config)?;
    Ok(())
}

/// What every game has types for.
fn game_types<R: Ruleset>(config: &Config) -> Result<(), ExportError>
where
    R::Options: TS + 'static,
    R::Order: TS + 'static,
    R::Decision: TS + 'static,
    R::Event: TS + 'static,
    R::View: TS + 'static,
{
    R::Options::export_all(config)?;
    R::Order::export_all(config)?;
    R::Decision::export_all(config)?;
    R::Event::export_all(config)?;
    R::View::export_all(config)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    /// Two types of one name in one folder would be written over each other.
    #[test]
    fn the_types_of_a_game_go_into_a_folder_of_its_own() {
        let engine = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/src");
        let folders = fs::read_dir(engine).unwrap().map(|entry| entry.unwrap().path());
        let games: Vec<_> = folders.filter(|folder| folder.join("ruleset.rs").exists()).collect();
        assert!(games.len() >= 2, "{games:?}");
        for game in games {
            let mark = format!("export_to = \"{}/\"", game.file_name().unwrap().to_str().unwrap());
            astray(&game, &mark);
        }
    }

    fn astray(folder: &Path, mark: &str) {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                astray(&path, mark);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for line in text.lines().filter(|line| line.contains("ts_rs::TS")) {
                assert!(line.contains(mark), "{}: {line}", path.display());
            }
        }
    }
}
