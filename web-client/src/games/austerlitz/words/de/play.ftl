## Armeen, Einheiten, Orte

part-army = { $side ->
    [allies] alliierte
   *[french] französische
  }
part-both = { $side ->
    [allies] die Alliierten
   *[french] die Franzosen
  }
part-front = { $front ->
    [narrow] schmal
   *[wide] breit
  }
part-road = { $road ->
    [main] auf der Hauptstraße
   *[local] auf der Straße
  }
piece-in = { $who } in { $place }
cost = { $commands ->
    [0] ohne Kommando
    [one] ein Kommando
   *[other] { $many } Kommandos
  }
round-hour = Runde { $round }, { $hour }
name-bernadotte = Bernadotte
name-bessieres = Bessières
name-davout = Davout
name-lannes = Lannes
name-legrand = Legrand
name-murat = Murat
name-sthilaire = St. Hilaire
name-vandamme = Vandamme
name-bagration = Bagration
name-constantine = Constantine
name-dokhturov = Dokhturov
name-kienmayer = Kienmayer
name-kollowrath = Kollowrath
name-langeron = Langeron
name-liechtenstein = Liechtenstein
name-miloradovich = Miloradovich
name-prebyshevsky = Prebyshevsky

## Befehle als Sätze

order-bid = Du bietest { $points }.
order-pass = Du bietest nicht mehr.
order-choose-allies = Du nimmst die alliierte Armee.
order-choose-french = Du nimmst die französische Armee.
order-propose-ranks = Du willst Spieler { $first } als Oberbefehlshaber.
order-agree-ranks = Du stimmst der Rangordnung von Spieler { $with } zu.
order-give-corps = Das Korps { $commander } geht an Spieler { $to }.
order-done-conferring = Du hast nichts mehr zu sagen.
order-go-on-conferring = Du hast noch etwas zu sagen.
order-close-conference = Die Beratung ist zu Ende.
order-write-order = { $verb ->
    [attack] Dein Befehl an Spieler { $to }: Angriff, { $places }.
   *[defend] Dein Befehl an Spieler { $to }: Verteidigung, { $places }.
  }
order-orders-written = Du schreibst keine Befehle mehr.
order-assign = { $count ->
    [one] { $who } kommt zu { $commander }.
   *[other] { $who } kommen zu { $commander }.
  }
order-station = Das Korps { $commander } wird in { $at } aufgestellt, in Reserve.
order-station-block = Das Korps { $commander } wird in { $at } aufgestellt, gegenüber { $towards }.
order-hold-back = Das Korps { $commander } wartet außerhalb der Karte.
order-set-up-detached = { $who } wird detachiert und in { $to } aufgestellt, in Reserve.
order-set-up-detached-block = { $who } wird detachiert und in { $to } aufgestellt, gegenüber { $towards }.
order-recall = { $who } kehrt zu ihrem Korps zurück.
order-name-battery = { $who } ist die feste Batterie, in { $to }, in Reserve.
order-name-battery-block = { $who } ist die feste Batterie, in { $to }, gegenüber { $towards }.
order-ready = Deine Armee ist geordnet.
order-ready-detachments = Deine Detachierungen stehen.
order-corps-cross = { $commander } zieht von { $from } nach { $to }, mit ihm { $who }.
order-corps-block = { $commander } in { $from } rückt in den Zugang gegenüber { $towards }, mit ihm { $who }.
order-corps-back = { $commander } in { $from } geht in die Reserve zurück, mit ihm { $who }.
order-corps-come-on = { $commander } marschiert ein und zieht nach { $to }, mit ihm { $who }.
order-corps-road = { $commander } marschiert { part-road } von { $from } nach { $to }, mit ihm { $who }.
order-corps-road-block = { $commander } marschiert { part-road } von { $from } nach { $to }, in den Zugang gegenüber { $towards }, mit ihm { $who }.
order-detach-cross = { $count ->
    [one] { $who } verlässt ihr Korps und zieht von { $from } nach { $to }.
   *[other] { $who } verlassen ihr Korps und ziehen von { $from } nach { $to }.
  }
order-detach-block = { $count ->
    [one] { $who } in { $from } verlässt ihr Korps und rückt in den Zugang gegenüber { $towards }.
   *[other] { $who } in { $from } verlassen ihr Korps und rücken in den Zugang gegenüber { $towards }.
  }
order-detach-back = { $count ->
    [one] { $who } in { $from } verlässt ihr Korps und geht in die Reserve zurück.
   *[other] { $who } in { $from } verlassen ihr Korps und gehen in die Reserve zurück.
  }
