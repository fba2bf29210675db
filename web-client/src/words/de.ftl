# Alles, was Spielende lesen, auf Deutsch.
#
# Die Waffengattungen sind weiblich, ebenso »Einheit«: Im Nominativ und Akkusativ steht »die«.
# Orte stehen ohne Artikel: »von Gebiet 39 nach Marengo (14)«.

## Armeen, Blöcke, Orte

side-austria = Österreich
side-france = Frankreich
side-random = Seite nach Los
the-side = { $side ->
    [austria] Österreich
   *[france] Frankreich
  }
part-army = { $side ->
    [austria] österreichische
   *[france] französische
  }
part-blocks = { $count ->
    [one] ein { part-army }r Block
   *[other] { $many } { part-army } Blöcke
  }
army-blocks = { part-blocks }
part-arm = { $arm ->
    [infantry] Infanterie
    [cavalry] Kavallerie
   *[artillery] Artillerie
  }
arm-name = { part-arm }
face = { part-arm } { $strength }
the-face = die { part-arm } { $strength }
the-hidden = eine verdeckte Einheit
piece-in = { $who } in { $place }
locale = Gebiet { $number }
the-locale = Gebiet { $number }
village = { $village } ({ $number })
where-reserve = { $locale }, Reserve
where-approach = { $locale }, gegenüber { $towards }
opposite-north = { $locale } (nördliche Grenze)
opposite-south = { $locale } (südliche Grenze)
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf
cost = { $commands ->
    [0] kostenlos
    [one] ein Kommando
   *[other] { $many } Kommandos
  }
hour-noon = Mittag
hour-short = { $clock }
hour = { $clock } Uhr
round = Runde { $round } von 16
round-hour = Runde { $round }, { $hour }

## Befehle als Sätze

order-march-across = { $count ->
    [one] { $who } marschiert von { $from } nach { $to }.
   *[other] { $who } marschieren von { $from } nach { $to }.
  }
order-march-up = { $count ->
    [one] { $who } in { $from } rückt in den Zugang gegenüber { $towards }.
   *[other] { $who } in { $from } rücken in den Zugang gegenüber { $towards }.
  }
order-march-back = { $count ->
    [one] { $who } in { $from } geht in die Reserve zurück.
   *[other] { $who } in { $from } gehen in die Reserve zurück.
  }
order-road = { $road ->
    [main] { $who } marschiert auf der Hauptstraße von { $from } nach { $to }.
   *[local] { $who } marschiert auf der Straße von { $from } nach { $to }.
  }
order-road-via = { $road ->
    [main] { $who } marschiert auf der Hauptstraße von { $from } über { $via } nach { $to }.
   *[local] { $who } marschiert auf der Straße von { $from } über { $via } nach { $to }.
  }
order-road-attack = { $who } kommt auf der Straße von { $from } und greift { $to } an.
order-road-attack-via = { $who } kommt auf der Straße von { $from } über { $via } und greift { $to } an.
order-road-follow = { $who } in { $from } folgt der Straße in den Zugang gegenüber { $towards }.
order-pontoon = { $who } zieht über die Pontonbrücke in { $to } ein.
order-attack = { $count ->
    [one] { $who } greift { $to } von { $from } aus an.
   *[other] { $who } greifen { $to } von { $from } aus an.
  }
order-declare-bombardment = { $who } kündigt einen Beschuss von { $towards } an.
order-complete-bombardment = { $who } führt den Beschuss von { $towards } aus.
order-cancel-bombardment = { $who } gibt den Beschuss von { $towards } auf.
order-assault = Ein Sturmangriff geht von { $from } gegen { $towards }.
order-lead-defense = { $count ->
    [one] { $who } führt die Verteidigung.
   *[other] { $who } führen die Verteidigung.
  }
order-lead-defense-none = Niemand führt die Verteidigung.
order-name-assault = { $count ->
    [one] { $who } stürmt und führt den Angriff.
   *[other] { $who } stürmen; an der Spitze: { $leaders }.
  }
order-fire = { $who } feuert auf die Angreifer.
order-hold-fire = Keine Artillerie feuert.
order-counter-attack = { $count ->
    [one] { $who } macht einen Gegenangriff.
   *[other] { $who } machen einen Gegenangriff.
  }
order-counter-attack-none = Es gibt keinen Gegenangriff.
order-organize = { $count ->
    [one] { $who } wird geordnet.
   *[other] { $who } werden geordnet.
  }
order-continue = { $count ->
    [one] { $who } stößt weiter in den Zugang gegenüber { $towards }.
   *[other] { $who } stoßen weiter in den Zugang gegenüber { $towards }.
  }
order-end-turn = { $commands ->
    [0] Dein Zug endet.
    [one] Dein Zug endet; ein Kommando bleibt ungenutzt.
   *[other] Dein Zug endet; { $many } Kommandos bleiben ungenutzt.
  }
order-march-on = Die Kavallerie marschiert weiter nach { $to }.
order-march-on-attack = Die Kavallerie marschiert weiter und greift { $to } an.
order-halt = Die Kavallerie beendet hier ihren Marsch.
order-respond = { $count ->
    [one] { $who } tritt dem Angriff entgegen.
   *[other] { $who } treten dem Angriff entgegen.
  }
order-respond-none = Niemand tritt dem Angriff entgegen.
order-advance = Die Angreifer rücken in den Zugang vor.
order-stay = Die Angreifer bleiben in Reserve.
order-show-infantry = Du zeigst, dass { $who } dabei war.
order-take-loss = { $who } trägt den Verlust.
order-retreat = { $who } zieht sich nach { $to } zurück.
order-give-up = { $who } findet keinen Rückzug und ist verloren.
order-remove-morale = Der Marker in { $from } geht verloren.
order-transfer-morale = Ein Marker wandert von { $from } nach { $to }.
order-leave-morale = Es werden keine Marker mehr verschoben.
order-recover-morale = Der Marker in { $from } kommt zurück.
order-recover-nothing = Kein Marker kommt zurück.
order-unknown = Ein Befehl, den diese Seite nicht kennt.

## Befehle als Zeilen einer Liste

option-march-across = nach { $to }, querfeldein
option-march-up = in den Zugang gegenüber { $towards }
option-march-back = zurück in die Reserve
option-road = { $road ->
    [main] nach { $to }, auf der Hauptstraße
   *[local] nach { $to }, auf der Straße
  }
option-road-via = { $road ->
    [main] nach { $to }, auf der Hauptstraße über { $via }
   *[local] nach { $to }, auf der Straße über { $via }
  }
option-road-attack = { $to } auf der Straße angreifen
option-road-attack-via = { $to } auf der Straße über { $via } angreifen
option-road-follow = der Straße folgen, gegenüber { $towards }
option-pontoon = nach { $to }, über die Pontonbrücke
option-attack = { $to } angreifen
option-declare-bombardment = Beschuss von { $towards } ankündigen
option-complete-bombardment = Beschuss von { $towards } ausführen
option-cancel-bombardment = Beschuss von { $towards } aufgeben
option-assault = { $towards } aus dem Zugang in { $from } stürmen
option-lead-defense = { $who } als Führung
option-lead-defense-none = niemand führt
option-name-assault = an der Spitze: { $leaders }
option-fire = feuern
option-hold-fire = nicht feuern
option-counter-attack = Gegenangriff: { $who }
option-counter-attack-none = kein Gegenangriff
option-organize = ordnen
option-organize-with = ordnen, dazu { $partner } in { $place }
option-continue = weiter in den Zugang gegenüber { $towards }
option-end-turn = Zug beenden
option-march-on = weiter nach { $to }
option-march-on-attack = weiter und { $to } angreifen
option-halt = Marsch hier beenden
option-respond = { $who } schicken
option-respond-none = niemanden schicken
option-advance = alle rücken in den Zugang vor
option-stay = alle bleiben in Reserve
option-show-infantry = sie zeigen
option-take-loss = sie trägt den Verlust
option-retreat = nach { $to }
option-give-up = sie ist verloren
option-remove-morale = der Marker in { $from }
option-transfer-morale = einer aus { $from }
option-leave-morale = keine mehr
option-recover-morale = der Marker in { $from }
option-recover-nothing = keiner
option-another = { $option } (anderer Weg)
option-unknown = ein Befehl, den diese Seite nicht kennt

## Die Entscheidung, für die, die sie treffen

decide-act-head = Deine Befehle
decide-act = Wähle einen Block auf der Karte oder in der Liste, dann sein Ziel.
decide-respond-head = Trittst du dem Angriff entgegen?
decide-respond = { $attackers ->
    [one] Ein { part-army }r Block greift { $to } von { $from } aus an. Wer aus deiner Reserve rückt in den Zugang?
   *[other] { $many } { part-army } Blöcke greifen { $to } von { $from } aus an. Wer aus deiner Reserve rückt in den Zugang?
  }
