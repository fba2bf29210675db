//! What can be set from outside.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use estafette_engine::games::Games;

use crate::chance::Chance;
use crate::clock::Clock;
use crate::connections::ConnectionLimits;
use crate::limits::Limits;
use crate::mails::sending::MailSettings;
use crate::public_url::PublicUrl;

/// What can be set from outside.
pub struct Settings {
    /// The games that can be played here.
    pub games: Games,
    /// The address in players' browsers.
    pub public_url: PublicUrl,
    /// The folder with the built web client, where it is served.
    pub client_dir: Option<PathBuf>,
    /// Whether the client's address is in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How mails are sent.
    pub mail: MailSettings,
    /// How many connections there may be, and how long they may be silent.
    pub connections: ConnectionLimits,
    /// How often a server looks whether others on its database have stored something, also when it has not
    /// heard of it.
    pub pulse: Duration,
    /// How much one client may do.
    pub limits: Limits,
    /// Where seeds and sides come from.
    pub chance: Arc<dyn Chance>,
    /// Where the times of games come from.
    pub clock: Arc<dyn Clock>,
}
