# Was in den Mails von diesem Spiel steht, auf Deutsch. Siehe en/mail.ftl.

mail-game = Marengo
mail-subject-invitation = { $player } lädt dich nach Marengo ein
mail-head-act = Es ist { $hour } bei { $game }, und du bist am Zug
mail-digest-line = { $game } gegen { $opponent }, Runde { $round }, { $hour }
mail-lead-invitation = { $player } möchte mit dir auf Estafette Triomphe à Marengo spielen: eine Schlacht per Kurier, heute ein Zug, morgen die Antwort. Öffne den Link, um die Partie zu sehen und mitzuspielen.

preview-description = Runde { $round }, { $hour }, { $lens ->
    [austria] wie Österreich es sah
    [france] wie Frankreich es sah
    [spectator] soweit es beide Seiten wussten
   *[truth] alle Blöcke aufgedeckt
  }. { $ending }
preview-alt = Das Feld von Marengo in Runde { $round }, { $hour }, { $lens ->
    [austria] wie Österreich es sah
    [france] wie Frankreich es sah
    [spectator] soweit es beide Seiten wussten
   *[truth] alle Blöcke aufgedeckt
  }. Blöcke auf der Karte: Österreich { $red_blocks }, Frankreich { $blue_blocks }.
