# What mails and previews of links say of this game, in English. Only the server reads this file, after words/en/mail.ftl.

mail-game = Marengo
mail-subject-invitation = { $player } invites you to Marengo
mail-head-act = It is { $hour } at { $game }, and your turn
mail-digest-line = { $game } against { $opponent }, round { $round }, { $hour }
mail-lead-invitation = { $player } would like to play Triomphe à Marengo with you on Estafette: a battle by courier, one move today, the answer tomorrow. Open the link to see the game and to join it.

preview-description = Round { $round }, { $hour }, { $lens ->
    [austria] as Austria saw it
    [france] as France saw it
    [spectator] as far as both sides knew
   *[truth] with every block face-up
  }. { $ending }
preview-alt = The field of Marengo in round { $round }, { $hour }, { $lens ->
    [austria] as Austria saw it
    [france] as France saw it
    [spectator] as far as both sides knew
   *[truth] with every block face-up
  }. Blocks on the map: Austria { $red_blocks }, France { $blue_blocks }.
