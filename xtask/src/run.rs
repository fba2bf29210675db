//! Running other programs so that none of them outlives this one.
//!
//! Every child gets its own process group: Ctrl-C in a terminal then reaches xtask alone, and xtask
//! stops its children in the right order. On Linux xtask also adopts the orphans of its children, so
//! that a browser left behind by a failing test is found and ended.

use std::fmt;
use std::io::{self, Read};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// Why a command of xtask ended early.
#[derive(Debug)]
pub enum Failure {
    /// Somebody asked us to stop.
    Interrupted,
    /// What went wrong, as a sentence for the person at the terminal.
    Because(String),
    /// What went wrong has been said already.
    Told,
    /// The program that was run has said what went wrong, and ended with this code.
    Ended(u8),
}

/// What the functions of xtask answer.
pub type Outcome<T = ()> = Result<T, Failure>;

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Interrupted => f.write_str("Interrupted."),
            Self::Because(sentence) => f.write_str(sentence),
            Self::Told | Self::Ended(_) => f.write_str("It failed, as said above."),
        }
    }
}

/// A failure with this sentence.
pub fn fail<T>(sentence: impl Into<String>) -> Outcome<T> {
    Err(Failure::Because(sentence.into()))
}

/// Says what was being done when an operation failed.
pub trait While<T> {
    /// Turns an error into "could not `what`: the cause".
    fn to(self, what: impl fmt::Display) -> Outcome<T>;
}

impl<T, E: fmt::Display> While<T> for Result<T, E> {
    fn to(self, what: impl fmt::Display) -> Outcome<T> {
        self.or_else(|cause| fail(format!("Could not {what}: {cause}")))
    }
}

static INTERRUPTIONS: AtomicUsize = AtomicUsize::new(0);
static KEPT: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

/// How often we look whether something has happened.
const TICK: Duration = Duration::from_millis(20);

/// How long build and test tools get between the request to stop and being killed.
const PATIENCE: Duration = Duration::from_secs(5);

/// Starts to take note of Ctrl-C and of requests to stop.
pub fn listen() -> Outcome {
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP]).to("listen for signals")?;
    thread::spawn(move || {
        for _ in signals.forever() {
            INTERRUPTIONS.fetch_add(1, Ordering::Relaxed);
        }
    });
    #[cfg(target_os = "linux")]
    rustix::process::set_child_subreaper(Some(rustix::process::getpid())).to("adopt orphans")?;
    Ok(())
}

/// How many times we were asked to stop.
fn interruptions() -> usize {
    INTERRUPTIONS.load(Ordering::Relaxed)
}

/// Waits for the blink of an eye; fails when we were asked to stop.
pub fn tick() -> Outcome {
    thread::sleep(TICK);
    if interruptions() > 0 { Err(Failure::Interrupted) } else { Ok(()) }
}

/// Waits for `ready` to give an answer, for no longer than `limit`.
pub fn wait_for<T>(limit: Duration, mut ready: impl FnMut() -> Option<T>) -> Outcome<Option<T>> {
    let start = Instant::now();
    loop {
        if let Some(answer) = ready() {
            return Ok(Some(answer));
        }
        if start.elapsed() > limit {
            return Ok(None);
        }
        tick()?;
    }
}

/// The command as one would type it.
fn typed(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut text = program.file_name().unwrap_or(program.as_os_str()).to_string_lossy().into_owned();
    for argument in command.get_args() {
        text.push(' ');
        text.push_str(&argument.to_string_lossy());
    }
    text
}

/// Runs a command to its end, showing what it prints.
pub fn run(command: &mut Command) -> Outcome {
    let name = typed(command);
    let mut process = Process::start(&name, command)?;
    process.finish().and_then(|status| succeeded(&name, status))
}

/// Runs a command to its end, showing what it prints, and ends as it did.
pub fn run_as(command: &mut Command) -> Outcome {
    let name = typed(command);
    let status = Process::start(&name, command)?.finish()?;
    match status.code().and_then(|code| u8::try_from(code).ok()) {
        Some(0) => Ok(()),
        Some(code) => Err(Failure::Ended(code)),
        None => succeeded(&name, status),
    }
}

/// Runs a command to its end and gives what it printed on its standard output.
pub fn output(command: &mut Command) -> Outcome<String> {
    let name = typed(command);
    let mut process = Process::start(&name, command.stdout(Stdio::piped()))?;
    let reader = process.child.stdout.take().map(|mut pipe| {
        thread::spawn(move || {
            let mut bytes = Vec::new();
            pipe.read_to_end(&mut bytes).map(|_| String::from_utf8_lossy(&bytes).into_owned())
        })
    });
    let status = process.finish()?;
    succeeded(&name, status)?;
    let text = reader.map_or(Ok(Ok(String::new())), thread::JoinHandle::join);
    text.unwrap_or_else(|_| Err(io::Error::other("the reader stopped"))).to(format!("read from `{name}`"))
}

fn succeeded(name: &str, status: ExitStatus) -> Outcome {
    if status.success() { Ok(()) } else { fail(format!("`{name}` failed ({status}).")) }
}

/// A child that is ended at the latest when it is dropped.
pub struct Process {
    name: String,
    child: Child,
}

impl Process {
    /// Starts a command in a process group of its own, with nothing to read from.
    pub fn start(name: &str, command: &mut Command) -> Outcome<Self> {
        let child = command.stdin(Stdio::null()).process_group(0).spawn().to(format!("start `{name}`"))?;
        let process = Self { name: name.to_owned(), child };
        kept().push(process.pid());
        Ok(process)
    }

