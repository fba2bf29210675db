## Games that the page has no words for

side-red = Red
side-blue = Blue
the-colour = { $side ->
    [red] Red
   *[blue] Blue
  }
ended-rules = { $name } wins by the rules of the game.
card-round-plain = Round { $round }
round-plain = Round { $round }
watch-pair-plain = { $red } against { $blue }
watch-open-label-plain = Watch { $red } against { $blue }
archive-game-plain = { $red } against { $blue }
join-text-plain = { $player } invites you to a game. You would play { $name }.
join-text-random-plain = { $player } invites you to a game. The sides are drawn by lot.
