## Die Spielseite

play-waiting-head = Noch fehlt die Gegenseite
play-waiting = Die Partie beginnt von selbst, sobald jemand beitritt.
play-waiting-other = { $player } wartet auf die Gegenseite.
play-invite = Schick diesen Link der Person, mit der du spielen willst.

## Die Zeit, und was neben dem Spielplan geregelt wird

left = noch { $time }
left-none = Zeit abgelaufen
left-paused = Pause bis { $moment }

## Rund um die Partie

lobby-none-head = Noch keine Partie
lobby-none = Erstelle eine und verschick den Link, oder tritt einer offenen Partie bei.
lobby-decisions = { $count ->
    [0] Nichts wartet auf dich
    [one] Eine Entscheidung wartet auf dich
   *[other] { $many } Entscheidungen warten auf dich
  }
lobby-waiting-for-others = Andere sind am Zug
lobby-waiting-opponent = Noch ohne Gegenseite
lobby-finished = Kürzlich beendet
lobby-finished-all = Alle beendeten Partien
lobby-open = Offene Partien
lobby-open-none = Zurzeit sucht niemand eine Partie.
lobby-open-more = Es warten noch mehr; dies sind die neuesten Partien.
lobby-intro-head = Schlachten Napoleons, per Kurier
card-against = gegen { $player }
card-your-turn = Deine Befehle
card-their-turn = { $player } entscheidet
card-open = Öffnen
card-leave = Zurückziehen
card-leave-label = Diese Partie zurückziehen
card-private = nur mit dem Link
card-listed = für alle sichtbar
card-join = Beitreten
card-join-label = Der Partie von { $player } beitreten
new-head = Neue Partie
new-side = Deine Seite
new-who = Wer beitreten kann
new-open = Alle
new-private = Nur mit dem Link
new-pace = Zeit
new-pace-correspondence = Per Kurier
new-pace-live = Live
new-pace-none = Ohne Uhr
new-pace-hint-correspondence = Tage für jede Entscheidung, und einige mehr für die ganze Partie.
new-pace-hint-live = Minuten für die ganze Partie, und mit jeder Entscheidung einige Sekunden mehr. Für die erste hat jede Seite einen Tag.
new-pace-hint-none = Alle nehmen sich die Zeit, die sie mögen.
preset-live = { $minutes } Min + { $seconds } s
preset-courier = { $count ->
    [one] 1 Tag + { $bank }
   *[other] { $count } Tage + { $bank }
  }
preset-own = andere
own-minutes = Minuten für die Partie
own-seconds = Sekunden mehr je Entscheidung
own-days = Tage je Entscheidung
own-bank = Tage mehr für die Partie
new-options-wrong = Das ist kein JSON.
new-do = Partie erstellen
invite-link = Einladungslink
invite-mail = Oder lass ihn per Mail schicken
invite-send = Einladung senden
invite-sent = Die Einladung ist unterwegs.
join-head = Eine Einladung
join-pace = Zeit: { $pace }.
join-do = Der Partie beitreten
join-own = Das ist deine eigene Partie. Schick den Link der Person, mit der du spielen willst.
join-login = Zum Mitspielen melde dich an oder registriere dich.

## Talk and notes

new-talk = Die Spieler können einander schreiben

## Zusehen und zurückblicken

card-watching-nobody = niemand darf zusehen
card-watching-invited = zusehen mit Link
card-watching-everybody = alle dürfen zusehen
join-watching-nobody = Niemand darf zusehen.
join-watching-invited = Wer von einem von euch einen Link bekommt, darf zusehen.
join-watching-everybody = Alle dürfen zusehen.
watch-head = Schlachten zum Zusehen
watch-open = Zusehen

## Das Archiv, Partiedateien, und was sich schließen lässt

lobby-archive = Beendete Partien ansehen
new-deductions = Beide haben ein Blatt mit dem, was sich schließen lässt
card-deductions = mit Schlussblättern
