//! The colours of the map and the blocks, by name, in four inks.

/// What a picture is coloured with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ink {
    /// Custom properties (`var(--paper)`) of the page the picture stands in.
    Page,
    /// Plain colours on warm paper.
    Light,
    /// Plain colours on a dark ground.
    Dark,
    /// Plain colours of the highest contrast; also for print.
    Contrast,
}

/// Name, light, dark, contrast.
const TOKENS: [(&str, [&str; 3]); 40] = [
    ("paper", ["#F4ECDA", "#26231D", "#FFFFFF"]),
    ("corridor", ["#F9F2E3", "#332F27", "#EFEFEF"]),
    ("outside", ["#E6DCC4", "#1C1A15", "#D9D9D9"]),
    ("wash", ["#8A6A3C", "#D8B67C", "#000000"]),
    ("hach", ["#7A6546", "#8F7D5E", "#000000"]),
    ("water", ["#C3D2D8", "#2B3D49", "#D3E6F3"]),
    ("waterline", ["#5C7C8E", "#7797A8", "#003A5C"]),
    ("watertext", ["#33566B", "#A9C6D6", "#00324F"]),
    ("stream", ["#6F93A5", "#6C8FA2", "#003A5C"]),
    ("marsh", ["#7C9AA2", "#587684", "#3B6480"]),
    ("wood", ["#DCE0C2", "#2B3022", "#EDF2E3"]),
    ("tree", ["#66744F", "#7E8C63", "#3C4B22"]),
    ("treefill", ["#C6CFA6", "#38402B", "#FFFFFF"]),
    ("vine", ["#8B8A5C", "#7E7B54", "#666666"]),
    ("ink", ["#2B241A", "#EFE6D2", "#000000"]),
    ("ink2", ["#5E503B", "#C6B898", "#222222"]),
    ("ink3", ["#6B5B43", "#B0A284", "#444444"]),
    ("border", ["#6A5B46", "#9A8B6E", "#000000"]),
    ("bar", ["#3A3024", "#B5A584", "#000000"]),
    ("mark", ["#4B3F2F", "#CDBF9F", "#000000"]),
    ("arrow", ["#85755B", "#9C8F74", "#333333"]),
    ("roadcase", ["#6C5A43", "#A28E6C", "#000000"]),
    ("roadfill", ["#EAD7AE", "#4C4230", "#FFE08A"]),
    ("local", ["#8B785B", "#8F7E60", "#333333"]),
    ("house", ["#51402F", "#B59F7C", "#000000"]),
    ("objective", ["#7A4E7E", "#C79BCB", "#5B0066"]),
    ("objband", ["#C9A9C9", "#5B4460", "#E8CDEB"]),
    ("fr", ["#2A4A7C", "#7FA7E0", "#00287F"]),
    ("frdeep", ["#1B3357", "#C5DAF7", "#00184D"]),
    ("frtint", ["#8FA5C6", "#3E5579", "#9DB4E6"]),
    ("frhatch", ["#6E8CBA", "#5479B0", "#FFFFFF"]),
    ("au", ["#A2382B", "#E5806F", "#A80000"]),
    ("audeep", ["#6F2119", "#FBD3CB", "#5C0000"]),
    ("autint", ["#D79C92", "#74392F", "#F0B3B3"]),
    ("auhatch", ["#D08A7E", "#B2564A", "#FFFFFF"]),
    ("star-blue", ["#2A4A7C", "#7FA7E0", "#00287F"]),
    ("star-green", ["#3E6B3A", "#9CCB92", "#005000"]),
    ("star-red", ["#A2382B", "#E5806F", "#A80000"]),
    ("star-black", ["#2B241A", "#EFE6D2", "#000000"]),
    ("face", ["#FBF6E9", "#1C1A15", "#FFFFFF"]),
];

/// Values that are no colours, in the same order: how much shows of relief and
/// vineyards, how thick marks and numerals are, how much larger each kind of
/// lettering is than the drawing. A page that says nothing has the light ones.
const MEASURES: [(&str, [&str; 3]); 9] = [
    ("map-relief", ["1", "1", "0"]),
    ("map-mark-width", ["1", "1", "1.3"]),
    ("map-numeral-weight", ["500", "500", "600"]),
    ("map-villages", ["1", "1", "1"]),
    ("map-farms", ["1", "1", "1"]),
    ("map-numerals", ["1", "1", "1"]),
    ("map-waters", ["1", "1", "1"]),
    ("map-remarks", ["1", "1", "1"]),
    ("map-trays", ["1", "1", "1"]),
];

/// Writes out every `$name` in style rules as the ink has it.
#[must_use]
pub fn coloured(rules: &str, ink: Ink) -> String {
    let mut text = String::with_capacity(rules.len() * 2);
    let mut pieces = rules.split('$');
    text.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let end = piece.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(piece.len());
        let (name, rest) = piece.split_at(end);
        text.push_str(&value(name, ink));
        text.push_str(rest);
    }
    text
}

fn value(name: &str, ink: Ink) -> String {
    let column = match ink {
        Ink::Page => None,
        Ink::Light => Some(0),
        Ink::Dark => Some(1),
        Ink::Contrast => Some(2),
    };
    let entry = TOKENS.iter().chain(&MEASURES).find(|(token, _)| *token == name);
    match (column, entry) {
        (Some(column), Some((_, values))) => values[column].to_owned(),
        // A measure has a default, since only some themes set it.
        (None, Some((token, values))) if token.starts_with("map-") => format!("var(--{name},{})", values[0]),
        _ => format!("var(--{name})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_gets_its_own_properties_and_a_picture_plain_colours() {
        let rules = ".a{fill:$paper;stroke:$ink2;opacity:$map-relief}";
        let page = ".a{fill:var(--paper);stroke:var(--ink2);opacity:var(--map-relief,1)}";
        assert_eq!(coloured(rules, Ink::Page), page);
        assert_eq!(coloured(rules, Ink::Contrast), ".a{fill:#FFFFFF;stroke:#222222;opacity:0}");
    }
}
