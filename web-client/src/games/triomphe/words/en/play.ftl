## Armies, blocks, places

part-army = { $side ->
    [austria] Austrian
   *[france] French
  }
part-blocks = { $count ->
    [one] one { part-army } block
   *[other] { $many } { part-army } blocks
  }
army-blocks = { part-blocks }
arm-name = { part-arm }
piece-in = { $who } in { $place }
cost = { $commands ->
    [0] free
    [one] one command
   *[other] { $many } commands
  }
round-hour = Round { $round }, { $hour }

## Orders, as sentences

order-march-across = { $count ->
    [one] { $who } marches from { $from } to { $to }.
   *[other] { $who } march from { $from } to { $to }.
  }
order-march-up = { $count ->
    [one] { $who } in { $from } moves up to face { $towards }.
   *[other] { $who } in { $from } move up to face { $towards }.
  }
order-march-back = { $count ->
    [one] { $who } in { $from } goes back into reserve.
   *[other] { $who } in { $from } go back into reserve.
  }
order-road = { $road ->
    [main] { $who } marches from { $from } to { $to } by the main road.
   *[local] { $who } marches from { $from } to { $to } by road.
  }
order-road-via = { $road ->
    [main] { $who } marches from { $from } to { $to } by the main road over { $via }.
   *[local] { $who } marches from { $from } to { $to } by road over { $via }.
  }
order-road-attack = { $who } marches by road from { $from } and attacks { $to }.
order-road-attack-via = { $who } marches by road from { $from } over { $via } and attacks { $to }.
order-road-follow = { $who } in { $from } follows the road to face { $towards }.
order-pontoon = { $who } enters { $to } over the pontoon bridge.
order-attack = { $count ->
    [one] { $who } attacks { $to } from { $from }.
   *[other] { $who } attack { $to } from { $from }.
  }
order-declare-bombardment = { $who } declares a bombardment of { $towards }.
order-complete-bombardment = { $who } completes its bombardment of { $towards }.
order-cancel-bombardment = { $who } gives up its bombardment of { $towards }.
order-assault = An assault goes from { $from } against { $towards }.
order-lead-defense = { $count ->
    [one] { $who } leads the defense.
   *[other] { $who } lead the defense.
  }
order-lead-defense-none = Nobody leads the defense.
order-name-assault = { $count ->
    [one] { $who } makes the assault and leads it.
   *[other] { $who } make the assault, led by { $leaders }.
  }
order-fire = { $who } fires at the attackers.
order-hold-fire = No artillery fires.
order-counter-attack = { $count ->
    [one] { $who } counter-attacks.
   *[other] { $who } counter-attack.
  }
order-counter-attack-none = Nobody counter-attacks.
order-organize = { $count ->
    [one] { $who } is organized.
   *[other] { $who } are organized.
  }
order-continue = { $count ->
    [one] { $who } goes on to face { $towards }.
   *[other] { $who } go on to face { $towards }.
  }
order-end-turn = { $commands ->
    [0] Your turn ends.
    [one] Your turn ends with one command unused.
   *[other] Your turn ends with { $many } commands unused.
  }
order-march-on = The cavalry marches on to { $to }.
order-march-on-attack = The cavalry marches on and attacks { $to }.
order-halt = The cavalry ends its march here.
order-respond = { $count ->
    [one] { $who } moves up to meet the attack.
   *[other] { $who } move up to meet the attack.
  }
order-respond-none = Nobody moves up to meet the attack.
order-advance = The attackers move up to the approach.
order-stay = The attackers stay in reserve.
order-show-infantry = You show that { $who } took part.
order-take-loss = { $who } takes the loss.
order-retreat = { $who } retreats to { $to }.
order-give-up = { $who } has nowhere to go and is lost.
order-remove-morale = The token in { $from } is lost.
order-transfer-morale = A token is moved from { $from } to { $to }.
order-leave-morale = No more tokens are moved.
order-recover-morale = The token in { $from } comes back.
order-recover-nothing = No token comes back.
order-unknown = An order this page does not know.

## Orders, as lines of a list

option-march-across = to { $to }, across country
option-march-up = up to face { $towards }
option-march-back = back into reserve
option-road = { $road ->
    [main] to { $to }, by the main road
   *[local] to { $to }, by road
  }
option-road-via = { $road ->
    [main] to { $to }, by the main road over { $via }
   *[local] to { $to }, by road over { $via }
  }