order-attach = { $commander } nimmt { $who } in sein Korps auf.
order-unit-cross = { $who } zieht von { $from } nach { $to }.
order-unit-block = { $who } in { $from } rückt in den Zugang gegenüber { $towards }.
order-unit-back = { $who } in { $from } geht in die Reserve zurück.
order-unit-come-on = { $who } marschiert ein und zieht nach { $to }.
order-unit-road = { $who } marschiert { part-road } von { $from } nach { $to }.
order-unit-road-block = { $who } marschiert { part-road } von { $from } nach { $to }, in den Zugang gegenüber { $towards }.
order-threaten = Du bedrohst { $to } von { $from } aus.
order-threaten-guard = Du bedrohst { $to } von { $from } aus mit einem Gardeangriff und zeigst { $who }.
order-end-turn = Dein Zug endet.
order-stand = { $count ->
    [one] { $who } hält stand.
   *[other] { $who } halten stand.
  }
order-stand-corps = { $count ->
    [one] { $who } hält stand, mit { $commanders }.
   *[other] { $who } halten stand, mit { $commanders }.
  }
order-give-way = Du weichst: Alle Figuren dort ziehen sich zurück.
order-press = Du machst Ernst mit dem Angriff.
order-feint = Es ist ein Scheinangriff.
order-attack-corps = { $commander } nimmt teil, mit ihm { $who }.
order-attack-detachment = { $count ->
    [one] { $who } verlässt ihr Korps und nimmt teil.
   *[other] { $who } verlassen ihr Korps und nehmen teil.
  }
order-attack-unit = { $who } nimmt allein teil.
order-attack-batteries = Beide Batterien nehmen teil: { $who }.
order-attack-corps-road = { $commander } nimmt auf der Straße teil, mit ihm { $who }.
order-attack-unit-road = { $who } nimmt auf der Straße teil.
order-attack-on-the-march = Die Kavallerie auf der Straße führt den Angriff aus.
order-enter = Die Genannten rücken ein.
order-stay-behind = Die Artillerie bleibt stehen.
order-end-feint = Der Scheinangriff endet in { $at }, in Reserve.
order-end-feint-block = Der Scheinangriff endet in { $at }, gegenüber { $towards }.
order-lead-defense = { $count ->
    [one] { $who } führt die Verteidigung.
   *[other] { $who } führen die Verteidigung.
  }
order-lead-defense-none = Niemand führt die Verteidigung.
order-lead-attack = { $count ->
    [one] { $who } führt einen { part-front }en Angriff.
   *[other] { $who } führen einen { part-front }en Angriff.
  }
order-lead-attack-against = { $count ->
    [one] { $who } führt einen { part-front }en Angriff gegen { $against }.
   *[other] { $who } führen einen { part-front }en Angriff gegen { $against }.
  }
order-lead-attack-none = Niemand führt den { part-front }en Angriff.
order-counter-attack = { $count ->
    [one] { $who } tritt zum Gegenangriff an.
   *[other] { $who } treten zum Gegenangriff an.
  }
order-counter-attack-none = Niemand tritt zum Gegenangriff an.
order-take-loss = { $who } trägt den Verlust.
order-keep = { $who } bleibt beim Kommandeur.
order-retreat = { $who } zieht sich nach { $to } zurück.
order-advance = { $count ->
    [one] { $who } rückt vor.
   *[other] { $who } rücken vor.
  }
order-go-forward = { $commander } rückt mit vor.
order-stay-back = { $commander } bleibt bei den anderen.
order-march-on = Die Kavallerie reitet { part-road } weiter nach { $to }.
order-march-on-block = Die Kavallerie reitet { part-road } weiter nach { $to }, in den Zugang gegenüber { $towards }.
order-halt = Die Kavallerie hält hier.
order-unknown = Ein Befehl, den diese Seite nicht kennt.

## Befehle als Zeilen einer Liste

option-bid = { $points } bieten
option-pass = nicht mehr bieten
option-choose-allies = die alliierte Armee
option-choose-french = die französische Armee
option-propose-ranks = Spieler { $first } als Oberbefehlshaber
option-agree-ranks = Spieler { $with } zustimmen
option-give-corps = das Korps { $commander } an Spieler { $to }
option-done-conferring = nichts mehr zu sagen
option-go-on-conferring = noch etwas zu sagen
option-close-conference = die Beratung schließen
option-write-order = { $verb ->
    [attack] an Spieler { $to }: Angriff, { $places }
   *[defend] an Spieler { $to }: Verteidigung, { $places }
  }
