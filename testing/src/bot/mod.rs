//! Players that see only what is offered.

pub mod marcher;
pub mod random;
