//! Two servers and their database are killed again and again while people play: nothing that was
//! acknowledged is lost, nothing is stored twice, nobody is stuck, and whoever waits hears of every move.

use std::collections::{BTreeMap, BTreeSet};
use std::os::unix::fs::{MetadataExt, chown};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use estafette_engine::force::Side;
use estafette_engine::game::Snapshot;
use estafette_protocol::live::ServerMessage;
use futures_util::future::join_all;
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use tokio::net::TcpListener;
use tokio::process::{Child, Command};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use uuid::Uuid;

use crate::binary::Process;
use crate::play::{Gambler, to_decide};
use crate::support::{Browser, PASSWORD, Socket};

/// How many pairs of people play, each so many games.
const PAIRS: usize = 10;
const GAMES_EACH: usize = 4;

/// How often a server is killed, and after how many of these the database.
const KILLS: usize = 20;
const KILLS_BEFORE_DATABASE: usize = 4;

/// How long people play between two kills.
const BETWEEN: Duration = Duration::from_millis(700);

/// How long somebody thinks.
const THOUGHT: Duration = Duration::from_millis(40);

/// Who waits longer for an answer, or to hear of a move, is stuck.
const STUCK: Duration = Duration::from_mins(2);

/// How long an answer may take before a page connects anew.
const ANSWER: Duration = Duration::from_secs(10);

/// A PostgreSQL of the test's own, made by the programs that the tests' database runs by.
struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    user: User,
    port: u16,
    process: Child,
}

/// As whom the tests' database runs.
#[derive(Clone, Copy)]
enum User {
    /// As we do.
    Caller,
    /// As somebody else.
    Other(u32, u32),
    /// In a namespace of its own in which it is somebody else.
    Mapped,
}

impl User {
    fn command(self, program: &Path) -> Command {
        let mut command = match self {
            User::Caller => Command::new(program),
            User::Other(uid, gid) => {
                let mut command = Command::new(program);
                command.uid(uid).gid(gid);
                command
            }
            User::Mapped => {
                let mut command = Command::new("unshare");
                command.args(["--user", "--map-user=65534", "--map-group=65534"]).arg(program);
                command
            }
        };
        command.current_dir("/").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command
    }
}

impl Cluster {
    async fn make() -> Cluster {
        let url = std::env::var("DATABASE_URL").expect("DATABASE_URL names a PostgreSQL");
        let mut connection = PgConnection::connect(&url).await.unwrap();
        let data: String =
            sqlx::query_scalar("show data_directory").fetch_one(&mut connection).await.unwrap();
        let data = PathBuf::from(data);
        let pid = std::fs::read_to_string(data.join("postmaster.pid")).unwrap();
        let process = PathBuf::from("/proc").join(pid.lines().next().unwrap().trim());
        let programs = std::fs::read_link(process.join("exe")).unwrap().parent().unwrap().to_owned();
        let (owner, me) = (std::fs::metadata(&process).unwrap(), std::fs::metadata("/proc/self").unwrap());
        let user = match (owner.uid(), me.uid()) {
            (0, 0) => User::Mapped,
            (uid, me) if uid == me => User::Caller,
            (uid, _) => User::Other(uid, owner.gid()),
        };
        let folder = data.parent().unwrap().join(format!("crashes-{}", Uuid::new_v4().simple()));
        std::fs::create_dir(&folder).unwrap();
        if let User::Other(uid, gid) = user {
            chown(&folder, Some(uid), Some(gid)).unwrap();
        }
        let mut initdb = user.command(&programs.join("initdb"));
        initdb.args(["-U", "estafette", "--encoding=UTF8", "--locale=C", "--auth=trust", "--no-sync", "-D"]);
        assert!(initdb.arg(folder.join("data")).status().await.unwrap().success());
        let port = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port();
        let process = start(&folder, &programs, user, port);
        let cluster = Cluster { folder, programs, user, port, process };
        cluster.connect().await.close().await.unwrap();
        cluster
    }

    fn url(&self) -> String {
        format!("postgres://estafette@127.0.0.1:{}/crashes", self.port)
    }

    /// A connection, once it takes one.
    async fn connect(&self) -> PgConnection {
        let url = format!("postgres://estafette@127.0.0.1:{}/postgres", self.port);
        let begun = Instant::now();
        loop {
            match PgConnection::connect(&url).await {
                Ok(connection) => return connection,
                Err(error) => assert!(begun.elapsed() < STUCK, "the database does not come back: {error}"),
            }
            sleep(Duration::from_millis(100)).await;
        }
    }

