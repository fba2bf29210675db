## Armies, blocks, places

side-austria = Austria
side-france = France
side-random = either side
the-side = { $side ->
    [austria] Austria
   *[france] France
  }
part-arm = { $arm ->
    [infantry] infantry
    [cavalry] cavalry
   *[artillery] artillery
  }
face = { part-arm } { $strength }
the-face = the { part-arm } { $strength }
the-hidden = one hidden block
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
round = Round { $round } of 16

## What happened

event-ended-decisive = { $name } wins: the other army has lost heart. A decisive victory.
event-ended-marginal = { $name } wins a marginal victory.

## Around the game

lobby-intro = Two armies of wooden blocks whose faces only their owner sees. Move now, or move tomorrow: the courier waits. The first field is Marengo, 14 June 1800.
game-triomphe = Triomphe à Marengo
game-short-triomphe = Marengo
card-round = Round { $round }, { $hour }
card-given = known deal
card-finished-won = Marengo: you beat { $player }
card-finished-lost = Marengo: you lost to { $player }
card-finished-draw = Marengo: a draw with { $player }
card-finished-over = Marengo against { $player }
card-side-you = { $side ->
    [austria] you play Austria
    [france] you play France
   *[random] sides by lot
  }
card-side-left = { $side ->
    [austria] you would play Austria
   *[france] you would play France
  }
card-offer = Marengo · { $offer }
new-side-austria = Austria
new-side-france = France
new-side-random = By lot
new-advanced = A known deal
new-advanced-hint = The French blocks as JSON, for a friendly game in which both know them. Leave it empty to have them drawn.
new-deal = Deal
join-text = { $player } invites you to Triomphe à Marengo. You would play { $name }.
join-text-random = { $player } invites you to Triomphe à Marengo. The sides are drawn by lot.
player-rounds = { $count ->
    [one] one round
   *[other] { $many } rounds
  }
result-won-decisive = Won by a decisive victory
result-lost-decisive = Lost to a decisive victory
result-won-marginal = Won by a marginal victory
result-lost-marginal = Lost to a marginal victory

## Watching, and looking back


## The archive, game files, and what can be concluded

archive-result-austria = Austria won
archive-result-france = France won
archive-way-decisive = decisive victory
archive-way-marginal = marginal victory
