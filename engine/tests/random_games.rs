//! Random whole games of Triomphe à Marengo: what is offered applies, what is not
//! offered is refused and changes nothing, and no state is ever illegal.

use std::collections::BTreeMap;

use estafette_engine::bot::random;
use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::force::{Side, Token};
use estafette_engine::place::{ApproachName, CrossingNumber, LocaleNumber, PlaceName};
use estafette_engine::secrecy::Viewer;
use estafette_engine::triomphe::view::SeenFace;
use estafette_engine::triomphe::{
    Choices, Decision, DecisionKind, Event, Options, Order, State, Template, View, data,
};

/// Orders after which a game is given up as endless; real ones need far fewer.
const ENDLESS: u32 = 20_000;

/// How many games; more with `ESTAFETTE_RANDOM_GAMES`.
fn games() -> u64 {
    std::env::var("ESTAFETTE_RANDOM_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(300)
}

struct Played {
    state: State,
    draws: Draws,
    moves: Vec<(Side, Order)>,
    log: Vec<Event>,
    lost: [u8; 2],
}

impl Played {
    fn start(seed: u64) -> Played {
        let (state, log) = State::start(&Options::default(), Seed::from_number(seed)).unwrap();
        let draws = Draws::new(&Seed::from_number(!seed), LogPosition(1), Purpose::Deal);
        Played { state, draws, moves: Vec::new(), log, lost: [0; 2] }
    }

    fn position(&self) -> LogPosition {
        LogPosition(u32::try_from(self.moves.len()).unwrap() + 1)
    }

    /// The open decision's choices; the other side must have none.
    fn choices(&self) -> Option<Choices> {
        let side = self.state.decision()?.side;
        if let Some(others) = self.state.choices(side.opponent()) {
            let cancels = |template: &Template| matches!(template, Template::CancelBombardment { .. });
            assert!(others.templates.iter().all(cancels), "the waiting side is offered {others:?}");
        }
        let choices = self.state.choices(side).expect("the side to decide has choices");
        assert!(!choices.templates.is_empty(), "nothing to choose in {:?}", choices.decision);
        Some(choices)
    }

    fn give(&mut self, side: Side, order: Order) {
        let events = self.state.apply(side, &order, self.position());
        let events = events.unwrap_or_else(|refusal| panic!("{order:?} was offered, but: {refusal}"));
        for event in &events {
            if let Event::MoraleLost { side, tokens, .. } = event {
                self.lost[usize::from(*side == Side::France)] += tokens;
            }
        }
        self.log.extend(events);
        self.moves.push((side, order));
    }
}

fn views(state: &State) -> Vec<View> {
    Viewer::ALL.iter().map(|&viewer| state.view(viewer)).collect()
}

#[test]
fn every_random_game_keeps_the_rules_and_ends() {
    let (mut decisions, mut offered, mut refused) = (0, 0, 0);
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..games() {
        let mut game = Played::start(seed);
        while let Some(choices) = game.choices() {
            let side = choices.decision.side;
            if decisions % 7 == 0 {
                offered += try_everything_offered(&mut game, &choices);
            }
            refused += try_what_is_not_offered(&mut game, &choices);
            let order = random::order(&choices, &mut game.draws).expect("something is offered");
            assert!(choices.offer(&order), "{order:?} fills in no template");
            let kind = serde_json::to_value(&order).unwrap()["order"].as_str().unwrap().to_owned();
            *kinds.entry(kind).or_default() += 1;
            game.give(side, order);
            decisions += 1;
            check_state(&game);
            assert!(game.moves.len() < ENDLESS as usize, "the game does not end");
        }
        let outcome = game.state.outcome().expect("a game without a decision is over");
        *endings.entry(format!("{} {:?}", outcome.winner, outcome.victory)).or_default() += 1;
        check_replay(&game, seed);
    }
    println!("{} games, {decisions} decisions, {offered} offers tried, {refused} orders refused", games());
    println!("endings {endings:?}");
    println!("orders {kinds:?}");
    assert!(refused > 1000);
    for kind in ["march", "road_march", "manoeuvre_attack", "organize", "respond", "retreat", "continuation"]
    {
        assert!(kinds.contains_key(kind), "no {kind} in any game");
    }
}

/// Every template, filled in by chance, applies to a copy.
fn try_everything_offered(game: &mut Played, choices: &Choices) -> u32 {
    let mut tried = 0;
    for template in &choices.templates {
        let order = random::fill(template, &mut game.draws);
        assert!(template.admits(&order), "{order:?} does not fill in {template:?}");
        check_no_reason(&game.state, choices.decision.side, template, &order);
        let mut copy = game.state.clone();
        if let Err(refusal) = copy.apply(choices.decision.side, &order, game.position()) {
            panic!("{order:?} was offered, but: {refusal}");
        }
        tried += 1;
    }
    tried
}

/// Nobody is told why an offered order cannot be given.
fn check_no_reason(state: &State, side: Side, template: &Template, order: &Order) {
    let (pieces, target) = match (template, order) {
        (_, Order::March { pieces, to }) => (pieces.clone(), *to),
        (Template::RoadMarch { routes, .. }, Order::RoadMarch { piece, crossings }) => {
            let route = routes.iter().find(|route| route.crossings[..] == crossings[..]).unwrap();
            (vec![*piece], PlaceName::Reserve(route.to))
        }
        (_, Order::FollowRoad { piece, to }) => (vec![*piece], PlaceName::Approach(*to)),
        (Template::PontoonEntry { to, .. }, Order::PontoonEntry { piece }) => {
            (vec![*piece], PlaceName::Reserve(*to))
        }
        (_, Order::ManoeuvreAttack { pieces, across }) => {
            (pieces.clone(), PlaceName::Reserve(across.towards))
        }
        (_, Order::Continuation { pieces, to }) if state.decision().is_some_and(acts) => {
            (pieces.clone(), PlaceName::Approach(*to))
        }
        _ => return,
    };
    let reasons = state.why_not(side, &pieces, target);
    assert!(reasons.is_empty(), "{order:?} was offered, but: {reasons:?}");
}

fn acts(decision: Decision) -> bool {
    decision.kind == DecisionKind::Act
}

/// Arbitrary orders apply exactly when they are offered; a refusal changes nothing.
fn try_what_is_not_offered(game: &mut Played, choices: &Choices) -> u32 {
    let before = views(&game.state);
    let (side, at) = (choices.decision.side, game.position());
    let mut refused = 0;
    for _ in 0..3 {
        let order = arbitrary(&before[0], &mut game.draws);
        let mut copy = game.state.clone();
        match copy.apply(side, &order, at) {
            Ok(_) => assert!(choices.offer(&order), "{order:?} applies, but was not offered"),
            Err(refusal) => {
                assert!(!choices.offer(&order), "{order:?} was offered, but: {refusal}");
                assert_eq!(views(&copy), before, "{refusal} changed something");
                refused += 1;
            }
        }
        assert!(copy_is_out_of_turn(&game.state, side.opponent(), &order, at));
    }
    refused
}

fn copy_is_out_of_turn(state: &State, side: Side, order: &Order, at: LogPosition) -> bool {
    state.clone().apply(side, order, at).is_err()
}

/// An order that could be legal as far as its form goes.
fn arbitrary(view: &View, draws: &mut Draws) -> Order {
    let board = data::board();
    let mut below = |bound: usize| draws.below(u32::try_from(bound).unwrap()) as usize;
    let own: Vec<_> = view.pieces.iter().filter(|piece| piece.side == view.active).collect();
    let near = if own.is_empty() { &view.pieces[0] } else { own[below(own.len())] };
    let mut pieces: Vec<Token> = vec![near.token];
    for piece in view.pieces.iter().filter(|piece| piece.at == near.at && piece.token != near.token) {
        if below(2) == 0 {
            pieces.push(piece.token);
        }
    }
    if below(6) == 0 {
        pieces.push(view.pieces[below(view.pieces.len())].token);
    }
    let locale = match near.at {
        PlaceName::Reserve(locale) => board.locale_named(locale),
        PlaceName::Approach(approach) => board.locale_named(approach.locale),
        _ => None,
    };
    let locale = locale.unwrap_or_else(|| board.locales().nth(below(90)).unwrap().0);
    let locale = board.locale(locale);
    let approach = board.approach(locale.approaches[below(locale.approaches.len())]);
    let near_number: LocaleNumber = board.locale(locale.neighbours[below(locale.neighbours.len())]).number;
    let name: ApproachName = approach.name;
    let crossings: Vec<CrossingNumber> = (0..=below(3))
        .filter_map(|_| locale.crossings.get(below(locale.crossings.len().max(1))))
        .map(|&crossing| board.crossing(crossing).number)
        .collect();
    match below(20) {
        0 | 1 => Order::March { pieces, to: PlaceName::Reserve(near_number) },
        2 => Order::March { pieces, to: PlaceName::Reserve(locale.number) },
        3 | 4 => Order::March { pieces, to: PlaceName::Approach(name) },
        5 | 6 => Order::RoadMarch { piece: near.token, crossings },
        7 => Order::FollowRoad { piece: near.token, to: name },
        8 | 9 => Order::ManoeuvreAttack { pieces, across: name },
        10 | 11 => Order::Organize { pieces },
        12 => Order::Continuation { pieces, to: name },
        13 => Order::Respond { pieces },
        14 => Order::Retreat { piece: near.token, to: near_number },
        15 | 16 => Order::Assault { across: name },
        17 => Order::DeclareBombardment { piece: near.token },
        18 => Order::CompleteBombardment { piece: near.token },
        _ => Order::PontoonEntry { piece: near.token },
    }
}

/// No position is ever illegal: capacity, armies apart, pieces and strength
/// conserved, morale accounted for, commands within bounds, traffic limits.
fn check_state(game: &Played) {
    let board = data::board();
    let views = views(&game.state);
    let view = &views[0];
    assert!(view.commands <= data::COMMANDS);
    let mut locales: BTreeMap<u16, (Side, u8)> = BTreeMap::new();
    for piece in &view.pieces {
        let number = match piece.at {
            PlaceName::Reserve(locale) => locale,
            PlaceName::Approach(approach) => approach.locale,
            PlaceName::Holding(_) => continue,
            PlaceName::Eliminated => panic!("an eliminated piece is in a view"),
        };
        let entry = locales.entry(number.0).or_insert((piece.side, 0));
        assert_eq!(entry.0, piece.side, "two armies in {number}");
        entry.1 += 1;
        let capacity = board.locale(board.locale_named(number).unwrap()).capacity;
        assert!(entry.1 <= capacity, "{number} is over capacity");
    }
    for used in &view.traffic {
        assert!(used.count <= 3 && used.last_step <= 3 && used.count <= used.last_step);
    }
    check_armies(&views);
    check_morale(game, view);
    check_knowledge(&views);
    if let (Some(decision), Some(outcome)) = (view.decision, view.outcome) {
        panic!("{decision:?} is open although {outcome:?}");
    }
}

fn check_armies(views: &[View]) {
    let forces = data::forces();
    let full = [forces.austria(), [forces.france_at_start(), forces.france_reinforcements()].concat()];
    for (side, full) in Side::BOTH.into_iter().zip(full) {
        let view = &views[usize::from(side == Side::France)];
        let faces = view.pieces.iter().filter(|piece| piece.side == side).map(|piece| match piece.face {
            SeenFace::Own { face, .. } | SeenFace::Open { face } => face,
            SeenFace::LastSeen { .. } | SeenFace::Hidden => panic!("{side} does not see its own piece"),
        });
        let faces: Vec<_> = faces.collect();
        let strength: u8 = faces.iter().map(|face| face.strength.get()).sum();
        let whole: u8 = full.iter().map(|face| face.strength.get()).sum();
        let losses = view.losses[side];
        assert_eq!(faces.len() + usize::from(losses.pieces), full.len(), "{side}: pieces");
        assert_eq!(strength + losses.strength, whole, "{side}: strength");
    }
}

fn check_morale(game: &Played, view: &View) {
    for (index, side) in Side::BOTH.into_iter().enumerate() {
        let morale = &view.morale[side];
        let committed: u8 = morale.committed.iter().map(|tokens| tokens.tokens).sum();
        assert_eq!(morale.level, morale.uncommitted + committed);
        let coming: u8 = morale.coming.iter().map(|tokens| tokens.tokens).sum();
        let all = 12 + data::forces().uncommitted_at_start[side];
        assert_eq!(morale.level + coming + game.lost[index], all, "{side}: morale tokens");
    }
}

/// Nobody sees more than the rules allow; a spectator no more than both players.
fn check_knowledge(views: &[View]) {
    let [austria, france, spectator] = views else { panic!("three viewers") };
    for ((a, f), s) in austria.pieces.iter().zip(&france.pieces).zip(&spectator.pieces) {
        assert_eq!((a.token, a.at), (f.token, f.at));
        let enemy = if a.side == Side::Austria { f } else { a };
        assert_eq!(s.face, enemy.face, "a spectator sees an enemy block as its enemy does");
        assert!(!matches!(enemy.face, SeenFace::Own { .. }));
    }
}

/// Folding the moves again gives the same log and the same position.
fn check_replay(game: &Played, seed: u64) {
    let (mut state, mut log) = State::start(&Options::default(), Seed::from_number(seed)).unwrap();
    for (index, (side, order)) in game.moves.iter().enumerate() {
        let at = LogPosition(u32::try_from(index).unwrap() + 1);
        log.extend(state.apply(*side, order, at).unwrap());
    }
    assert_eq!(log, game.log);
    assert_eq!(views(&state), views(&game.state));
}
