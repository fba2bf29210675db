//! What somebody is asked. The client's `orders/question.ts` says the same.

use estafette_engine::field::place::{ApproachName, PlaceName};
use estafette_engine::triomphe::{Decision, DecisionKind};

use crate::nouns::Names;
use crate::words::{Told, Words};

/// A question: its head and its sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// `Do you respond?`
    pub head: String,
    /// The whole question.
    pub text: String,
}

/// What the player who decides is asked.
pub fn question(words: &Words, names: &Names, decision: Decision) -> Question {
    let (key, told) = told(words, names, decision);
    let text = words.capital(&words.say(&format!("decide-{key}"), &told));
    Question { head: words.say(&format!("decide-{key}-head"), &told), text }
}

fn told(words: &Words, names: &Names, decision: Decision) -> (&'static str, Told<'static>) {
    let mut told = Told::new();
    let place = |place: PlaceName| names.place(words, place);
    let locale = |locale| names.locale(words, locale);
    let over = |told: &mut Told<'static>, attack: ApproachName| {
        told.set("to", locale(attack.towards));
        told.set("place", locale(attack.towards));
        told.set("from", locale(attack.locale));
    };
    let key = match decision.kind {
        DecisionKind::Act => "act",
        DecisionKind::Respond { defense, attackers } => {
            told = words.of_side(decision.side.opponent());
            told.set("attackers", attackers);
            told.set("from", locale(defense.towards));
            told.set("to", locale(defense.locale));
            "respond"
        }
        DecisionKind::Advance { attack } => {
            told.set("to", locale(attack.towards));
            "advance"
        }
        DecisionKind::MarchOn { locale: at } => {
            told.set("place", locale(at));
            "march_on"
        }
        DecisionKind::Retreat { locale: at } => {
            told.set("place", locale(at));
            "retreat"
        }
        DecisionKind::Bombarded { locale: at } => {
            told.set("place", locale(at));
            "bombarded"
        }
        DecisionKind::ShowInfantry { defense } => {
            told.set("place", locale(defense.locale));
            "show_infantry"
        }
        DecisionKind::LeadDefense { defense } => {
            told.set("place", locale(defense.locale));
            told.set("from", locale(defense.towards));
            "lead_defense"
        }
        DecisionKind::NameAssault { attack } => {
            over(&mut told, attack);
            "name_assault"
        }
        DecisionKind::ArtilleryDefense { attack } => {
            over(&mut told, attack);
            "artillery_defense"
        }
        DecisionKind::CounterAttack { attack } => {
            over(&mut told, attack);
            "counter_attack"
        }
        DecisionKind::TakeLoss { position, reductions } => {
            told.set("place", names.position(words, position));
            told.set("reductions", reductions);
            "take_loss"
        }
        DecisionKind::RemoveMorale { army } => {
            told = words.of_side(army);
            "remove_morale"
        }
        DecisionKind::TransferMorale { army, to, missing } => {
            told = words.of_side(army);
            told.set("place", place(PlaceName::Reserve(to)));
            told.set("missing", missing);
            "transfer_morale"
        }
        DecisionKind::RecoverMorale => "recover_morale",
    };
    (key, told)
}
