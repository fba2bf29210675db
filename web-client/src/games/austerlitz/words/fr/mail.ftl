# Ce que disent les courriels de ce jeu, en français. Voir en/mail.ftl.

mail-game = Austerlitz
mail-subject-invitation = { $player } vous invite à Austerlitz
mail-lead-invitation = { $player } aimerait jouer avec vous à Napoleon’s Triumph sur Estafette : la bataille d’Austerlitz par correspondance, un coup aujourd’hui, la réponse demain. Ouvrez le lien pour voir la partie et la rejoindre.

preview-description = Manche { $round }, { $lens ->
    [allies] vue par les Alliés
    [french] vue par les Français
    [spectator] avec ce que savaient les deux camps
   *[truth] toutes les faces visibles
  }. { $ending }
preview-alt = Le champ de bataille d’Austerlitz à la manche { $round }, { $lens ->
    [allies] vu par les Alliés
    [french] vu par les Français
    [spectator] avec ce que savaient les deux camps
   *[truth] toutes les faces visibles
  }. Unités sur la carte : Alliés { $red_blocks }, Français { $blue_blocks }.
