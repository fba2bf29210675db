# Everything a player reads, in English. A catalogue in another language has the same keys, save
# those that begin with `part-`: they are pieces that only their own catalogue uses.
#
# $who and the places arrive as finished phrases ("the infantry 3", "Marengo (14)", "locale 39").
# $side is austria or france, for languages that need to choose a form by it; $name is the side in
# a sentence, $title alone. What is counted arrives as $count too, and written out as $many.
# $hour counts to twelve, $clock to twenty-four.

## Armies, blocks, places

side-austria = Austria
side-france = France
side-random = either side
the-side = { $side ->
    [austria] Austria
   *[france] France
  }
part-army = { $side ->
    [austria] Austrian
   *[france] French
  }
part-blocks = { $count ->
    [one] one { part-army } block
   *[other] { $many } { part-army } blocks
  }
army-blocks = { part-blocks }
part-arm = { $arm ->
    [infantry] infantry
    [cavalry] cavalry
   *[artillery] artillery
  }
arm-name = { part-arm }
face = { part-arm } { $strength }
the-face = the { part-arm } { $strength }
the-hidden = one hidden block
piece-in = { $who } in { $place }
locale = locale { $number }
the-locale = locale { $number }
village = { $village } ({ $number })
where-reserve = { $locale }, reserve
where-approach = { $locale }, facing { $towards }
opposite-north = { $locale } (northern border)
opposite-south = { $locale } (southern border)
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
cost = { $commands ->
    [0] free
    [one] one command
   *[other] { $many } commands
  }
hour-noon = noon
hour-short = { $hour }
hour = { $hour } o’clock
round = Round { $round } of 16
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
event-ended-decisive = { $name } wins: the other army has lost heart. A decisive victory.
event-ended-marginal = { $name } wins a marginal victory.
event-unknown = Something happened that this page cannot tell. Load it again.
log-setup = The armies are set up.
log-since = since you last looked

## The game page

game-title = Game · Estafette
board-label = The board
waiting-head = Waiting
commands-left = { $commands } of 3 commands
commit-order = Give the order
commit-answer = Answer
commit-sending = Sending …
commit-end-turn = Yes, end the turn
clear = Clear
blocks-that-can = Blocks that can act
blocks-to-choose = Choose from
can-go = { $count ->
    [one] Orders for this block
   *[other] Orders for these blocks
  }
also-head = You can also
answers-head = You can answer
orders-this-turn = Orders this turn
no-orders-yet = None so far.
end-held = A locale is half organized: organize the rest of it, then the turn can end.
end-the-turn = End the turn
log-head = Log
log-empty = Nothing has happened yet.
presence-here = here
presence-away = away
presence-gone = gone for good
presence-you = you
morale = morale { $level }
morale-label = { $title }: morale { $level }, { $uncommitted } free, { $committed } committed; { $lost } lost
link-lost = Connection lost, trying again.
link-connecting = Connecting …
rule-link = Rule { $rule }
new-tab = opens in a new tab
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = whole
zoom-whole-label = Show the whole board
as-text = board as text
keys = keys
keys-head = Keys
close = Close
key-text = the board as text
key-keys = this list
key-zoom = zoom in, zoom out, whole board
key-pan = move the map
key-commit = on to the orders for the chosen blocks, then give the order
key-blocks = to the blocks that can be chosen
key-clear = clear
sheet-handle = Larger or smaller
tabs = Parts of the page
tab-decide = Decide
tab-log = Log
tab-text = As text
tab-games = Games
time-track = Time
coming-label = { $title }: { $tokens } morale
opens-label = { $area } opens
text-head = The position
text-none = No blocks on the map.
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
announce-yours = Your decision: { $text }
over-won = You won.
over-lost = You lost.
over-head = { $name } has won
spectating = You are watching.
selected-hint = { $count ->
    [one] One block chosen.
   *[other] { $many } blocks chosen.
  }
play-waiting-head = Waiting for an opponent
play-waiting = The game begins by itself as soon as somebody joins.
play-waiting-other = { $player } waits for an opponent.
play-invite = Send this link to the one you want to play.

## Taking back, and why not

take-back-head = Taking back
take-back-last = Take back the last order
take-back-ask = Ask to take back
take-back-wall-revealed = Something hidden has been shown; only both of you together can go back.
take-back-wall-chance = Blocks have been shuffled; only both of you together can go back.
take-back-wall-decided = Your opponent has decided since; only both of you together can go back.
take-back-they-ask = { $name } asks to go back to the moment before this:
take-back-you-ask = You ask to go back to the moment before this, and wait for the answer:
take-back-agree = Agree
take-back-decline = Let it stand
take-back-withdraw = Ask no more
log-undo-take_back = { $name } took an order back.
log-undo-ask = { $name } asked to take an order back.
log-undo-agree = { $name } agreed to go back.
log-undo-decline = { $name } let it stand.
log-undone = taken back
log-wall-revealed = wall: something was shown
log-wall-chance = wall: blocks were shuffled
log-wall-decided = wall: the other side decided
why-not = Why not elsewhere?
why-not-head = Why not { $place }?
why-not-field = locale
why-not-ask = Why not?
why-not-nothing = These blocks can go there.
attempt-act = Now:
attempt-march = Across country:
attempt-road_march = By road:
attempt-manoeuvre_attack = To attack:
attempt-bombardment = To bombard:
attempt-assault = To assault:
attempt-continuation = To continue:

