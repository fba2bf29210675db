//! A player without a plan: any offered order, by chance.

use crate::chance::Draws;
use crate::force::Token;
use crate::triomphe::{Choices, Group, Order, Template};

/// Fills in one of the templates by chance.
///
/// Attacks and marches are preferred to ending the turn, so that games go
/// somewhere. `None` when nothing is offered.
pub fn order(choices: &Choices, draws: &mut Draws) -> Option<Order> {
    let templates = &choices.templates;
    let busy: Vec<&Template> = templates.iter().filter(|template| **template != Template::EndTurn).collect();
    let rest = busy.len() < templates.len();
    if busy.is_empty() || (rest && draws.below(8) == 0) {
        return templates.iter().find(|template| **template == Template::EndTurn).map(|_| Order::EndTurn {});
    }
    let attacks: Vec<&Template> = busy
        .iter()
        .copied()
        .filter(|template| matches!(template, Template::ManoeuvreAttack { .. } | Template::Assault { .. }))
        .collect();
    let pool = if !attacks.is_empty() && draws.below(2) == 0 { attacks } else { busy };
    let template: &Template = pick::<&Template>(&pool, draws);
    Some(fill(template, draws))
}

/// Fills in a template by chance.
#[must_use]
pub fn fill(template: &Template, draws: &mut Draws) -> Order {
    match template {
        Template::March { to, group, .. } => Order::March { pieces: some_of(group, draws), to: *to },
        Template::RoadMarch { pieces, routes, .. } => Order::RoadMarch {
            piece: *pick(pieces, draws),
            crossings: pick(routes, draws).crossings.to_vec(),
        },
        Template::FollowRoad { to, pieces, .. } => Order::FollowRoad { piece: *pick(pieces, draws), to: *to },
        Template::PontoonEntry { pieces, .. } => Order::PontoonEntry { piece: *pick(pieces, draws) },
        Template::ManoeuvreAttack { across, group, .. } => {
            Order::ManoeuvreAttack { pieces: some_of(group, draws), across: *across }
        }
        Template::DeclareBombardment { pieces } => Order::DeclareBombardment { piece: *pick(pieces, draws) },
        Template::CompleteBombardment { pieces } => {
            Order::CompleteBombardment { piece: *pick(pieces, draws) }
        }
        Template::CancelBombardment { pieces } => Order::CancelBombardment { piece: *pick(pieces, draws) },
        Template::Assault { across, .. } => Order::Assault { across: *across },
        Template::LeadDefense { group } => Order::LeadDefense { pieces: some_of(group, draws) },
        Template::NameAssault { group, leaders } => name_assault(group, leaders, draws),
        Template::Fire { pieces } => Order::Fire { piece: *pick(pieces, draws) },
        Template::HoldFire => Order::HoldFire {},
        Template::CounterAttack { group } => Order::CounterAttack { pieces: some_of(group, draws) },
        Template::Organize { first, second, .. } => {
            Order::Organize { pieces: one_of_each(first, second, draws) }
        }
        Template::Continuation { to, group } => {
            Order::Continuation { pieces: some_of(group, draws), to: *to }
        }
        Template::EndTurn => Order::EndTurn {},
        Template::MarchOn { routes } => Order::MarchOn { crossings: pick(routes, draws).crossings.to_vec() },
        Template::Halt => Order::Halt {},
        Template::Respond { group } => Order::Respond { pieces: some_of(group, draws) },
        Template::Advance => Order::Advance {},
        Template::Stay => Order::Stay {},
        Template::ShowInfantry { pieces } => Order::ShowInfantry { piece: *pick(pieces, draws) },
        Template::TakeLoss { pieces } => Order::TakeLoss { piece: *pick(pieces, draws) },
        Template::Retreat { pieces, to } => {
            Order::Retreat { piece: *pick(pieces, draws), to: *pick(to, draws) }
        }
        Template::GiveUp { pieces } => Order::GiveUp { piece: *pick(pieces, draws) },
        Template::RemoveMorale { from } => Order::RemoveMorale { from: *pick(from, draws) },
        Template::TransferMorale { from } => Order::TransferMorale { from: *pick(from, draws) },
        Template::LeaveMorale => Order::LeaveMorale {},
        Template::RecoverMorale { from } => Order::RecoverMorale { from: *pick(from, draws) },
        Template::RecoverNothing => Order::RecoverNothing {},
    }
}

fn pick<'a, T>(items: &'a [T], draws: &mut Draws) -> &'a T {
    &items[draws.below(u32::try_from(items.len()).unwrap_or(u32::MAX)) as usize]
}

fn some_of(group: &Group, draws: &mut Draws) -> Vec<Token> {
    let spread = u32::from(group.at_most - group.at_least) + 1;
    let count = usize::from(group.at_least) + draws.below(spread) as usize;
    let mut pieces = group.pieces.clone();
    draws.shuffle(&mut pieces);
    if count > 0 && !group.one_of.is_empty() {
        let needed = *pick(&group.one_of, draws);
        pieces.retain(|&piece| piece != needed);
        pieces.insert(0, needed);
    }
    pieces.truncate(count);
    pieces
}

/// Leaders first, then others as far as they fit.
fn name_assault(group: &Group, leaders: &Group, draws: &mut Draws) -> Order {
    let leaders = some_of(leaders, draws);
    let mut pieces = some_of(group, draws);
    pieces.retain(|piece| !leaders.contains(piece));
    pieces.splice(0..0, leaders.iter().copied());
    pieces.truncate(usize::from(group.at_most));
    Order::NameAssault { pieces, leaders }
}

fn one_of_each(first: &[Token], second: &[Token], draws: &mut Draws) -> Vec<Token> {
    let one = *pick(first, draws);
    let others: Vec<Token> = second.iter().copied().filter(|&other| other != one).collect();
    if others.is_empty() { vec![one] } else { vec![one, *pick(&others, draws)] }
}
