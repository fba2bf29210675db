//! How much one client may do.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use uuid::Uuid;

use crate::error::Error;

/// So many at once, and then one more every so often.
#[derive(Debug, Clone, Copy)]
pub struct Rate {
    /// At once.
    pub burst: NonZeroU32,
    /// One more after so long.
    pub every: Duration,
}

impl Rate {
    /// `burst` at once (at least 1), then one more `every` so often.
    pub const fn new(burst: u32, every: Duration) -> Rate {
        let burst = match NonZeroU32::new(burst) {
            Some(burst) => burst,
            None => NonZeroU32::MIN,
        };
        Rate { burst, every }
    }

    /// As the rate limiter writes it.
    pub fn quota(self) -> Quota {
        let every = self.every.max(Duration::from_nanos(1));
        Quota::with_period(every).map_or(Quota::per_second(self.burst), |quota| quota.allow_burst(self.burst))
    }
}

/// The rates that can be configured.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Sign-ups from one address.
    pub sign_ups: Rate,
    /// Log-ins from one address.
    pub log_ins: Rate,
    /// Log-ins under one name, from one address.
    pub log_ins_by_name: Rate,
    /// Log-ins under one name, from wherever, at whichever server: by devices that are not known.
    pub guesses: Rate,
    /// Test mails to one account.
    pub test_mails: Rate,
    /// Forgotten passwords from one address of the network.
    pub resets: Rate,
    /// Links of one purpose to one mail address, whoever asks for them.
    pub mails: Rate,
    /// Invitations by mail from one account.
    pub invitations: Rate,
    /// Exports of one account.
    pub exports: Rate,
    /// Messages on one WebSocket.
    pub messages: Rate,
    /// What one account says to others.
    pub talk: Rate,
    /// Comments of one account on games that are over, and reports of such.
    pub comments: Rate,
    /// Looks at games without a seat, and looks back, from one address.
    pub looks: Rate,
    /// Pictures drawn for one address.
    pub pictures: Rate,
    /// Game files checked for one address.
    pub files: Rate,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            sign_ups: Rate::new(40, Duration::from_secs(6)),
            log_ins: Rate::new(40, Duration::from_secs(2)),
            log_ins_by_name: Rate::new(20, Duration::from_secs(6)),
            guesses: Rate::new(20, Duration::from_secs(30)),
            test_mails: Rate::new(5, Duration::from_mins(10)),
            resets: Rate::new(10, Duration::from_mins(1)),
            mails: Rate::new(5, Duration::from_mins(10)),
            invitations: Rate::new(10, Duration::from_mins(30)),
            exports: Rate::new(5, Duration::from_mins(2)),
            messages: Rate::new(60, Duration::from_millis(50)),
            talk: Rate::new(12, Duration::from_secs(3)),
            comments: Rate::new(12, Duration::from_secs(5)),
            looks: Rate::new(240, Duration::from_millis(100)),
            pictures: Rate::new(40, Duration::from_secs(2)),
            files: Rate::new(30, Duration::from_secs(10)),
        }
    }
}

/// What a link to a mail address is for. Each has a budget of its own, so that nobody can use up that of
/// another: who signs up with somebody's address keeps no link to a new password from them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LinkTo {
    /// A new account, asked for by whoever signs up with the address.
    NewAccount,
    /// An account that is to have the address.
    Account,
    /// A new password.
    NewPassword,
    /// A game.
    Game,
}

/// Keeps clients to the rates of what is dear or can be guessed at.
pub struct Limiter {
    sign_ups: DefaultKeyedRateLimiter<IpAddr>,
    log_ins: DefaultKeyedRateLimiter<IpAddr>,
    log_ins_by_name: DefaultKeyedRateLimiter<(IpAddr, String)>,
    talk: DefaultKeyedRateLimiter<Uuid>,
    comments: DefaultKeyedRateLimiter<Uuid>,
    looks: DefaultKeyedRateLimiter<IpAddr>,
    pictures: DefaultKeyedRateLimiter<IpAddr>,
    test_mails: DefaultKeyedRateLimiter<Uuid>,
    resets: DefaultKeyedRateLimiter<IpAddr>,
    mails: DefaultKeyedRateLimiter<(LinkTo, String)>,
    invitations: DefaultKeyedRateLimiter<Uuid>,
    exports: DefaultKeyedRateLimiter<Uuid>,
    files: DefaultKeyedRateLimiter<IpAddr>,
}

