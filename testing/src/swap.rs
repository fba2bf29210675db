//! The swap test: exchange two hidden faces, play the same orders, and compare
//! every byte a viewer gets for as long as they lawfully cannot tell.
//!
//! Whatever is made for a viewer is held to it, here and in other crates, by a
//! function that makes it.

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::force::Token;
use estafette_engine::offer::{Offer, Pick};
use estafette_engine::ruleset::{Ruleset, Watch};
use estafette_engine::secrecy::{Seat, Viewer};
use serde::Serialize;
use serde_json::json;

use crate::bot::{RandomGames, random, speaker};
use crate::case::words;
use crate::invariants::{Invariants, viewers};
use crate::played::{position, set_up};

/// A game in which two hidden faces can be exchanged.
pub trait Exchange: Invariants {
    /// Two blocks with different faces.
    type Pair: Copy;

    /// Two blocks whose faces this viewer does not know and cannot tell apart.
    fn pair(&self, viewer: Viewer, when: When, draws: &mut Draws) -> Option<Self::Pair>;

    /// Exchanges their faces.
    fn exchange(&mut self, pair: Self::Pair);

    /// The tokens that they carry now.
    fn tokens_of(&self, pair: Self::Pair) -> [Token; 2];

    /// Whether these events lawfully show this viewer one of two blocks.
    fn tells_apart(events: &[Self::Event], viewer: Viewer, blocks: [Token; 2]) -> bool;
}

/// In which position faces are exchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// As the game begins: they might have been dealt so.
    Start,
    /// In the midst of it: their owner might have mixed them just now.
    Now,
}

/// What a viewer gets after an order, as bytes.
pub type Observe<'a, R> = &'a dyn Fn(&R, Viewer, &[<R as Ruleset>::Event]) -> Vec<String>;

/// The same, where a player has also watched the enemy's blocks from the start.
pub type ObserveWatching<'a, R> =
    &'a dyn Fn(&R, Viewer, &[<R as Ruleset>::Event], Option<&dyn Watch<R>>) -> Vec<String>;

/// What was compared.
#[derive(Debug, Default)]
pub struct Tally {
    /// How many texts.
    pub comparisons: u64,
    /// How many of them differed.
    pub differing: u64,
    /// The first that did, for whom and after how many orders.
    pub first: Option<String>,
}

/// What the environment variable `ESTAFETTE_SWAP_GAMES` asks for, if it is set.
#[must_use]
pub fn games_wanted() -> Option<u64> {
    std::env::var("ESTAFETTE_SWAP_GAMES").ok()?.parse().ok()
}

/// Exchanges faces in so many random games: nothing that anybody is sent changes. In each game at
/// least so many texts are compared.
///
/// # Panics
///
/// When a byte differs, or less was compared.
pub fn every_game_keeps_its_secrets<R: Exchange>(games: u64, texts: u64) {
    every_such_game_keeps_its_secrets(games, &RandomGames::<R>::usual(), texts);
}

/// The same in games of some kind.
///
/// # Panics
///
/// When a byte differs, or less was compared.
pub fn every_such_game_keeps_its_secrets<R: Exchange>(games: u64, kind: &RandomGames<R>, texts: u64) {
    run_such(games, kind, &lawful).holds(games * texts);
}

/// Exchanges faces in so many random games: nothing that anybody concludes changes. In each game at
/// least so many texts are compared.
///
/// # Panics
///
/// When a byte differs, or less was compared.
pub fn every_conclusion_keeps_the_secrets<R: Exchange>(games: u64, texts: u64) {
    let sheet = |_: &R, _: Viewer, _: &[R::Event], watcher: Option<&dyn Watch<R>>| {
        watcher.map(|watcher| watcher.sheet().to_string()).into_iter().collect()
    };
    run_watching::<R>(games, &sheet).holds(games * texts);
}

/// What the server sends: the view and where it is drawn, what is asked of whom, what happened, the
/// viewer's own offers and where they lead, the answer to an order whoever's turn it is, and why a
/// block cannot go somewhere.
pub fn lawful<R: Exchange>(state: &R, viewer: Viewer, events: &[R::Event]) -> Vec<String> {
    let view = state.view(viewer);
    let offers = viewer.seat().and_then(|seat| state.offers(seat)).unwrap_or_default();
    let mut seen = vec![
        text(&view),
        text(&state.spots(&view)),
        text(&state.pending()),
        format!("{} {}", R::is_noticed(events, viewer), text(&R::seen(events, viewer))),
        text(&offers),
        text(&state.destinations(&view, &offers)),
    ];
    if let Some(seat) = viewer.seat() {
        seen.push(answer(state, seat));
        seen.push(reasons(state, seat).join(", "));
    }
    seen
}

