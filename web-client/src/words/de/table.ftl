## Was geschehen ist

log-since = seit deinem letzten Blick

## Die Spielseite

board-label = Der Spielplan
parley-speaker = { $player } spricht für deine Seite und entscheidet das.
waiting-head = Warten
commit-order = Befehl geben
commit-answer = Antworten
commit-sending = Wird gesendet …
clear = Verwerfen
blocks-that-can = Blöcke, die handeln können
blocks-to-choose = Zur Wahl stehen
can-go = { $count ->
    [one] Dieser Block kann
   *[other] Diese Blöcke können
  }
also-head = Du kannst auch
answers-head = Du kannst antworten
log-head = Verlauf
log-empty = Noch ist nichts geschehen.
presence-here = da
presence-away = weg
presence-gone = für immer fort
presence-you = du
link-lost = Verbindung verloren, neuer Versuch läuft.
restored =
    { $count ->
        [0] Der Server wurde aus einer Kopie wiederhergestellt. Nichts, was du hier gesehen hast, ging verloren.
        [one] Der Server wurde aus einer Kopie wiederhergestellt. Ein Eintrag des Verlaufs ging verloren.
       *[other] Der Server wurde aus einer Kopie wiederhergestellt. { $count } Einträge des Verlaufs gingen verloren.
    }
link-connecting = Verbindung wird aufgebaut …
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = alles
zoom-whole-label = Den ganzen Plan zeigen
as-text = Plan als Text
keys = Tasten
sheet-handle = Größer oder kleiner
tabs = Teile der Seite
tab-decide = Befehle
tab-log = Verlauf
tab-text = Als Text
tab-games = Partien
announce-yours = Du entscheidest: { $text }
over-won = Du hast gewonnen.
over-lost = Du hast verloren.
over-head = { $name } hat gewonnen
spectating = Du siehst zu.
selected-hint = { $count ->
    [one] Ein Block gewählt.
   *[other] { $many } Blöcke gewählt.
  }

## Zurücknehmen, und warum nicht

take-back-head = Zurücknehmen
take-back-last = Letzten Befehl zurücknehmen
take-back-ask = Um Zurücknahme bitten
take-back-they-ask = { $name } bittet, zum Augenblick davor zurückzukehren:
take-back-you-ask = Du bittest, zum Augenblick davor zurückzukehren, und wartest auf Antwort:
take-back-agree = Zustimmen
take-back-decline = Dabei bleiben
take-back-withdraw = Bitte zurückziehen
log-undo-take_back = { $name } nahm einen Befehl zurück.
log-undo-ask = { $name } bat, einen Befehl zurücknehmen zu dürfen.
log-undo-agree = { $name } stimmte der Zurücknahme zu.
log-undo-decline = { $name } ließ es dabei.
log-undone = zurückgenommen
log-outage-down = Der Server war { $time } lang nicht erreichbar. In dieser Zeit lief keine Uhr.
log-outage-restored = Der Server wurde aus einer Kopie wiederhergestellt. Was danach gespielt wurde, ist verloren, und keine Uhr lief inzwischen.
take-back-wall-revealed = Etwas Verdecktes wurde gezeigt; zurück geht es nur gemeinsam.
take-back-wall-chance = Blöcke wurden gemischt; zurück geht es nur gemeinsam.
take-back-wall-decided = Die andere Seite hat seitdem entschieden; zurück geht es nur gemeinsam.
log-wall-revealed = Mauer: etwas wurde gezeigt
log-wall-chance = Mauer: Blöcke wurden gemischt
log-wall-decided = Mauer: die andere Seite entschied
why-not = Warum nicht woandershin?
why-not-head = Warum nicht { $place }?
why-not-field = Gebiet
why-not-ask = Warum nicht?
why-not-nothing = Diese Blöcke können dorthin.

## Der Spielplan aus der Nähe

turn-label = Den Plan drehen
label-priced = { $option }: { $cost }

## Wieder da

