//! Where things lie.

use std::env;
use std::path::{Path, PathBuf};

/// The folders that the commands work in.
pub struct Project {
    /// The root of the repository.
    pub root: PathBuf,
    /// Cargo's target folder.
    pub target: PathBuf,
}

impl Project {
    /// Reads the folders off the environment that cargo gives to the programs it runs.
    pub fn find() -> Self {
        let manifest = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = manifest.parent().unwrap_or(&manifest).to_owned();
        // This program lies in `target/debug` or, when cross-compiling is the default, one deeper.
        let target = env::current_exe()
            .ok()
            .and_then(|program| program.ancestors().nth(2).map(Path::to_owned))
            .unwrap_or_else(|| root.join("target"));
        Self { root, target }
    }

    /// The folder of the web client.
    pub fn client(&self) -> PathBuf {
        self.root.join("web-client")
    }

    /// Where `npm run build` leaves the client's files.
    pub fn client_files(&self) -> PathBuf {
        self.client().join("dist")
    }

    /// A compiled program; `profile` is `debug` or `release`.
    pub fn binary(&self, profile: &str, name: &str) -> PathBuf {
        self.target.join(profile).join(name)
    }

    /// `path` as a person at the root of the repository would write it.
    pub fn short<'a>(&self, path: &'a Path) -> &'a Path {
        path.strip_prefix(&self.root).unwrap_or(path)
    }
}
