//! `cargo xtask serve`: everything that a host needs, in one command.

use std::env;
use std::fs;
use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal};

use crate::lock;
use crate::postgres::{Cluster, Durability, Prepared};
use crate::project::Project;
use crate::run::{self, Failure, Outcome, Process, While, fail, run};
use crate::tools;

/// What the command line asks for.
#[derive(Debug, PartialEq, Eq)]
struct Options {
    address: SocketAddr,
    data: Option<PathBuf>,
    /// Whether the database was brought back from a copy.
    restored: bool,
}

/// How long the server may take to finish what it is doing.
const GRACE: Duration = Duration::from_secs(20);

/// How long the server may take to start; migrations of a large database come first.
const START: Duration = Duration::from_mins(10);

/// Builds Estafette and serves it until somebody stops it.
pub fn serve(project: &Project, arguments: &[String]) -> Outcome {
    let options = Options::parse(arguments)?;
    tools::check_rust()?;
    tools::check_node()?;
    let data = options.data.clone().unwrap_or_else(|| project.root.join("data"));
    fs::create_dir_all(&data).to(format!("make {}", data.display()))?;
    let _lock = lock::hold(&data.join("lock"), "Estafette already runs with this data folder.")?;
    stop_left_over(&data)?;
    check_port(options.address)?;
    build(project)?;
    let (cluster, database) = database(project, &data)?;
    let result = watch(project, &options, &data, cluster, &database);
    match result {
        Err(Failure::Interrupted) => {
            println!("Estafette has stopped.");
            Ok(())
        }
        other => other,
    }
}

impl Options {
    fn parse(arguments: &[String]) -> Outcome<Self> {
        let (mut port, mut ip, mut data) = (8080, IpAddr::V4(Ipv4Addr::LOCALHOST), None);
        let mut restored = false;
        let mut arguments = arguments.iter();
        while let Some(option) = arguments.next() {
            let value = arguments.next();
            let value = value.map_or_else(|| fail(format!("{option} needs a value.")), Ok)?;
            match option.as_str() {
                "--port" => port = value.parse().to(format!("understand the port {value}"))?,
                "--address" => ip = value.parse().to(format!("understand the address {value}"))?,
                "--data" => data = Some(PathBuf::from(value)),
                "--restored" if value == "yes" || value == "no" => restored = value == "yes",
                _ => return fail(format!("`serve` has no option {option}; see cargo xtask help.")),
            }
        }
        Ok(Self { address: SocketAddr::new(ip, port), data, restored })
    }

    /// The address that a person on this machine types.
    fn url(&self) -> String {
        format!("http://localhost:{}", self.address.port())
    }
}

/// Where the id of the running server is noted.
fn server_note(data: &Path) -> PathBuf {
    data.join("server.pid")
}

/// Stops a server that has outlived the xtask that started it, which would hold the port.
fn stop_left_over(data: &Path) -> Outcome {
    let note = fs::read_to_string(server_note(data)).unwrap_or_default();
    match note.trim().parse().ok().and_then(Pid::from_raw) {
        Some(pid) => run::stop_left_over(pid, "estafette-server", Signal::TERM),
        None => Ok(()),
    }
}

fn check_port(address: SocketAddr) -> Outcome {
    match TcpListener::bind(address) {
        Ok(_) => Ok(()),
        Err(cause) if cause.kind() == std::io::ErrorKind::AddrInUse => fail(format!(
            "Port {0} is taken by another program. Stop it, or choose another port: cargo xtask serve \
             --port {1}.",
            address.port(),
            address.port().checked_add(1).unwrap_or(8080)
        )),
        Err(cause) => fail(format!("Could not listen on {address}: {cause}.")),
    }
}

fn build(project: &Project) -> Outcome {
    println!("Building the web client.");
    tools::npm_ci(&project.client())?;
    run(tools::npm(&project.client()).args(["run", "--silent", "build"]))?;
    println!("Building the server. The first time this takes some minutes.");
    run(tools::cargo(project).args(["build", "--release", "-p", "estafette-server"]))
}

/// The user's own database if there is one, else a private cluster.
fn database(project: &Project, data: &Path) -> Outcome<(Option<Cluster>, String)> {
    if let Ok(url) = env::var("DATABASE_URL")
        && !url.is_empty()
    {
        println!("Using the database that DATABASE_URL names.");
        return Ok((None, url));
    }
    let cluster = Prepared::open(project, &data.join("postgres"), Durability::Kept)?.start()?;
    let url = cluster.url("estafette");
    Ok((Some(cluster), url))
}

