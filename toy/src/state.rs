//! The whole game, with everything hidden.

use std::collections::BTreeMap;

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::ending::Ending;
use estafette_engine::force::{PerSide, Side, Token};
use estafette_engine::secrecy::Seat;
use serde::{Deserialize, Serialize};

use crate::order::{Arrived, Event, Options, Order, Refusal, SetUpRefusal};

/// The strengths of a player's blocks.
const STRENGTHS: [u8; 3] = [1, 2, 3];

/// Where a block is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In its camp.
    Camp,
    /// At the ford, where it has been or is.
    Ford,
    /// Lost.
    Lost,
}

/// What a player has answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Answer {
    /// This block goes.
    Sends(Token),
    /// Nobody goes.
    Holds,
}

impl Answer {
    /// Who goes.
    pub const fn piece(self) -> Option<Token> {
        match self {
            Answer::Sends(piece) => Some(piece),
            Answer::Holds => None,
        }
    }
}

/// A block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Block {
    pub token: Token,
    pub owner: Seat,
    pub strength: u8,
    pub at: Place,
    /// Whether everybody has seen its face.
    pub shown: bool,
}

/// A game.
#[derive(Debug, Clone)]
pub struct State {
    pub(crate) options: Options,
    seed: Seed,
    /// None before they are dealt.
    pub(crate) blocks: Vec<Block>,
    /// Whether the players have changed seats.
    pub(crate) exchanged: bool,
    /// What each player has answered in this round.
    pub(crate) chosen: BTreeMap<Seat, Answer>,
    pub(crate) round: u8,
    pub(crate) won: PerSide<u8>,
    pub(crate) stopped: bool,
    pub(crate) outcome: Option<Ending>,
}

impl State {
    /// Deals the blocks, unless a bank is chosen first.
    ///
    /// # Errors
    ///
    /// When there are to be no rounds, or too many.
    pub fn start(options: Options, seed: Seed) -> Result<(State, Vec<Event>), SetUpRefusal> {
        if !(1..=3).contains(&options.rounds) {
            return Err(SetUpRefusal);
        }
        let mut state = State {
            options,
            seed,
            blocks: Vec::new(),
            exchanged: false,
            chosen: BTreeMap::new(),
            round: 1,
            won: PerSide::default(),
            stopped: false,
            outcome: None,
        };
        let mut events = Vec::new();
        if !options.banks {
            state.deal(LogPosition::SETUP, &mut events);
        }
        Ok((state, events))
    }

    /// Where somebody sits now who sat down on a seat.
    pub(crate) fn place_of(&self, chair: Seat) -> Seat {
        if self.exchanged { Seat { side: chair.side.opponent(), ..chair } } else { chair }
    }

    /// The seats on which somebody sits, sorted.
    pub(crate) fn seats(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> =
            self.options.seats().into_iter().map(|chair| self.place_of(chair)).collect();
        seats.sort_unstable();
        seats
    }

    fn deal(&mut self, at: LogPosition, events: &mut Vec<Event>) {
        let mut draws = Draws::new(&self.seed, at, Purpose::Deal);
        for owner in self.seats() {
            let mut strengths = STRENGTHS;
            draws.shuffle(&mut strengths);
            for strength in strengths {
                let token = Token(u32::try_from(self.blocks.len()).unwrap_or(u32::MAX) + 1);
                self.blocks.push(Block { token, owner, strength, at: Place::Camp, shown: false });
            }
        }
        events.push(Event::Dealt { blocks: 3 });
    }

    /// Whether a bank is to be chosen.
    pub(crate) fn asks_for_a_bank(&self) -> bool {
        !self.is_over() && self.blocks.is_empty()
    }

    /// Whether a player has to answer.
    #[must_use]
    pub fn asks(&self, seat: Seat) -> bool {
        !self.is_over() && !self.asks_for_a_bank() && !self.chosen.contains_key(&seat)
    }