/// What is answered to an order that names nothing, whoever may give it.
fn answer<R: Exchange>(state: &R, seat: Seat) -> String {
    let tags = words::tags::<R::Order>("order").iter();
    let bare = tags.copied().find(|tag| words::fields_of::<R::Order>("order", tag).is_empty());
    let order: Option<R::Order> = bare.map(|tag| random::read(json!({ "order": tag })));
    let refused = order.and_then(|order| state.clone().apply(seat, &order, position(0)).err());
    refused.map(|refusal| refusal.to_string()).unwrap_or_default()
}

/// Why blocks of a seat cannot go to where other blocks would.
fn reasons<R: Exchange>(state: &R, seat: Seat) -> Vec<String> {
    let offers = state.offers(seat).unwrap_or_default();
    let blocks = offers.iter().flat_map(|offer| &offer.picks).flat_map(Pick::pool_of_blocks);
    let blocks: Vec<Token> = blocks.copied().collect();
    let targets: Vec<_> = offers.iter().flat_map(Offer::ends).map(|(_, end)| end).collect();
    let (Some(&block), Some(&first), Some(&last)) =
        (blocks.get(blocks.len() / 2), targets.first(), targets.last())
    else {
        return Vec::new();
    };
    [first, targets[targets.len() / 2], last]
        .iter()
        .map(|&at| format!("{:?}", state.why_not(seat, &[block], at)))
        .collect()
}

/// Plays so many random games, and each on for every viewer with two faces exchanged
/// that the viewer cannot tell apart: once from the start, once from some order on.
#[must_use]
pub fn run<R: Exchange>(games: u64, observe: Observe<R>) -> Tally {
    run_such(games, &RandomGames::usual(), observe)
}

/// The same in games of some kind.
#[must_use]
pub fn run_such<R: Exchange>(games: u64, kind: &RandomGames<R>, observe: Observe<R>) -> Tally {
    exchange_in(games, kind, &|state, viewer, events, _| observe(state, viewer, events))
}

/// The same for what is made for players who watch.
///
/// # Panics
///
/// When a game does not end.
#[must_use]
pub fn run_watching<R: Exchange>(games: u64, observe: ObserveWatching<R>) -> Tally {
    exchange_in(games, &RandomGames::usual(), observe)
}

fn exchange_in<R: Exchange>(games: u64, kind: &RandomGames<R>, observe: ObserveWatching<R>) -> Tally {
    let mut tally = Tally::default();
    let mut draws = Draws::new(&Seed::from_number(77), LogPosition(1), Purpose::Deal);
    for number in 0..games {
        let game = Game::play(number, kind);
        for viewer in game.viewers() {
            for when in [When::Start, When::Now] {
                let from = match when {
                    When::Start => 0,
                    When::Now => draws.below(few(game.orders.len())) as usize,
                };
                let twins = game.twins(from, viewer);
                if let Some(pair) = twins.games[0].pair(viewer, when, &mut draws) {
                    game.compare(twins, pair, viewer, observe, &mut tally);
                }
            }
        }
    }
    tally
}

/// A whole random game.
pub(crate) struct Game<R: Exchange> {
    seed: Seed,
    options: R::Options,
    opening: Vec<R::Event>,
    pub(crate) orders: Vec<(Seat, R::Order)>,
}

/// The same game twice, with who has watched it.
struct Twins<R: Exchange> {
    games: [R; 2],
    watchers: [Option<Box<dyn Watch<R>>>; 2],
    from: usize,
}

impl<R: Exchange> Game<R> {
    pub(crate) fn play(number: u64, kind: &RandomGames<R>) -> Game<R> {
        let (seed, options) = (Seed::from_number(number), (kind.options)(number));
        let (mut state, opening) = set_up::<R>(&options, seed);
        let chairs = R::seats(&options);
        let mut draws = Draws::new(&Seed::from_number(number + 1_000_000), LogPosition(1), Purpose::Deal);
        let mut orders: Vec<(Seat, R::Order)> = Vec::new();
        while let Some((seat, offers)) = speaker(&state, &chairs, &mut draws) {
            let order = (kind.player)(number, seat, &offers, &mut draws);
            state.apply(seat, &order, position(orders.len())).expect("what is offered applies");
            orders.push((seat, order));
        }
        assert!(state.outcome().is_some(), "a game is played to its end");
        Game { seed, options, opening, orders }
    }

