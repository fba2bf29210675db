//! `cargo xtask test`: every check there is.

use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::postgres::Cluster;
use crate::prepare;
use crate::project::Project;
use crate::run::{self, Failure, Outcome, fail, run};
use crate::tools;

/// One check: the name to ask for it by, what it looks at, and how.
struct Check {
    name: &'static str,
    about: &'static str,
    run: fn(&mut Bench) -> Outcome,
}

/// All checks, the quick and the telling ones first.
const CHECKS: &[Check] = &[
    Check { name: "format", about: "Rust code is formatted", run: format },
    Check { name: "queries", about: "the query data fits queries and migrations", run: queries },
    Check { name: "clippy", about: "no warnings in Rust code", run: clippy },
    Check { name: "build", about: "everything in Rust builds", run: build },
    Check { name: "xtask", about: "these commands", run: |bench| bench.test("xtask", &[]) },
    Check { name: "engine", about: "rules and views", run: |bench| bench.test("engine", &[]) },
    Check {
        name: "testing",
        about: "rule cases, random games, secrets, bad input",
        run: |bench| bench.test("testing", &[]),
    },
    Check { name: "picture", about: "the board as a still picture", run: |bench| bench.test("picture", &[]) },
    Check { name: "prose", about: "what happened, in words", run: |bench| bench.test("prose", &[]) },
    Check { name: "protocol", about: "what crosses the wire", run: |bench| bench.test("protocol", &[]) },
    Check { name: "toy", about: "a made-up game", run: |bench| bench.test("toy", &[]) },
    Check { name: "server", about: "the server, with a real PostgreSQL", run: server },
    Check { name: "examples", about: "the examples in the documentation of the code", run: examples },
    Check { name: "types", about: "the client's types fit the protocol", run: types },
    Check { name: "npm", about: "the client's packages are those of the lock file", run: npm },
    Check { name: "svelte", about: "types and markup of the client", run: |bench| bench.npm("check") },
    Check { name: "lint", about: "eslint and prettier", run: |bench| bench.npm("lint") },
    Check { name: "client", about: "the client's unit tests", run: |bench| bench.npm("test") },
    Check { name: "bundle", about: "the client builds", run: |bench| bench.npm("build") },
    Check { name: "e2e", about: "end to end in Chromium", run: end_to_end },
];

/// Runs the checks that are asked for, or all, up to the first that fails.
pub fn test(project: &Project, names: &[String]) -> Outcome {
    let chosen = choose(names)?;
    tools::check_rust()?;
    tools::check_node()?;
    let _lock = prepare::alone(project)?;
    let mut bench = Bench { project, built: None, cluster: None };
    let mut report = Report::default();
    let mut result = Ok(());
    for check in chosen {
        println!("\n=== {}: {} ===", check.name, check.about);
        let start = Instant::now();
        result = (check.run)(&mut bench);
        run::end_orphans();
        report.add(check.name, start.elapsed(), &result);
        if result.is_err() {
            break;
        }
    }
    let cleared = bench.cluster.map_or(Ok(()), Cluster::discard);
    if let Err(failure) = &cleared {
        println!("{failure}");
    }
    report.print();
    match result.and(cleared) {
        Err(Failure::Because(_)) => Err(Failure::Told),
        other => other,
    }
}

/// The list of checks, for the help text.
pub fn list() -> String {
    let lines: Vec<String> =
        CHECKS.iter().map(|check| format!("    {:<10} {}", check.name, check.about)).collect();
    lines.join("\n")
}

fn choose(names: &[String]) -> Outcome<Vec<&'static Check>> {
    if let Some(unknown) = names.iter().find(|name| CHECKS.iter().all(|check| check.name != **name)) {
        return fail(format!("There is no check {unknown}. There are:\n{}", list()));
    }
    Ok(CHECKS
        .iter()
        .filter(|check| names.is_empty() || names.iter().any(|name| name == check.name))
        .collect())
}

