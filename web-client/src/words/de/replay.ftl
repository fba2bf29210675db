## Zusehen und zurückblicken

replay-finished = beendet am { $date }
replay-against = gegen
replay-own = Wie bisher gesehen
replay-share = Diesen Moment teilen
replay-share-text = Der Link öffnet die Partie in diesem Moment, mit diesen Augen gesehen.
replay-share-link = Link zu diesem Moment
replay-back = Zurück zur Partie
replay-lenses = Mit wessen Augen
replay-truth = Die Wahrheit
replay-compare = Vergleichen
replay-veiled = Die andere Seite kannte diese Einheit nicht
replay-gap = { $name } kannte diese Einheit nicht
replay-controls = Momente der Partie
replay-first = Zum Anfang
replay-back-one = Ein Befehl zurück
replay-on-one = Ein Befehl weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-mark-back = Voriger Angriff oder Verlust
replay-mark-on = Nächster Angriff oder Verlust
replay-speed = Tempo
replay-moment = Runde { $round }, { $hour } · Befehl { $number } von { $last }
replay-timeline = Moment der Partie
replay-go = Zu Befehl { $number }
replay-nothing-yet = Noch wurde nichts befohlen.
replay-saw = { $name } sah { $count ->
    [one] einen Block
   *[other] { $many } Blöcke
  } und kannte { $known ->
    [0] keine Einheit davon.
   *[other] davon { $faces }.
  }
replay-fair = Ehrlicher Zufall
replay-fair-text = Der Prüfwert war öffentlich, als die Partie begann. Er ist der SHA-256 des Keims, aus dem alles gezogen wurde, was der Zufall entschied.
replay-commitment = Prüfwert
replay-seed = Keim
replay-title = { $red } gegen { $blue } · Estafette
replay-again = Noch einmal versuchen
key-replay-step = ein Befehl zurück, weiter
key-replay-turn = ein Zug zurück, weiter
key-replay-mark = zum Angriff, Verlust oder Moralwechsel davor, danach
key-replay-play = abspielen, anhalten
key-replay-ends = zum Anfang, zum Ende
key-replay-compare = was eine Seite sah neben der Wahrheit, dann die andere
key-replay-sheet = Verlauf oder was sich schließen ließ
replay-papers = Neben dem Brett
replay-sheet-hint = Über die Blöcke des Feindes, aus dem, was { $name } gesehen hatte, und aus nichts sonst.
replay-sheet-whose = Wessen Schlüsse

## Schlachtbericht

report-title-of = { $red } gegen { $blue }: Schlachtbericht · Estafette
report-print = Drucken
report-back = Zum Rückblick
report-course = Zug um Zug
report-told = Ohne Nebel: Auf den Karten sind alle Blöcke aufgedeckt. Was zurückgenommen wurde, fehlt. Die Zahlen auf den Karten sind die der Gebiete.
report-maps-missing = Einige Karten waren nicht zu bekommen. Drucke gleich noch einmal.
report-map-first = Das Feld vor dem ersten Befehl.
report-map-fight = Das Feld danach, in Runde { $round }, { $hour }.
report-map-last = Das Feld am Ende, in Runde { $round }, { $hour }.
report-check = Um diesen Bericht zu prüfen
report-check-text = Unter dieser Adresse kann man auf die Partie zurückblicken, ihre Datei bekommen und sie noch einmal spielen. Der Prüfwert war öffentlich, als die Partie begann. Er ist der SHA-256 des Keims, aus dem alles gezogen wurde, was der Zufall entschied.
report-address = Adresse

## Kommentare zu beendeten Partien

key-replay-comments = zu den Kommentaren
comments-head = Kommentare
comments-back = Zurück
comments-on = Weiter
comments-set-up = Die Aufstellung
comments-moment = Runde { $round }, { $hour } · Befehl { $number }
comments-none-here = Zu diesem Augenblick hat niemand etwas gesagt.
comments-none = Zu dieser Partie hat noch niemand etwas gesagt.
comments-elsewhere = Andere Augenblicke
comments-count = { $count ->
    [one] ein Kommentar
   *[other] { $many } Kommentare
  }
comments-of-order = { $count ->
    [one] Ein Kommentar zu Befehl { $number }
   *[other] { $many } Kommentare zu Befehl { $number }
  }
comments-field = Diesen Augenblick kommentieren
comments-hint = Strg und Eingabe sendet
comments-length = { $length } von { $most } Zeichen
comments-send = Kommentieren
comments-sent = Dein Kommentar steht jetzt für alle da.
comments-closed = Die Spieler dieser Partie lassen Leser nicht kommentieren.
comments-sign-in = Anmelden, um zu kommentieren
comments-let = Leser dürfen kommentieren
comments-let-both = Ihr erlaubt es beide: Wer die Partie sehen darf, kann sie kommentieren.
comments-let-other = Leser können kommentieren, sobald es auch dein Gegner erlaubt.
comments-let-none = Nur du und dein Gegner können kommentieren.
comments-remove = Entfernen
comments-remove-head = Einen Kommentar entfernen
comments-remove-text = Er verschwindet endgültig, und für alle.
comments-remove-do = Entfernen
comments-report-head = Einen Kommentar melden