decide-advance-head = In den Zugang vorrücken?
decide-advance = Dein Angriff auf { $to } wurde abgewiesen. Rücken die Angreifer gemeinsam in den Zugang vor oder bleiben sie in Reserve?
decide-march_on-head = Weiter marschieren?
decide-march_on = Deine Kavallerie hat auf ihrem Marsch { $place } genommen. Sie darf weiterziehen.
decide-show_infantry-head = Zeig deine Infanterie
decide-show_infantry = Das Gelände vor { $place } hält Kavallerie auf. Zeig eine Infanterie, die dabei war.
decide-bombarded-head = Unter Beschuss
decide-bombarded = Deine Blöcke in { $place } liegen unter Beschuss. Wähle den, der geschwächt wird.
decide-lead_defense-head = Wer führt die Verteidigung?
decide-lead_defense = Ein Sturmangriff auf { $place } kommt von { $from }. Wähle, wer die Verteidigung führt, oder niemanden. Wer führt, wird der Gegenseite gezeigt.
decide-name_assault-head = Wer stürmt?
decide-name_assault = Wähle die Blöcke, die { $to } stürmen, dann, wer sie führt. Wer führt, wird der Gegenseite gezeigt.
decide-artillery_defense-head = Feuerst du?
decide-artillery_defense = Artillerie im Zugang, die nicht führt, darf einmal auf die feuern, die von { $from } aus angreifen.
decide-counter_attack-head = Machst du einen Gegenangriff?
decide-counter_attack = Wähle, wer dem Angriff aus { $from } entgegengeht, oder niemanden. Ein Gegenangriff kostet zuerst eigene Verluste.
decide-take_loss-head = Wer trägt den Verlust?
decide-take_loss = { $reductions ->
    [one] Noch ein Verlust ist zu tragen: { $place }.
   *[other] Noch { $many } Verluste sind zu tragen: { $place }.
  }
decide-retreat-head = Dein Rückzug
decide-retreat = Alle verlassen { $place }. Wähle einen Block und wohin er geht.
decide-remove_morale-head = Welcher Marker geht verloren?
decide-remove_morale = { $name } hat keine freie Moral mehr zu verlieren. Wähle den gebundenen Marker, der weggeht.
decide-transfer_morale-head = Ihre Marker verschieben?
decide-transfer_morale = { $missing ->
    [one] { $name } fehlt ein Marker in { $place }. Du darfst einen von anderswo dorthin legen.
   *[other] { $name } fehlen { $many } Marker in { $place }. Du darfst welche von anderswo dorthin legen.
  }
decide-recover_morale-head = Einen Marker zurücknehmen?
decide-recover_morale = Ein gebundener Marker darf wieder frei werden.
decide-unknown-head = Eine Entscheidung
decide-unknown = Diese Seite ist älter als die Partie. Lade sie neu.
decide-partial = { $missing ->
    [one] Wähle noch einen Block.
   *[other] Wähle noch { $many } Blöcke.
  }

## Die Entscheidung, für alle anderen

wait-act = { $player } gibt Befehle.
wait-respond = { $player } entscheidet, ob dem Angriff auf { $place } jemand entgegentritt.
wait-advance = { $player } entscheidet, ob die abgewiesenen Angreifer vorrücken.
wait-march_on = { $player } entscheidet, ob die Kavallerie weitermarschiert.
wait-show_infantry = { $player } zeigt eine Infanterie, die dabei war.
wait-bombarded = { $player } wählt, was der Beschuss von { $place } trifft.
wait-lead_defense = { $player } wählt, wer die Verteidigung von { $place } führt.
wait-name_assault = { $player } wählt, wer { $place } stürmt.
wait-artillery_defense = { $player } entscheidet, ob Artillerie feuert.
wait-counter_attack = { $player } entscheidet über einen Gegenangriff.
wait-take_loss = { $player } wählt die Verluste.
wait-retreat = { $player } zieht sich aus { $place } zurück.
wait-remove_morale = { $player } wählt, welcher deiner Marker verloren geht.
wait-transfer_morale = { $player } entscheidet, ob Marker nach { $place } verschoben werden.
wait-recover_morale = { $player } entscheidet, ob ein Marker zurückkommt.
wait-unknown = { $player } entscheidet.
wait-over = Die Partie ist zu Ende.

## Was geschehen ist

event-turn_began = Runde { $round }, { $hour } · { $title }
event-morale_arrived = { $tokens ->
    [one] Ein { part-army }r Moralmarker traf ein.
   *[other] { $many } { part-army } Moralmarker trafen ein.
  }
event-cleaned_up = { $count ->
    [one] { part-blocks } in { $from } ging in die Reserve zurück: Gegenüber steht niemand.
   *[other] { part-blocks } in { $from } gingen in die Reserve zurück: Gegenüber steht niemand.
  }
event-march-across = { $count ->
    [one] { part-blocks } marschierte von { $from } nach { $to }.
   *[other] { part-blocks } marschierten von { $from } nach { $to }.
  }
event-march-up = { $count ->
    [one] { part-blocks } in { $from } rückte in den Zugang gegenüber { $towards }.
   *[other] { part-blocks } in { $from } rückten in den Zugang gegenüber { $towards }.
  }
event-march-back = { $count ->
    [one] { part-blocks } in { $from } ging in die Reserve zurück.
   *[other] { part-blocks } in { $from } gingen in die Reserve zurück.
  }
event-road = Ein { part-army }r Block marschierte auf der Straße von { $from } nach { $to }.
event-road-via = Ein { part-army }r Block marschierte auf der Straße von { $from } über { $via } nach { $to }.
event-road-none = Ein { part-army }r Block folgte der Straße in { $from }.
event-pontoon_entered = Ein { part-army }r Block zog über die Pontonbrücke in { $to } ein.
event-continued = { $count ->
    [one] Eine { part-army } Kavallerie stieß weiter in den Zugang gegenüber { $towards }.
   *[other] { $many } { part-army } Kavallerien stießen weiter in den Zugang gegenüber { $towards }.
  }
event-organized = { $count ->
    [one] Ein französischer Block in { $places } wurde geordnet.
   *[other] { $many } französische Blöcke in { $places } wurden geordnet.
  }
event-disorganized = Die Franzosen in { $place } gerieten in Unordnung.
event-manoeuvre_attacked = { $count ->
    [one] { part-blocks } griff { $to } von { $from } aus an.
   *[other] { part-blocks } griffen { $to } von { $from } aus an.
  }
event-manoeuvre_attacked-road = Ein { part-army }r Block griff { $to } auf seinem Straßenmarsch an.
event-responded = { $count ->
    [one] { part-blocks } trat dem Angriff entgegen.
   *[other] { part-blocks } traten dem Angriff entgegen.
  }
event-responded-none = Kein { part-army }r Block trat entgegen.
event-bombardment_declared = Die { part-army } Artillerie in { $from } kündigte einen Beschuss von { $towards } an.
event-bombardment_completed = Die { part-army } Artillerie in { $from } beschoss { $towards }.
event-bombardment_cancelled = Die { part-army } Artillerie in { $at } beschießt niemanden mehr.
event-assault_declared = { $name } stürmte von { $from } aus gegen { $towards }.
event-defense_led = { $count ->
    [one] { part-blocks } führt die Verteidigung.
   *[other] { part-blocks } führen die Verteidigung.
  }
event-defense_led-none = Kein { part-army }r Block führt die Verteidigung.
event-assault_named = { $count ->
    [one] { part-blocks } stürmt.
   *[other] { part-blocks } stürmen.
  }
event-counter_attacked = { $count ->
    [one] { part-blocks } macht einen Gegenangriff.
   *[other] { part-blocks } machen einen Gegenangriff.
  }
event-counter_attacked-none = Kein { part-army }r Block macht einen Gegenangriff.
event-assault_decided = { $name } setzte sich in { $place } durch: { $attack } für den Angriff, weniger { $penalty } für das Gelände, { $defense } für die Verteidigung und { $counter } für den Gegenangriff, macht { $result }.
event-attack_decided = { $name } setzte sich in { $place } durch.
event-attackers_moved = { $count ->
    [one] Der Angreifer zog nach { $to }.
   *[other] Die Angreifer zogen nach { $to }.
  }
event-attackers_moved-up = { $count ->
    [one] Der Angreifer rückte in den Zugang gegenüber { $towards }.
   *[other] Die Angreifer rückten in den Zugang gegenüber { $towards }.
  }
event-shown-austria = Ein österreichischer Block in { $at } wurde gezeigt: { $face }.
event-shown-france = Ein französischer Block in { $at } wurde gezeigt: { $face }.
event-reduced = Die { part-army } { $before } in { $at } ist nur noch { $after }.
event-removed = Die { part-army } { $before } in { $at } ging verloren.
event-retreated = Ein { part-army }r Block zog sich von { $from } nach { $to } zurück.
event-morale_committed = { $tokens ->
    [one] Ein { part-army }r Moralmarker wurde in { $place } gebunden.
   *[other] { $many } { part-army } Moralmarker wurden in { $place } gebunden.
  }
event-morale_transferred = Ein { part-army }r Moralmarker wanderte von { $from } nach { $to }.
event-morale_left = { $missing ->
    [one] Ein fehlender { part-army }r Moralmarker in { $place } wurde erlassen.
   *[other] { $many } fehlende { part-army } Moralmarker in { $place } wurden erlassen.
  }
event-morale_lost = { $tokens ->
    [one] { $name } verlor einen Moralmarker.
   *[other] { $name } verlor { $many } Moralmarker.
  }
event-morale_lost-from = { $tokens ->
    [one] { $name } verlor einen in { $place } gebundenen Moralmarker.
   *[other] { $name } verlor { $many } in { $place } gebundene Moralmarker.
  }
event-morale_returned = { $tokens ->
    [one] Ein { part-army }r Moralmarker in { $place } ist wieder frei.
   *[other] { $many } { part-army } Moralmarker in { $place } sind wieder frei.
  }
