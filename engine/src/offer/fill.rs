//! From an offer to its orders, and back: whether an order is one of them.

use serde_json::{Map, Value};

use super::{Choice, Offer, Pick, Pool, Term};
use crate::field::place::PlaceName;
use crate::force::Token;

/// What was picked for each pick of an offer.
pub type Picked = Vec<Vec<Term>>;

impl Offer {
    /// The order in which this is picked, a list for each pick.
    #[must_use]
    pub fn filled(&self, picked: &[Vec<Term>]) -> Value {
        let mut order = Map::new();
        order.insert("order".to_owned(), Value::from(self.order.as_ref()));
        for (field, term) in self.given.iter() {
            order.insert(field.to_string(), term.written());
        }
        for (pick, terms) in self.picks.iter().zip(picked) {
            if pick.list.is_none() {
                let term = terms.first().map_or(Value::Null, Term::written);
                order.insert(pick.field.to_string(), term);
                continue;
            }
            let list = order.entry(pick.field.as_ref()).or_insert_with(|| Value::Array(Vec::new()));
            if let Value::Array(list) = list {
                list.extend(terms.iter().map(Term::written));
            }
        }
        Value::Object(order)
    }

    /// What it costs when this is picked.
    #[must_use]
    pub fn price(&self, picked: &[Vec<Term>]) -> u8 {
        let of = |(pick, terms): (&Pick, &Vec<Term>)| {
            let number = pick.list.as_ref().map_or(0, |count| count.price(terms.len()));
            terms.iter().fold(number, |sum, term| sum.saturating_add(pick.pool.price(term)))
        };
        self.picks.iter().zip(picked).map(of).fold(self.cost, u8::saturating_add)
    }

    /// Where the order leads in which this is picked: what is picked says so, or the offer does.
    #[must_use]
    pub fn end(&self, picked: &[Vec<Term>]) -> Option<PlaceName> {
        let mut choices = self.picks.iter().zip(picked).flat_map(|(pick, terms)| {
            pick.pool.choices().iter().filter(|choice| terms.contains(&choice.value))
        });
        choices.find_map(|choice| choice.at).or(self.target.as_ref().map(|target| target.at))
    }

    /// Whether an order is one of this offer's.
    #[must_use]
    pub fn admits(&self, order: &Value) -> bool {
        let Value::Object(order) = order else { return false };
        let says = |field: &str, wanted: &Term| order.get(field).is_some_and(|value| wanted.is(value));
        if order.get("order").and_then(Value::as_str) != Some(self.order.as_ref())
            || !self.given.iter().all(|(field, term)| says(field, term))
        {
            return false;
        }
        let known = |field: &String| {
            field == "order"
                || self.given.get(field).is_some()
                || self.picks.iter().any(|pick| pick.field == *field)
        };
        order.keys().all(known) && self.picks.iter().all(|pick| self.admits_field(&pick.field, order))
    }

    /// Whether the picks for one field can be what it holds.
    fn admits_field(&self, field: &str, order: &Map<String, Value>) -> bool {
        let Some(value) = order.get(field) else { return false };
        let picks: Vec<&Pick> = self.picks.iter().filter(|pick| pick.field == field).collect();
        let within = |terms: &[Value]| {
            picks.iter().filter_map(|pick| pick.within.as_deref()).all(|other| {
                let whole = order.get(other).and_then(Value::as_array);
                whole.is_some_and(|whole| terms.iter().all(|term| whole.contains(term)))
            })
        };
        match (&picks[..], value) {
            ([pick], value) if pick.list.is_none() => pick.pool.has(value),
            (_, Value::Array(terms)) => {
                let different = terms.iter().enumerate().all(|(at, term)| !terms[..at].contains(term));
                different && within(terms) && divides(&picks, terms)
            }
            _ => false,
        }
    }

    /// Every order of this offer, each once.
    #[must_use]
    pub fn orders(&self) -> Vec<Value> {
        let mut found: Vec<Picked> = vec![Vec::new()];
        for pick in &self.picks {
            let sets = pick.sets();
            let longer = |picked: &Picked| {
                let fits: Vec<Picked> =
                    sets.iter().map(|set| [&picked[..], std::slice::from_ref(set)].concat()).collect();
                fits
            };
            found = found.iter().flat_map(longer).collect();
        }
        let orders = found.iter().map(|picked| self.filled(picked));
        orders.filter(|order| self.admits(order)).collect()
    }
}