## The board, looked at closely

turn-label = Turn the board
measure = by road
key-end = end the turn
key-place = about a place
key-measure = how far by road
key-numbers = the numbers of the locales
key-turn = turn the board
key-own-side = own side below, and back
label-priced = { $option }: { $cost }
map-over-title = Plan of the Field of
map-under-title = 14 June 1800 · the plain between the Bormida and San Giuliano
map-objective-line = the objective line
map-opens = from { $hour }
place-capacity = Room for { $capacity } blocks of an army.
place-objective = East of the objective line.
place-area = { $name } comes in from here from { $hour } on, by { $to }.
place-stands = Who stands here
place-nobody = Nobody.
place-reserve = { $name }, in reserve
place-facing = { $name }, facing { $towards }
place-waiting = { $name }, waiting
place-morale = { $tokens ->
    [one] One { part-army } morale is committed here.
   *[other] { $many } { part-army } morale are committed here.
  }
place-borders = Its borders
border-wide = Wide: two blocks hold it.
border-narrow = Narrow: one block holds it.
border-infantry = { $count ->
    [one] Infantry that leads an assault from there loses one.
   *[other] Infantry that leads an assault from there loses { $many }.
  }
border-cavalry = { $count ->
    [one] Cavalry that leads an assault from there loses one.
   *[other] Cavalry that leads an assault from there loses { $many }.
  }
border-artillery = Guns over there cannot fire in here.
border-obstructing = Cavalry from there is hampered: it cannot lead, and needs infantry to attack.
border-road-main = A main road.
border-road-local = A local road.
border-closed = Closed this turn by a lost assault.

## Before the turn ends

remains-head = End the turn?
remains-back = Go on
remains-free = { $count ->
    [one] One block can still march free
   *[other] { $many } blocks can still march free
  }
remains-paid = { $count ->
    [one] One more block can act for a command
   *[other] { $many } more blocks can act for a command
  }
remains-guns = { $count ->
    [one] One artillery can bombard, free
   *[other] { $many } artillery can bombard, free
  }
remains-assaults = { $count ->
    [one] One assault can be made.
   *[other] { $many } assaults can be made.
  }

## The reckoning of a decision

reckon-head = assault on { $to } from { $from }
reckon-wide = A wide approach: two may lead on each side.
reckon-narrow = A narrow approach: one may lead on each side.
reckon-steps = Steps of the assault
reckon-step-leaders = defense
reckon-step-attackers = attack
reckon-step-guns = guns
reckon-step-counter = counter
reckon-step-result = result
reckon-step-losses = losses
reckon-attack = { $name } leads the attack
reckon-ground = The ground
reckon-defense = { $name } leads the defense
reckon-counter = { $name } counter-attacks
reckon-guns = Their guns
reckon-fired = fired: one attack leader is reduced
reckon-not-named = not named yet
reckon-nobody = nobody
reckon-gone = none of them is left
reckon-open = not known yet
reckon-marks = { $count ->
    [0] no mark counts
    [one] one mark counts
   *[other] { $many } marks count
  }
reckon-if-leads = { $value } if { $arm } leads
reckon-before-losses = { $blocks }, less what they lose first
reckon-after-losses = { $blocks }; what is left of them
reckon-behind = { $count ->
    [one] one block might: { $blocks }
   *[other] { $many } blocks might: { $blocks }
  }
reckon-nobody-behind = nobody stands there to do so
reckon-stands = As it stands
reckon-result = Result
reckon-needs = the attack needs 1 or more
reckon-through = { $name } wins: it needs 1 or more
reckon-held = { $name } is thrown back: it needs 1 or more
reckon-decided = { $name } prevailed
reckon-scale-held = thrown back
reckon-scale-through = through
reckon-known = Reckoned from what you know.
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

since-head = While you were away
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
since-more = { $count ->
    [one] One more line is in the log.
   *[other] { $many } more lines are in the log.
  }
log-filter = Show in the log
log-filter-all = all
log-filter-moves = moves
log-filter-attacks = attacks
log-filter-losses = losses
log-none = Nothing of that kind yet.
skip-to-decision = To the decision
text-commands = { $commands ->
    [0] No commands are left.
    [one] One command is left.
   *[other] { $many } commands are left.
  }