/// What was run, with what end.
#[derive(Default)]
struct Report {
    lines: Vec<String>,
    passed: usize,
    failed: usize,
}

impl Report {
    fn add(&mut self, name: &str, took: Duration, result: &Outcome) {
        let seconds = took.as_secs_f64();
        let end = match result {
            Ok(()) => {
                self.passed += 1;
                "passed"
            }
            Err(failure) => {
                self.failed += 1;
                println!("{failure}");
                "FAILED"
            }
        };
        let line = format!("{name:<10} {end} {seconds:>7.1} s");
        println!("--- {line}");
        self.lines.push(line);
    }

    fn print(&self) {
        println!("\n=== Summary ===");
        for line in &self.lines {
            println!("{line}");
        }
        println!("{}", self.counts());
    }

    fn counts(&self) -> String {
        format!("{} passed, {} failed", self.passed, self.failed)
    }
}

/// What several checks share, made when the first of them needs it.
struct Bench<'a> {
    project: &'a Project,
    built: Option<Vec<TestProgram>>,
    cluster: Option<Cluster>,
}

/// A compiled program that runs tests.
#[derive(Clone, Debug, PartialEq, Eq)]
struct TestProgram {
    /// The folder of its package.
    package: PathBuf,
    program: PathBuf,
}

impl Bench<'_> {
    fn cluster(&mut self) -> Outcome<&Cluster> {
        let cluster = match self.cluster.take() {
            Some(cluster) => cluster,
            None => prepare::throwaway_cluster(self.project)?,
        };
        Ok(self.cluster.insert(cluster))
    }

    /// Builds all of the workspace at once: a package alone is built with other features, and its
    /// dependencies then once more.
    fn built(&mut self) -> Outcome<&[TestProgram]> {
        let built = if let Some(built) = self.built.take() {
            built
        } else {
            let mut cargo = tools::cargo(self.project);
            cargo.args(["build", "--workspace", "--all-targets"]);
            let messages = run::output(cargo.arg("--message-format=json-render-diagnostics"))?;
            messages.lines().filter_map(TestProgram::parse).collect()
        };
        Ok(self.built.insert(built))
    }

    /// Runs the tests of one package.
    fn test(&mut self, package: &str, environment: &[(&str, &str)]) -> Outcome {
        let folder = self.project.root.join(package);
        let programs: Vec<TestProgram> =
            self.built()?.iter().filter(|test| test.package == folder).cloned().collect();
        if programs.is_empty() {
            return fail(format!("{package} has no tests."));
        }
        for test in programs {
            let name = test.program.file_name().unwrap_or_default().to_string_lossy();
            println!("Running {name}");
            let mut command = Command::new(&test.program);
            if package != "xtask" {
                // Counts that tests print, such as comparisons made, belong into the report; but
                // not the reports that the tests of this program make up.
                command.arg("--show-output");
            }
            command.current_dir(&folder).env("CARGO_MANIFEST_DIR", &folder).env_remove("DATABASE_URL");
            run(command.envs(environment.iter().copied()))?;
        }
        Ok(())
    }

    /// Runs a script of the web client.
    fn npm(&mut self, script: &str) -> Outcome {
        npm(self)?;
        run(tools::npm(&self.project.client()).args(["run", "--silent", script]))
    }
}

impl TestProgram {
    /// Reads one of cargo's messages; `None` if it is not about a test program.
    fn parse(message: &str) -> Option<Self> {
        // The target says "test" too, where it means that it can be tested.
        let (_, profile) = message.split_once("\"profile\":{")?;
        let (profile, _) = profile.split_once('}')?;
        let tests = profile.contains("\"test\":true") && !message.contains("\"kind\":[\"bench\"]");
        let program = text(message, "executable").filter(|_| tests)?;
        let manifest = PathBuf::from(text(message, "manifest_path")?);
        Some(Self { package: manifest.parent()?.to_owned(), program: PathBuf::from(program) })
    }
}

