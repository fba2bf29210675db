//! Steps of a game from arbitrary bytes.

#![no_main]

use estafette_engine::fuzz;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    fuzz::orders(bytes);
});
