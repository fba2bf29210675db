//! The commands that build, run and check Estafette.
//!
//! Written on the standard library and two small crates, so that they compile in a second and can
//! say at once what is missing on a machine.

mod lock;
mod postgres;
mod prepare;
mod project;
mod run;
mod serve;
mod test;
mod tools;

use std::env;
use std::process::ExitCode;

use project::Project;
use run::{Failure, Outcome, fail};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let result = run::listen().and_then(|()| command(&arguments));
    run::end_orphans();
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // As shells say that a program was ended by Ctrl-C.
        Err(Failure::Interrupted) => ExitCode::from(130),
        Err(Failure::Told) => ExitCode::FAILURE,
        Err(Failure::Ended(code)) => ExitCode::from(code),
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

fn command(arguments: &[String]) -> Outcome {
    let project = Project::find();
    let (name, arguments) = arguments.split_first().map_or(("help", arguments), |(name, rest)| (name, rest));
    if arguments.iter().any(|argument| argument == "--help") {
        return help();
    }
    match name {
        "serve" => serve::serve(&project, arguments),
        "test" => test::test(&project, arguments),
        "prepare" => prepare::prepare(&project),
        "types" => prepare::types(&project),
        "case" => case(&project, arguments),
        "help" | "--help" | "-h" => help(),
        other => fail(format!("There is no command {other}; see cargo xtask help.")),
    }
}

/// Runs rule cases through the engine.
fn case(project: &Project, files: &[String]) -> Outcome {
    let mut cargo = tools::cargo(project);
    // The files are meant from where the person is, not from the root of the repository.
    cargo.current_dir(env::current_dir().unwrap_or_else(|_| project.root.clone()));
    cargo.args(["run", "--quiet", "-p", "estafette-testing", "--bin", "case", "--"]);
    run::run_as(cargo.args(files))
}

/// Prints what there is.
#[allow(clippy::unnecessary_wraps)]
fn help() -> Outcome {
    println!(
        "cargo xtask COMMAND

serve [--port 8080] [--address 127.0.0.1] [--data FOLDER] [--restored yes]
    Builds the web client and the server, starts PostgreSQL if DATABASE_URL names none, and serves
    on http://localhost:8080. Ctrl-C stops everything. Without --address only this machine can
    connect. The data folder is ./data.

test [CHECK]...
    Runs every check, or those named, up to the first that fails:
{}
prepare
    Writes the query data in server/.sqlx anew, after a change of a query or a migration.

types
    Writes the client's types anew, after a change of the protocol.

case [--json] FILE-OR-FOLDER...
    Runs rule cases through the engine (docs/cases.md). Ends with 1 if a case failed, with 2 if
    something that was named is not there or has no cases.

Environment: DATABASE_URL (serve: an own PostgreSQL), ESTAFETTE_POSTGRES_BIN (the folder of the
PostgreSQL programs to use), CHROMIUM_PATH (the browser for the end-to-end tests).",
        test::list()
    );
    Ok(())
}