text-changes = What changed last
text-options = What can be done
text-option = { $option }: { $cost }
text-option-count = { $who }: { $count ->
    [one] one way
   *[other] { $many } ways
  }
text-bombards-declared = { $face } (face up, bombarding)
text-bombards-completed = { $face } (face up, has bombarded)

## Time, and what is settled beside the board

part-days = { $count ->
    [one] one day
   *[other] { $many } days
  }
long-days = { part-days }
long-hours = { $count ->
    [one] one hour
   *[other] { $many } hours
  }
long-minutes = { $count ->
    [one] one minute
   *[other] { $many } minutes
  }
long-seconds = { $count ->
    [one] one second
   *[other] { $many } seconds
  }
time-none = no time
time-days-hours = { $days } d { $hours } h
time-hours-minutes = { $hours } h { $minutes } m
time-minutes = { $minutes } m
unit-minutes = { $minutes } min
unit-seconds = { $seconds } s
pace-none = without clocks
pace-live = live, { $bank } + { $each }
pace-correspondence = { $bank ->
    [0] { part-days } a decision
   *[other] { part-days } a decision, { $bank } in the bank
  }
clock-label = { $name }: { $time } left
clock-out = { $name }: time is out
clock-first = { $name }: { $time }; the clock starts with the second decision, and there is a day for the first
clock-paused = { $name }: { $time } left; the clocks stand still
left = { $time } left
left-none = time is out
left-paused = paused until { $moment }
announce-urgent = You have { $time } left.
time-head = Time
time-out-own = Your time is out. You can still decide, until your opponent claims the win.
time-out-theirs = { $player } has no time left. You can claim the win, give more time, or wait.
time-claim = Claim the win
time-grant = Give more time
time-grant-length = How much more
parley-head = Parley
parley-what = What the two of you settle beside the board.
parley-open = Draw, pause, resign …
key-parley = parley: draw, pause, resign
draw-head = A draw
draw-hint = Your opponent can agree until they give their next order.
draw-offer = Offer a draw
offer-waits = An offer waits for its answer.
offer-later = You can offer it again when your opponent has given an order.
pause-head = A pause
pause-hint = If your opponent agrees, the clocks stand still. Both of you can play on all the same, and you can end it sooner.
pause-length = How long
pause-ask = Ask for a pause
pause-not-now = Not now: it has been asked for, or there is a pause already.
pause-until = The clocks stand still until { $moment }. Both of you can play on all the same.
pause-end = End the pause now
resign-head = Resigning
resign-hint = Your opponent has won then, and nothing can be taken back.
resign = Resign …
resign-sure = Yes, I resign
resign-not = Play on
offer-asked-draw = { $name } offers a draw.
offer-asked-pause = { $name } asks for a pause: { $time }.
offer-asked-rematch = { $name } offers another game, with sides swapped.
offer-own-draw = You offer a draw and wait for the answer.
offer-own-pause = You ask for a pause and wait for the answer: { $time }.
offer-own-rematch = You offer another game and wait for the answer.
offer-accept-draw = Agree to the draw
offer-accept-pause = Agree to the pause
offer-accept-rematch = Play again
offer-decline = Decline
offer-withdraw = Withdraw it
over-draw = A draw.
ended-agreement = The two sides agreed on a draw.
ended-resignation = { $name } resigned.
ended-time = { $name } had no time left.
rematch-offer = Offer a rematch
rematch-open = To the new game
log-parley-resign = { $name } resigned. The game is over.
log-parley-claim_time = { $name } claimed the win: the other side had no time left.
log-parley-grant_time = { $name } gave the other side more time: { $time }.
log-parley-end_pause = { $name } ended the pause.
log-parley-offer-draw = { $name } offered a draw.
log-parley-accept-draw = { $name } agreed to the draw. The game is over.
log-parley-decline-draw = { $name } declined the draw.
log-parley-withdraw-draw = { $name } withdrew the offer of a draw.
log-parley-offer-pause = { $name } asked for a pause: { $time }.
log-parley-accept-pause = { $name } agreed to the pause: { $time }.
log-parley-decline-pause = { $name } did not agree to the pause.
log-parley-withdraw-pause = { $name } no longer asks for a pause.
log-parley-offer-rematch = { $name } offered another game.
log-parley-accept-rematch = { $name } agreed to play again.
log-parley-decline-rematch = { $name } declined another game.
log-parley-withdraw-rematch = { $name } no longer offers another game.

## Around the game

