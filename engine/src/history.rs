//! A game with its log: what was ordered, what it brought, and what was taken back.
//!
//! The state is always the fold of the orders that stand, each at the position it
//! was given at.

use serde_json::Value;

use crate::chance::{LogPosition, Seed};
use crate::force::Side;
use crate::registry::{Entry, Game, GameKind, Refusal};
use crate::undo::{AskedUndo, Undo, UndoRefusal, UndoState, Wall, WallAt};

/// What a player sends to a game.
#[derive(Debug, Clone, PartialEq)]
pub enum Step {
    /// An order, in the game's own vocabulary.
    Order(Value),
    /// Something about taking back.
    Undo(Undo),
}

/// An entry of the log.
#[derive(Debug, Clone)]
pub struct Line {
    /// Who.
    pub side: Side,
    /// What was sent.
    pub step: Step,
    /// What it brought; nothing for steps about taking back.
    pub entry: Option<Entry>,
    /// Whether its own side cannot go back behind it alone, and why.
    pub wall: Option<Wall>,
    /// Whether it was taken back.
    pub undone: bool,
}

/// A game with its log. Holds everything hidden.
pub struct History {
    kind: GameKind,
    options: Value,
    seed: Seed,
    opening: Entry,
    game: Game,
    lines: Vec<Line>,
    asked: Option<AskedUndo>,
}

/// The game after one more step; nothing has changed yet.
pub struct Next {
    side: Side,
    step: Step,
    effect: Effect,
}

enum Effect {
    Played { game: Game, entry: Entry, wall: Option<Wall> },
    TakenBack { game: Game, from: LogPosition },
    Asked(AskedUndo),
    Declined,
}

impl Next {
    /// Whether orders were taken back: then the log before it reads differently.
    #[must_use]
    pub fn takes_back(&self) -> bool {
        matches!(self.effect, Effect::TakenBack { .. })
    }

    /// The game after the step, where it changes it.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        match &self.effect {
            Effect::Played { game, .. } | Effect::TakenBack { game, .. } => Some(game),
            Effect::Asked(_) | Effect::Declined => None,
        }
    }
}

impl History {
    /// Sets a game up.
    pub fn start(kind: GameKind, options: &Value, seed: Seed) -> Result<History, Refusal> {
        let (game, opening) = Game::start(kind, options, seed)?;
        let options = options.clone();
        Ok(History { kind, options, seed, opening, game, lines: Vec::new(), asked: None })
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The secret its chance is drawn from.
    #[must_use]
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// What happened at the set-up, log position 0.
    #[must_use]
    pub fn opening(&self) -> &Entry {
        &self.opening
    }

    /// The log after the set-up, from position 1.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The entry at a position, from 1.
    #[must_use]
    pub fn line(&self, position: LogPosition) -> Option<&Line> {
        self.lines.get(usize::try_from(position.0).ok()?.checked_sub(1)?)
    }

    /// The position of the last entry.
    #[must_use]
    pub fn position(&self) -> LogPosition {
        LogPosition(u32::try_from(self.lines.len()).unwrap_or(u32::MAX))
    }

    /// Judges a step. Changes nothing.
    pub fn judge(&self, side: Side, step: Step) -> Result<Next, Refusal> {
        let effect = match &step {
            Step::Order(order) => {
                let mut game = self.game.clone();
                let entry = game.apply(side, order, self.position().next())?;
                let wall = game.wall(&entry);
                Effect::Played { game, entry, wall }
            }
            Step::Undo(_) if self.game.is_over() => return Err(UndoRefusal::GameOver.into()),
            Step::Undo(undo) => self.judge_undo(side, *undo)?,
        };
        Ok(Next { side, step, effect })
    }

    fn judge_undo(&self, side: Side, undo: Undo) -> Result<Effect, Refusal> {
        match (undo, self.asked) {
            (Undo::TakeBack { from }, _) => {
                self.check_standing(from)?;
                match self.undo_for(side).alone_from {
                    Some(first) if from >= first => self.taken_back(from),
                    _ => Err(UndoRefusal::BehindTheWall.into()),
                }
            }
            (Undo::Ask { .. }, Some(_)) => Err(UndoRefusal::AlreadyAsked.into()),
            (Undo::Ask { from }, None) => {
                self.check_standing(from)?;
                Ok(Effect::Asked(AskedUndo { side, from }))
            }
            (Undo::Agree {} | Undo::Decline {}, None) => Err(UndoRefusal::NotAsked.into()),
            (Undo::Agree {}, Some(asked)) if asked.side == side => Err(UndoRefusal::OwnWish.into()),
            (Undo::Agree {}, Some(asked)) => self.taken_back(asked.from),
            (Undo::Decline {}, Some(_)) => Ok(Effect::Declined),
        }
    }

    fn check_standing(&self, position: LogPosition) -> Result<(), UndoRefusal> {
        let stands = |line: &Line| !line.undone && matches!(line.step, Step::Order(_));
        if self.line(position).is_some_and(stands) { Ok(()) } else { Err(UndoRefusal::NothingThere) }
    }

    /// The orders that stand, with their positions.
    fn standing(&self) -> impl DoubleEndedIterator<Item = (LogPosition, &Line, &Value)> {
        let numbered = self.lines.iter().enumerate().filter(|(_, line)| !line.undone);
        numbered.filter_map(|(index, line)| match &line.step {
            Step::Order(order) => Some((LogPosition(u32::try_from(index).ok()? + 1), line, order)),
            Step::Undo(_) => None,
        })
    }

    /// The game without the orders from a position on.
    fn taken_back(&self, from: LogPosition) -> Result<Effect, Refusal> {
        let (mut game, _) = Game::start(self.kind, &self.options, self.seed)?;
        for (position, line, order) in self.standing().take_while(|&(position, ..)| position < from) {
            game.apply(line.side, order, position)?;
        }
        Ok(Effect::TakenBack { game, from })
    }

    /// Goes on to what was judged last.
    pub fn advance(&mut self, next: Next) {
        let Next { side, step, effect } = next;
        let (mut entry, mut wall, mut asked) = (None, None, None);
        match effect {
            Effect::Played { game, entry: happened, wall: found } => {
                self.game = game;
                (entry, wall) = (Some(happened), found);
            }
            Effect::TakenBack { game, from } => {
                self.game = game;
                let first = usize::try_from(from.0).unwrap_or(usize::MAX).saturating_sub(1);
                self.lines.iter_mut().skip(first).for_each(|line| line.undone = true);
            }
            Effect::Asked(wish) => asked = Some(wish),
            Effect::Declined => {}
        }
        self.asked = asked;
        self.lines.push(Line { side, step, entry, wall, undone: false });
    }

    /// What a player may take back now.
    #[must_use]
    pub fn undo_for(&self, side: Side) -> UndoState {
        let mut state = UndoState { alone_from: None, wall: None, asked: self.asked };
        for (position, line, _) in self.standing().rev() {
            let cause = if line.side == side { line.wall } else { Some(Wall::Decided) };
            if let Some(cause) = cause {
                state.wall = Some(WallAt { position, cause });
                break;
            }
            state.alone_from = Some(position);
        }
        if self.game.is_over() {
            state.alone_from = None;
        }
        state
    }
}
