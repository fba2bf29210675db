//! How a game ended. The client's `shared/endings.ts` says the same.

use estafette_engine::ending::Ending;

use crate::words::Words;

/// `Austria resigned.`
pub fn recount_ending(words: &Words, ending: Ending) -> String {
    let (key, side) = match ending {
        Ending::Decisive { winner } => (words.first_known(["event-ended-decisive", "ended-rules"]), winner),
        Ending::Marginal { winner } => (words.first_known(["event-ended-marginal", "ended-rules"]), winner),
        Ending::Resignation { winner } => ("ended-resignation", winner.opponent()),
        Ending::Time { winner } => ("ended-time", winner.opponent()),
        Ending::Agreement {} => return words.plain("ended-agreement"),
    };
    words.capital(&words.say(key, &words.of_side(side)))
}
