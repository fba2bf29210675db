//! How many parts a file has, before anything is made of them: a list or an object takes some hundred
//! times the memory of its two brackets.

/// The most lists and objects of a file: of some thousand entries, many times a long game's.
const MOST_CONTAINERS: usize = 40_000;

/// The most values of lists and objects.
const MOST_VALUES: usize = 120_000;

/// Whether a file, if it is JSON, has no more parts than those of long games.
pub(super) fn is_bearable(text: &[u8]) -> bool {
    let (mut containers, mut values) = (0_usize, 0_usize);
    let mut bytes = text.iter();
    while let Some(byte) = bytes.next() {
        match byte {
            b'"' => skip_string(&mut bytes),
            b'[' | b'{' => containers += 1,
            b',' => values += 1,
            _ => {}
        }
        if containers > MOST_CONTAINERS || values > MOST_VALUES {
            return false;
        }
    }
    true
}

/// Goes to behind the end of a string.
fn skip_string<'a>(bytes: &mut impl Iterator<Item = &'a u8>) {
    while let Some(byte) = bytes.next() {
        match byte {
            b'"' => return,
            b'\\' => _ = bytes.next(),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_game_is_bearable_ten_times_over() {
        let game = include_str!("../../tests/long_game.json");
        assert!(is_bearable(format!("[{}]", [game; 10].join(",")).as_bytes()));
    }

    #[test]
    fn a_file_of_tiny_parts_is_not() {
        for part in ["{},", "[],", "{\"a\":{}},", "0,", "\"\\\"\","] {
            assert!(!is_bearable(part.repeat(3_600_000 / part.len()).as_bytes()), "{part}");
        }
    }

    #[test]
    fn what_stands_in_a_string_is_no_part() {
        for text in ["[{,".repeat(100_000), "\\\"[".repeat(100_000), "\\\\".repeat(100_000)] {
            assert!(is_bearable(format!("{{\"a\":\"{text}\"}}").as_bytes()));
        }
    }
}