option-orders-written = keine Befehle mehr
option-assign = zu { $commander }
option-station = in { $at }, in Reserve
option-station-block = in { $at }, gegenüber { $towards }
option-hold-back = außerhalb der Karte
option-set-up-detached = detachieren: { $to }, in Reserve
option-set-up-detached-block = detachieren: { $to }, gegenüber { $towards }
option-recall = zurück zu ihrem Korps
option-name-battery = feste Batterie in { $to }, in Reserve
option-name-battery-block = feste Batterie in { $to }, gegenüber { $towards }
option-ready = die Armee ist geordnet
option-ready-detachments = die Detachierungen stehen
option-corps-cross = Korps { $commander } nach { $to }
option-corps-block = Korps { $commander } in den Zugang gegenüber { $towards }
option-corps-back = Korps { $commander } zurück in die Reserve
option-corps-come-on = Korps { $commander } marschiert ein, nach { $to }
option-corps-road = Korps { $commander } nach { $to }, { part-road }
option-corps-road-block = Korps { $commander } nach { $to }, { part-road }, in den Zugang gegenüber { $towards }
option-detach-cross = detachiert, nach { $to }
option-detach-block = detachiert, in den Zugang gegenüber { $towards }
option-detach-back = detachiert, zurück in die Reserve
option-attach = ins Korps { $commander }
option-unit-cross = allein, nach { $to }
option-unit-block = allein, in den Zugang gegenüber { $towards }
option-unit-back = allein, zurück in die Reserve
option-unit-come-on = allein, Einmarsch nach { $to }
option-unit-road = allein, nach { $to }, { part-road }
option-unit-road-block = allein, nach { $to }, { part-road }, in den Zugang gegenüber { $towards }
option-threaten = { $to } von { $from } aus bedrohen
option-threaten-guard = { $to } von { $from } aus mit einem Gardeangriff bedrohen
option-end-turn = den Zug beenden
option-stand = standhalten mit { $who }
option-stand-corps = standhalten mit { $who } und { $commanders }
option-give-way = weichen
option-press = Ernst machen
option-feint = Scheinangriff
option-attack-corps = das Korps { $commander }
option-attack-detachment = einige Einheiten, detachiert
option-attack-unit = eine Einheit, allein
option-attack-batteries = beide Batterien
option-attack-corps-road = das Korps { $commander }, auf der Straße
option-attack-unit-road = eine Einheit, auf der Straße
option-attack-on-the-march = die Kavallerie auf der Straße
option-enter = einrücken
option-stay-behind = stehen bleiben
option-end-feint = in Reserve, { $at }
option-end-feint-block = in den Zugang gegenüber { $towards }
option-lead-defense = { $who } führt
option-lead-defense-none = niemand führt
option-lead-attack = { part-front }, Führung: { $who }
option-lead-attack-against = { part-front }, Führung: { $who }, gegen { $against }
option-lead-attack-none = { part-front }, niemand führt
option-counter-attack = Gegenangriff: { $who }
option-counter-attack-none = kein Gegenangriff
option-take-loss = sie trägt den Verlust
option-keep = sie bleibt
option-retreat = nach { $to }
option-advance = vorrücken
option-go-forward = er rückt mit vor
option-stay-back = er bleibt bei den anderen
option-march-on = weiter nach { $to }, { part-road }
option-march-on-block = weiter nach { $to }, { part-road }, in den Zugang gegenüber { $towards }
option-halt = hier halten
option-another = { $option } (auf andere Art)
option-unknown = ein Befehl, den diese Seite nicht kennt

## Die Entscheidung, für den, der sie trifft

decide-bid-head = Dein Gebot
decide-bid = Biete Moral für die Wahl der Armee. Wer wählt, beginnt um sein Gebot schwächer.
decide-choose_army-head = Welche Armee?
decide-choose_army = Du hast die Wahl. Die Armee, die du nimmst, beginnt um dein Gebot schwächer.
decide-confer-head = Die Beratung
decide-confer = Einigt euch, wer Oberbefehlshaber ist und wer welche Korps hat. Der Feind hört nichts davon.
decide-place_corps-head = Deine Korps
decide-place_corps = Bestimme, wo jedes deiner Korps steht.
decide-write_orders-head = Befehle an deine Mannschaft
decide-write_orders = Jeder andere darf einen Befehl erhalten: angreifen oder verteidigen, dazu Orte der Karte. Gelesen wird er zu Beginn des nächsten Zuges der Mannschaft.
decide-organize-head = Ordne deine Armee
decide-organize = Gib jede Einheit einem Kommandeur und bestimme, wo jedes Korps steht. Die { $side ->
    [allies] Franzosen
   *[french] Alliierten
  } sehen nichts davon, bis du fertig bist.
