//! The whole game, with everything hidden.

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::ending::Ending;
use estafette_engine::force::{PerSide, Side, Token};
use serde::{Deserialize, Serialize};

use crate::order::{Arrived, Event, Options, Order, Refusal, SetUpRefusal};

/// The strengths of a side's blocks.
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

/// What a side has answered.
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
    pub side: Side,
    pub strength: u8,
    pub at: Place,
    /// Whether everybody has seen its face.
    pub shown: bool,
}

/// A game.
#[derive(Debug, Clone)]
pub struct State {
    pub(crate) blocks: Vec<Block>,
    /// What each side has answered in this round.
    pub(crate) chosen: PerSide<Option<Answer>>,
    pub(crate) round: u8,
    pub(crate) rounds: u8,
    pub(crate) won: PerSide<u8>,
    pub(crate) stopped: bool,
    pub(crate) outcome: Option<Ending>,
}

impl State {
    /// Deals the blocks.
    ///
    /// # Errors
    ///
    /// When there are to be no rounds, or too many.
    pub fn start(options: Options, seed: Seed) -> Result<(State, Vec<Event>), SetUpRefusal> {
        if !(1..=3).contains(&options.rounds) {
            return Err(SetUpRefusal);
        }
        let mut draws = Draws::new(&seed, LogPosition::SETUP, Purpose::Deal);
        let mut blocks = Vec::new();
        for side in Side::BOTH {
            let mut strengths = STRENGTHS;
            draws.shuffle(&mut strengths);
            for strength in strengths {
                let token = Token(u32::try_from(blocks.len()).unwrap_or(u32::MAX) + 1);
                blocks.push(Block { token, side, strength, at: Place::Camp, shown: false });
            }
        }
        let state = State {
            blocks,
            chosen: PerSide::default(),
            round: 1,
            rounds: options.rounds,
            won: PerSide::default(),
            stopped: false,
            outcome: None,
        };
        Ok((state, vec![Event::Dealt { blocks: 3 }]))
    }

    /// Whether a side has to answer.
    #[must_use]
    pub fn asks(&self, side: Side) -> bool {
        !self.is_over() && self.chosen[side].is_none()
    }

    /// Whether nothing is asked any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.stopped || self.outcome.is_some()
    }

    /// The blocks of a side that can go.
    #[must_use]
    pub fn ready(&self, side: Side) -> Vec<Token> {
        let ready = self.blocks.iter().filter(|block| block.side == side && block.at == Place::Camp);
        ready.map(|block| block.token).collect()
    }

    /// Takes an answer, or another one while the other side has not answered; when both are there,
    /// what comes of them.
    pub(crate) fn answer(&mut self, side: Side, order: Order) -> Result<Vec<Event>, Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        let answer = match order {
            Order::Send { piece } if !self.ready(side).contains(&piece) => return Err(Refusal::NotInCamp),
            Order::Send { piece } => Answer::Sends(piece),
            Order::Hold {} => Answer::Holds,
        };
        let before = self.chosen[side].replace(answer);
        if before == Some(answer) {
            return Err(Refusal::SameAnswer);
        }
        let answered = before.is_none().then_some(Event::Answered { side });
        let chosen = Event::Chosen { side, piece: answer.piece() };
        let mut events: Vec<Event> = answered.into_iter().chain([chosen]).collect();
        if let PerSide { red: Some(red), blue: Some(blue) } = self.chosen {
            self.meet(red.piece(), blue.piece(), &mut events);
        }
        Ok(events)
    }

    fn meet(&mut self, red: Option<Token>, blue: Option<Token>, events: &mut Vec<Event>) {
        let both = red.is_some() && blue.is_some();
        let mut arrived = PerSide::<Option<Arrived>>::default();
        for block in &mut self.blocks {
            if [red, blue].contains(&Some(block.token)) {
                block.at = Place::Ford;
                block.shown = both;
                let strength = both.then_some(block.strength);
                arrived[block.side] = Some(Arrived { piece: block.token, strength });
            }
        }
        let strength = |side: Side| arrived[side].map(|arrived| arrived.strength);
        let winner = match strength(Side::Red).cmp(&strength(Side::Blue)) {
            std::cmp::Ordering::Greater => Some(Side::Red),
            std::cmp::Ordering::Less => Some(Side::Blue),
            std::cmp::Ordering::Equal => None,
        };
        if let Some(winner) = winner {
            self.won[winner] += 1;
            let beaten = arrived[winner.opponent()].map(|arrived| arrived.piece);
            for block in self.blocks.iter_mut().filter(|block| Some(block.token) == beaten) {
                block.at = Place::Lost;
            }
        }
        let PerSide { red, blue } = arrived;
        events.push(Event::Met { round: self.round, red, blue, winner });
        self.chosen = PerSide::default();
        if self.round < self.rounds {
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
