//! The log: what is written, how, and never what may be secret.

use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt;

use crate::config::LogFormat;

/// Libraries that print what they carry when asked for every detail: messages,
/// statements, headers. Hidden faces and session tokens pass through them.
const TALKATIVE: [&str; 6] = ["hyper", "lettre", "rustls", "sqlx", "tokio_tungstenite", "tungstenite"];

/// Begins to log to standard error, panics too.
pub fn begin(format: LogFormat) {
    let log = fmt().with_env_filter(filter()).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
    std::panic::set_hook(Box::new(report_panic));
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