/// Whether a list can be cut up, in any order, into what the picks ask for.
fn divides(picks: &[&Pick], terms: &[Value]) -> bool {
    let Some((pick, others)) = picks.split_first() else { return terms.is_empty() };
    if others.is_empty() {
        return pick.takes(terms);
    }
    let has = |pick: &Pick, term: &Value| pick.pool.has(term);
    let (mine, rest): (Vec<&Value>, Vec<&Value>) = terms.iter().partition(|term| has(pick, term));
    let (shared, mine): (Vec<&Value>, Vec<&Value>) =
        mine.into_iter().partition(|term| others.iter().any(|other| has(other, term)));
    // What several picks could have been for is little: every subset of it is tried.
    (0..1_u32 << shared.len().min(8)).any(|subset| {
        let (more, less): (Vec<_>, Vec<_>) =
            shared.iter().copied().enumerate().partition(|(at, _)| subset & (1 << at) != 0);
        let joined = |some: &[&Value], half: Vec<(usize, &Value)>| -> Vec<Value> {
            some.iter().copied().chain(half.into_iter().map(|(_, term)| term)).cloned().collect()
        };
        pick.takes(&joined(&mine, more)) && divides(others, &joined(&rest, less))
    })
}

impl Pick {
    /// Whether these, all different, can be picked together.
    fn takes(&self, terms: &[Value]) -> bool {
        let (least, most) = self.numbers();
        let one_of = self.list.as_ref().map_or(&[][..], |count| &count.one_of[..]);
        (least..=most).contains(&terms.len())
            && terms.iter().all(|term| self.pool.has(term))
            && (one_of.is_empty() || one_of.iter().any(|block| terms.contains(&Value::from(block.0))))
    }

    /// Everything that can be picked, each set once, in the order of the pool.
    fn sets(&self) -> Vec<Vec<Term>> {
        let (_, most) = self.numbers();
        let mut sets: Vec<Vec<Term>> = vec![Vec::new()];
        for term in self.pool.terms() {
            let room = |set: &&Vec<Term>| set.len() < most;
            let longer: Vec<_> = sets
                .iter()
                .filter(room)
                .map(|set| [&set[..], std::slice::from_ref(&term)].concat())
                .collect();
            sets.extend(longer);
        }
        let written = |set: &Vec<Term>| set.iter().map(Term::written).collect::<Vec<_>>();
        sets.retain(|set| self.takes(&written(set)));
        sets
    }
}

impl Pool {
    /// Everything in it.
    #[must_use]
    pub fn terms(&self) -> Vec<Term> {
        match self {
            Pool::Blocks(blocks) => blocks.iter().map(|&block| Term::from(block)).collect(),
            Pool::Values(choices) => choices.iter().map(|choice| choice.value.clone()).collect(),
        }
    }

    /// What can be picked and is no block.
    #[must_use]
    pub fn choices(&self) -> &[Choice] {
        match self {
            Pool::Blocks(_) => &[],
            Pool::Values(choices) => choices,
        }
    }

    /// How much there is in it.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Pool::Blocks(blocks) => blocks.len(),
            Pool::Values(choices) => choices.len(),
        }
    }

    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn has(&self, value: &Value) -> bool {
        match self {
            Pool::Blocks(blocks) => {
                let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
                number.is_some_and(|number| blocks.contains(&Token(number)))
            }
            Pool::Values(choices) => choices.iter().any(|choice| choice.value.is(value)),
        }
    }

    fn price(&self, term: &Term) -> u8 {
        self.choices().iter().find(|choice| choice.value == *term).map_or(0, |choice| choice.cost)
    }
}

impl Term {
    /// As an order says it.
    #[must_use]
    pub fn written(&self) -> Value {
        match self {
            Term::Number(number) => Value::from(*number),
            Term::Way(crossings) => crossings.iter().copied().collect(),
            Term::Place(place) => Value::from(place.to_string()),
            Term::Word(word) => Value::from(word.as_ref()),
        }
    }

