//! The swap test on the bytes of the real server.
//!
//! Two games with the same seed and a given deal, in which two French faces are
//! exchanged, are played with the same orders. Every byte that Austria gets must
//! be the same in both, for as long as Austria lawfully cannot tell: until an order
//! is refused in the second game, or one of the two blocks is shown. The server's clock
//! is the test's, so that times and clocks are compared too. (Austria's
//! own faces cannot be given, so France as the viewer is left to the engine's own
//! swap test.) Somebody who watches must not be able to tell the games apart either, nor
//! Austria or they by looking back.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::field::place::PlaceName;
use estafette_engine::force::{Face, Side, Token};
use estafette_engine::game::Snapshot;
use estafette_engine::triomphe::Event;
use estafette_engine::triomphe::setup::{Deal, DealtPlace};
use estafette_engine::triomphe::view::SeenFace;
use estafette_protocol::export::{Export, ExportedGame};
use estafette_protocol::game::{GameSummary, Lobby};
use estafette_protocol::live::{LogEntry, ServerMessage};
use estafette_protocol::notifications::{MailState, Mailbox, ReadMail, SentMail};
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::mails::{quick, set_rule};
use crate::play::{Gambler, to_decide, view};
use crate::support::{Browser, Fixed, Hands, Server, Socket, read};

const GAMES: u64 = 5;

/// Fewer comparisons than this mean that the test has lost its teeth.
const FLOOR: usize = 1000;

/// What was compared, and what differed.
#[derive(Default)]
struct Tally {
    compared: usize,
    differing: usize,
    first: Option<(String, String)>,
}

impl Tally {
    fn compare(&mut self, one: &str, other: &str) {
        self.compared += 1;
        if one != other {
            self.differing += 1;
            self.first.get_or_insert_with(|| (one.to_owned(), other.to_owned()));
        }
    }

    fn compare_all(&mut self, [one, other]: &[Vec<String>; 2]) {
        assert_eq!(one.len(), other.len());
        for (one, other) in one.iter().zip(other) {
            self.compare(one, other);
        }
    }
}

/// What was compared as it is, and with a leak planted.
#[derive(Default)]
struct Tallies {
    lawful: Tally,
    leaks: [Tally; 2],
    /// How many pairs of mails are among them.
    mails: u32,
    /// How many pairs of pictures.
    pictures: u32,
}

/// One of the two games, and both sockets on it.
struct Board {
    game: Uuid,
    austria: Socket,
    france: Socket,
    watcher: Socket,
    snapshots: [Snapshot; 2],
    position: u32,
}

impl Board {
    async fn open([first, second, nobody]: [&Browser; 3], deal: &Deal) -> Board {
        let pace = json!({ "pace": "live", "bank_seconds": 1800, "increment_seconds": 20 });
        let options = json!({
            "options": { "deal": deal }, "side": "random", "visibility": "private", "pace": pace,
            "watching": "everybody",
        });
        let game = first.create(options).await;
        let join = format!("/api/invitations/{}/join", game.invitation.unwrap());
        let _: GameSummary = read(second.post(&join, json!({})).await, StatusCode::OK).await;
        let (austria, seen) = first.open(game.id).await;
        let (france, seen_too) = second.open(game.id).await;
        let (watcher, _) = nobody.open(game.id).await;
        let snapshots = [seen.snapshot, seen_too.snapshot];
        let mut board = Board { game: game.id, austria, france, watcher, snapshots, position: 0 };
        board.austria.presence().await;
        assert_eq!(board.austria.watchers().await, 1);
        board
    }

    /// Gives an order; the update as Austria sees it, or nothing when it is refused.
    async fn give(&mut self, side: Side, id: Uuid, order: Value) -> Option<LogEntry> {
        let giver = if side == Side::Red { &mut self.austria } else { &mut self.france };
        giver.order_with(id, self.position, order).await;
        match giver.next().await {
            ServerMessage::Accepted { .. } => (),
            ServerMessage::Refused(_) => return None,
            other => panic!("{other:?}"),
        }
        let seen = self.austria.update().await;
        self.snapshots = [seen.snapshot, self.france.update().await.snapshot];
        self.watcher.update().await;
        self.position += 1;
        Some(seen.entry)
    }

