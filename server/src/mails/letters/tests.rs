//! Every letter in every language, as people read them.

use std::time::Duration;

use chrono::DateTime;
use data_encoding::HEXLOWER;
use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::force::{PerSide, Side};
use estafette_engine::game::{Happened, Rules};
use estafette_engine::history::{History, Step};
use estafette_engine::parley::{Minutes, Offer, Parley};
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::{DecisionKind, RULES, State, View};
use estafette_engine::undo::Undo;
use estafette_prose::{Language, Words};
use estafette_protocol::game::{Ended, GameSummary, SeatSummary, SideWish, Status, Visibility};
use estafette_protocol::live::{LogEntry, Position};
use estafette_protocol::notifications::Rule;
use estafette_protocol::pace::Pace;
use estafette_protocol::watching::Watching;
use estafette_testing::bot::random;
use uuid::Uuid;

use super::{Letter, Links, Play, Rendered, digest, of_account, of_game};
use crate::mails::sending::Picture;
use crate::public_url::PublicUrl;
use crate::store::outbox::News;

const GAME: Uuid = Uuid::from_u128(0x3f9c);
const TOKEN: Uuid = Uuid::from_u128(0x5709);

/// A game at random, always the same.
struct Game {
    history: History,
    draws: Draws,
}

impl Game {
    fn new(number: u64) -> Game {
        let seed = Seed::from_number(number);
        let history = History::start(&RULES, &serde_json::json!({}), seed).unwrap();
        Game { history, draws: Draws::new(&seed, LogPosition::SETUP, Purpose::Deal) }
    }

    /// Plays until something is so, but for the end.
    fn until(mut self, is: impl Fn(&History) -> bool) -> Game {
        while !is(&self.history) && self.history.ending().is_none() {
            let side = self.history.game().asked()[0].side;
            let state: &State = self.history.game().state().unwrap();
            let order = random::order(&state.offers(side).unwrap(), &mut self.draws).unwrap();
            self.step(side, Step::Order(order));
        }
        self
    }

    fn step(&mut self, side: Side, step: Step) {
        let next = self.history.judge(side, step).unwrap();
        self.history.advance(next);
    }

    /// The game as a side sees it.
    fn position(&self, side: Side) -> Position {
        let (history, viewer) = (&self.history, Viewer::from(side));
        let entry = |position: u32| self.entry(LogPosition(position), viewer);
        let over = history.ending().is_some();
        Position {
            number: history.position().0,
            position: history.position(),
            epoch: 0,
            summary: self.summary(side),
            commitment: HEXLOWER.encode(&history.seed().commitment()),
            seed: over.then(|| HEXLOWER.encode(history.seed().bytes())),
            snapshot: history.game().snapshot(viewer),
            undo: history.undo_for(side),
            parley: history.parley_for(side),
            clocks: None,
            now: DateTime::UNIX_EPOCH,
            log: (0..=history.position().0).map(entry).collect(),
            outages: Vec::new(),
            online: PerSide::default(),
            present: Vec::new(),
            watchers: 0,
        }
    }

    fn entry(&self, position: LogPosition, viewer: Viewer) -> LogEntry {
        let line = self.history.line(position);
        let nothing = || Happened::nothing(RULES.kind());
        let entry = line.map_or(Some(self.history.opening()), |line| line.entry.as_ref());
        LogEntry {
            position,
            side: line.map(|line| line.seat.side),
            seat: line.map(|line| line.seat),
            at: DateTime::UNIX_EPOCH,
            happened: entry.map_or_else(nothing, |entry| entry.seen_by(viewer)),
            undo: line.and_then(|line| match line.step {
                Step::Undo(undo) => Some(undo),
                Step::Order(_) | Step::Parley(_) => None,
            }),
            parley: line.and_then(|line| match line.step {
                Step::Parley(parley) => Some(parley),
                Step::Order(_) | Step::Undo(_) => None,
            }),
            wall: line.and_then(|line| line.wall),
            undone: line.is_some_and(|line| line.undone),
        }
    }

