## Armées, unités, lieux

part-army = { $side ->
    [allies] alliée
   *[french] française
  }
part-army-many = { $side ->
    [allies] alliées
   *[french] françaises
  }
part-army-masculine = { $side ->
    [allies] allié
   *[french] français
  }
part-both = { $side ->
    [allies] les Alliés
   *[french] les Français
  }
part-front = { $front ->
    [narrow] étroite
   *[wide] large
  }
part-road = { $road ->
    [main] par la grande route
   *[local] par la route
  }
piece-in = { $who } dans { $place }
cost = { $commands ->
    [0] sans commandement
    [one] un commandement
   *[other] { $many } commandements
  }
round-hour = Manche { $round }, { $hour }
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

## Les ordres, en phrases

order-bid = Vous misez { $points }.
order-pass = Vous ne misez plus.
order-choose-allies = Vous prenez l’armée alliée.
order-choose-french = Vous prenez l’armée française.
order-propose-ranks = Vous voulez le joueur { $first } pour commandant en chef.
order-agree-ranks = Vous acceptez l’ordre d’ancienneté du joueur { $with }.
order-give-corps = Le corps de { $commander } va au joueur { $to }.
order-done-conferring = Vous n’avez plus rien à dire.
order-go-on-conferring = Vous avez encore à dire.
order-close-conference = La conférence est close.
order-write-order = { $verb ->
    [attack] Votre ordre au joueur { $to } : attaquer { $places }.
   *[defend] Votre ordre au joueur { $to } : défendre { $places }.
  }
order-orders-written = Vous n’écrivez plus d’ordres.
order-assign = { $count ->
    [one] { $who } est confiée à { $commander }.
   *[other] { $who } sont confiées à { $commander }.
  }
order-station = Le corps de { $commander } est mis en place dans { $at }, en réserve.
order-station-block = Le corps de { $commander } est mis en place dans { $at }, face à { $towards }.
order-hold-back = Le corps de { $commander } attend hors de la carte.
order-set-up-detached = { $who } est détachée et mise en place dans { $to }, en réserve.
order-set-up-detached-block = { $who } est détachée et mise en place dans { $to }, face à { $towards }.
order-recall = { $who } retourne à son corps.
order-name-battery = { $who } est la batterie fixe, dans { $to }, en réserve.
order-name-battery-block = { $who } est la batterie fixe, dans { $to }, face à { $towards }.
order-ready = Votre armée est organisée.
order-ready-detachments = Vos détachements sont en place.
order-corps-cross = { $commander } quitte { $from } et gagne { $to } avec { $who }.
order-corps-block = { $commander }, dans { $from }, s’avance face à { $towards } avec { $who }.
order-corps-back = { $commander }, dans { $from }, revient en réserve avec { $who }.
order-corps-come-on = { $commander } arrive avec { $who } et gagne { $to }.
order-corps-road = { $commander } quitte { $from } et gagne { $to } { part-road } avec { $who }.
order-corps-road-block = { $commander } quitte { $from } { part-road } avec { $who }, jusque dans { $to }, face à { $towards }.
order-detach-cross = { $count ->
    [one] { $who } quitte son corps et { $from }, et gagne { $to }.
   *[other] { $who } quittent leur corps et { $from }, et gagnent { $to }.
  }
order-detach-block = { $count ->
    [one] { $who }, dans { $from }, quitte son corps et s’avance face à { $towards }.
   *[other] { $who }, dans { $from }, quittent leur corps et s’avancent face à { $towards }.
  }
order-detach-back = { $count ->
    [one] { $who }, dans { $from }, quitte son corps et revient en réserve.
   *[other] { $who }, dans { $from }, quittent leur corps et reviennent en réserve.
  }
