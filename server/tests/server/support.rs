//! Servers, people and sockets for the tests.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use chrono::{DateTime, SubsecRound, TimeDelta, Utc};
use estafette_engine::chance::Seed;
use estafette_engine::force::Side;
use estafette_engine::games::GAMES;
use estafette_engine::triomphe::LABELS;
use estafette_protocol::account::IssuedToken;
use estafette_protocol::game::GameSummary;
use estafette_protocol::live::{Position, Refused, ServerMessage, Update};
use estafette_protocol::record::GameFile;
use estafette_server::chance::Chance;
use estafette_server::clock::{Clock, SystemClock};
use estafette_server::connections::ConnectionLimits;
use estafette_server::limits::Limits;
use estafette_server::mails::sending::MailSettings;
use estafette_server::public_url::PublicUrl;
use estafette_server::{App, Settings, serve};
use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, Response, StatusCode, header};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use sqlx::PgPool;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use uuid::Uuid;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A password that will do.
pub const PASSWORD: &str = "vive l'empereur";

/// Chance that is none.
pub struct Fixed {
    pub seed: u64,
    pub side: Side,
}

impl Chance for Fixed {
    fn seed(&self) -> Seed {
        Seed::from_number(self.seed)
    }

    fn side(&self) -> Side {
        self.side
    }
}

/// A clock whose hands are moved by hand.
pub struct Hands(Mutex<DateTime<Utc>>);

impl Hands {
    /// A clock that shows the morning of the battle.
    pub fn new() -> Arc<Hands> {
        Hands::at("2000-06-14T06:00:00Z".parse().unwrap())
    }

    pub fn at(moment: DateTime<Utc>) -> Arc<Hands> {
        Arc::new(Hands(Mutex::new(moment.trunc_subsecs(6))))
    }

    pub fn pass(&self, time: TimeDelta) {
        *self.0.lock().unwrap() += time;
    }
}

impl Clock for Hands {
    fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap()
    }
}

/// A running server.
pub struct Server {
    pub address: String,
    stop: tokio_util::sync::CancellationToken,
    task: JoinHandle<std::io::Result<()>>,
}

impl Server {
    pub async fn start(pool: &PgPool) -> Server {
        Server::start_with(pool, |_| ()).await
    }

    pub async fn start_with(pool: &PgPool, change: impl FnOnce(&mut Settings)) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut settings = Settings {
            games: GAMES,
            public_url: PublicUrl::localhost(address.port()),
            client_dir: None,
            behind_proxy: false,
            mail: MailSettings::without_server(None),
            connections: ConnectionLimits::default(),
            pulse: Duration::from_secs(5),
            limits: Limits::default(),
            chance: Arc::new(Fixed { seed: 1, side: Side::Red }),
            clock: Arc::new(SystemClock),
        };
        change(&mut settings);
        let app = App::new(pool.clone(), settings);
        let stop = tokio_util::sync::CancellationToken::new();
        let task = tokio::spawn(serve(listener, app, stop.clone()));
        Server { address: address.to_string(), stop, task }
    }

    /// A server at which messages may follow each other as fast as a program sends them.
    pub async fn start_hurried(pool: &PgPool) -> Server {
        Server::start_with(pool, |settings| {
            settings.limits.messages.every = Duration::from_micros(1);
        })
        .await
    }

    /// A server by a clock of the test's.
    pub async fn start_by(pool: &PgPool, clock: &Arc<Hands>) -> Server {
        let clock = Arc::clone(clock);
        Server::start_with(pool, |settings| settings.clock = clock).await
    }

    pub async fn stop(self) {
        self.stop.cancel();
        timeout(PATIENCE, self.task).await.unwrap().unwrap().unwrap();
    }

    /// A browser without a session.
    pub fn browser(&self) -> Browser {
        Browser::new(&self.address)
    }

    /// A browser in which somebody has just signed up.
    pub async fn person(&self, name: &str) -> Browser {
        let mut browser = self.browser();
        let answer = browser.sign_up(name, PASSWORD).await;
        assert_eq!(answer.status(), StatusCode::CREATED);
        browser
    }

    /// Two people and a game they play: Austria, France, the game's id.
    pub async fn match_up(&self) -> (Browser, Browser, Uuid) {
        let (austria, france) = (self.person("Melas").await, self.person("Bonaparte").await);
        let game = austria.create(json!({})).await;
        france.join(game.id).await;
        (austria, france, game.id)
    }
}

/// A browser: an address and a cookie. Or a program: an address and an access token.
#[derive(Clone)]
pub struct Browser {
    pub address: String,
    pub cookie: Option<String>,
    pub token: Option<String>,
    pub http: reqwest::Client,
}

