//! What checking a game file brought, as text for a terminal.

use std::fmt::Write as _;

use estafette_engine::ending::Ending;
use estafette_engine::game::Rules;
use estafette_engine::games::Games;
use estafette_engine::labels::Labels;
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
pub fn tell(games: &Games, text: &[u8]) -> Told {
    let (file, verification) = verify(games, text, Patience::Endless);
    let mut told = String::new();
    let labels = file.as_ref().and_then(|file| games.rules(file.game)).map(Rules::labels);
    if let (Some(GameFile { players, entries, .. }), Some(labels)) = (&file, labels) {
        for (seat, player) in players {
            let _ = writeln!(told, "{}: {}", labels.army(seat.side), name(player.as_deref()));
        }
        let _ = writeln!(told, "Entries of the log: {}", entries.len());
    }
    let FileCheck { faults, result, played } = verification;
    for fault in &faults {
        let _ = writeln!(told, "Wrong: {}", fault.sentence);
    }
    let verified = faults.is_empty();
    match result {
        Some(result) if verified => {
            let result = labels.map(|labels| sentence(&result, labels)).unwrap_or_default();
            let _ = writeln!(told, "Played again, and verified.\nResult: {result}");
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

fn sentence(FileResult { ending, rounds, .. }: &FileResult, labels: Labels) -> String {
    let how = match (ending, ending.winner().map(|side| labels.army(side))) {
        (Ending::Decisive { .. }, Some(winner)) => format!("a decisive victory of {winner}"),
        (Ending::Marginal { .. }, Some(winner)) => format!("a marginal victory of {winner}"),
        (Ending::Resignation { .. }, Some(winner)) => {
            format!("{} resigned, so {winner} won", winner.opponent())
        }
        (Ending::Time { .. }, Some(winner)) => {
            format!("the time of {} was out, so {winner} won", winner.opponent())
        }
        (_, None) | (Ending::Agreement {}, _) => "a draw by agreement".to_owned(),
    };
    format!("{how}, in round {rounds}.")
}
