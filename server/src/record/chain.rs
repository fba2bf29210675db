//! The chain of hashes over a game file: each entry is hashed together with the hash
//! before it, so that none can be changed, left out or moved without a trace.

use data_encoding::HEXLOWER;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

/// What the first hash does not cover: what comes after it, the seed, which the
/// commitment stands for, and names, which people may change.
const NOT_OF_THE_OPENING: [&str; 5] = ["hash", "players", "seed", "entries", "result"];

/// The hash of the beginning.
pub fn opening(file: &Map<String, Value>) -> String {
    hash("", &object(file, &NOT_OF_THE_OPENING))
}

/// The hash of an entry that follows a hash.
pub fn entry(before: &str, entry: &Map<String, Value>) -> String {
    hash(before, &object(entry, &["hash"]))
}

/// The SHA-256, in hexadecimal, of a text and the canonical form of a value.
pub fn hash(before: &str, canonical: &str) -> String {
    let mut digest = Sha256::new();
    digest.update(before);
    digest.update(canonical);
    HEXLOWER.encode(&digest.finalize())
}

/// A value in the one form that is hashed: no white space, the members of objects sorted
/// by their names (RFC 8785).
pub fn canonical(value: &Value) -> String {
    match value {
        Value::Object(members) => object(members, &[]),
        Value::Array(values) => {
            let values: Vec<_> = values.iter().map(canonical).collect();
            format!("[{}]", values.join(","))
        }
        other => other.to_string(),
    }
}

fn object(members: &Map<String, Value>, without: &[&str]) -> String {
    let mut kept: Vec<_> = members.iter().filter(|(name, _)| !without.contains(&name.as_str())).collect();
    kept.sort_unstable_by(|one, other| one.0.cmp(other.0));
    let told = kept.into_iter().map(|(name, value)| format!("{}:{}", Value::from(&**name), canonical(value)));
    format!("{{{}}}", told.collect::<Vec<_>>().join(","))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// The client has the same test, with the same numbers.
    #[test]
    fn a_hash_does_not_depend_on_how_the_file_is_laid_out() {
        let value: Value = serde_json::from_str(
            r#"{ "step": {"b": [1, 20, "é\n\"\u001f"], "a": null}, "at" : true, "hash": "x" }"#,
        )
        .unwrap();
        let text = r#"{"at":true,"hash":"x","step":{"a":null,"b":[1,20,"é\n\"\u001f"]}}"#;
        assert_eq!(canonical(&value), text);
        let hashed = entry("before", value.as_object().unwrap());
        assert_eq!(hashed, "e9025c61814fd11da97d6c14b1a8185e0908560195626e68c23af61f70e7469b");
        assert_ne!(hashed, entry("", value.as_object().unwrap()));
    }

    #[test]
    fn the_first_hash_does_not_cover_names_and_seed() {
        let file = json!({ "format": "estafette-game", "players": {}, "seed": "00" });
        let other = json!({ "format": "estafette-game", "players": { "austria": "Melas" }, "seed": "11" });
        let [one, other] = [file, other].map(|file| opening(file.as_object().unwrap()));
        assert_eq!(one, other);
    }
}
