## The game page

text-head = The position
text-none = No blocks on the map.

## The board, looked at closely

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

## Coming back

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

## Watching, and looking back

replay-chart-morale = Morale
replay-chart-strength = Strength on the map
replay-chart-east = Blocks east of the line
replay-chart-line = { $army }, from { $first } to { $last }.

## Battle report

report-figures = The armies at the end
report-lost-blocks = Blocks lost
report-lost-strength = Strength lost
report-morale = Morale
report-blocks = Blocks on the map

## The archive, game files, and what can be concluded

sheet-head = What can be concluded
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

## The reckoning of an assault

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
