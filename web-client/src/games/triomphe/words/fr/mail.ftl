# Ce que disent les courriels de ce jeu, en français. Voir en/mail.ftl.

mail-game = Marengo
mail-subject-invitation = { $player } vous invite à Marengo
mail-head-act = Il est { $hour } à { $game }, et c’est à vous
mail-digest-line = { $game } contre { $opponent }, manche { $round }, { $hour }
mail-lead-invitation = { $player } aimerait jouer avec vous à Triomphe à Marengo sur Estafette : une bataille par correspondance, un coup aujourd’hui, la réponse demain. Ouvrez le lien pour voir la partie et la rejoindre.

preview-description = Manche { $round }, { $hour }, { $lens ->
    [austria] vue par l’Autriche
    [france] vue par la France
    [spectator] avec ce que savaient les deux camps
   *[truth] tous les blocs à découvert
  }. { $ending }
preview-alt = Le champ de bataille de Marengo à la manche { $round }, { $hour }, { $lens ->
    [austria] vu par l’Autriche
    [france] vu par la France
    [spectator] avec ce que savaient les deux camps
   *[truth] tous les blocs à découvert
  }. Blocs sur la carte : Autriche { $red_blocks }, France { $blue_blocks }.