order-attach = { $commander } prend { $who } dans son corps.
order-unit-cross = { $who } quitte { $from } et gagne { $to }.
order-unit-block = { $who }, dans { $from }, s’avance face à { $towards }.
order-unit-back = { $who }, dans { $from }, revient en réserve.
order-unit-come-on = { $who } arrive et gagne { $to }.
order-unit-road = { $who } quitte { $from } et gagne { $to } { part-road }.
order-unit-road-block = { $who } quitte { $from } { part-road }, jusque dans { $to }, face à { $towards }.
order-threaten = Vous menacez { $to } depuis { $from }.
order-threaten-guard = Vous menacez { $to } depuis { $from } d’une attaque de la Garde et montrez { $who }.
order-end-turn = Votre tour se termine.
order-stand = { $count ->
    [one] { $who } tient.
   *[other] { $who } tiennent.
  }
order-stand-corps = { $count ->
    [one] { $who } tient, avec { $commanders }.
   *[other] { $who } tiennent, avec { $commanders }.
  }
order-give-way = Vous cédez : toutes vos pièces de la zone battent en retraite.
order-press = Vous poussez l’attaque.
order-feint = C’est une feinte.
order-attack-corps = { $commander } prend part à l’attaque avec { $who }.
order-attack-detachment = { $count ->
    [one] { $who } quitte son corps et prend part à l’attaque.
   *[other] { $who } quittent leur corps et prennent part à l’attaque.
  }
order-attack-unit = { $who } prend part seule à l’attaque.
order-attack-batteries = Les deux batteries prennent part à l’attaque : { $who }.
order-attack-corps-road = { $commander } prend part à l’attaque par la route avec { $who }.
order-attack-unit-road = { $who } prend part à l’attaque par la route.
order-attack-on-the-march = C’est la cavalerie en chemin qui attaque.
order-enter = Les pièces désignées entrent dans la zone.
order-stay-behind = L’artillerie reste en place.
order-end-feint = La feinte finit dans { $at }, en réserve.
order-end-feint-block = La feinte finit dans { $at }, face à { $towards }.
order-lead-defense = { $count ->
    [one] { $who } mène la défense.
   *[other] { $who } mènent la défense.
  }
order-lead-defense-none = Aucune unité ne mène la défense.
order-lead-attack = { $count ->
    [one] { $who } mène une attaque { part-front }.
   *[other] { $who } mènent une attaque { part-front }.
  }
order-lead-attack-against = { $count ->
    [one] { $who } mène une attaque { part-front } contre { $against }.
   *[other] { $who } mènent une attaque { part-front } contre { $against }.
  }
order-lead-attack-none = Aucune unité ne mène l’attaque { part-front }.
order-counter-attack = { $count ->
    [one] { $who } contre-attaque.
   *[other] { $who } contre-attaquent.
  }
order-counter-attack-none = Aucune unité ne contre-attaque.
order-take-loss = { $who } subit la perte.
order-keep = { $who } reste avec le commandant.
order-retreat = { $who } bat en retraite et gagne { $to }.
order-advance = { $count ->
    [one] { $who } avance.
   *[other] { $who } avancent.
  }
order-go-forward = { $commander } avance avec elles.
order-stay-back = { $commander } reste avec les autres.
order-march-on = La cavalerie continue { part-road } et gagne { $to }.
order-march-on-block = La cavalerie continue { part-road } jusque dans { $to }, face à { $towards }.
order-halt = La cavalerie s’arrête ici.
order-unknown = Un ordre que cette page ne connaît pas.

## Les ordres, en lignes d’une liste

option-bid = miser { $points }
option-pass = ne plus miser
option-choose-allies = l’armée alliée
option-choose-french = l’armée française
option-propose-ranks = le joueur { $first } en chef
option-agree-ranks = accepter l’ordre du joueur { $with }
option-give-corps = le corps de { $commander } au joueur { $to }
option-done-conferring = plus rien à dire
option-go-on-conferring = encore à dire
option-close-conference = clore la conférence
option-write-order = { $verb ->
    [attack] au joueur { $to } : attaquer { $places }
   *[defend] au joueur { $to } : défendre { $places }
  }
