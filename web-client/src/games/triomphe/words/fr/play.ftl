## Armées, blocs, lieux

part-army = { $side ->
    [austria] autrichien
   *[france] français
  }
part-army-many = { $side ->
    [austria] autrichiens
   *[france] français
  }
part-army-feminine = { $side ->
    [austria] autrichienne
   *[france] française
  }
army-blocks = { $count ->
    [one] un bloc { part-army }
   *[other] { $many } blocs { part-army-many }
  }
arm-name = { $arm ->
    [infantry] infanterie
    [cavalry] cavalerie
   *[artillery] artillerie
  }
piece-in = { $who } dans { $place }
cost = { $commands ->
    [0] gratuit
    [one] un commandement
   *[other] { $many } commandements
  }
round-hour = Manche { $round }, { $hour }

## Les ordres, en phrases

order-march-across = { $count ->
    [one] { $who } marche de { $from } à { $to }.
   *[other] { $who } marchent de { $from } à { $to }.
  }
order-march-up = { $count ->
    [one] { $who } dans { $from } s’avance face à { $towards }.
   *[other] { $who } dans { $from } s’avancent face à { $towards }.
  }
order-march-back = { $count ->
    [one] { $who } dans { $from } revient en réserve.
   *[other] { $who } dans { $from } reviennent en réserve.
  }
order-road = { $road ->
    [main] { $who } quitte { $from } et gagne { $to } par la grande route.
   *[local] { $who } quitte { $from } et gagne { $to } par la route.
  }
order-road-via = { $road ->
    [main] { $who } quitte { $from } et gagne { $to } par la grande route, en passant par { $via }.
   *[local] { $who } quitte { $from } et gagne { $to } par la route, en passant par { $via }.
  }
order-road-attack = { $who } quitte { $from } par la route et attaque { $to }.
order-road-attack-via = { $who } quitte { $from } par la route, passe par { $via } et attaque { $to }.
order-road-follow = { $who } dans { $from } suit la route jusqu’à faire face à { $towards }.
order-pontoon = { $who } entre dans { $to } par le pont de bateaux.
order-attack = { $count ->
    [one] { $who } attaque { $to } depuis { $from }.
   *[other] { $who } attaquent { $to } depuis { $from }.
  }
order-declare-bombardment = { $who } annonce un bombardement contre { $towards }.
order-complete-bombardment = { $who } exécute son bombardement contre { $towards }.
order-cancel-bombardment = { $who } renonce à son bombardement contre { $towards }.
order-assault = Un assaut part de { $from } contre { $towards }.
order-lead-defense = { $count ->
    [one] { $who } mène la défense.
   *[other] { $who } mènent la défense.
  }
order-lead-defense-none = Personne ne mène la défense.
order-name-assault = { $count ->
    [one] { $who } donne l’assaut et le mène.
   *[other] { $who } donnent l’assaut ; à leur tête : { $leaders }.
  }
order-fire = { $who } tire sur les assaillants.
order-hold-fire = Aucune artillerie ne tire.
order-counter-attack = { $count ->
    [one] { $who } contre-attaque.
   *[other] { $who } contre-attaquent.
  }
order-counter-attack-none = Personne ne contre-attaque.
order-organize = { $count ->
    [one] { $who } est organisée.
   *[other] { $who } sont organisées.
  }
order-continue = { $count ->
    [one] { $who } poursuit jusqu’à faire face à { $towards }.
   *[other] { $who } poursuivent jusqu’à faire face à { $towards }.
  }
order-end-turn = { $commands ->
    [0] Votre tour se termine.
    [one] Votre tour se termine avec un commandement inutilisé.
   *[other] Votre tour se termine avec { $many } commandements inutilisés.
  }
order-march-on = La cavalerie continue sa marche et gagne { $to }.
order-march-on-attack = La cavalerie continue sa marche et attaque { $to }.
order-halt = La cavalerie s’arrête ici.
order-respond = { $count ->
    [one] { $who } s’avance à la rencontre de l’attaque.
   *[other] { $who } s’avancent à la rencontre de l’attaque.
  }
