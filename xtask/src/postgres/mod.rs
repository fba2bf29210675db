//! The private PostgreSQL that needs no set-up: binaries, the user to run them as, and the cluster.

mod binaries;
mod cluster;
mod user;

pub use cluster::{Cluster, Durability, Prepared};