    fn summary(&self, side: Side) -> GameSummary {
        let (game, ending) = (self.history.game(), self.history.ending());
        GameSummary {
            id: GAME,
            game: RULES.kind(),
            status: if ending.is_some() { Status::Finished } else { Status::Running },
            visibility: Visibility::Open,
            creator: Some("Marie".to_owned()),
            side: SideWish::Random,
            players: PerSide { red: Some("K.-Brandt".to_owned()), blue: Some("Marie".to_owned()) },
            gone: PerSide::default(),
            seats: vec![seat(Side::Red, "K.-Brandt"), seat(Side::Blue, "Marie")],
            yours: Some(side),
            seat: Some(side.into()),
            to_decide: game.asked().iter().map(|seat| seat.side).collect(),
            round: Some(game.round()),
            watching: Watching::Everybody,
            watch_link: false,
            talk: true,
            pace: Pace::default(),
            time_up_at: None,
            paused_until: None,
            ended: ending.map(|ending| Ended { ending, at: DateTime::UNIX_EPOCH }),
            rematch: None,
            deductions: false,
            imported: false,
            given_deal: false,
            created_at: DateTime::UNIX_EPOCH,
            moved_at: DateTime::UNIX_EPOCH,
            invitation: None,
        }
    }
}

fn seat(side: Side, player: &str) -> SeatSummary {
    SeatSummary { seat: side.into(), player: Some(player.to_owned()), free: false, gone: false, asked: false }
}

fn play(language: Language, position: &Position, side: Side) -> Play<'_> {
    let words = Words::of_game(language, &RULES);
    Play {
        words,
        position,
        seat: side.into(),
        rule: Rule::WhenAway,
        away_minutes: 5,
        time_left: None,
        picture: None,
    }
}

/// Whether France has this kind of decision, in the seventh round or later.
fn france_decides(history: &History, kind: impl Fn(DecisionKind) -> bool) -> bool {
    let view: View = history.game().snapshot(Side::Blue.into()).view.read().unwrap();
    let decision = view.decision.filter(|decision| decision.side == Side::Blue);
    view.round >= 7 && decision.is_some_and(|decision| kind(decision.kind))
}