option-orders-written = plus d’ordres
option-assign = à { $commander }
option-station = dans { $at }, en réserve
option-station-block = dans { $at }, face à { $towards }
option-hold-back = hors de la carte
option-set-up-detached = détacher : { $to }, en réserve
option-set-up-detached-block = détacher : { $to }, face à { $towards }
option-recall = retour à son corps
option-name-battery = batterie fixe dans { $to }, en réserve
option-name-battery-block = batterie fixe dans { $to }, face à { $towards }
option-ready = l’armée est organisée
option-ready-detachments = les détachements sont en place
option-corps-cross = corps de { $commander } : gagner { $to }
option-corps-block = corps de { $commander } : s’avancer face à { $towards }
option-corps-back = corps de { $commander } : revenir en réserve
option-corps-come-on = corps de { $commander } : arriver et gagner { $to }
option-corps-road = corps de { $commander } : gagner { $to } { part-road }
option-corps-road-block = corps de { $commander } : { $to } { part-road }, face à { $towards }
option-detach-cross = en détachement, gagner { $to }
option-detach-block = en détachement, s’avancer face à { $towards }
option-detach-back = en détachement, revenir en réserve
option-attach = dans le corps de { $commander }
option-unit-cross = seule, gagner { $to }
option-unit-block = seule, s’avancer face à { $towards }
option-unit-back = seule, revenir en réserve
option-unit-come-on = seule, arriver et gagner { $to }
option-unit-road = seule, gagner { $to } { part-road }
option-unit-road-block = seule, { $to } { part-road }, face à { $towards }
option-threaten = menacer { $to } depuis { $from }
option-threaten-guard = menacer { $to } depuis { $from } d’une attaque de la Garde
option-end-turn = terminer le tour
option-stand = tenir avec { $who }
option-stand-corps = tenir avec { $who } et { $commanders }
option-give-way = céder
option-press = pousser l’attaque
option-feint = feindre
option-attack-corps = le corps de { $commander }
option-attack-detachment = des unités, en détachement
option-attack-unit = une unité, seule
option-attack-batteries = les deux batteries
option-attack-corps-road = le corps de { $commander }, par la route
option-attack-unit-road = une unité, par la route
option-attack-on-the-march = la cavalerie en chemin
option-enter = entrer
option-stay-behind = rester
option-end-feint = en réserve dans { $at }
option-end-feint-block = s’avancer face à { $towards }
option-lead-defense = { $who } en tête
option-lead-defense-none = aucune en tête
option-lead-attack = { part-front }, avec { $who } en tête
option-lead-attack-against = { part-front }, avec { $who } en tête, contre { $against }
option-lead-attack-none = { part-front }, aucune en tête
option-counter-attack = contre-attaquer avec { $who }
option-counter-attack-none = ne pas contre-attaquer
option-take-loss = elle subit la perte
option-keep = elle reste
option-retreat = gagner { $to }
option-advance = avancer
option-go-forward = il avance avec elles
option-stay-back = il reste avec les autres
option-march-on = continuer { part-road } et gagner { $to }
option-march-on-block = continuer { part-road } jusque dans { $to }, face à { $towards }
option-halt = s’arrêter ici
option-another = { $option } (autrement)
option-unknown = un ordre que cette page ne connaît pas

## La décision, pour qui la prend

decide-bid-head = Votre mise
decide-bid = Misez du moral pour choisir votre armée. Qui choisit commence avec sa mise en moins.
decide-choose_army-head = Quelle armée ?
decide-choose_army = Le choix est à vous. L’armée que vous prenez commence avec votre mise en moins.
decide-confer-head = La conférence
decide-confer = Convenez de qui commande en chef, et de qui a quels corps. L’ennemi n’en entend rien.
decide-place_corps-head = Vos corps
decide-place_corps = Dites où se tient chacun de vos corps.
decide-write_orders-head = Ordres à votre équipe
decide-write_orders = Chacun des autres peut recevoir un ordre : attaquer ou défendre, et des lieux de la carte. Il est lu au début du prochain tour de l’équipe.
decide-organize-head = Organisez votre armée
decide-organize = Confiez chaque unité à un commandant et dites où se tient chaque corps. Les { $side ->
    [allies] Français
   *[french] Alliés
  } n’en voient rien tant que vous n’avez pas fini.
