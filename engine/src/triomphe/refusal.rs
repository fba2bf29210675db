//! Why an order is refused.

use crate::blocks::Misnamed;
use crate::refusals::refusals;
use crate::roads::traffic::Jam;

refusals! {
    GameOver, "game_over", None, "The game is over.";
    NotYourDecision, "not_your_decision", None, "It is not your decision now.";
    OtherDecision, "other_decision", None, "Another decision is open; this order does not answer it.";
    UnknownPiece, "unknown_piece", None, "There is no such block; it may have been shuffled since.";
    NotYours, "not_yours", None, "This block is not yours.";
    UnknownPlace, "unknown_place", None, "There is no such place on this board.";
    WrongPiece, "wrong_piece", None, "This block cannot be chosen for this decision.";
    NoPieces, "no_pieces", Some("6"), "Name at least one block.";
    TooManyPieces, "too_many_pieces", Some("6"), "No more than three blocks can take part in one action.";
    NamedTwice, "named_twice", None, "A block was named twice.";
    NotTogether, "not_together", Some("6"), "Blocks that act together must stand in the same position.";
    Done, "done", Some("6"), "This block has already taken part in an action this turn.";
    NotEnoughCommands, "not_enough_commands", Some("6"), "There are not enough commands left for this.";
    NowhereNew, "nowhere_new", Some("7"), "The block stands there already.";
    OffMap, "off_map", Some("15"), "A block that waits in a holding area can only enter by road or by the pontoon bridge.";
    NotAdjacent, "not_adjacent", Some("7"), "These places are not next to each other for an off-road march.";
    OwnApproachOnly, "own_approach_only", Some("7"), "From reserve a block can only move up to an approach of its own locale.";
    EnemyThere, "enemy_there", Some("7"), "The enemy holds that locale.";
    NoEnemyBeyond, "no_enemy_beyond", Some("7"), "An approach can be blocked only when the enemy holds the locale opposite.";
    NoRoom, "no_room", Some("3"), "There is not enough room in that locale.";
    Disorganized, "disorganized", Some("14"), "Disorganized blocks cannot leave their locale and cannot attack.";
    FirstRoundBlocking, "first_round_blocking", Some("14"), "French blocks cannot come to block an approach in the first round.";
    ProtectedEntry, "protected_entry", Some("15"), "No enemy may enter this locale while reinforcements still wait to enter there.";
    NotInReserve, "not_in_reserve", Some("8"), "Only a block in reserve can march by road.";
    NoRoad, "no_road", Some("8"), "No road leads that way.";
    TooManyCrossings, "too_many_crossings", Some("8"), "A road march goes over one to three crossings.";
    AgainstTraffic, "against_traffic", Some("8"), "This crossing was already used in the other direction this turn.";
    TrafficJam, "traffic_jam", Some("8"), "The traffic on this road leaves no step for this march.";
    MarchEndsThere, "march_ends_there", Some("14"), "The march has to end where disorganized blocks stand.";
    OnlyCavalryAttacksByRoad, "only_cavalry_attacks_by_road", Some("8"), "Only cavalry can attack on a road march.";
    AttackEndsRoute, "attack_ends_route", Some("8"), "Order the march up to the attack; if it is won you can go on.";
    CrossingAttacked, "crossing_attacked", Some("8"), "This crossing was already used for a road attack this turn.";
    NotOpenYet, "not_open_yet", Some("15"), "These reinforcements are not due yet.";
    ArtilleryWaits, "artillery_waits", Some("15"), "The Austrian artillery cannot enter in the first round.";
    NoPontoon, "no_pontoon", Some("15"), "There is no pontoon bridge there.";
    PontoonUsed, "pontoon_used", Some("15"), "The pontoon bridge was already used this turn.";
    NoEnemyToAttack, "no_enemy_to_attack", Some("9"), "There is no enemy in that locale.";
    WrongApproach, "wrong_approach", Some("9"), "The blocks do not stand in reserve beside this border, nor in this approach.";
    FullyBlocked, "fully_blocked", Some("9"), "The enemy blocks that approach fully.";
    NeedsInfantry, "needs_infantry", Some("9"), "That approach obstructs cavalry: infantry must take part.";
    TooManyResponders, "too_many_responders", Some("9.2"), "No more blocks can respond than there are attackers.";
    ClosedBorder, "closed_border", Some("11"), "An assault over this border was lost: nothing more can go over it this turn.";
    WonByAssault, "won_by_assault", Some("11"), "A locale won by assault cannot be entered by road this turn.";
    NotArtillery, "not_artillery", Some("10"), "Only artillery can bombard.";
    NotInApproach, "not_in_approach", Some("10"), "The block must stand in an approach for this.";
    ArtilleryPenalty, "artillery_penalty", Some("10"), "The ground beyond the border forbids bombardment.";
    AlreadyDeclared, "already_declared", Some("10"), "This artillery has a bombardment declared already.";
    NotDeclared, "not_declared", Some("10"), "This artillery has no bombardment declared.";
    NobodyToAssault, "nobody_to_assault", Some("11"), "An assault needs an enemy in the approach opposite.";
    NobodyToLead, "nobody_to_lead", Some("11.3"), "An assault needs a block that can lead it: of strength two or more, and no cavalry where the ground obstructs it.";
    TooManyLeaders, "too_many_leaders", Some("11.2"), "One block leads over a narrow border, one or two over a wide one.";
    MixedLeaders, "mixed_leaders", Some("11.2"), "Blocks that lead or counter-attack together must be of one type.";
    CavalryObstructed, "cavalry_obstructed", Some("11.2"), "Cavalry cannot lead or counter-attack where the ground obstructs it.";
    TooWeak, "too_weak", Some("11.3"), "A block of strength one cannot lead an attack or counter-attack.";
    CannotFire, "cannot_fire", Some("11.4"), "Only artillery that does not lead, and did not bombard in its last turn, can fire in defense.";
    NothingToContinue, "nothing_to_continue", Some("12"), "Continuation must follow at once on the action it continues.";
    NotCavalry, "not_cavalry", Some("12"), "Only cavalry can do this.";
    ContinuationNotThere, "continuation_not_there", Some("12"), "Continuation from this action cannot reach that approach.";
    NotDisorganized, "not_disorganized", Some("14"), "Only disorganized blocks can be organized.";
    TooManyToOrganize, "too_many_to_organize", Some("14"), "With fewer than three organized French blocks on the map an action organizes one; otherwise one or two.";
    OrganizeTheRest, "organize_the_rest", Some("14"), "All disorganized blocks of a locale must be organized in the same turn, or none; the commands left must suffice for it.";
    NotThere, "not_there", Some("13"), "A block cannot retreat there now.";
    NoTokenThere, "no_token_there", Some("18"), "No morale token can be taken there.";
}

impl From<Jam> for Refusal {
    fn from(jam: Jam) -> Refusal {
        match jam {
            Jam::AgainstTraffic => Refusal::AgainstTraffic,
            Jam::NoStepLeft => Refusal::TrafficJam,
        }
    }
}

impl From<Misnamed> for Refusal {
    fn from(misnamed: Misnamed) -> Refusal {
        match misnamed {
            Misnamed::Unknown => Refusal::UnknownPiece,
            Misnamed::NotYours => Refusal::NotYours,
            Misnamed::Twice => Refusal::NamedTwice,
            Misnamed::TooMany => Refusal::TooManyPieces,
            Misnamed::Nothing => Refusal::NoPieces,
            Misnamed::NotTogether => Refusal::NotTogether,
        }
    }
}