event-turn_ended = { $name } beendete den Zug.
event-ended-decisive = { $name } gewinnt: Die andere Armee hat den Mut verloren. Ein entscheidender Sieg.
event-ended-marginal = { $name } erringt einen knappen Sieg.
event-unknown = Es ist etwas geschehen, das diese Seite nicht erzählen kann. Lade sie neu.
log-setup = Die Armeen sind aufgestellt.
log-since = seit deinem letzten Blick

## Die Spielseite

game-title = Partie · Estafette
board-label = Der Spielplan
waiting-head = Warten
commands-left = { $commands } von 3 Kommandos
commit-order = Befehl geben
commit-answer = Antworten
commit-sending = Wird gesendet …
commit-end-turn = Ja, Zug beenden
clear = Verwerfen
blocks-that-can = Blöcke, die handeln können
blocks-to-choose = Zur Wahl stehen
can-go = { $count ->
    [one] Dieser Block kann
   *[other] Diese Blöcke können
  }
also-head = Du kannst auch
answers-head = Du kannst antworten
orders-this-turn = Befehle in diesem Zug
no-orders-yet = Bisher keine.
end-held = Ein Gebiet ist erst halb geordnet: ordne den Rest, dann kann der Zug enden.
end-the-turn = Zug beenden
log-head = Verlauf
log-empty = Noch ist nichts geschehen.
presence-here = da
presence-away = weg
presence-gone = für immer fort
presence-you = du
morale = Moral { $level }
morale-label = { $title }: Moral { $level }, davon { $uncommitted } frei und { $committed } gebunden; verloren: { $lost }
link-lost = Verbindung verloren, neuer Versuch läuft.
link-connecting = Verbindung wird aufgebaut …
rule-link = Regel { $rule }
new-tab = öffnet einen neuen Tab
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = alles
zoom-whole-label = Den ganzen Plan zeigen
as-text = Plan als Text
keys = Tasten
keys-head = Tasten
close = Schließen
key-text = der Plan als Text
key-keys = diese Liste
key-zoom = größer, kleiner, ganzer Plan
key-pan = die Karte verschieben
key-commit = weiter zu den Befehlen für die gewählten Blöcke, dann den Befehl geben
key-blocks = zu den Blöcken, die gewählt werden können
key-clear = verwerfen
sheet-handle = Größer oder kleiner
tabs = Teile der Seite
tab-decide = Befehle
tab-log = Verlauf
tab-text = Als Text
tab-games = Partien
time-track = Zeit
coming-label = { $tokens ->
    [one] { $title }: ein Moralmarker
   *[other] { $title }: { $many } Moralmarker
  }
opens-label = { $area } öffnet sich
text-head = Die Stellung
text-none = Keine Blöcke auf der Karte.
text-holding = Wartet in { $area }
text-line = { $place }: { $blocks }
text-hidden = { $count ->
    [one] ein verdeckter Block
   *[other] { $many } verdeckte Blöcke
  }
text-last-seen = { $face } (zuletzt gesehen)
text-open = { $face } (offen)
text-done = { $face } (fertig)
text-disorganized = { $face } (ungeordnet)
text-morale = Moral { $level }, davon { $uncommitted } frei.
text-committed = { $tokens ->
    [one] Ein Marker in { $place } gebunden.
   *[other] { $many } Marker in { $place } gebunden.
  }
text-coming = { $tokens ->
    [one] Ein Marker kommt in Runde { $round }.
   *[other] { $many } Marker kommen in Runde { $round }.
  }
text-losses = { $pieces ->
    [0] Keine Verluste.
    [one] Ein Block verloren, zusammen Stärke { $strength }.
   *[other] { $many } Blöcke verloren, zusammen Stärke { $strength }.
  }
announce-yours = Du entscheidest: { $text }
over-won = Du hast gewonnen.
over-lost = Du hast verloren.
over-head = { $name } hat gewonnen
spectating = Du siehst zu.
selected-hint = { $count ->
    [one] Ein Block gewählt.
   *[other] { $many } Blöcke gewählt.
  }
play-waiting-head = Noch fehlt die Gegenseite
play-waiting = Die Partie beginnt von selbst, sobald jemand beitritt.
play-waiting-other = { $player } wartet auf die Gegenseite.
play-invite = Schick diesen Link der Person, mit der du spielen willst.

## Zurücknehmen, und warum nicht

take-back-head = Zurücknehmen
take-back-last = Letzten Befehl zurücknehmen
take-back-ask = Um Zurücknahme bitten
take-back-wall-revealed = Etwas Verdecktes wurde gezeigt; zurück geht es nur gemeinsam.
take-back-wall-chance = Blöcke wurden gemischt; zurück geht es nur gemeinsam.
take-back-wall-decided = Die andere Seite hat seitdem entschieden; zurück geht es nur gemeinsam.
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
log-wall-revealed = Mauer: etwas wurde gezeigt
log-wall-chance = Mauer: Blöcke wurden gemischt
log-wall-decided = Mauer: die andere Seite entschied
why-not = Warum nicht woandershin?
why-not-head = Warum nicht { $place }?
why-not-field = Gebiet
why-not-ask = Warum nicht?
why-not-nothing = Diese Blöcke können dorthin.
attempt-act = Jetzt:
attempt-march = Querfeldein:
attempt-road_march = Auf der Straße:
attempt-manoeuvre_attack = Angreifen:
attempt-bombardment = Beschießen:
attempt-assault = Stürmen:
attempt-continuation = Nachstoßen:

## Der Spielplan aus der Nähe

turn-label = Den Plan drehen
measure = per Straße
key-end = den Zug beenden
key-place = über einen Ort
key-measure = wie weit auf der Straße
key-numbers = die Nummern der Gebiete
key-turn = den Plan drehen
key-own-side = eigene Seite nach unten und zurück
label-priced = { $option }: { $cost }
map-over-title = Plan des Schlachtfelds von
map-under-title = 14. Juni 1800 · die Ebene zwischen Bormida und San Giuliano
map-objective-line = die Ziellinie
map-opens = ab { $hour }
place-capacity = { $capacity ->
    [one] Platz für einen Block einer Armee.
   *[other] Platz für { $capacity } Blöcke einer Armee.
  }
place-objective = Östlich der Ziellinie.
place-area = Ab { $hour } zieht { $name } von hier in { $to } ein.
place-stands = Wer hier steht
place-nobody = Niemand.
place-reserve = { $name }, in Reserve
place-facing = { $name }, gegenüber { $towards }
place-waiting = { $name }, noch wartend
place-morale = { $tokens ->
    [one] Ein { part-army }r Moralmarker ist hier gebunden.
   *[other] Hier sind { $many } { part-army } Moralmarker gebunden.
  }
place-borders = Die Grenzen
border-wide = Breit: Zwei Blöcke sperren sie.
border-narrow = Schmal: Ein Block sperrt sie.
border-infantry = { $count ->
    [one] Infanterie, die einen Sturmangriff von dort führt, zählt eins weniger.
   *[other] Infanterie, die einen Sturmangriff von dort führt, zählt { $many } weniger.
  }
border-cavalry = { $count ->
    [one] Kavallerie, die einen Sturmangriff von dort führt, zählt eins weniger.
   *[other] Kavallerie, die einen Sturmangriff von dort führt, zählt { $many } weniger.
  }
border-artillery = Artillerie kann von dort nicht hierher feuern.
border-obstructing = Kavallerie von dort ist behindert: Sie kann nicht führen und braucht zum Angriff Infanterie.
border-road-main = Eine Hauptstraße.
border-road-local = Eine Nebenstraße.
border-closed = In diesem Zug geschlossen: Ein Sturmangriff ging hier verloren.

## Bevor der Zug endet

remains-head = Zug beenden?
remains-back = Weiterspielen
remains-free = { $count ->
    [one] Ein Block kann noch kostenlos marschieren
   *[other] Noch { $many } Blöcke können kostenlos marschieren
  }
remains-paid = { $count ->
    [one] Noch ein Block kann für ein Kommando handeln
   *[other] Noch { $many } Blöcke können für je ein Kommando handeln
  }
remains-guns = { $count ->
    [one] Eine Artillerie kann kostenlos beschießen
   *[other] Noch { $many } Artillerien können kostenlos beschießen
  }
remains-assaults = { $count ->
    [one] Ein Sturmangriff ist möglich.
   *[other] Noch { $many } Sturmangriffe sind möglich.
  }

## Die Rechnung zu einer Entscheidung

reckon-head = Sturmangriff auf { $to } von { $from } aus
reckon-wide = Ein breiter Zugang: Auf jeder Seite dürfen zwei führen.
reckon-narrow = Ein schmaler Zugang: Auf jeder Seite darf einer führen.
reckon-steps = Schritte des Sturmangriffs
reckon-step-leaders = Abwehr
reckon-step-attackers = Angriff
reckon-step-guns = Feuer
reckon-step-counter = Konter
reckon-step-result = Ergebnis
reckon-step-losses = Verluste
reckon-attack = { $name } führt den Angriff
reckon-ground = Das Gelände
reckon-defense = { $name } führt die Verteidigung
reckon-counter = { $name } macht einen Gegenangriff
reckon-guns = Artillerie der Verteidigung
reckon-fired = hat gefeuert: Ein Block an der Spitze des Angriffs wird geschwächt
reckon-not-named = noch nicht benannt
reckon-nobody = niemand
reckon-gone = von ihnen ist keiner übrig
reckon-open = noch nicht bekannt
reckon-marks = { $count ->
    [0] kein Zeichen zählt
    [one] ein Zeichen zählt
   *[other] { $many } Zeichen zählen
  }