decide-set_up_detachments-head = Vos détachements
decide-set_up_detachments = Six unités au plus peuvent quitter leur corps et se placer ailleurs, à deux zones au plus.
decide-name_battery-head = La batterie fixe
decide-name_battery = Choisissez la batterie qui ne bougera pas de toute la partie, face visible, et sa place.
decide-act-head = Vos commandements
decide-act = Choisissez un commandant ou une unité, puis où aller ; ou l’approche par laquelle vous menacez.
decide-march_on-head = Continuer ?
decide-march_on = La cavalerie est arrivée dans { $place }. Elle peut continuer par la route, menacer encore, ou s’arrêter.
decide-answer-head = Tenir ou céder ?
decide-answer = { part-both } menacent { $to } depuis { $from }. Choisissez qui tient, ou cédez.
decide-resolve-head = Pousser ou feindre ?
decide-resolve = L’ennemi tient dans { $to }. Poussez l’attaque depuis { $from }, ou faites-en une feinte.
decide-declare-head = Qui prend part à l’attaque ?
decide-declare = Choisissez le commandement qui donne suite à votre menace depuis { $from } contre { $to }, ses unités, et celles qui mènent si vous poussez l’attaque.
decide-lead_defense-head = Qui mène la défense ?
decide-lead_defense = { part-both } poussent leur attaque contre { $to } depuis { $from }. Choisissez qui mène la défense, ou personne. Les unités de tête sont montrées à l’attaquant.
decide-counter_attack-head = Contre-attaquer ?
decide-counter_attack = Choisissez qui répond à l’attaque contre { $to } depuis { $from }, ou personne. Chaque unité qui contre-attaque subit aussitôt une perte.
decide-take_loss-head = Qui subit la perte ?
decide-take_loss = { $points ->
    [one] Il reste une perte à placer dans l’armée { part-army }.
   *[other] Il reste { $points } pertes à placer dans l’armée { part-army }.
  }
decide-keep-head = Qui reste avec { $commander } ?
decide-keep = { $commander } garde une unité. Toutes ses autres unités sont détachées.
decide-retreat-head = Votre retraite
decide-retreat = Toutes vos pièces quittent { $place }. Choisissez une unité et où elle va.
decide-advance-head = Qui avance ?
decide-advance = Vous avez tenu. Au moins une unité désignée, dans { $place }, s’avance face à { $towards }.
decide-follow-head = { $commander } avance-t-il ?
decide-follow = Une partie des unités de { $commander } avance, l’autre reste. Il va avec les unes ou reste avec les autres.
decide-unknown-head = Une décision
decide-unknown = Cette page est plus ancienne que la partie. Rechargez-la.
decide-partial = { $missing ->
    [one] Choisissez une unité de plus.
   *[other] Choisissez { $many } unités de plus.
  }

## La décision, pour tous les autres

wait-bid = { $player } mise.
wait-choose_army = { $player } choisit son armée.
wait-confer = { $player } est en conférence.
wait-place_corps = { $player } place des corps.
wait-write_orders = { $player } écrit des ordres.
wait-organize = { $player } organise l’armée { part-army }.
wait-set_up_detachments = { $player } place des détachements.
wait-name_battery = { $player } choisit la batterie fixe.
wait-act = { $player } donne des commandements.
wait-march_on = { $player } décide si la cavalerie continue au-delà de { $place }.
wait-answer = { $player } décide de tenir ou non dans { $to }.
wait-resolve = { $player } décide de pousser ou non l’attaque contre { $to }.
wait-declare = { $player } choisit qui prend part à l’attaque contre { $to }.
wait-lead_defense = { $player } choisit qui mène la défense dans { $to }.
wait-counter_attack = { $player } décide de contre-attaquer ou non dans { $to }.
wait-take_loss = { $player } place des pertes de l’armée { part-army }.
wait-keep = { $player } choisit qui reste avec { $commander }.
wait-retreat = { $player } bat en retraite et quitte { $place }.
wait-advance = { $player } choisit qui avance dans { $place }.
wait-follow = { $player } décide si { $commander } avance.
wait-unknown = { $player } décide.
wait-over = La partie est terminée.

