# Was in den Mails steht, auf Deutsch. Siehe en/mail.ftl.

mail-tagline = per Kurier

## Betreffzeilen

mail-subject-act = Deine Befehle: { $game } gegen { $opponent }, Runde { $round }
mail-subject-answer = Deine Antwort: { $game } gegen { $opponent }, Runde { $round }
mail-subject-started = Es geht los: { $game } gegen { $opponent }
mail-subject-over = Es ist zu Ende: { $game } gegen { $opponent }
mail-subject-undo = { $opponent } bittet um Zurücknahme: { $game }, Runde { $round }
mail-subject-draw = { $opponent } bietet Remis an: { $game }, Runde { $round }
mail-subject-pause = { $opponent } bittet um eine Pause: { $game }, Runde { $round }
mail-subject-digest = { $count ->
    [one] Eine Entscheidung wartet auf dich
   *[other] { $many } Entscheidungen warten auf dich
  }
mail-subject-test = Eine Mail von Estafette
mail-subject-invitation = { $player } lädt dich zu einer Partie ein
mail-subject-verify = Ist das deine Adresse?
mail-subject-reset = Ein neues Passwort
mail-subject-changed = Deine Adresse wurde geändert

## Partien

mail-head-act = Runde { $round } von { $game }: Du bist am Zug
mail-lead-act = { $opponent } hat gezogen, und { $name } ist am Zug.
mail-lead-first = Die Partie gegen { $opponent } hat begonnen, und { $name } ist am Zug.
mail-lead-answer = { $opponent } hat gezogen und wartet auf deine Antwort.
mail-head-started = { $opponent } hat angenommen
mail-lead-started = Deine Partie { $game } beginnt. Du spielst { $name }; { $opponent } gibt die ersten Befehle.
mail-lead-over-won = Du hast gegen { $opponent } gewonnen.
mail-lead-over-lost = { $opponent } hat gewonnen.
mail-lead-over-drawn = Du und { $opponent } habt euch auf ein Remis geeinigt.
mail-open-faces = Jetzt liegt alles offen: die Vorderseiten aller Blöcke und die Zahl, aus der der Zufall gezogen wurde.
mail-head-undo = Darf es zurückgenommen werden?
mail-lead-undo = { $opponent } bittet, zum Augenblick vor diesem Befehl zurückzukehren:
mail-lead-undo-plain = { $opponent } bittet, einen Befehl zurücknehmen zu dürfen.
mail-head-draw = Remis?
mail-lead-draw = { $opponent } bietet dir Remis an.
mail-head-pause = Eine Pause?
mail-lead-pause = { $opponent } bittet um eine Pause.
mail-lead-pause-length = Von deinem Ja an stünden die Uhren für { $time } still.
mail-subject-reminder = Noch { $time }: { $game } gegen { $opponent }, Runde { $round }
mail-head-reminder = Noch { $time }
mail-lead-reminder = { $opponent } wartet bei { $game } auf dich. Wenn deine Zeit um ist, kann dein Gegner den Sieg beanspruchen.
mail-subject-out = Deine Zeit ist um: { $game } gegen { $opponent }, Runde { $round }
mail-head-out = Deine Zeit ist um
mail-lead-out = Du kannst noch entscheiden, bis { $opponent } den Sieg beansprucht.
mail-subject-time-out = { $opponent } hat keine Zeit mehr: { $game }, Runde { $round }
mail-head-time-out = Die Zeit deines Gegners ist um
mail-lead-time-out = { $opponent } hat keine Zeit mehr. Du kannst den Sieg beanspruchen, mehr Zeit geben oder warten.
mail-subject-gone = Dein Gegner ist nicht mehr da: { $game }, Runde { $round }
mail-head-gone = Dein Gegner ist nicht mehr da
mail-lead-gone = Dein Gegner hat sein Konto gelöscht, und für die andere Seite entscheidet niemand mehr. Die Partie bleibt, wie sie ist, und du kannst sie jederzeit ansehen. Wo Uhren laufen, kannst du den Sieg beanspruchen, sobald die Zeit der anderen Seite um ist.
mail-digest-line = { $game } gegen { $opponent }, Runde { $round }
mail-time-left = Du hast { $time } für diese Entscheidung.
mail-board = Was du sehen darfst: { $own ->
    [one] einen eigenen Block
   *[other] { $own } eigene Blöcke
  } und { $enemies ->
    [one] einen der Gegenseite
   *[other] { $enemies } der Gegenseite
  }. { $known ->
    [0] Von der Gegenseite kennst du keine Vorderseite.
    [one] Von der Gegenseite kennst du eine Vorderseite.
   *[other] Von der Gegenseite kennst du { $known } Vorderseiten.
  }
