//! What is settled beside the board, as prose.

use std::time::Duration;

use estafette_engine::force::Side;
use estafette_engine::parley::{Minutes, Offer, Parley};

use crate::words::Words;

/// A step of a side beside the board, as the log tells it.
pub fn recount_parley(words: &Words, side: Side, parley: Parley) -> String {
    let mut told = words.of_side(side);
    if let Some(minutes) = length(parley) {
        told.set("time", words.long_time(Duration::from_mins(minutes.get().into())));
    }
    words.capital(&words.say(&key(parley), &told))
}

fn key(parley: Parley) -> String {
    let (step, offer) = match parley {
        Parley::Resign {} => ("resign", None),
        Parley::ClaimTime {} => ("claim_time", None),
        Parley::GrantTime { .. } => ("grant_time", None),
        Parley::EndPause {} => ("end_pause", None),
        Parley::Offer { offer } => ("offer", Some(offer)),
        Parley::Accept { offer } => ("accept", Some(offer)),
        Parley::Decline { offer } => ("decline", Some(offer)),
        Parley::Withdraw { offer } => ("withdraw", Some(offer)),
    };
    match offer {
        None => format!("log-parley-{step}"),
        Some(Offer::Draw {}) => format!("log-parley-{step}-draw"),
        Some(Offer::Pause { .. }) => format!("log-parley-{step}-pause"),
        Some(Offer::Rematch {}) => format!("log-parley-{step}-rematch"),
    }
}

const fn length(parley: Parley) -> Option<Minutes> {
    match parley {
        Parley::GrantTime { minutes }
        | Parley::Offer { offer: Offer::Pause { minutes } }
        | Parley::Accept { offer: Offer::Pause { minutes } }
        | Parley::Decline { offer: Offer::Pause { minutes } }
        | Parley::Withdraw { offer: Offer::Pause { minutes } } => Some(minutes),
        _ => None,
    }
}
