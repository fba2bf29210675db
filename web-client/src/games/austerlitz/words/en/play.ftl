## Armies, units, places

part-army = { $side ->
    [allies] Allied
   *[french] French
  }
part-both = { $side ->
    [allies] the Allies
   *[french] the French
  }
part-units = { $count ->
    [one] one { part-army } unit
   *[other] { $many } { part-army } units
  }
part-front = { $front ->
    [narrow] narrow
   *[wide] wide
  }
part-road = { $road ->
    [main] the main road
   *[local] road
  }
piece-in = { $who } in { $place }
cost = { $commands ->
    [0] no command
    [one] one command
   *[other] { $many } commands
  }
round-hour = Round { $round }, { $hour }
name-bernadotte = Bernadotte
name-bessieres = Bessières
name-davout = Davout
name-lannes = Lannes
name-legrand = Legrand
name-murat = Murat
name-sthilaire = St. Hilaire
name-vandamme = Vandamme
name-bagration = Bagration
name-constantine = Constantine
name-dokhturov = Dokhturov
name-kienmayer = Kienmayer
name-kollowrath = Kollowrath
name-langeron = Langeron
name-liechtenstein = Liechtenstein
name-miloradovich = Miloradovich
name-prebyshevsky = Prebyshevsky

## Orders, as sentences

order-bid = You bid { $points }.
order-pass = You bid no more.
order-choose-allies = You take the Allied army.
order-choose-french = You take the French army.
order-propose-ranks = You want player { $first } to command in chief.
order-agree-ranks = You agree with the order of ranks of player { $with }.
order-give-corps = { $commander }’s corps goes to player { $to }.
order-done-conferring = You have no more to say.
order-go-on-conferring = You have more to say.
order-close-conference = The conference is over.
order-write-order = { $verb ->
    [attack] Your order to player { $to }: attack { $places }.
   *[defend] Your order to player { $to }: defend { $places }.
  }
order-orders-written = You write no more orders.
order-assign = { $count ->
    [one] { $who } goes to { $commander }.
   *[other] { $who } go to { $commander }.
  }
order-station = { $commander }’s corps is set up in { $at }, in reserve.
order-station-block = { $commander }’s corps is set up in { $at }, facing { $towards }.
order-hold-back = { $commander }’s corps waits off the map.
order-set-up-detached = { $who } is detached and set up in { $to }, in reserve.
order-set-up-detached-block = { $who } is detached and set up in { $to }, facing { $towards }.
order-recall = { $who } goes back to its corps.
order-name-battery = { $who } is the fixed battery, in { $to }, in reserve.
order-name-battery-block = { $who } is the fixed battery, in { $to }, facing { $towards }.
order-ready = Your army is organized.
order-ready-detachments = Your detachments are set up.
order-corps-cross = { $commander } moves with { $who } from { $from } to { $to }.
order-corps-block = { $commander } in { $from } moves up with { $who } to face { $towards }.
order-corps-back = { $commander } in { $from } goes back into reserve with { $who }.
order-corps-come-on = { $commander } comes on with { $who } and marches to { $to }.
order-corps-road = { $commander } marches with { $who } from { $from } to { $to } by { part-road }.
order-corps-road-block = { $commander } marches with { $who } from { $from } to { $to } by { part-road }, to face { $towards }.
order-detach-cross = { $count ->
    [one] { $who } leaves its corps and moves from { $from } to { $to }.
   *[other] { $who } leave their corps and move from { $from } to { $to }.
  }
order-detach-block = { $count ->
    [one] { $who } in { $from } leaves its corps and moves up to face { $towards }.
   *[other] { $who } in { $from } leave their corps and move up to face { $towards }.
  }
order-detach-back = { $count ->
    [one] { $who } in { $from } leaves its corps and goes back into reserve.
   *[other] { $who } in { $from } leave their corps and go back into reserve.
  }
order-attach = { $commander } takes { $who } into his corps.
order-unit-cross = { $who } moves from { $from } to { $to }.
order-unit-block = { $who } in { $from } moves up to face { $towards }.
order-unit-back = { $who } in { $from } goes back into reserve.
order-unit-come-on = { $who } comes on and marches to { $to }.
order-unit-road = { $who } marches from { $from } to { $to } by { part-road }.
order-unit-road-block = { $who } marches from { $from } to { $to } by { part-road }, to face { $towards }.
order-threaten = You threaten { $to } from { $from }.
order-threaten-guard = You threaten { $to } from { $from } with a Guard Attack, and show { $who }.
order-end-turn = Your turn ends.
order-stand = { $count ->
    [one] { $who } stands.
   *[other] { $who } stand.
  }
