//! One private cluster: made, started, watched, stopped.

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::net::TcpListener;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal};

use super::binaries::Binaries;
use super::user::Identity;
use crate::project::Project;
use crate::run::{self, Outcome, Process, While, fail};

/// Whether the data must survive a power cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// Games that people play.
    Kept,
    /// A test's data, which nobody needs tomorrow.
    Throwaway,
}

/// A cluster that exists and does not run.
pub struct Prepared {
    folder: PathBuf,
    binaries: Binaries,
    identity: Identity,
    durability: Durability,
    password: String,
}

/// A running cluster. It listens on the loopback address only and asks for a password, since hidden
/// faces are in it and the machine may have other users.
pub struct Cluster {
    prepared: Prepared,
    port: u16,
    process: Process,
}

/// The database role that owns everything.
const ROLE: &str = "estafette";

/// How long a start is tried again, when the port was taken just before or a killed predecessor
/// still holds the data.
const PERSISTENCE: Duration = Duration::from_secs(10);

/// How long the recovery after a crash may take.
const RECOVERY: Duration = Duration::from_mins(10);

/// From this size in bytes the log is begun anew at the next start.
const LONG_LOG: u64 = 10 * 1024 * 1024;

impl Prepared {
    /// Finds the cluster in `folder`, stops what an earlier start has left running there, or makes a
    /// new one.
    pub fn open(project: &Project, folder: &Path, durability: Durability) -> Outcome<Self> {
        fs::DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(folder)
            .to(format!("make {}", folder.display()))?;
        let folder = fs::canonicalize(folder).to(format!("enter {}", folder.display()))?;
        let made_by = major_of(&folder.join("cluster"))?;
        let binaries = match made_by {
            Some(major) => Binaries::for_cluster_of(project, major)?,
            None => Binaries::for_new_cluster(project)?,
        };
        let identity = Identity::choose(&binaries.postgres(), &folder)?;
        stop_left_over(&folder.join("cluster"))?;
        let password = password(&folder)?;
        let prepared = Self { folder, binaries, identity, durability, password };
        prepared.identity.take(&prepared.folder)?;
        if made_by.is_none() {
            prepared.make()?;
        }
        Ok(prepared)
    }

    /// Makes a cluster anew, without what was there.
    pub fn throwaway(project: &Project, folder: &Path) -> Outcome<Self> {
        stop_left_over(&folder.join("cluster"))?;
        remove(folder)?;
        Self::open(project, folder, Durability::Throwaway)
    }

    fn cluster(&self) -> PathBuf {
        self.folder.join("cluster")
    }

    /// Makes the cluster beside its place and moves it there, so that half a cluster is never taken
    /// for a whole one.
    fn make(&self) -> Outcome {
        let unfinished = self.folder.join("unfinished");
        remove(&unfinished)?;
        println!("Making a database cluster of PostgreSQL {}.", self.binaries.major);
        let mut initdb = self.command(&self.binaries.initdb());
        initdb.args(["-U", ROLE, "--encoding=UTF8", "--locale=C", "--auth=scram-sha-256"]);
        initdb.arg(with("--pwfile=", &self.folder.join("password")));
        if self.durability == Durability::Throwaway {
            initdb.arg("--no-sync");
        }
        run::output(initdb.arg("-D").arg(&unfinished))?;
        fs::rename(&unfinished, self.cluster()).to("move the new cluster to its place")
    }

    /// A command that runs a program of PostgreSQL as the right user, from a folder that every user
    /// may enter.
    fn command(&self, program: &Path) -> Command {
        let mut command = self.identity.command(program);
        command.current_dir("/");
        command
    }

    /// Runs SQL in a database without starting the server: for what must be there before any client
    /// of ours can be compiled.
    pub fn run_sql(&self, database: &str, sql: &str) -> Outcome {
        let script = self.folder.join("script.sql");
        fs::write(&script, single_user(sql)).to(format!("write {}", script.display()))?;
        let input = File::open(&script).to(format!("read {}", script.display()))?;
        let mut command = self.command(&self.binaries.postgres());
        command.args(["--single", "-j", "-c", "exit_on_error=on", "-c", "log_min_messages=error", "-D"]);
        command.arg(self.cluster()).arg(database);
        let result = command.stdin(input).stdout(Stdio::null()).output().to("run PostgreSQL")?;
        remove(&script)?;
        if result.status.success() {
            return Ok(());
        }
        fail(format!("PostgreSQL refuses this.\n{}", String::from_utf8_lossy(&result.stderr).trim()))
    }