reckon-if-leads = { $value } mit { $arm } an der Spitze
reckon-before-losses = { $blocks }; vor ihren eigenen Verlusten
reckon-after-losses = { $blocks }; was von ihnen übrig ist
reckon-behind = { $count ->
    [one] ein Block könnte es: { $blocks }
   *[other] { $many } Blöcke könnten es: { $blocks }
  }
reckon-nobody-behind = dafür steht niemand bereit
reckon-stands = Stand jetzt
reckon-result = Ergebnis
reckon-needs = der Angriff braucht mindestens 1
reckon-through = { $name } gewinnt: Nötig ist mindestens 1
reckon-held = { $name } wird abgewiesen: Nötig ist mindestens 1
reckon-decided = { $name } setzte sich durch
reckon-scale-held = abgewiesen
reckon-scale-through = durch
reckon-known = Gerechnet nach dem, was du weißt.
facts-head = Was zu bedenken ist
fact-approach = Der Zugang
fact-wide = breit: Zwei Blöcke sperren ihn
fact-narrow = schmal: Ein Block sperrt ihn
fact-there = Schon dort
fact-attackers = Im Angriff
fact-able = Bereit vorzurücken
fact-blocks = { $count ->
    [0] niemand
    [one] ein Block
   *[other] { $many } Blöcke
  }
fact-morale = { $name }
fact-morale-level = Moral { $level }, davon { $uncommitted } frei
fact-leaving = Noch abzuziehen
fact-way = Ein Weg
fact-way-room = { $place }: { $holds } von { $capacity } Plätzen besetzt
fact-way-near = { $place }: { $holds } von { $capacity } Plätzen besetzt, der Feind in { $enemies }
fact-lost = Bisher verloren
fact-lost-so-far = Stärke { $strength }, Moral { $morale }
fact-committed = Gebunden
fact-committed-at = { $tokens ->
    [one] ein Marker in { $place }; dort: { $blocks }
   *[other] { $many } Marker in { $place }; dort: { $blocks }
  }
fact-nobody = niemand
fact-becomes = { $before } wird zu { $after }
fact-is-lost = { $before } geht verloren

## Wieder da

since-head = Während du weg warst
since-lost = { $name } verlor { $strength } an Stärke und { $morale } an Moral.
since-moved = { $count ->
    [one] Ein { part-army }r Block zog nach { $places }.
   *[other] { $many } { part-army } Blöcke zogen nach { $places }.
  }
since-moved-many = { $count ->
    [one] Ein { part-army }r Block zog nach { $places } und anderswohin.
   *[other] { $many } { part-army } Blöcke zogen nach { $places } und { $more ->
        [one] an einen weiteren Ort
       *[other] an { $more } weitere Orte
      }.
  }
since-turns = { $count ->
    [one] Ein Zug wurde gespielt.
   *[other] { $many } Züge wurden gespielt.
  }
since-more = { $count ->
    [one] Noch eine Zeile steht im Verlauf.
   *[other] Noch { $many } Zeilen stehen im Verlauf.
  }
log-filter = Im Verlauf zeigen
log-filter-all = alles
log-filter-moves = Märsche
log-filter-attacks = Angriffe
log-filter-losses = Verluste
log-none = Bisher nichts dieser Art.
skip-to-decision = Zur Entscheidung
text-commands = { $commands ->
    [0] Kein Kommando ist mehr übrig.
    [one] Noch ein Kommando ist übrig.
   *[other] Noch { $many } Kommandos sind übrig.
  }
text-changes = Was sich zuletzt geändert hat
text-options = Was möglich ist
text-option = { $option }: { $cost }
text-option-count = { $who }: { $count ->
    [one] eine Möglichkeit
   *[other] { $many } Möglichkeiten
  }
text-bombards-declared = { $face } (offen, Beschuss angekündigt)
text-bombards-completed = { $face } (offen, hat beschossen)

## Die Zeit, und was neben dem Spielplan geregelt wird

part-days = { $count ->
    [one] ein Tag
   *[other] { $many } Tage
  }
long-days = { part-days }
long-hours = { $count ->
    [one] eine Stunde
   *[other] { $many } Stunden
  }
long-minutes = { $count ->
    [one] eine Minute
   *[other] { $many } Minuten
  }
long-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $many } Sekunden
  }
time-none = keine Zeit
time-days-hours = { $days } T { $hours } Std
time-hours-minutes = { $hours } Std { $minutes } Min
time-minutes = { $minutes } Min
unit-minutes = { $minutes } Min
unit-seconds = { $seconds } s
pace-none = ohne Uhr
pace-live = live, { $bank } + { $each }
pace-correspondence = { $bank ->
    [0] { part-days } je Entscheidung
   *[other] { part-days } je Entscheidung, { $bank } auf dem Zeitkonto
  }
clock-label = { $name }: noch { $time }
clock-out = { $name }: Zeit abgelaufen
clock-first = { $name }: { $time }; die Uhr läuft ab der zweiten Entscheidung, für die erste ist ein Tag Zeit
clock-paused = { $name }: noch { $time }; die Uhren stehen
left = noch { $time }
left-none = Zeit abgelaufen
left-paused = Pause bis { $moment }
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
key-parley = Unterhandlung: Remis, Pause, Aufgabe
draw-head = Remis
draw-hint = Die andere Seite kann zustimmen, bis sie ihren nächsten Befehl gibt.
draw-offer = Remis anbieten
offer-waits = Ein Angebot wartet auf Antwort.
offer-later = Du kannst es wieder anbieten, wenn die andere Seite einen Befehl gegeben hat.
pause-head = Pause
pause-hint = Stimmt die andere Seite zu, stehen die Uhren. Beide können trotzdem weiterspielen, und du kannst die Pause früher beenden.
pause-length = Wie lange
pause-ask = Um eine Pause bitten
pause-not-now = Jetzt nicht: Es wurde schon darum gebeten, oder es ist schon Pause.
pause-until = Die Uhren stehen bis { $moment }. Beide können trotzdem weiterspielen.
pause-end = Pause jetzt beenden
resign-head = Aufgeben
resign-hint = Die andere Seite hat dann gewonnen, und nichts kann zurückgenommen werden.
resign = Aufgeben …
resign-sure = Ja, ich gebe auf
resign-not = Weiterspielen
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
ended-agreement = Beide Seiten einigten sich auf ein Remis.
ended-resignation = { $name } gab auf.
ended-time = { $name } hatte keine Zeit mehr.
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

## Rund um die Partie

app-name = Estafette
skip = Zum Inhalt
nav-games = Deine Partien
nav-rules = Regeln
nav-preferences = Einstellungen
nav-about = Info
nav-login = Anmelden
nav-signup = Registrieren
nav-account = { $player }, dein Konto
nav-logout = Abmelden
error-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
error-unknown = Etwas ist schiefgegangen. Versuch es noch einmal.
not-found-head = Hier ist nichts
not-found = Unter dieser Adresse gibt es keine Seite.
to-lobby = Zu deinen Partien
loading = Einen Moment …
load-again = Seite neu laden

login-head = Anmelden
login-do = Anmelden
login-other = Noch kein Konto?
login-expired = Melde dich an, um fortzufahren.
signup-head = Registrieren
signup-do = Konto anlegen
signup-other = Du hast schon ein Konto?
field-name = Name
field-password = Passwort
name-hint = 2 bis 24 Buchstaben ohne Umlaute, Ziffern, Bindestriche, Punkte oder Unterstriche. Andere sehen ihn.
password-hint = Mindestens 8 Zeichen.

lobby-title = Deine Partien · Estafette
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
lobby-open = Offene Partien
lobby-open-none = Zurzeit sucht niemand eine Partie.
lobby-intro-head = Schlachten Napoleons, per Kurier
lobby-intro = Zwei Armeen aus Holzblöcken, deren Vorderseiten nur sieht, wem sie gehören. Zieh jetzt oder zieh morgen: Der Kurier wartet. Das erste Schlachtfeld ist Marengo, 14. Juni 1800.
game-marengo = Triomphe à Marengo
card-against = gegen { $player }
card-your-turn = Deine Befehle
card-round = Runde { $round }, { $hour }
card-their-turn = { $player } entscheidet
card-given = bekannte Verteilung
card-open = Öffnen
card-finished-won = Marengo: Sieg gegen { $player }
card-finished-lost = Marengo: Niederlage gegen { $player }
card-finished-draw = Marengo: Remis gegen { $player }
card-finished-over = Marengo gegen { $player }
card-leave = Zurückziehen
card-leave-label = Diese Partie zurückziehen
card-private = nur mit dem Link
card-listed = für alle sichtbar
card-side-you = { $side ->
    [austria] du spielst Österreich
    [france] du spielst Frankreich
   *[random] die Seiten werden gelost
  }
card-join = Beitreten
card-join-label = Der Partie von { $player } beitreten
card-side-left = { $side ->
    [austria] du würdest Österreich spielen
   *[france] du würdest Frankreich spielen
  }
