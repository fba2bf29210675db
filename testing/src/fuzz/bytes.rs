//! Arbitrary bytes, read one after the other.

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};

/// The bytes that are left. Where there are no more, zeros are read.
#[derive(Debug, Clone)]
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// All of these bytes.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes)
    }

    /// The next byte, if there is one.
    pub(super) fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// So many bytes, or as many as there are.
    pub(super) fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        taken
    }

    /// A number of so many bytes.
    pub(super) fn number(&mut self, bytes: usize) -> u64 {
        self.take(bytes).iter().fold(0, |number, &byte| (number << 8) | u64::from(byte))
    }

    /// A stream of draws that two bytes decide.
    pub(super) fn draws(&mut self) -> Draws {
        Draws::new(&Seed::from_number(self.number(2)), LogPosition(1), Purpose::Deal)
    }
}