option-road-attack = attack { $to } by road
option-road-attack-via = attack { $to } by road over { $via }
option-road-follow = along the road, to face { $towards }
option-pontoon = into { $to }, over the pontoon bridge
option-attack = attack { $to }
option-declare-bombardment = declare a bombardment of { $towards }
option-complete-bombardment = complete the bombardment of { $towards }
option-cancel-bombardment = give up the bombardment of { $towards }
option-assault = assault { $towards } from the approach in { $from }
option-lead-defense = { $who } to lead
option-lead-defense-none = nobody leads
option-name-assault = led by { $leaders }
option-fire = fire
option-hold-fire = hold fire
option-counter-attack = { $who } to counter-attack
option-counter-attack-none = nobody counter-attacks
option-organize = organize
option-organize-with = organize, together with { $partner } in { $place }
option-continue = go on to face { $towards }
option-end-turn = end the turn
option-march-on = march on to { $to }
option-march-on-attack = march on and attack { $to }
option-halt = end the march here
option-respond = send { $who }
option-respond-none = send nobody
option-advance = all move up to the approach
option-stay = all stay in reserve
option-show-infantry = show it
option-take-loss = it takes the loss
option-retreat = to { $to }
option-give-up = it is lost
option-remove-morale = the token in { $from }
option-transfer-morale = one from { $from }
option-leave-morale = no more
option-recover-morale = the token in { $from }
option-recover-nothing = none
option-another = { $option } (another way)
option-unknown = an order this page does not know

## The decision, for the player who takes it

decide-act-head = Your orders
decide-act = Choose a block on the map or in the list, then where it goes.
decide-respond-head = Do you respond?
decide-respond = { $attackers ->
    [one] One { part-army } block attacks { $to } from { $from }. Which of your reserve moves up to the approach?
   *[other] { $many } { part-army } blocks attack { $to } from { $from }. Which of your reserve move up to the approach?
  }
decide-advance-head = Up to the approach?
decide-advance = Your attack on { $to } was thrown back. Do the attackers move up to the approach, all together, or stay in reserve?
decide-march_on-head = March on?
decide-march_on = Your cavalry won { $place } on its march. It may go on.
decide-show_infantry-head = Show your infantry
decide-show_infantry = The ground before { $place } stops cavalry. Show one infantry that took part.
decide-bombarded-head = Under bombardment
decide-bombarded = Your blocks in { $place } are bombarded. Choose the one that is reduced.
decide-lead_defense-head = Who leads the defense?
decide-lead_defense = An assault on { $place } comes from { $from }. Choose who leads the defense, or nobody. Leaders are shown to the attacker.
decide-name_assault-head = Who makes the assault?
decide-name_assault = Choose the blocks that assault { $to }, then who of them leads. Leaders are shown to the defender.
decide-artillery_defense-head = Do you fire?
decide-artillery_defense = Artillery in the approach that does not lead may fire once at those who attack from { $from }.
decide-counter_attack-head = Do you counter-attack?
decide-counter_attack = Choose who meets the attack from { $from }, or nobody. Counter-attackers take losses first.
decide-take_loss-head = Who takes the loss?
decide-take_loss = { $reductions ->
    [one] One reduction is still to be taken in { $place }.
   *[other] { $many } reductions are still to be taken in { $place }.
  }
decide-retreat-head = Your retreat
decide-retreat = Everybody leaves { $place }. Choose a block and where it goes.
decide-remove_morale-head = Which token is lost?
decide-remove_morale = { $name } has no free morale left to lose. Choose the committed token that goes.
decide-transfer_morale-head = Move their tokens?
decide-transfer_morale = { $missing ->
    [one] { $name } is one token short in { $place }. You may move one there from elsewhere.
   *[other] { $name } is { $many } tokens short in { $place }. You may move some there from elsewhere.
  }
decide-recover_morale-head = Take one token back?
decide-recover_morale = One committed token may become free again.
decide-unknown-head = A decision
decide-unknown = This page is older than the game. Load it again.
decide-partial = { $missing ->
    [one] Choose one more block.
   *[other] Choose { $many } more blocks.
  }

## The decision, for everybody else

