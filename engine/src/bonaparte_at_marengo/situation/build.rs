//! Builds the position that a situation describes.

use std::sync::Arc;

use super::given::{Earlier, GivenPiece, Situation, UsedCrossing};
use super::map::Map;
use super::{Ids, Position, SituationError};
use crate::bonaparte_at_marengo::agenda::Task;
use crate::bonaparte_at_marengo::morale::Morale;
use crate::bonaparte_at_marengo::play::Play;
use crate::bonaparte_at_marengo::state::{Fought, Marks, Piece, State};
use crate::bonaparte_at_marengo::{AUSTRIA, data};
use crate::chance::{LogPosition, Seed};
use crate::field::board::{ApproachId, Board, Place, RoadEnd};
use crate::field::place::ApproachName;
use crate::force::{Arm, PerSide, Side};
use crate::roads::STEPS;
use crate::roads::traffic::CrossingLog;
use crate::situations::told_by;

/// Morale where nothing is said of it.
const SUFFICIENT: u8 = 10;

/// The round where nothing is said of it: ten in the morning.
const MORNING: u8 = 5;

/// Blocks in the box.
const BLOCKS: usize = 80;

/// The most morale an army ever has.
const MOST_MORALE: u8 = 22;

/// The first letters of ids.
const LETTERS: PerSide<char> = PerSide { red: 'A', blue: 'F' };

type Built<T> = Result<T, SituationError>;

fn cannot(why: impl Into<String>) -> SituationError {
    SituationError(why.into())
}

/// A game that stands as the situation says.
pub(super) fn position(given: &Situation, map: Option<&Map>, seed: Seed) -> Built<Position> {
    check_numbers(given)?;
    if let Some(setup) = &given.setup {
        // Its pieces have no ids, so orders can name none.
        let seed = setup.seed.map_or(seed, Seed::from_number);
        let started = State::start(&setup.options, seed);
        let (state, _) = started.map_err(|error| cannot(error.to_string()))?;
        return Ok(Position { state, ids: Ids::default() });
    }
    let (board, ground) = match map {
        Some(map) => {
            map.check().map_err(cannot)?;
            let board = map.board().map_err(|error| cannot(error.to_string()))?;
            let ground = map.ground(&board).map_err(|error| cannot(error.to_string()))?;
            (Arc::new(board), Arc::new(ground))
        }
        None => (data::board(), data::ground()),
    };
    let mut state = State::empty(board, ground, given.options.clone(), seed);
    state.round = given.round.unwrap_or(MORNING);
    state.active = given.side.unwrap_or(AUSTRIA);
    state.commands = given.commands.unwrap_or(data::COMMANDS);
    state.bonus_given = given.bonus_given;
    for side in Side::BOTH {
        state.morale[side] = Morale::new(given.morale[side].unwrap_or(SUFFICIENT));
    }
    let ids = place_pieces(&mut state, &given.pieces)?;
    state.set_up_entered |= given.set_up_entered;
    remember(&mut state, &given.earlier)?;
    if given.turn_begins {
        let mut play = Play::new(&mut state, LogPosition::SETUP);
        play.begin_turn();
        play.run();
    } else {
        state.agenda.push(Task::Act);
    }
    Ok(Position { state, ids })
}

/// Whether the numbers can be, and a set-up stands alone.
fn check_numbers(given: &Situation) -> Built<()> {
    if let Some(setup) = &given.setup {
        let alone = Situation { setup: Some(setup.clone()), ..Situation::default() };
        return if *given == alone {
            Ok(())
        } else {
            Err(cannot("a set-up leaves nothing else to be given"))
        };
    }
    if given.round.is_some_and(|round| !(1..=data::ROUNDS).contains(&round)) {
        return Err(cannot(format!("a game has the rounds 1 to {}", data::ROUNDS)));
    }
    if given.commands.is_some_and(|commands| commands > data::COMMANDS) {
        return Err(cannot(format!("a player has no more than {} commands", data::COMMANDS)));
    }
    if given.pieces.len() > BLOCKS {
        return Err(cannot(format!("there are no more than {BLOCKS} blocks")));
    }
    if Side::BOTH.iter().any(|&side| given.morale[side].is_some_and(|level| level > MOST_MORALE)) {
        return Err(cannot(format!("an army has no more morale than {MOST_MORALE}")));
    }
    Ok(())
}