/// The text of a field in a line of JSON, for paths without characters that JSON escapes.
fn text<'a>(json: &'a str, field: &str) -> Option<&'a str> {
    let (_, after) = json.split_once(&format!("\"{field}\":\""))?;
    Some(after.split_once('"')?.0)
}

fn format(bench: &mut Bench) -> Outcome {
    run(tools::cargo(bench.project).args(["fmt", "--all", "--check"]))
}

fn queries(bench: &mut Bench) -> Outcome {
    let project = bench.project;
    prepare::check_queries(project, bench.cluster()?)
}

fn clippy(bench: &mut Bench) -> Outcome {
    run(tools::cargo(bench.project).args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

fn build(bench: &mut Bench) -> Outcome {
    bench.built().map(|_| ())
}

fn server(bench: &mut Bench) -> Outcome {
    // The mail server that the tests send mails to.
    tools::npm_ci(&bench.project.root.join("server/tests/mail-sink"))?;
    // The tests make a database each; this one is where they connect to do so.
    let url = bench.cluster()?.url("postgres");
    bench.test("server", &[("DATABASE_URL", &url)])
}

fn examples(bench: &mut Bench) -> Outcome {
    run(tools::cargo(bench.project).args(["test", "--workspace", "--doc"]))
}

fn types(bench: &mut Bench) -> Outcome {
    bench.built()?;
    prepare::check_types(bench.project)
}

fn npm(bench: &mut Bench) -> Outcome {
    tools::npm_ci(&bench.project.client())
}

fn end_to_end(bench: &mut Bench) -> Outcome {
    let chromium = tools::chromium()?;
    bench.built()?;
    bench.npm("build")?;
    let url = bench.cluster()?.url("estafette_e2e");
    let project = bench.project;
    run(tools::npm(&project.client())
        .args(["run", "--silent", "e2e"])
        .env("CHROMIUM_PATH", chromium)
        .env("DATABASE_URL", url)
        .env("ESTAFETTE_CLIENT_DIR", project.client_files())
        .env("ESTAFETTE_SERVER_BIN", project.binary("debug", "estafette-server"))
        .env("ESTAFETTE_TOY_SERVER_BIN", project.binary("debug", "estafette-toy-server")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_programs_are_read_off_cargos_messages() {
        let message = r#"{"reason":"compiler-artifact","manifest_path":"/srv/engine/Cargo.toml","target":{"kind":["lib"],"test":true},"profile":{"test":true},"executable":"/srv/target/debug/deps/engine-1"}"#;
        let test = TestProgram::parse(message).unwrap();
        assert_eq!(test.package, PathBuf::from("/srv/engine"));
        assert_eq!(test.program, PathBuf::from("/srv/target/debug/deps/engine-1"));
        assert_eq!(TestProgram::parse(&message.replace("{\"test\":true", "{\"test\":false")), None);
        assert_eq!(TestProgram::parse(&message.replace("[\"lib\"]", "[\"bench\"]")), None);
        assert_eq!(TestProgram::parse(r#"{"reason":"build-finished","success":true}"#), None);
    }

    #[test]
    fn checks_are_chosen_by_name_and_run_in_their_order() {
        let names = |asked: &[&str]| -> Vec<&str> {
            let asked: Vec<String> = asked.iter().map(ToString::to_string).collect();
            choose(&asked).unwrap().iter().map(|check| check.name).collect()
        };
        assert_eq!(names(&["server", "engine"]), ["engine", "server"]);
        assert_eq!(names(&[]).len(), CHECKS.len());
        assert!(choose(&["speed".to_owned()]).is_err());
    }

    #[test]
    fn the_last_line_counts_the_checks() {
        let mut report = Report::default();
        report.add("engine", Duration::from_secs(1), &Ok(()));
        report.add("server", Duration::from_secs(1), &fail("No."));
        assert_eq!(report.counts(), "1 passed, 1 failed");
    }
}
