//! The binary itself: it makes its database, says where it listens, survives being
//! killed, stops when asked, and keeps its secrets out of the log.

use std::process::Stdio;
use std::time::Duration;

use data_encoding::HEXLOWER;
use estafette_engine::force::Side;
use reqwest::StatusCode;
use serde_json::json;
use sqlx::migrate::MigrateDatabase;
use sqlx::{Connection, PgConnection, Postgres};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use uuid::Uuid;

use crate::play::{Gambler, to_decide};
use crate::support::{Browser, PASSWORD, Socket, read};

/// How long the binary may take to start or to stop.
const PATIENCE: Duration = Duration::from_secs(90);

pub struct Process {
    child: Child,
    pub address: String,
    /// Read all the time: a full pipe would hold the server up.
    log: JoinHandle<String>,
}

impl Process {
    pub async fn start(database: &str) -> Process {
        Process::start_with(database, &[]).await
    }

    /// Starts it with these variables set besides.
    pub async fn start_with(database: &str, variables: &[(&str, String)]) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_estafette-server"))
            .env("DATABASE_URL", database)
            .env("ESTAFETTE_LISTEN", "127.0.0.1:0")
            .env("RUST_LOG", "trace")
            .envs(variables.iter().map(|(name, value)| (name, value)))
            .env_remove("ESTAFETTE_PUBLIC_URL")
            .env_remove("ESTAFETTE_CLIENT_DIR")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut stderr = child.stderr.take().unwrap();
        let log = async move {
            let mut log = String::new();
            stderr.read_to_string(&mut log).await.unwrap();
            log
        };
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = timeout(PATIENCE, lines.next_line()).await.unwrap().unwrap().unwrap();
        let address = line.strip_prefix("listening on http://").expect(&line).to_owned();
        Process { child, address, log: tokio::spawn(log) }
    }

    /// How much memory it has taken, in bytes.
    pub fn memory(&self) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id().unwrap())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() * 1024
    }

    /// Asks it to stop; gives its log.
    pub async fn stop(mut self) -> String {
        let id = self.child.id().unwrap().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().await.unwrap().success());
        let status = timeout(PATIENCE, self.child.wait()).await.unwrap().unwrap();
        assert!(status.success(), "{status}");
        self.log.await.unwrap()
    }

    /// Kills it; gives its log.
    pub async fn kill(mut self) -> String {
        self.child.kill().await.unwrap();
        self.log.await.unwrap()
    }
}

/// The address of a database that does not exist yet.
pub fn new_database() -> String {
    let base = std::env::var("DATABASE_URL").expect("DATABASE_URL names a PostgreSQL");
    let (cluster, _) = base.rsplit_once('/').unwrap();
    format!("{cluster}/estafette_{}", Uuid::new_v4().simple())
}

/// Plays so many orders, from the position both sockets were greeted with.
async fn play(browsers: &[Browser; 2], game: Uuid, gambler: &mut Gambler, orders: u32) {
    let (austria, position) = browsers[0].open(game).await;
    let (france, other) = browsers[1].open(game).await;
    let mut sockets: [Socket; 2] = [austria, france];
    let mut snapshots = [position.snapshot, other.snapshot];
    for position in position.position.0..position.position.0 + orders {
        let seat = usize::from(to_decide(&snapshots[0]) == Some(Side::Blue));
        sockets[seat].order(position, gambler.order(&snapshots[seat])).await;
        sockets[seat].accepted().await;
        snapshots = [sockets[0].update().await.snapshot, sockets[1].update().await.snapshot];
    }
}