order-stand-corps = { $count ->
    [one] { $who } stands, with { $commanders }.
   *[other] { $who } stand, with { $commanders }.
  }
order-give-way = You give way: everybody there retreats.
order-press = You press the attack.
order-feint = It is a feint.
order-attack-corps = { $commander } takes part with { $who }.
order-attack-detachment = { $count ->
    [one] { $who } leaves its corps and takes part.
   *[other] { $who } leave their corps and take part.
  }
order-attack-unit = { $who } takes part by itself.
order-attack-batteries = Both batteries take part: { $who }.
order-attack-corps-road = { $commander } takes part by road with { $who }.
order-attack-unit-road = { $who } takes part by road.
order-attack-on-the-march = The cavalry on the road makes the attack.
order-enter = Those who were named enter.
order-stay-behind = The artillery stays where it is.
order-end-feint = The feint ends in { $at }, in reserve.
order-end-feint-block = The feint ends in { $at }, facing { $towards }.
order-lead-defense = { $count ->
    [one] { $who } leads the defense.
   *[other] { $who } lead the defense.
  }
order-lead-defense-none = Nobody leads the defense.
order-lead-attack = { $count ->
    [one] { $who } leads a { part-front } attack.
   *[other] { $who } lead a { part-front } attack.
  }
order-lead-attack-against = { $count ->
    [one] { $who } leads a { part-front } attack against { $against }.
   *[other] { $who } lead a { part-front } attack against { $against }.
  }
order-lead-attack-none = Nobody leads the { part-front } attack.
order-counter-attack = { $count ->
    [one] { $who } counter-attacks.
   *[other] { $who } counter-attack.
  }
order-counter-attack-none = Nobody counter-attacks.
order-take-loss = { $who } takes the loss.
order-keep = { $who } stays with the commander.
order-retreat = { $who } retreats to { $to }.
order-advance = { $count ->
    [one] { $who } advances.
   *[other] { $who } advance.
  }
order-go-forward = { $commander } advances with them.
order-stay-back = { $commander } stays with the others.
order-march-on = The cavalry rides on to { $to } by { part-road }.
order-march-on-block = The cavalry rides on to { $to } by { part-road }, to face { $towards }.
order-halt = The cavalry halts here.
order-unknown = An order this page does not know.

## Orders, as lines of a list

option-bid = bid { $points }
option-pass = bid no more
option-choose-allies = the Allied army
option-choose-french = the French army
option-propose-ranks = player { $first } in chief
option-agree-ranks = agree with player { $with }
option-give-corps = { $commander }’s corps to player { $to }
option-done-conferring = no more to say
option-go-on-conferring = more to say
option-close-conference = close the conference
option-write-order = { $verb ->
    [attack] to player { $to }: attack { $places }
   *[defend] to player { $to }: defend { $places }
  }
