//! How the game is told, read from `engine/data/austerlitz/sentences.json`.

use std::sync::LazyLock;

use crate::telling::Telling;

static TELLING: LazyLock<Telling> = LazyLock::new(|| {
    let telling = Telling::from_json(include_str!("../../data/austerlitz/sentences.json"));
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
    use crate::austerlitz::{DecisionKind, Event, Order};
    use crate::telling::variants::{known, tags};

    #[test]
    fn every_event_decision_and_order_is_told() {
        let telling = telling();
        assert!(tags::<Event>("event").len() > 20);
        assert_eq!(known(&telling.events), tags::<Event>("event"));
        assert_eq!(known(&telling.decisions), tags::<DecisionKind>("kind"));
        assert_eq!(known(&telling.orders), tags::<Order>("order"));
    }
}
