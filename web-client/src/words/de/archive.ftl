## Das Archiv, Partiedateien, und was sich schließen lässt

archive-head = Das Archiv
archive-intro = Beendete Partien, die alle sehen können.
archive-verify = Eine Partiedatei prüfen
archive-link = Zum Archiv
archive-search = Partien suchen
archive-player = Name
archive-side = spielt
archive-result = Ergebnis
archive-any = gleich welches
archive-result-draw = Remis
archive-length = Länge in Runden
archive-least = von
archive-most = bis
archive-days = Beendet
archive-from = vom
archive-until = bis zum
archive-do = Suchen
archive-all = Alle Partien
archive-none = Hier ist noch keine Partie zu Ende gegangen.
archive-none-such = So eine Partie gibt es nicht.
archive-figures = In Zahlen
archive-found = { $count ->
    [0] Keine Partie mit bekanntem Ergebnis.
    [one] Eine Partie.
   *[other] { $count } Partien.
  }
archive-won-by = Gewonnen durch
archive-way-resignation = Aufgabe
archive-way-time = Zeit
archive-drawn = { $count ->
    [0] Kein Remis.
    [one] Ein Remis.
   *[other] { $count } Remis.
  }
archive-lengths = Länge in Runden
archive-of-length = { $count ->
    [one] Runde { $round }: eine Partie
   *[other] Runde { $round }: { $count } Partien
  }
archive-middle = Die Hälfte war bis Runde { $round } zu Ende.
file-head = Eine Partiedatei prüfen
file-intro = Jede beendete Partie lässt sich als Datei sichern. Dein Browser prüft, dass der Zufall vorher feststand und kein Eintrag verändert wurde; der Server spielt sie nach den Regeln noch einmal.
file-choose = Die Datei
file-no-file = Das ist keine Partiedatei.
file-game = { $count ->
    [one] { $red } gegen { $blue }, ein Eintrag
   *[other] { $red } gegen { $blue }, { $count } Einträge
  }
file-seed-right = Der Startwert ist der, der zu Beginn der Partie festgelegt wurde.
file-seed-wrong = Der Startwert ist nicht der, der zu Beginn der Partie festgelegt wurde.
file-chain-right = Die Hashkette ist ganz: Kein Eintrag wurde verändert, weggelassen oder verschoben.
file-chain-wrong = Die Hashkette reißt bei Eintrag { $position }.
file-chain-opening = Die Hashkette reißt schon am Anfang.
file-cannot = Dieser Browser prüft hier keine Hashes: Dazu braucht es https. Der Server prüft sie.
file-playing = Der Server spielt die Partie noch einmal …
file-played = Nach den Regeln noch einmal gespielt: { $ending } Sie endete in Runde { $round }.
file-right = Die Datei stimmt.
file-wrong = Mit dieser Datei stimmt etwas nicht.
file-bring = Ins Archiv aufnehmen
file-bring-hint = Dort sehen sie alle; es steht dabei, dass sie anderswo gespielt wurde.
file-bring-login = Melde dich an, um sie ins Archiv aufzunehmen.
check-right = Richtig:
check-wrong = Falsch:
fault-unreadable = Das ist keine ganze Partiedatei: { $why }
fault-other_version = Die Datei hat eine Fassung des Formats, die hier nicht bekannt ist.
fault-other_rules = Die Partie wurde nach einer Fassung der Regeln gespielt, die hier nicht bekannt ist.
fault-seed = Der Startwert ist nicht der festgelegte: Die Partie wird nicht noch einmal gespielt.
fault-missing = Eintrag { $position } steht nicht, wo er stehen muss: Einer fehlt, oder sie wurden verschoben.
fault-opening = Der Anfang der Datei ist nicht, wie er aufgezeichnet wurde.
fault-chain = Eintrag { $position }, oder etwas davor, ist nicht, wie es aufgezeichnet wurde.
fault-options = Die Partie lässt sich nicht aufstellen: { $why }
fault-set_up = Startwert und Optionen ergeben eine andere Aufstellung.
fault-backwards = Eintrag { $position } ist früher als der davor.
fault-out_of_turn = Eintrag { $position } ist ein Befehl, den { $name } gab, aber die andere Seite hatte zu entscheiden.
fault-refused = Eintrag { $position }, den { $name } machte, wird abgelehnt: { $why }
fault-time = Eintrag { $position }, den { $name } machte, lehnen die Uhren ab: { $why }
fault-seen = Nach Eintrag { $position } sah { $name } etwas anderes, als die Datei sagt.
fault-not_over = Nach dem letzten Eintrag ist die Partie nicht zu Ende.
fault-result = Die Partie endete nicht so, wie die Datei sagt.
fault-too_long = In dieser Partie wird so viel zurückgenommen, dass sie hier nicht noch einmal gespielt wird.
