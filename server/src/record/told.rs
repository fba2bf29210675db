//! What checking a game file brought, as text for a terminal.

use std::fmt::Write as _;

use estafette_engine::ending::Ending;
use estafette_protocol::record::{FileCheck, FileResult, GameFile};

use super::{Patience, verify};

/// A verification as text.
pub struct Told {
    /// Lines.
    pub text: String,
    /// Whether nothing is wrong.
    pub verified: bool,
}

/// Checks a game file, and tells of it.
pub fn tell(text: &[u8]) -> Told {
    let (file, verification) = verify(text, Patience::Endless);
    let mut told = String::new();
    if let Some(GameFile { players, entries, .. }) = &file {
        let count = entries.len();
        let _ = writeln!(
            told,
            "Austria: {}\nFrance: {}\nEntries of the log: {count}",
            name(players.austria.as_deref()),
            name(players.france.as_deref())
        );
    }
    let FileCheck { faults, result, played } = verification;
    for fault in &faults {
        let _ = writeln!(told, "Wrong: {}", fault.sentence);
    }
    let verified = faults.is_empty();
    match result {
        Some(result) if verified => {
            let _ = writeln!(told, "Played again, and verified.\nResult: {}", sentence(&result));
        }
        _ => {
            let _ = writeln!(told, "Not verified; {played} entries were played again.");
        }
    }
    Told { text: told, verified }
}

/// A player's name as it is told.
fn name(name: Option<&str>) -> &str {
    name.unwrap_or("(account deleted)")
}

fn sentence(FileResult { ending, rounds, .. }: &FileResult) -> String {
    let how = match ending {
        Ending::Decisive { winner } => format!("a decisive victory of {winner}"),
        Ending::Marginal { winner } => format!("a marginal victory of {winner}"),
        Ending::Resignation { winner } => {
            format!("{} resigned, so {winner} won", winner.opponent())
        }
        Ending::Time { winner } => {
            format!("the time of {} was out, so {winner} won", winner.opponent())
        }
        Ending::Agreement {} => "a draw by agreement".to_owned(),
    };
    format!("{how}, in round {rounds}.")
}