    /// Starts the server and waits until it takes connections.
    pub fn start(self) -> Outcome<Cluster> {
        let (port, process) = self.launch(None)?;
        Ok(Cluster { prepared: self, port, process })
    }

    /// Starts the server, on this port or any that is free, trying again for a while.
    fn launch(&self, port: Option<u16>) -> Outcome<(u16, Process)> {
        if fs::metadata(self.log()).is_ok_and(|log| log.len() > LONG_LOG) {
            fs::rename(self.log(), self.folder.join("log.old")).to("put the old log aside")?;
        }
        let start = Instant::now();
        loop {
            let port = port.map_or_else(free_port, Ok)?;
            if let Some(process) = self.try_launch(port)? {
                return Ok((port, process));
            }
            if start.elapsed() > PERSISTENCE {
                return fail(format!("PostgreSQL does not start. It says:\n{}", self.last_words()));
            }
            let _ = run::wait_for(Duration::from_millis(300), || None::<()>)?;
        }
    }

    /// Starts the server once. `None` if it ended at once.
    fn try_launch(&self, port: u16) -> Outcome<Option<Process>> {
        let log = OpenOptions::new().create(true).append(true).open(self.log());
        let log = log.to(format!("write {}", self.log().display()))?;
        let errors = log.try_clone().to("share the log file")?;
        let mut postgres = self.command(&self.binaries.postgres());
        postgres.arg("-D").arg(self.cluster()).args(["-p", &port.to_string()]);
        for setting in self.settings() {
            postgres.args(["-c", setting]);
        }
        let mut process = Process::start("PostgreSQL", postgres.stdout(log).stderr(errors))?;
        let (pid, start, mut told) = (process.pid(), Instant::now(), false);
        let ready = run::wait_for(RECOVERY, || {
            if process.ended().is_some() {
                return Some(false);
            }
            if start.elapsed() > Duration::from_secs(5) && !told {
                println!("PostgreSQL is recovering from a crash; this can take a while.");
                told = true;
            }
            // A stale file of a killed predecessor may say "ready" too: it must be our child's.
            let file = PidFile::read(&self.cluster());
            file.is_some_and(|file| file.ready && file.pid == pid).then_some(true)
        });
        match ready {
            Ok(Some(true)) => Ok(Some(process)),
            Ok(Some(false)) => Ok(None),
            Ok(None) => fail(format!("PostgreSQL is not ready. It says:\n{}", self.last_words())),
            Err(interrupted) => {
                shut_down(&mut process);
                Err(interrupted)
            }
        }
    }

    fn settings(&self) -> impl Iterator<Item = &'static str> {
        let always = [
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            // The detail of an error can quote a row, and rows hold hidden faces.
            "log_error_verbosity=terse",
            "log_min_error_statement=panic",
        ];
        let in_tests = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];
        let in_tests = (self.durability == Durability::Throwaway).then_some(in_tests);
        always.into_iter().chain(in_tests.into_iter().flatten())
    }

    fn log(&self) -> PathBuf {
        self.folder.join("log")
    }

    /// The end of the log.
    fn last_words(&self) -> String {
        let text = fs::read_to_string(self.log()).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(10)..].join("\n")
    }
}

impl Cluster {
    /// The address of a database in the cluster, with the password in it: not for printing.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://{ROLE}:{}@127.0.0.1:{}/{database}", self.prepared.password, self.port)
    }

    /// Starts the server again, on the same port, if it has ended. Says whether it had.
    pub fn revive(&mut self) -> Outcome<bool> {
        if self.process.ended().is_none() {
            return Ok(false);
        }
        println!("PostgreSQL has ended unasked; starting it again.");
        (_, self.process) = self.prepared.launch(Some(self.port))?;
        Ok(true)
    }

    /// Stops the server, whatever its clients are doing, with everything on disk.
    pub fn stop(mut self) {
        shut_down(&mut self.process);
    }

    /// Stops the server and removes its data.
    pub fn discard(mut self) -> Outcome {
        shut_down(&mut self.process);
        remove(&self.prepared.folder)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        shut_down(&mut self.process);
    }
}

/// A fast shutdown: clients are sent away and everything is written.
fn shut_down(process: &mut Process) {
    process.stop(Signal::INT, Duration::from_mins(1));
}

