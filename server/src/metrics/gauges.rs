//! What is looked up when somebody asks: the database's pool, games in memory, mails that wait.

use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Registry, Unit};

use crate::app::App;
use crate::store::outbox;

/// The figures of a moment.
#[derive(Default)]
pub(super) struct Gauges {
    tables: Gauge,
    connections: Gauge,
    idle_connections: Gauge,
    memory: Gauge,
    mails_waiting: Gauge,
    mails_given_up: Gauge,
    oldest_mail: Gauge,
}

impl Gauges {
    pub(super) fn register(registry: &mut Registry) -> Gauges {
        let gauges = Gauges::default();
        let mut add = |name, help, gauge: &Gauge| registry.register(name, help, gauge.clone());
        add("tables", "Games in memory", &gauges.tables);
        add("database_connections", "Connections to the database", &gauges.connections);
        add(
            "database_connections_idle",
            "Connections to the database that nothing uses",
            &gauges.idle_connections,
        );
        add("mails_waiting", "Mails that are due and not sent", &gauges.mails_waiting);
        add("mails_given_up", "Mails that were given up in the last day", &gauges.mails_given_up);
        registry.register_with_unit(
            "mails_oldest",
            "How long the mail that has been due longest has waited",
            Unit::Seconds,
            gauges.oldest_mail.clone(),
        );
        registry.register_with_unit(
            "resident_memory",
            "What the process holds in memory",
            Unit::Bytes,
            gauges.memory.clone(),
        );
        gauges
    }

    /// Looks everything up. What the database does not tell now stays as it was.
    pub(super) async fn look(&self, app: &App) {
        self.tables.set(count(app.host.count()));
        self.connections.set(app.pool.size().into());
        self.idle_connections.set(count(app.pool.num_idle()));
        if let Some(bytes) = resident_bytes() {
            self.memory.set(bytes);
        }
        match outbox::backlog(&app.pool).await {
            Ok(backlog) => {
                self.mails_waiting.set(backlog.waiting);
                self.mails_given_up.set(backlog.given_up);
                self.oldest_mail.set(backlog.oldest);
            }
            Err(error) => tracing::warn!(%error, "the mails that wait were not counted"),
        }
    }
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The resident memory of this process in bytes, where the system tells it.
fn resident_bytes() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}