option-orders-written = no more orders
option-assign = to { $commander }
option-station = in { $at }, in reserve
option-station-block = in { $at }, facing { $towards }
option-hold-back = off the map
option-set-up-detached = detach, to { $to }, in reserve
option-set-up-detached-block = detach, to { $to }, facing { $towards }
option-recall = back to its corps
option-name-battery = the fixed battery, in { $to }, in reserve
option-name-battery-block = the fixed battery, in { $to }, facing { $towards }
option-ready = the army is organized
option-ready-detachments = the detachments are set up
option-corps-cross = { $commander }’s corps to { $to }
option-corps-block = { $commander }’s corps up to face { $towards }
option-corps-back = { $commander }’s corps back into reserve
option-corps-come-on = { $commander }’s corps comes on, to { $to }
option-corps-road = { $commander }’s corps to { $to }, by { part-road }
option-corps-road-block = { $commander }’s corps to { $to }, by { part-road }, to face { $towards }
option-detach-cross = detached, to { $to }
option-detach-block = detached, up to face { $towards }
option-detach-back = detached, back into reserve
option-attach = into { $commander }’s corps
option-unit-cross = alone, to { $to }
option-unit-block = alone, up to face { $towards }
option-unit-back = alone, back into reserve
option-unit-come-on = alone, comes on, to { $to }
option-unit-road = alone, to { $to }, by { part-road }
option-unit-road-block = alone, to { $to }, by { part-road }, to face { $towards }
option-threaten = threaten { $to } from { $from }
option-threaten-guard = threaten { $to } from { $from } with a Guard Attack
option-end-turn = end the turn
option-stand = stand with { $who }
option-stand-corps = stand with { $who } and { $commanders }
option-give-way = give way
option-press = press the attack
option-feint = feint
option-attack-corps = { $commander }’s corps
option-attack-detachment = some units, detached
option-attack-unit = one unit, alone
option-attack-batteries = both batteries
option-attack-corps-road = { $commander }’s corps, by road
option-attack-unit-road = one unit, by road
option-attack-on-the-march = the cavalry on the road
option-enter = enter
option-stay-behind = stay
option-end-feint = into reserve in { $at }
option-end-feint-block = up to face { $towards }
option-lead-defense = { $who } to lead
option-lead-defense-none = nobody leads
option-lead-attack = { part-front }, led by { $who }
option-lead-attack-against = { part-front }, led by { $who }, against { $against }
option-lead-attack-none = { part-front }, nobody leads
option-counter-attack = { $who } to counter-attack
option-counter-attack-none = nobody counter-attacks
option-take-loss = it takes the loss
option-keep = it stays
option-retreat = to { $to }
option-advance = advance
option-go-forward = he advances with them
option-stay-back = he stays with the others
option-march-on = ride on to { $to }, by { part-road }
option-march-on-block = ride on to { $to }, by { part-road }, to face { $towards }
option-halt = halt here
option-another = { $option } (another way)
option-unknown = an order this page does not know

## The decision, for the player who takes it

decide-bid-head = Your bid
decide-bid = Bid morale for the choice of army. Whoever chooses starts with the bid less.
decide-choose_army-head = Which army?
decide-choose_army = The choice is yours. The army that you take starts with your bid less.
decide-confer-head = The conference
decide-confer = Agree on who commands in chief, and on who has which corps. The enemy hears nothing of it.
decide-place_corps-head = Your corps
decide-place_corps = Say where each of your corps stands.
decide-write_orders-head = Orders to your team
decide-write_orders = Each other player may get one order: to attack or to defend, and places of the map. It is read when your team’s next turn begins.
decide-organize-head = Organize your army
decide-organize = Give every unit to a commander and say where each corps stands. The { $side ->
    [allies] French see
   *[french] Allies see
  } nothing of it before you are ready.
decide-set_up_detachments-head = Your detachments
decide-set_up_detachments = Up to six units may leave their corps and stand elsewhere, at most two locales away.
decide-name_battery-head = The fixed battery
decide-name_battery = Choose the battery that keeps its place all game, face up, and where it stands.
decide-act-head = Your commands
decide-act = Choose a commander or a unit, then where it goes; or the approach over which you threaten.
decide-march_on-head = Ride on?
decide-march_on = The cavalry has come to { $place }. It may go on by road, threaten again, or halt.
decide-answer-head = Stand or give way?
decide-answer = { part-both } threaten { $to } from { $from }. Choose who stands, or give way.
decide-resolve-head = Press or feint?
decide-resolve = The enemy stands in { $to }. Press the attack from { $from }, or make it a feint.
decide-declare-head = Who takes part?
decide-declare = Choose the command by which you carry out your threat from { $from } against { $to }, its units, and who leads if you press the attack.
decide-lead_defense-head = Who leads the defense?
decide-lead_defense = { part-both } press their attack on { $to } from { $from }. Choose who leads the defense, or nobody. Leaders are shown to the attacker.
decide-counter_attack-head = Do you counter-attack?
decide-counter_attack = Choose who meets the attack on { $to } from { $from }, or nobody. Each unit that counter-attacks takes a loss at once.
decide-take_loss-head = Who takes the loss?
decide-take_loss = { $points ->
    [one] One loss of the { part-army } army is still to be placed.
   *[other] { $points } losses of the { part-army } army are still to be placed.
  }
decide-keep-head = Who stays with { $commander }?
decide-keep = { $commander } keeps one unit. All others of his are detached.
decide-retreat-head = Your retreat
decide-retreat = Everybody leaves { $place }. Choose a unit and where it goes.
decide-advance-head = Who advances?
decide-advance = You held your ground. At least one unit that stood in { $place } moves up to face { $towards }.
decide-follow-head = Does { $commander } advance?
decide-follow = Some of { $commander }’s units advance and some stay. He goes with the ones or stays with the others.
decide-unknown-head = A decision
decide-unknown = This page is older than the game. Load it again.
decide-partial = { $missing ->
    [one] Choose one more unit.
   *[other] Choose { $many } more units.
  }

