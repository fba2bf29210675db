//! The programs that a fresh machine must have, and those we can bring.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::project::Project;
use crate::run::{Outcome, While, fail, output, run};

/// A version as far as it matters here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    /// The first number.
    pub major: u32,
    /// The second number, 0 if there is none.
    pub minor: u32,
}

impl Version {
    /// Finds the first thing that looks like a version in what a program says of itself.
    pub fn find(text: &str) -> Option<Self> {
        text.split_whitespace().find_map(|word| {
            let mut numbers = word.trim_start_matches('v').split(['.', '-']);
            let major = numbers.next()?.parse().ok()?;
            let minor = numbers.next().and_then(|number| number.parse().ok()).unwrap_or(0);
            Some(Self { major, minor })
        })
    }
}

const RUST: Version = Version { major: 1, minor: 94 };
const NPM: Version = Version { major: 10, minor: 0 };

/// Checks that Rust is there and new enough.
pub fn check_rust() -> Outcome {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let wanted = "Rust 1.94 or later is needed, with clippy and rustfmt: see https://rustup.rs.";
    match version_of(Command::new(rustc)) {
        Some((version, _)) if version >= RUST => Ok(()),
        Some((_, found)) => fail(format!("{wanted} This is {found}.")),
        None => fail(format!("{wanted} `rustc` was not found.")),
    }
}

/// Checks that Node and npm are there and new enough.
pub fn check_node() -> Outcome {
    let wanted = "Node 20.19 or later (of the even series; 22 from 22.12) with npm 10 or later is needed: \
                  see https://nodejs.org.";
    match version_of(Command::new("node")) {
        Some((version, _)) if node_will_do(version) => {}
        Some((_, found)) => return fail(format!("{wanted} This is Node {found}.")),
        None => return fail(format!("{wanted} `node` was not found.")),
    }
    match version_of(Command::new("npm")) {
        Some((version, _)) if version >= NPM => Ok(()),
        Some((_, found)) => fail(format!("{wanted} This is npm {found}.")),
        None => fail(format!("{wanted} `npm` was not found.")),
    }
}

/// What Vite asks for.
fn node_will_do(version: Version) -> bool {
    match version.major {
        20 => version.minor >= 19,
        21 => false,
        22 => version.minor >= 12,
        major => major > 22,
    }
}

/// The version of a program and the line in which it says it.
pub fn version_of(mut program: Command) -> Option<(Version, String)> {
    let text = output(program.arg("--version").stderr(Stdio::null())).ok()?;
    Some((Version::find(&text)?, text.trim().to_owned()))
}

/// A cargo command that builds against the committed query data, whatever database the user has.
pub fn cargo(project: &Project) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(&project.root).env("SQLX_OFFLINE", "true").env_remove("DATABASE_URL");
    cargo
}

/// An npm command in a folder.
pub fn npm(folder: &Path) -> Command {
    let mut npm = Command::new("npm");
    npm.current_dir(folder).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1").env("NO_UPDATE_NOTIFIER", "1");
    npm
}

/// Installs the packages of a folder exactly as its lock file says, unless they are there.
pub fn npm_ci(folder: &Path) -> Outcome {
    let lock = folder.join("package-lock.json");
    let wanted = fs::read(&lock).to(format!("read {}", lock.display()))?;
    // A copy of the lock file tells what was installed; npm removes it with everything else.
    let installed = folder.join("node_modules/.installed-lock.json");
    if fs::read(&installed).is_ok_and(|bytes| bytes == wanted) {
        return Ok(());
    }
    run(npm(folder).args(["ci", "--include=dev", "--include=optional", "--ignore-scripts=false"]))?;
    fs::create_dir_all(folder.join("node_modules")).to("make node_modules")?;
    fs::write(&installed, wanted).to(format!("write {}", installed.display()))
}

/// Finds a program on the search path.
pub fn find(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(name)).find(|program| program.is_file())
}

/// Finds Chromium or, on Debian as root, installs it.
pub fn chromium() -> Outcome<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM_PATH") {
        let named = PathBuf::from(named);
        return if named.is_file() {
            Ok(named)
        } else {
            fail(format!("CHROMIUM_PATH says {}, and there is no such program.", named.display()))
        };
    }
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    if may_install() {
        println!("Chromium is not here: installing it with apt-get.");
        let apt = |arguments: &[&str]| {
            run(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
        };
        apt(&["-q", "update"])?;
        apt(&["-q", "install", "-y", "--no-install-recommends", "chromium"])?;
    }
    find_chromium().map_or_else(
        || {
            fail(
                "The end-to-end tests need Chromium: install it (on Debian and Ubuntu: apt-get install \
                 chromium) or name it in CHROMIUM_PATH.",
            )
        },
        Ok,
    )
}

fn find_chromium() -> Option<PathBuf> {
    let mac =
        ["Chromium", "Google Chrome"].map(|name| format!("/Applications/{name}.app/Contents/MacOS/{name}"));
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        .into_iter()
        .find_map(find)
        .or_else(|| mac.into_iter().map(PathBuf::from).find(|program| program.is_file()))
}

/// Whether packages can be installed without asking anybody.
fn may_install() -> bool {
    rustix::process::geteuid().is_root()
        && Path::new("/etc/debian_version").exists()
        && find("apt-get").is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_found_in_what_programs_say() {
        let find = |text| Version::find(text).map(|version| (version.major, version.minor));
        assert_eq!(find("rustc 1.95.0 (f2d3ce0bd 2026-03-21)"), Some((1, 95)));
        assert_eq!(find("v20.20.2"), Some((20, 20)));
        assert_eq!(find("11.19.1\n"), Some((11, 19)));
        assert_eq!(find("postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)"), Some((15, 18)));
        assert_eq!(find("postgres (PostgreSQL) 18beta1"), None);
        assert_eq!(find("command not found"), None);
    }

    #[test]
    fn only_the_node_versions_that_the_build_tools_take_will_do() {
        let will_do = |major, minor| node_will_do(Version { major, minor });
        assert!(will_do(20, 19) && will_do(22, 12) && will_do(24, 0));
        assert!(!will_do(18, 20) && !will_do(20, 18) && !will_do(21, 7) && !will_do(22, 11));
    }
}
