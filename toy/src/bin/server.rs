//! A server whose only game is the ford.

use std::process::ExitCode;

#[tokio::main]
async fn main() -> ExitCode {
    estafette_server::command::main(estafette_toy::GAMES).await
}
