//! What a host's monitoring reads: how much is asked, answered and stored, and how long it takes.
//!
//! Counts and times only. Nothing here names a game, a player or a face, and addresses are told by
//! their patterns.

mod endpoint;
mod gauges;
mod requests;

use std::time::{Duration, Instant};

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

use gauges::Gauges;

pub use endpoint::serve;
pub use requests::measure;

/// Everything that is measured, and the registry that can write it down.
pub struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    request_time: Family<Route, Histogram>,
    sockets: Family<Guests, Gauge>,
    steps: Family<Outcome, Counter>,
    commit_time: Histogram,
    gauges: Gauges,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: String,
    route: String,
    status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Route {
    route: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Guests {
    guest: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Outcome {
    outcome: String,
}

/// From 1 ms to some 8 s.
fn times() -> Histogram {
    Histogram::new(exponential_buckets(0.001, 2.0, 14))
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("estafette");
        let requests = Family::default();
        registry.register("requests", "Requests answered", requests.clone());
        let request_time = Family::new_with_constructor(times as fn() -> Histogram);
        registry.register_with_unit(
            "request_duration",
            "From the head of a request to that of its answer",
            Unit::Seconds,
            request_time.clone(),
        );
        let sockets = Family::default();
        registry.register("sockets", "Open sockets of games", sockets.clone());
        let steps = Family::default();
        registry.register(
            "steps",
            "Orders and other steps that were sent, by the code of the refusal",
            steps.clone(),
        );
        let commit_time = times();
        registry.register_with_unit(
            "commit_duration",
            "Storing one step and all that follows from it",
            Unit::Seconds,
            commit_time.clone(),
        );
        let gauges = Gauges::register(&mut registry);
        Metrics { registry, requests, request_time, sockets, steps, commit_time, gauges }
    }
}

impl Metrics {
    /// Counts a socket for as long as what it gives is held.
    pub fn socket(&self, guest: &'static str) -> CountedSocket {
        let count = self.sockets.get_or_create_owned(&Guests { guest });
        count.inc();
        CountedSocket(count)
    }

    /// A step was judged: `accepted`, or the code of the refusal.
    pub fn step(&self, outcome: &str) {
        self.steps.get_or_create(&Outcome { outcome: outcome.to_owned() }).inc();
    }

    /// A step was stored, or not, from `start` until now.
    pub fn committed(&self, start: Instant) {
        self.commit_time.observe(start.elapsed().as_secs_f64());
    }

    fn answered(&self, method: &str, route: &str, status: u16, after: Duration) {
        let (method, route) = (method.to_owned(), route.to_owned());
        self.request_time.get_or_create(&Route { route: route.clone() }).observe(after.as_secs_f64());
        self.requests.get_or_create(&Answered { method, route, status }).inc();
    }
}

/// A socket that is counted.
pub struct CountedSocket(Gauge);

impl Drop for CountedSocket {
    fn drop(&mut self) {
        self.0.dec();
    }
}