card-offer = Marengo · { $offer }
new-head = Neue Partie
new-side = Deine Seite
new-side-austria = Österreich
new-side-france = Frankreich
new-side-random = Per Los
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
new-advanced = Eine bekannte Verteilung
new-advanced-hint = Die französischen Blöcke als JSON, für eine freundschaftliche Partie, in der beide sie kennen. Ohne Angabe werden sie ausgelost.
new-deal = Verteilung
new-deal-wrong = Das ist kein JSON.
new-do = Partie erstellen
invite-link = Einladungslink
invite-mail = Oder lass ihn per Mail schicken
invite-send = Einladung senden
invite-sent = Die Einladung ist unterwegs.
copy = Kopieren
copied = Kopiert
join-head = Eine Einladung
join-text = { $player } lädt dich zu Triomphe à Marengo ein. Du würdest { $name } spielen.
join-text-random = { $player } lädt dich zu Triomphe à Marengo ein. Die Seiten werden gelost.
join-pace = Zeit: { $pace }.
join-do = Der Partie beitreten
join-own = Das ist deine eigene Partie. Schick den Link der Person, mit der du spielen willst.
join-login = Zum Mitspielen melde dich an oder registriere dich.

player-title = { $player } · Estafette
player-since = Dabei seit { $date }
player-none = Noch keine öffentliche Partie gespielt.
player-none-own = Du hast noch keine Partie gespielt.
player-totals = Wie sie ausgingen
player-running = Laufende Partien
player-finished = Beendete Partien
player-private-hint = Partien, denen man nur mit dem Link beitreten konnte, siehst nur du, und nur für dich sind sie hier mitgezählt.
player-rounds = { $count ->
    [one] eine Runde
   *[other] { $many } Runden
  }
player-more = Ältere Partien zeigen
player-open = Die Partie gegen { $player } öffnen
totals-side = Seite
totals-won = Siege
totals-lost = Niederlagen
totals-drawn = Remis
totals-together = Zusammen
result-won-decisive = Entscheidender Sieg
result-lost-decisive = Entscheidende Niederlage
result-won-marginal = Knapper Sieg
result-lost-marginal = Knappe Niederlage
result-won-resignation = Sieg: die andere Seite hat aufgegeben
result-lost-resignation = Niederlage: aufgegeben
result-won-time = Sieg nach Zeit
result-lost-time = Niederlage nach Zeit
result-draw-agreement = Remis, vereinbart
result-over = Beendet

about-head = Über Estafette
about-what = Mit Estafette spielen zwei Personen im Browser Blockspiele aus der Zeit Napoleons; den Nebel des Krieges hütet ein Server, dem beide trauen können.
about-rights = Die Regeln sind in eigenen Worten erklärt, die Karten nach den Angaben der Spiele selbst gezeichnet.
about-credits = Triomphe à Marengo, Napoleon’s Triumph und Bonaparte at Marengo stammen von Rachel (Bowen) Simmons; die Ausgabe 2022 von Triomphe à Marengo ist bei Histogame erschienen. Bonaparte in Italy: the Castiglione campaign stammt von Jacques Rabier und ist bei White Dog Games erschienen. Wer öffentlich Partien anbieten will, sollte die Verlage fragen.
about-rules = Die Regeln von Triomphe à Marengo lesen

## Das Konto

account-title = Dein Konto · Estafette
account-head = Dein Konto
address-head = Mailadresse
address-about = Für Mails über deine Partien, und falls du dein Passwort vergisst. Sonst sieht sie niemand.
address-none = Noch keine Adresse.
address-is = Mails gehen an { $address }.
address-pending = Ein Link wurde an { $address } geschickt. Öffne ihn, dann ist es deine Adresse.
address-again = Link noch einmal schicken
address-sent = Der Link ist unterwegs.
address-removed = Die Adresse ist entfernt.
address-do = Adresse setzen
address-remove = Adresse entfernen
field-email = Mailadresse
field-email-optional = Mailadresse (wenn du magst)
email-hint = Für Mails über deine Partien, und falls du dein Passwort vergisst.
forgot-link = Passwort vergessen?
forgot-title = Ein neues Passwort · Estafette
forgot-head = Passwort vergessen?
forgot-about = Nenne die Mailadresse deines Kontos. Du bekommst einen Link, um ein neues Passwort zu wählen.
forgot-do = Schick mir den Link
forgot-done = Wenn die Adresse zu einem Konto gehört, ist der Link unterwegs. Er gilt eine Stunde.
reset-title = Ein neues Passwort · Estafette
reset-head = Ein neues Passwort
reset-about = Alle deine Browser werden abgemeldet und alle Zugangsschlüssel widerrufen.
reset-do = Passwort setzen
reset-done = Das Passwort ist geändert. Melde dich damit an.
reset-again = Einen anderen Link bekommen
verify-title = Mailadresse · Estafette
verify-head = Ist das deine Adresse?
verify-about = Jemand, wahrscheinlich du, hat diese Adresse für ein Konto angegeben. Wenn du es warst, sag es. Sonst schließ diese Seite: Es geschieht nichts.
verify-do = Ja, es ist meine Adresse
verify-done = Mails gehen jetzt an { $address }.
password-head = Passwort
password-about = Ein neues Passwort meldet alle anderen Browser ab. Zugangsschlüssel bleiben.
field-password-now = Bisheriges Passwort
field-password-new = Neues Passwort
password-do = Passwort ändern
password-done = Das Passwort ist geändert. Alle anderen Browser sind abgemeldet.
sessions-head = Wo du angemeldet bist
sessions-about = Ein Browser, der 30 Tage lang nicht wiederkommt, wird von selbst abgemeldet.
device = { $browser } auf { $system }
device-unknown = Unbekanntes Gerät
session-since = angemeldet am { $day }
session-current = dieser Browser
used = zuletzt benutzt { $ago }
session-end = Abmelden
session-end-label = { $device } abmelden, zuletzt benutzt { $ago }
session-ended = Dieser Browser ist abgemeldet.
sessions-end = Alle anderen abmelden
sessions-ended = Alle anderen Browser sind abgemeldet.
tokens-head = Zugangsschlüssel
tokens-about = Für Bots und andere Programme. Wer einen Schlüssel hat, spielt in deinem Namen, in der Lobby und in Partien; dein Konto kann er damit nicht verwalten.
tokens-none = Noch kein Schlüssel.
token-since = erstellt am { $day }
token-unused = nie benutzt
token-revoke = Widerrufen
token-revoke-label = Den Schlüssel { $label } widerrufen
token-revoked = Der Schlüssel ist widerrufen.
token-once = Das ist der Schlüssel. Er wird nur dieses eine Mal gezeigt: Hüte ihn wie ein Passwort.
token-secret = Zugangsschlüssel
token-new-head = Ein neuer Schlüssel
field-label = Bezeichnung
label-hint = Wofür er ist. Nur du siehst sie.
token-do = Schlüssel erstellen
data-head = Deine Daten
data-about = Alles, was über dich gespeichert ist, als eine JSON-Datei. Laufende Partien stehen darin nur mit deinen eigenen Befehlen.
data-do = Meine Daten herunterladen
deletion-head = Das Konto löschen
deletion-about = Du kannst für immer gehen. Was das bedeutet, steht da, bevor etwas geschieht.
deletion-ask = Mein Konto löschen …
deletion-ask-head = Das Konto { $player } löschen?
deletion-signed-out = Alle deine Browser und Programme werden abgemeldet.
deletion-waiting = Deine Partien, die auf eine Gegenseite warten, werden zurückgezogen.
deletion-running = Laufende Partien können nicht weitergehen. Deine Gegner sehen, dass du weg bist.
deletion-finished = Die Partien bleiben deinen Gegnern. Dein Platz heißt dort „Gelöschtes Konto“.
deletion-name = Dein Name ist frei, jeder kann ihn nehmen.
deletion-for-good = Niemand kann das Konto zurückholen.
deletion-do = Endgültig löschen
deleted-head = Leb wohl
deleted = Dein Konto ist gelöscht.
player-deleted = Gelöschtes Konto
opponent-gone = Die Gegenseite hat ihr Konto gelöscht. Dort entscheidet niemand mehr.

## Regeln und Einstellungen

rules-title = Die Regeln · Estafette
rules-contents = Inhalt
rules-language = Die Regeln gibt es nur auf Englisch.
preferences-title = Einstellungen · Estafette
preferences-head = Einstellungen
preferences-kept = Dieser Browser merkt sie sich.
preferences-language = Sprache
preferences-theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
preferences-motion = Bewegung
motion-system = Wie das System
motion-reduced = Nichts bewegt sich
preferences-rail = Befehle und Verlauf neben der Karte
rail-right = Rechts
rail-left = Links

## Mails über Partien

