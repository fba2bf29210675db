//! Steps of a game from arbitrary bytes.

#![no_main]

use estafette_testing::fuzz;
use estafette_testing::triomphe::{RULES, State};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    fuzz::orders::<State>(&RULES, bytes);
});
