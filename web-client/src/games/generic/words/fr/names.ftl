## Les jeux pour lesquels la page n’a pas de mots

side-red = Camp rouge
side-blue = Camp bleu
the-colour = { $side ->
    [red] le camp rouge
   *[blue] le camp bleu
  }
ended-rules = { $name } gagne selon les règles du jeu.
card-round-plain = Tour { $round }
round-plain = Tour { $round }
watch-pair-plain = { $red } contre { $blue }
watch-open-label-plain = Regarder { $red } contre { $blue }
archive-game-plain = { $red } contre { $blue }
join-text-plain = { $player } vous invite à une partie. Vous joueriez { $name }.
join-text-random-plain = { $player } vous invite à une partie. Les camps sont tirés au sort.
