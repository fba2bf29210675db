//! What happened, one sentence an event. The client's `log/events.ts` says the same.

use estafette_engine::field::place::{ApproachName, LocaleNumber, PlaceName};
use estafette_engine::force::Side;
use estafette_engine::triomphe::Event;
use estafette_engine::triomphe::view::Victory;

use crate::nouns::{Names, word};
use crate::words::{Told, Words};

/// What happened, as one sentence of prose; nothing for what nobody needs to read.
pub fn recount(words: &Words, names: &Names, event: &Event) -> Option<String> {
    let (key, told) = Teller { words, names }.tell(event)?;
    Some(words.capital(&words.say(&format!("event-{key}"), &told)))
}

struct Teller<'a> {
    words: &'a Words,
    names: &'a Names,
}

/// The key of a sentence, and what it is told with.
type Sentence = (String, Told<'static>);

impl Teller<'_> {
    fn tell(&self, event: &Event) -> Option<Sentence> {
        Some(match event {
            // The owner's habit, not news: it happens whenever it can.
            Event::Shuffled { .. } => return None,
            Event::TurnBegan { .. } | Event::TurnEnded { .. } | Event::Ended { .. } => self.time(event),
            Event::MoraleArrived { .. }
            | Event::MoraleCommitted { .. }
            | Event::MoraleTransferred { .. }
            | Event::MoraleLeft { .. }
            | Event::MoraleLost { .. }
            | Event::MoraleReturned { .. } => self.morale(event),
            Event::BombardmentDeclared { .. }
            | Event::BombardmentCompleted { .. }
            | Event::BombardmentCancelled { .. } => self.bombardment(event),
            Event::ManoeuvreAttacked { .. }
            | Event::Responded { .. }
            | Event::AttackDecided { .. }
            | Event::AttackersMoved { .. } => self.attack(event),
            Event::AssaultDeclared { .. }
            | Event::DefenseLed { .. }
            | Event::AssaultNamed { .. }
            | Event::CounterAttacked { .. }
            | Event::AssaultDecided { .. } => self.assault(event),
            Event::Shown { .. } | Event::Reduced { .. } | Event::Retreated { .. } => self.losses(event),
            Event::CleanedUp { .. }
            | Event::Marched { .. }
            | Event::RoadMarched { .. }
            | Event::PontoonEntered { .. }
            | Event::Continued { .. }
            | Event::Organized { .. }
            | Event::Disorganized { .. } => self.moves(event),
        })
    }

    fn time(&self, event: &Event) -> Sentence {
        match event {
            Event::TurnBegan { round, side } => {
                let told = self.of(*side).number("round", *round).text("hour", self.words.hour(*round));
                told.under("turn_began")
            }
            Event::TurnEnded { side } => self.of(*side).under("turn_ended"),
            Event::Ended { outcome } => {
                let victory = match outcome.victory {
                    Victory::Decisive => "ended-decisive",
                    Victory::Marginal => "ended-marginal",
                };
                self.of(outcome.winner).under(victory)
            }
            _ => self.moves(event),
        }
    }

    fn moves(&self, event: &Event) -> Sentence {
        match event {
            Event::CleanedUp { side, from, pieces } => {
                self.of(*side).count(pieces).text("from", self.locale(from.locale)).under("cleaned_up")
            }
            Event::Marched { side, pieces, from, to, .. } => {
                let telling = self.of(*side).count(pieces).text("from", self.place(*from));
                let telling = telling.text("to", self.place(*to)).towards(self, *to);
                telling.under(&format!("march-{}", way(*from, *to)))
            }
            Event::RoadMarched { side, from, through, .. } => self.road(*side, *from, through),
            Event::PontoonEntered { side, to, .. } => {
                self.of(*side).text("to", self.locale(*to)).under("pontoon_entered")
            }
            Event::Continued { side, pieces, to, .. } => {
                self.of(*side).count(pieces).text("towards", self.locale(to.towards)).under("continued")
            }
            Event::Organized { pieces, places } => {
                let mut named: Vec<String> = Vec::new();
                for place in places.iter().map(|place| self.place(*place)) {
                    if !named.contains(&place) {
                        named.push(place);
                    }
                }
                Telling(Told::new()).count(pieces).text("places", self.words.list(&named)).under("organized")
            }
            Event::Disorganized { locale } => {
                Telling(Told::new()).text("place", self.locale(*locale)).under("disorganized")
            }
            // Every other event has its own teller.
            _ => Telling(Told::new()).under("unknown"),
        }
    }

    fn road(&self, side: Side, from: PlaceName, through: &[LocaleNumber]) -> Sentence {
        let over: Vec<String> =
            through.iter().rev().skip(1).rev().map(|locale| self.locale(*locale)).collect();
        let telling = self.of(side).text("from", self.place(from)).text("via", self.words.list(&over));
        match through.last() {
            None => telling.under("road-none"),
            Some(end) => {
                let key = if over.is_empty() { "road" } else { "road-via" };
                telling.text("to", self.locale(*end)).under(key)
            }
        }
    }

    fn attack(&self, event: &Event) -> Sentence {
        match event {
            Event::ManoeuvreAttacked { side, pieces, from, across, by_road, .. } => {
                let key = if *by_road { "manoeuvre_attacked-road" } else { "manoeuvre_attacked" };
                let telling = self.of(*side).count(pieces).text("from", self.place(*from));
                telling.text("to", self.locale(across.towards)).under(key)
            }
            Event::Responded { side, pieces, .. } => self.some_or_none("responded", *side, pieces),
            Event::AttackDecided { winner, locale } => {
                self.of(*winner).text("place", self.locale(*locale)).under("attack_decided")
            }
            Event::AttackersMoved { pieces, to, .. } => {
                let up = matches!(to, PlaceName::Approach(_));
                let telling =
                    Telling(Told::new()).count(pieces).text("to", self.place(*to)).towards(self, *to);
                telling.under(if up { "attackers_moved-up" } else { "attackers_moved" })
            }
            _ => self.moves(event),
        }
    }

    fn bombardment(&self, event: &Event) -> Sentence {
        match event {
            Event::BombardmentDeclared { side, from, .. } => {
                self.over(*side, *from).under("bombardment_declared")
            }
            Event::BombardmentCompleted { side, from, .. } => {
                self.over(*side, *from).under("bombardment_completed")
            }
            Event::BombardmentCancelled { side, at, .. } => {
                self.of(*side).text("at", self.place(*at)).under("bombardment_cancelled")
            }
            _ => self.moves(event),
        }
    }

    fn assault(&self, event: &Event) -> Sentence {
        match event {
            Event::AssaultDeclared { side, across } => self.over(*side, *across).under("assault_declared"),
            Event::DefenseLed { side, pieces } => self.some_or_none("defense_led", *side, pieces),
            Event::AssaultNamed { side, pieces, leaders } => {
                self.of(*side).count(pieces).number("leaders", small(leaders.len())).under("assault_named")
            }
            Event::CounterAttacked { side, pieces } => self.some_or_none("counter_attacked", *side, pieces),
            Event::AssaultDecided { winner, locale, attack, penalty, defense, counter_attack, result } => {
                let telling = self.of(*winner).text("place", self.locale(*locale));
                let telling = telling.number("attack", *attack).number("penalty", *penalty);
                let telling = telling.number("defense", *defense).number("counter", *counter_attack);
                telling.number("result", *result).under("assault_decided")
            }
            _ => self.moves(event),
        }
    }

    fn losses(&self, event: &Event) -> Sentence {
        match event {
            Event::Shown { side, at, face, .. } => {
                let telling = self.of(*side).text("at", self.place(*at)).text("face", self.words.face(*face));
                telling.under(&format!("shown-{}", word(*side)))
            }
            Event::Reduced { side, at, before, after, .. } => {
                let telling = self.of(*side).text("at", self.place(*at));
                let telling = telling.text("before", self.words.face(*before));
                match after {
                    Some(after) => telling.text("after", self.words.face(*after)).under("reduced"),
                    None => telling.under("removed"),
                }
            }
            Event::Retreated { side, from, to, .. } => {
                let telling = self.of(*side).text("from", self.place(*from));
                telling.text("to", self.locale(*to)).under("retreated")
            }
            _ => self.moves(event),
        }
    }

    fn morale(&self, event: &Event) -> Sentence {
        match event {
            Event::MoraleArrived { side, tokens } => {
                self.of(*side).number("tokens", *tokens).under("morale_arrived")
            }
            Event::MoraleCommitted { side, locale, tokens } => {
                self.tokens(*side, *locale, *tokens).under("morale_committed")
            }
            Event::MoraleTransferred { side, from, to } => {
                let telling = self.of(*side).text("from", self.locale(*from));
                telling.text("to", self.locale(*to)).under("morale_transferred")
            }
            Event::MoraleLeft { side, locale, missing } => {
                let telling = self.of(*side).text("place", self.locale(*locale));
                telling.number("missing", *missing).under("morale_left")
            }
            Event::MoraleLost { side, from: Some(locale), tokens } => {
                self.tokens(*side, *locale, *tokens).under("morale_lost-from")
            }
            Event::MoraleLost { side, from: None, tokens } => {
                self.of(*side).number("tokens", *tokens).under("morale_lost")
            }
            Event::MoraleReturned { side, from, tokens } => {
                self.tokens(*side, *from, *tokens).under("morale_returned")
            }
            _ => self.moves(event),
        }
    }

    fn of(&self, side: Side) -> Telling {
        Telling(self.words.of_side(side))
    }

    /// Over an approach.
    fn over(&self, side: Side, approach: ApproachName) -> Telling {
        let telling = self.of(side).text("from", self.locale(approach.locale));
        telling.text("towards", self.locale(approach.towards))
    }

    fn tokens(&self, side: Side, locale: LocaleNumber, tokens: u8) -> Telling {
        self.of(side).text("place", self.locale(locale)).number("tokens", tokens)
    }

    fn some_or_none<T>(&self, key: &str, side: Side, pieces: &[T]) -> Sentence {
        let telling = self.of(side).count(pieces);
        if pieces.is_empty() { telling.under(&format!("{key}-none")) } else { telling.under(key) }
    }

    fn locale(&self, locale: LocaleNumber) -> String {
        self.names.locale(self.words, locale)
    }

    fn place(&self, place: PlaceName) -> String {
        self.names.place(self.words, place)
    }
}

