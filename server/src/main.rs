//! The server's binary.

use std::process::ExitCode;

use estafette_engine::games::GAMES;
use estafette_server::command;

#[tokio::main]
async fn main() -> ExitCode {
    command::main(GAMES).await
}
