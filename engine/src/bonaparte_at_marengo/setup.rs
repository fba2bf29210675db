//! 3, set-up: the deal.

use std::sync::Arc;

use super::agenda::Task;
use super::data;
use super::event::Event;
use super::options::{Deal, DealError, Options, Reinforcements};
use super::play::Play;
use super::state::{Piece, State};
use super::{AUSTRIA, FRANCE};
use crate::chance::{Draws, LogPosition, Purpose, Seed};
use crate::field::board::{Board, Place};
use crate::force::{Face, Side};

/// What is dealt together, one pool after the other.
#[derive(Clone, Copy)]
enum Pool {
    AtStart,
    Later,
}

/// A dealt piece.
type Dealt = (Place, Face);

impl Pool {
    /// The pools that are dealt.
    fn dealt(options: &Options) -> &'static [Pool] {
        match options.reinforcements {
            Reinforcements::AsListed => &[Pool::AtStart],
            Reinforcements::Dealt => &[Pool::AtStart, Pool::Later],
        }
    }

    /// The places of the pool with their number of blocks.
    fn places(self, board: &Board) -> Vec<(Place, u8)> {
        let ground = data::ground();
        match self {
            Pool::AtStart => {
                let set_up = board.locales().map(|(id, _)| (Place::Reserve(id), ground.french_setup(id)));
                set_up.filter(|&(_, blocks)| blocks > 0).collect()
            }
            Pool::Later => {
                let french = board.areas().filter(|(_, area)| area.side == FRANCE);
                french.map(|(id, _)| (Place::Holding(id), ground.waiting(id).pieces)).collect()
            }
        }
    }

    fn faces(self) -> Vec<Face> {
        match self {
            Pool::AtStart => data::forces().france_at_start(),
            Pool::Later => data::forces().france_later(),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Pool::AtStart => "set-up locales",
            Pool::Later => "boxes",
        }
    }

    fn drawn(self, board: &Board, draws: &mut Draws) -> Vec<Dealt> {
        let mut faces = self.faces();
        draws.shuffle(&mut faces);
        let places = self.places(board).into_iter();
        places.flat_map(|(place, count)| (0..count).map(move |_| place)).zip(faces).collect()
    }

    fn given(self, board: &Board, deal: &Deal) -> Result<Vec<Dealt>, DealError> {
        let mut dealt = Vec::new();
        for (place, count) in self.places(board) {
            let name = board.place_name(place);
            let faces = deal.places.iter().filter(|given| given.at == name).flat_map(|given| &given.faces);
            let before = dealt.len();
            dealt.extend(faces.map(|&face| (place, face)));
            if dealt.len() - before != usize::from(count) {
                return Err(DealError::WrongNumber(name, count));
            }
        }
        let mut faces: Vec<_> = dealt.iter().map(|&(_, face)| face).collect();
        let mut wanted = self.faces();
        faces.sort_unstable();
        wanted.sort_unstable();
        if faces == wanted { Ok(dealt) } else { Err(DealError::WrongFaces(self.name())) }
    }
}

/// A given deal, checked.
fn given(board: &Board, options: &Options, deal: &Deal) -> Result<Vec<Dealt>, DealError> {
    let pools = Pool::dealt(options);
    let known = |name| {
        let mut places = pools.iter().flat_map(|pool| pool.places(board));
        places.any(|(place, _)| board.place_name(place) == name)
    };
    if let Some(other) = deal.places.iter().find(|given| !known(given.at)) {
        return Err(DealError::NotDealtThere(other.at));
    }
    let dealt = pools.iter().map(|pool| pool.given(board, deal));
    Ok(dealt.collect::<Result<Vec<_>, _>>()?.concat())
}

/// What is dealt by chance.
fn drawn(board: &Board, options: &Options, seed: &Seed) -> Vec<Dealt> {
    let mut draws = Draws::new(seed, LogPosition::SETUP, Purpose::Deal);
    Pool::dealt(options).iter().flat_map(|pool| pool.drawn(board, &mut draws)).collect()
}

impl State {
    /// Sets up a game and begins the first turn, or asks for bids; gives what happened at that.
    pub fn start(options: &Options, seed: Seed) -> Result<(State, Vec<Event>), DealError> {
        let board = data::board();
        if let Some(deal) = &options.deal {
            given(&board, options, deal)?;
        }
        let mut state = State::empty(board, data::ground(), options.clone(), seed);
        let mut play = Play::new(&mut state, LogPosition::SETUP);
        if options.bids {
            play.state.agenda.push(Task::Bid);
        } else {
            play.set_up_armies();
        }
        play.run();
        let events = play.events;
        Ok((state, events))
    }

