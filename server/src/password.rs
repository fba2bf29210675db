//! Password hashing with argon2id, away from the threads that serve.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::Duration;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, Version};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::error::Error;

/// How long a request waits for its turn to hash.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Hashes passwords, a few at a time: each hash takes 19 MiB and a core. The memory is used again, for
/// ever: taken anew each time, by whichever thread, it would be spread over what the allocator keeps for
/// each thread.
pub struct Hasher {
    permits: Arc<Semaphore>,
    memory: Arc<Mutex<Vec<Memory>>>,
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
        let mut memory = Memory::default();
        let nobodys = data_encoding::HEXLOWER.encode(&crate::chance::random_bytes::<16>());
        let dummy_hash = hash(&nobodys, &mut memory);
        Hasher {
            permits: Arc::new(Semaphore::new(cores)),
            memory: Arc::new(Mutex::new(vec![memory])),
            dummy_hash: dummy_hash.expect("argon2 hashes with its default parameters"),
        }
    }

    /// The hash of a new password.
    pub async fn hash(&self, password: String) -> Result<String, Error> {
        self.with_permit(move |memory| hash(&password, memory)).await?.ok_or(Error::Internal)
    }

    /// Whether the password matches the account's hash. Without an account it
    /// never does, after the same time.
    pub async fn verify(&self, password: String, stored: Option<String>) -> Result<bool, Error> {
        let exists = stored.is_some();
        let against = stored.unwrap_or_else(|| self.dummy_hash.clone());
        let matches = self.with_permit(move |memory| verify(&password, &against, memory)).await?;
        Ok(matches && exists)
    }

    async fn with_permit<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let permit = timeout(TIMEOUT, Arc::clone(&self.permits).acquire_owned()).await;
        let Ok(Ok(permit)) = permit else { return Err(Error::Busy) };
        // The permit is held until the work is done, also when nobody waits for it any more.
        let memories = Arc::clone(&self.memory);
        let work = move || {
            let taken = memories.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let mut memory = taken.unwrap_or_default();
            let result = work(&mut memory);
            memories.lock().unwrap_or_else(PoisonError::into_inner).push(memory);
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

/// What argon2 works in.
type Memory = Vec<Block>;

fn hash(password: &str, memory: &mut Memory) -> Option<String> {
    let salt = Salt::new(&crate::chance::random_bytes::<16>()).ok()?;
    let params = Params::default();
    let output = derive(password, &salt, params.clone(), Version::default(), memory)?;
    let hash = PasswordHash {
        algorithm: ARGON2ID_IDENT,
        version: Some(Version::default().into()),
        params: ParamsString::try_from(&params).ok()?,
        salt: Some(salt),
        hash: Some(output),
    };
    Some(hash.to_string())
}

fn verify(password: &str, stored: &str, memory: &mut Memory) -> bool {
    let mut matches = || {
        let stored = PasswordHash::new(stored).ok().filter(|stored| stored.algorithm == ARGON2ID_IDENT)?;
        let version = stored.version.map(Version::try_from).transpose().ok()?.unwrap_or_default();
        let params = Params::try_from(&stored).ok()?;
        let output = derive(password, &stored.salt?, params, version, memory)?;
        // Takes the same time wherever the two differ.
        Some(stored.hash? == output)
    };
    matches().unwrap_or(false)
}

fn derive(
    password: &str,
    salt: &Salt,
    params: Params,
    version: Version,
    memory: &mut Memory,
) -> Option<Output> {
    let (blocks, length) = (params.block_count(), params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN));
    memory.resize(blocks.max(memory.len()), Block::default());
    let mut output = [0; Output::MAX_LENGTH];
    let output = output.get_mut(..length)?;
    let argon2 = Argon2::new(Algorithm::Argon2id, version, params);
    let memory = memory.get_mut(..blocks)?;
    argon2.hash_password_into_with_memory(password.as_bytes(), salt.as_ref(), output, memory).ok()?;
    Output::new(output).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Made by the reference implementation.
    const KNOWN: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$pfi31OMAgVdtqS7ld7qI0Q$0NQCB5LTOu+82ITcb6+VQxm4vaVJVgQxrR6D4tOpnbg";

    #[tokio::test]
    async fn hashes_are_the_same_in_memory_that_was_used_before() {
        let hasher = Hasher::new();
        for _ in 0..3 {
            assert!(hasher.verify("le petit caporal".to_owned(), Some(KNOWN.to_owned())).await.unwrap());
            assert!(!hasher.verify("le petit corporal".to_owned(), Some(KNOWN.to_owned())).await.unwrap());
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn many_who_log_in_share_a_fixed_set_of_memory() {
        let hasher = Arc::new(Hasher::new());
        let log_ins = (0..40).map(|_| {
            let hasher = Arc::clone(&hasher);
            tokio::spawn(async move { hasher.verify("wrong".to_owned(), None).await })
        });
        for log_in in log_ins.collect::<Vec<_>>() {
            assert!(!log_in.await.unwrap().unwrap());
        }
        let memory = hasher.memory.lock().unwrap();
        let cores = available_parallelism().map_or(1, usize::from);
        assert!((1..=cores).contains(&memory.len()), "{} for {cores} cores", memory.len());
    }

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
