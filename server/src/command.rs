//! The command line: reads the configuration, prepares the database, serves; or verifies a file.

use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use estafette_engine::games::Games;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::clock::{Clock, SystemClock};
use crate::config::Config;
use crate::serve::serve;
use crate::{database, demo, logging, metrics, record, restore};

/// Does what the command line says, with these games.
pub async fn main(games: Games) -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    match &arguments[..] {
        [] => (),
        [command, file] if command == "verify" => return verify(&games, Path::new(file)),
        [command] if command == "restore" => return told(restored().await),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(MISUSED);
        }
    }
    told(run(games).await)
}

fn told(result: Result<(), Box<dyn std::error::Error>>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("estafette-server: {problem}");
            ExitCode::FAILURE
        }
    }
}

const USAGE: &str = "usage: estafette-server               serves, as the environment says
       estafette-server verify FILE   plays a game file again and says whether it is right
       estafette-server restore       notes that the database was brought back from a copy";

/// The exit code when there is nothing to verify.
const MISUSED: u8 = 2;

/// Plays a game file again: exit code 0 when it is right, 1 when something is wrong with it.
fn verify(games: &Games, file: &Path) -> ExitCode {
    let text = match std::fs::read(file) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("estafette-server: {}: {error}", file.display());
            return ExitCode::from(MISUSED);
        }
    };
    let told = record::tell(games, &text);
    print!("{}", told.text);
    if told.verified { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Notes that the database was brought back from a copy.
async fn restored() -> Result<(), Box<dyn std::error::Error>> {
    let pool = database::prepare(&Config::from_env()?.database_url).await?;
    restore::note(&pool, SystemClock.now()).await?;
    pool.close().await;
    println!("It is noted that the database was restored. Players are told what is lost.");
    Ok(())
}

async fn run(games: Games) -> Result<(), Box<dyn std::error::Error>> {
    let config = Config::from_env()?;
    logging::begin(config.log, config.security_log.as_deref())
        .map_err(|error| format!("ESTAFETTE_SECURITY_LOG: {error}"))?;
    let pool = database::prepare(&config.database_url).await?;
    demo::bring(&games, &pool).await?;
    let listener = listen(config.listen).await?;
    let for_metrics = match config.metrics_listen {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let address = listener.local_addr()?;
    let app = App::new(pool.clone(), config.settings(games, address)?);
    if !app.settings.mail.transport.has_server() {
        tracing::info!("no mail server is set: mails are read on the page /mailbox");
    }
    if let Err(problem) = app.settings.mail.transport.check().await {
        tracing::warn!(
            problem,
            "mails cannot be put into ESTAFETTE_MAIL_FOLDER: until they can, they wait, and links to new passwords too"
        );
    }
    if let Some(listener) = for_metrics {
        tracing::info!("metrics at http://{}/metrics", listener.local_addr()?);
        tokio::spawn(metrics::serve(listener, Arc::clone(&app)));
    }
    println!("listening on http://{address}");
    serve(listener, app, stop_signal()?).await?;
    pool.close().await;
    Ok(())
}

async fn listen(address: SocketAddr) -> Result<TcpListener, String> {
    TcpListener::bind(address).await.map_err(|error| format!("{address}: {error}"))
}

/// A token that is cancelled by the first SIGINT or SIGTERM.
fn stop_signal() -> std::io::Result<CancellationToken> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    let stop = CancellationToken::new();
    let cancel = stop.clone();
    tokio::spawn(async move {
        tokio::select! {
            _ = interrupt.recv() => (),
            _ = terminate.recv() => (),
        }
        cancel.cancel();
    });
    Ok(stop)
}
