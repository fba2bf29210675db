//! Password hashing with argon2id, away from the threads that serve.

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::error::Error;

/// How long a request waits for its turn to hash.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Hashes passwords, a few at a time: each hash takes 19 MiB and a core.
pub struct Hasher {
    permits: Arc<Semaphore>,
    /// A hash that no password matches, verified where there is no account: the
    /// time an answer takes does not tell whether a name exists.
    dummy_hash: String,
}

impl Hasher {
    /// A hasher that uses all cores and no more.
    ///
    /// # Panics
    ///
    /// When argon2 refuses its own default parameters.
    pub fn new() -> Hasher {
        let cores = available_parallelism().map_or(1, usize::from);
        let dummy_hash = hash(&data_encoding::HEXLOWER.encode(&crate::chance::random_bytes::<16>()));
        Hasher {
            permits: Arc::new(Semaphore::new(cores)),
            dummy_hash: dummy_hash.expect("argon2 hashes with its default parameters"),
        }
    }

    /// The hash of a new password.
    pub async fn hash(&self, password: String) -> Result<String, Error> {
        self.with_permit(move || hash(&password)).await?.ok_or(Error::Internal)
    }

    /// Whether the password matches the account's hash. Without an account it
    /// never does, after the same time.
    pub async fn verify(&self, password: String, stored: Option<String>) -> Result<bool, Error> {
        let exists = stored.is_some();
        let against = stored.unwrap_or_else(|| self.dummy_hash.clone());
        let matches = self.with_permit(move || verify(&password, &against)).await?;
        Ok(matches && exists)
    }

    async fn with_permit<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let permit = timeout(TIMEOUT, Arc::clone(&self.permits).acquire_owned()).await;
        let Ok(Ok(permit)) = permit else { return Err(Error::Busy) };
        // The permit is held until the work is done, also when nobody waits for it any more.
        let work = move || {
            let result = work();
            drop(permit);
            result
        };
        spawn_blocking(work).await.map_err(|_| Error::Internal)
    }
}

impl Default for Hasher {
    fn default() -> Hasher {
        Hasher::new()
    }
}

fn hash(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

fn verify(password: &str, stored: &str) -> bool {
    PasswordHash::new(stored)
        .is_ok_and(|stored| Argon2::default().verify_password(password.as_bytes(), &stored).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_password_itself_matches_its_hash() {
        let hasher = Hasher::new();
        let hash = hasher.hash("le petit caporal".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$"));
        assert!(hasher.verify("le petit caporal".to_owned(), Some(hash.clone())).await.unwrap());
        assert!(!hasher.verify("le petit corporal".to_owned(), Some(hash)).await.unwrap());
        assert!(!hasher.verify("le petit caporal".to_owned(), None).await.unwrap());
    }
}