/// What a sentence is told with, while it is put together.
struct Telling(Told<'static>);

impl Telling {
    fn text(mut self, name: &'static str, text: String) -> Telling {
        self.0.set(name, text);
        self
    }

    fn number(mut self, name: &'static str, number: impl Into<i16>) -> Telling {
        self.0.set(name, number.into());
        self
    }

    fn count<T>(self, pieces: &[T]) -> Telling {
        self.number("count", small(pieces.len()))
    }

    fn towards(self, teller: &Teller<'_>, to: PlaceName) -> Telling {
        match to {
            PlaceName::Approach(approach) => self.text("towards", teller.locale(approach.towards)),
            _ => self,
        }
    }

    fn under(self, key: &str) -> Sentence {
        (key.to_owned(), self.0)
    }
}

/// No more blocks than there are on a board.
fn small(count: usize) -> i16 {
    i16::try_from(count).unwrap_or(i16::MAX)
}

/// How a march goes: across a border, up to an approach, or back into reserve.
fn way(from: PlaceName, to: PlaceName) -> &'static str {
    if locale_of(from) != locale_of(to) {
        "across"
    } else if matches!(to, PlaceName::Approach(_)) {
        "up"
    } else {
        "back"
    }
}

/// The locale a place is in; nothing off the map.
fn locale_of(place: PlaceName) -> Option<LocaleNumber> {
    match place {
        PlaceName::Reserve(locale) => Some(locale),
        PlaceName::Approach(approach) => Some(approach.locale),
        PlaceName::Holding(_) | PlaceName::Eliminated => None,
    }
}
