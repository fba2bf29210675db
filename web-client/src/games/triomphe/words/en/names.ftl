## Armies, blocks, places

side-austria = Austria
side-france = France
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
round = Round { $round } of 16

## What happened

event-ended-decisive = { $name } wins: the other army has lost heart. A decisive victory.
event-ended-marginal = { $name } wins a marginal victory.

## Around the game

game-triomphe = Triomphe à Marengo
game-short-triomphe = Marengo
new-advanced = A known deal
new-advanced-hint = The French blocks as JSON, for a friendly game in which both know them. Leave it empty to have them drawn.
new-deal = Deal
