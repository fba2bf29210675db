//! Whole games between adversaries of the rules: players with one bad habit each, who
//! give the orders that others seldom give. The same holds as in random games.

use estafette_engine::chance::Draws;
use estafette_engine::field::place::{LocaleNumber, PlaceName};
use estafette_engine::force::{Arm, Side, Token};
use estafette_engine::offer::Offer;
use estafette_engine::triomphe::view::{SeenFace, SeenPiece};
use estafette_engine::triomphe::{Order, View};
use estafette_testing::bot::{marcher::Marcher, random};
use estafette_testing::played::{Course, Played, games_wanted};
use estafette_testing::triomphe::{State, marcher};
use estafette_testing::vocabulary::Vocabulary;

/// A bad habit.
#[derive(Debug, Clone, Copy)]
enum Habit {
    /// Assaults, and moves up to assault.
    Storms,
    /// Declares, completes and cancels bombardments.
    Bombards,
    /// Attacks with everything everywhere.
    Attacks,
    /// Goes, and retreats, to where the most blocks are.
    Crowds,
    /// Ends every turn at once, and answers with nothing.
    Idles,
    /// Brings reinforcements and organizes, and rides on and on.
    Hurries,
    /// Gives up and stays behind; loses what it can.
    Despairs,
}

const HABITS: [Habit; 7] = [
    Habit::Storms,
    Habit::Bombards,
    Habit::Attacks,
    Habit::Crowds,
    Habit::Idles,
    Habit::Hurries,
    Habit::Despairs,
];

/// Every pair of habits, so many times; more with `ESTAFETTE_RANDOM_GAMES`.
fn rounds() -> u64 {
    let pairs = (HABITS.len() * HABITS.len()) as u64;
    games_wanted().map_or(16, |games| games.div_ceil(pairs))
}

/// Blocks in a locale.
fn crowd(view: &View, locale: LocaleNumber) -> usize {
    let there = view.pieces.iter().filter(|piece| match piece.at {
        PlaceName::Reserve(number) => number == locale,
        PlaceName::Approach(approach) => approach.locale == locale,
        PlaceName::Holding(_) | PlaceName::Eliminated => false,
    });
    there.count()
}

/// Guns among the own blocks.
fn guns(view: &View, pieces: &[Token]) -> usize {
    let gun = |piece: &&SeenPiece| match piece.face {
        SeenFace::Own { face, .. } | SeenFace::Open { face } => face.arm == Arm::Artillery,
        SeenFace::LastSeen { .. } | SeenFace::Hidden => false,
    };
    view.pieces.iter().filter(gun).filter(|piece| pieces.contains(&piece.token)).count()
}

impl Habit {
    /// How much an offer is to the liking of this habit.
    fn likes(self, offer: &Offer, view: &View) -> usize {
        let march = offer.target.as_ref().filter(|_| offer.is("march")).map(|target| target.at);
        match (self, &*offer.order) {
            (_, "end_turn") if !matches!(self, Habit::Idles) => 0,
            (Habit::Storms, "assault" | "counter_attack")
            | (Habit::Bombards, "complete_bombardment" | "fire")
            | (Habit::Attacks, "manoeuvre_attack")
            | (Habit::Hurries, "pontoon_entry" | "march_on")
            | (Habit::Idles, "end_turn" | "halt" | "recover_nothing")
            | (Habit::Idles | Habit::Despairs, "hold_fire" | "stay")
            | (Habit::Despairs, "give_up") => 9,
            (Habit::Bombards, "declare_bombardment")
            | (Habit::Attacks, "advance")
            | (Habit::Hurries, "continuation" | "follow_road")
            | (Habit::Despairs, "cancel_bombardment")
            | (Habit::Idles | Habit::Despairs, "leave_morale") => 8,
            (Habit::Storms | Habit::Bombards, _) if matches!(march, Some(PlaceName::Approach(_))) => 7,
            (Habit::Hurries, "organize" | "road_march") => 6,
            (Habit::Crowds, _) => match march {
                Some(PlaceName::Reserve(to)) => 1 + crowd(view, to),
                _ => 1,
            },
            _ => 1,
        }
    }

    /// How much it likes one order of an offer.
    fn likes_filled(self, order: &Order, view: &View) -> usize {
        match (self, order) {
            (Habit::Crowds, Order::Retreat { to, .. }) => crowd(view, *to),
            (
                Habit::Idles | Habit::Despairs,
                Order::Respond { pieces } | Order::CounterAttack { pieces } | Order::LeadDefense { pieces },
            ) => 3 - pieces.len().min(3),
            (Habit::Bombards, Order::March { pieces, to: PlaceName::Approach(_) }) => guns(view, pieces),
            (Habit::Bombards, Order::RoadMarch { piece, .. }) => guns(view, &[*piece]),
            (Habit::Despairs, Order::ManoeuvreAttack { pieces, .. } | Order::March { pieces, .. }) => {
                3 - pieces.len()
            }
            (_, Order::ManoeuvreAttack { pieces, .. } | Order::NameAssault { pieces, .. }) => pieces.len(),
            _ => 0,
        }
    }

    /// Mostly what it likes best; at times anything, or on towards the enemy, so that
    /// games go on and armies meet.
    fn order(self, offers: &[Offer], marcher: &Marcher, view: &View, draws: &mut Draws) -> Order {
        if draws.below(6) == 0 {
            return random::order(offers, draws).expect("something is offered");
        }
        let best = offers.iter().map(|offer| self.likes(offer, view)).max();
        if best <= Some(1) && draws.below(2) == 0 {
            return marcher.order(offers, draws).expect("something is offered");
        }
        let liked: Vec<_> = offers.iter().filter(|offer| Some(self.likes(offer, view)) == best).collect();
        let offer = liked[draws.below(u32::try_from(liked.len()).unwrap()) as usize];
        let filled = (0..4).map(|_| random::fill(offer, draws).order());
        filled.max_by_key(|order| self.likes_filled(order, view)).expect("four were filled in")
    }
}

#[test]
fn every_game_between_adversaries_keeps_the_rules_and_ends() {
    let (mut course, mut vocabulary) = (Course::default(), Vocabulary::default());
    let marchers = Side::BOTH.map(marcher);
    let pairs = HABITS.iter().flat_map(|&austria| HABITS.iter().map(move |&france| [austria, france]));
    for habits in (0..rounds()).flat_map(|_| pairs.clone()) {
        let mut game = Played::<State>::start(course.games);
        while let Some((seat, offers)) = game.asked() {
            game.try_offered(seat, &offers, 11, &mut course);
            if course.decisions.is_multiple_of(3) {
                game.try_what_is_not_offered(seat, &offers, &mut vocabulary, &mut course);
            }
            let view = game.state.view(seat.into());
            let (habit, marcher) = (habits[seat.side as usize], &marchers[seat.side as usize]);
            let order = habit.order(&offers, marcher, &view, &mut game.draws);
            game.give(seat, &order, &mut course);
        }
        game.finish(&mut course);
    }
    println!("{course:#?}");
    for kind in RARE {
        assert!(course.orders.contains_key(kind), "no {kind} in any game");
    }
}

/// Orders that these games are for.
const RARE: [&str; 15] = [
    "assault",
    "name_assault",
    "lead_defense",
    "counter_attack",
    "fire",
    "hold_fire",
    "declare_bombardment",
    "complete_bombardment",
    "cancel_bombardment",
    "take_loss",
    "retreat",
    "remove_morale",
    "transfer_morale",
    "recover_morale",
    "pontoon_entry",
];