order-respond-none = Personne ne s’avance à la rencontre de l’attaque.
order-advance = Les assaillants s’avancent dans l’approche.
order-stay = Les assaillants restent en réserve.
order-show-infantry = Vous montrez que { $who } était de l’attaque.
order-take-loss = { $who } subit la perte.
order-retreat = { $who } se replie vers { $to }.
order-give-up = { $who } n’a pas de retraite : elle est perdue.
order-remove-morale = Le jeton dans { $from } est perdu.
order-transfer-morale = Un jeton passe de { $from } à { $to }.
order-leave-morale = Plus aucun jeton n’est déplacé.
order-recover-morale = Le jeton dans { $from } est repris.
order-recover-nothing = Aucun jeton n’est repris.
order-unknown = Un ordre que cette page ne connaît pas.

## Les ordres, en lignes de liste

option-march-across = marcher vers { $to }, à travers champs
option-march-up = s’avancer face à { $towards }
option-march-back = revenir en réserve
option-road = { $road ->
    [main] gagner { $to } par la grande route
   *[local] gagner { $to } par la route
  }
option-road-via = { $road ->
    [main] gagner { $to } par la grande route, via { $via }
   *[local] gagner { $to } par la route, via { $via }
  }
option-road-attack = attaquer { $to } par la route
option-road-attack-via = attaquer { $to } par la route en passant par { $via }
option-road-follow = suivre la route, face à { $towards }
option-pontoon = entrer dans { $to } par le pont de bateaux
option-attack = attaquer { $to }
option-declare-bombardment = annoncer un bombardement contre { $towards }
option-complete-bombardment = exécuter le bombardement contre { $towards }
option-cancel-bombardment = renoncer au bombardement contre { $towards }
option-assault = donner l’assaut contre { $towards } depuis l’approche de { $from }
option-lead-defense = { $who } en tête
option-lead-defense-none = personne ne mène
option-name-assault = en tête : { $leaders }
option-fire = tirer
option-hold-fire = ne pas tirer
option-counter-attack = contre-attaquer avec { $who }
option-counter-attack-none = ne pas contre-attaquer
option-organize = organiser
option-organize-with = organiser, et avec elle { $partner } dans { $place }
option-continue = poursuivre, face à { $towards }
option-end-turn = terminer le tour
option-march-on = continuer vers { $to }
option-march-on-attack = continuer et attaquer { $to }
option-halt = s’arrêter ici
option-respond = envoyer { $who }
option-respond-none = n’envoyer personne
option-advance = tous s’avancent dans l’approche
option-stay = tous restent en réserve
option-show-infantry = la montrer
option-take-loss = elle subit la perte
option-retreat = se replier vers { $to }
option-give-up = elle est perdue
option-remove-morale = le jeton dans { $from }
option-transfer-morale = un jeton pris dans { $from }
option-leave-morale = pas davantage
option-recover-morale = le jeton dans { $from }
option-recover-nothing = aucun
option-another = { $option } (autre chemin)
option-unknown = un ordre que cette page ne connaît pas

## La décision, pour qui la prend

decide-act-head = Vos ordres
decide-act = Choisissez un bloc sur la carte ou dans la liste, puis sa destination.
decide-respond-head = Réagissez-vous ?
decide-respond = { $attackers ->
    [one] Un bloc { part-army } attaque { $to } depuis { $from }. Qui, de votre réserve, s’avance dans l’approche ?
   *[other] { $many } blocs { part-army-many } attaquent { $to } depuis { $from }. Qui, de votre réserve, s’avance dans l’approche ?
  }
