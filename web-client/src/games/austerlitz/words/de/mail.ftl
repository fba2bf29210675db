# Was in den Mails von diesem Spiel steht, auf Deutsch. Siehe en/mail.ftl.

mail-game = Austerlitz
mail-subject-invitation = { $player } lädt dich nach Austerlitz ein
mail-lead-invitation = { $player } möchte mit dir auf Estafette Napoleon’s Triumph spielen: die Schlacht bei Austerlitz per Kurier, heute ein Zug, morgen die Antwort. Öffne den Link, um die Partie zu sehen und mitzuspielen.

preview-description = Runde { $round }, { $lens ->
    [allies] aus Sicht der Alliierten
    [french] aus Sicht der Franzosen
    [spectator] soweit es beide Seiten wussten
   *[truth] alle Vorderseiten offen
  }. { $ending }
preview-alt = Das Feld von Austerlitz in Runde { $round }, { $lens ->
    [allies] aus Sicht der Alliierten
    [french] aus Sicht der Franzosen
    [spectator] soweit es beide Seiten wussten
   *[truth] alle Vorderseiten offen
  }. Einheiten auf der Karte: Alliierte { $red_blocks }, Franzosen { $blue_blocks }.