## Ce qui s’est passé

event-auction_began-in_turn = Les joueurs misent à tour de rôle pour le choix de l’armée. Première mise : { $title }.
event-auction_began-sealed = Les joueurs misent en secret pour le choix de l’armée.
event-bid = { $title } : une mise de { $points }.
event-passed = { $title } : plus de mise.
event-bid_sealed = { $title } : une mise secrète est faite.
event-bids_opened = Mises : Alliés { $red }, Français { $blue }. Choix de l’armée : { $title }.
event-army_chosen = L’armée { part-army } a été choisie, pour { $points } de moral.
event-army_chosen-free = L’armée { part-army } a été choisie, sans rien payer.
event-ranks_wished = Le joueur { $rank } veut le joueur { $first } pour commandant en chef.
event-corps_offered = Le corps de { $commander } va au joueur { $to }.
event-done_conferring = Le joueur { $rank } n’a plus rien à dire.
event-done_conferring-not = Le joueur { $rank } a encore à dire.
event-conference_closed = La conférence { part-army } est close.
event-team_formed = L’ancienneté et les corps de l’équipe { part-army } sont fixés.
event-order_passed = Un ordre a été écrit au joueur { $to } de l’équipe { part-army }.
event-order_read = { $verb ->
    [attack] Ordre de la manche { $round }, du joueur { $from } au joueur { $to } : attaquer { $places }.
   *[defend] Ordre de la manche { $round }, du joueur { $from } au joueur { $to } : défendre { $places }.
  }
event-order_opened = { $verb ->
    [attack] Ordre { part-army-masculine } de la manche { $round }, du joueur { $from } au joueur { $to } : attaquer { $places }.
   *[defend] Ordre { part-army-masculine } de la manche { $round }, du joueur { $from } au joueur { $to } : défendre { $places }.
  }
event-part_ended = Le joueur { $rank } de l’équipe { part-army } a fini ; le joueur { $next } continue.
event-set_up = { $positions ->
    [one] L’armée { part-army } est en place, dans une position.
   *[other] L’armée { part-army } est en place, dans { $positions } positions.
  }
event-battery_named = La batterie fixe se tient dans { $at }, en réserve.
event-battery_named-facing = La batterie fixe se tient dans { $at }, face à { $towards }.
event-turn_began = Manche { $round }, { $day ->
    [1] 1er décembre
   *[other] { $day } décembre
  }, { $hour } · { $title }
event-turn_began-night = Manche { $round }, nuit · { $title }
event-units-come_on = { $count ->
    [one] Une unité { part-army } est arrivée et a gagné { $to }.
   *[other] { $many } unités { part-army-many } sont arrivées et ont gagné { $to }.
  }
event-corps-comes_on = Le corps de { $commander } est arrivé et a gagné { $to }.
event-units-cross = { $count ->
    [one] Une unité { part-army } a quitté { $from } et gagné { $to }.
   *[other] { $many } unités { part-army-many } ont quitté { $from } et gagné { $to }.
  }
event-corps-crosses = Le corps de { $commander } a quitté { $from } et gagné { $to }.
event-units-march = { $count ->
    [one] Une unité { part-army } a quitté { $from } et gagné { $to } par la route.
   *[other] { $many } unités { part-army-many } ont quitté { $from } et gagné { $to } par la route.
  }
event-corps-marches = Le corps de { $commander } a quitté { $from } et gagné { $to } par la route.
event-units-block = { $count ->
    [one] Une unité { part-army }, dans { $from }, s’est avancée face à { $towards }.
   *[other] { $many } unités { part-army-many }, dans { $from }, se sont avancées face à { $towards }.
  }
event-corps-blocks = Le corps de { $commander }, dans { $from }, s’est avancé face à { $towards }.
event-units-go_back = { $count ->
    [one] Une unité { part-army }, dans { $from }, est revenue en réserve.
   *[other] { $many } unités { part-army-many }, dans { $from }, sont revenues en réserve.
  }