## The decision, for everybody else

wait-bid = { $player } is bidding.
wait-choose_army = { $player } is choosing an army.
wait-confer = { $player } is in conference.
wait-place_corps = { $player } is placing corps.
wait-write_orders = { $player } is writing orders.
wait-organize = { $player } is organizing the { part-army } army.
wait-set_up_detachments = { $player } is setting up detachments.
wait-name_battery = { $player } is choosing the fixed battery.
wait-act = { $player } is giving commands.
wait-march_on = { $player } is deciding whether the cavalry rides on from { $place }.
wait-answer = { $player } is deciding whether to stand in { $to }.
wait-resolve = { $player } is deciding whether to press the attack on { $to }.
wait-declare = { $player } is choosing who takes part against { $to }.
wait-lead_defense = { $player } is choosing who leads the defense of { $to }.
wait-counter_attack = { $player } is deciding whether to counter-attack in { $to }.
wait-take_loss = { $player } is placing losses of the { part-army } army.
wait-keep = { $player } is choosing who stays with { $commander }.
wait-retreat = { $player } is retreating from { $place }.
wait-advance = { $player } is choosing who advances in { $place }.
wait-follow = { $player } is deciding whether { $commander } advances.
wait-unknown = { $player } is deciding.
wait-over = The game is over.

## What happened

event-auction_began-in_turn = The players bid in turn for the choice of army. First to bid: { $title }.
event-auction_began-sealed = The players bid in secret for the choice of army.
event-bid = { $title }: a bid of { $points }.
event-passed = { $title }: no more bids.
event-bid_sealed = { $title }: a secret bid is in.
event-bids_opened = Bids: Allies { $red }, French { $blue }. The choice of army: { $title }.
event-army_chosen = The { part-army } army was chosen, for { $points } morale.
event-army_chosen-free = The { part-army } army was chosen, for nothing.
event-ranks_wished = Player { $rank } wants player { $first } to command in chief.
event-corps_offered = { $commander }’s corps goes to player { $to }.
event-done_conferring = Player { $rank } has no more to say.
event-done_conferring-not = Player { $rank } has more to say.
event-conference_closed = The { part-army } conference is over.
event-team_formed = Ranks and corps of the { part-army } team are settled.
event-order_passed = An order was written to player { $to } of the { part-army } team.
event-order_read = { $verb ->
    [attack] Order of round { $round }, from player { $from } to player { $to }: attack { $places }.
   *[defend] Order of round { $round }, from player { $from } to player { $to }: defend { $places }.
  }
event-order_opened = { $verb ->
    [attack] { part-army } order of round { $round }, from player { $from } to player { $to }: attack { $places }.
   *[defend] { part-army } order of round { $round }, from player { $from } to player { $to }: defend { $places }.
  }
event-part_ended = Player { $rank } of the { part-army } team is done; player { $next } goes on.
event-set_up = { $positions ->
    [one] The { part-army } army stands in one position.
   *[other] The { part-army } army stands in { $positions } positions.
  }
event-battery_named = The fixed battery stands in { $at }, in reserve.
event-battery_named-facing = The fixed battery stands in { $at }, facing { $towards }.
event-turn_began = Round { $round }, { $day } December, { $hour } · { $title }
event-turn_began-night = Round { $round }, night · { $title }
event-units-come_on = { part-units } came on and marched to { $to }.
event-corps-comes_on = { $commander }’s corps came on and marched to { $to }.
event-units-cross = { part-units } moved from { $from } to { $to }.
event-corps-crosses = { $commander }’s corps moved from { $from } to { $to }.
event-units-march = { part-units } marched by road from { $from } to { $to }.
event-corps-marches = { $commander }’s corps marched by road from { $from } to { $to }.
event-units-block = { part-units } in { $from } moved up to face { $towards }.
event-corps-blocks = { $commander }’s corps in { $from } moved up to face { $towards }.
event-units-go_back = { part-units } in { $from } went back into reserve.
event-corps-goes_back = { $commander }’s corps in { $from } went back into reserve.
event-attached = { $commander } took a unit into his corps.
event-detached = { $count ->
    [one] One unit of { $commander }’s corps was detached.
   *[other] { $many } units of { $commander }’s corps were detached.
  }
event-threatened = { part-both } threatened { $to } from { $from }.
event-threatened-guard = { part-both } threatened { $to } from { $from } with a Guard Attack.
event-stood = { $count ->
    [one] One { part-army } unit stands.
   *[other] { $many } { part-army } units stand.
  }
