//! Every order that is offered.

use estafette_engine::force::Token;
use estafette_engine::triomphe::{Choices, Group, Order, Template};

/// Every order that fills in one of the templates.
pub fn all(choices: &Choices) -> Vec<Order> {
    choices.templates.iter().flat_map(instances).collect()
}

fn instances(template: &Template) -> Vec<Order> {
    match template {
        Template::March { to, group, .. } => groups(group, |pieces| Order::March { pieces, to: *to }),
        Template::RoadMarch { pieces, routes, .. } => {
            let ways = |&piece: &Token| {
                let order = move |crossings| Order::RoadMarch { piece, crossings };
                routes.iter().map(move |route| order(route.crossings.to_vec()))
            };
            pieces.iter().flat_map(ways).collect()
        }
        Template::FollowRoad { to, pieces, .. } => each(pieces, |piece| Order::FollowRoad { piece, to: *to }),
        Template::PontoonEntry { pieces, .. } => each(pieces, |piece| Order::PontoonEntry { piece }),
        Template::ManoeuvreAttack { across, group, .. } => {
            groups(group, |pieces| Order::ManoeuvreAttack { pieces, across: *across })
        }
        Template::Organize { first, second, .. } => organizing(first, second),
        Template::Continuation { to, group } => {
            groups(group, |pieces| Order::Continuation { pieces, to: *to })
        }
        Template::DeclareBombardment { pieces } => each(pieces, |piece| Order::DeclareBombardment { piece }),
        Template::CompleteBombardment { pieces } => {
            each(pieces, |piece| Order::CompleteBombardment { piece })
        }
        Template::CancelBombardment { pieces } => each(pieces, |piece| Order::CancelBombardment { piece }),
        Template::Assault { across, .. } => vec![Order::Assault { across: *across }],
        Template::LeadDefense { group } => groups(group, |pieces| Order::LeadDefense { pieces }),
        Template::NameAssault { group, leaders } => naming(group, leaders),
        Template::Fire { pieces } => each(pieces, |piece| Order::Fire { piece }),
        Template::HoldFire => vec![Order::HoldFire {}],
        Template::CounterAttack { group } => groups(group, |pieces| Order::CounterAttack { pieces }),
        Template::EndTurn => vec![Order::EndTurn {}],
        Template::MarchOn { routes } => {
            each(routes, |route| Order::MarchOn { crossings: route.crossings.to_vec() })
        }
        Template::Halt => vec![Order::Halt {}],
        Template::Respond { group } => groups(group, |pieces| Order::Respond { pieces }),
        Template::Advance => vec![Order::Advance {}],
        Template::Stay => vec![Order::Stay {}],
        Template::ShowInfantry { pieces } => each(pieces, |piece| Order::ShowInfantry { piece }),
        Template::TakeLoss { pieces } => each(pieces, |piece| Order::TakeLoss { piece }),
        Template::Retreat { pieces, to } => {
            let ways = |&piece: &Token| to.iter().map(move |&to| Order::Retreat { piece, to });
            pieces.iter().flat_map(ways).collect()
        }
        Template::GiveUp { pieces } => each(pieces, |piece| Order::GiveUp { piece }),
        Template::RemoveMorale { from } => each(from, |from| Order::RemoveMorale { from }),
        Template::TransferMorale { from } => each(from, |from| Order::TransferMorale { from }),
        Template::LeaveMorale => vec![Order::LeaveMorale {}],
        Template::RecoverMorale { from } => each(from, |from| Order::RecoverMorale { from }),
        Template::RecoverNothing => vec![Order::RecoverNothing {}],
    }
}

/// Every set of assault pieces with every set of leaders among them.
fn naming(group: &Group, leaders: &Group) -> Vec<Order> {
    let led = |pieces: Vec<Token>| {
        let among = |set: &Vec<Token>| set.iter().all(|leader| pieces.contains(leader));
        let sets: Vec<_> = subsets(leaders).into_iter().filter(among).collect();
        sets.into_iter().map(move |leaders| Order::NameAssault { pieces: pieces.clone(), leaders })
    };
    subsets(group).into_iter().flat_map(led).collect()
}

fn each<T: Clone>(items: &[T], order: impl Fn(T) -> Order) -> Vec<Order> {
    items.iter().cloned().map(order).collect()
}

fn groups(group: &Group, order: impl Fn(Vec<Token>) -> Order) -> Vec<Order> {
    subsets(group).into_iter().map(order).collect()
}

/// Every set of pieces a group admits. Groups are small: a locale holds no more
/// than 20 blocks, and no more than three are picked.
fn subsets(group: &Group) -> Vec<Vec<Token>> {
    let mut sets: Vec<Vec<Token>> = vec![Vec::new()];
    for &piece in &group.pieces {
        let room = |set: &&Vec<Token>| set.len() < usize::from(group.at_most);
        let longer: Vec<_> = sets.iter().filter(room).map(|set| [&set[..], &[piece]].concat()).collect();
        sets.extend(longer);
    }
    sets.retain(|set| group.admits(set));
    sets
}

fn organizing(first: &[Token], second: &[Token]) -> Vec<Order> {
    if second.is_empty() {
        return each(first, |piece| Order::Organize { pieces: vec![piece] });
    }
    let pairs = first.iter().flat_map(|&one| second.iter().map(move |&other| vec![one, other]));
    pairs.filter(|pair| pair[0] != pair[1]).map(|pieces| Order::Organize { pieces }).collect()
}
