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
    fn nothing_is_told_that_there_is_not() {
        let telling = telling();
        assert!(known(&telling.events).is_subset(&tags::<Event>("event")));
        assert!(known(&telling.decisions).is_subset(&tags::<DecisionKind>("kind")));
        assert!(known(&telling.orders).is_subset(&tags::<Order>("order")));
    }
}