wait-act = { $player } is giving orders.
wait-respond = { $player } decides whether to meet the attack on { $place }.
wait-advance = { $player } decides whether the beaten attackers move up.
wait-march_on = { $player } decides whether the cavalry marches on.
wait-show_infantry = { $player } shows an infantry that took part.
wait-bombarded = { $player } chooses what the bombardment of { $place } hits.
wait-lead_defense = { $player } chooses who leads the defense of { $place }.
wait-name_assault = { $player } chooses who assaults { $place }.
wait-artillery_defense = { $player } decides whether artillery fires.
wait-counter_attack = { $player } decides whether to counter-attack.
wait-take_loss = { $player } chooses what to lose.
wait-retreat = { $player } retreats from { $place }.
wait-remove_morale = { $player } chooses which of your tokens is lost.
wait-transfer_morale = { $player } decides whether tokens are moved to { $place }.
wait-recover_morale = { $player } decides whether to take a token back.
wait-unknown = { $player } decides.
wait-over = The game is over.

## What happened

event-turn_began = Round { $round }, { $hour } · { $title }
event-morale_arrived = { $tokens ->
    [one] One { part-army } morale arrived.
   *[other] { $many } { part-army } morale arrived.
  }
event-cleaned_up = { part-blocks } in { $from } went back into reserve: nobody is opposite.
event-march-across = { part-blocks } marched from { $from } to { $to }.
event-march-up = { part-blocks } of { $from } moved up to face { $towards }.
event-march-back = { part-blocks } in { $from } went back into reserve.
event-road = One { part-army } block marched by road from { $from } to { $to }.
event-road-via = One { part-army } block marched by road from { $from } over { $via } to { $to }.
event-road-none = One { part-army } block followed the road in { $from }.
event-pontoon_entered = One { part-army } block entered { $to } over the pontoon bridge.
event-continued = { $count ->
    [one] One { part-army } cavalry went on to face { $towards }.
   *[other] { $many } { part-army } cavalry went on to face { $towards }.
  }
event-organized = { $count ->
    [one] One French block in { $places } was organized.
   *[other] { $many } French blocks in { $places } were organized.
  }
event-disorganized = The French in { $place } became disorganized.
event-manoeuvre_attacked = { part-blocks } attacked { $to } from { $from }.
event-manoeuvre_attacked-road = One { part-army } block attacked { $to } on its march by road.
event-responded = { part-blocks } moved up to meet the attack.
event-responded-none = No { part-army } block moved up.
event-bombardment_declared = { part-army } artillery in { $from } declared a bombardment of { $towards }.
event-bombardment_completed = { part-army } artillery in { $from } bombarded { $towards }.
event-bombardment_cancelled = The { part-army } artillery in { $at } bombards no more.
event-assault_declared = { $name } assaulted { $towards } from { $from }.
event-defense_led = { $count ->
    [one] One { part-army } block leads the defense.
   *[other] { $many } { part-army } blocks lead the defense.
  }
event-defense_led-none = No { part-army } block leads the defense.
event-assault_named = { $count ->
    [one] One { part-army } block makes the assault.
   *[other] { $many } { part-army } blocks make the assault.
  }
event-counter_attacked = { $count ->
    [one] One { part-army } block counter-attacks.
   *[other] { $many } { part-army } blocks counter-attack.
  }
event-counter_attacked-none = No { part-army } block counter-attacks.
event-assault_decided = { $name } prevailed in { $place }: { $attack } for the attack, less { $penalty } for the ground, { $defense } for the defense and { $counter } for the counter-attack, is { $result }.
event-attack_decided = { $name } prevailed in { $place }.
event-attackers_moved = { $count ->
    [one] The attacker moved to { $to }.
   *[other] The attackers moved to { $to }.
  }
event-attackers_moved-up = { $count ->
    [one] The attacker moved up to face { $towards }.
   *[other] The attackers moved up to face { $towards }.
  }
event-shown-austria = An Austrian block in { $at } was shown: { $face }.
event-shown-france = A French block in { $at } was shown: { $face }.
event-reduced = { part-army } { $before } in { $at } was reduced to { $after }.
event-removed = { part-army } { $before } in { $at } was lost.
event-retreated = One { part-army } block retreated from { $from } to { $to }.
event-morale_committed = { $tokens ->
    [one] One { part-army } morale was committed to { $place }.
   *[other] { $many } { part-army } morale were committed to { $place }.
  }
event-morale_transferred = One { part-army } morale was moved from { $from } to { $to }.
event-morale_left = { $missing ->
    [one] One missing { part-army } morale in { $place } was forgotten.
   *[other] { $many } missing { part-army } morale in { $place } were forgotten.
  }
event-morale_lost = { $tokens ->
    [one] { $name } lost one morale.
   *[other] { $name } lost { $many } morale.
  }
event-morale_lost-from = { $tokens ->
    [one] { $name } lost one morale committed to { $place }.
   *[other] { $name } lost { $many } morale committed to { $place }.
  }