event-corps-goes_back = Le corps de { $commander }, dans { $from }, est revenu en réserve.
event-attached = { $commander } a pris une unité dans son corps.
event-detached = { $count ->
    [one] Une unité du corps de { $commander } a été détachée.
   *[other] { $many } unités du corps de { $commander } ont été détachées.
  }
event-threatened = { part-both } ont menacé { $to } depuis { $from }.
event-threatened-guard = { part-both } ont menacé { $to } depuis { $from } d’une attaque de la Garde.
event-stood = { $count ->
    [one] Une unité { part-army } tient.
   *[other] { $many } unités { part-army-many } tiennent.
  }
event-stood-corps = { $count ->
    [one] Une unité { part-army } tient, avec { $commanders }.
   *[other] { $many } unités { part-army-many } tiennent, avec { $commanders }.
  }
event-gave_way = { part-both } ont cédé dans { $place }.
event-pressed = L’attaque contre { $to } depuis { $from } a été poussée.
event-feinted = L’attaque contre { $to } depuis { $from } était une feinte.
event-defense_led = { $count ->
    [one] Une unité mène la défense.
   *[other] { $many } unités mènent la défense.
  }
event-defense_led-none = Aucune unité ne mène la défense.
event-declared = { $count ->
    [one] Une unité { part-army } prend part à l’attaque.
   *[other] { $many } unités { part-army-many } prennent part à l’attaque.
  }
event-declared-corps = { $corps ->
    [one] { $commanders } prend part à l’attaque, avec { $count ->
        [one] une unité { part-army }.
       *[other] { $many } unités { part-army-many }.
      }
   *[other] { $commanders } prennent part à l’attaque, avec { $many } unités { part-army-many } en tout.
  }
event-attack_led = { $count ->
    [one] Une unité mène une attaque { part-front }.
   *[other] { $many } unités mènent une attaque { part-front }.
  }
event-attack_led-none = Aucune unité ne mène l’attaque { part-front }.
event-result = { $attack } pour l’attaque, moins { $penalty } pour le terrain, { $defense } pour la défense et { $counter } pour la contre-attaque : { $result }. Avantage : { $name }.
event-counter_attacked = { $count ->
    [one] Une unité contre-attaque.
   *[other] { $many } unités contre-attaquent.
  }
event-counter_attacked-none = Aucune unité ne contre-attaque.
event-went_on = { $count ->
    [one] Une unité { part-army } est passée en réserve dans { $to }.
   *[other] { $many } unités { part-army-many } sont passées en réserve dans { $to }.
  }
event-went_on-block = { $count ->
    [one] Une unité { part-army } s’est avancée dans { $to }, face à { $towards }.
   *[other] { $many } unités { part-army-many } se sont avancées dans { $to }, face à { $towards }.
  }
event-closed = Plus d’attaque contre { $to } depuis { $from } jusqu’à la fin du tour.
event-stormed = { $place } est enlevée : plus personne ne peut y entrer jusqu’à la fin du tour.
event-shown = Dans { $at }, une unité { part-army } a été montrée : { $face }.
event-shown-waiting = Une unité { part-army } hors de la carte a été montrée : { $face }.
event-reduced = { $before } { part-army } dans { $at } : réduite à { $after }.
event-removed = { $before } { part-army } dans { $at } : éliminée.
event-commander_lost = { $commander } est perdu avec la dernière unité de son corps.
event-retreated = Une unité { part-army } a quitté { $from } en retraite et gagné { $to }.
event-committed-guard = La Garde { part-army } est engagée.
event-committed-heavy_cavalry = La cavalerie lourde { part-army } est engagée.
event-morale = Le moral { part-army-masculine } est passé de { $before } à { $after }.
event-morale-gone = L’armée { part-army } est démoralisée.
event-turn_ended = Le tour { part-army-masculine } est terminé.
event-unknown = Il s’est passé quelque chose que cette page ne sait pas raconter. Rechargez-la.
log-setup = Les armées s’organisent en secret.

## La page de la partie

