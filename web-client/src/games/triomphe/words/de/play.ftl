## Armeen, Blöcke, Orte

part-army = { $side ->
    [austria] österreichische
   *[france] französische
  }
part-blocks = { $count ->
    [one] ein { part-army }r Block
   *[other] { $many } { part-army } Blöcke
  }
army-blocks = { part-blocks }
arm-name = { part-arm }
piece-in = { $who } in { $place }
cost = { $commands ->
    [0] kostenlos
    [one] ein Kommando
   *[other] { $many } Kommandos
  }
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
event-unknown = Es ist etwas geschehen, das diese Seite nicht erzählen kann. Lade sie neu.
log-setup = Die Armeen sind aufgestellt.

## Die Spielseite

commands-left = { $commands } von 3 Kommandos
commit-end-turn = Ja, Zug beenden
orders-this-turn = Befehle in diesem Zug
no-orders-yet = Bisher keine.
end-held = Ein Gebiet ist erst halb geordnet: ordne den Rest, dann kann der Zug enden.
end-the-turn = Zug beenden
morale = Moral { $level }
morale-label = { $title }: Moral { $level }, davon { $uncommitted } frei und { $committed } gebunden; verloren: { $lost }
time-track = Zeit
coming-label = { $tokens ->
    [one] { $title }: ein Moralmarker
   *[other] { $title }: { $many } Moralmarker
  }
opens-label = { $area } öffnet sich
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

## Zurücknehmen, und warum nicht

attempt-act = Jetzt:
attempt-march = Querfeldein:
attempt-road_march = Auf der Straße:
attempt-manoeuvre_attack = Angreifen:
attempt-bombardment = Beschießen:
attempt-assault = Stürmen:
attempt-continuation = Nachstoßen:

## Der Spielplan aus der Nähe

measure = per Straße
map-over-title = Plan des Schlachtfelds von
map-under-title = 14. Juni 1800 · die Ebene zwischen Bormida und San Giuliano
map-objective-line = die Ziellinie
map-opens = ab { $hour }
place-capacity = { $capacity ->
    [one] Platz für einen Block einer Armee.
   *[other] Platz für { $capacity } Blöcke einer Armee.
  }

## Die Rechnung zu einer Entscheidung

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
log-filter-moves = Märsche
log-filter-attacks = Angriffe
log-filter-losses = Verluste
text-bombards-declared = { $face } (offen, Beschuss angekündigt)
text-bombards-completed = { $face } (offen, hat beschossen)

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

## Zusehen und zurückblicken

replay-chart = Der Verlauf der Partie

## Das Archiv, Partiedateien, und was sich schließen lässt

sheet-hint = Über die Blöcke des Feindes, aus dem, was du gesehen hast, und aus nichts sonst.

## Zurückschauen

replay-lens = { $side ->
    [austria] Wie Österreich es sah
   *[france] Wie Frankreich es sah
  }
replay-tall = Österreich über der Linie, Frankreich darunter; lang, wo etwas aufgedeckt wurde oder verloren ging
replay-tall-flags = Österreich über der Linie, Frankreich darunter; lang, wo etwas aufgedeckt wurde oder verloren ging; ein Fähnchen, wo es Kommentare gibt
key-replay-lens = wie Frankreich es sah, die Wahrheit, wie Österreich es sah
report-map-alt = Das ganze Feld in Runde { $round }, { $hour }, alle Blöcke aufgedeckt. Blöcke auf der Karte: Österreich { $red }, Frankreich { $blue }.