decide-advance-head = S’avancer dans l’approche ?
decide-advance = Votre attaque contre { $to } est repoussée. Les assaillants s’avancent-ils dans l’approche, tous ensemble, ou restent-ils en réserve ?
decide-march_on-head = Continuer la marche ?
decide-march_on = Votre cavalerie a pris { $place } en marchant. Elle peut continuer.
decide-show_infantry-head = Montrez votre infanterie
decide-show_infantry = Le terrain devant { $place } arrête la cavalerie. Montrez une infanterie qui était de l’attaque.
decide-bombarded-head = Sous le bombardement
decide-bombarded = Vos blocs dans { $place } sont bombardés. Choisissez celui qui est réduit.
decide-lead_defense-head = Qui mène la défense ?
decide-lead_defense = Un assaut contre { $place } vient de { $from }. Choisissez qui mène la défense, ou personne. L’attaquant voit les meneurs.
decide-name_assault-head = Qui donne l’assaut ?
decide-name_assault = Choisissez les blocs qui donnent l’assaut contre { $to }, puis ceux qui le mènent. Le défenseur voit les meneurs.
decide-artillery_defense-head = Tirez-vous ?
decide-artillery_defense = L’artillerie de l’approche qui ne mène pas peut tirer une fois sur ceux qui attaquent depuis { $from }.
decide-counter_attack-head = Contre-attaquez-vous ?
decide-counter_attack = Choisissez qui affronte l’attaque venue de { $from }, ou personne. Ceux qui contre-attaquent subissent d’abord des pertes.
decide-take_loss-head = Qui subit la perte ?
decide-take_loss = { $reductions ->
    [one] Il reste une réduction à subir : { $place }.
   *[other] Il reste { $many } réductions à subir : { $place }.
  }
decide-retreat-head = Votre retraite
decide-retreat = Tous quittent { $place }. Choisissez un bloc et sa destination.
decide-remove_morale-head = Quel jeton est perdu ?
decide-remove_morale = { $name } n’a plus de moral libre à perdre. Choisissez le jeton engagé qui disparaît.
decide-transfer_morale-head = Déplacer leurs jetons ?
decide-transfer_morale = { $missing ->
    [one] Il manque à { $name } un jeton dans { $place }. Vous pouvez en prendre un ailleurs.
   *[other] Il manque à { $name } { $many } jetons dans { $place }. Vous pouvez en prendre ailleurs.
  }
decide-recover_morale-head = Reprendre un jeton ?
decide-recover_morale = Un jeton engagé peut redevenir libre.
decide-unknown-head = Une décision
decide-unknown = Cette page est plus ancienne que la partie. Rechargez-la.
decide-partial = { $missing ->
    [one] Choisissez encore un bloc.
   *[other] Choisissez encore { $many } blocs.
  }

## La décision, pour tous les autres

wait-act = { $player } donne ses ordres.
wait-respond = { $player } décide s’il faut répondre à l’attaque contre { $place }.
wait-advance = { $player } décide si les assaillants repoussés s’avancent.
wait-march_on = { $player } décide si la cavalerie continue sa marche.
wait-show_infantry = { $player } montre une infanterie qui était de l’attaque.
wait-bombarded = { $player } choisit ce que touche le bombardement de { $place }.
wait-lead_defense = { $player } choisit qui mène la défense de { $place }.
wait-name_assault = { $player } choisit qui donne l’assaut contre { $place }.
wait-artillery_defense = { $player } décide si l’artillerie tire.
wait-counter_attack = { $player } décide s’il faut contre-attaquer.
wait-take_loss = { $player } choisit ses pertes.
wait-retreat = { $player } se replie de { $place }.
wait-remove_morale = { $player } choisit lequel de vos jetons est perdu.
wait-transfer_morale = { $player } décide si des jetons sont déplacés vers { $place }.
wait-recover_morale = { $player } décide s’il faut reprendre un jeton.
wait-unknown = { $player } décide.
wait-over = La partie est terminée.

## Ce qui s’est passé

event-turn_began = Manche { $round }, { $hour } · { $title }
event-morale_arrived = { $tokens ->
    [one] Un jeton de moral { part-army } est arrivé.
   *[other] { $many } jetons de moral { part-army-many } sont arrivés.
  }
event-cleaned_up = { $count ->
    [one] Un bloc { part-army } dans { $from } est revenu en réserve : personne en face.
   *[other] { $many } blocs { part-army-many } dans { $from } sont revenus en réserve : personne en face.
  }
event-march-across = { $count ->
    [one] Un bloc { part-army } a marché de { $from } à { $to }.
   *[other] { $many } blocs { part-army-many } ont marché de { $from } à { $to }.
  }
event-march-up = { $count ->
    [one] Un bloc { part-army } dans { $from } s’est avancé face à { $towards }.
   *[other] { $many } blocs { part-army-many } dans { $from } se sont avancés face à { $towards }.
  }