app-name = Estafette
skip = Skip to the content
nav-games = Your games
nav-rules = Rules
nav-preferences = Preferences
nav-about = About
nav-login = Log in
nav-signup = Sign up
nav-account = { $player }, your account
nav-logout = Log out
error-unreachable = The server does not answer. Try again in a moment.
error-unknown = Something went wrong. Try again.
not-found-head = Nothing here
not-found = There is no page at this address.
to-lobby = To your games
loading = One moment …
load-again = Load the page again

login-head = Log in
login-do = Log in
login-other = No account yet?
login-expired = Log in to go on.
signup-head = Sign up
signup-do = Create the account
signup-other = You have an account?
field-name = Name
field-password = Password
name-hint = 2 to 24 letters, digits, hyphens, dots or underscores. Others see it.
password-hint = At least 8 characters.

lobby-title = Your games · Estafette
lobby-none-head = No game yet
lobby-none = Create one and send the link to a friend, or join one that is open.
lobby-decisions = { $count ->
    [0] Nothing waits for you
    [one] One decision waits for you
   *[other] { $many } decisions wait for you
  }
lobby-waiting-for-others = Waiting for others
lobby-waiting-opponent = Waiting for an opponent
lobby-finished = Lately finished
lobby-open = Open games
lobby-open-none = Nobody waits for an opponent just now.
lobby-intro-head = Napoleonic battles, by courier
lobby-intro = Two armies of wooden blocks whose faces only their owner sees. Move now, or move tomorrow: the courier waits. The first field is Marengo, 14 June 1800.
game-marengo = Triomphe à Marengo
card-against = against { $player }
card-your-turn = Your orders
card-round = Round { $round }, { $hour }
card-their-turn = { $player } decides
card-given = known deal
card-open = Open
card-finished-won = Marengo: you beat { $player }
card-finished-lost = Marengo: you lost to { $player }
card-finished-draw = Marengo: a draw with { $player }
card-finished-over = Marengo against { $player }
card-leave = Withdraw
card-leave-label = Withdraw this game
card-private = only with the link
card-listed = listed for everybody
card-side-you = { $side ->
    [austria] you play Austria
    [france] you play France
   *[random] sides by lot
  }
card-join = Join
card-join-label = Join the game of { $player }
card-side-left = { $side ->
    [austria] you would play Austria
   *[france] you would play France
  }
card-offer = Marengo · { $offer }
new-head = New game
new-side = Your side
new-side-austria = Austria
new-side-france = France
new-side-random = By lot
new-who = Who can join
new-open = Everybody
new-private = Only with the link
new-pace = Time
new-pace-correspondence = By courier
new-pace-live = Live
new-pace-none = No clocks
new-pace-hint-correspondence = Days for each decision, and some more for the whole game.
new-pace-hint-live = Minutes for the whole game, and some seconds more with each decision. Each side has a day for its first.
new-pace-hint-none = Everybody takes the time they like.
preset-live = { $minutes } min + { $seconds } s
preset-courier = { $count ->
    [one] 1 day + { $bank }
   *[other] { $count } days + { $bank }
  }
preset-own = other
own-minutes = Minutes for the game
own-seconds = Seconds each decision adds
own-days = Days for each decision
own-bank = Days more for the game
new-advanced = A known deal
new-advanced-hint = The French blocks as JSON, for a friendly game in which both know them. Leave it empty to have them drawn.
new-deal = Deal
new-deal-wrong = This is not JSON.
new-do = Create the game
invite-link = Invitation link
invite-mail = Or have it sent by mail
invite-send = Send the invitation
invite-sent = The invitation is on its way.
copy = Copy
copied = Copied
join-head = An invitation
join-text = { $player } invites you to Triomphe à Marengo. You would play { $name }.
join-text-random = { $player } invites you to Triomphe à Marengo. The sides are drawn by lot.
join-pace = Time: { $pace }.
join-do = Join the game
join-own = This is your own game. Send the link to the one you want to play.
join-login = Log in or sign up to join.

player-title = { $player } · Estafette
player-since = Member since { $date }
player-none = This player has played no public game so far.
player-none-own = You have played no game so far.
player-totals = How they ended
player-running = Running games
player-finished = Finished games
player-private-hint = Only you see your games that could only be joined with the link, and only for you are they counted here.
player-rounds = { $count ->
    [one] one round
   *[other] { $many } rounds
  }
player-more = Show older games
player-open = Open the game against { $player }
totals-side = Side
totals-won = Won
totals-lost = Lost
totals-drawn = Draws
totals-together = Together
result-won-decisive = Won by a decisive victory
result-lost-decisive = Lost to a decisive victory
result-won-marginal = Won by a marginal victory
result-lost-marginal = Lost to a marginal victory
result-won-resignation = Won: the other side resigned
result-lost-resignation = Lost by resigning
result-won-time = Won on time
result-lost-time = Lost on time
result-draw-agreement = A draw, by agreement
result-over = Over

