//! What tests the games, written once over [`Ruleset`](estafette_engine::ruleset::Ruleset).
//!
//! Nothing of it is part of the server. A game says in its own module what only it can say: how a
//! situation of it is written, what holds of each of its positions, how two faces are exchanged.
//!
//! | what | where |
//! |---|---|
//! | rule cases as data | [`case`] |
//! | players without a plan | [`bot`] |
//! | whole random games that keep the rules, and their replay | [`played`], [`invariants`] |
//! | orders that are not offered | [`vocabulary`] |
//! | arbitrary bytes as games | [`fuzz`] |
//! | two hidden faces exchanged | [`swap`] |
//! | other things said in secret | [`secrets`] |

pub mod austerlitz;
pub mod bonaparte_at_marengo;
pub mod bot;
pub mod case;
pub mod fuzz;
pub mod invariants;
pub mod played;
pub mod secrets;
pub mod swap;
pub mod triomphe;
pub mod vocabulary;