/// The letters, by name.
fn letters(language: Language) -> Vec<(&'static str, Letter)> {
    let words = &Words::of_game(language, &RULES);
    let play = |position, side| play(language, position, side);
    let url: PublicUrl = "https://estafette.example".parse().unwrap();
    let links = Links::new(&url, Some(TOKEN));
    let first = Game::new(1).position(Side::Red);
    let turn = Game::new(1).until(|history| france_decides(history, |kind| kind == DecisionKind::Act));
    let attack = Game::new(1)
        .until(|history| france_decides(history, |kind| matches!(kind, DecisionKind::Respond { .. })));
    let over = Game::new(1).until(|_| false);
    let mut asked = Game::new(1).until(|history| history.game().asked() == [Side::Blue.into()]);
    let from = asked.history.position();
    asked.step(Side::Red, Step::Undo(Undo::Ask { from }));
    let mut offered = Game::new(1).until(|history| history.game().asked() == [Side::Blue.into()]);
    let minutes = Minutes::new(3 * 24 * 60).unwrap();
    for offer in [Offer::Draw {}, Offer::Pause { minutes }] {
        offered.step(Side::Red, Step::Parley(Parley::Offer { offer }));
    }
    let mut resigned = Game::new(1);
    resigned.step(Side::Red, Step::Parley(Parley::Resign {}));
    let mut drawn = Game::new(1);
    drawn.step(Side::Red, Step::Parley(Parley::Offer { offer: Offer::Draw {} }));
    drawn.step(Side::Blue, Step::Parley(Parley::Accept { offer: Offer::Draw {} }));
    let positions = [&turn, &attack, &over, &asked, &offered, &resigned, &drawn];
    let positions = positions.map(|game| game.position(Side::Blue));
    let [turn, attack, over, asked, offered, resigned, drawn] = &positions;
    let game = |news, position| of_game(&links, &RULES, news, play(position, Side::Blue)).unwrap();
    let account = |news| of_account(words, &links, news, "Marie", Some("/verify/SECRET")).unwrap();
    let paced = Play {
        time_left: Some(Duration::from_hours(53)),
        picture: Some(Picture { png: Vec::new() }),
        rule: Rule::AtOnce,
        ..play(turn, Side::Blue)
    };
    let late = |seconds| {
        let time_left = Some(Duration::from_secs(seconds));
        let play = Play { time_left, ..play(turn, Side::Blue) };
        of_game(&links, &RULES, News::Reminder, play).unwrap()
    };
    vec![
        ("decision", game(News::Decision, turn)),
        ("decision with a picture and a clock", of_game(&links, &RULES, News::Decision, paced).unwrap()),
        ("first decision", of_game(&links, &RULES, News::Decision, play(&first, Side::Red)).unwrap()),
        ("answer", game(News::Decision, attack)),
        ("game started", game(News::GameStarted, turn)),
        ("game over", game(News::GameOver, over)),
        ("undo asked", game(News::UndoAsked, asked)),
        ("draw offered", game(News::DrawOffered, offered)),
        ("pause asked", game(News::PauseAsked, offered)),
        ("reminder", late(6 * 3600)),
        ("time is out", late(0)),
        ("time of the opponent is out", game(News::TimeOut, turn)),
        ("opponent gone", game(News::OpponentGone, turn)),
        ("game resigned", game(News::GameOver, resigned)),
        ("game drawn", game(News::GameOver, drawn)),
        ("digest", digest(words, &links, &[play(turn, Side::Blue), play(attack, Side::Blue)]).unwrap()),
        ("test", account(News::Test)),
        ("verify address", account(News::VerifyAddress)),
        ("invitation", account(News::Invitation)),
        ("reset password", account(News::ResetPassword)),
        ("address changed", account(News::AddressChanged)),
    ]
}

fn render(letter: Letter) -> Rendered {
    Letter { footer: Some("Run by the club of Alessandria".to_owned()), ..letter }.render().unwrap()
}

/// HTML without how it looks, which is the same in every letter.
fn bare(html: &str) -> String {
    let body = html.split_once("<body").map_or(html, |(_, body)| body);
    let mut parts = body.split(" style=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |bare, part| bare + part.split_once('"').map_or("", |(_, rest)| rest))
}

#[test]
fn letters_read_as_they_were_read_by_people() {
    for language in Language::ALL {
        for (name, letter) in letters(language) {
            let rendered = render(letter);
            let name = format!("{}-{}", name.replace(' ', "_"), language.tag());
            let Rendered { subject, text, html, .. } = &rendered;
            insta::assert_snapshot!(name, format!("{subject}\n\n{text}\n\n{}", bare(html)));
        }
    }
}

#[test]
fn a_letter_looks_as_it_was_looked_at() {
    let (_, letter) = letters(Language::English).swap_remove(1);
    insta::assert_snapshot!("look", render(letter).html);
}

#[test]
fn every_letter_says_all_there_is_to_say() {
    for language in Language::ALL {
        for (name, letter) in letters(language) {
            let Rendered { subject, text, html, .. } = render(letter);
            for part in [&subject, &text] {
                let broken = ["{", "}", "mail-", "  .", "undefined"].iter().any(|sign| part.contains(sign));
                assert!(!broken && !part.is_empty(), "{name} in {language}: {part}");
            }
            assert!(!text.contains("\n\n\n"), "{name} in {language}: {text}");
            assert!(html.contains("https://estafette.example/"), "{name} leads somewhere");
            assert!(!html.contains("<img src=\"http"), "{name} fetches nothing");
        }
    }
}

#[test]
fn what_a_player_is_called_is_no_markup() {
    let words = &Words::of(Language::English);
    let url = PublicUrl::localhost(8080);
    let links = Links::new(&url, None);
    let letter = of_account(words, &links, News::Test, "<b>Ney</b>", None).unwrap();
    assert!(!render(letter).html.contains("<b>"));
}