mail-since = Seit deiner letzten Entscheidung
mail-since-more = { $count ->
    [one] Eine ältere Zeile steht im Protokoll.
   *[other] { $many } ältere Zeilen stehen im Protokoll.
  }
mail-open-decision = Die Entscheidung öffnen
mail-open-game = Die Partie öffnen
mail-open-request = Antworten
mail-open-lobby = Zu deinen Partien

## Konten

mail-lead-test = Mails von Estafette erreichen dich, { $player }.
mail-lead-invitation = { $player } möchte mit dir auf Estafette spielen: eine Schlacht per Kurier, heute ein Zug, morgen die Antwort. Öffne den Link, um die Partie zu sehen und mitzuspielen.
mail-open-invitation = Die Partie ansehen
mail-lead-verify = { $player } auf Estafette hat diese Adresse angegeben. Wenn du das bist, öffne den Link: Dann kommen die Mails deiner Partien hierher.
mail-open-verify = Ja, sie gehört mir
mail-lead-reset = Jemand, vielleicht du, möchte ein neues Passwort für { $player } auf Estafette. Öffne den Link, um eines zu wählen. Er gilt einmal und eine Stunde lang.
mail-open-reset = Ein Passwort wählen
mail-lead-changed = Von jetzt an gehen Mails für { $player } auf Estafette an eine andere Adresse. Wenn du das nicht warst, wähle sofort ein neues Passwort und melde dich bei dem, der diesen Server betreibt.
mail-open-changed = Zu Estafette

## Warum eine Mail kommt, und wie es weniger werden

mail-why-at_once = Du bekommst diese Mail, weil du sofort erfahren willst, wenn du entscheiden musst.
mail-why-when_away = { $minutes ->
    [one] Du bekommst diese Mail, weil du entscheiden musst und seit einer Minute nicht auf diese Partie geschaut hast.
   *[other] Du bekommst diese Mail, weil du entscheiden musst und seit { $minutes } Minuten nicht auf diese Partie geschaut hast.
  }
mail-why-digest = Du bekommst diese Mail einmal am Tag, solange Partien auf dich warten, weil du es so gewählt hast.
mail-why-game = Du bekommst diese Mail, weil du diese Partie spielst.
mail-why-reminder = Du bekommst diese Mail, weil deine Zeit in dieser Partie zu Ende geht.
mail-why-test = Du bekommst diese Mail, weil du sie angefordert hast.
mail-why-invitation = Du bekommst diese Mail, weil { $player } diese Adresse angegeben hat, um dich einzuladen. Wenn du nicht spielen willst, tu nichts: es folgt nichts weiter.
mail-why-verify = Du bekommst diese Mail, weil jemand diese Adresse angegeben hat. Wenn du das nicht warst, tu nichts: Es kommt keine weitere.
mail-why-reset = Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
mail-why-changed = Du bekommst diese Mail, weil dies bisher die Adresse des Kontos war.
mail-way-mute = Diese Partie stumm schalten
mail-way-choose = Wählen, was gesendet wird
mail-way-stop = Keine Mails mehr

## Vorschau von Links

preview-title = { $game }: { $red } gegen { $blue }
preview-description = Runde { $round }, { $lens ->
    [red] wie Rot es sah
    [blue] wie Blau es sah
    [spectator] soweit es beide Seiten wussten
   *[truth] alles aufgedeckt
  }. { $ending }