notifications-title = Mails · Estafette
notifications-head = Mails über deine Partien
notifications-to = Sie gehen an { $address }.
notifications-no-address = Du hast keine Adresse, die nachweislich dir gehört; es kann dir nichts geschickt werden.
notifications-no-server = Dieser Server verschickt keine Mails. Was verschickt würde, steht hier in deinem Postfach.
notifications-mailbox = Was dir geschickt wurde
notifications-when = Wenn du entscheiden musst
rule-at_once = Sag es mir sofort
rule-when_away = Sag es mir, wenn ich eine Weile nicht geschaut habe
rule-digest = Sag es mir einmal am Tag, für alle Partien
rule-off = Schick nichts
rule-as-all = Wie bei allen
notifications-away = Nach so vielen Minuten
notifications-digest-at = Jeden Tag um
notifications-quiet = Ruhezeit
notifications-quiet-on = Zwischen diesen Zeiten wird nichts geschickt
notifications-from = von
notifications-to-hour = bis
notifications-clock = Nach der Uhr von { $timezone }.
notifications-save = Speichern
notifications-saved = Gespeichert.
notifications-games = Partien mit eigener Regel
mailbox-title = Postfach · Estafette
mailbox-head = Was dir geschickt wurde
mailbox-no-server = Dieser Server verschickt keine Mails. Deine stehen hier und sonst nirgends.
mailbox-empty = Noch nichts.
mailbox-test = Schick mir eine Probemail
mailbox-tested = Eine Probemail ist unterwegs.
mailbox-again = Noch einmal schauen
mailbox-as-text = Als reiner Text
sent-kind-decision = Deine Entscheidung
sent-kind-game_started = Eine Partie beginnt
sent-kind-game_over = Eine Partie ist zu Ende
sent-kind-undo_asked = Darf es zurückgenommen werden?
sent-kind-draw_offered = Remis wird angeboten
sent-kind-pause_asked = Um eine Pause wird gebeten
sent-kind-reminder = Die Zeit läuft ab
sent-kind-time_out = Die Zeit des Gegners ist um
sent-kind-digest = Partien, die auf dich warten
sent-kind-test = Probemail
sent-kind-invitation = Eine Einladung
sent-kind-verify_address = Ist das deine Adresse?
sent-kind-reset_password = Ein neues Passwort
sent-kind-address_changed = Deine Adresse wurde geändert
sent-kind-unknown = Eine Mail
sent-accepted = Der Mailserver hat sie angenommen: { $answer }
sent-accepted-here = Liegt hier.
sent-waiting = Wartet auf den Versand.
sent-tried = { $times ->
    [one] Einmal vergeblich versucht, bald wieder: { $problem }
   *[other] { $times }-mal vergeblich versucht, bald wieder: { $problem }
  }
sent-given-up = Aufgegeben: { $problem }
sent-expired = Sie konnte nicht verschickt werden, solange es darauf ankam.
sent-cancelled = Nicht geschickt: Es war nicht mehr nötig.
sent-cancelled-answered = Nicht geschickt: Du hattest schon geantwortet.
sent-cancelled-over = Nicht geschickt: Die Partie war schon zu Ende.
sent-cancelled-off = Nicht geschickt: Du willst solche Mails nicht.
sent-cancelled-digest = Nicht geschickt: Es steht in deiner täglichen Liste.
sent-cancelled-no_address = Nicht geschickt: Du hast keine Adresse, die nachweislich dir gehört.
stop-head = Weniger Mails
stop-all = Keine Mails mehr über deine Partien? Du kannst sie jederzeit wieder haben.
stop-game = Keine Mails mehr über diese Partie oder über alle?
stop-do-all = Keine Mails mehr
stop-do-game = Diese Partie stumm schalten
stop-done-all = Es kommen keine Mails mehr über deine Partien.
stop-done-game = Es kommen keine Mails mehr über diese Partie.
stop-choose = Wählen, was gesendet wird

## Ablehnungen nach ihrem Code. Auf Englisch spricht der Server selbst.

refusal-game_over = Die Partie ist zu Ende.
refusal-not_your_decision = Du bist jetzt nicht am Zug.
refusal-other_decision = Eine andere Entscheidung steht an; dieser Befehl beantwortet sie nicht.
refusal-unknown_piece = Diesen Block gibt es nicht; vielleicht wurde er inzwischen gemischt.
refusal-not_yours = Dieser Block gehört dir nicht.
refusal-unknown_place = Diesen Ort gibt es auf diesem Plan nicht.
refusal-wrong_piece = Dieser Block steht für diese Entscheidung nicht zur Wahl.
refusal-no_pieces = Nenne mindestens einen Block.
refusal-too_many_pieces = An einer Aktion nehmen höchstens drei Blöcke teil.
refusal-named_twice = Ein Block wurde zweimal genannt.
refusal-not_together = Blöcke, die gemeinsam handeln, müssen in derselben Position stehen.
refusal-done = Dieser Block hat in diesem Zug schon an einer Aktion teilgenommen.
refusal-not_enough_commands = Dafür reichen die Kommandos nicht mehr.
refusal-nowhere_new = Der Block steht schon dort.
refusal-off_map = Ein Block, der außerhalb der Karte wartet, kommt nur auf der Straße oder über die Pontonbrücke herein.
refusal-not_adjacent = Diese Orte liegen für einen Marsch querfeldein nicht nebeneinander.
refusal-own_approach_only = Aus der Reserve kann ein Block nur in einen Zugang des eigenen Gebiets vorrücken.
refusal-enemy_there = Der Feind hält dieses Gebiet.
refusal-no_enemy_beyond = Ein Zugang lässt sich nur sperren, wenn der Feind das Gebiet gegenüber hält.
refusal-no_room = In diesem Gebiet ist nicht genug Platz.
refusal-disorganized = Ungeordnete Blöcke können ihr Gebiet nicht verlassen und nicht angreifen.
refusal-first_round_blocking = In der ersten Runde können französische Blöcke keinen Zugang sperren.
refusal-protected_entry = Solange hier noch Verstärkungen auf ihren Einmarsch warten, darf kein Feind dieses Gebiet betreten.
refusal-not_in_reserve = Nur ein Block in Reserve kann auf der Straße marschieren.
refusal-no_road = Dorthin führt keine Straße.
refusal-too_many_crossings = Ein Straßenmarsch führt über einen bis drei Übergänge.
refusal-against_traffic = Dieser Übergang wurde in diesem Zug schon in der anderen Richtung benutzt.
refusal-traffic_jam = Der Verkehr auf dieser Straße lässt für diesen Marsch keinen Schritt übrig.
refusal-march_ends_there = Der Marsch muss enden, wo ungeordnete Blöcke stehen.
refusal-only_cavalry_attacks_by_road = Auf einem Straßenmarsch kann nur Kavallerie angreifen.
refusal-attack_ends_route = Befiehl den Marsch bis zum Angriff; nach einem Sieg kannst du weiterziehen.
refusal-crossing_attacked = Über diesen Übergang ging in diesem Zug schon ein Angriff auf der Straße.
refusal-not_open_yet = Diese Verstärkungen sind noch nicht fällig.
refusal-artillery_waits = Die österreichische Artillerie kann in der ersten Runde nicht einmarschieren.
refusal-no_pontoon = Dort gibt es keine Pontonbrücke.
refusal-pontoon_used = Die Pontonbrücke wurde in diesem Zug schon benutzt.
refusal-no_enemy_to_attack = In diesem Gebiet steht kein Feind.
refusal-wrong_approach = Die Blöcke stehen weder in Reserve an dieser Grenze noch in diesem Zugang.
refusal-fully_blocked = Der Feind sperrt diesen Zugang vollständig.
refusal-needs_infantry = Dieser Zugang behindert Kavallerie: Infanterie muss dabei sein.
refusal-too_many_responders = Es können nicht mehr Blöcke entgegentreten, als angreifen.
refusal-closed_border = Ein Sturmangriff über diese Grenze ging verloren: In diesem Zug kommt niemand mehr hinüber.
refusal-won_by_assault = In ein erstürmtes Gebiet kann man in diesem Zug nicht auf der Straße marschieren.
refusal-not_artillery = Nur Artillerie kann beschießen.
refusal-not_in_approach = Dafür muss der Block in einem Zugang stehen.
refusal-artillery_penalty = Das Gelände jenseits der Grenze verhindert einen Beschuss.
refusal-already_declared = Diese Artillerie hat schon einen Beschuss angekündigt.
refusal-not_declared = Diese Artillerie hat keinen Beschuss angekündigt.
refusal-nobody_to_assault = Ein Sturmangriff braucht einen Feind im Zugang gegenüber.
refusal-nobody_to_lead = Ein Sturmangriff braucht einen Block, der ihn führen kann: mit Stärke zwei oder mehr, und keine Kavallerie, wo das Gelände sie behindert.
refusal-too_many_leaders = Über eine schmale Grenze führt ein Block, über eine breite führen einer oder zwei.
refusal-mixed_leaders = Blöcke, die gemeinsam führen oder einen Gegenangriff machen, müssen von derselben Art sein.
refusal-cavalry_obstructed = Wo das Gelände sie behindert, kann Kavallerie weder führen noch einen Gegenangriff machen.
refusal-too_weak = Ein Block der Stärke eins kann weder einen Angriff noch einen Gegenangriff führen.
refusal-cannot_fire = In der Verteidigung feuert nur Artillerie, die nicht führt und in ihrem letzten Zug nicht beschossen hat.
refusal-nothing_to_continue = Das Nachstoßen muss gleich auf die Aktion folgen, zu der es gehört.
refusal-not_cavalry = Das kann nur Kavallerie.
refusal-continuation_not_there = Nach dieser Aktion lässt sich jener Zugang nicht durch Nachstoßen erreichen.
refusal-not_disorganized = Nur ungeordnete Blöcke können geordnet werden.
refusal-too_many_to_organize = Bei weniger als drei geordneten französischen Blöcken auf der Karte ordnet eine Aktion einen Block, sonst einen oder zwei.
refusal-organize_the_rest = Die ungeordneten Blöcke eines Gebiets werden im selben Zug alle geordnet oder gar nicht; die übrigen Kommandos müssen dafür reichen.
refusal-not_there = Dorthin kann sich jetzt kein Block zurückziehen.
refusal-no_token_there = Dort lässt sich kein Moralmarker wegnehmen.

