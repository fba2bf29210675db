//! Arbitrary texts as files of rule cases.

#![no_main]

use estafette_engine::fuzz;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| fuzz::case_file(text));
