//! Arbitrary texts as files of rule cases.

#![no_main]

use estafette_testing::case;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = case::run_text(text);
});
