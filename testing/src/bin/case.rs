//! Runs rule cases: `case [--json] FILE-OR-FOLDER...`, see `docs/cases.md`.

use std::io;
use std::process::ExitCode;

use estafette_testing::case::command;

fn main() -> io::Result<ExitCode> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let end = command::run(&arguments, &mut io::stdout().lock(), &mut io::stderr())?;
    Ok(ExitCode::from(end as u8))
}