    /// What Austria gets for asking in every way she has: for a fresh position, out
    /// of turn, and over HTTP.
    async fn probe(&mut self, [austria, _, nobody]: [&Browser; 3]) -> Vec<String> {
        self.austria.say(json!({ "type": "resync" })).await;
        self.austria.position().await;
        if to_decide(&self.snapshots[0]) == Some(Side::Blue) {
            for order in [json!({ "order": "end_turn" }), json!({ "order": "respond", "pieces": [] })] {
                self.austria.order(self.position, order).await;
                self.austria.refused().await;
            }
            self.austria.parley(self.position, json!({ "parley": "claim_time" })).await;
            self.austria.refused().await;
        }
        let game = austria.get(&format!("/api/games/{}", self.game)).await.text().await.unwrap();
        let lobby: Lobby = read(austria.get("/api/games").await, StatusCode::OK).await;
        let mine = lobby.mine.iter().find(|game| game.id == self.game).unwrap();
        let export: Export = read(austria.get("/api/account/export").await, StatusCode::OK).await;
        // A game that is over is exported whole.
        let running = |game: &&ExportedGame| game.summary.id == self.game && game.seed.is_none();
        let exported = export.games.iter().find(running);
        let mut told =
            vec![game, serde_json::to_string(mine).unwrap(), serde_json::to_string(&exported).unwrap()];
        for (browser, lens) in [(austria, "red"), (nobody, "spectator")] {
            let replay = format!("/api/games/{}/replay", self.game);
            let frames = format!("{replay}/frames?lens={lens}&at={}", self.position);
            for path in [frames, format!("{replay}?lens={lens}")] {
                let answer = browser.get(&path).await;
                assert_eq!(answer.status(), StatusCode::OK);
                told.push(answer.text().await.unwrap());
            }
        }
        told.iter().map(|text| self.normal(text)).collect()
    }

    /// Everything Austria and the watcher have heard since they were last asked.
    fn heard(&mut self) -> Vec<String> {
        let mut heard = std::mem::take(&mut self.austria.heard);
        heard.append(&mut self.watcher.heard);
        heard.iter().map(|text| self.normal(text)).collect()
    }

    /// A text without what may differ between any two games: the game's id, and the
    /// ids of orders, which are the client's own.
    fn normal(&self, text: &str) -> String {
        let text = text.replace(&self.game.to_string(), "GAME");
        text.split('"').map(normal_part).collect::<Vec<_>>().join("\"")
    }

    /// The French faces, as only France may see them.
    fn french_faces(&self) -> BTreeMap<Token, Face> {
        own_faces(&self.snapshots[1]).map(|(token, _, face)| (token, face)).collect()
    }
}

fn own_faces(snapshot: &Snapshot) -> impl Iterator<Item = (Token, PlaceName, Face)> {
    view(snapshot).pieces.into_iter().filter_map(|piece| match piece.face {
        SeenFace::Own { face, .. } => Some((piece.token, piece.at, face)),
        _ => None,
    })
}

/// One text of a JSON document, or `ID` where it is one.
fn normal_part(part: &str) -> &str {
    if part.len() == 36 && Uuid::parse_str(part).is_ok() { "ID" } else { part }
}

/// The deal of a game as France sees it.
fn deal_of(snapshot: &Snapshot) -> Deal {
    let mut places: BTreeMap<PlaceName, Vec<Face>> = BTreeMap::new();
    for (_, at, face) in own_faces(snapshot) {
        places.entry(at).or_default().push(face);
    }
    Deal { places: places.into_iter().map(|(at, faces)| DealtPlace { at, faces }).collect() }
}

/// The deal with two different faces exchanged, of the army at the start or of the
/// reinforcements: everybody knows which faces are in either.
fn exchange(deal: &Deal, draws: &mut Draws) -> Deal {
    let blocks: Vec<(usize, usize)> = deal
        .places
        .iter()
        .enumerate()
        .flat_map(|(place, dealt)| (0..dealt.faces.len()).map(move |face| (place, face)))
        .collect();
    let pool = |(place, _): (usize, usize)| matches!(deal.places[place].at, PlaceName::Holding(_));
    let face = |(place, index): (usize, usize)| deal.places[place].faces[index];
    loop {
        let mut pick = || blocks[draws.below(u32::try_from(blocks.len()).unwrap()) as usize];
        let (one, other) = (pick(), pick());
        if one.0 != other.0 && pool(one) == pool(other) && face(one) != face(other) {
            let mut exchanged = deal.clone();
            exchanged.places[one.0].faces[one.1] = face(other);
            exchanged.places[other.0].faces[other.1] = face(one);
            return exchanged;
        }
    }
}

