## Juegos para los que la página no tiene palabras

side-red = Bando rojo
side-blue = Bando azul
the-colour = { $side ->
    [red] el bando rojo
   *[blue] el bando azul
  }
ended-rules = { $name } gana según las reglas del juego.
card-round-plain = Ronda { $round }
round-plain = Ronda { $round }
watch-pair-plain = { $red } contra { $blue }
watch-open-label-plain = Mirar { $red } contra { $blue }
archive-game-plain = { $red } contra { $blue }
join-text-plain = { $player } te invita a una partida. Jugarías con { $name }.
join-text-random-plain = { $player } te invita a una partida. Los bandos se sortean.
