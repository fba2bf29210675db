//! Rule 4, set-up: the options of a game and the deal.

use super::{AUSTRIA, FRANCE};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::data::{self, Forces};
use super::event::Event;
use super::play::Play;
use super::state::{Piece, State};
use crate::chance::{Draws, LogPosition, Purpose, Seed};
use crate::field::board::{Board, Place};
use crate::field::place::PlaceName;
use crate::force::{Arm, Face, PerSide, Side};

/// What can be chosen before a game starts.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// A given deal of the French blocks; drawn from the seed when absent. Both
    /// players can know a given deal, so such a game is friendly.
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Deal>"))]
    pub deal: Option<Deal>,
}

/// Which French faces start where. Every set-up locale and French holding area
/// appears with exactly its number of blocks, and the faces together are the
/// orders of battle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The set-up locales (`5`, `8` ...) and holding areas (`@tortona` ...).
    pub places: Vec<DealtPlace>,
}

/// The faces at one place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "triomphe/"))]
#[serde(deny_unknown_fields)]
pub struct DealtPlace {
    /// A set-up locale's reserve or a French holding area.
    pub at: PlaceName,
    /// The faces there.
    pub faces: Vec<Face>,
}

/// Why a given deal cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DealError {
    /// A place that is no French set-up place.
    #[error("This deal cannot be played: no French blocks are set up at {0}.")]
    NotASetUpPlace(PlaceName),
    /// A place that appears twice, or not at all, or with the wrong number.
    #[error("This deal cannot be played: the deal does not give {0} exactly {1} block(s).")]
    WrongNumber(PlaceName, u8),
    /// The faces are not the order of battle.
    #[error("This deal cannot be played: the faces dealt to the {0} are not the order of battle.")]
    WrongFaces(&'static str),
}

/// The two pools that are dealt one after the other.
#[derive(Clone, Copy)]
enum Pool {
    AtStart,
    Reinforcements,
}

impl Pool {
    /// The places of the pool with their number of blocks.
    fn places(self, board: &Board) -> Vec<(Place, u8)> {
        let marengo = data::marengo();
        match self {
            Pool::AtStart => {
                let set_up = board.locales().map(|(id, _)| (id, marengo.french_setup(id)));
                set_up
                    .filter(|&(_, blocks)| blocks > 0)
                    .map(|(id, blocks)| (Place::Reserve(id), blocks))
                    .collect()
            }
            Pool::Reinforcements => {
                let french = board.areas().filter(|(_, area)| area.side == FRANCE);
                french.map(|(id, _)| (Place::Holding(id), marengo.waiting(id).pieces)).collect()
            }
        }
    }

    fn faces(self, forces: &Forces) -> Vec<Face> {
        match self {
            Pool::AtStart => forces.france_at_start(),
            Pool::Reinforcements => forces.france_reinforcements(),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Pool::AtStart => "set-up locales",
            Pool::Reinforcements => "holding areas",
        }
    }

    fn drawn(self, board: &Board, draws: &mut Draws) -> Vec<(Place, Face)> {
        let mut faces = self.faces(data::forces());
        draws.shuffle(&mut faces);
        let places = self.places(board).into_iter();
        places.flat_map(|(place, count)| (0..count).map(move |_| place)).zip(faces).collect()
    }

    fn given(self, board: &Board, deal: &Deal) -> Result<Vec<(Place, Face)>, DealError> {
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
        let mut wanted = self.faces(data::forces());
        faces.sort_unstable();
        wanted.sort_unstable();
        if faces == wanted { Ok(dealt) } else { Err(DealError::WrongFaces(self.name())) }
    }
}

impl Deal {
    fn check_places(&self, board: &Board) -> Result<(), DealError> {
        let known = |name| {
            let pools = [Pool::AtStart, Pool::Reinforcements];
            let mut places = pools.iter().flat_map(|pool| pool.places(board));
            places.any(|(place, _)| board.place_name(place) == name)
        };
        match self.places.iter().find(|given| !known(given.at)) {
            Some(given) => Err(DealError::NotASetUpPlace(given.at)),
            None => Ok(()),
        }
    }
}