/// The blocks whose faces differ between the two games.
fn exchanged_blocks(one: &Board, other: &Board) -> Vec<Token> {
    let others = other.french_faces();
    one.french_faces()
        .into_iter()
        .filter(|(token, face)| others.get(token) != Some(face))
        .map(|(token, _)| token)
        .collect()
}

/// Whether an entry lawfully shows one of these blocks.
fn shows(entry: &LogEntry, blocks: &[Token]) -> bool {
    let mut events = entry.happened.events.iter().map(|event| event.read().unwrap());
    events.any(|event| match event {
        Event::Shown { piece, .. } | Event::Reduced { piece, .. } => blocks.contains(&piece),
        _ => false,
    })
}

/// What Austria would hear if a game leaked.
type Leak = fn(&[String], &Board) -> Vec<String>;

/// A leak: what Austria hears, with a French face slipped in.
fn with_a_face(heard: &[String], board: &Board) -> Vec<String> {
    let faces: Vec<String> = board.french_faces().values().map(ToString::to_string).collect();
    heard.iter().map(|text| format!("{text}{}", faces.join(","))).collect()
}

/// A leak: the blocks in the order of their faces.
fn sorted_by_face(heard: &[String], board: &Board) -> Vec<String> {
    let mut faces: Vec<(Face, Token)> =
        board.french_faces().into_iter().map(|(token, face)| (face, token)).collect();
    faces.sort_unstable();
    let tokens: Vec<u32> = faces.iter().map(|(_, token)| token.0).collect();
    heard.iter().map(|text| format!("{text}{tokens:?}")).collect()
}

