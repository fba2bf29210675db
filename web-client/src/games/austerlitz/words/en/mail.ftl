# What mails and previews of links say of this game, in English. Only the server reads this file, after words/en/mail.ftl.

mail-game = Austerlitz
mail-subject-invitation = { $player } invites you to Austerlitz
mail-lead-invitation = { $player } would like to play Napoleon’s Triumph with you on Estafette: the battle of Austerlitz by courier, one move today, the answer tomorrow. Open the link to see the game and to join it.

preview-description = Round { $round }, { $lens ->
    [allies] as the Allies saw it
    [french] as the French saw it
    [spectator] as far as both sides knew
   *[truth] with every face shown
  }. { $ending }
preview-alt = The field of Austerlitz in round { $round }, { $lens ->
    [allies] as the Allies saw it
    [french] as the French saw it
    [spectator] as far as both sides knew
   *[truth] with every face shown
  }. Units on the map: Allies { $red_blocks }, French { $blue_blocks }.