    /// Whether this is what an order says.
    fn is(&self, value: &Value) -> bool {
        match (self, value) {
            (Term::Number(number), Value::Number(said)) => said.as_u64() == Some(u64::from(*number)),
            (Term::Way(crossings), Value::Array(said)) => {
                said.len() == crossings.len()
                    && crossings.iter().zip(said).all(|(one, said)| said.as_u64() == Some(u64::from(*one)))
            }
            (Term::Place(place), Value::String(said)) => place.to_string() == *said,
            (Term::Word(word), Value::String(said)) => word == said,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::offer::{Costs, Count};

    fn tokens(numbers: &[u32]) -> Vec<Token> {
        numbers.iter().copied().map(Token).collect()
    }

    fn march() -> Offer {
        let count = Count { one_of: tokens(&[2]), ..Count::one_or_more(Costs::from_iter([1, 2])) };
        Offer::new("march").given("to", Term::Number(7)).pick(Pick::blocks(
            "pieces",
            tokens(&[1, 2, 3]),
            count,
        ))
    }

    #[test]
    fn an_offer_has_the_orders_it_admits_and_no_others() {
        let orders = march().orders();
        let sets: Vec<&Value> = orders.iter().map(|order| &order["pieces"]).collect();
        assert_eq!(sets, [&json!([2]), &json!([1, 2]), &json!([2, 3])]);
        for wrong in [
            json!({"order": "march", "to": 7, "pieces": [1, 3]}),
            json!({"order": "march", "to": 7, "pieces": [2, 2]}),
            json!({"order": "march", "to": 7, "pieces": [1, 2, 3]}),
            json!({"order": "march", "to": 8, "pieces": [2]}),
            json!({"order": "march", "to": 7, "pieces": [2], "at": 1}),
            json!({"order": "march", "to": 7}),
            json!({"order": "halt", "to": 7, "pieces": [2]}),
            json!([]),
        ] {
            assert!(!march().admits(&wrong), "{wrong}");
        }
        assert_eq!(march().price(&[vec![Term::Number(2)]]), 1);
        assert_eq!(march().price(&[vec![Term::Number(2), Term::Number(3)]]), 2);
    }

    #[test]
    fn two_picks_for_one_field_make_one_list() {
        let one = Count::free(1, 1);
        let offer = Offer::new("organize")
            .pick(Pick::blocks("pieces", tokens(&[1, 2]), one.clone()))
            .pick(Pick::blocks("pieces", tokens(&[2, 3]), one));
        let orders = offer.orders();
        let pairs: Vec<&Value> = orders.iter().map(|order| &order["pieces"]).collect();
        assert_eq!(pairs, [&json!([1, 2]), &json!([1, 3]), &json!([2, 3])]);
        assert!(offer.admits(&json!({"order": "organize", "pieces": [3, 1]})));
        assert!(!offer.admits(&json!({"order": "organize", "pieces": [2, 2]})));
        assert!(!offer.admits(&json!({"order": "organize", "pieces": [1]})));
    }

    #[test]
    fn picks_that_share_nothing_make_a_list_of_any_length() {
        let all = |from: u32, to: u32| tokens(&(from..to).collect::<Vec<_>>());
        let offer = Offer::new("stand")
            .pick(Pick::blocks("pieces", all(1, 9), Count::free(1, 8)))
            .pick(Pick::blocks("pieces", all(9, 14), Count::free(0, 1)));
        let list = |numbers: &[u32]| json!({"order": "stand", "pieces": numbers});
        assert!(offer.admits(&list(&[13, 1, 2, 3, 4, 5, 6, 7, 8])));
        assert!(!offer.admits(&list(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])));
        assert!(!offer.admits(&list(&[9])));
    }

    #[test]
    fn leaders_are_among_those_they_lead() {
        let offer = Offer::new("assault")
            .pick(Pick::blocks("pieces", tokens(&[1, 2]), Count::free(1, 2)))
            .pick(Pick::blocks("leaders", tokens(&[2]), Count::free(1, 1)).within("pieces"));
        let orders = offer.orders();
        assert_eq!(orders.len(), 2);
        assert!(orders.iter().all(|order| order["pieces"].as_array().unwrap().contains(&json!(2))));
    }

    #[test]
    fn offers_are_read_as_they_are_written() {
        let way = Choice { cost: 2, ..Choice::of(Term::Way([4, 5].into_iter().collect())) };
        let bid = Offer::new("bid").pick(Pick::value("road", vec![way, Choice::of("none")])).ending();
        for offer in [march(), bid] {
            let written = serde_json::to_string(&offer).unwrap();
            assert_eq!(serde_json::from_str::<Offer>(&written).unwrap(), offer, "{written}");
        }
    }
}