#[tokio::test]
async fn the_binary_makes_its_database_survives_a_kill_and_keeps_its_secrets() {
    let database = new_database();
    let first = Process::start(&database).await;
    let mut browsers = [Browser::new(&first.address), Browser::new(&first.address)];
    for (browser, name) in browsers.iter_mut().zip(["Melas", "Bonaparte"]) {
        assert_eq!(browser.sign_up(name, PASSWORD).await.status(), StatusCode::CREATED);
    }
    let health: serde_json::Value = read(browsers[0].get("/api/health").await, StatusCode::OK).await;
    assert_eq!(health, json!({ "status": "ok" }));
    let waiting = browsers[0].create(json!({})).await;
    let code = waiting.invitation.unwrap();
    read::<serde_json::Value>(browsers[1].get(&format!("/api/invitations/{code}")).await, StatusCode::OK)
        .await;
    browsers[1].join(waiting.id).await;
    let mut gambler = Gambler::new(20);
    play(&browsers, waiting.id, &mut gambler, 8).await;
    let mut log = first.kill().await;

    let second = Process::start(&database).await;
    let browsers = browsers.map(|browser| browser.at(&second.address));
    play(&browsers, waiting.id, &mut gambler, 8).await;
    log.push_str(&second.stop().await);

    let mut connection = PgConnection::connect(&database).await.unwrap();
    let seed: Vec<u8> =
        sqlx::query_scalar("select seed from games").fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    Postgres::force_drop_database(&database).await.unwrap();

    assert!(log.contains("request"), "something is logged");
    let mut secrets = vec![HEXLOWER.encode(&seed), format!("{seed:?}"), code, PASSWORD.to_owned()];
    secrets.extend(browsers.iter().filter_map(|browser| browser.cookie.clone()));
    secrets.extend(["infantry", "cavalry", "artillery", "pieces", "end_turn"].map(ToOwned::to_owned));
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} is in the log");
    }
}

/// What the binary says when it does not start.
async fn complaint(variables: &[(&str, &str)]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_estafette-server"));
    command.env("ESTAFETTE_LISTEN", "127.0.0.1:0").env_remove("DATABASE_URL").kill_on_drop(true);
    let output = timeout(PATIENCE, command.envs(variables.iter().copied()).output()).await.unwrap().unwrap();
    assert!(!output.status.success());
    String::from_utf8(output.stderr).unwrap()
}

#[tokio::test]
async fn without_a_database_the_binary_says_what_to_set() {
    assert!(complaint(&[]).await.contains("set DATABASE_URL"));
    assert!(complaint(&[("DATABASE_URL", "estafette")]).await.contains("is not an address like postgres://"));
}

#[tokio::test]
async fn a_public_address_with_a_path_is_refused_at_the_start() {
    let said =
        complaint(&[("DATABASE_URL", "-"), ("ESTAFETTE_PUBLIC_URL", "https://example.org/club")]).await;
    assert!(
        said.contains("ESTAFETTE_PUBLIC_URL is not an address like https://example.org, without a path"),
        "{said}"
    );
}

#[tokio::test]
async fn a_host_reads_what_is_wrong_with_the_database() {
    let database = new_database();
    Process::start(&database).await.stop().await;
    let mut connection = PgConnection::connect(&database).await.unwrap();
    let role = format!("poor_{}", Uuid::new_v4().simple());
    let run = async |statement: String, connection: &mut PgConnection| {
        sqlx::query(sqlx::AssertSqlSafe(statement)).execute(connection).await.unwrap();
    };

    let as_role = |name: &str| {
        let mut url: url::Url = database.parse().unwrap();
        url.set_username(name).unwrap();
        url.to_string()
    };
    let said = complaint(&[("DATABASE_URL", &as_role("nobody_of_that_name"))]).await;
    assert!(said.contains("does not let this role in: look at name and password in DATABASE_URL"), "{said}");

    let url: url::Url = database.parse().unwrap();
    let password = url.password().map(|password| format!("password '{password}'")).unwrap_or_default();
    run(format!("create role {role} login {password}"), &mut connection).await;
    run("drop table _sqlx_migrations".to_owned(), &mut connection).await;
    let said = complaint(&[("DATABASE_URL", &as_role(&role))]).await;
    assert!(said.contains("lacks rights: it must own the database"), "{said}");
    run(format!("drop role {role}"), &mut connection).await;
    connection.close().await.unwrap();
    Postgres::force_drop_database(&database).await.unwrap();

    let database = new_database();
    Process::start(&database).await.stop().await;
    let mut connection = PgConnection::connect(&database).await.unwrap();
    let newer = "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
                 values (29990101000000, 'to come', true, '', 0)";
    run(newer.to_owned(), &mut connection).await;
    let said = complaint(&[("DATABASE_URL", &database)]).await;
    assert!(said.contains("a newer version of Estafette (its migration 29990101000000"), "{said}");
    connection.close().await.unwrap();
    Postgres::force_drop_database(&database).await.unwrap();
}