refusal-not_an_order = Der Server kennt diesen Befehl nicht. Lade die Seite neu.
refusal-nothing_to_take_back = Dort gibt es keinen Befehl zurückzunehmen.
refusal-behind_the_wall = Seitdem wurde etwas gezeigt oder gemischt, oder die andere Seite hat entschieden. Frag die andere Seite.
refusal-undo_already_asked = Eine Bitte wartet schon auf Antwort.
refusal-undo_asked_before = Du hast schon gebeten. Bitte wieder, wenn ein Befehl gegeben wurde.
refusal-undo_not_asked = Niemand bittet um eine Zurücknahme.
refusal-not_over = Die Partie ist noch nicht zu Ende. Biete die Revanche danach an.
refusal-already_offered = Das ist schon angeboten und wartet auf Antwort.
refusal-offered_before = Du hast es schon angeboten, und die andere Seite hat seitdem keinen Befehl gegeben.
refusal-not_offered = Das ist nicht angeboten, oder nicht mehr.
refusal-own_offer = Wer ein Angebot macht, kann es zurückziehen; die andere Seite antwortet darauf.
refusal-rematch_agreed = Ihr habt euch schon auf eine Revanche geeinigt.
refusal-no_clock = Diese Partie wird ohne Uhr gespielt.
refusal-time_left = Die Zeit der anderen Seite ist nicht abgelaufen.
refusal-paused = Es ist schon Pause.
refusal-not_paused = Es ist keine Pause.
refusal-not_your_pause = Nur wer um die Pause gebeten hat, kann sie früher beenden.
refusal-own_undo = Zustimmen muss die andere Seite.
refusal-stale = Seit dieser Befehl vorbereitet wurde, ist die Partie weitergegangen. Sieh noch einmal hin.
refusal-order_id_reused = Diese Kennung gehört zu einem anderen Befehl.
refusal-too_large = Diese Nachricht ist zu lang.
refusal-not_text = Nachrichten sind JSON in Text-Frames.
refusal-slow_down = Zu viele Nachrichten. Diese wurde nicht gelesen.
refusal-malformed = Diese Anfrage ist nicht zu verstehen.
refusal-not_signed_in = Du bist nicht angemeldet.
refusal-wrong_credentials = Der Name oder das Passwort ist falsch.
refusal-wrong_password = Das Passwort ist falsch.
refusal-not_for_tokens = Ein Zugangsschlüssel kann das Konto nicht verwalten. Melde dich mit dem Passwort an.
refusal-invalid-new_password = Ein Passwort hat 8 bis 200 Zeichen.
refusal-invalid-email = An diese Adresse kann keine Mail gehen.
refusal-link_void = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen schicken.
refusal-nothing_to_verify = Es gibt keine Adresse, die zu bestätigen wäre.
refusal-invalid-label = Eine Bezeichnung hat 1 bis 40 Zeichen, in einer Zeile.
refusal-too_many_tokens = Du hast zu viele Zugangsschlüssel. Widerrufe zuerst einen.
refusal-no_such_session = Diese Sitzung ist schon beendet.
refusal-no_such_token = Dieser Zugangsschlüssel ist schon widerrufen.
refusal-name_taken = Dieser Name ist vergeben. Wähle einen anderen.
refusal-invalid-name = Ein Name hat 2 bis 24 Buchstaben (a bis z), Ziffern, Bindestriche, Unterstriche oder Punkte.
refusal-invalid-password = Ein Passwort hat 8 bis 200 Zeichen.
refusal-invalid-pace = Live sind es 10 Sekunden bis 12 Stunden, und bis zu 10 Minuten mehr je Entscheidung. Per Kurier sind es 1 bis 30 Tage je Entscheidung, und bis zu 60 Tage mehr für die Partie.
refusal-too_many_tries = Zu viele Versuche. Warte ein wenig und versuch es noch einmal.
refusal-too_many_games = Zu viele deiner Partien warten schon auf eine Gegenseite. Zieh zuerst eine zurück.
refusal-opponent_gone = Dein Gegner hat sein Konto gelöscht; es gibt niemanden mehr, mit dem du noch einmal spielen könntest.
refusal-no_address = Bestätige zuerst deine eigene Mailadresse. Du findest sie in deinem Konto.
refusal-not_found = Unter dieser Adresse gibt es nichts.
refusal-method_not_allowed = Diese Adresse nimmt diese Methode nicht an.
refusal-no_such_game = Diese Partie gibt es nicht.
refusal-no_such_invitation = Diese Einladung gibt es nicht. Vielleicht wurde die Partie zurückgezogen.
refusal-invitation_used = Diese Einladung hat schon jemand angenommen.
refusal-not_a_player = Du spielst in dieser Partie nicht mit.
refusal-not_open = Dieser Partie kann man nur mit ihrem Einladungslink beitreten.
refusal-own_game = Das ist deine eigene Partie. Warte, bis jemand beitritt.
refusal-game_full = Diese Partie ist schon zu zweit.
refusal-link_revoked = Mit diesem Link kannst du nicht zusehen. Bitte die Spieler um einen neuen.
refusal-nobody_watches = Niemand darf bei dieser Partie zusehen, also gibt es keinen Link.
refusal-watching_agreed = Das war bei Beginn der Partie so vereinbart. Es lässt sich nur einschränken.
refusal-lens_closed = Bis die Partie zu Ende ist, kannst du nur mit eigenen Augen zurückblicken.
refusal-too_many_watchers = Mehr Leute können bei dieser Partie nicht zusehen. Versuch es später noch einmal.
refusal-watching_only = Du siehst bei dieser Partie zu. Nur ihre Spieler nehmen an ihr teil.
refusal-not_started = In dieser Partie fehlt noch die Gegenseite.
refusal-has_begun = Diese Partie hat begonnen. Man kann sie nicht mehr verlassen.
refusal-foreign_origin = Diese Anfrage kam von einer anderen Website.
refusal-not_a_websocket = Diese Adresse ist für WebSockets.
refusal-game_damaged = Diese Partie ist beschädigt. Sonst ist nichts verloren; bitte sag es dem Betreiber.
refusal-busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.
refusal-unavailable = Der Server erreicht seine Datenbank nicht. Versuch es gleich noch einmal.
refusal-internal = Auf dem Server ist etwas schiefgegangen.

## Talk and notes

tab-talk = Reden
tab-notes = Notizen
papers = Bericht, Nachrichten und Notizen
key-talk = Nachrichten
talk-head = Nachrichten mit { $player }
talk-block = Sperren
talk-unblock = Freigeben
talk-report = Melden
talk-off = Diese Partie wird ohne Nachrichten gespielt.
talk-empty = Noch wurde nichts gesagt.
talk-read = Gelesen
talk-blocked = Du hast { $player } gesperrt. Ihr hört einander nicht.
talk-field = Nachricht an { $player }
talk-hint = Eingabe sendet, Umschalt und Eingabe beginnt eine Zeile
talk-say = Senden
talk-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $many } neue Nachrichten
  }
announce-said = { $player } sagt: { $text }
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
blocked-head = Gesperrte Spieler
blocked-hint = Wen du gesperrt hast, kann dir nicht schreiben, und keiner von euch sieht die offenen Partien des anderen.
blocked-none = Du hast niemanden gesperrt.
blocked-undo-label = { $player } freigeben
new-talk = Die Spieler können einander schreiben
refusal-talk_off = Diese Partie wird ohne Nachrichten gespielt.
refusal-talk_blocked = Du hast deinen Gegner gesperrt. Gib ihn frei, um zu schreiben.
refusal-talk_unheard = Dein Gegner nimmt keine Nachrichten an.
refusal-talk_length = Eine Nachricht hat 1 bis 500 Zeichen.
refusal-talk_full = In dieser Partie kann nichts mehr gesagt werden.
refusal-talk_too_fast = Zu viele Nachrichten. Warte ein wenig und versuche es noch einmal.
refusal-no_such_player = Es gibt keinen Spieler dieses Namens.
refusal-blocked = Du kannst dieser Partie nicht beitreten: Einer von euch hat den anderen gesperrt.
refusal-too_many_blocks = Du hast so viele gesperrt wie möglich. Gib erst jemanden frei.
refusal-invalid-reason = Ein Grund hat höchstens 500 Zeichen.
refusal-invalid-text = Notizen haben höchstens 20.000 Zeichen.
refusal-no_such_mail = Diese Mail gibt es nicht.
refusal-no_such_link = Dieser Link ist nicht bekannt. Melde dich an, um zu wählen, was gesendet wird.
refusal-invalid-quiet = Die Ruhezeit geht von einer Uhrzeit bis zu einer anderen, etwa von 22:00 bis 07:00.
refusal-invalid-away_minutes = Wähle 1 bis 1440 Minuten.
refusal-invalid-digest_at = Wähle eine Uhrzeit, etwa 08:00.
refusal-invalid-language = Wähle en, fr, de oder es.
refusal-invalid-timezone = Wähle eine Zeitzone, etwa Europe/Berlin.

