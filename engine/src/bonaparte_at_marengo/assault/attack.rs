//! 10.1 and step 1: an assault is declared, with its participants and leaders.

use super::{Assault, Line, Step};
use crate::blocks::PieceId;
use crate::bonaparte_at_marengo::event::{Event, ShowReason};
use crate::bonaparte_at_marengo::fresh::Fresh;
use crate::bonaparte_at_marengo::play::Play;
use crate::bonaparte_at_marengo::refusal::Refusal;
use crate::bonaparte_at_marengo::state::State;
use crate::bonaparte_at_marengo::view::Acted;
use crate::field::board::{ApproachId, Marks, Place};
use crate::field::place::ApproachName;
use crate::force::{Arm, Side, Token};
use crate::offer::{Count, Offer, Pick, Target};

/// What an assault costs.
const COST: u8 = 1;

/// The least strength of an attack leader.
const FIT: u8 = 2;

/// The arms that lead.
pub(super) const LEADING: [Arm; 2] = [Arm::Infantry, Arm::Cavalry];

/// Penalty marks against an arm.
pub(super) const fn penalties(marks: Marks, arm: Arm) -> u8 {
    match arm {
        Arm::Infantry => marks.infantry_penalties,
        Arm::Cavalry => marks.cavalry_penalties,
        Arm::Artillery => marks.artillery_penalty as u8,
    }
}

impl State {
    /// Whether the active side could assault from an approach, whoever takes part.
    pub(in super::super) fn check_assault_from(&self, side: Side, across: ApproachId) -> Result<(), Refusal> {
        let approach = self.board.approach(across);
        if self.demoralized(side) {
            Err(Refusal::Demoralized)
        } else if self.turn.moves_begun {
            Err(Refusal::AssaultsOver)
        } else if !self.blocks.occupies(side, approach.locale) || self.blocks.blocking(across) == 0 {
            Err(Refusal::NotInApproach)
        } else if self.closed(across) {
            Err(Refusal::ClosedPair)
        } else if self.captured(approach.towards) {
            Err(Refusal::Captured)
        } else if self.blocks.blocking(approach.opposite) == 0 {
            Err(Refusal::NobodyToAssault)
        } else {
            self.affordable(COST)
        }
    }

    /// Why a piece cannot lead an attack, if it cannot.
    fn check_attack_leader(&self, id: PieceId, across: ApproachId) -> Result<(), Refusal> {
        let face = self.piece(id).face;
        let marks = self.board.opposite(across).marks;
        if face.arm == Arm::Artillery {
            Err(Refusal::ArtilleryLeadsNot)
        } else if face.arm == Arm::Cavalry && marks.cavalry_obstructing {
            Err(Refusal::CavalryObstructed)
        } else if face.strength.get() < FIT || face.strength.get() <= penalties(marks, face.arm) {
            Err(Refusal::TooWeak)
        } else {
            Ok(())
        }
    }

    fn check_assault(
        &self,
        side: Side,
        across: ApproachName,
        pieces: &[Token],
        leaders: &[Token],
    ) -> Result<(ApproachId, Line), Refusal> {
        let across = self.board.approach_named(across).ok_or(Refusal::UnknownPlace)?;
        self.check_assault_from(side, across)?;
        let (all, place) = self.group(side, pieces)?;
        if place != Place::Approach(across) {
            return Err(Refusal::NotInApproach);
        }
        if all.len() > self.fits_beyond(across) {
            return Err(Refusal::NoRoom);
        }
        let named = self.blocks.distinct(side, leaders, usize::MAX)?;
        if named.len() > usize::from(self.board.approach(across).width.need()) {
            return Err(Refusal::TooManyLeaders);
        }
        let arm = self.piece(*named.first().ok_or(Refusal::NobodyLeads)?).face.arm;
        if named.iter().any(|id| !all.contains(id)) {
            return Err(Refusal::WrongPiece);
        }
        for &id in &named {
            self.check_attack_leader(id, across)?;
        }
        if named.iter().any(|&id| !self.piece(id).is(arm)) {
            return Err(Refusal::MixedLeaders);
        }
        Ok((across, Line { side, all, leaders: named, arm: Some(arm) }))
    }

    /// How many attackers the locale beyond a pair holds (Q13).
    fn fits_beyond(&self, across: ApproachId) -> usize {
        usize::from(self.board.locale(self.board.approach(across).towards).capacity)
    }

    /// Why these pieces cannot assault, whoever of them leads, if they cannot.
    pub(in super::super) fn check_assault_with(
        &self,
        side: Side,
        pieces: &[Token],
        across: ApproachId,
    ) -> Result<(), Refusal> {
        self.check_assault_from(side, across)?;
        let (all, place) = self.group(side, pieces)?;
        if place != Place::Approach(across) {
            return Err(Refusal::NotInApproach);
        }
        if all.len() > self.fits_beyond(across) {
            return Err(Refusal::NoRoom);
        }
        let mut refused = None;
        for &id in &all {
            match self.check_attack_leader(id, across) {
                Ok(()) => return Ok(()),
                Err(refusal) => refused = Some(refusal),
            }
        }
        Err(refused.unwrap_or(Refusal::NobodyLeads))
    }

    /// Offers every assault: one offer for each arm that can lead it.
    pub(in super::super) fn offer_assaults(&self, fresh: &Fresh, offers: &mut Vec<Offer>) {
        for (from, pieces) in fresh.by_place() {
            let Place::Approach(across) = from else { continue };
            if self.check_assault_from(self.active, across).is_err() {
                continue;
            }
            let most = pieces.len().min(self.fits_beyond(across));
            let most_leaders = usize::from(self.board.approach(across).width.need()).min(most);
            for arm in LEADING {
                let able = |id: &&PieceId| {
                    self.piece(**id).is(arm) && self.check_attack_leader(**id, across).is_ok()
                };
                let lead = self.blocks.tokens(pieces.iter().filter(able));
                let count = |most: usize| Count::free(1, u8::try_from(most).unwrap_or(u8::MAX));
                if lead.is_empty() {
                    continue;
                }
                let leaders = Pick::blocks("leaders", lead.clone(), count(most_leaders.min(lead.len())))
                    .within("pieces");
                let participants = Count { one_of: lead, ..count(most) };
                let pieces = Pick::blocks("pieces", self.blocks.tokens(pieces), participants);
                let name = self.board.approach(across).name;
                let offer = Offer::new("assault").given("across", name).pick(pieces).pick(leaders);
                offers.push(offer.from(self.board.place_name(from)).to(Target::attack(name)).at_cost(COST));
            }
        }
    }
}

impl Play<'_> {
    /// An assault is declared.
    pub fn declare_assault(
        &mut self,
        side: Side,
        across: ApproachName,
        pieces: &[Token],
        leaders: &[Token],
    ) -> Result<(), Refusal> {
        let (approach, attack) = self.state.check_assault(side, across, pieces, leaders)?;
        self.act(&attack.all, Acted::Assaulted, COST);
        let pieces = self.state.blocks.tokens(&attack.all);
        let leaders = self.state.blocks.tokens(&attack.leaders);
        self.tell(Event::AssaultDeclared { side, across, pieces, leaders });
        self.turn_up(&attack.leaders, ShowReason::Assault);
        let opposite = Place::Approach(self.state.board.approach(approach).opposite);
        let all = self.state.standing_at(opposite);
        let defense = Line { side: side.opponent(), all, leaders: Vec::new(), arm: None };
        self.push_assault(Assault {
            side,
            approach,
            step: Step::Defend,
            attack,
            defense,
            pursuers: Vec::new(),
            won: false,
        });
        Ok(())
    }
}