fn place_pieces(state: &mut State, pieces: &[GivenPiece]) -> Built<Ids> {
    let mut ids = Ids::default();
    for given in pieces {
        let (told_side, told_face) = told_by(&given.id, LETTERS);
        let side = given.side.or(told_side).ok_or_else(|| cannot(format!("whose is {}?", given.id)))?;
        let face = given.face.or(told_face).ok_or_else(|| cannot(format!("what is {}?", given.id)))?;
        let place = state.board.place_named(given.at);
        let place = place.ok_or_else(|| cannot(format!("there is no {}", given.at)))?;
        if ids.piece(&given.id).is_some() {
            return Err(cannot(format!("two pieces are called {}", given.id)));
        }
        if given.inactive && side == AUSTRIA {
            return Err(cannot(format!("{} is Austrian and cannot be inactive", given.id)));
        }
        if (given.declared || given.fired) && face.arm != Arm::Artillery {
            return Err(cannot(format!("{} is no artillery", given.id)));
        }
        let declared = match place {
            Place::Approach(approach) => given.declared.then_some(approach),
            _ if given.declared => return Err(cannot("a bombardment is declared in an approach")),
            _ => None,
        };
        let token = Play::new(state, LogPosition::SETUP).fresh_token();
        let mut piece = Piece::new(side, face, token);
        piece.face_up = given.declared;
        piece.shown = (given.seen || given.declared || given.fired).then_some(face);
        piece.marks = Marks {
            acted: given.acted,
            inactive: given.inactive,
            declared,
            bombarded: given.declared || given.fired,
        };
        let id = state.add(piece, place);
        ids.0.push((given.id.clone(), id));
        check_occupation(state, place, side)?;
    }
    Ok(ids)
}

fn check_occupation(state: &State, place: Place, side: Side) -> Built<()> {
    let Some(locale) = state.board.locale_of(place) else { return Ok(()) };
    let (number, capacity) = (state.board.locale(locale).number, state.board.locale(locale).capacity);
    if state.enemy_in(side, locale) {
        return Err(cannot(format!("two armies in {number}")));
    }
    if state.blocks.count(side, locale) > capacity {
        return Err(cannot(format!("{number} holds {capacity}")));
    }
    Ok(())
}

fn remember(state: &mut State, earlier: &Earlier) -> Built<()> {
    for used in &earlier.crossings {
        let log = crossing_log(&state.board, used)?;
        if state.turn.traffic.of(log.crossing).is_some() {
            return Err(cannot(format!("crossing {} is given twice", used.crossing.0)));
        }
        state.turn.traffic.remember(log);
    }
    for (names, won) in [(&earlier.lost, false), (&earlier.won, true)] {
        for &name in names {
            let approach = approach(&state.board, name)?;
            state.turn.assaults.push(Fought { approach, won });
        }
    }
    state.turn.moves_begun = earlier.moves_begun;
    state.turn.pontoon_used = earlier.pontoon_used;
    Ok(())
}

fn approach(board: &Board, name: ApproachName) -> Built<ApproachId> {
    board.approach_named(name).ok_or_else(|| cannot(format!("there is no approach {name}")))
}

fn crossing_log(board: &Board, used: &UsedCrossing) -> Built<CrossingLog> {
    let number = used.crossing.0;
    if !(1..=STEPS).contains(&used.last_step) {
        return Err(cannot(format!("the traffic over crossing {number}")));
    }
    let unknown = || cannot(format!("there is no crossing {number} towards {}", used.towards));
    let crossing = board.crossing_numbered(used.crossing).ok_or_else(unknown)?;
    let towards = |end: &RoadEnd| match *end {
        RoadEnd::Locale { locale, .. } => board.locale(locale).number == used.towards,
        RoadEnd::Area(_) | RoadEnd::Edge => false,
    };
    let to_end = board.crossing(crossing).ends.iter().position(towards).ok_or_else(unknown)?;
    let to_end = u8::from(to_end == 1);
    Ok(CrossingLog { crossing, to_end, last_step: used.last_step, count: 1, attacked: false })
}