    fn french_deal(&self) -> Vec<Dealt> {
        let deal = self.options.deal.as_ref();
        let given = deal.and_then(|deal| given(&self.board, &self.options, deal).ok());
        let mut dealt = given.unwrap_or_else(|| drawn(&self.board, &self.options, &self.seed));
        if self.options.reinforcements == Reinforcements::AsListed {
            for (id, area) in self.board.areas() {
                let group = data::forces().french_group(area.name).into_iter();
                dealt.extend(group.map(|face| (Place::Holding(id), face)));
            }
        }
        dealt
    }
}

impl Play<'_> {
    /// Both armies take their places, and the first turn begins.
    pub fn set_up_armies(&mut self) {
        let dealt = self.state.french_deal();
        // Shuffled, so that an internal number says nothing about a face.
        let mut austria = data::forces().austria();
        Draws::new(&self.state.seed, LogPosition::SETUP, Purpose::Order).shuffle(&mut austria);
        let board = Arc::clone(&self.state.board);
        let camp = board.areas().find(|(_, area)| area.side == AUSTRIA).map(|(id, _)| Place::Holding(id));
        for (place, face) in camp.into_iter().flat_map(|camp| austria.iter().map(move |&face| (camp, face))) {
            self.set_up(AUSTRIA, face, place);
        }
        for (place, face) in dealt {
            self.set_up(FRANCE, face, place);
        }
        self.begin_turn();
    }

    fn set_up(&mut self, side: Side, face: Face, place: Place) {
        let token = self.fresh_token();
        let id = self.state.add(Piece::new(side, face, token), place);
        self.state.piece_mut(id).marks.inactive = side == FRANCE && matches!(place, Place::Reserve(_));
    }
}

#[cfg(test)]
mod tests {
    use super::super::options::DealtPlace;
    use super::*;

    fn start(options: &Options, number: u64) -> State {
        State::start(options, Seed::from_number(number)).unwrap().0
    }

    fn in_boxes(state: &State) -> Vec<(Place, Face)> {
        let waiting = state.blocks.army(FRANCE).map(|(_, piece)| (piece.place(), piece.face));
        let mut waiting: Vec<_> = waiting.filter(|(place, _)| matches!(place, Place::Holding(_))).collect();
        waiting.sort_unstable();
        waiting
    }

    #[test]
    fn twelve_french_start_inactive_in_reserve_and_seven_wait() {
        let state = start(&Options::default(), 1);
        let inactive = state.blocks.army(FRANCE).filter(|(_, piece)| piece.marks.inactive).count();
        assert_eq!((inactive, in_boxes(&state).len()), (12, 7));
    }

    #[test]
    fn different_seeds_deal_differently_and_the_same_seed_the_same() {
        let faces = |number| -> Vec<Face> {
            start(&Options::default(), number).blocks.pieces().map(|(_, piece)| piece.face).collect()
        };
        assert_eq!(faces(3), faces(3));
        assert_ne!(faces(3), faces(4));
    }

    #[test]
    fn later_groups_come_as_listed_or_as_dealt() {
        let dealt = Options { reinforcements: Reinforcements::Dealt, ..Options::default() };
        let listed = in_boxes(&start(&Options::default(), 1));
        assert_eq!(listed, in_boxes(&start(&Options::default(), 2)));
        assert!((1..5).any(|seed| in_boxes(&start(&dealt, seed)) != listed));
        for seed in 1..5 {
            let count = |state: &State, faces: &[(Place, Face)]| {
                let areas = state.board.areas().map(|(id, _)| Place::Holding(id));
                areas.map(|at| faces.iter().filter(|(place, _)| *place == at).count()).collect::<Vec<_>>()
            };
            let state = start(&dealt, seed);
            assert_eq!(count(&state, &in_boxes(&state)), count(&state, &listed));
        }
    }

    #[test]
    fn a_deal_must_be_the_order_of_battle() {
        let board = data::board();
        let faces = drawn(&board, &Options::default(), &Seed::from_number(5));
        let place = |(place, _): (Place, u8)| DealtPlace {
            at: board.place_name(place),
            faces: faces.iter().filter(|(at, _)| *at == place).map(|&(_, face)| face).collect(),
        };
        let deal = Deal { places: Pool::AtStart.places(&board).into_iter().map(place).collect() };
        let started = |deal: &Deal| {
            let options = Options { deal: Some(deal.clone()), ..Options::default() };
            State::start(&options, Seed::from_number(1)).map(|_| ())
        };
        assert_eq!(started(&deal), Ok(()));
        let mut short = deal.clone();
        short.places.pop();
        assert!(matches!(started(&short), Err(DealError::WrongNumber(..))));
        let mut elsewhere = deal.clone();
        elsewhere.places.push(DealtPlace { at: "1".parse().unwrap(), faces: Vec::new() });
        assert!(matches!(started(&elsewhere), Err(DealError::NotDealtThere(_))));
        let mut other = deal;
        let guns = data::forces().austria().into_iter().max().unwrap();
        other.places[0].faces = vec![guns];
        assert!(matches!(started(&other), Err(DealError::WrongFaces(_))));
    }
}