    /// Everybody who may look at it: those who sit there until they perhaps change seats, and after.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        let chairs = R::seats(&self.options);
        let (begun, _) = set_up::<R>(&self.options, self.seed);
        let played = self.after(self.orders.len());
        let mut all: Vec<Viewer> = viewers(&begun, &chairs).chain(viewers(&played, &chairs)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The game as it stood after so many orders.
    pub(crate) fn after(&self, orders: usize) -> R {
        let (mut state, _) = set_up::<R>(&self.options, self.seed);
        for (index, (seat, order)) in self.orders[..orders].iter().enumerate() {
            state.apply(*seat, order, position(index)).expect("the game was played so");
        }
        state
    }

    /// The game as it stood after so many orders, and what the viewer had watched by then, twice.
    fn twins(&self, from: usize, viewer: Viewer) -> Twins<R> {
        let (mut state, _) = set_up::<R>(&self.options, self.seed);
        let mut watchers = [0, 1].map(|_| viewer.side().and_then(|side| state.watcher(side)));
        for (index, (seat, order)) in self.orders[..from].iter().enumerate() {
            let events = state.apply(*seat, order, position(index)).expect("the game was played so");
            watch(&mut watchers[0], &state, viewer, &events);
            watch(&mut watchers[1], &state, viewer, &events);
        }
        Twins { games: [state.clone(), state], watchers, from }
    }

    /// Plays a game on from some order with two faces exchanged, and compares what a
    /// viewer gets.
    fn compare(
        &self,
        twins: Twins<R>,
        pair: R::Pair,
        viewer: Viewer,
        observe: ObserveWatching<R>,
        tally: &mut Tally,
    ) {
        let Twins { games: [mut plain, mut exchanged], mut watchers, from } = twins;
        exchanged.exchange(pair);
        let opening: &[R::Event] = if from == 0 { &self.opening } else { &[] };
        // Until now both games looked the same to the viewer.
        let mut bytes = [
            observe(&plain, viewer, opening, watchers[0].as_deref()),
            observe(&exchanged, viewer, opening, watchers[1].as_deref()),
        ];
        for (index, (seat, order)) in self.orders.iter().enumerate().skip(from) {
            if !tally.compare(&bytes, || format!("{viewer} after {index} orders")) {
                return;
            }
            let before = [plain.tokens_of(pair), exchanged.tokens_of(pair)];
            let events = plain.apply(*seat, order, position(index)).expect("the game was played so");
            let Ok(others) = exchanged.apply(*seat, order, position(index)) else { return };
            if R::tells_apart(&events, viewer, before[0]) || R::tells_apart(&others, viewer, before[1]) {
                return;
            }
            watch(&mut watchers[0], &plain, viewer, &events);
            watch(&mut watchers[1], &exchanged, viewer, &others);
            bytes = [
                observe(&plain, viewer, &events, watchers[0].as_deref()),
                observe(&exchanged, viewer, &others, watchers[1].as_deref()),
            ];
        }
    }
}

impl Tally {
    /// Fails when something differed, or when less was compared than this.
    ///
    /// # Panics
    ///
    /// Then.
    pub fn holds(&self, comparisons: u64) {
        println!("swap test: {} comparisons, {} differing", self.comparisons, self.differing);
        assert_eq!(self.differing, 0, "{:?}", self.first);
        assert!(self.comparisons > comparisons, "too few comparisons: {}", self.comparisons);
    }

    /// Compares what a viewer gets in two games; whether it is the same.
    pub(crate) fn compare(&mut self, [one, other]: &[Vec<String>; 2], place: impl Fn() -> String) -> bool {
        self.comparisons += one.len() as u64;
        let differing: Vec<_> = one.iter().zip(other).filter(|(one, other)| one != other).collect();
        let Some((one, other)) = differing.first() else { return true };
        self.differing += differing.len() as u64;
        self.first.get_or_insert_with(|| format!("{}: {}", place(), difference(one, other)));
        false
    }
}

fn watch<R: Exchange>(
    watcher: &mut Option<Box<dyn Watch<R>>>,
    state: &R,
    viewer: Viewer,
    events: &[R::Event],
) {
    if let Some(watcher) = watcher {
        watcher.observe(&R::seen(events, viewer), &state.view(viewer));
    }
}

/// Where two texts part, in either.
fn difference(one: &str, other: &str) -> String {
    let alike = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| {
        let shown = text.as_bytes().iter().skip(alike.saturating_sub(40)).take(160).copied();
        String::from_utf8_lossy(&shown.collect::<Vec<u8>>()).into_owned()
    };
    format!("…{}… and …{}…", part(one), part(other))
}

/// A number of orders or blocks; there are never many.
fn few(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn text<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("what is sent can be written")
}