decide-set_up_detachments-head = Deine Detachierungen
decide-set_up_detachments = Bis zu sechs Einheiten dürfen ihr Korps verlassen und anderswo stehen, höchstens zwei Gebiete weit.
decide-name_battery-head = Die feste Batterie
decide-name_battery = Wähle die Batterie, die die ganze Partie offen an ihrer Stelle bleibt, und wo sie steht.
decide-act-head = Deine Kommandos
decide-act = Wähle einen Kommandeur oder eine Einheit, dann das Ziel; oder den Zugang, über den du drohst.
decide-march_on-head = Weiterreiten?
decide-march_on = Die Kavallerie ist in { $place }. Sie darf auf der Straße weiterreiten, erneut drohen oder halten.
decide-answer-head = Standhalten oder weichen?
decide-answer = { part-both } bedrohen { $to } von { $from } aus. Wähle, wer standhält, oder weiche.
decide-resolve-head = Ernst oder Scheinangriff?
decide-resolve = Der Feind hält in { $to } stand. Mach Ernst mit dem Angriff von { $from } aus, oder es bleibt ein Scheinangriff.
decide-declare-head = Wer nimmt teil?
decide-declare = Wähle das Kommando, mit dem du deine Drohung von { $from } aus gegen { $to } wahr machst, seine Einheiten und, wenn es Ernst ist, wer führt.
decide-lead_defense-head = Wer führt die Verteidigung?
decide-lead_defense = { part-both } machen Ernst mit ihrem Angriff auf { $to } von { $from } aus. Wähle, wer die Verteidigung führt, oder niemanden. Wer führt, wird dem Angreifer gezeigt.
decide-counter_attack-head = Gegenangriff?
decide-counter_attack = Wähle, wer dem Angriff auf { $to } von { $from } aus entgegentritt, oder niemanden. Jede Einheit im Gegenangriff erleidet sofort einen Verlust.
decide-take_loss-head = Wer trägt den Verlust?
decide-take_loss = { $points ->
    [one] Noch ein Verlust ist zu tragen: { part-army } Armee.
   *[other] Noch { $points } Verluste sind zu tragen: { part-army } Armee.
  }
decide-keep-head = Wer bleibt bei { $commander }?
decide-keep = { $commander } behält eine Einheit. Alle anderen werden detachiert.
decide-retreat-head = Dein Rückzug
decide-retreat = Alle verlassen { $place }. Wähle eine Einheit und wohin sie geht.
decide-advance-head = Wer rückt vor?
decide-advance = Du hast standgehalten. Mindestens eine benannte Einheit in { $place } rückt in den Zugang gegenüber { $towards }.
decide-follow-head = Rückt { $commander } mit vor?
decide-follow = Von den Einheiten des Korps { $commander } rücken einige vor, andere bleiben. Er geht mit den einen oder bleibt bei den anderen.
decide-unknown-head = Eine Entscheidung
decide-unknown = Diese Seite ist älter als die Partie. Lade sie neu.
decide-partial = { $missing ->
    [one] Wähle noch eine Einheit.
   *[other] Wähle noch { $many } Einheiten.
  }

## Die Entscheidung, für alle anderen

wait-bid = { $player } bietet.
wait-choose_army = { $player } wählt eine Armee.
wait-confer = { $player } berät sich.
wait-place_corps = { $player } stellt Korps auf.
wait-write_orders = { $player } schreibt Befehle.
wait-organize = { $player } ordnet die { part-army } Armee.
wait-set_up_detachments = { $player } stellt Detachierungen auf.
wait-name_battery = { $player } wählt die feste Batterie.
wait-act = { $player } gibt Kommandos.
wait-march_on = { $player } entscheidet, ob die Kavallerie von { $place } weiterreitet.
wait-answer = { $player } entscheidet, ob in { $to } standgehalten wird.
wait-resolve = { $player } entscheidet, ob der Angriff auf { $to } ernst ist.
wait-declare = { $player } wählt, wer gegen { $to } teilnimmt.
wait-lead_defense = { $player } wählt, wer die Verteidigung von { $to } führt.
wait-counter_attack = { $player } entscheidet über einen Gegenangriff in { $to }.
wait-take_loss = { $player } verteilt Verluste: { part-army } Armee.
wait-keep = { $player } wählt, wer bei { $commander } bleibt.
wait-retreat = { $player } zieht sich aus { $place } zurück.
wait-advance = { $player } wählt, wer in { $place } vorrückt.
wait-follow = { $player } entscheidet, ob { $commander } mit vorrückt.
wait-unknown = { $player } entscheidet.
wait-over = Die Partie ist zu Ende.