about-head = About Estafette
about-what = Estafette lets two people play Napoleonic block wargames in a browser, with the fog of war kept by a server that both can trust.
about-rights = The rules are explained in our own words and the maps are our own drawings from game facts.
about-credits = Triomphe à Marengo, Napoleon’s Triumph and Bonaparte at Marengo are designs by Rachel (Bowen) Simmons; the 2022 edition of Triomphe à Marengo is published by Histogame. Bonaparte in Italy: the Castiglione campaign is a design by Jacques Rabier, published by White Dog Games. Whoever hosts games for the public should ask the publishers.
about-rules = Read the rules of Triomphe à Marengo

## The account

account-title = Your account · Estafette
account-head = Your account
address-head = Mail address
address-about = For mails about your games, and in case you forget your password. Nobody else sees it.
address-none = No address yet.
address-is = Mails go to { $address }.
address-pending = A link was sent to { $address }. Open it, and the address is yours.
address-again = Send the link again
address-sent = The link is on its way.
address-removed = The address is removed.
address-do = Set the address
address-remove = Remove the address
field-email = Mail address
field-email-optional = Mail address (if you like)
email-hint = For mails about your games, and in case you forget your password.
forgot-link = Forgot your password?
forgot-title = A new password · Estafette
forgot-head = Forgot your password?
forgot-about = Tell us the mail address of your account. You get a link to choose a new password.
forgot-do = Send me the link
forgot-done = If the address belongs to an account, the link is on its way. It works for an hour.
reset-title = A new password · Estafette
reset-head = A new password
reset-about = All your browsers will be signed out, and all access tokens revoked.
reset-do = Set the password
reset-done = The password is changed. Log in with it.
reset-again = Get another link
verify-title = Mail address · Estafette
verify-head = Is this your address?
verify-about = Somebody, probably you, gave this address for an account. If it was you, say so. Else close this page: nothing will happen.
verify-do = Yes, it is my address
verify-done = Mails go to { $address } now.
password-head = Password
password-about = A new password signs out every other browser. Access tokens stay.
field-password-now = Present password
field-password-new = New password
password-do = Change the password
password-done = The password is changed. Every other browser is signed out.
sessions-head = Where you are signed in
sessions-about = A browser that does not come back for 30 days is signed out by itself.
device = { $browser } on { $system }
device-unknown = Unknown device
session-since = signed in on { $day }
session-current = this browser
used = last used { $ago }
session-end = Sign out
session-end-label = Sign out { $device }, last used { $ago }
session-ended = That browser is signed out.
sessions-end = Sign out all others
sessions-ended = All other browsers are signed out.
tokens-head = Access tokens
tokens-about = For bots and other programs. Whoever has a token plays in your name, in the lobby and in games; it cannot manage your account.
tokens-none = No token yet.
token-since = made on { $day }
token-unused = never used
token-revoke = Revoke
token-revoke-label = Revoke the token { $label }
token-revoked = The token is revoked.
token-once = This is the token. It is shown this once: keep it like a password.
token-secret = Access token
token-new-head = A new token
field-label = Label
label-hint = What it is for. Only you see it.
token-do = Make the token
data-head = Your data
data-about = Everything that is kept about you, as one JSON file. Games that are still running are in it with your own orders only.
data-do = Download my data
deletion-head = Deleting the account
deletion-about = You can leave for good. What that means is said before anything happens.
deletion-ask = Delete my account …
deletion-ask-head = Delete the account { $player }?
deletion-signed-out = All your browsers and programs are signed out.
deletion-waiting = Your games that wait for an opponent are withdrawn.
deletion-running = Games that are running cannot go on. Your opponents see that you are gone.
deletion-finished = Games stay with your opponents. Your seat is called “Deleted player” there.
deletion-name = Your name is free for anybody to take.
deletion-for-good = Nobody can bring the account back.
deletion-do = Delete for good
deleted-head = Good-bye
deleted = Your account is deleted.
player-deleted = Deleted player
opponent-gone = Your opponent has deleted their account. Nobody will decide there any more.

## The rules and the preferences

rules-title = The rules · Estafette
rules-contents = Contents
rules-language = The rules are in English.
preferences-title = Preferences · Estafette
preferences-head = Preferences
preferences-kept = This browser remembers them.
preferences-language = Language
preferences-theme = Colours
theme-system = Like the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
preferences-motion = Movement
motion-system = Like the system
motion-reduced = Nothing moves
preferences-rail = Orders and log, beside the map
rail-right = On the right
rail-left = On the left

## Talk and notes

tab-talk = Talk
tab-notes = Notes
papers = Log, talk and notes
key-talk = talk
talk-head = Talk with { $player }
talk-block = Block
talk-unblock = Unblock
talk-report = Report
talk-off = This game is played without talk.
talk-empty = Nothing was said yet.
talk-read = Read
talk-blocked = You have blocked { $player }. You do not hear each other.
talk-field = Message to { $player }
talk-hint = Enter sends, Shift and Enter starts a line
talk-say = Send
talk-unread = { $count ->
    [one] one new message
   *[other] { $many } new messages
  }
