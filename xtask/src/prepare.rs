//! What is generated and committed: query data for builds without a database, and the client's
//! types. Each can be written anew, and each can be checked.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::lock;
use crate::postgres::{Cluster, Prepared};
use crate::project::Project;
use crate::run::{Outcome, While, fail, run};
use crate::tools;

/// Where the query data is committed.
const QUERIES: &str = "server/.sqlx";

/// The database that queries are compiled against.
const DATABASE: &str = "estafette_queries";

/// `cargo xtask prepare`: writes the query data anew.
pub fn prepare(project: &Project) -> Outcome {
    tools::check_node()?;
    let _lock = alone(project)?;
    let cluster = throwaway_cluster(project)?;
    let fresh = write_queries(project, &cluster)?;
    replace(&project.root.join(QUERIES), &fresh)?;
    cluster.discard()?;
    println!("The query data in {QUERIES} is up to date.");
    Ok(())
}

/// `cargo xtask types`: writes the client's types anew.
pub fn types(project: &Project) -> Outcome {
    let mut export = tools::cargo(project);
    export.args(["run", "--quiet", "-p", "estafette-protocol", "--bin", "export-types", "--"]);
    let fresh = write_types(project, export)?;
    replace(&types_folder(project), &fresh)?;
    println!("The types in web-client/src/protocol are up to date.");
    Ok(())
}

/// Fails if the query data is not what the queries and migrations give.
pub fn check_queries(project: &Project, cluster: &Cluster) -> Outcome {
    let fresh = write_queries(project, cluster)?;
    same(
        &project.root.join(QUERIES),
        &fresh,
        &format!("The query data in {QUERIES} is stale: run cargo xtask prepare."),
    )
}

/// Fails if the client's types are not what the protocol gives. `export-types` must be built.
pub fn check_types(project: &Project) -> Outcome {
    let fresh = write_types(project, Command::new(project.binary("debug", "export-types")))?;
    let sentence = "The types in web-client/src/protocol are stale: run cargo xtask types.";
    same(&types_folder(project), &fresh, sentence)
}

/// Makes sure that no other run uses the throwaway cluster, until the answer is dropped.
pub fn alone(project: &Project) -> Outcome<File> {
    fs::create_dir_all(&project.target).to(format!("make {}", project.target.display()))?;
    let sentence = "Another cargo xtask test or prepare runs here already.";
    lock::hold(&project.target.join("xtask.lock"), sentence)
}

/// A running cluster for this run only, with a migrated database to compile queries against.
///
/// The migrations are run here and not by the server, because the server can only be compiled when
/// the data for its queries is there.
pub fn throwaway_cluster(project: &Project) -> Outcome<Cluster> {
    let cluster = Prepared::throwaway(project, &project.target.join("throwaway-postgres"))?;
    cluster.run_sql("postgres", &format!("create database {DATABASE}"))?;
    for migration in migrations(project)? {
        let sql = fs::read_to_string(&migration).to(format!("read {}", migration.display()))?;
        println!("Migration {}", project.short(&migration).display());
        cluster.run_sql(DATABASE, &sql)?;
    }
    cluster.start()
}

/// The migrations in their order.
fn migrations(project: &Project) -> Outcome<Vec<PathBuf>> {
    let folder = project.root.join("migrations");
    let mut found = Vec::new();
    for entry in fs::read_dir(&folder).to(format!("read {}", folder.display()))?.flatten() {
        if let Some(number) = number(&entry.file_name().to_string_lossy()) {
            found.push((number, entry.path()));
        }
    }
    found.sort();
    Ok(found.into_iter().map(|(_, path)| path).collect())
}

/// The number of a migration that leads upwards.
fn number(file: &str) -> Option<u64> {
    let leads_up = Path::new(file).extension()? == "sql" && !file.ends_with(".down.sql");
    file.split_once('_').filter(|_| leads_up)?.0.parse().ok()
}

/// Compiles the server against a migrated database and collects the data of its queries.
fn write_queries(project: &Project, cluster: &Cluster) -> Outcome<PathBuf> {
    let folder = empty(project, "fresh-sqlx")?;
    touch(&project.root.join("server"))?;
    run(tools::cargo(project)
        .args(["check", "--workspace", "--all-targets"])
        .env("SQLX_OFFLINE", "false")
        .env("SQLX_OFFLINE_DIR", &folder)
        .env("DATABASE_URL", cluster.url(DATABASE)))?;
    Ok(folder)
}

