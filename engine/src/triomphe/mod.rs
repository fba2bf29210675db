//! Triomphe à Marengo (2022).

pub mod choices;
pub mod decision;
pub mod event;
pub mod order;
pub mod setup;
pub mod view;

pub use choices::{Choices, Group, Route, Template};
pub use decision::{Decision, DecisionKind};
pub use event::Event;
pub use order::Order;
pub use setup::{Deal, Options};
pub use view::{Outcome, View};