impl Browser {
    pub fn new(address: &str) -> Browser {
        Browser { address: address.to_owned(), http: reqwest::Client::new(), cookie: None, token: None }
    }

    /// The same browser, at another server.
    pub fn at(&self, address: &str) -> Browser {
        Browser { address: address.to_owned(), ..self.clone() }
    }

    pub async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Response {
        let mut request = self.http.request(method, format!("http://{}{path}", self.address));
        request = request.header(header::ORIGIN, format!("http://{}", self.address));
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        request.send().await.unwrap()
    }

    pub async fn get(&self, path: &str) -> Response {
        self.send(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Response {
        self.send(Method::POST, path, Some(body)).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Response {
        self.send(Method::PUT, path, Some(body)).await
    }

    pub async fn delete(&self, path: &str) -> Response {
        self.send(Method::DELETE, path, None).await
    }

    pub async fn sign_up(&mut self, name: &str, password: &str) -> Response {
        let answer = self.post("/api/accounts", json!({ "name": name, "password": password })).await;
        self.keep_cookie(answer)
    }

    pub async fn log_in(&mut self, name: &str, password: &str) -> Response {
        let answer = self.post("/api/session", json!({ "name": name, "password": password })).await;
        self.keep_cookie(answer)
    }

    fn keep_cookie(&mut self, answer: Response) -> Response {
        let given = answer.headers().get_all(header::SET_COOKIE);
        let pairs: Vec<_> =
            given.iter().filter_map(|cookie| cookie.to_str().ok()?.split(';').next()).collect();
        if !pairs.is_empty() {
            self.cookie = Some(pairs.join("; "));
        }
        answer
    }

    /// A program of this person, with a fresh access token.
    pub async fn program(&self, label: &str) -> Browser {
        let new = json!({ "label": label, "password": PASSWORD });
        let issued: IssuedToken =
            read(self.post("/api/account/tokens", new).await, StatusCode::CREATED).await;
        Browser { cookie: None, token: Some(issued.secret), ..self.clone() }
    }

    /// Creates an open game as Austria, with these fields changed.
    pub async fn create(&self, changes: Value) -> GameSummary {
        let mut game = json!({ "game": "triomphe", "side": "red", "visibility": "open" });
        game.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
        read(self.post("/api/games", game).await, StatusCode::CREATED).await
    }

    pub async fn join(&self, game: Uuid) -> GameSummary {
        read(self.post(&format!("/api/games/{game}/join"), json!({})).await, StatusCode::OK).await
    }

    /// Tries to open a game's socket.
    pub async fn try_open(&self, game: Uuid, origin: Option<&str>) -> Result<Socket, SocketError> {
        self.try_open_at(&format!("/api/games/{game}/live"), origin).await
    }

    /// Opens a game's socket with the key of a link for watching, and reads the greeting.
    pub async fn open_with_key(&self, game: Uuid, key: &str) -> (Socket, Position) {
        let mut socket = self.try_open_at(&format!("/api/games/{game}/live?key={key}"), None).await.unwrap();
        let position = socket.position().await;
        (socket, position)
    }

    async fn try_open_at(&self, path: &str, origin: Option<&str>) -> Result<Socket, SocketError> {
        let url = format!("ws://{}{path}", self.address);
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        if let Some(token) = &self.token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let (stream, _) = connect_async(request).await?;
        Ok(Socket { stream, heard: Vec::new() })
    }

    /// Opens a game's socket and reads the greeting.
    pub async fn open(&self, game: Uuid) -> (Socket, Position) {
        let origin = format!("http://{}", self.address);
        let mut socket = self.try_open(game, Some(&origin)).await.unwrap();
        let position = socket.position().await;
        (socket, position)
    }
}

/// The body of an answer that must have this status.
pub async fn read<T: DeserializeOwned>(answer: Response, status: StatusCode) -> T {
    let got = answer.status();
    let body = answer.text().await.unwrap();
    assert_eq!(got, status, "{body}");
    serde_json::from_str(&body).unwrap()
}

/// A game file as it is sent, in which the sides are called as the game calls them.
pub fn file_in(text: Value) -> GameFile {
    serde_json::from_value(LABELS.read(text)).unwrap()
}

/// A game file as it is sent.
pub fn text_of(file: &GameFile) -> Value {
    LABELS.write(serde_json::to_value(file).unwrap())
}

/// Asserts that an answer is a problem with this status and code.
pub async fn assert_problem(answer: Response, status: u16, code: &str) -> Value {
    let status = StatusCode::from_u16(status).unwrap();
    let problem: Value = read(answer, status).await;
    assert_eq!(problem["code"], code, "{problem}");
    assert!(problem["message"].as_str().unwrap().ends_with('.'), "{problem}");
    problem
}

/// A game's socket.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every text that arrived.
    pub heard: Vec<String>,
}

impl Socket {
    pub async fn send(&mut self, message: Message) {
        self.stream.send(message).await.unwrap();
    }

    pub async fn try_send(&mut self, message: Message) -> Result<(), SocketError> {
        self.stream.send(message).await
    }

    pub async fn say(&mut self, message: Value) {
        self.send(Message::text(message.to_string())).await;
    }

    /// Gives an order under a fresh id.
    pub async fn order(&mut self, position: u32, order: Value) -> Uuid {
        let id = Uuid::new_v4();
        self.order_with(id, position, order).await;
        id
    }

    pub async fn order_with(&mut self, id: Uuid, position: u32, order: Value) {
        self.say(json!({ "type": "order", "id": id, "position": position, "order": order })).await;
    }

    /// Takes a step beside the board under a fresh id.
    pub async fn parley(&mut self, position: u32, parley: Value) -> Uuid {
        let id = Uuid::new_v4();
        self.say(json!({ "type": "parley", "id": id, "position": position, "parley": parley })).await;
        id
    }

    async fn next_frame(&mut self) -> Option<Result<Message, SocketError>> {
        loop {
            match timeout(PATIENCE, self.stream.next()).await.expect("an answer in time") {
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => (),
                frame => return frame,
            }
        }
    }

    /// The next message about the game: presence and talk left out.
    pub async fn next(&mut self) -> ServerMessage {
        loop {
            match self.next_of_any_kind().await {
                ServerMessage::Presence { .. }
                | ServerMessage::Talk(_)
                | ServerMessage::Said(_)
                | ServerMessage::Read { .. } => (),
                message => return message,
            }
        }
    }

    pub async fn next_of_any_kind(&mut self) -> ServerMessage {
        match self.next_frame().await {
            Some(Ok(Message::Text(text))) => {
                self.heard.push(text.to_string());
                serde_json::from_str(&text).unwrap()
            }
            other => panic!("a message was expected, not {other:?}"),
        }
    }

    /// The next message; nothing when the connection is lost.
    pub async fn try_next(&mut self) -> Option<ServerMessage> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => (),
                _ => return None,
            }
        }
    }

    pub async fn position(&mut self) -> Position {
        match self.next().await {
            ServerMessage::Position(position) => *position,
            other => panic!("a position was expected, not {other:?}"),
        }
    }

    pub async fn update(&mut self) -> Update {
        match self.next().await {
            ServerMessage::Update(update) => *update,
            other => panic!("an update was expected, not {other:?}"),
        }
    }

    pub async fn refused(&mut self) -> Refused {
        match self.next().await {
            ServerMessage::Refused(refused) => refused,
            other => panic!("a refusal was expected, not {other:?}"),
        }
    }

    /// The id and position of an accepted order.
    pub async fn accepted(&mut self) -> (Uuid, u32) {
        match self.next().await {
            ServerMessage::Accepted { id, position } => (id, position.0),
            other => panic!("an acceptance was expected, not {other:?}"),
        }
    }

    /// The answer to what was sent, whatever news come before it.
    pub async fn answer(&mut self) -> ServerMessage {
        loop {
            match self.next().await {
                ServerMessage::Update(_) | ServerMessage::Position(_) => (),
                answer => return answer,
            }
        }
    }

    /// How many watch, once that changes.
    pub async fn watchers(&mut self) -> u32 {
        loop {
            if let ServerMessage::Presence { watchers, .. } = self.next_of_any_kind().await {
                return watchers;
            }
        }
    }

    pub async fn presence(&mut self) -> (bool, bool) {
        loop {
            match self.next_of_any_kind().await {
                ServerMessage::Presence { online, .. } => return (online.red, online.blue),
                ServerMessage::Talk(_) => (),
                other => panic!("presence was expected, not {other:?}"),
            }
        }
    }

    /// The code the server ends the connection with, whatever it says before.
    pub async fn end(&mut self) -> Option<u16> {
        loop {
            match self.next_frame().await {
                Some(Ok(Message::Close(frame))) => return frame.map(|CloseFrame { code, .. }| code.into()),
                Some(Ok(Message::Text(text))) => self.heard.push(text.to_string()),
                Some(Ok(_)) => (),
                Some(Err(_)) | None => return None,
            }
        }
    }

    pub async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}