announce-said = { $player } says: { $text }
report-head = Report a message
report-text = The host of this server reads it together with your reason.
report-reason = What is wrong with it?
report-do = Report it
report-sent = The host will look at it.
notes-head = My notes
notes-hint = Nobody else sees this.
notes-kept = Kept
notes-keeping = Keeping …
notes-failed = Not kept yet
blocked-head = Blocked players
blocked-hint = Those you have blocked cannot write to you, and neither of you sees the open games of the other.
blocked-none = You have blocked nobody.
blocked-undo-label = Unblock { $player }
new-talk = The players can write to each other
## Mails about games

notifications-title = Notifications · Estafette
notifications-head = Mails about your games
notifications-to = They go to { $address }.
notifications-no-address = You have no address that is known to be yours, so nothing can be sent to you.
notifications-no-server = This server has no mail server. What would be sent can be read in your mailbox here.
notifications-mailbox = What was sent to you
notifications-when = When you have to decide
rule-at_once = Tell me at once
rule-when_away = Tell me when I have not looked for a while
rule-digest = Tell me once a day, of all games
rule-off = Send nothing
rule-as-all = As in all games
notifications-away = After so many minutes
notifications-digest-at = Every day at
notifications-quiet = Quiet hours
notifications-quiet-on = Nothing is sent between these times
notifications-from = from
notifications-to-hour = to
notifications-clock = By the clock of { $timezone }.
notifications-save = Save
notifications-saved = Saved.
notifications-games = Games with a rule of their own
mailbox-title = Mailbox · Estafette
mailbox-head = What was sent to you
mailbox-no-server = This server has no mail server. Your mails are here, and nowhere else.
mailbox-empty = Nothing yet.
mailbox-test = Send me a test mail
mailbox-tested = A test mail is on its way.
mailbox-again = Look again
mailbox-as-text = As plain text
sent-kind-decision = Your decision
sent-kind-game_started = A game begins
sent-kind-game_over = A game is over
sent-kind-undo_asked = May it be taken back?
sent-kind-draw_offered = A draw is offered
sent-kind-pause_asked = A pause is asked for
sent-kind-reminder = The time runs out
sent-kind-time_out = The opponent’s time is out
sent-kind-digest = Games that wait for you
sent-kind-test = Test mail
sent-kind-invitation = An invitation
sent-kind-verify_address = Is this your address?
sent-kind-reset_password = A new password
sent-kind-address_changed = Your address was changed
sent-kind-unknown = A mail
sent-accepted = The mail server took it: { $answer }
sent-accepted-here = Kept here.
sent-waiting = Waits to be sent.
sent-tried = { $times ->
    [one] Tried once without success, and tried again soon: { $problem }
   *[other] Tried { $times } times without success, and tried again soon: { $problem }
  }
sent-given-up = Given up: { $problem }
sent-expired = It could not be sent while it mattered.
sent-cancelled = Not sent: it was no longer needed.
sent-cancelled-answered = Not sent: you had answered before.
sent-cancelled-over = Not sent: the game was over before.
sent-cancelled-off = Not sent: you do not want such mails.
sent-cancelled-digest = Not sent: it is in your daily list.
sent-cancelled-no_address = Not sent: you have no address that is known to be yours.
stop-head = Fewer mails
stop-all = No more mails about your games? You can have them again at any time.
stop-game = No more mails about this game, or about all?
stop-do-all = Stop all mails
stop-do-game = Mute this game
stop-done-all = No more mails about your games are sent.
stop-done-game = No more mails about this game are sent.
stop-choose = Choose what is sent

## Watching, and looking back

new-watching = Who may watch
watching-nobody = Nobody
watching-invited = Whoever gets a link
watching-everybody = Everybody
card-watching-nobody = nobody may watch
card-watching-invited = may be watched with a link
card-watching-everybody = everybody may watch
join-watching-nobody = Nobody may watch.
join-watching-invited = Whoever gets a link from one of you may watch.
join-watching-everybody = Everybody may watch.
watch-button = Who may watch
watchers = { $count ->
    [one] one watches
   *[other] { $many } watch
  }