/// What Austria is told by mail when a decision becomes hers: the mail about it, once it is there.
async fn mail(austria: &Browser, board: &Board) -> Vec<String> {
    let due = |mail: &SentMail| mail.game == Some(board.game) && mail.kind == "decision";
    let newest = async {
        loop {
            let mailbox: Mailbox = read(austria.get("/api/mails").await, StatusCode::OK).await;
            match mailbox.mails.into_iter().find(due) {
                Some(mail) if mail.state == MailState::Sent => return mail.id,
                _ => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
    };
    let id = tokio::time::timeout(Duration::from_secs(20), newest).await.expect("a mail in time");
    let mail: ReadMail = read(austria.get(&format!("/api/mails/{id}")).await, StatusCode::OK).await;
    [mail.subject, mail.text, mail.html].iter().map(|text| board.normal(text)).collect()
}

/// Two games that Austria cannot tell apart, yet.
struct Pair {
    one: Board,
    other: Board,
}

impl Pair {
    /// Compares everything Austria has heard. Asking is slow, so it is done at every
    /// third step; what comes unasked is compared at every step.
    async fn compare(&mut self, browsers: [&Browser; 3], tallies: &mut Tallies) {
        if self.one.position.is_multiple_of(3) {
            let bodies = [self.one.probe(browsers).await, self.other.probe(browsers).await];
            tallies.lawful.compare_all(&bodies);
        }
        let heard = [self.one.heard(), self.other.heard()];
        tallies.lawful.compare_all(&heard);
        let leaks: [Leak; 2] = [with_a_face, sorted_by_face];
        for (tally, leak) in tallies.leaks.iter_mut().zip(leaks) {
            tally.compare_all(&[leak(&heard[0], &self.one), leak(&heard[1], &self.other)]);
        }
    }

    /// Compares the mails about a decision that has become Austria's.
    async fn compare_mails(&self, austria: &Browser, tallies: &mut Tallies) {
        let mails = [mail(austria, &self.one).await, mail(austria, &self.other).await];
        tallies.mails += 1;
        tallies.lawful.compare_all(&mails);
    }

    /// Has France resign in both games, and compares pictures of moments up to the last at which
    /// Austria, and whoever watched, could not tell them apart.
    async fn compare_pictures(
        &mut self,
        [austria, _, nobody]: [&Browser; 3],
        last: u32,
        tallies: &mut Tallies,
    ) {
        for board in [&mut self.one, &mut self.other] {
            if to_decide(&board.snapshots[0]).is_some() {
                board.france.parley(board.position, json!({ "parley": "resign" })).await;
                board.france.accepted().await;
            }
        }
        for (browser, lens, at) in
            [(austria, "red", last / 2), (austria, "red", last), (nobody, "spectator", last)]
        {
            let one = picture(browser, &self.one, lens, at).await;
            tallies.lawful.compare(&one, &picture(browser, &self.other, lens, at).await);
            tallies.pictures += 1;
        }
        let french = [&self.one, &self.other].map(|board| picture(nobody, board, "blue", 0));
        let [one, other] = french;
        assert_ne!(one.await, other.await, "what France saw was another deal");
    }

    /// Gives the same order in both games. `false` once Austria can tell them apart.
    async fn give(&mut self, side: Side, order: Value) -> bool {
        let id = Uuid::new_v4();
        let before = exchanged_blocks(&self.one, &self.other);
        let entry = self.one.give(side, id, order.clone()).await.expect("what is offered applies");
        let Some(twin) = self.other.give(side, id, order).await else {
            assert_eq!(side, Side::Blue, "what Austria is offered does not depend on French faces");
            return false;
        };
        let blocks = [before, exchanged_blocks(&self.one, &self.other)].concat();
        !shows(&entry, &blocks) && !shows(&twin, &blocks)
    }
}

/// The bytes of a picture, a letter for each.
async fn picture(browser: &Browser, board: &Board, lens: &str, at: u32) -> String {
    let path = format!("/api/games/{}/replay/picture.png?lens={lens}&at={at}", board.game);
    let answer = browser.get(&path).await;
    assert_eq!(answer.status(), StatusCode::OK);
    answer.bytes().await.unwrap().iter().copied().map(char::from).collect()
}

/// Plays a pair of games for as long as Austria cannot tell them apart; gives the
/// number of orders.
async fn play_pair(browsers: [&Browser; 3], seed: u64, clock: &Hands, tallies: &mut Tallies) -> u32 {
    let [austria, france, _] = browsers;
    let drawn = austria.create(json!({})).await;
    france.join(drawn.id).await;
    let (_socket, position) = france.open(drawn.id).await;
    let deal = deal_of(&position.snapshot);
    let mut chance = Draws::new(&Seed::from_number(seed), LogPosition(1), Purpose::Deal);
    let one = Board::open(browsers, &deal).await;
    let other = Board::open(browsers, &exchange(&deal, &mut chance)).await;
    let (mut pair, mut gambler) = (Pair { one, other }, Gambler::new(seed));
    let same = loop {
        pair.compare(browsers, tallies).await;
        let same = pair.one.position;
        let snapshots = &pair.one.snapshots;
        let Some(side) = to_decide(&snapshots[0]) else { break same };
        let order = gambler.order(&snapshots[usize::from(side == Side::Blue)]);
        clock.pass(TimeDelta::seconds(11));
        if !pair.give(side, order).await {
            break same;
        }
        if side == Side::Blue && to_decide(&pair.one.snapshots[0]) == Some(Side::Red) {
            pair.compare_mails(austria, tallies).await;
        }
    };
    pair.compare_pictures(browsers, same, tallies).await;
    pair.one.position
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn exchanging_two_french_faces_changes_no_byte_that_austria_gets(pool: PgPool) {
    let mut tallies = Tallies::default();
    let mut orders = 0;
    for seed in 0..GAMES {
        let clock = Hands::new();
        let server = Server::start_with(&pool, |settings| {
            settings.limits.messages.every = Duration::from_micros(1);
            settings.limits.looks.every = Duration::from_micros(1);
            settings.mail = quick();
            settings.limits.exports.every = Duration::from_micros(1);
            settings.chance = Arc::new(Fixed { seed: 100 + seed, side: Side::Red });
            settings.clock = Arc::<Hands>::clone(&clock);
        });
        let server = server.await;
        let austria = server.person(&format!("Melas-{seed}")).await;
        let france = server.person(&format!("Desaix-{seed}")).await;
        set_rule(&austria, "at_once").await;
        let browsers = [&austria, &france, &server.browser()];
        orders += Box::pin(play_pair(browsers, seed, &clock, &mut tallies)).await;
        server.stop().await;
    }
    let Tallies { lawful, leaks, mails, pictures } = tallies;
    println!(
        "swap test over sockets and mails: {GAMES} games, {orders} orders, {mails} pairs of mails, \
         {pictures} pairs of pictures, {} comparisons, {} differing",
        lawful.compared, lawful.differing
    );
    assert_eq!(lawful.differing, 0, "{:?}", lawful.first);
    assert!(mails > 50, "too few mails: {mails}");
    assert!(lawful.compared > FLOOR, "too few comparisons: {}", lawful.compared);
    for leak in leaks {
        assert!(leak.differing > 0, "a planted leak was not caught");
    }
}
