//! Pace and result, as the columns of a game keep them.

use estafette_engine::ending::Ending;
use estafette_engine::force::Side;
use estafette_protocol::pace::Pace;

use super::words::{NotAWord, value, word};

const SECONDS_A_DAY: u32 = 24 * 60 * 60;

/// A pace: its word, its bank and what each decision has, both in seconds.
pub(super) struct PaceColumns {
    pub pace: &'static str,
    pub bank: Option<i32>,
    pub per_decision: Option<i32>,
}

impl From<Pace> for PaceColumns {
    fn from(pace: Pace) -> PaceColumns {
        let seconds = |seconds: u32| Some(seconds.try_into().unwrap_or(i32::MAX));
        let days = |days: u32| seconds(days.saturating_mul(SECONDS_A_DAY));
        match pace {
            Pace::None => PaceColumns { pace: "none", bank: None, per_decision: None },
            Pace::Live { bank_seconds, increment_seconds } => PaceColumns {
                pace: "live",
                bank: seconds(bank_seconds),
                per_decision: seconds(increment_seconds),
            },
            Pace::Correspondence { days: each, bank_days } => {
                PaceColumns { pace: "correspondence", bank: days(bank_days), per_decision: days(each) }
            }
        }
    }
}

/// The pace that the columns of a game say.
pub(super) fn pace(pace: &str, bank: Option<i32>, per_decision: Option<i32>) -> Result<Pace, NotAWord> {
    let seconds = |column: Option<i32>| column.ok_or(NotAWord)?.try_into().map_err(|_| NotAWord);
    let days = |column| seconds(column).map(|seconds: u32| seconds / SECONDS_A_DAY);
    match pace {
        "none" => Ok(Pace::None),
        "live" => Ok(Pace::Live { bank_seconds: seconds(bank)?, increment_seconds: seconds(per_decision)? }),
        "correspondence" => Ok(Pace::Correspondence { days: days(per_decision)?, bank_days: days(bank)? }),
        _ => Err(NotAWord),
    }
}

const DRAW: &str = "draw";

/// An ending: for whom, and by what.
pub(super) fn result(ending: Ending) -> (Option<String>, &'static str) {
    let result = ending.winner().map_or_else(|| Some(DRAW.to_owned()), word);
    let by = match ending {
        Ending::Decisive { .. } => "decisive",
        Ending::Marginal { .. } => "marginal",
        Ending::Resignation { .. } => "resignation",
        Ending::Time { .. } => "time",
        Ending::Agreement {} => "agreement",
    };
    (result, by)
}

/// The ending that the columns of a game say.
pub(super) fn ending(result: &str, by: &str) -> Result<Ending, NotAWord> {
    if result == DRAW {
        return if by == "agreement" { Ok(Ending::Agreement {}) } else { Err(NotAWord) };
    }
    let winner: Side = value(result)?;
    match by {
        "decisive" => Ok(Ending::Decisive { winner }),
        "marginal" => Ok(Ending::Marginal { winner }),
        "resignation" => Ok(Ending::Resignation { winner }),
        "time" => Ok(Ending::Time { winner }),
        _ => Err(NotAWord),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paces_and_endings_read_back() {
        let paces = [
            Pace::None,
            Pace::Live { bank_seconds: 3600, increment_seconds: 30 },
            Pace::Correspondence { days: 3, bank_days: 0 },
        ];
        for one in paces {
            let columns = PaceColumns::from(one);
            assert_eq!(pace(columns.pace, columns.bank, columns.per_decision).unwrap(), one);
        }
        let winner = Side::Blue;
        let endings = [
            Ending::Decisive { winner },
            Ending::Marginal { winner },
            Ending::Resignation { winner },
            Ending::Time { winner },
            Ending::Agreement {},
        ];
        for one in endings {
            let (for_whom, by) = result(one);
            assert_eq!(ending(&for_whom.unwrap(), by).unwrap(), one);
        }
        assert!(ending("draw", "time").is_err() && ending("blue", "agreement").is_err());
    }
}