## Was geschehen ist

event-auction_began-in_turn = Die Spieler bieten reihum um die Wahl der Armee. Zuerst: { $title }.
event-auction_began-sealed = Die Spieler bieten verdeckt um die Wahl der Armee.
event-bid = { $title }: ein Gebot von { $points }.
event-passed = { $title }: kein weiteres Gebot.
event-bid_sealed = { $title }: Ein verdecktes Gebot liegt vor.
event-bids_opened = Gebote: Alliierte { $red }, Franzosen { $blue }. Die Wahl der Armee: { $title }.
event-army_chosen = Die { part-army } Armee wurde gewählt, für { $points } Moral.
event-army_chosen-free = Die { part-army } Armee wurde gewählt, ohne Gebot.
event-ranks_wished = Spieler { $rank } will Spieler { $first } als Oberbefehlshaber.
event-corps_offered = Das Korps { $commander } geht an Spieler { $to }.
event-done_conferring = Spieler { $rank } hat nichts mehr zu sagen.
event-done_conferring-not = Spieler { $rank } hat noch etwas zu sagen.
event-conference_closed = Die { part-army } Beratung ist zu Ende.
event-team_formed = Rangordnung und Korps stehen fest: { part-army } Mannschaft.
event-order_passed = Ein Befehl an Spieler { $to } wurde geschrieben: { part-army } Mannschaft.
event-order_read = { $verb ->
    [attack] Befehl aus Runde { $round }, von Spieler { $from } an Spieler { $to }: Angriff, { $places }.
   *[defend] Befehl aus Runde { $round }, von Spieler { $from } an Spieler { $to }: Verteidigung, { $places }.
  }
event-order_opened = { $verb ->
    [attack] { part-army } Mannschaft, Befehl aus Runde { $round }, von Spieler { $from } an Spieler { $to }: Angriff, { $places }.
   *[defend] { part-army } Mannschaft, Befehl aus Runde { $round }, von Spieler { $from } an Spieler { $to }: Verteidigung, { $places }.
  }
event-part_ended = { part-army } Mannschaft: Spieler { $rank } ist fertig, Spieler { $next } macht weiter.
event-set_up = { $positions ->
    [one] Die { part-army } Armee steht, in einer Position.
   *[other] Die { part-army } Armee steht, in { $positions } Positionen.
  }
event-battery_named = Die feste Batterie steht in { $at }, in Reserve.
event-battery_named-facing = Die feste Batterie steht in { $at }, gegenüber { $towards }.
event-turn_began = Runde { $round }, { $day }. Dezember, { $hour } · { $title }
event-turn_began-night = Runde { $round }, Nacht · { $title }
event-units-come_on = { $count ->
    [one] Eine { part-army } Einheit marschierte ein und zog nach { $to }.
   *[other] { $many } { part-army } Einheiten marschierten ein und zogen nach { $to }.
  }
event-corps-comes_on = Das Korps { $commander } marschierte ein und zog nach { $to }.
event-units-cross = { $count ->
    [one] Eine { part-army } Einheit zog von { $from } nach { $to }.
   *[other] { $many } { part-army } Einheiten zogen von { $from } nach { $to }.
  }
event-corps-crosses = Das Korps { $commander } zog von { $from } nach { $to }.
event-units-march = { $count ->
    [one] Eine { part-army } Einheit marschierte auf der Straße von { $from } nach { $to }.
   *[other] { $many } { part-army } Einheiten marschierten auf der Straße von { $from } nach { $to }.
  }
event-corps-marches = Das Korps { $commander } marschierte auf der Straße von { $from } nach { $to }.
event-units-block = { $count ->
    [one] Eine { part-army } Einheit in { $from } rückte in den Zugang gegenüber { $towards }.
   *[other] { $many } { part-army } Einheiten in { $from } rückten in den Zugang gegenüber { $towards }.
  }
event-corps-blocks = Das Korps { $commander } in { $from } rückte in den Zugang gegenüber { $towards }.
event-units-go_back = { $count ->
    [one] Eine { part-army } Einheit in { $from } ging in die Reserve zurück.
   *[other] { $many } { part-army } Einheiten in { $from } gingen in die Reserve zurück.
  }
