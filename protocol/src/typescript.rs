//! Writes what the web client takes over from this side: the wire types as TypeScript,
//! and the style sheet of the map.

use std::path::Path;

use estafette_engine::field::drawing::BoardDrawing;
use estafette_engine::field::drawing::map::stylesheet;
use estafette_engine::field::drawing::palette::Ink;
use estafette_engine::triomphe;
use ts_rs::{Config, ExportError, TS};

use crate::{account, archive, comments, error, game, live, notifications, player, record, talk, watching};

/// Writes one file a type, and `map.css`, into `folder`.
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
    triomphe::Order::export_all(&config)?;
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
    Ok(())
}
