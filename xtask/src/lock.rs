//! One at a time: a folder is used by a single xtask.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

use crate::run::{Outcome, While, fail};

/// Holds a lock file until the answer is dropped, or refuses with `sentence` if another process does.
pub fn hold(path: &Path, sentence: &str) -> Outcome<File> {
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(path);
    let file = file.to(format!("open {}", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => fail(sentence),
        Err(TryLockError::Error(cause)) => fail(format!("Could not lock {}: {cause}.", path.display())),
    }
}
