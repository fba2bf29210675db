//! Ids that tell side and face, such as `Fi3b`.

use crate::force::{Arm, Face, PerSide, Side, Strength};

/// Reads a face such as `i3`, `c2` or `a1`, whatever follows it.
#[must_use]
pub fn face(text: &str) -> Option<Face> {
    let mut letters = text.chars();
    let arm = match letters.next()? {
        'i' => Arm::Infantry,
        'c' => Arm::Cavalry,
        'a' => Arm::Artillery,
        _ => return None,
    };
    let strength = Strength::new(u8::try_from(letters.next()?.to_digit(10)?).ok()?)?;
    Some(Face { arm, strength })
}

/// What an id tells: the side by its first letter, then the face.
pub(crate) fn told_by(id: &str, letters: PerSide<char>) -> (Option<Side>, Option<Face>) {
    let first = id.chars().next();
    let side = Side::BOTH.into_iter().find(|&side| first == Some(letters[side]));
    (side, id.get(1..).and_then(face))
}
