//! The log: what is written, where, how, and never what may be secret.

use std::fs::OpenOptions;
use std::path::Path;
use std::sync::Mutex;

use tracing::Metadata;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, fmt};

use crate::config::LogFormat;
use crate::security_events;

/// Libraries that print what they carry when asked for every detail: messages,
/// statements, headers. Hidden faces and session tokens pass through them.
const TALKATIVE: [&str; 6] = ["hyper", "lettre", "rustls", "sqlx", "tokio_tungstenite", "tungstenite"];

/// Begins to log to standard error, panics too. What concerns security goes into a file of its own, a JSON
/// object a line, where one is named.
///
/// # Errors
///
/// When nothing can be added to that file.
pub fn begin(format: LogFormat, security: Option<&Path>) -> std::io::Result<()> {
    let apart = security.is_some();
    let file = security.map(|path| OpenOptions::new().create(true).append(true).open(path)).transpose()?;
    let of_security = file.map(|file| {
        let lines = fmt::layer().json().flatten_event(true).with_writer(Mutex::new(file)).with_ansi(false);
        lines.with_filter(filter_fn(concerns_security))
    });
    let log = fmt::layer().with_writer(std::io::stderr);
    let log = match format {
        LogFormat::Text => log.boxed(),
        LogFormat::Json => log.json().flatten_event(true).boxed(),
    };
    let log =
        log.with_filter(filter()).with_filter(filter_fn(move |line| !(apart && concerns_security(line))));
    tracing_subscriber::registry().with(of_security).with(log).init();
    std::panic::set_hook(Box::new(report_panic));
    Ok(())
}

fn concerns_security(line: &Metadata<'_>) -> bool {
    line.target() == security_events::TARGET
}

/// What is logged: `RUST_LOG`, else what is worth knowing; never what may be secret.
fn filter() -> EnvFilter {
    let asked = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let quiet = TALKATIVE.iter().filter_map(|name| format!("{name}=info").parse().ok());
    quiet.fold(asked, EnvFilter::add_directive)
}

/// Reports where a panic happened. What it says is left out: it may name a hidden
/// face.
fn report_panic(panic: &std::panic::PanicHookInfo<'_>) {
    let place = panic.location().map(ToString::to_string).unwrap_or_default();
    tracing::error!(place, "panicked");
}
