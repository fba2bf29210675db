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
    NoPieces, "no_pieces", None, "Name at least one block.";
    TooManyPieces, "too_many_pieces", None, "More blocks were named than this allows.";
    NamedTwice, "named_twice", None, "A block was named twice.";
    BidTooHigh, "bid_too_high", Some("3"), "A bid is at most 15.";
    NotTogether, "not_together", Some("7.1"), "Blocks that act together must stand in the same position.";
    Moved, "moved", Some("5"), "This block has already moved this turn.";
    Assaulted, "assaulted", Some("10.5"), "This block took part in an assault this turn.";
    Fired, "fired", Some("8"), "This artillery bombarded this turn and does nothing else.";
    Inactive, "inactive", Some("6"), "Inactive blocks cannot move or assault.";
    NotInactive, "not_inactive", Some("6"), "Only inactive French blocks can be activated.";
    NotEnoughCommands, "not_enough_commands", Some("5"), "There are not enough commands left for this.";
    AssaultsOver, "assaults_over", Some("5"), "Assaults come before movement: none can be made after the first move.";
    NowhereNew, "nowhere_new", Some("7.1"), "The block stands there already.";
    OffMap, "off_map", Some("7.5"), "A block that waits off the map can only enter by road or by the pontoon bridge.";
    NotAdjacent, "not_adjacent", Some("7.1"), "That is further than one move leads.";
    OwnApproachOnly, "own_approach_only", Some("7.1"), "From reserve a block can only move up to an approach of its own locale.";
    EnemyThere, "enemy_there", Some("7.1"), "The enemy holds that locale.";
    NoEnemyBeyond, "no_enemy_beyond", Some("7.1"), "An approach can be blocked only when the enemy holds the locale opposite.";
    NoRoom, "no_room", Some("7.1"), "There is not enough room in that locale.";
    ClosedPair, "closed_pair", Some("10.5"), "An assault over this pair of approaches was lost: nothing more moves over it this turn.";
    Captured, "captured", Some("10.5"), "Nobody but those who won the assault enters that locale this turn.";
    NotInReserve, "not_in_reserve", Some("7.3"), "Only a block in reserve can move by road.";
    NoRoad, "no_road", Some("7.3"), "No road leads that way.";
    TooManyCrossings, "too_many_crossings", Some("7.3"), "A road move goes over one to three crossings.";
    AgainstTraffic, "against_traffic", Some("7.3"), "This crossing was already used in the other direction this turn.";
    TrafficJam, "traffic_jam", Some("7.3"), "The traffic on this road leaves no step for this move.";
    OnlyCavalryAttacksByRoad, "only_cavalry_attacks_by_road", Some("7.3"), "Only cavalry can attack on a road move.";
    AttackEndsWay, "attack_ends_way", Some("7.3"), "Order the road move up to the attack; if it is won you can ride on.";
    NoPrimaryRoad, "no_primary_road", Some("7.2"), "Only along a primary road does cavalry block an approach of its own locale without a command.";
    NotDueYet, "not_due_yet", Some("7.5"), "These reinforcements are not due yet.";
    NoPontoon, "no_pontoon", Some("7.5"), "There is no pontoon bridge there.";
    PontoonUsed, "pontoon_used", Some("7.5"), "The pontoon bridge was already used this turn.";
    EntryBarred, "entry_barred", Some("7.5"), "Nobody enters the map where the enemy stands.";
    NoEnemyToAttack, "no_enemy_to_attack", Some("9"), "There is no enemy in that locale.";
    WrongApproach, "wrong_approach", Some("9"), "The blocks do not stand in reserve beside this pair, nor in this approach.";
    EnemyBlocks, "enemy_blocks", Some("9"), "The enemy blocks that approach.";
    NeedsInfantry, "needs_infantry", Some("9"), "That approach obstructs cavalry: infantry must take part.";
    WrongInfantryShown, "wrong_infantry_shown", Some("9"), "One infantry of the group is shown where the approach obstructs cavalry, and nobody elsewhere.";
    NothingToContinue, "nothing_to_continue", Some("7.2"), "This must follow at once on the action it continues.";
    NotCavalry, "not_cavalry", Some("7.2"), "Only cavalry can do this.";
    ContinuationNotThere, "continuation_not_there", Some("7.2"), "Continuation from this action cannot reach that approach.";
    NotArtillery, "not_artillery", Some("8"), "Only artillery can bombard.";
    NotInApproach, "not_in_approach", Some("8"), "The block must stand in an approach for this.";
    NotTheTarget, "not_the_target", Some("8"), "Artillery fires at the approach opposite, else at the reserve, else at another approach.";
    Demoralized, "demoralized", Some("12"), "A demoralized army makes no assaults.";
    NobodyToAssault, "nobody_to_assault", Some("10.1"), "An assault needs an enemy in the approach opposite.";
    NobodyLeads, "nobody_leads", Some("10.2"), "An assault needs a leader.";
    TooManyLeaders, "too_many_leaders", Some("10.2"), "One block leads over a narrow pair, one or two over a wide one.";
    MixedLeaders, "mixed_leaders", Some("10.2"), "Leaders are all infantry or all cavalry.";
    CavalryObstructed, "cavalry_obstructed", Some("10.2"), "Cavalry cannot lead where the approach obstructs it.";
    TooWeak, "too_weak", Some("10.2"), "An attack leader needs strength two or more, and more than the penalties of the approach.";
    ArtilleryLeadsNot, "artillery_leads_not", Some("10.2"), "Artillery does not lead.";
    CannotFire, "cannot_fire", Some("10.2"), "Only artillery that neither declared nor made a bombardment in its last turn fires in defense.";
    WrongHit, "wrong_hit", Some("10.2"), "Artillery that fires hits one of the attack leaders.";
    NotThere, "not_there", Some("11"), "A block cannot retreat there now.";
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

impl From<Jam> for Refusal {
    fn from(jam: Jam) -> Refusal {
        match jam {
            Jam::AgainstTraffic => Refusal::AgainstTraffic,
            Jam::NoStepLeft => Refusal::TrafficJam,
        }
    }
}