/// Makes cargo compile the server again: only then are the queries seen.
fn touch(folder: &Path) -> Outcome {
    for entry in fs::read_dir(folder).to(format!("read {}", folder.display()))?.flatten() {
        let path = entry.path();
        if path.is_dir() {
            touch(&path)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let file = File::options().append(true).open(&path);
            let touched = file.and_then(|file| file.set_modified(SystemTime::now()));
            touched.to(format!("touch {}", path.display()))?;
        }
    }
    Ok(())
}

fn types_folder(project: &Project) -> PathBuf {
    project.client().join("src/protocol")
}

fn write_types(project: &Project, mut export: Command) -> Outcome<PathBuf> {
    let folder = empty(project, "fresh-types")?;
    run(export.arg(&folder))?;
    Ok(folder)
}

/// An empty folder below the target folder.
fn empty(project: &Project, name: &str) -> Outcome<PathBuf> {
    let folder = project.target.join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).to(format!("empty {}", folder.display()))?;
    }
    fs::create_dir_all(&folder).to(format!("make {}", folder.display()))?;
    Ok(folder)
}

/// Puts the files of `fresh` in the place of those in `folder`.
fn replace(folder: &Path, fresh: &Path) -> Outcome {
    let write = || -> io::Result<()> {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        for (name, bytes) in contents(fresh)? {
            let file = folder.join(name);
            fs::create_dir_all(file.parent().unwrap_or(folder))?;
            fs::write(file, bytes)?;
        }
        Ok(())
    };
    write().to(format!("write {}", folder.display()))
}

fn same(committed: &Path, fresh: &Path, sentence: &str) -> Outcome {
    let read = |folder: &Path| contents(folder).to(format!("read {}", folder.display()));
    let differences = differences(&read(committed)?, &read(fresh)?);
    if differences.is_empty() { Ok(()) } else { fail(format!("{sentence}\n{}", differences.join("\n"))) }
}

type Contents = BTreeMap<PathBuf, Vec<u8>>;

/// Every file below a folder; a folder that is not there is empty.
fn contents(folder: &Path) -> io::Result<Contents> {
    fn add(folder: &Path, root: &Path, all: &mut Contents) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                add(&path, root, all)?;
            } else {
                let name = path.strip_prefix(root).unwrap_or(&path).to_owned();
                all.insert(name, fs::read(&path)?);
            }
        }
        Ok(())
    }
    let mut all = Contents::new();
    if folder.exists() {
        add(folder, folder, &mut all)?;
    }
    Ok(all)
}

/// One line for each file that is not the same in both.
fn differences(committed: &Contents, fresh: &Contents) -> Vec<String> {
    let mut lines = Vec::new();
    for (name, bytes) in fresh {
        match committed.get(name) {
            None => lines.push(format!("  missing: {}", name.display())),
            Some(old) if old != bytes => lines.push(format!("  changed: {}", name.display())),
            Some(_) => {}
        }
    }
    let gone = committed.keys().filter(|name| !fresh.contains_key(*name));
    lines.extend(gone.map(|name| format!("  no longer used: {}", name.display())));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(files: &[(&str, &str)]) -> Contents {
        files.iter().map(|(name, text)| (PathBuf::from(name), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn every_kind_of_staleness_is_named() {
        let committed = folder(&[("a", "1"), ("b", "2"), ("c", "3")]);
        let fresh = folder(&[("a", "1"), ("b", "two"), ("d", "4")]);
        assert_eq!(differences(&committed, &fresh), ["  changed: b", "  missing: d", "  no longer used: c"]);
        assert!(differences(&fresh, &fresh).is_empty());
    }

    #[test]
    fn migrations_are_known_by_their_number() {
        assert_eq!(number("0002_games.sql"), Some(2));
        assert_eq!(number("20261128_games.up.sql"), Some(20_261_128));
        assert_eq!(number("0002_games.down.sql"), None);
        assert_eq!(number("README.md"), None);
    }
}