event-march-back = { $count ->
    [one] Un bloc { part-army } dans { $from } est revenu en réserve.
   *[other] { $many } blocs { part-army-many } dans { $from } sont revenus en réserve.
  }
event-road = Un bloc { part-army } a quitté { $from } et gagné { $to } par la route.
event-road-via = Un bloc { part-army } a quitté { $from } et gagné { $to } par la route, en passant par { $via }.
event-road-none = Un bloc { part-army } a suivi la route dans { $from }.
event-pontoon_entered = Un bloc { part-army } est entré dans { $to } par le pont de bateaux.
event-continued = { $count ->
    [one] Une cavalerie { part-army-feminine } a poursuivi jusqu’à faire face à { $towards }.
   *[other] { $many } cavaleries { part-army-feminine }s ont poursuivi jusqu’à faire face à { $towards }.
  }
event-organized = { $count ->
    [one] Un bloc français a été organisé dans { $places }.
   *[other] { $many } blocs français ont été organisés dans { $places }.
  }
event-disorganized = Les Français dans { $place } sont désorganisés.
event-manoeuvre_attacked = { $count ->
    [one] Un bloc { part-army } a attaqué { $to } depuis { $from }.
   *[other] { $many } blocs { part-army-many } ont attaqué { $to } depuis { $from }.
  }
event-manoeuvre_attacked-road = Un bloc { part-army } en marche sur la route a attaqué { $to }.
event-responded = { $count ->
    [one] Un bloc { part-army } s’est avancé à la rencontre de l’attaque.
   *[other] { $many } blocs { part-army-many } se sont avancés à la rencontre de l’attaque.
  }
event-responded-none = Aucun bloc { part-army } ne s’est avancé.
event-bombardment_declared = L’artillerie { part-army-feminine } dans { $from } a annoncé un bombardement contre { $towards }.
event-bombardment_completed = L’artillerie { part-army-feminine } dans { $from } a bombardé { $towards }.
event-bombardment_cancelled = L’artillerie { part-army-feminine } dans { $at } ne bombarde plus.
event-assault_declared = { $name } a donné l’assaut contre { $towards } depuis { $from }.
event-defense_led = { $count ->
    [one] Un bloc { part-army } mène la défense.
   *[other] { $many } blocs { part-army-many } mènent la défense.
  }
event-defense_led-none = Aucun bloc { part-army } ne mène la défense.
event-assault_named = { $count ->
    [one] Un bloc { part-army } donne l’assaut.
   *[other] { $many } blocs { part-army-many } donnent l’assaut.
  }
event-counter_attacked = { $count ->
    [one] Un bloc { part-army } contre-attaque.
   *[other] { $many } blocs { part-army-many } contre-attaquent.
  }
event-counter_attacked-none = Aucun bloc { part-army } ne contre-attaque.
event-assault_decided = { $name } l’a emporté dans { $place } : { $attack } pour l’attaque, moins { $penalty } pour le terrain, { $defense } pour la défense et { $counter } pour la contre-attaque, soit { $result }.
event-attack_decided = { $name } l’a emporté dans { $place }.
event-attackers_moved = { $count ->
    [one] L’assaillant est entré dans { $to }.
   *[other] Les assaillants sont entrés dans { $to }.
  }
event-attackers_moved-up = { $count ->
    [one] L’assaillant s’est avancé face à { $towards }.
   *[other] Les assaillants se sont avancés face à { $towards }.
  }
event-shown-austria = Un bloc autrichien dans { $at } a été montré : { $face }.
event-shown-france = Un bloc français dans { $at } a été montré : { $face }.
event-reduced = Perte { part-army-feminine } dans { $at } : { $before } réduite à { $after }.
event-removed = Perte { part-army-feminine } dans { $at } : { $before } éliminée.
event-retreated = Un bloc { part-army } s’est replié de { $from } vers { $to }.
event-morale_committed = { $tokens ->
    [one] Un jeton de moral { part-army } a été engagé dans { $place }.
   *[other] { $many } jetons de moral { part-army-many } ont été engagés dans { $place }.
  }