event-stood-corps = { $count ->
    [one] One { part-army } unit stands, with { $commanders }.
   *[other] { $many } { part-army } units stand, with { $commanders }.
  }
event-gave_way = { part-both } gave way in { $place }.
event-pressed = The attack on { $to } from { $from } was pressed.
event-feinted = The attack on { $to } from { $from } was a feint.
event-defense_led = { $count ->
    [one] One unit leads the defense.
   *[other] { $many } units lead the defense.
  }
event-defense_led-none = No unit leads the defense.
event-declared = { $count ->
    [one] One { part-army } unit takes part.
   *[other] { $many } { part-army } units take part.
  }
event-declared-corps = { $corps ->
    [one] { $commanders } takes part; { $count ->
        [one] one { part-army } unit
       *[other] { $many } { part-army } units
      } in all.
   *[other] { $commanders } take part; { $many } { part-army } units in all.
  }
event-attack_led = { $count ->
    [one] One unit leads a { part-front } attack.
   *[other] { $many } units lead a { part-front } attack.
  }
event-attack_led-none = No unit leads the { part-front } attack.
event-result = { $attack } for the attack, less { $penalty } for the ground, { $defense } for the defense and { $counter } for the counter-attack, is { $result }: { $name } is ahead.
event-counter_attacked = { $count ->
    [one] One unit counter-attacks.
   *[other] { $many } units counter-attack.
  }
event-counter_attacked-none = No unit counter-attacks.
event-went_on = { part-units } went into reserve in { $to }.
event-went_on-block = { part-units } moved up in { $to } to face { $towards }.
event-closed = No more attacks on { $to } from { $from } this turn.
event-stormed = { $place } was stormed: nobody else may follow this turn.
event-shown = { $side ->
    [allies] An Allied
   *[french] A French
  } unit in { $at } was shown: { $face }.
event-shown-waiting = { $side ->
    [allies] An Allied
   *[french] A French
  } unit off the map was shown: { $face }.
event-reduced = { part-army } { $before } in { $at } was reduced to { $after }.
event-removed = { part-army } { $before } in { $at } was eliminated.
event-commander_lost = { $commander } was lost with the last unit of his corps.
event-retreated = One { part-army } unit retreated from { $from } to { $to }.
event-committed-guard = The { part-army } Guard is committed.
event-committed-heavy_cavalry = The { part-army } heavy cavalry is committed.
event-morale = { part-army } morale went from { $before } to { $after }.
event-morale-gone = The { part-army } army is demoralized.
event-turn_ended = The { part-army } turn ended.
event-unknown = Something happened that this page cannot tell. Load it again.
log-setup = The armies are organized in secret.

## The game page

commit-end-turn = Yes, end the turn
orders-this-turn = Commands this turn
no-orders-yet = None so far.
text-hidden = { $count ->
    [one] one hidden unit
   *[other] { $many } hidden units
  }
text-last-seen = { $face } (last seen)
text-open = { $face } (face up)
text-done = { $face } (has moved)

## Taking back, and why not