/// What `postmaster.pid` says.
#[derive(Debug, PartialEq, Eq)]
struct PidFile {
    pid: Pid,
    ready: bool,
}

impl PidFile {
    fn read(cluster: &Path) -> Option<Self> {
        Self::parse(&fs::read_to_string(cluster.join("postmaster.pid")).ok()?)
    }

    /// Line 1 is the process id, line 8 the state.
    fn parse(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let pid = Pid::from_raw(lines.next()?.trim().parse().ok()?)?;
        let ready = lines.nth(6).is_some_and(|state| state.trim() == "ready");
        Some(Self { pid, ready })
    }
}

/// Stops a server that has outlived the xtask that started it.
fn stop_left_over(cluster: &Path) -> Outcome {
    match PidFile::read(cluster) {
        Some(file) => run::stop_left_over(file.pid, "postgres", Signal::INT),
        None => Ok(()),
    }
}

/// The major version that made a cluster, if there is one.
fn major_of(cluster: &Path) -> Outcome<Option<u32>> {
    let file = cluster.join("PG_VERSION");
    match fs::read_to_string(&file) {
        Ok(text) => text.trim().parse().map(Some).to(format!("understand {}", file.display())),
        Err(cause) if cause.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(cause) if cause.kind() == std::io::ErrorKind::PermissionDenied => fail(format!(
            "{} belongs to another user: start this as that user or as root, or give the folder to yourself.",
            cluster.display()
        )),
        Err(cause) => fail(format!("Could not read {}: {cause}", file.display())),
    }
}

/// The password of the cluster's role, drawn when the cluster is made.
fn password(folder: &Path) -> Outcome<String> {
    let file = folder.join("password");
    if let Ok(text) = fs::read_to_string(&file) {
        return Ok(text.trim().to_owned());
    }
    let mut bytes = [0; 24];
    File::open("/dev/urandom").and_then(|mut source| source.read_exact(&mut bytes)).to("draw a password")?;
    let password = bytes.map(|byte| format!("{byte:02x}")).concat();
    OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(&file)
        .and_then(|mut file| writeln!(file, "{password}"))
        .to(format!("write {}", file.display()))?;
    Ok(password)
}

/// A port that is free now. Somebody may take it before we do; then the start is tried again.
fn free_port() -> Outcome<u16> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).and_then(|listener| listener.local_addr());
    Ok(listener.to("find a free port")?.port())
}

/// SQL as the single-user mode with `-j` reads it: a command ends at a semicolon before an empty
/// line, so there must be none inside.
fn single_user(sql: &str) -> String {
    let lines: Vec<&str> = sql.lines().filter(|line| !line.trim().is_empty()).collect();
    format!("{}\n;\n\n", lines.join("\n"))
}

fn remove(path: &Path) -> Outcome {
    let removed = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
    match removed {
        Err(cause) if cause.kind() != std::io::ErrorKind::NotFound => {
            fail(format!("Could not remove {}: {cause}", path.display()))
        }
        _ => Ok(()),
    }
}

fn with(option: &str, path: &Path) -> std::ffi::OsString {
    let mut text = std::ffi::OsString::from(option);
    text.push(path);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const READY: &str = "4711\n/srv/estafette/data/postgres/cluster\n1795824000\n40001\n\n127.0.0.1\n  \
                         1234567 12\nready   \n";

    fn pid(number: i32) -> Pid {
        Pid::from_raw(number).unwrap()
    }

    #[test]
    fn a_ready_server_says_so_in_line_eight() {
        assert_eq!(PidFile::parse(READY), Some(PidFile { pid: pid(4711), ready: true }));
    }

    #[test]
    fn a_starting_server_is_not_ready() {
        let starting = READY.replace("ready   ", "starting");
        assert_eq!(PidFile::parse(&starting), Some(PidFile { pid: pid(4711), ready: false }));
        assert_eq!(PidFile::parse("4711\n/srv\n"), Some(PidFile { pid: pid(4711), ready: false }));
    }

    #[test]
    fn a_file_that_is_still_empty_says_nothing() {
        assert_eq!(PidFile::parse(""), None);
        assert_eq!(PidFile::parse("not a number\n"), None);
    }

    #[test]
    fn empty_lines_do_not_end_a_command_in_single_user_mode() {
        assert_eq!(single_user("a;\n\n  \nb;\n"), "a;\nb;\n;\n\n");
    }
}