event-morale_transferred = Un jeton de moral { part-army } est passé de { $from } à { $to }.
event-morale_left = { $missing ->
    [one] Le jeton de moral { part-army } manquant dans { $place } n’est plus réclamé.
   *[other] Les { $many } jetons de moral { part-army-many } manquants dans { $place } ne sont plus réclamés.
  }
event-morale_lost = { $tokens ->
    [one] { $name } a perdu un jeton de moral.
   *[other] { $name } a perdu { $many } jetons de moral.
  }
event-morale_lost-from = { $tokens ->
    [one] { $name } a perdu un jeton de moral engagé dans { $place }.
   *[other] { $name } a perdu { $many } jetons de moral engagés dans { $place }.
  }
event-morale_returned = { $tokens ->
    [one] Un jeton de moral { part-army } dans { $place } est de nouveau libre.
   *[other] { $many } jetons de moral { part-army-many } dans { $place } sont de nouveau libres.
  }
event-turn_ended = { $name } a terminé son tour.
event-unknown = Il s’est passé quelque chose que cette page ne sait pas raconter. Rechargez-la.
log-setup = Les armées sont en place.

## La page de jeu

commands-left = { $commands ->
    [one] { $commands } commandement sur 3
   *[other] { $commands } commandements sur 3
  }
commit-end-turn = Oui, terminer le tour
orders-this-turn = Ordres de ce tour
no-orders-yet = Aucun pour l’instant.
end-held = Une zone n’est organisée qu’en partie : organisez le reste pour pouvoir terminer le tour.
end-the-turn = Terminer le tour
morale = moral { $level }
morale-label = { $title } : moral { $level } (libre : { $uncommitted }, engagé : { $committed }, perdu : { $lost })
time-track = Heures
coming-label = { $tokens ->
    [one] { $title } : un jeton de moral
   *[other] { $title } : { $many } jetons de moral
  }
opens-label = { $area } : entrée ouverte
text-holding = En attente à { $area }
text-line = { $place } : { $blocks }
text-hidden = { $count ->
    [one] un bloc caché
   *[other] { $many } blocs cachés
  }
text-last-seen = { $face } (vue auparavant)
text-open = { $face } (face visible)
text-done = { $face } (a agi)
text-disorganized = { $face } (désorganisée)
text-morale = Moral { $level } (libre : { $uncommitted }).
text-committed = { $tokens ->
    [one] Un jeton engagé dans { $place }.
   *[other] { $many } jetons engagés dans { $place }.
  }
text-coming = { $tokens ->
    [one] Un jeton attendu à la manche { $round }.
   *[other] { $many } jetons attendus à la manche { $round }.
  }
text-losses = { $pieces ->
    [0] Aucune perte.
    [one] Un bloc perdu, { $strength } de force au total.
   *[other] { $many } blocs perdus, { $strength } de force au total.
  }

## Revenir en arrière, et pourquoi pas

attempt-act = Maintenant :
attempt-march = À travers champs :
attempt-road_march = Par la route :
attempt-manoeuvre_attack = Pour attaquer :
attempt-bombardment = Pour bombarder :
attempt-assault = Pour donner l’assaut :
attempt-continuation = Pour poursuivre :

## Le plateau, vu de près

measure = par la route
map-over-title = Plan du champ de bataille de
map-under-title = 14 juin 1800 · la plaine entre la Bormida et San Giuliano
map-objective-line = la ligne d’objectif
map-opens = dès { $hour }
place-capacity = { $capacity ->
    [one] Place pour { $capacity } bloc d’une même armée.
   *[other] Place pour { $capacity } blocs d’une même armée.
  }

## Le compte d’une décision

facts-head = Ce qu’il faut peser
fact-approach = L’approche
fact-wide = large : il faut deux blocs pour la tenir
fact-narrow = étroite : un bloc suffit à la tenir
fact-there = Déjà là
fact-attackers = À l’attaque
fact-able = Peuvent s’avancer
fact-blocks = { $count ->
    [0] personne
    [one] un bloc
   *[other] { $many } blocs
  }