event-corps-goes_back = Das Korps { $commander } in { $from } ging in die Reserve zurück.
event-attached = { $commander } nahm eine Einheit in sein Korps auf.
event-detached = { $count ->
    [one] Eine Einheit des Korps { $commander } wurde detachiert.
   *[other] { $many } Einheiten des Korps { $commander } wurden detachiert.
  }
event-threatened = { part-both } bedrohten { $to } von { $from } aus.
event-threatened-guard = { part-both } bedrohten { $to } von { $from } aus mit einem Gardeangriff.
event-stood = { $count ->
    [one] Eine { part-army } Einheit hält stand.
   *[other] { $many } { part-army } Einheiten halten stand.
  }
event-stood-corps = { $count ->
    [one] Eine { part-army } Einheit hält stand, mit { $commanders }.
   *[other] { $many } { part-army } Einheiten halten stand, mit { $commanders }.
  }
event-gave_way = { part-both } wichen in { $place }.
event-pressed = Der Angriff auf { $to } von { $from } aus ist Ernst.
event-feinted = Der Angriff auf { $to } von { $from } aus war ein Scheinangriff.
event-defense_led = { $count ->
    [one] Eine Einheit führt die Verteidigung.
   *[other] { $many } Einheiten führen die Verteidigung.
  }
event-defense_led-none = Keine Einheit führt die Verteidigung.
event-declared = { $count ->
    [one] Eine { part-army } Einheit nimmt teil.
   *[other] { $many } { part-army } Einheiten nehmen teil.
  }
event-declared-corps = { $corps ->
    [one] { $commanders } nimmt teil, { $count ->
        [one] mit einer Einheit
       *[other] insgesamt { $many } { part-army } Einheiten
      }.
   *[other] { $commanders } nehmen teil, insgesamt { $many } { part-army } Einheiten.
  }
event-attack_led = { $count ->
    [one] Eine Einheit führt einen { part-front }en Angriff.
   *[other] { $many } Einheiten führen einen { part-front }en Angriff.
  }
event-attack_led-none = Keine Einheit führt den { part-front }en Angriff.
event-result = { $attack } für den Angriff, weniger { $penalty } für das Gelände, { $defense } für die Verteidigung und { $counter } für den Gegenangriff, ergibt { $result }: Vorn liegt { $name }.
event-counter_attacked = { $count ->
    [one] Eine Einheit tritt zum Gegenangriff an.
   *[other] { $many } Einheiten treten zum Gegenangriff an.
  }
event-counter_attacked-none = Keine Einheit tritt zum Gegenangriff an.
event-went_on = { $count ->
    [one] Eine { part-army } Einheit ging in { $to } in die Reserve.
   *[other] { $many } { part-army } Einheiten gingen in { $to } in die Reserve.
  }
event-went_on-block = { $count ->
    [one] Eine { part-army } Einheit rückte in { $to } in den Zugang gegenüber { $towards }.
   *[other] { $many } { part-army } Einheiten rückten in { $to } in den Zugang gegenüber { $towards }.
  }
event-closed = Kein weiterer Angriff auf { $to } von { $from } aus in diesem Zug.
event-stormed = { $place } ist erstürmt: In diesem Zug darf niemand mehr nachrücken.
event-shown = Eine { part-army } Einheit in { $at } wurde gezeigt: { $face }.
event-shown-waiting = Eine { part-army } Einheit außerhalb der Karte wurde gezeigt: { $face }.
event-reduced = { part-army } { $before } in { $at } wurde zu { $after }.
event-removed = { part-army } { $before } in { $at } wurde vernichtet.
event-commander_lost = { $commander } ging mit der letzten Einheit seines Korps verloren.
event-retreated = Eine { part-army } Einheit zog sich von { $from } nach { $to } zurück.
event-committed-guard = Die { part-army } Garde ist eingesetzt.
event-committed-heavy_cavalry = Die { part-army } schwere Kavallerie ist eingesetzt.
event-morale = Die { part-army } Moral ging von { $before } auf { $after }.
event-morale-gone = Die { part-army } Armee ist demoralisiert.
event-turn_ended = Der { part-army } Zug ist zu Ende.
event-unknown = Etwas ist geschehen, was diese Seite nicht erzählen kann. Lade sie neu.
log-setup = Die Armeen werden verdeckt geordnet.

## Die Seite der Partie

