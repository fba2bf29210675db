## Die Spielseite

keys-head = Tasten
key-text = der Plan als Text
key-keys = diese Liste
key-zoom = größer, kleiner, ganzer Plan
key-pan = die Karte verschieben
key-commit = weiter zu den Befehlen für die gewählten Blöcke, dann den Befehl geben
key-blocks = zu den Blöcken, die gewählt werden können
key-clear = verwerfen

## Der Spielplan aus der Nähe

key-end = den Zug beenden
key-place = über einen Ort
key-measure = wie weit auf der Straße
key-numbers = die Nummern der Gebiete
key-turn = den Plan drehen
key-own-side = eigene Seite nach unten und zurück

## Die Zeit, und was neben dem Spielplan geregelt wird

key-parley = Unterhandlung: Remis, Pause, Aufgabe
draw-head = Remis
draw-hint = Die andere Seite kann zustimmen, bis sie ihren nächsten Befehl gibt.
draw-offer = Remis anbieten
offer-waits = Ein Angebot wartet auf Antwort.
offer-later = Du kannst es wieder anbieten, wenn die andere Seite einen Befehl gegeben hat.
pause-hint = Stimmt die andere Seite zu, stehen die Uhren. Beide können trotzdem weiterspielen, und du kannst die Pause früher beenden.
pause-length = Wie lange
pause-ask = Um eine Pause bitten
pause-not-now = Jetzt nicht: Es wurde schon darum gebeten, oder es ist schon Pause.
resign-head = Aufgeben
resign-hint = Die andere Seite hat dann gewonnen, und nichts kann zurückgenommen werden.
resign = Aufgeben …
resign-sure = Ja, ich gebe auf
resign-not = Weiterspielen

## Talk and notes

key-talk = Nachrichten

## Zusehen und zurückblicken

watch-stricter = Das war bei Beginn der Partie so vereinbart. Jeder von euch kann es einschränken, keiner erweitern.
watch-open-later = Wenn sie zu Ende ist, können alle auf diese Partie zurückblicken, mit allen Stärken und Arten offen.
watch-private-later = Wenn sie zu Ende ist, könnt ihr beide auf diese Partie zurückblicken, mit allen Stärken und Arten offen, und ebenso, wer einen Link hat.
watch-link-head = Ein Link zum Zusehen
watch-link = Link zum Zusehen
watch-link-once = Er wird nur jetzt gezeigt. Ein neuer tritt an seine Stelle.
watch-link-out = Es gibt einen Link. Wer ihn hat, darf zusehen.
watch-link-draw = Link anlegen
watch-link-anew = Neuen Link anlegen
watch-link-revoke = Link zurückziehen

## Gespräch und Notizen

talk-head = Nachrichten mit { $player }
talk-block = Sperren
talk-report = Melden
talk-off = Diese Partie wird ohne Nachrichten gespielt.
talk-empty = Noch wurde nichts gesagt.
talk-read = Gelesen
talk-blocked = Du hast { $player } gesperrt. Ihr hört einander nicht.
talk-field = Nachricht an { $player }
talk-hint = Eingabe sendet, Umschalt und Eingabe beginnt eine Zeile
talk-say = Senden
report-head = Eine Nachricht melden
report-text = Der Betreiber dieses Servers liest den Text zusammen mit deinem Grund.
report-reason = Was stimmt daran nicht?
report-do = Melden
report-sent = Der Betreiber wird ihn ansehen.
notes-head = Meine Notizen
notes-hint = Niemand sonst sieht sie.
notes-kept = Gesichert
notes-keeping = Wird gesichert …
notes-failed = Noch nicht gesichert
