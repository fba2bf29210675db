## Armies, units, places

side-allies = Allies
side-french = French
side-random = either side
the-side = { $side ->
    [allies] the Allied army
   *[french] the French army
  }
part-arm = { $arm ->
    [infantry] infantry
    [cavalry] cavalry
   *[artillery] artillery
  }
face = { $arm ->
    [guard] Guard { $strength }
   *[other] { part-arm } { $strength }
  }
the-face = { $arm ->
    [guard] the Guard { $strength }
   *[other] the { part-arm } { $strength }
  }
the-hidden = one hidden unit
locale = locale { $number }
the-locale = locale { $number }
village = { $village } ({ $number })
where-reserve = { $locale }, reserve
where-approach = { $locale }, facing { $towards }
opposite-north = { $locale } (northern border)
opposite-south = { $locale } (southern border)
hour-noon = noon
hour-short = { $hour }
hour = { $hour } o’clock
round = Round { $round }

## What happened

event-ended-decisive = { $name } wins: the other army is demoralized. A decisive victory.
event-ended-marginal = { $name } wins a marginal victory.

## Around the game

lobby-intro = Two armies of corps and hidden units, and no dice: you threaten, and only then is it shown whether you meant it. Austerlitz, 2 December 1805.
game-austerlitz = Napoleon’s Triumph
game-short-austerlitz = Austerlitz
card-round = Round { $round }, { $hour }
card-given = known armies
card-finished-won = Austerlitz: you beat { $player }
card-finished-lost = Austerlitz: you lost to { $player }
card-finished-draw = Austerlitz: a draw with { $player }
card-finished-over = Austerlitz against { $player }
card-side-you = { $side ->
    [allies] you play the Allies
    [french] you play the French
   *[random] sides drawn at random
  }
card-side-left = { $side ->
    [allies] you would play the Allies
   *[french] you would play the French
  }
card-offer = Austerlitz · { $offer }
new-side-allies = Allies
new-side-french = French
new-side-random = Random
join-text = { $player } invites you to Napoleon’s Triumph. You would play { $name }.
join-text-random = { $player } invites you to Napoleon’s Triumph. The sides are drawn at random.
player-rounds = { $count ->
    [one] one round
   *[other] { $many } rounds
  }
result-won-decisive = Won by a decisive victory
result-lost-decisive = Lost to a decisive victory
result-won-marginal = Won by a marginal victory
result-lost-marginal = Lost to a marginal victory

## A new game

new-scenario = Scenario
new-scenario-second_december = 2 December
new-scenario-second_december-hint = The day of the battle: ten rounds, and all corps of the Allies on the map.
new-scenario-first_december = 1 December
new-scenario-first_december-hint = Both days with the night between them: twenty-one rounds. The Allies begin with two corps on the map.
new-santon = The Santon
new-santon-hint = The hill in the north has rules of its own: only the fixed battery can lead from there.
new-handicap = Handicap
new-handicap-none = None
new-handicap-allies = The Allies start weaker
new-handicap-french = The French start weaker
new-handicap-points = Morale less at the start
new-auction = Auction
new-auction-none = None
new-auction-in_turn = Bids in turn
new-auction-in_turn-hint = Each bid of morale is higher than the last, until one of you passes. The other chooses a side, and starts weaker by the bid.
new-auction-sealed = Sealed bids
new-auction-sealed-hint = Both bid once, in secret. The higher bid chooses a side, and starts weaker by it; chance decides between equal ones.
new-teams = Players on a side
new-teams-hint = Each player of a team has corps of their own. The first in rank commands in chief.
refusal-handicap_and_auction = Agree on a handicap or hold an auction, not both.
refusal-team_size = A side has one to four players.
refusal-handicap_too_large = A handicap has to leave the army a morale of at least 1.

## The archive, game files, and what can be concluded

archive-result-allies = the Allies won
archive-result-french = the French won
archive-way-decisive = decisive victory
archive-way-marginal = marginal victory