    async fn kill_and_start(&mut self) {
        self.process.kill().await.unwrap();
        let begun = Instant::now();
        // What it has left running goes by itself, and holds the data until then.
        loop {
            self.process = start(&self.folder, &self.programs, self.user, self.port);
            sleep(Duration::from_millis(500)).await;
            if self.process.try_wait().unwrap().is_none() {
                break;
            }
            assert!(begun.elapsed() < STUCK, "the database does not start again");
        }
        self.connect().await.close().await.unwrap();
    }

    async fn discard(mut self) {
        self.process.kill().await.unwrap();
        sleep(Duration::from_millis(500)).await;
        std::fs::remove_dir_all(&self.folder).unwrap();
    }
}

fn start(folder: &Path, programs: &Path, user: User, port: u16) -> Child {
    let mut postgres = user.command(&programs.join("postgres"));
    postgres.arg("-D").arg(folder.join("data")).args(["-p", &port.to_string()]);
    // A process is killed, not the machine: what was written is there.
    let settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
    for setting in settings {
        postgres.args(["-c", setting]);
    }
    postgres.kill_on_drop(true).spawn().unwrap()
}

/// Two servers, wherever they listen now.
#[derive(Clone)]
struct Addresses(Arc<Mutex<[String; 2]>>);

impl Addresses {
    fn of(&self, server: usize) -> String {
        self.0.lock().unwrap()[server].clone()
    }

    fn set(&self, server: usize, address: &str) {
        address.clone_into(&mut self.0.lock().unwrap()[server]);
    }
}

/// Somebody at a table, who comes back whenever the connection is lost.
struct Page {
    browser: Browser,
    addresses: Addresses,
    server: usize,
    game: Uuid,
    socket: Option<Socket>,
    position: u32,
    snapshot: Option<Snapshot>,
}

impl Page {
    /// The next answer about an order, if one comes in time. Keeps up with the game.
    async fn hear(&mut self) -> Option<ServerMessage> {
        if self.socket.is_none() {
            let browser = self.browser.at(&self.addresses.of(self.server));
            self.socket = browser.try_open(self.game, None).await.ok();
        }
        let Some(socket) = &mut self.socket else {
            sleep(Duration::from_millis(200)).await;
            return None;
        };
        match timeout(ANSWER, socket.try_next()).await.ok().flatten() {
            Some(ServerMessage::Position(whole)) => {
                (self.position, self.snapshot) = (whole.position.0, Some(whole.snapshot));
                None
            }
            Some(ServerMessage::Update(update)) => {
                (self.position, self.snapshot) = (update.position.0, Some(update.snapshot));
                None
            }
            Some(answer @ (ServerMessage::Accepted { .. } | ServerMessage::Refused(_))) => Some(answer),
            Some(_) => None,
            None => {
                self.socket = None;
                None
            }
        }
    }

    /// Hears until the game is at a position.
    async fn reach(&mut self, position: u32) -> Snapshot {
        let begun = Instant::now();
        while self.position < position || self.snapshot.is_none() {
            self.hear().await;
            assert!(
                begun.elapsed() < STUCK,
                "{} at {} hears of no move {position}",
                self.game,
                self.position
            );
        }
        self.snapshot.clone().unwrap()
    }

    /// Gives an order until it is answered; again under its id after a connection was lost.
    async fn give(&mut self, id: Uuid, order: &Value) -> u32 {
        let (begun, made_for) = (Instant::now(), self.position);
        let mut sent = false;
        loop {
            assert!(begun.elapsed() < STUCK, "an order in {} is not answered", self.game);
            if self.socket.is_none() {
                sent = false;
            }
            if let (Some(socket), false) = (&mut self.socket, sent) {
                let text = json!({ "type": "order", "id": id, "position": made_for, "order": order });
                sent = socket.try_send(Message::text(text.to_string())).await.is_ok();
                if !sent {
                    self.socket = None;
                }
            }
            match self.hear().await {
                Some(ServerMessage::Accepted { id: accepted, position }) if accepted == id => {
                    return position.0;
                }
                Some(ServerMessage::Refused(refused)) => {
                    let comes_back = ["not_known_yet", "unavailable", "internal", "busy", "slow_down"];
                    assert!(comes_back.contains(&refused.code.as_str()), "{}", refused.code);
                    sleep(Duration::from_millis(300)).await;
                    sent = false;
                }
                _ => (),
            }
        }
    }
}