impl State {
    /// Sets up a game and begins the first turn; gives what happened at that.
    pub fn start(options: &Options, seed: Seed) -> Result<(State, Vec<Event>), DealError> {
        let board = data::board();
        let mut draws = Draws::new(&seed, LogPosition::SETUP, Purpose::Deal);
        let pools = [Pool::AtStart, Pool::Reinforcements];
        let france = match &options.deal {
            Some(deal) => {
                deal.check_places(&board)?;
                let pools = pools.map(|pool| pool.given(&board, deal));
                pools.into_iter().collect::<Result<Vec<_>, _>>()?.concat()
            }
            None => pools.map(|pool| pool.drawn(&board, &mut draws)).concat(),
        };
        // Shuffled, so that an internal number says nothing about a face.
        let mut austria = data::forces().austria();
        Draws::new(&seed, LogPosition::SETUP, Purpose::Order).shuffle(&mut austria);
        let mut state = State::empty(Arc::clone(&board), data::marengo(), seed);
        let mut play = Play::new(&mut state, LogPosition::SETUP);
        play.set_up_austria(&board, &austria);
        for (place, face) in france {
            play.set_up(FRANCE, face, place);
        }
        let start = data::forces().uncommitted_at_start;
        play.state.morale = PerSide::default();
        for side in Side::BOTH {
            play.state.morale[side].uncommitted = start[side];
        }
        play.begin_turn();
        play.run();
        let events = play.events;
        Ok((state, events))
    }
}

impl Play<'_> {
    fn set_up(&mut self, side: Side, face: Face, place: Place) {
        let token = self.fresh_token();
        let id = self.state.add(Piece::new(side, face, token), place);
        if side == FRANCE {
            self.disorganize_at_start(id);
        }
    }

    /// All Austrians wait in their holding area, the artillery face-up until it may
    /// enter.
    fn set_up_austria(&mut self, board: &Board, faces: &[Face]) {
        let area = board.areas().find(|(_, area)| area.side == AUSTRIA).map(|(id, _)| id);
        let Some(area) = area else { return };
        for &face in faces {
            let token = self.fresh_token();
            let id = self.state.add(Piece::new(AUSTRIA, face, token), Place::Holding(area));
            if face.arm == Arm::Artillery {
                let piece = self.state.piece_mut(id);
                piece.face_up = true;
                piece.shown = Some(face);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(number: u64) -> State {
        State::start(&Options::default(), Seed::from_number(number)).unwrap().0
    }

    #[test]
    fn eleven_french_start_disorganized_in_reserve_and_eight_wait() {
        let state = start(1);
        let disorganized = state.army(FRANCE).filter(|(_, piece)| piece.disorganized()).count();
        let waiting = state.army(FRANCE).filter(|(_, piece)| matches!(piece.place(), Place::Holding(_)));
        assert_eq!((disorganized, waiting.count()), (11, 8));
    }

    #[test]
    fn different_seeds_deal_differently_and_the_same_seed_the_same() {
        let faces = |number| -> Vec<Face> { start(number).pieces().map(|(_, piece)| piece.face).collect() };
        assert_eq!(faces(3), faces(3));
        assert_ne!(faces(3), faces(4));
    }

    #[test]
    fn austria_has_two_tokens_in_the_first_turn_and_france_three() {
        let state = start(1);
        let levels = Side::BOTH.map(|side| state.morale[side].level());
        assert_eq!(levels, [2, 3]);
    }

    #[test]
    fn a_deal_must_be_the_order_of_battle() {
        let deal: Deal = serde_json::from_str(include_str!("../../data/triomphe/example_deal.json")).unwrap();
        let options = |deal| Options { deal: Some(deal) };
        assert!(State::start(&options(deal.clone()), Seed::from_number(1)).is_ok());
        let mut short = deal.clone();
        short.places.pop();
        assert!(matches!(
            State::start(&options(short), Seed::from_number(1)).unwrap_err(),
            DealError::WrongNumber(..)
        ));
        let mut twice = deal.clone();
        twice.places[0].faces = vec![twice.places[1].faces[0]; 2];
        assert!(matches!(
            State::start(&options(twice), Seed::from_number(1)).unwrap_err(),
            DealError::WrongFaces(_) | DealError::WrongNumber(..)
        ));
        let mut elsewhere = deal;
        elsewhere.places[0].at = "6".parse().unwrap();
        assert!(matches!(
            State::start(&options(elsewhere), Seed::from_number(1)).unwrap_err(),
            DealError::NotASetUpPlace(_)
        ));
    }
}
