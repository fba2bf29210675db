//! Builds the position that a situation describes.

use super::super::{AUSTRIA, FRANCE};
use std::sync::Arc;

use super::blocks::{Blocks, told_by};
use super::given::{GivenPiece, Situation, UsedCrossing};
use super::map::Map;
use super::{Position, SituationError};
use crate::chance::{LogPosition, Seed};
use crate::field::board::{Board, LocaleId, Place, RoadEnd};
use crate::field::place::{LocaleNumber, PlaceName};
use crate::force::{Arm, Side};
use crate::triomphe::agenda::Task;
use crate::triomphe::bombardment::Guns;
use crate::triomphe::data;
use crate::triomphe::play::Play;
use crate::triomphe::road_march::CrossingLog;
use crate::triomphe::state::{Piece, State};

/// Uncommitted morale where nothing is said of it.
const SUFFICIENT: u8 = 6;

/// The round where nothing is said of it: ten in the morning, when all of both armies may be there.
const MORNING: u8 = 5;

/// Blocks in the box.
const BLOCKS: usize = 80;

/// The last step of a turn; a block passes over a crossing in each.
const TRAFFIC: u8 = 3;

/// The most tokens an army ever has.
const TOKENS: u32 = 15;

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
        return Ok(Position { state, blocks: Blocks::default() });
    }
    let (board, marengo) = match map {
        Some(map) => {
            map.check().map_err(cannot)?;
            let board = map.board().map_err(|error| cannot(error.to_string()))?;
            let marengo = map.marengo(&board).map_err(|error| cannot(error.to_string()))?;
            (Arc::new(board), Arc::new(marengo))
        }
        None => (data::board(), data::marengo()),
    };
    let mut state = State::empty(board, marengo, seed);
    state.round = given.round.unwrap_or(MORNING);
    state.active = given.side.unwrap_or(AUSTRIA);
    state.commands = given.commands.unwrap_or(data::COMMANDS);
    let blocks = place_pieces(&mut state, &given.pieces)?;
    give_morale(&mut state, given)?;
    remember_earlier(&mut state, given)?;
    check_organization(&state)?;
    if given.turn_begins {
        let mut play = Play::new(&mut state, LogPosition::SETUP);
        play.begin_turn();
        play.run();
        play.cancel_left_positions();
    } else {
        state.agenda.push(Task::Act);
    }
    Ok(Position { state, blocks })
}

fn place_pieces(state: &mut State, pieces: &[GivenPiece]) -> Built<Blocks> {
    let mut blocks = Blocks::default();
    for given in pieces {
        let (told_side, told_face) = told_by(&given.id);
        let side = given.side.or(told_side).ok_or_else(|| cannot(format!("whose is {}?", given.id)))?;
        let face = given.face.or(told_face).ok_or_else(|| cannot(format!("what is {}?", given.id)))?;
        let place = state.board.place_named(given.at);
        let place = place.ok_or_else(|| cannot(format!("there is no {}", given.at)))?;
        if blocks.piece(&given.id).is_some() {
            return Err(cannot(format!("two pieces are called {}", given.id)));
        }
        let token = Play::new(state, LogPosition::SETUP).fresh_token();
        let mut piece = Piece::new(side, face, token);
        piece.done = given.done;
        piece.face_up = given.face_up || given.declared;
        piece.shown = (given.seen || piece.face_up).then_some(face);
        if given.disorganized && side == AUSTRIA {
            return Err(cannot(format!("{} is Austrian and cannot be disorganized", given.id)));
        }
        if given.declared && face.arm != Arm::Artillery {
            return Err(cannot(format!("{} is no artillery", given.id)));
        }
        if given.declared {
            piece.guns = declared(state, side, place)?;
        }
        let id = state.add(piece, place);
        state.set_disorganized(id, given.disorganized);
        blocks.0.push((given.id.clone(), id));
        check_occupation(state, place, side)?;
    }
    Ok(blocks)
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
    for used in &given.earlier.crossings {
        if !(1..=TRAFFIC).contains(&used.last_step) || !(1..=used.last_step).contains(&used.count) {
            return Err(cannot(format!("the traffic over crossing {}", used.crossing.0)));
        }
    }
    for side in Side::BOTH {
        let Some(morale) = &given.morale[side] else { continue };
        let committed = morale.committed.values().map(|&tokens| u32::from(tokens)).sum::<u32>();
        if u32::from(morale.uncommitted) + committed > TOKENS {
            return Err(cannot(format!("an army has no more than {TOKENS} tokens")));
        }
    }
    Ok(())
}

