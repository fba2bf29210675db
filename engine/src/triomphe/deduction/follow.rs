//! Following the enemy's blocks through what happens: which stand together when some of
//! them are shuffled.

use super::Watcher;
use crate::field::place::{LocaleNumber, PlaceName};
use crate::force::{Side, Token};
use crate::triomphe::event::Event;
use crate::triomphe::view::View;

impl Watcher {
    pub(super) fn follow(&mut self, events: &[Event], view: &View) {
        let enemy = self.side.opponent();
        let there = |token: Token| view.pieces.iter().any(|piece| piece.token == token);
        for (index, event) in events.iter().enumerate() {
            match event {
                Event::Shown { side, piece, face, .. } if *side == enemy => self.facts.show(*piece, *face),
                Event::Reduced { side, piece, before, after, .. } if *side == enemy => {
                    self.army.take(*before);
                    self.facts.replace(*piece, *before, *after);
                    match after {
                        Some(face) => self.army.add(*face),
                        None => self.places.retain(|(token, _)| token != piece),
                    }
                }
                Event::Shuffled { side, at, pieces } if *side == enemy => {
                    let lasts =
                        |token| there(token) || events[index + 1..].iter().any(|later| names(later, token));
                    self.shuffled(*at, pieces, lasts);
                }
                _ => {
                    for (token, to) in moves(event, enemy) {
                        self.put(token, to);
                    }
                }
            }
        }
        debug_assert!(self.is_where_it_thinks(view), "a block was lost from sight");
        let seen = view.pieces.iter().filter(|piece| piece.side == enemy);
        self.places = seen.map(|piece| (piece.token, piece.at)).collect();
        let left: Vec<_> = self.places.iter().map(|&(token, _)| token).collect();
        self.facts.keep(&left);
    }

    fn is_where_it_thinks(&self, view: &View) -> bool {
        let place = |token| view.pieces.iter().find(|piece| piece.token == token).map(|piece| piece.at);
        self.places.iter().all(|&(token, at)| place(token).is_none_or(|seen| seen == at))
    }

    fn put(&mut self, token: Token, to: PlaceName) {
        match self.places.iter_mut().find(|(other, _)| *other == token) {
            Some((_, at)) => *at = to,
            None => self.places.push((token, to)),
        }
    }

    /// Blocks at a place have new tokens. Those whose tokens are heard of no more were
    /// among them; if these are too many, some will be shuffled later.
    fn shuffled(&mut self, at: PlaceName, new: &[Token], lasts: impl Fn(Token) -> bool) {
        let gone = |&(token, place): &(Token, PlaceName)| (!lasts(token) && place == at).then_some(token);
        let old: Vec<_> = self.places.iter().filter_map(gone).collect();
        debug_assert!(old.len() >= new.len(), "blocks were shuffled that were not there");
        if old.len() == new.len() {
            self.facts.shuffle(&old, new);
            self.places.retain(|(token, _)| !old.contains(token));
        } else {
            self.facts.blur(&old, new);
        }
        self.places.extend(new.iter().map(|&token| (token, at)));
    }
}

/// Where blocks of a side go in an event.
fn moves(event: &Event, enemy: Side) -> Vec<(Token, PlaceName)> {
    let all = |pieces: &[Token], to| pieces.iter().map(|&token| (token, to)).collect();
    let reserve = |locale: &LocaleNumber| PlaceName::Reserve(*locale);
    match event {
        Event::CleanedUp { side, from, pieces } if *side == enemy => all(pieces, reserve(&from.locale)),
        Event::Marched { side, pieces, to, .. } | Event::AttackersMoved { side, pieces, to }
            if *side == enemy =>
        {
            all(pieces, *to)
        }
        Event::Continued { side, pieces, to, .. } | Event::Responded { side, pieces, to }
            if *side == enemy =>
        {
            all(pieces, PlaceName::Approach(*to))
        }
        Event::RoadMarched { side, piece, through, .. } if *side == enemy => {
            through.last().map(|last| (*piece, reserve(last))).into_iter().collect()
        }
        Event::PontoonEntered { side, piece, to } | Event::Retreated { side, piece, to, .. }
            if *side == enemy =>
        {
            vec![(*piece, reserve(to))]
        }
        _ => Vec::new(),
    }
}

/// Whether an event names a block by this token. Shuffles name new ones only.
fn names(event: &Event, token: Token) -> bool {
    match event {
        Event::CleanedUp { pieces, .. }
        | Event::Marched { pieces, .. }
        | Event::Continued { pieces, .. }
        | Event::Organized { pieces, .. }
        | Event::ManoeuvreAttacked { pieces, .. }
        | Event::Responded { pieces, .. }
        | Event::DefenseLed { pieces, .. }
        | Event::AssaultNamed { pieces, .. }
        | Event::CounterAttacked { pieces, .. }
        | Event::AttackersMoved { pieces, .. } => pieces.contains(&token),
        Event::RoadMarched { piece, .. }
        | Event::PontoonEntered { piece, .. }
        | Event::BombardmentDeclared { piece, .. }
        | Event::BombardmentCompleted { piece, .. }
        | Event::BombardmentCancelled { piece, .. }
        | Event::Shown { piece, .. }
        | Event::Reduced { piece, .. }
        | Event::Retreated { piece, .. } => *piece == token,
        Event::TurnBegan { .. }
        | Event::MoraleArrived { .. }
        | Event::Disorganized { .. }
        | Event::AttackDecided { .. }
        | Event::AssaultDeclared { .. }
        | Event::AssaultDecided { .. }
        | Event::Shuffled { .. }
        | Event::MoraleCommitted { .. }
        | Event::MoraleTransferred { .. }
        | Event::MoraleLeft { .. }
        | Event::MoraleLost { .. }
        | Event::MoraleReturned { .. }
        | Event::TurnEnded { .. }
        | Event::Ended { .. } => false,
    }
}