commit-end-turn = Ja, Zug beenden
orders-this-turn = Kommandos in diesem Zug
no-orders-yet = Noch keine.
text-hidden = { $count ->
    [one] eine verdeckte Einheit
   *[other] { $many } verdeckte Einheiten
  }
text-last-seen = { $face } (zuletzt gesehen)
text-open = { $face } (offen)
text-done = { $face } (hat gezogen)

## Zurücknehmen, und warum nicht

attempt-act = Jetzt:
attempt-threaten = Als Drohung:
attempt-corps = Mit dem Korps:
attempt-detachment = Detachiert:
attempt-unit = Allein:
refusal-game_over = Die Partie ist zu Ende.
refusal-not_your_decision = Du bist jetzt nicht am Zug.
refusal-other_decision = Eine andere Entscheidung steht an; dieser Befehl beantwortet sie nicht.
refusal-unknown_piece = Diese Einheit gibt es nicht; vielleicht wurde sie inzwischen gemischt.
refusal-not_yours = Diese Einheit gehört dir nicht.
refusal-unknown_place = Diesen Ort gibt es auf diesem Plan nicht.
refusal-named_twice = Etwas wurde zweimal genannt.
refusal-no_pieces = Nenne mindestens eine Einheit.
refusal-wrong_piece = Diese Einheit steht dafür nicht zur Wahl.
refusal-wrong_number = Dafür ist eine andere Zahl von Einheiten nötig.
refusal-wrong_commander = Dieser Kommandeur steht dafür nicht zur Wahl.
refusal-not_his_units = Diese Einheiten sind nicht alle aus jenem Korps.
refusal-corps_full = Das Korps hätte mehr Einheiten als erlaubt, oder mehr, als in sein Gebiet passen.
refusal-corps_too_small = Einem Kommandeur fehlen Einheiten: Jeder braucht mindestens drei oder vier.
refusal-weak_reinforcements = Bernadotte und Davout brauchen je eine Einheit, die nicht Infanterie der Stärke 2 ist.
refusal-no_battery_on_map = Mindestens eine Batterie muss bei einem Kommandeur auf der Karte sein.
refusal-wrong_set_up_place = Das kann dort nicht aufgestellt werden.
refusal-corps_on_map = Das Szenario verlangt eine andere Zahl von Korps auf der Karte.
refusal-too_many_detachments = Bei der Aufstellung werden höchstens sechs Einheiten detachiert.
refusal-not_together = Einheiten, die gemeinsam handeln, müssen in derselben Position stehen.
refusal-last_unit = Die letzte Einheit eines Korps kann ihren Kommandeur nicht verlassen.
refusal-has_moved = Diese Einheit wurde schon von einem Kommando bewegt.
refusal-has_commanded = Dieser Kommandeur hat sein Kommando schon gegeben.
refusal-no_corps_commands = In diesem Zug sind keine Korpskommandos mehr übrig.
refusal-no_independent_commands = In diesem Zug reichen die Einzelkommandos nicht mehr.
refusal-fixed_battery = Die feste Batterie zieht nie.
refusal-not_due = Diese Verstärkungen sind noch nicht fällig.
refusal-off_map = Einheiten außerhalb der Karte kommen auf der Straße, über die Einmarschstraßen ihrer Armee.
refusal-not_reachable = Dorthin führt keine einzelne Bewegung.
refusal-enemy_there = Dort steht der Feind: Hineinzuziehen ist ein Angriff.
refusal-no_room = In diesem Gebiet ist nicht genug Platz.
refusal-stormed = Dieses Gebiet wurde in diesem Zug erstürmt; niemand sonst darf hinein.
refusal-reserve_closed = Ein Korps ist durchmarschiert: Diese Reserve ist in diesem Zug für andere geschlossen.
refusal-not_in_reserve = Ein Straßenmarsch beginnt in Reserve.
refusal-no_road = Dorthin führt keine Straße, oder es ist zu weit, oder etwas hält den Marsch unterwegs auf.
refusal-not_cavalry = Das kann nur Kavallerie.
refusal-corps_at_full = Dieses Korps hat acht Einheiten und nimmt keine weitere auf.
refusal-night_time = Nachts gibt es keine Angriffe.
refusal-nobody_to_attack = In diesem Gebiet steht kein Feind.
refusal-approach_closed = Dieser Zugang ist in diesem Zug für Angriffe geschlossen.
refusal-bombarded_already = Nach Artilleriefeuer ist über diesen Zugang nur noch ein Angriff möglich, und keiner, den Artillerie führt.
refusal-infeasible = Niemand könnte diese Drohung wahr machen, was auch immer der Feind antwortet.
refusal-no_guard = Nur Garde, die dort angreifen könnte, lässt sich zeigen.
refusal-guard_banned = Ein Gardeangriff dieser Armee wurde abgewehrt; es gibt keinen mehr.
refusal-guard_obstructed = Das Gelände auf deiner Seite dieses Zugangs verbietet einen Gardeangriff.
refusal-guard_leads = Einen Gardeangriff führt Garde.
refusal-no_feint = Dieser Angriff kann kein Scheinangriff sein.
refusal-must_feint = Niemand kann mit diesem Angriff Ernst machen: Es muss ein Scheinangriff sein.
refusal-spent_defender = Diese Figur wurde in diesem Zug gegen einen anderen Zugang benannt oder hat sich nach einem Gefecht zurückgezogen.
refusal-one_detached = Höchstens eine detachierte Einheit kann benannt werden.
refusal-too_many_leaders = So viele können hier nicht führen.
refusal-mixed_leaders = Zwei, die gemeinsam führen oder zum Gegenangriff antreten, müssen von einer Waffengattung sein, wo verlangt aus einem Korps, und beide Garde oder keine.
refusal-cavalry_obstructed = Das Gelände behindert Kavallerie.
refusal-too_weak = Eine Einheit der Stärke 1 kann das nicht.
refusal-guns_silent = Diese Artillerie kann hier jetzt nicht feuern.
refusal-too_many = So viele Angreifer passen nicht in das Gebiet.
refusal-wrong_opponent = Sag, gegen welche von zwei führenden Einheiten ein schmaler Angriff geht, und nur dann.
refusal-infantry_holds = Infanterie tritt nur zum Gegenangriff an, wenn der Angreifer vorn liegt.
refusal-not_there = Dorthin kann sich die Einheit nicht zurückziehen.
refusal-wrong_bid = Ein Gebot muss höher sein als das letzte und einer Armee, die gewählt werden kann, mindestens 1 Moral lassen.
refusal-no_rank_order = Eine Rangordnung nennt jeden Spieler der Mannschaft einmal.
refusal-no_such_wish = Dieser Spieler wünscht keine andere Rangordnung, der du zustimmen könntest.
refusal-no_such_player = Dafür gibt es in der Mannschaft keinen solchen Spieler.
refusal-last_corps = Niemandem wird sein letztes Korps genommen.
refusal-not_commander_in_chief = Das kann nur der Oberbefehlshaber.
refusal-conference_goes_on = Die Beratung schließt, wenn jeder ein Korps hat und niemand mehr etwas zu sagen hat.
refusal-one_order_each = Dieser Spieler hat für diesen Zug schon einen Befehl.
refusal-no_noun = Ein Befehl nennt Orte so, wie die Karte sie nennt.
refusal-not_your_corps = Dieses Korps führt ein anderer Spieler der Mannschaft.
refusal-not_your_unit = Ein Kommandeur eines anderen Spielers der Mannschaft ist dieser Einheit näher.
refusal-junior_takes = Nur Ranghöhere nehmen Einheiten aus dem Korps eines anderen.

