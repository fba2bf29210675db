//! Writes the wire types as TypeScript into the folder that is named.

use std::env;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1) else {
        eprintln!("Usage: export-types FOLDER");
        return ExitCode::FAILURE;
    };
    match estafette_protocol::typescript::export(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(cause) => {
            eprintln!("Could not write the types: {cause}");
            ExitCode::FAILURE
        }
    }
}
