//! What the clocks forbid.

use chrono::{DateTime, Utc};
use estafette_engine::force::Side;
use estafette_engine::history::Step;
use estafette_engine::parley::{Offer, Parley};

use super::Clocks;

/// Why a step is not taken now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PaceRefusal {
    /// The game has no clocks.
    #[error("This game is played without clocks.")]
    NoClock,
    /// The other side has time left, or does not have to decide.
    #[error("Your opponent's time is not out.")]
    TimeLeft,
    /// The server was away until a moment ago.
    #[error(
        "The server was away. A win on time can be claimed when your opponent has had time to come back."
    )]
    JustBack,
    /// The game is paused.
    #[error("The game is paused already.")]
    Paused,
    /// The game is not paused.
    #[error("The game is not paused.")]
    NotPaused,
    /// The other side asked for the pause.
    #[error("Only the one who asked for the pause can end it before its time.")]
    NotYourPause,
}

impl PaceRefusal {
    /// Stable, for programs.
    pub const fn code(self) -> &'static str {
        match self {
            PaceRefusal::NoClock => "no_clock",
            PaceRefusal::TimeLeft => "time_left",
            PaceRefusal::JustBack => "just_back",
            PaceRefusal::Paused => "paused",
            PaceRefusal::NotPaused => "not_paused",
            PaceRefusal::NotYourPause => "not_your_pause",
        }
    }
}

/// Whether the clocks let a side take a step now. Orders they always do: time that is
/// out has to be claimed.
pub fn judge(
    clocks: Option<&Clocks>,
    side: Side,
    step: &Step,
    now: DateTime<Utc>,
) -> Result<(), PaceRefusal> {
    let Step::Parley(parley) = step else { return Ok(()) };
    match parley {
        Parley::ClaimTime {} | Parley::GrantTime { .. } => {
            let clocks = clocks.ok_or(PaceRefusal::NoClock)?;
            if !clocks.is_out(side.opponent(), now) {
                return Err(PaceRefusal::TimeLeft);
            }
            let waits =
                *parley == Parley::ClaimTime {} && clocks.claims_from().is_some_and(|from| now < from);
            if waits { Err(PaceRefusal::JustBack) } else { Ok(()) }
        }
        Parley::Offer { offer: Offer::Pause { .. } } | Parley::Accept { offer: Offer::Pause { .. } } => {
            let clocks = clocks.ok_or(PaceRefusal::NoClock)?;
            clocks.pause_at(now).map_or(Ok(()), |_| Err(PaceRefusal::Paused))
        }
        Parley::EndPause {} => {
            let pause = clocks.and_then(|clocks| clocks.pause_at(now)).ok_or(PaceRefusal::NotPaused)?;
            if pause.side == side { Ok(()) } else { Err(PaceRefusal::NotYourPause) }
        }
        _ => Ok(()),
    }
}