impl Limiter {
    /// A limiter with nobody counted yet.
    pub fn new(limits: &Limits) -> Limiter {
        Limiter {
            sign_ups: RateLimiter::keyed(limits.sign_ups.quota()),
            log_ins: RateLimiter::keyed(limits.log_ins.quota()),
            log_ins_by_name: RateLimiter::keyed(limits.log_ins_by_name.quota()),
            talk: RateLimiter::keyed(limits.talk.quota()),
            comments: RateLimiter::keyed(limits.comments.quota()),
            looks: RateLimiter::keyed(limits.looks.quota()),
            pictures: RateLimiter::keyed(limits.pictures.quota()),
            test_mails: RateLimiter::keyed(limits.test_mails.quota()),
            resets: RateLimiter::keyed(limits.resets.quota()),
            mails: RateLimiter::keyed(limits.mails.quota()),
            invitations: RateLimiter::keyed(limits.invitations.quota()),
            exports: RateLimiter::keyed(limits.exports.quota()),
            files: RateLimiter::keyed(limits.files.quota()),
        }
    }

    /// Counts a sign-up.
    pub fn sign_up(&self, from: IpAddr) -> Result<(), Error> {
        self.sign_ups.check_key(&network(from)).map_err(|_| Error::TooManyTries)
    }

    /// Counts a log-in. Tries at one name count for each network by itself, so that
    /// nobody can lock somebody else out by guessing.
    pub fn log_in(&self, from: IpAddr, name_key: &str) -> Result<(), Error> {
        let network = network(from);
        self.log_ins.check_key(&network).map_err(|_| Error::TooManyTries)?;
        self.log_ins_by_name.check_key(&(network, name_key.to_owned())).map_err(|_| Error::TooManyTries)
    }

    /// Counts something an account says.
    pub fn talk(&self, account: Uuid) -> Result<(), Error> {
        self.talk.check_key(&account).map_err(|_| Error::TalkTooFast)
    }

    /// Counts a comment, or the report of one.
    pub fn comment(&self, account: Uuid) -> Result<(), Error> {
        self.comments.check_key(&account).map_err(|_| Error::CommentTooFast)
    }

    /// Counts a look at a game, or back at it.
    pub fn look(&self, from: IpAddr) -> Result<(), Error> {
        self.looks.check_key(&network(from)).map_err(|_| Error::TooManyTries)
    }

    /// Counts a picture that has to be drawn.
    pub fn picture(&self, from: IpAddr) -> Result<(), Error> {
        self.pictures.check_key(&network(from)).map_err(|_| Error::TooManyTries)
    }

    /// Counts a test mail.
    pub fn test_mail(&self, account: Uuid) -> Result<(), Error> {
        self.test_mails.check_key(&account).map_err(|_| Error::TooManyTries)
    }

    /// Counts a forgotten password.
    pub fn reset(&self, from: IpAddr) -> Result<(), Error> {
        self.resets.check_key(&network(from)).map_err(|_| Error::TooManyTries)
    }

    /// Counts a link to an address. It is counted whether or not the address belongs to
    /// anybody, and so tells nothing about that.
    pub fn mail(&self, to: LinkTo, address: &str) -> Result<(), Error> {
        self.mails.check_key(&(to, address.to_ascii_lowercase())).map_err(|_| Error::TooManyTries)
    }

    /// Counts an invitation by mail, by who sends it and by where it goes.
    pub fn invitation(&self, account: Uuid, address: &str) -> Result<(), Error> {
        self.invitations.check_key(&account).map_err(|_| Error::TooManyTries)?;
        self.mail(LinkTo::Game, address)
    }

    /// Counts an export of an account.
    pub fn export(&self, account: Uuid) -> Result<(), Error> {
        self.exports.check_key(&account).map_err(|_| Error::TooManyTries)
    }

    /// Counts a game file that is to be checked.
    pub fn file(&self, from: IpAddr) -> Result<(), Error> {
        self.files.check_key(&network(from)).map_err(|_| Error::TooManyTries)
    }

    /// Forgets those who have not come for a while.
    pub fn forget_idle(&self) {
        self.sign_ups.retain_recent();
        self.log_ins.retain_recent();
        self.log_ins_by_name.retain_recent();
        self.talk.retain_recent();
        self.comments.retain_recent();
        self.looks.retain_recent();
        self.pictures.retain_recent();
        self.test_mails.retain_recent();
        self.resets.retain_recent();
        self.mails.retain_recent();
        self.invitations.retain_recent();
        self.exports.retain_recent();
        self.files.retain_recent();
    }
}

/// The network that counts as one client: an IPv4 address, an IPv6 /64.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}