fact-morale = Moral { part-army }
fact-morale-level = { $level } (libre : { $uncommitted })
fact-leaving = Encore à replier
fact-way = Issues
fact-way-room = { $place } : { $holds } sur { $capacity } places occupées
fact-way-near = { $place } : { $holds } sur { $capacity } places occupées, l’ennemi dans { $enemies }
fact-lost = Perdu jusqu’ici
fact-lost-so-far = force { $strength }, moral { $morale }
fact-committed = Moral engagé
fact-committed-at = { $tokens ->
    [one] un jeton dans { $place } ; sur place : { $blocks }
   *[other] { $many } jetons dans { $place } ; sur place : { $blocks }
  }
fact-nobody = personne
fact-becomes = { $before } devient { $after }
fact-is-lost = { $before } est perdue

## Au retour

since-lost = { $name } a perdu { $strength } de force et { $morale } de moral.
since-moved = { $count ->
    [one] Un bloc { part-army } a fait mouvement vers { $places }.
   *[other] { $many } blocs { part-army-many } ont fait mouvement vers { $places }.
  }
since-moved-many = { $count ->
    [one] Un bloc { part-army } a fait mouvement vers { $places } et ailleurs.
   *[other] { $many } blocs { part-army-many } ont fait mouvement vers { $places } et { $more ->
        [one] une autre zone
       *[other] { $more } autres zones
      }.
  }
since-turns = { $count ->
    [one] Un tour a été joué.
   *[other] { $many } tours ont été joués.
  }
log-filter-moves = mouvements
log-filter-attacks = attaques
log-filter-losses = pertes
text-bombards-declared = { $face } (face visible, bombardement annoncé)
text-bombards-completed = { $face } (face visible, a bombardé)

## Refus, par leur code. En anglais, c’est le serveur qui parle.

