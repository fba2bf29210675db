//! How the game is told, read from `engine/data/triomphe/sentences.json`.

use std::sync::LazyLock;

use crate::telling::Telling;

static TELLING: LazyLock<Telling> = LazyLock::new(|| {
    let telling = Telling::from_json(include_str!("../../data/triomphe/sentences.json"));
    telling.expect("the sentences in engine/data are checked by a test")
});

/// How the game is told.
#[must_use]
pub fn telling() -> &'static Telling {
    &TELLING
}

#[cfg(test)]
mod tests {
    use super::telling;
    use crate::telling::variants::{known, tags};
    use crate::triomphe::{DecisionKind, Event, Order};

    #[test]
    fn every_event_decision_and_order_is_told() {
        let telling = telling();
        assert!(tags::<Event>("event").len() > 20);
        assert_eq!(known(&telling.events), tags::<Event>("event"));
        assert_eq!(known(&telling.decisions), tags::<DecisionKind>("kind"));
        assert_eq!(known(&telling.orders), tags::<Order>("order"));
    }
}