event-morale_returned = { $tokens ->
    [one] One { part-army } morale in { $place } is free again.
   *[other] { $many } { part-army } morale in { $place } are free again.
  }
event-turn_ended = { $name } ended its turn.
event-unknown = Something happened that this page cannot tell. Load it again.
log-setup = The armies are set up.

## The game page

commands-left = { $commands } of 3 commands
commit-end-turn = Yes, end the turn
orders-this-turn = Orders this turn
no-orders-yet = None so far.
end-held = A locale is half organized: organize the rest of it, then the turn can end.
end-the-turn = End the turn
morale = morale { $level }
morale-label = { $title }: morale { $level }, { $uncommitted } free, { $committed } committed; { $lost } lost
time-track = Time
coming-label = { $title }: { $tokens } morale
opens-label = { $area } opens
text-holding = Waiting in { $area }
text-line = { $place }: { $blocks }
text-hidden = { $count ->
    [one] one hidden block
   *[other] { $many } hidden blocks
  }
text-last-seen = { $face } (last seen)
text-open = { $face } (face up)
text-done = { $face } (done)
text-disorganized = { $face } (disorganized)
text-morale = Morale { $level }: { $uncommitted } free.
text-committed = { $tokens } committed to { $place }.
text-coming = { $tokens } to come in round { $round }.
text-losses = { $pieces ->
    [0] Nothing lost.
    [one] One block lost, { $strength } strength in all.
   *[other] { $many } blocks lost, { $strength } strength in all.
  }

## Taking back, and why not

attempt-act = Now:
attempt-march = Across country:
attempt-road_march = By road:
attempt-manoeuvre_attack = To attack:
attempt-bombardment = To bombard:
attempt-assault = To assault:
attempt-continuation = To continue:

## The board, looked at closely

measure = by road
map-over-title = Plan of the Field of
map-under-title = 14 June 1800 · the plain between the Bormida and San Giuliano
map-objective-line = the objective line
map-opens = from { $hour }
place-capacity = Room for { $capacity } blocks of an army.

## The reckoning of a decision

facts-head = What to weigh
fact-approach = The approach
fact-wide = wide: two blocks hold it
fact-narrow = narrow: one block holds it
fact-there = Standing there
fact-attackers = Attacking
fact-able = Can move up
fact-blocks = { $count ->
    [0] nobody
    [one] one block
   *[other] { $many } blocks
  }
fact-morale = { part-army } morale
fact-morale-level = { $level }, { $uncommitted } of them free
fact-leaving = Still to leave
fact-way = Ways
fact-way-room = { $place }: { $holds } of { $capacity } places taken
fact-way-near = { $place }: { $holds } of { $capacity } places taken, the enemy in { $enemies }
fact-lost = Lost so far
fact-lost-so-far = strength { $strength }, morale { $morale }
fact-committed = Committed
fact-committed-at = { $tokens } to { $place }, where there stands: { $blocks }
fact-nobody = nobody
fact-becomes = { $before } becomes { $after }
fact-is-lost = { $before } is lost

## Coming back

since-lost = { $name } lost { $strength } strength and { $morale } morale.
since-moved = { $count ->
    [one] One { part-army } block moved, to { $places }.
   *[other] { $many } { part-army } blocks moved, to { $places }.
  }
since-moved-many = { $count ->
    [one] One { part-army } block moved, to { $places } and elsewhere.
   *[other] { $many } { part-army } blocks moved, to { $places } and { $more } more places.
  }
since-turns = { $count ->
    [one] One turn was played.
   *[other] { $many } turns were played.
  }
log-filter-moves = moves
log-filter-attacks = attacks
log-filter-losses = losses
text-bombards-declared = { $face } (face up, bombarding)
text-bombards-completed = { $face } (face up, has bombarded)

## Watching, and looking back

replay-chart = The course of the game

## The archive, game files, and what can be concluded

sheet-hint = Of the enemy’s blocks, from what you have seen happen and from nothing else.

## Looking back

replay-lens = { $side ->
    [austria] As Austria saw it
   *[france] As France saw it
  }
replay-tall = Austria above the line, France below it; long where something was revealed or lost
replay-tall-flags = Austria above the line, France below it; long where something was revealed or lost; a flag where there are comments
key-replay-lens = as France saw it, the truth, as Austria saw it
report-map-alt = The whole field in round { $round }, { $hour }, every block face-up. Blocks on the map: Austria { $red }, France { $blue }.