/// Runs the server until somebody stops it or it ends, and the database a little longer.
fn watch(
    project: &Project,
    options: &Options,
    data: &Path,
    mut cluster: Option<Cluster>,
    database: &str,
) -> Outcome {
    let program = project.binary("release", "estafette-server");
    if options.restored {
        run(Command::new(&program).arg("restore").env("DATABASE_URL", database))?;
    }
    let mut command = Command::new(program);
    command
        .current_dir(&project.root)
        .env("DATABASE_URL", database)
        .env("ESTAFETTE_LISTEN", options.address.to_string())
        .env("ESTAFETTE_CLIENT_DIR", project.client_files());
    if env::var_os("ESTAFETTE_MAIL_FOLDER").is_none() {
        let folder = std::path::absolute(data.join("outbox")).to("find the folder for mails")?;
        command.env("ESTAFETTE_MAIL_FOLDER", folder);
    }
    if env::var_os("ESTAFETTE_PUBLIC_URL").is_none() {
        command.env("ESTAFETTE_PUBLIC_URL", options.url());
    }
    let mut server = Process::start("The server", &mut command)?;
    fs::write(server_note(data), server.pid().as_raw_nonzero().to_string()).to("note the server's id")?;
    let result = until_the_end(&mut server, &mut cluster, options);
    server.stop(Signal::TERM, GRACE);
    let _ = fs::remove_file(server_note(data));
    if let Some(cluster) = cluster {
        cluster.stop();
    }
    result
}

fn until_the_end(server: &mut Process, cluster: &mut Option<Cluster>, options: &Options) -> Outcome {
    let start = Instant::now();
    let (mut answered, mut revivals) = (false, Vec::new());
    loop {
        run::tick()?;
        if let Some(status) = server.ended() {
            return fail(format!("The server has ended by itself ({status})."));
        }
        if !answered && healthy(options.address) {
            println!("Estafette is running at {}", options.url());
            println!("Ctrl-C stops it.");
            answered = true;
        }
        if !answered && start.elapsed() > START {
            return fail("The server does not answer.");
        }
        if let Some(cluster) = cluster
            && cluster.revive()?
        {
            revivals.push(Instant::now());
            if revivals.iter().filter(|then| then.elapsed() < Duration::from_mins(1)).count() > 3 {
                return fail("PostgreSQL ends again and again; its log is data/postgres/log.");
            }
        }
    }
}

/// Whether the server answers that all is well.
fn healthy(address: SocketAddr) -> bool {
    let ip = if address.ip().is_unspecified() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { address.ip() };
    let answer = || -> std::io::Result<String> {
        let second = Duration::from_secs(1);
        let mut stream = TcpStream::connect_timeout(&SocketAddr::new(ip, address.port()), second)?;
        stream.set_read_timeout(Some(second))?;
        write!(
            stream,
            "GET /api/health HTTP/1.1\r\nHost: localhost:{}\r\nConnection: close\r\n\r\n",
            address.port()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    answer().is_ok_and(|answer| is_ok(&answer))
}

fn is_ok(answer: &str) -> bool {
    answer.lines().next().and_then(|line| line.split(' ').nth(1)) == Some("200")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Outcome<Options> {
        Options::parse(&words.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    #[test]
    fn without_options_only_this_machine_can_connect() {
        let options = parse(&[]).unwrap();
        assert_eq!(options.address.to_string(), "127.0.0.1:8080");
        assert_eq!(options.url(), "http://localhost:8080");
    }

    #[test]
    fn port_and_address_can_be_chosen() {
        let options = parse(&["--port", "9000", "--address", "0.0.0.0"]).unwrap();
        assert_eq!(options.address.to_string(), "0.0.0.0:9000");
    }

    #[test]
    fn a_copy_is_said_to_be_one() {
        assert!(!parse(&[]).unwrap().restored);
        assert!(parse(&["--restored", "yes"]).unwrap().restored);
        assert!(parse(&["--restored", "perhaps"]).is_err());
    }

    #[test]
    fn nonsense_is_refused_with_a_sentence() {
        assert!(parse(&["--port"]).unwrap_err().to_string().contains("needs a value"));
        assert!(parse(&["--port", "many"]).unwrap_err().to_string().contains("the port many"));
        assert!(parse(&["--turbo", "on"]).unwrap_err().to_string().contains("no option --turbo"));
    }

    #[test]
    fn only_status_200_is_health() {
        assert!(is_ok("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok"));
        assert!(!is_ok("HTTP/1.1 503 Service Unavailable\r\n\r\n"));
        assert!(!is_ok(""));
    }
}
