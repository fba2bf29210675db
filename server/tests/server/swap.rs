//! Swap.
