//! What tests the games, written once over [`Ruleset`](estafette_engine::ruleset::Ruleset).
//!
//! Nothing of it is part of the server. A game says in its own module what only it can say: how a
//! situation of it is written, what can be expected of it.

pub mod case;
pub mod triomphe;
