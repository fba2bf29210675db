//! What can be wrong with a game file, a sentence each.

use estafette_engine::chance::LogPosition;
use estafette_engine::game::Refusal;
use estafette_engine::labels::Army;
use estafette_protocol::record::{Fault, FaultCode, FaultRefusal, VERSION};

use crate::pace::PaceRefusal;

/// One thing that is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// It is no JSON, or not what a game file is.
    #[error("This is not a whole game file: {0}.")]
    Unreadable(String),
    /// Another version of the format.
    #[error("This file is of version {0} of the format; version {VERSION} can be read here.")]
    OtherVersion(u64),
    /// Another version of the rules.
    #[error("The game was played by version {0} of its rules, which is not known here.")]
    OtherRules(u32),
    /// The seed does not hash to the commitment.
    #[error("The seed is not the one that was committed to when the game began.")]
    Seed,
    /// Positions that are not counted through.
    #[error(
        "Entry {found} stands where entry {wanted} has to: one is missing, or they were moved.",
        found = .found.0,
        wanted = .wanted.0
    )]
    Missing {
        /// The position that has to come here.
        wanted: LogPosition,
        /// The one that stands here.
        found: LogPosition,
    },
    /// The first hash is another.
    #[error("The beginning of the file is not as it was recorded: its hash is another.")]
    Opening,
    /// The hash of an entry is another.
    #[error("Entry {n} is not as it was recorded, or something before it: its hash is another.", n = .0.0)]
    Chain(LogPosition),
    /// The engine does not set the game up.
    #[error("The game cannot be set up: {0}")]
    Options(Refusal),
    /// The set-up, or what was seen of it, is another.
    #[error("The seed and the options give another set-up.")]
    SetUp,
    /// The times go back.
    #[error("Entry {n} is earlier than the one before it.", n = .0.0)]
    Backwards(LogPosition),
    /// An order of the side that did not have to decide.
    #[error(
        "Entry {n} is an order of {1}, but it was {other} who had to decide.",
        n = .0.0,
        other = .1.opponent()
    )]
    OutOfTurn(LogPosition, Army),
    /// The rules refuse an entry.
    #[error("Entry {n}, of {1}, is refused: {2}", n = .0.0)]
    Refused(LogPosition, Army, Refusal),
    /// The clocks refuse an entry.
    #[error("Entry {n}, of {1}, is refused by the clocks: {2}", n = .0.0)]
    Time(LogPosition, Army, PaceRefusal),
    /// A side saw something else.
    #[error("After entry {n}, {1} saw something else than the file says.", n = .0.0)]
    Seen(LogPosition, Army),
    /// The log ends before the game.
    #[error("The game is not over after the last entry.")]
    NotOver,
    /// The result is another.
    #[error("The game did not end as the file says.")]
    Result,
    /// It would take too long.
    #[error(
        "So much is taken back in this game that it is not played again here. \
         Run estafette-server verify with the file."
    )]
    TooLong,
}

impl From<&Wrong> for Fault {
    fn from(wrong: &Wrong) -> Fault {
        let (code, position, side) = match *wrong {
            Wrong::Unreadable(_) => (FaultCode::Unreadable, None, None),
            Wrong::OtherVersion(_) => (FaultCode::OtherVersion, None, None),
            Wrong::OtherRules(_) => (FaultCode::OtherRules, None, None),
            Wrong::Seed => (FaultCode::Seed, None, None),
            Wrong::Missing { wanted, .. } => (FaultCode::Missing, Some(wanted), None),
            Wrong::Opening => (FaultCode::Opening, Some(LogPosition::SETUP), None),
            Wrong::Chain(at) => (FaultCode::Chain, Some(at), None),
            Wrong::Options(_) => (FaultCode::Options, None, None),
            Wrong::SetUp => (FaultCode::SetUp, Some(LogPosition::SETUP), None),
            Wrong::Backwards(at) => (FaultCode::Backwards, Some(at), None),
            Wrong::OutOfTurn(at, army) => (FaultCode::OutOfTurn, Some(at), Some(army.side)),
            Wrong::Refused(at, army, _) => (FaultCode::Refused, Some(at), Some(army.side)),
            Wrong::Time(at, army, _) => (FaultCode::Time, Some(at), Some(army.side)),
            Wrong::Seen(at, army) => (FaultCode::Seen, Some(at), Some(army.side)),
            Wrong::NotOver => (FaultCode::NotOver, None, None),
            Wrong::Result => (FaultCode::Result, None, None),
            Wrong::TooLong => (FaultCode::TooLong, None, None),
        };
        let refusal = match wrong {
            Wrong::Refused(.., refusal) | Wrong::Options(refusal) => {
                Some((refusal.code(), refusal.to_string()))
            }
            Wrong::Time(.., refusal) => Some((refusal.code(), refusal.to_string())),
            _ => None,
        };
        let refusal = refusal.map(|(code, sentence)| FaultRefusal { code: code.to_owned(), sentence });
        Fault { code, sentence: wrong.to_string(), position, side, refusal }
    }
}