    /// Whether nothing is asked any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.stopped || self.outcome.is_some()
    }

    /// The blocks of a player that can go.
    #[must_use]
    pub fn ready(&self, seat: Seat) -> Vec<Token> {
        let ready = self.blocks.iter().filter(|block| block.owner == seat && block.at == Place::Camp);
        ready.map(|block| block.token).collect()
    }

    /// Takes an answer, or another one while others have not answered; when all are there, what comes of
    /// them.
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        order: Order,
        at: LogPosition,
    ) -> Result<Vec<Event>, Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        let answer = match order {
            Order::Bank { bank } if self.asks_for_a_bank() && seat == Seat::from(Side::Red) => {
                return Ok(self.choose_bank(bank, at));
            }
            Order::Bank { .. } => return Err(Refusal::NotAsked),
            _ if self.asks_for_a_bank() || !self.seats().contains(&seat) => {
                return Err(Refusal::NotAsked);
            }
            Order::Send { piece } if !self.ready(seat).contains(&piece) => return Err(Refusal::NotInCamp),
            Order::Send { piece } => Answer::Sends(piece),
            Order::Hold {} => Answer::Holds,
        };
        let before = self.chosen.insert(seat, answer);
        if before == Some(answer) {
            return Err(Refusal::SameAnswer);
        }
        let answered = before.is_none().then_some(Event::Answered { seat });
        let chosen = Event::Chosen { seat, piece: answer.piece() };
        let mut events: Vec<Event> = answered.into_iter().chain([chosen]).collect();
        if self.seats().iter().all(|seat| self.chosen.contains_key(seat)) {
            self.meet(&mut events);
        }
        Ok(events)
    }

    fn choose_bank(&mut self, bank: Side, at: LogPosition) -> Vec<Event> {
        let mut events = vec![Event::BankChosen { bank }];
        self.exchanged = bank == Side::Blue;
        self.deal(at, &mut events);
        events
    }

    fn meet(&mut self, events: &mut Vec<Event>) {
        let sent: Vec<Token> = self.chosen.values().filter_map(|answer| answer.piece()).collect();
        let comes = |block: &Block| sent.contains(&block.token);
        let from = |side: Side| self.blocks.iter().any(|block| block.owner.side == side && comes(block));
        let both = from(Side::Red) && from(Side::Blue);
        let mut arrived = PerSide::<Vec<Arrived>>::default();
        for block in self.blocks.iter_mut().filter(|block| comes(block)) {
            block.at = Place::Ford;
            block.shown = both;
            let strength = both.then_some(block.strength);
            arrived[block.owner.side].push(Arrived { piece: block.token, strength });
        }
        let strength = |side: Side| {
            let of_all = arrived[side].iter().map(|arrived| arrived.strength.unwrap_or_default());
            (!arrived[side].is_empty()).then(|| of_all.sum::<u8>())
        };
        let winner = match strength(Side::Red).cmp(&strength(Side::Blue)) {
            std::cmp::Ordering::Greater => Some(Side::Red),
            std::cmp::Ordering::Less => Some(Side::Blue),
            std::cmp::Ordering::Equal => None,
        };
        if let Some(winner) = winner {
            self.won[winner] += 1;
            let beaten = |block: &&mut Block| block.owner.side != winner && comes(block);
            self.blocks.iter_mut().filter(beaten).for_each(|block| block.at = Place::Lost);
        }
        let PerSide { red, blue } = arrived;
        events.push(Event::Met { round: self.round, red, blue, winner });
        self.chosen.clear();
        if self.round < self.options.rounds {
            self.round += 1;
        } else {
            let ending = self.ending();
            self.outcome = Some(ending);
            events.extend(ending.winner().map(|winner| Event::Ended { winner }));
        }
    }

    fn ending(&self) -> Ending {
        let PerSide { red, blue } = self.won;
        let winner = if blue > red { Side::Blue } else { Side::Red };
        if red.abs_diff(blue) >= 2 { Ending::Decisive { winner } } else { Ending::Marginal { winner } }
    }
}