/// Plays a game until it is over or everybody stops. What was acknowledged is the answer.
async fn play(mut pages: [Page; 2], number: u64, stop: Arc<AtomicBool>) -> BTreeMap<u32, Uuid> {
    let mut gambler = Gambler::new(number);
    let mut acknowledged = BTreeMap::new();
    let mut position = 0;
    while !stop.load(Ordering::Relaxed) {
        let snapshot = pages[0].reach(position).await;
        let Some(side) = to_decide(&snapshot) else { break };
        let seat = usize::from(side == Side::Blue);
        let order = gambler.order(&pages[seat].reach(position).await);
        let id = Uuid::new_v4();
        position = pages[seat].give(id, &order).await;
        acknowledged.insert(position, id);
        sleep(THOUGHT).await;
    }
    for page in &mut pages {
        page.reach(position).await;
    }
    acknowledged
}

async fn server(cluster: &Cluster) -> Process {
    Process::start_with(&cluster.url(), &[("RUST_LOG", "error".to_owned())]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_of_servers_and_database_lose_nothing_that_was_acknowledged() {
    let mut cluster = Cluster::make().await;
    let mut servers = [Some(server(&cluster).await), Some(server(&cluster).await)];
    let listening = servers.each_ref().map(|server| server.as_ref().unwrap().address.clone());
    let addresses = Addresses(Arc::new(Mutex::new(listening)));
    let stop = Arc::new(AtomicBool::new(false));
    let mut games = Vec::new();
    for pair in 0..PAIRS {
        let mut people = [0, 1].map(|server| Browser::new(&addresses.of(server)));
        for (browser, name) in people.iter_mut().zip(["Melas", "Bonaparte"]) {
            assert!(browser.sign_up(&format!("{name}{pair}"), PASSWORD).await.status().is_success());
        }
        for _ in 0..GAMES_EACH {
            let game = people[0].create(json!({})).await.id;
            people[1].join(game).await;
            let page = |server: usize| Page {
                browser: people[server].clone(),
                addresses: addresses.clone(),
                server,
                game,
                socket: None,
                position: 0,
                snapshot: None,
            };
            let number = games.len() as u64;
            games.push((game, tokio::spawn(play([page(0), page(1)], number, Arc::clone(&stop)))));
        }
    }

    for kill in 0..KILLS {
        sleep(BETWEEN).await;
        let at = kill % 2;
        servers[at].take().unwrap().kill().await;
        if kill % KILLS_BEFORE_DATABASE == 0 {
            cluster.kill_and_start().await;
        }
        let again = server(&cluster).await;
        addresses.set(at, &again.address);
        servers[at] = Some(again);
    }
    sleep(BETWEEN).await;
    stop.store(true, Ordering::Relaxed);

    let (ids, tasks): (Vec<Uuid>, Vec<_>) = games.into_iter().unzip();
    let played = join_all(tasks).await.into_iter().map(Result::unwrap);
    let mut connection = PgConnection::connect(&cluster.url()).await.unwrap();
    let (mut acknowledged, mut lost, mut doubled) = (0, 0, 0);
    for (game, acknowledgements) in ids.iter().zip(played) {
        let stored: Vec<(i32, Uuid)> =
            sqlx::query_as("select seq, order_id from game_moves where game_id = $1 order by seq")
                .bind(game)
                .fetch_all(&mut connection)
                .await
                .unwrap();
        let distinct: BTreeSet<Uuid> = stored.iter().map(|(_, id)| *id).collect();
        doubled += stored.len() - distinct.len();
        let stored: BTreeMap<u32, Uuid> =
            stored.into_iter().map(|(position, id)| (position.try_into().unwrap(), id)).collect();
        acknowledged += acknowledgements.len();
        lost += acknowledgements.iter().filter(|(position, id)| stored.get(position) != Some(id)).count();
    }
    println!(
        "{} games, {KILLS} kills of a server, {} of the database: {acknowledged} acknowledged, {lost} lost, \
         {doubled} doubled, 0 stuck, everybody told",
        ids.len(),
        KILLS.div_ceil(KILLS_BEFORE_DATABASE),
    );
    assert_eq!((lost, doubled), (0, 0));
    assert!(acknowledged > 400, "{acknowledged} are too few to say anything");
    connection.close().await.unwrap();
    for server in servers.into_iter().flatten() {
        server.stop().await;
    }
    cluster.discard().await;
}
