## Spiele, für die die Seite keine Worte hat

side-red = Rot
side-blue = Blau
the-colour = { $side ->
    [red] Rot
   *[blue] Blau
  }
ended-rules = { $name } gewinnt nach den Regeln des Spiels.
card-round-plain = Runde { $round }
round-plain = Runde { $round }
watch-pair-plain = { $red } gegen { $blue }
watch-open-label-plain = Bei { $red } gegen { $blue } zusehen
archive-game-plain = { $red } gegen { $blue }
join-text-plain = { $player } lädt dich zu einer Partie ein. Du würdest { $name } spielen.
join-text-random-plain = { $player } lädt dich zu einer Partie ein. Die Seiten werden gelost.