    /// The process id, which is also the id of the group.
    pub fn pid(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    /// How it ended, if it has.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().ok().flatten()
    }

    /// Waits for its end. When we are asked to stop, its whole group is.
    fn finish(&mut self) -> Outcome<ExitStatus> {
        loop {
            if let Some(status) = self.ended() {
                return Ok(status);
            }
            if let Err(interrupted) = tick() {
                let _ = rustix::process::kill_process_group(self.pid(), Signal::TERM);
                self.wait(PATIENCE);
                return Err(interrupted);
            }
        }
    }

    /// Asks it to stop by `signal` and waits; after `grace`, or a further Ctrl-C, it is killed.
    pub fn stop(&mut self, signal: Signal, grace: Duration) {
        if self.ended().is_none() {
            let _ = rustix::process::kill_process(self.pid(), signal);
            if !self.wait(grace) {
                eprintln!("{} did not stop when asked to and was killed.", self.name);
            }
        }
    }

    fn wait(&mut self, limit: Duration) -> bool {
        let (start, interruptions_before) = (Instant::now(), interruptions());
        while start.elapsed() < limit && interruptions() == interruptions_before {
            if self.ended().is_some() {
                return true;
            }
            thread::sleep(TICK);
        }
        let _ = rustix::process::kill_process_group(self.pid(), Signal::KILL);
        let _ = self.child.wait();
        false
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let pid = self.pid();
        if self.ended().is_none() {
            let _ = rustix::process::kill_process_group(pid, Signal::KILL);
            let _ = self.child.wait();
        }
        kept().retain(|&kept| kept != pid);
    }
}

fn kept() -> std::sync::MutexGuard<'static, Vec<Pid>> {
    KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Ends what the children that are gone have left running.
pub fn end_orphans() {
    // A child of an orphan becomes an orphan when its parent ends: look again until there is none.
    for _ in 0..50 {
        let orphans = orphans();
        if orphans.is_empty() {
            return;
        }
        for &orphan in &orphans {
            let _ = rustix::process::kill_process(orphan, Signal::KILL);
            let _ = rustix::process::waitpid(Some(orphan), rustix::process::WaitOptions::empty());
        }
    }
}

/// Our direct children that we did not start ourselves.
fn orphans() -> Vec<Pid> {
    let own = rustix::process::getpid();
    let kept = kept().clone();
    let Ok(processes) = std::fs::read_dir("/proc") else { return Vec::new() };
    processes
        .flatten()
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok().and_then(Pid::from_raw))
        .filter(|&pid| {
            let state = std::fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero()));
            state.is_ok_and(|text| parent_and_state(&text).is_some_and(|(parent, _)| parent == own))
        })
        .filter(|pid| !kept.contains(pid))
        .collect()
}

/// The parent and the state letter in a line of `/proc/<pid>/stat`. The name of the program, which
/// comes before them in brackets, may itself hold brackets and spaces.
fn parent_and_state(text: &str) -> Option<(Pid, char)> {
    let (_, rest) = text.rsplit_once(')')?;
    let mut words = rest.split_whitespace();
    let state = words.next()?.chars().next()?;
    Some((Pid::from_raw(words.next()?.parse().ok()?)?, state))
}

/// Whether a process that is not our child is alive and has `word` in its command line.
pub fn lives(pid: Pid, word: &str) -> bool {
    if rustix::process::test_kill_process(pid) == Err(rustix::io::Errno::SRCH) {
        return false;
    }
    let number = pid.as_raw_nonzero();
    if cfg!(target_os = "linux") {
        let state = std::fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
        let line = std::fs::read(format!("/proc/{number}/cmdline")).unwrap_or_default();
        parent_and_state(&state).is_some_and(|(_, state)| state != 'Z')
            && String::from_utf8_lossy(&line).contains(word)
    } else {
        let ps = Command::new("ps").args(["-o", "command=", "-p", &number.to_string()]).output();
        ps.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(word))
    }
}

/// Stops a process that an earlier xtask has left behind, if it is alive and has `word` in its
/// command line.
pub fn stop_left_over(pid: Pid, word: &str, signal: Signal) -> Outcome {
    if !lives(pid, word) {
        return Ok(());
    }
    println!("Stopping {word} (process {}), left running by an earlier start.", pid.as_raw_nonzero());
    for (signal, grace) in [(signal, 20), (Signal::KILL, 5)] {
        let _ = rustix::process::kill_process(pid, signal);
        let gone = || (!lives(pid, word)).then_some(());
        if wait_for(Duration::from_secs(grace), gone)?.is_some() {
            return Ok(());
        }
    }
    fail(format!(
        "{word} (process {}) runs from an earlier start and cannot be stopped.",
        pid.as_raw_nonzero()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_name_may_hold_brackets_and_spaces() {
        let (parent, state) = parent_and_state("42 (a (b) c) S 7 42 42 0").unwrap();
        assert_eq!((parent.as_raw_nonzero().get(), state), (7, 'S'));
    }

    #[test]
    fn a_failing_command_is_named() {
        let failure = run(Command::new("sh").args(["-c", "exit 3"])).unwrap_err();
        assert_eq!(failure.to_string(), "`sh -c exit 3` failed (exit status: 3).");
    }

    #[test]
    fn what_a_command_prints_is_given_back() {
        assert_eq!(output(Command::new("sh").args(["-c", "echo bonjour"])).unwrap(), "bonjour\n");
    }

    #[test]
    fn a_process_is_ended_when_it_is_dropped() {
        let process = Process::start("sleep", Command::new("sleep").arg("600")).unwrap();
        let pid = process.pid();
        drop(process);
        assert!(!lives(pid, "sleep"));
    }
}