## Zusehen und zurückblicken

new-watching = Wer zusehen darf
watching-nobody = Niemand
watching-invited = Wer einen Link bekommt
watching-everybody = Alle
card-watching-nobody = niemand darf zusehen
card-watching-invited = zusehen mit Link
card-watching-everybody = alle dürfen zusehen
join-watching-nobody = Niemand darf zusehen.
join-watching-invited = Wer von einem von euch einen Link bekommt, darf zusehen.
join-watching-everybody = Alle dürfen zusehen.
watch-button = Wer zusehen darf
watchers = { $count ->
    [one] einer sieht zu
   *[other] { $many } sehen zu
  }
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
watch-head = Schlachten zum Zusehen
watch-pair = { $austria } gegen { $france }
watch-open = Zusehen
watch-open-label = Bei { $austria } gegen { $france } zusehen
replay-finished = beendet am { $date }
replay-against = gegen
replay-own = Wie bisher gesehen
replay-open = Auf die Partie zurückblicken
replay-look-back = Zurückblicken
replay-share = Diesen Moment teilen
replay-share-text = Der Link öffnet die Partie in diesem Moment, mit diesen Augen gesehen.
replay-share-link = Link zu diesem Moment
replay-back = Zurück zur Partie
replay-lenses = Mit wessen Augen
replay-lens = { $side ->
    [austria] Wie Österreich es sah
   *[france] Wie Frankreich es sah
  }
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
replay-tall = Österreich über der Linie, Frankreich darunter; lang, wo etwas aufgedeckt wurde oder verloren ging
replay-chart = Der Verlauf der Partie
replay-chart-morale = Moral
replay-chart-strength = Stärke auf der Karte
replay-chart-east = Blöcke östlich der Linie
replay-chart-line = { $army }, von { $first } bis { $last }.
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
replay-title = { $austria } gegen { $france } · Estafette
replay-again = Noch einmal versuchen
key-replay-step = ein Befehl zurück, weiter
key-replay-turn = ein Zug zurück, weiter
key-replay-mark = zum Angriff, Verlust oder Moralwechsel davor, danach
key-replay-play = abspielen, anhalten
key-replay-ends = zum Anfang, zum Ende
key-replay-lens = wie Frankreich es sah, die Wahrheit, wie Österreich es sah
key-replay-compare = was eine Seite sah neben der Wahrheit, dann die andere
key-replay-sheet = Verlauf oder was sich schließen ließ
replay-papers = Neben dem Brett
replay-sheet-hint = Über die Blöcke des Feindes, aus dem, was { $name } gesehen hatte, und aus nichts sonst.
replay-sheet-whose = Wessen Schlüsse

## Schlachtbericht

report-title = Schlachtbericht · Estafette
report-title-of = { $austria } gegen { $france }: Schlachtbericht · Estafette
report-name = Schlachtbericht
report-print = Drucken
report-back = Zum Rückblick
report-figures = Die Armeen am Ende
report-lost-blocks = Verlorene Blöcke
report-lost-strength = Verlorene Stärke
report-morale = Moral
report-blocks = Blöcke auf der Karte
report-course = Zug um Zug
report-told = Ohne Nebel: Auf den Karten sind alle Blöcke aufgedeckt. Was zurückgenommen wurde, fehlt. Die Zahlen auf den Karten sind die der Gebiete.
report-maps-missing = Einige Karten waren nicht zu bekommen. Drucke gleich noch einmal.
report-map-first = Das Feld vor dem ersten Befehl.
report-map-fight = Das Feld danach, in Runde { $round }, { $hour }.
report-map-last = Das Feld am Ende, in Runde { $round }, { $hour }.
report-map-alt = Das ganze Feld in Runde { $round }, { $hour }, alle Blöcke aufgedeckt. Blöcke auf der Karte: Österreich { $austrian }, Frankreich { $french }.
report-check = Um diesen Bericht zu prüfen
report-check-text = Unter dieser Adresse kann man auf die Partie zurückblicken, ihre Datei bekommen und sie noch einmal spielen. Der Prüfwert war öffentlich, als die Partie begann. Er ist der SHA-256 des Keims, aus dem alles gezogen wurde, was der Zufall entschied.
report-address = Adresse

## Das Archiv, Partiedateien, und was sich schließen lässt

nav-archive = Archiv
lobby-archive = Beendete Partien ansehen
archive-title = Archiv · Estafette
archive-head = Das Archiv
archive-intro = Beendete Partien, die alle sehen können.
archive-verify = Eine Partiedatei prüfen
archive-link = Zum Archiv
archive-search = Partien suchen
archive-player = Name
archive-side = spielt
archive-result = Ergebnis
archive-any = gleich welches
archive-result-austria = Österreich hat gewonnen
archive-result-france = Frankreich hat gewonnen
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
archive-game = { $austria } gegen { $france }
archive-imported = anderswo gespielt
archive-file = Datei
archive-check = Prüfen
archive-figures = In Zahlen
archive-found = { $count ->
    [0] Keine Partie mit bekanntem Ergebnis.
    [one] Eine Partie.
   *[other] { $count } Partien.
  }
archive-won-by = Gewonnen durch
archive-way-decisive = entscheidenden Sieg
archive-way-marginal = knappen Sieg
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

file-title = Eine Partiedatei prüfen · Estafette
file-head = Eine Partiedatei prüfen
file-intro = Jede beendete Partie lässt sich als Datei sichern. Dein Browser prüft, dass der Zufall vorher feststand und kein Eintrag verändert wurde; der Server spielt sie nach den Regeln noch einmal.
file-choose = Die Datei
file-no-file = Das ist keine Partiedatei.
file-game = { $count ->
    [one] { $austria } gegen { $france }, ein Eintrag
   *[other] { $austria } gegen { $france }, { $count } Einträge
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
fault-out_of_turn = Eintrag { $position } ist ein Befehl von { $name }, aber die andere Seite hatte zu entscheiden.
fault-refused = Eintrag { $position }, von { $name }, wird abgelehnt: { $why }
fault-time = Eintrag { $position }, von { $name }, lehnen die Uhren ab: { $why }
fault-seen = Nach Eintrag { $position } sah { $name } etwas anderes, als die Datei sagt.
fault-not_over = Nach dem letzten Eintrag ist die Partie nicht zu Ende.
fault-result = Die Partie endete nicht so, wie die Datei sagt.
fault-too_long = In dieser Partie wird so viel zurückgenommen, dass sie hier nicht noch einmal gespielt wird.

new-deductions = Beide haben ein Blatt mit dem, was sich schließen lässt
card-deductions = mit Schlussblättern
tab-sheet = Schlüsse
sheet-head = Was sich schließen lässt
sheet-hint = Über die Blöcke des Feindes, aus dem, was du gesehen hast, und aus nichts sonst.
sheet-army = Der Feind hat noch: { $faces }.
sheet-face = { $number } × { $face }
sheet-face-partly = { $number } × { $face } (davon { $hidden } verborgen)
sheet-face-seen = { $number } × { $face } (nichts verborgen)
sheet-table = Stapel für Stapel
sheet-where = Position
sheet-infantry = Inf.
sheet-cavalry = Kav.
sheet-artillery = Art.
sheet-strength = St.
sheet-infantry-long = Infanterie
sheet-cavalry-long = Kavallerie
sheet-artillery-long = Artillerie
sheet-strength-long = Stärke, alle Blöcke zusammen
sheet-certain = sicher { $faces }
sheet-truth = In Wahrheit { $faces }.
refusal-still_running = Diese Partie ist noch nicht zu Ende. Komm wieder, wenn sie es ist.
refusal-deductions_off = Diese Partie wird ohne Schlussblätter gespielt.
refusal-not_verified = Diese Datei ist nicht bestätigt. Aufgenommen wird nur, was sich so spielt, wie die Datei sagt.
refusal-too_many_imports = Du hast so viele Partien gebracht, wie möglich ist.
refusal-invalid-players = Namen haben 1 bis 40 Zeichen.

## Kommentare zu beendeten Partien

tab-comments = Kommentare
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
replay-tall-flags = Österreich über der Linie, Frankreich darunter; lang, wo etwas aufgedeckt wurde oder verloren ging; ein Fähnchen, wo es Kommentare gibt
deletion-comments = Was du zu Partien geschrieben hast, bleibt dort stehen, ohne deinen Namen.
refusal-comment_length = Ein Kommentar hat 1 bis 1000 Zeichen.
refusal-comment_nowhere = Diesen Augenblick gibt es in der Partie nicht.
refusal-comments_closed = Die Spieler dieser Partie lassen Leser nicht kommentieren.
refusal-comment_unwanted = Einer der Spieler nimmt von dir keine Kommentare an.
refusal-comments_full = Diese Partie hat so viele Kommentare, wie möglich ist.
refusal-too_many_comments = Du hast zu dieser Partie so viele Kommentare geschrieben, wie ein Leser kann. Entferne zuerst einen.
refusal-comment_too_fast = Zu viele Kommentare. Warte ein wenig und versuche es noch einmal.
refusal-no_such_comment = Diesen Kommentar gibt es nicht. Vielleicht wurde er entfernt.
refusal-not_your_comment = Nur wer diesen Kommentar geschrieben hat, kann ihn entfernen.
refusal-own_comment = Dieser Kommentar ist von dir. Du kannst ihn selbst entfernen.
