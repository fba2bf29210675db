//! What running cases has come to.

use std::fmt;

/// What running a case has come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The name of the case, or what else is known of it.
    pub name: String,
    /// The line it begins in, counted from 1.
    pub line: usize,
    /// How the game differs from what was expected, and faults of the text; none when the case holds.
    pub differences: Vec<Difference>,
    /// What is still asked of whom in the end.
    pub open: Vec<String>,
}

/// Something that is not as it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The part of the case.
    pub part: Part,
    /// The line that this part begins in, counted from 1.
    pub line: usize,
    /// What is not as it should be, a sentence about the game.
    pub what: String,
}

/// A part of a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The text of the file, or the case as a whole.
    Whole,
    /// The small map.
    Map,
    /// The situation.
    Given,
    /// A step, counted from 1.
    Step(usize),
    /// What must hold in the end.
    Then,
}

impl Report {
    /// Whether the case holds.
    #[must_use]
    pub fn is_ok(&self) -> bool {
        self.differences.is_empty()
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part {
            Part::Whole => write!(f, "line {}: {}", self.line, self.what),
            part => write!(f, "{part}, line {}: {}", self.line, self.what),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Whole => f.write_str("case"),
            Part::Map => f.write_str("map"),
            Part::Given => f.write_str("given"),
            Part::Step(number) => write!(f, "step {number}"),
            Part::Then => f.write_str("then"),
        }
    }
}
