//! Why an order is refused.

use crate::ruleset::RuleRefusal;

/// Declares the reasons with their stable code, section and sentence.
macro_rules! refusals {
    ($($name:ident, $code:literal, $rule:expr, $sentence:literal;)*) => {
        /// The reason an order was refused. Nothing changed.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
        pub enum Refusal {
            $(#[doc = $sentence] #[error($sentence)] $name,)*
        }

        impl Refusal {
            /// All of them.
            pub const ALL: &'static [Refusal] = &[$(Refusal::$name,)*];
        }

        impl RuleRefusal for Refusal {
            fn code(&self) -> &'static str {
                match self { $(Refusal::$name => $code,)* }
            }

            fn rule(&self) -> Option<&'static str> {
                match self { $(Refusal::$name => $rule,)* }
            }
        }
    };
}

refusals! {
    GameOver, "game_over", None, "The game is over.";
    NotYourDecision, "not_your_decision", None, "It is not your decision now.";
    OtherDecision, "other_decision", None, "Another decision is open; this order does not answer it.";
    UnknownPiece, "unknown_piece", None, "There is no such block; it may have been shuffled since.";
    NotYours, "not_yours", None, "This block is not yours.";
    UnknownPlace, "unknown_place", None, "There is no such place on this board.";
    NamedTwice, "named_twice", None, "Something was named twice.";
    NoPieces, "no_pieces", None, "Name at least one unit.";
    WrongPiece, "wrong_piece", None, "This unit cannot be chosen for this.";
    WrongNumber, "wrong_number", None, "That is not the number of units this asks for.";
    WrongCommander, "wrong_commander", None, "This commander cannot be chosen for this.";
    NotHisUnits, "not_his_units", Some("5"), "These units are not all of that corps.";
    CorpsFull, "corps_full", Some("4"), "The corps would have more units than it may, or than fit where it is set up.";
    CorpsTooSmall, "corps_too_small", Some("4"), "Every commander has to get the units he needs at least.";
    WeakReinforcements, "weak_reinforcements", Some("4"), "Bernadotte and Davout must each have a unit that is not infantry of strength 2.";
    NoBatteryOnMap, "no_battery_on_map", Some("4"), "At least one battery has to be with a commander on the map.";
    WrongSetUpPlace, "wrong_set_up_place", Some("4"), "This cannot be set up there.";
    CorpsOnMap, "corps_on_map", Some("4"), "Not as many corps as the scenario asks for are on the map.";
    TooManyDetachments, "too_many_detachments", Some("4"), "The French may detach no more units at set-up.";
    NotTogether, "not_together", Some("2"), "Units that act together must be in the same position.";
    LastUnit, "last_unit", Some("2"), "The last unit of a corps cannot leave its commander.";
    HasMoved, "has_moved", Some("5"), "This unit has been moved by a command already.";
    HasCommanded, "has_commanded", Some("5"), "This commander has given his command already.";
    NoCorpsCommands, "no_corps_commands", Some("5"), "There are no corps commands left this turn.";
    NoIndependentCommands, "no_independent_commands", Some("5"), "There are not enough independent commands left this turn.";
    FixedBattery, "fixed_battery", Some("4.6"), "The fixed battery never moves.";
    NotDue, "not_due", Some("6.4"), "These reinforcements are not due yet.";
    OffMap, "off_map", Some("6.4"), "Units off the map come on by road, by their own entries.";
    NotReachable, "not_reachable", Some("6.1"), "No single move leads from there to here.";
    EnemyThere, "enemy_there", Some("6.1"), "The enemy is there: moving in is an attack.";
    NoRoom, "no_room", Some("2"), "There is not enough room in that locale.";
    Stormed, "stormed", Some("7.4"), "A locale that was stormed this turn is closed to others.";
    ReserveClosed, "reserve_closed", Some("6.3"), "A corps has marched through: its reserves are closed to others this turn.";
    NotInReserve, "not_in_reserve", Some("6.2"), "A move by road starts in reserve.";
    NoRoad, "no_road", Some("6.2"), "No road leads that way, or not so far, or something on it stops the move.";
    NotCavalry, "not_cavalry", Some("6.2"), "Only cavalry can do this.";
    CorpsAtFull, "corps_at_full", Some("5"), "The corps can take no more units.";
    NightTime, "night_time", Some("10"), "There are no attacks at night.";
    NobodyToAttack, "nobody_to_attack", Some("7"), "There is no enemy in that locale.";
    ApproachClosed, "approach_closed", Some("7.4"), "This approach is closed to attacks this turn.";
    BombardedAlready, "bombarded_already", Some("7.4"), "Only one further attack follows one led by artillery.";
    Infeasible, "infeasible", Some("A1"), "Nobody could carry out this threat whatever the enemy answers.";
    NoGuard, "no_guard", Some("9"), "Only Guard that could attack there can be shown.";
    GuardBanned, "guard_banned", Some("9"), "After one was defeated there are no more Guard Attacks.";
    GuardObstructed, "guard_obstructed", Some("9"), "The ground on your side of that approach forbids a Guard Attack.";
    GuardLeads, "guard_leads", Some("9"), "A Guard Attack is led by Guard.";
    NoFeint, "no_feint", Some("7"), "This attack cannot be a feint.";
    MustFeint, "must_feint", Some("7"), "Nobody can press this attack.";
    SpentDefender, "spent_defender", Some("7"), "This one was named elsewhere or retreated after combat this turn.";
    OneDetached, "one_detached", Some("7"), "At most one detached unit can be named.";
    TooManyLeaders, "too_many_leaders", Some("7"), "So many leaders are not possible here.";
    MixedLeaders, "mixed_leaders", Some("7"), "Two units that act together must be alike in arm, in corps where it is asked, and both Guard or neither.";
    CavalryObstructed, "cavalry_obstructed", Some("7"), "The ground obstructs cavalry.";
    TooWeak, "too_weak", Some("7"), "A unit of strength 1 cannot do this.";
    GunsSilent, "guns_silent", Some("7"), "This artillery cannot lead here and now.";
    TooMany, "too_many", Some("A5"), "So many attackers would not fit into the locale.";
    WrongOpponent, "wrong_opponent", Some("7"), "Say which of two leaders a narrow attack is made against, and only then.";
    InfantryHolds, "infantry_holds", Some("7"), "Infantry counter-attacks only when the attacker is ahead.";
    WrongBid, "wrong_bid", Some("12.1"), "A bid is above the last one, and leaves an army that can be chosen a morale of at least 1.";
    NoRankOrder, "no_rank_order", Some("12.3"), "A rank order names every player of the team once.";
    NoSuchWish, "no_such_wish", Some("12.3"), "There is no other rank order of this player's to agree with.";
    NoSuchPlayer, "no_such_player", Some("12.3"), "There is no such player of the team for this.";
    LastCorps, "last_corps", Some("12.3"), "Nobody's last corps is taken away.";
    NotCommanderInChief, "not_commander_in_chief", Some("12.3"), "Only the commander-in-chief does this.";
    ConferenceGoesOn, "conference_goes_on", Some("12.3"), "A conference is closed when everybody has a corps and nobody has more to say.";
    OneOrderEach, "one_order_each", Some("12.3"), "This player has an order for this turn already.";
    NoNoun, "no_noun", Some("12.3"), "An order names places as the map does.";
    NotYourCorps, "not_your_corps", Some("12.3"), "Another player of the team commands this corps.";
    NotYourUnit, "not_your_unit", Some("12.3"), "This unit is nearer to a commander of another player of the team.";
    JuniorTakes, "junior_takes", Some("12.3"), "Only a senior player takes units out of another player's corps.";
    NotThere, "not_there", Some("8"), "The unit cannot retreat there.";
}