attempt-act = Now:
attempt-threaten = As a threat:
attempt-corps = With the corps:
attempt-detachment = As a detachment:
attempt-unit = Alone:
refusal-game_over = The game is over.
refusal-not_your_decision = It is not your decision now.
refusal-other_decision = Another decision is open; this order does not answer it.
refusal-unknown_piece = There is no such unit; it may have been shuffled since.
refusal-not_yours = This unit is not yours.
refusal-unknown_place = There is no such place on this board.
refusal-named_twice = Something was named twice.
refusal-no_pieces = Name at least one unit.
refusal-wrong_piece = This unit cannot be chosen for this.
refusal-wrong_number = This asks for another number of units.
refusal-wrong_commander = This commander cannot be chosen for this.
refusal-not_his_units = These units are not all of that corps.
refusal-corps_full = The corps would have more units than it may, or than fit where it is set up.
refusal-corps_too_small = A commander still lacks units: each needs at least three or four.
refusal-weak_reinforcements = Bernadotte and Davout must each have a unit that is not infantry of strength 2.
refusal-no_battery_on_map = At least one battery has to be with a commander on the map.
refusal-wrong_set_up_place = This cannot be set up there.
refusal-corps_on_map = The scenario asks for another number of corps on the map.
refusal-too_many_detachments = Six units at most can be detached at set-up.
refusal-not_together = Units that act together must be in the same position.
refusal-last_unit = The last unit of a corps cannot leave its commander.
refusal-has_moved = This unit has been moved by a command already.
refusal-has_commanded = This commander has given his command already.
refusal-no_corps_commands = There are no corps commands left this turn.
refusal-no_independent_commands = There are not enough independent commands left this turn.
refusal-fixed_battery = The fixed battery never moves.
refusal-not_due = These reinforcements are not due yet.
refusal-off_map = Units off the map come on by road, by the entries of their own army.
refusal-not_reachable = No single move leads there.
refusal-enemy_there = The enemy is there: moving in is an attack.
refusal-no_room = There is not enough room in that locale.
refusal-stormed = That locale was stormed this turn; nobody else may enter it.
refusal-reserve_closed = A corps has marched through: its reserves are closed to others this turn.
refusal-not_in_reserve = A move by road starts in reserve.
refusal-no_road = No road leads there, or it is too far, or something on the way stops the move.
refusal-not_cavalry = Only cavalry can do this.
refusal-corps_at_full = This corps has eight units and can take no more.
refusal-night_time = There are no attacks at night.
refusal-nobody_to_attack = There is no enemy in that locale.
refusal-approach_closed = This approach is closed to attacks this turn.
refusal-bombarded_already = After artillery has fired, only one more attack can follow over this approach, and without artillery in front.
refusal-infeasible = Nobody could carry out this threat whatever the enemy answers.
refusal-no_guard = Only Guard that could attack there can be shown.
refusal-guard_banned = A Guard Attack of this army was beaten; there are no more.
refusal-guard_obstructed = The ground on your side of that approach forbids a Guard Attack.
refusal-guard_leads = Guard has to lead a Guard Attack.
refusal-no_feint = This attack cannot be a feint.
refusal-must_feint = Nobody can press this attack: it has to be a feint.
refusal-spent_defender = This one was named against another approach this turn, or has retreated after combat.
refusal-one_detached = Only one detached unit can be named.
refusal-too_many_leaders = So many leaders are not possible here.
refusal-mixed_leaders = Two units in front together must be of one arm, of one corps where it is asked, and both Guard or neither.
refusal-cavalry_obstructed = The ground obstructs cavalry.
refusal-too_weak = A unit of strength 1 cannot do this.
refusal-guns_silent = This artillery cannot fire here now.
refusal-too_many = So many attackers would not fit into the locale.
refusal-wrong_opponent = Say which of two leaders a narrow attack is made against, and only then.
refusal-infantry_holds = Infantry counter-attacks only when the attacker is ahead.
refusal-not_there = The unit cannot retreat there.
refusal-wrong_bid = A bid has to be higher than the last one, and to leave an army that can be chosen a morale of at least 1.
refusal-no_rank_order = A rank order names every player of the team once.
refusal-no_such_wish = This player wants no other rank order to agree with.
refusal-no_such_player = There is no such player of the team for this.
refusal-last_corps = Nobody’s last corps is taken away.
refusal-not_commander_in_chief = Only the commander-in-chief can do this.
refusal-conference_goes_on = The conference can close when everybody has a corps and nobody has more to say.
refusal-one_order_each = This player has been written an order for this turn already.
refusal-no_noun = An order names places as the map does.
refusal-not_your_corps = Another player of the team commands this corps.
refusal-not_your_unit = A commander of another player of the team is nearer to this unit.
refusal-junior_takes = Only a senior player takes units out of another player’s corps.

## The board, looked at closely

measure = by road
map-over-title = Plan of the Field of
map-under-title = 2 December 1805 · between Brünn and the Littawa
place-capacity = Room for { $capacity } units of an army.

## The reckoning of a decision

facts-head = What to weigh

## Coming back

log-filter-moves = moves
log-filter-attacks = attacks
log-filter-losses = losses

## Watching, and looking back

replay-chart = The course of the game
replay-lens = { $side ->
    [allies] As the Allies saw it
   *[french] As the French saw it
  }
replay-tall = Allies above the line, French below it; long where something was revealed or lost
replay-tall-flags = Allies above the line, French below it; long where something was revealed or lost; a flag where there are comments
key-replay-lens = as the French saw it, the truth, as the Allies saw it
report-map-alt = The whole field in round { $round }, { $hour }, every face shown. Units on the map: Allies { $red }, French { $blue }.
sheet-hint = Of the enemy’s units, from what you have seen happen and from nothing else.
