//! Even irregularity for drawing: the same on every machine and in every run.

/// A number from 0 to below 1 that belongs to a seed and a place.
#[must_use]
pub fn scatter(seed: u64, x: i64, y: i64) -> f64 {
    let mut bits = seed
        .wrapping_mul(0x9E37_79B9_7F4A_7C15)
        .wrapping_add(x.cast_unsigned().wrapping_mul(0xBF58_476D_1CE4_E5B9))
        .wrapping_add(y.cast_unsigned().wrapping_mul(0x94D0_49BB_1331_11EB));
    for _ in 0..2 {
        bits ^= bits >> 31;
        bits = bits.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    }
    bits ^= bits >> 32;
    f64::from(u32::try_from(bits & 0xFFFF_FFFF).unwrap_or_default()) / 4_294_967_296.0
}

/// Numbers one after the other.
#[derive(Debug, Clone)]
pub struct Dice {
    seed: u64,
    thrown: i64,
}

impl Dice {
    /// A row of numbers that belongs to a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Dice {
        Dice { seed, thrown: 0 }
    }

    /// The next number, from `low` to below `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        self.thrown += 1;
        (high - low).mul_add(scatter(self.seed, self.thrown, 7), low)
    }
}

/// Smooth noise from -1 to 1 with cells of the given size.
#[must_use]
pub fn noise(seed: u64, cell: f64, x: f64, y: f64) -> f64 {
    let (column, row) = (x / cell, y / cell);
    let (left, top) = (column.floor(), row.floor());
    let (across, down) = (smooth(column - left), smooth(row - top));
    #[allow(clippy::cast_possible_truncation, reason = "the map has few cells")]
    let (left, top) = (left as i64, top as i64);
    let at = |dx, dy| scatter(seed, left + dx, top + dy);
    let mix = |a: f64, b: f64, t: f64| (b - a).mul_add(t, a);
    let upper = mix(at(0, 0), at(1, 0), across);
    let lower = mix(at(0, 1), at(1, 1), across);
    mix(upper, lower, down).mul_add(2.0, -1.0)
}

fn smooth(t: f64) -> f64 {
    t * t * 2.0_f64.mul_add(-t, 3.0)
}