refusal-game_over = La partie est terminée.
refusal-not_your_decision = Ce n’est pas à vous de décider maintenant.
refusal-other_decision = Une autre décision est en cours ; cet ordre n’y répond pas.
refusal-unknown_piece = Ce bloc n’existe pas ; il a peut-être été mélangé depuis.
refusal-not_yours = Ce bloc n’est pas à vous.
refusal-unknown_place = Ce lieu n’existe pas sur ce plateau.
refusal-wrong_piece = Ce bloc ne peut pas être choisi pour cette décision.
refusal-no_pieces = Désignez au moins un bloc.
refusal-too_many_pieces = Trois blocs au plus participent à une même action.
refusal-named_twice = Un bloc est désigné deux fois.
refusal-not_together = Des blocs qui agissent ensemble doivent se trouver dans la même position.
refusal-done = Ce bloc a déjà participé à une action pendant ce tour.
refusal-not_enough_commands = Il ne reste pas assez de commandements.
refusal-nowhere_new = Le bloc s’y trouve déjà.
refusal-off_map = Un bloc qui attend hors de la carte ne peut entrer que par la route ou par le pont de bateaux.
refusal-not_adjacent = Ces lieux ne sont pas voisins pour une marche hors route.
refusal-own_approach_only = Depuis la réserve, un bloc ne peut s’avancer que dans une approche de sa propre zone.
refusal-enemy_there = L’ennemi tient cette zone.
refusal-no_enemy_beyond = Une approche ne peut être bloquée que si l’ennemi tient la zone d’en face.
refusal-no_room = Il n’y a pas assez de place dans cette zone.
refusal-disorganized = Des blocs désorganisés ne peuvent ni quitter leur zone ni attaquer.
refusal-first_round_blocking = À la première manche, les blocs français ne peuvent pas venir bloquer une approche.
refusal-protected_entry = L’ennemi ne peut pas entrer dans cette zone tant que des renforts attendent d’y entrer.
refusal-not_in_reserve = Seul un bloc en réserve peut marcher par la route.
refusal-no_road = Aucune route n’y mène.
refusal-too_many_crossings = Une marche par la route franchit d’un à trois passages.
refusal-against_traffic = Ce passage a déjà servi dans l’autre sens pendant ce tour.
refusal-traffic_jam = La circulation sur cette route ne laisse aucun pas à cette marche.
refusal-march_ends_there = La marche doit s’arrêter là où se trouvent des blocs désorganisés.
refusal-only_cavalry_attacks_by_road = Seule la cavalerie peut attaquer pendant une marche par la route.
refusal-attack_ends_route = Ordonnez la marche jusqu’à l’attaque ; si elle réussit, vous pourrez continuer.
refusal-crossing_attacked = Ce passage a déjà servi à une attaque par la route pendant ce tour.
refusal-not_open_yet = Ces renforts ne sont pas encore arrivés.
refusal-artillery_waits = L’artillerie autrichienne ne peut pas entrer à la première manche.
refusal-no_pontoon = Il n’y a pas de pont de bateaux à cet endroit.
refusal-pontoon_used = Le pont de bateaux a déjà servi pendant ce tour.
refusal-no_enemy_to_attack = Il n’y a pas d’ennemi dans cette zone.
refusal-wrong_approach = Les blocs ne sont ni en réserve le long de cette limite ni dans cette approche.
refusal-fully_blocked = L’ennemi bloque entièrement cette approche.
refusal-needs_infantry = Cette approche gêne la cavalerie : de l’infanterie doit participer.
refusal-too_many_responders = Il ne peut pas venir plus de blocs en réponse qu’il n’y a d’assaillants.
refusal-closed_border = Un assaut y a été perdu : plus rien ne peut franchir cette limite pendant ce tour.
refusal-won_by_assault = Une zone prise d’assaut est fermée aux marches par la route jusqu’à la fin du tour.
refusal-not_artillery = Seule l’artillerie peut bombarder.
refusal-not_in_approach = Pour cela, le bloc doit se trouver dans une approche.
refusal-artillery_penalty = Le terrain au-delà de la limite interdit le bombardement.
refusal-already_declared = Cette artillerie a déjà annoncé un bombardement.
refusal-not_declared = Cette artillerie n’a pas annoncé de bombardement.
refusal-nobody_to_assault = Un assaut suppose un ennemi dans l’approche d’en face.
refusal-nobody_to_lead = Un assaut demande un bloc capable de le mener : de force deux ou plus, et pas de cavalerie là où le terrain la gêne.
refusal-too_many_leaders = Un bloc mène par une limite étroite, un ou deux par une limite large.
refusal-mixed_leaders = Les blocs qui mènent ou contre-attaquent ensemble doivent être de la même arme.
refusal-cavalry_obstructed = La cavalerie ne peut ni mener ni contre-attaquer là où le terrain la gêne.
refusal-too_weak = Un bloc de force un ne peut mener ni une attaque ni une contre-attaque.
refusal-cannot_fire = En défense, seule peut tirer l’artillerie qui ne mène pas et n’a pas bombardé à son dernier tour.
refusal-nothing_to_continue = La poursuite doit suivre aussitôt l’action qu’elle prolonge.
refusal-not_cavalry = Seule la cavalerie peut le faire.
refusal-continuation_not_there = Après cette action, la poursuite ne peut pas atteindre cette approche.
refusal-not_disorganized = Seuls des blocs désorganisés peuvent être organisés.
refusal-too_many_to_organize = Avec moins de trois blocs français organisés sur la carte, une action en organise un seul ; sinon un ou deux.
refusal-organize_the_rest = Tous les blocs désorganisés d’une zone doivent être organisés dans le même tour, ou aucun ; les commandements restants doivent y suffire.
refusal-not_there = Un bloc ne peut pas se replier là maintenant.
refusal-no_token_there = On ne peut pas y prendre de jeton de moral.

## Regarder, et revoir

replay-chart = Le cours de la partie

## Les archives, les fichiers de partie, et ce qu’on peut conclure

sheet-hint = Sur les blocs de l’ennemi, d’après ce que vous avez vu et rien d’autre.

## Revoir une partie

replay-lens = { $side ->
    [austria] Vu par l’Autriche
   *[france] Vu par la France
  }
replay-tall = L’Autriche au-dessus de la ligne, la France en dessous, trait long où quelque chose fut révélé ou perdu
replay-tall-flags = L’Autriche au-dessus de la ligne, la France en dessous, trait long où quelque chose fut révélé ou perdu, fanion où il y a des commentaires
key-replay-lens = vu par la France, la vérité, vu par l’Autriche
report-map-alt = Tout le champ de bataille à la manche { $round }, { $hour }, tous les blocs à découvert. Blocs sur la carte : Autriche { $red }, France { $blue }.