watch-stricter = This was agreed on when the game began. Either of you can make it stricter, neither can widen it.
watch-open-later = When it is over, everybody can look back at this game with all faces shown.
watch-private-later = When it is over, you two can look back at this game with all faces shown, and so can whoever has a link.
watch-link-head = A link for watching
watch-link = Link for watching
watch-link-once = It is shown only now. A fresh one takes its place.
watch-link-out = There is a link. Whoever has it may watch.
watch-link-draw = Make a link
watch-link-anew = Make a fresh link
watch-link-revoke = Take the link back
watch-head = Battles to watch
watch-pair = { $austria } against { $france }
watch-open = Watch
watch-open-label = Watch { $austria } against { $france }
replay-finished = finished { $date }
replay-against = against
replay-own = As seen so far
replay-open = Look back at the game
replay-look-back = Look back
replay-share = Share this moment
replay-share-text = The link opens the game at this moment, through these eyes.
replay-share-link = Link to this moment
replay-back = Back to the game
replay-lenses = Through whose eyes
replay-lens = { $side ->
    [austria] As Austria saw it
   *[france] As France saw it
  }
replay-truth = The truth
replay-compare = Compare
replay-veiled = The other side did not know this face
replay-gap = { $name } did not know this face
replay-controls = Moments of the game
replay-first = To the beginning
replay-back-one = One order back
replay-on-one = One order on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-mark-back = Attack or loss before
replay-mark-on = Next attack or loss
replay-speed = Speed
replay-moment = Round { $round }, { $hour } · order { $number } of { $last }
replay-timeline = Moment of the game
replay-tall = Austria above the line, France below it; long where something was revealed or lost
replay-chart = The course of the game
replay-chart-morale = Morale
replay-chart-strength = Strength on the map
replay-chart-east = Blocks east of the line
replay-chart-line = { $army }, from { $first } to { $last }.
replay-go = To order { $number }
replay-nothing-yet = Nothing has been ordered yet.
replay-saw = { $name } saw { $count ->
    [one] one block
   *[other] { $many } blocks
  } and knew { $known ->
    [0] no face.
   *[other] { $faces }.
  }
replay-fair = Fair chance
replay-fair-text = The commitment was public when the game began. It is the SHA-256 of the seed, from which everything left to chance was drawn.
replay-commitment = Commitment
replay-seed = Seed
replay-title = { $austria } against { $france } · Estafette
replay-again = Try again
key-replay-step = one order back, one on
key-replay-turn = one turn back, one on
key-replay-mark = to the attack, loss or change of morale before, and after
key-replay-play = play, pause
key-replay-ends = to the beginning, to the end
key-replay-lens = as France saw it, the truth, as Austria saw it
key-replay-compare = what one side saw beside the truth, then what the other saw
key-replay-sheet = log, or what could be concluded
replay-papers = Beside the board
replay-sheet-hint = Of the enemy’s blocks, from what { $name } had seen happen and from nothing else.
replay-sheet-whose = Whose conclusions

## Battle report

report-title = Battle report · Estafette
report-title-of = { $austria } against { $france }: battle report · Estafette
report-name = Battle report
report-print = Print
report-back = To the replay
report-figures = The armies at the end
report-lost-blocks = Blocks lost
report-lost-strength = Strength lost
report-morale = Morale
report-blocks = Blocks on the map
report-course = Turn by turn
report-told = With the fog lifted: every block is face-up on the maps. What was taken back is left out. The numbers on the maps are those of the locales.
report-maps-missing = Some maps could not be had. Print once more in a moment.
report-map-first = The field before the first order.
report-map-fight = The field after that, in round { $round }, { $hour }.
report-map-last = The field at the end, in round { $round }, { $hour }.
report-map-alt = The whole field in round { $round }, { $hour }, every block face-up. Blocks on the map: Austria { $austrian }, France { $french }.
report-check = To check this report
report-check-text = At this address the game can be looked back at, and its file be had and played again. The commitment was public when the game began. It is the SHA-256 of the seed, from which everything left to chance was drawn.
report-address = Address

## The archive, game files, and what can be concluded

nav-archive = Archive
lobby-archive = Look through finished games
archive-title = Archive · Estafette
archive-head = The archive
archive-intro = Finished games that anybody can see.
archive-verify = Check a game file
archive-link = To the archive
archive-search = Look for games
archive-player = Player
archive-side = Playing
archive-result = Result
archive-any = any
archive-result-austria = Austria won
archive-result-france = France won
archive-result-draw = a draw
archive-length = Length in rounds
archive-least = from
archive-most = to
archive-days = Ended
archive-from = from
archive-until = until
archive-do = Look
archive-all = All games
archive-none = No game has ended here yet.
archive-none-such = No such game was found.
archive-game = { $austria } against { $france }
archive-imported = played elsewhere
archive-file = File
archive-check = Check
archive-figures = In figures
archive-found = { $count ->
    [0] No game with a known result.
    [one] One game.
   *[other] { $count } games.
  }
archive-won-by = Won by
archive-way-decisive = decisive victory
archive-way-marginal = marginal victory
archive-way-resignation = resignation
archive-way-time = time
archive-drawn = { $count ->
    [0] No draw.
    [one] One draw.
   *[other] { $count } draws.
  }