/// A bombardment declared in the owner's last turn before this one.
fn declared(state: &State, side: Side, place: Place) -> Built<Guns> {
    let Place::Approach(approach) = place else {
        return Err(cannot("a bombardment is declared in an approach"));
    };
    // Austria moves first, so in a French turn its last turn was in the same round.
    let this_round = side == AUSTRIA && state.active == FRANCE;
    let round = if this_round { state.round } else { state.round.saturating_sub(1) };
    Ok(Guns { declared: Some((round, approach)), completed: false, used_in: Some(round) })
}

fn check_occupation(state: &State, place: Place, side: Side) -> Built<()> {
    let Some(locale) = state.board.locale_of(place) else { return Ok(()) };
    let (number, capacity) = (state.board.locale(locale).number, state.board.locale(locale).capacity);
    if state.occupies(side.opponent(), locale) {
        return Err(cannot(format!("two armies in {number}")));
    }
    if state.count(side, locale) > capacity {
        return Err(cannot(format!("{number} holds {capacity}")));
    }
    Ok(())
}

/// Organized and disorganized blocks stand together only where some were organized
/// this turn.
fn check_organization(state: &State) -> Built<()> {
    for (id, locale) in state.board.locales() {
        let disorganized = state.within(id, FRANCE).filter(|(_, piece)| piece.disorganized()).count();
        let mixed = disorganized > 0 && disorganized < usize::from(state.count(FRANCE, id));
        if mixed && !state.turn.organizing.contains(&id) {
            return Err(cannot(format!("organized and disorganized blocks in {}", locale.number)));
        }
    }
    Ok(())
}

fn locale(board: &Board, number: LocaleNumber) -> Built<LocaleId> {
    board.locale_named(number).ok_or_else(|| cannot(format!("there is no locale {number}")))
}

fn give_morale(state: &mut State, given: &Situation) -> Built<()> {
    for side in Side::BOTH {
        match &given.morale[side] {
            None => state.morale[side].uncommitted = SUFFICIENT,
            Some(morale) => {
                state.morale[side].uncommitted = morale.uncommitted;
                for (&number, &tokens) in &morale.committed {
                    let locale = locale(&state.board, number)?;
                    state.morale[side].add(locale, tokens);
                }
            }
        }
    }
    Ok(())
}

fn remember_earlier(state: &mut State, given: &Situation) -> Built<()> {
    for used in &given.earlier.crossings {
        let log = crossing_log(&state.board, used)?;
        if state.turn.traffic.iter().any(|other| other.crossing == log.crossing) {
            return Err(cannot(format!("crossing {} is given twice", used.crossing.0)));
        }
        state.turn.traffic.push(log);
    }
    for &name in &given.earlier.attacked {
        let PlaceName::Approach(name) = name else { return Err(cannot(format!("{name} is no approach"))) };
        let approach = state.board.approach_named(name);
        let approach = approach.ok_or_else(|| cannot(format!("there is no approach {name}")))?;
        let border = state.border(approach);
        state.turn.attacked.push(border);
    }
    for &number in &given.earlier.organized_in {
        let locale = locale(&state.board, number)?;
        if state.turn.organizing.contains(&locale) {
            return Err(cannot(format!("locale {number} is given twice")));
        }
        state.turn.organizing.push(locale);
    }
    state.turn.pontoon_used = given.earlier.pontoon_used;
    for (&number, &side) in &given.last_entered {
        let locale = locale(&state.board, number)?;
        state.passed_through(locale, side);
    }
    Ok(())
}

fn crossing_log(board: &Board, used: &UsedCrossing) -> Built<CrossingLog> {
    let unknown = || cannot(format!("there is no crossing {} towards {}", used.crossing.0, used.towards));
    let id = board.crossing_numbered(used.crossing).ok_or_else(unknown)?;
    let towards = |end: &RoadEnd| match *end {
        RoadEnd::Locale { locale, .. } => board.locale(locale).number == used.towards,
        RoadEnd::Area(_) | RoadEnd::Edge => false,
    };
    let to_end = board.crossing(id).ends.iter().position(towards).ok_or_else(unknown)?;
    let to_end = u8::from(to_end == 1);
    Ok(CrossingLog {
        crossing: id,
        to_end,
        last_step: used.last_step,
        count: used.count,
        attacked: used.attacked,
    })
}
