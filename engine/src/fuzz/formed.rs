//! Orders that could be legal as far as their form goes.

use super::bytes::Bytes;
use crate::field::place::{ApproachName, CrossingNumber, LocaleNumber, PlaceName};
use crate::force::Token;
use crate::triomphe::view::SeenPiece;
use crate::triomphe::{Order, View, data};

/// What an order can be made of: a block, others that mostly stand with it, and
/// places about it.
struct Surroundings {
    piece: Token,
    pieces: Vec<Token>,
    leaders: Vec<Token>,
    here: LocaleNumber,
    next: LocaleNumber,
    approach: ApproachName,
    crossings: Vec<CrossingNumber>,
}

impl Surroundings {
    fn of(near: &SeenPiece, view: &View, bytes: &mut Bytes) -> Option<Surroundings> {
        let board = data::board();
        let mut pieces: Vec<Token> = vec![near.token];
        for piece in view.pieces.iter().filter(|piece| piece.at == near.at && piece.token != near.token) {
            if bytes.below(2) == 0 {
                pieces.push(piece.token);
            }
        }
        match bytes.below(8) {
            0 => pieces.push(view.pieces[bytes.below(view.pieces.len())].token),
            1 => pieces.push(near.token),
            2 => pieces.clear(),
            _ => {}
        }
        let leaders = pieces.iter().copied().filter(|_| bytes.below(2) == 0).collect();
        let known = match near.at {
            PlaceName::Reserve(locale) => board.locale_named(locale),
            PlaceName::Approach(approach) => board.locale_named(approach.locale),
            PlaceName::Holding(_) | PlaceName::Eliminated => None,
        };
        let by_chance = board.locales().nth(bytes.below(board.locales().len())).map(|(id, _)| id);
        let locale = board.locale(known.or(by_chance)?);
        let crossings = (0..=bytes.below(4))
            .filter_map(|_| locale.crossings.get(bytes.below(locale.crossings.len().max(1))))
            .map(|&crossing| board.crossing(crossing).number);
        Some(Surroundings {
            piece: near.token,
            crossings: crossings.collect(),
            pieces,
            leaders,
            here: locale.number,
            next: board.locale(locale.neighbours[bytes.below(locale.neighbours.len())]).number,
            approach: board.approach(locale.approaches[bytes.below(locale.approaches.len())]).name,
        })
    }

    /// An order of the turn itself.
    fn action(self, bytes: &mut Bytes) -> Order {
        let Surroundings { piece, pieces, here, next, approach, crossings, .. } = self;
        match bytes.below(18) {
            0 | 1 => Order::March { pieces, to: PlaceName::Reserve(next) },
            2 => Order::March { pieces, to: PlaceName::Reserve(here) },
            3 | 4 => Order::March { pieces, to: PlaceName::Approach(approach) },
            5 | 6 => Order::RoadMarch { piece, crossings },
            7 => Order::FollowRoad { piece, to: approach },
            8 | 9 => Order::ManoeuvreAttack { pieces, across: approach },
            10 | 11 => Order::Organize { pieces },
            12 => Order::Continuation { pieces, to: approach },
            13 => Order::Assault { across: approach },
            14 => Order::DeclareBombardment { piece },
            15 => Order::CompleteBombardment { piece },
            16 => Order::CancelBombardment { piece },
            _ => Order::PontoonEntry { piece },
        }
    }

    /// An answer to a decision.
    fn answer(self, bytes: &mut Bytes) -> Order {
        let Surroundings { piece, pieces, leaders, here, next, crossings, .. } = self;
        match bytes.below(20) {
            0 => Order::EndTurn {},
            1 => Order::LeadDefense { pieces },
            2 => Order::NameAssault { pieces, leaders },
            3 => Order::Fire { piece },
            4 => Order::HoldFire {},
            5 => Order::CounterAttack { pieces },
            6 => Order::MarchOn { crossings },
            7 => Order::Halt {},
            8 => Order::Respond { pieces },
            9 => Order::Advance {},
            10 => Order::Stay {},
            11 => Order::ShowInfantry { piece },
            12 => Order::TakeLoss { piece },
            13 => Order::Retreat { piece, to: next },
            14 => Order::GiveUp { piece },
            15 => Order::RemoveMorale { from: here },
            16 => Order::TransferMorale { from: next },
            17 => Order::LeaveMorale {},
            18 => Order::RecoverMorale { from: here },
            _ => Order::RecoverNothing {},
        }
    }
}

/// An order that could be legal, mostly of the side to decide; `None` when there are
/// no blocks.
#[must_use]
pub fn order(view: &View, bytes: &mut Bytes) -> Option<Order> {
    let side = view.decision.map_or(view.active, |decision| decision.side);
    let own: Vec<&SeenPiece> = view.pieces.iter().filter(|piece| piece.side == side).collect();
    let all: Vec<&SeenPiece> = view.pieces.iter().collect();
    let pool = if own.is_empty() || bytes.below(8) == 0 { all } else { own };
    if pool.is_empty() {
        return None;
    }
    let near = pool[bytes.below(pool.len())];
    let surroundings = Surroundings::of(near, view, bytes)?;
    Some(if bytes.below(3) == 0 { surroundings.answer(bytes) } else { surroundings.action(bytes) })
}
