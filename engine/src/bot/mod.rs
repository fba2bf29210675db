//! Players that see only a view and the offered choices.

pub mod marcher;
pub mod random;