since-head = Während du weg warst
since-more = { $count ->
    [one] Noch eine Zeile steht im Verlauf.
   *[other] Noch { $many } Zeilen stehen im Verlauf.
  }
log-filter = Im Verlauf zeigen
log-filter-all = alles
log-none = Bisher nichts dieser Art.
skip-to-decision = Zur Entscheidung

## Die Zeit, und was neben dem Spielplan geregelt wird

clock-label = { $name }: noch { $time }
clock-out = { $name }: Zeit abgelaufen
clock-first = { $name }: { $time }; die Uhr läuft ab der zweiten Entscheidung, für die erste ist ein Tag Zeit
clock-paused = { $name }: noch { $time }; die Uhren stehen
announce-urgent = Deine Restzeit: { $time }.
time-head = Zeit
time-out-own = Deine Zeit ist abgelaufen. Du kannst noch entscheiden, bis die andere Seite den Sieg beansprucht.
time-out-theirs = { $player } hat keine Zeit mehr. Du kannst den Sieg beanspruchen, Zeit geben oder warten.
time-claim = Den Sieg beanspruchen
time-grant = Zeit geben
time-grant-length = Wie viel Zeit
parley-head = Unterhandlung
parley-what = Was ihr beide neben dem Spielplan regelt.
parley-open = Remis, Pause, Aufgabe …
pause-head = Pause
pause-until = Die Uhren stehen bis { $moment }. Beide können trotzdem weiterspielen.
pause-end = Pause jetzt beenden
offer-asked-draw = { $name } bietet Remis an.
offer-asked-pause = { $name } bittet um eine Pause: { $time }.
offer-asked-rematch = { $name } bietet eine weitere Partie mit vertauschten Seiten an.
offer-own-draw = Du bietest Remis an und wartest auf Antwort.
offer-own-pause = Du bittest um eine Pause und wartest auf Antwort: { $time }.
offer-own-rematch = Du bietest eine weitere Partie an und wartest auf Antwort.
offer-accept-draw = Remis annehmen
offer-accept-pause = Der Pause zustimmen
offer-accept-rematch = Noch einmal spielen
offer-decline = Ablehnen
offer-withdraw = Zurückziehen
over-draw = Remis.
rematch-offer = Revanche anbieten
rematch-open = Zur neuen Partie
log-parley-resign = { $name } gab auf. Die Partie ist zu Ende.
log-parley-claim_time = { $name } beanspruchte den Sieg: Die andere Seite hatte keine Zeit mehr.
log-parley-grant_time = { $name } gab der anderen Seite mehr Zeit: { $time }.
log-parley-end_pause = { $name } beendete die Pause.
log-parley-offer-draw = { $name } bot Remis an.
log-parley-accept-draw = { $name } nahm das Remis an. Die Partie ist zu Ende.
log-parley-decline-draw = { $name } lehnte das Remis ab.
log-parley-withdraw-draw = { $name } bietet kein Remis mehr an.
log-parley-offer-pause = { $name } bat um eine Pause: { $time }.
log-parley-accept-pause = { $name } stimmte der Pause zu: { $time }.
log-parley-decline-pause = { $name } stimmte der Pause nicht zu.
log-parley-withdraw-pause = { $name } bittet um keine Pause mehr.
log-parley-offer-rematch = { $name } bot eine weitere Partie an.
log-parley-accept-rematch = { $name } nahm die weitere Partie an.
log-parley-decline-rematch = { $name } lehnte eine weitere Partie ab.
log-parley-withdraw-rematch = { $name } bietet keine weitere Partie mehr an.

## Talk and notes

tab-talk = Reden
tab-notes = Notizen
papers = Bericht, Nachrichten und Notizen
announce-said = { $player } sagt: { $text }

## Zusehen und zurückblicken

watch-button = Wer zusehen darf
watchers = { $count ->
    [one] einer sieht zu
   *[other] { $many } sehen zu
  }
replay-open = Auf die Partie zurückblicken

## Das Archiv, Partiedateien, und was sich schließen lässt

tab-sheet = Schlüsse
tab-comments = Kommentare