archive-lengths = Length in rounds
archive-of-length = { $count ->
    [one] round { $round }: one game
   *[other] round { $round }: { $count } games
  }
archive-middle = Half of them had ended by round { $round }.

file-title = Check a game file · Estafette
file-head = Check a game file
file-intro = Every finished game can be saved as a file. Your browser checks that its chance was fixed beforehand and that no entry was changed; the server plays it again by the rules.
file-choose = The file
file-no-file = This is not a game file.
file-game = { $count ->
    [one] { $austria } against { $france }, one entry
   *[other] { $austria } against { $france }, { $count } entries
  }
file-seed-right = The seed is the one that was committed to when the game began.
file-seed-wrong = The seed is not the one that was committed to when the game began.
file-chain-right = The chain of hashes is whole: no entry was changed, left out or moved.
file-chain-wrong = The chain of hashes is broken at entry { $position }.
file-chain-opening = The chain of hashes is broken at its beginning.
file-cannot = This browser checks no hashes here: that needs https. The server does it.
file-playing = The server plays the game again …
file-played = Played again by the rules: { $ending } It ended in round { $round }.
file-right = The file is right.
file-wrong = Something is wrong with this file.
file-bring = Take it into the archive
file-bring-hint = Everybody can see it there, marked as played elsewhere.
file-bring-login = Log in to take it into the archive.
check-right = Right:
check-wrong = Wrong:
fault-unreadable = { $why }
fault-other_version = The file is of a version of the format that is not known here.
fault-other_rules = The game was played by a version of the rules that is not known here.
fault-seed = The seed is not the one that was committed to: the game is not played again.
fault-missing = Entry { $position } does not stand where it has to: one is missing, or they were moved.
fault-opening = The beginning of the file is not as it was recorded.
fault-chain = Entry { $position }, or something before it, is not as it was recorded.
fault-options = The game cannot be set up: { $why }
fault-set_up = The seed and the options give another set-up.
fault-backwards = Entry { $position } is earlier than the one before it.
fault-out_of_turn = Entry { $position } is an order of { $name }, but the other side had to decide.
fault-refused = Entry { $position }, of { $name }, is refused: { $why }
fault-time = Entry { $position }, of { $name }, is refused by the clocks: { $why }
fault-seen = After entry { $position }, { $name } saw something else than the file says.
fault-not_over = The game is not over after the last entry.
fault-result = The game did not end as the file says.
fault-too_long = So much is taken back in this game that it is not played again here.

new-deductions = Each player has a sheet of what can be concluded
card-deductions = with deduction sheets
tab-sheet = Deductions
sheet-head = What can be concluded
sheet-hint = Of the enemy’s blocks, from what you have seen happen and from nothing else.
sheet-army = The enemy has left: { $faces }.
sheet-face = { $number } × { $face }
sheet-face-partly = { $number } × { $face } ({ $hidden } of them hidden)
sheet-face-seen = { $number } × { $face } (none hidden)
sheet-table = Stack by stack
sheet-where = Position
sheet-infantry = Inf.
sheet-cavalry = Cav.
sheet-artillery = Art.
sheet-strength = Str.
sheet-infantry-long = infantry
sheet-cavalry-long = cavalry
sheet-artillery-long = artillery
sheet-strength-long = strength, all blocks together
sheet-certain = certainly { $faces }
sheet-truth = In truth { $faces }.

## Comments on finished games

tab-comments = Comments
key-replay-comments = to the comments
comments-head = Comments
comments-back = Before
comments-on = Next
comments-set-up = The set-up
comments-moment = Round { $round }, { $hour } · order { $number }
comments-none-here = Nobody has said anything about this moment.
comments-none = Nobody has said anything about this game yet.
comments-elsewhere = Other moments
comments-count = { $count ->
    [one] one comment
   *[other] { $many } comments
  }
comments-of-order = { $count ->
    [one] One comment on order { $number }
   *[other] { $many } comments on order { $number }
  }
comments-field = Comment on this moment
comments-hint = Ctrl and Enter sends
comments-length = { $length } of { $most } characters
comments-send = Comment
comments-sent = Your comment is there for all readers.
comments-closed = The players of this game do not let readers comment.
comments-sign-in = Sign in to comment
comments-let = Let readers comment
comments-let-both = Both of you do: whoever may see the game can comment.
comments-let-other = Readers can comment once your opponent lets them too.
comments-let-none = Only you and your opponent can comment.
comments-remove = Remove
comments-remove-head = Remove a comment
comments-remove-text = It goes for good, for everybody.
comments-remove-do = Remove it
comments-report-head = Report a comment
replay-tall-flags = Austria above the line, France below it; long where something was revealed or lost; a flag where there are comments
deletion-comments = What you wrote about games stays there, without your name.