## Der Plan, aus der Nähe

measure = auf der Straße
map-over-title = Plan des Schlachtfelds von
map-under-title = 2. Dezember 1805 · zwischen Brünn und der Littawa
place-capacity = Platz für { $capacity } Einheiten einer Armee.

## Was in einer Entscheidung steckt

facts-head = Zu bedenken

## Wieder da

log-filter-moves = Bewegungen
log-filter-attacks = Angriffe
log-filter-losses = Verluste

## Zusehen und zurückblicken

replay-chart = Der Verlauf der Partie
replay-lens = { $side ->
    [allies] Aus Sicht der Alliierten
   *[french] Aus Sicht der Franzosen
  }
replay-tall = Alliierte über der Linie, Franzosen darunter; lang, wo etwas aufgedeckt wurde oder verloren ging
replay-tall-flags = Alliierte über der Linie, Franzosen darunter; lang, wo etwas aufgedeckt wurde oder verloren ging; eine Fahne, wo es Kommentare gibt
key-replay-lens = Sicht der Franzosen, die Wahrheit, Sicht der Alliierten
report-map-alt = Das ganze Feld in Runde { $round }, { $hour }, alle Vorderseiten offen. Einheiten auf der Karte: Alliierte { $red }, Franzosen { $blue }.
sheet-hint = Über die Einheiten des Feindes, aus dem, was du gesehen hast, und aus nichts sonst.