commit-end-turn = Oui, terminer le tour
orders-this-turn = Commandements de ce tour
no-orders-yet = Aucun pour l’instant.
text-hidden = { $count ->
    [one] une unité cachée
   *[other] { $many } unités cachées
  }
text-last-seen = { $face } (vue en dernier)
text-open = { $face } (face visible)
text-done = { $face } (déjà déplacée)

## Annuler, et pourquoi pas

attempt-act = Maintenant :
attempt-threaten = Pour menacer :
attempt-corps = Avec le corps :
attempt-detachment = En détachement :
attempt-unit = Seule :
refusal-game_over = La partie est terminée.
refusal-not_your_decision = Ce n’est pas à vous de décider maintenant.
refusal-other_decision = Une autre décision est en cours ; cet ordre n’y répond pas.
refusal-unknown_piece = Cette unité n’existe pas ; elle a peut-être été mélangée depuis.
refusal-not_yours = Cette unité n’est pas à vous.
refusal-unknown_place = Ce lieu n’existe pas sur ce plateau.
refusal-named_twice = Quelque chose est désigné deux fois.
refusal-no_pieces = Désignez au moins une unité.
refusal-wrong_piece = Cette unité ne peut pas être choisie pour cela.
refusal-wrong_number = Il faut ici un autre nombre d’unités.
refusal-wrong_commander = Ce commandant ne peut pas être choisi pour cela.
refusal-not_his_units = Ces unités ne sont pas toutes de ce corps.
refusal-corps_full = Le corps aurait plus d’unités qu’il ne peut en avoir, ou que sa zone de mise en place n’en contient.
refusal-corps_too_small = Il manque des unités à un commandant : il en faut au moins trois ou quatre à chacun.
refusal-weak_reinforcements = Bernadotte et Davout doivent avoir chacun une unité qui ne soit pas de l’infanterie de force 2.
refusal-no_battery_on_map = Une batterie au moins doit accompagner un commandant présent sur la carte.
refusal-wrong_set_up_place = Cela ne peut pas être mis en place là.
refusal-corps_on_map = Le scénario veut un autre nombre de corps sur la carte.
refusal-too_many_detachments = On détache au plus six unités à la mise en place.
refusal-not_together = Des unités qui agissent ensemble doivent être dans la même position.
refusal-last_unit = La dernière unité d’un corps ne peut pas quitter son commandant.
refusal-has_moved = Un commandement a déjà déplacé cette unité.
refusal-has_commanded = Ce commandant a déjà donné son commandement.
refusal-no_corps_commands = Il ne reste plus de commandement de corps pour ce tour.
refusal-no_independent_commands = Il ne reste pas assez de commandements indépendants pour ce tour.
refusal-fixed_battery = La batterie fixe ne se déplace jamais.
refusal-not_due = Ces renforts ne sont pas encore arrivés.
refusal-off_map = Les unités hors de la carte arrivent par la route, par les entrées de leur armée.
refusal-not_reachable = Aucun mouvement n’y mène d’un seul coup.
refusal-enemy_there = L’ennemi s’y trouve : y entrer, c’est attaquer.
refusal-no_room = Il n’y a pas assez de place dans cette zone.
refusal-stormed = Cette zone a été enlevée dans ce tour ; plus personne ne peut y entrer.
refusal-reserve_closed = Un corps y est passé : sa réserve est fermée aux autres jusqu’à la fin du tour.
refusal-not_in_reserve = Un mouvement par la route part de la réserve.
refusal-no_road = Aucune route n’y mène, ou c’est trop loin, ou quelque chose arrête le mouvement en chemin.
refusal-not_cavalry = Seule la cavalerie peut le faire.
refusal-corps_at_full = Ce corps a huit unités et n’en prend pas d’autre.
refusal-night_time = Il n’y a pas d’attaque la nuit.
refusal-nobody_to_attack = Il n’y a pas d’ennemi dans cette zone.
refusal-approach_closed = Cette approche est fermée aux attaques jusqu’à la fin du tour.
refusal-bombarded_already = Après un tir d’artillerie, une seule autre attaque est permise à travers cette approche, et sans artillerie en tête.
refusal-infeasible = Personne ne pourrait donner suite à cette menace quelle que soit la réponse de l’ennemi.
refusal-no_guard = On ne peut montrer que de la Garde qui pourrait attaquer là.
refusal-guard_banned = Une attaque de la Garde de cette armée a été battue ; il n’y en a plus d’autre.
refusal-guard_obstructed = Le terrain de votre côté de cette approche interdit une attaque de la Garde.
refusal-guard_leads = Une attaque de la Garde est menée par la Garde.
refusal-no_feint = Cette attaque ne peut pas être une feinte.
refusal-must_feint = Personne ne peut pousser cette attaque : c’est forcément une feinte.
refusal-spent_defender = Cette pièce a été désignée contre une autre approche dans ce tour, ou a battu en retraite après un combat.
refusal-one_detached = Une seule unité détachée peut être désignée.
refusal-too_many_leaders = Il ne peut pas y avoir autant d’unités de tête ici.
refusal-mixed_leaders = Deux unités de tête doivent être de la même arme, du même corps quand il le faut, et toutes deux de la Garde ou aucune.
refusal-cavalry_obstructed = Le terrain obstrue la cavalerie.
refusal-too_weak = Une unité de force 1 ne peut pas le faire.
refusal-guns_silent = Cette artillerie ne peut pas tirer ici maintenant.
refusal-too_many = Autant d’assaillants ne tiendraient pas dans la zone.
refusal-wrong_opponent = Dites contre laquelle des deux unités de tête va une attaque étroite, et seulement alors.
refusal-infantry_holds = L’infanterie ne contre-attaque que si l’attaquant a l’avantage.
refusal-not_there = L’unité ne peut pas battre en retraite par là.
refusal-wrong_bid = Une mise doit dépasser la précédente et laisser au moins 1 de moral à une armée que l’on puisse choisir.
refusal-no_rank_order = Un ordre d’ancienneté nomme chaque joueur de l’équipe une fois.
refusal-no_such_wish = Ce joueur ne souhaite aucun autre ordre d’ancienneté auquel se ranger.
refusal-no_such_player = Il n’y a pas dans l’équipe de tel joueur pour cela.
refusal-last_corps = On ne retire à personne son dernier corps.
refusal-not_commander_in_chief = Seul le commandant en chef peut le faire.
refusal-conference_goes_on = La conférence se clôt quand chacun a un corps et que personne n’a plus rien à dire.
refusal-one_order_each = Ce joueur a déjà reçu un ordre pour ce tour.
refusal-no_noun = Un ordre nomme les lieux comme la carte.
refusal-not_your_corps = Un autre joueur de l’équipe commande ce corps.
refusal-not_your_unit = Un commandant d’un autre joueur de l’équipe est plus proche de cette unité.
refusal-junior_takes = Seul un joueur plus ancien prend des unités au corps d’un autre.

## Le plateau, de près

measure = par la route
map-over-title = Plan du champ de bataille
map-under-title = 2 décembre 1805 · entre Brünn et la Littawa
place-capacity = Place pour { $capacity } unités d’une armée.

## Le calcul d’une décision

facts-head = À peser

## De retour

log-filter-moves = mouvements
log-filter-attacks = attaques
log-filter-losses = pertes

## Regarder, et revoir

replay-chart = Le cours de la partie
replay-lens = { $side ->
    [allies] Vu par les Alliés
   *[french] Vu par les Français
  }
replay-tall = Les Alliés au-dessus de la ligne, les Français au-dessous ; long là où quelque chose fut révélé ou perdu
replay-tall-flags = Les Alliés au-dessus de la ligne, les Français au-dessous ; long là où quelque chose fut révélé ou perdu ; un drapeau là où il y a des commentaires
key-replay-lens = vu par les Français, la vérité, vu par les Alliés
report-map-alt = Tout le champ de bataille à la manche { $round }, { $hour }, toutes les faces visibles. Unités sur la carte : Alliés { $red }, Français { $blue }.
sheet-hint = Sur les unités de l’ennemi, d’après ce que vous avez vu et rien d’autre.
