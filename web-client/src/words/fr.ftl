# Tout ce que lit un joueur, en français.
#
# Les armes sont du féminin, comme « pièce » : les participes s’accordent sans choisir.
# « la localité » évite les contractions (« à la », « de la »).

## Armées, blocs, lieux

side-austria = Autriche
side-france = France
side-random = un camp tiré au sort
the-side = { $side ->
    [austria] l’Autriche
   *[france] la France
  }
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
face = { $arm ->
    [infantry] infanterie { $strength }
    [cavalry] cavalerie { $strength }
   *[artillery] artillerie { $strength }
  }
the-face = { $arm ->
    [infantry] l’infanterie { $strength }
    [cavalry] la cavalerie { $strength }
   *[artillery] l’artillerie { $strength }
  }
the-hidden = une pièce cachée
piece-in = { $who } dans { $place }
locale = localité { $number }
the-locale = la localité { $number }
village = { $village } ({ $number })
where-reserve = { $locale }, en réserve
where-approach = { $locale }, face à { $towards }
opposite-north = { $locale } (limite nord)
opposite-south = { $locale } (limite sud)
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix
number-11 = onze
number-12 = douze
cost = { $commands ->
    [0] gratuit
    [one] un commandement
   *[other] { $many } commandements
  }
hour-noon = midi
hour-short = { $clock }
hour = { $clock } h
round = Tour { $round } sur 16
round-hour = Tour { $round }, { $hour }

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

event-turn_began = Tour { $round }, { $hour } · { $title }
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
event-ended-decisive = { $name } l’emporte : l’armée adverse est démoralisée. Victoire décisive.
event-ended-marginal = { $name } remporte une victoire marginale.
event-unknown = Il s’est passé quelque chose que cette page ne sait pas raconter. Rechargez-la.
log-setup = Les armées sont en place.
log-since = depuis votre dernier passage

## La page de jeu

game-title = Partie · Estafette
board-label = Le plateau
waiting-head = En attente
commands-left = { $commands ->
    [one] { $commands } commandement sur 3
   *[other] { $commands } commandements sur 3
  }
commit-order = Donner l’ordre
commit-answer = Répondre
commit-sending = Envoi …
commit-end-turn = Oui, terminer le tour
clear = Effacer
blocks-that-can = Blocs qui peuvent agir
blocks-to-choose = À choisir parmi
can-go = { $count ->
    [one] Ce bloc peut
   *[other] Ces blocs peuvent
  }
also-head = Vous pouvez aussi
answers-head = Vous pouvez répondre
orders-this-turn = Ordres de ce tour
no-orders-yet = Aucun pour l’instant.
end-held = Une localité est à moitié organisée : organisez le reste, puis le tour peut finir.
end-the-turn = Terminer le tour
log-head = Journal
log-empty = Il ne s’est encore rien passé.
presence-here = en ligne
presence-away = hors ligne
presence-gone = parti pour de bon
presence-you = vous
morale = moral { $level }
morale-label = { $title } : moral { $level } (libre : { $uncommitted }, engagé : { $committed }, perdu : { $lost })
link-lost = Connexion perdue, nouvel essai en cours.
link-connecting = Connexion …
rule-link = Règle { $rule }
new-tab = s’ouvre dans un nouvel onglet
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = tout
zoom-whole-label = Montrer tout le plateau
as-text = plateau en texte
keys = touches
keys-head = Touches
close = Fermer
key-text = le plateau en texte
key-keys = cette liste
key-zoom = agrandir, réduire, tout le plateau
key-pan = déplacer la carte
key-commit = aller aux ordres pour les blocs choisis, puis donner l’ordre
key-blocks = aller aux blocs à choisir
key-clear = effacer
sheet-handle = Plus grand ou plus petit
tabs = Parties de la page
tab-decide = Décider
tab-log = Journal
tab-text = Texte
tab-games = Parties
time-track = Heures
coming-label = { $tokens ->
    [one] { $title } : un jeton de moral
   *[other] { $title } : { $many } jetons de moral
  }
opens-label = { $area } : entrée ouverte
text-head = La position
text-none = Aucun bloc sur la carte.
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
    [one] Un jeton attendu au tour { $round }.
   *[other] { $many } jetons attendus au tour { $round }.
  }
text-losses = { $pieces ->
    [0] Aucune perte.
    [one] Un bloc perdu, { $strength } de force au total.
   *[other] { $many } blocs perdus, { $strength } de force au total.
  }
announce-yours = À vous de décider : { $text }
over-won = Vous avez gagné.
over-lost = Vous avez perdu.
over-head = { $name } a gagné
spectating = Vous regardez la partie.
selected-hint = { $count ->
    [one] Un bloc choisi.
   *[other] { $many } blocs choisis.
  }
play-waiting-head = En attente d’un adversaire
play-waiting = La partie commence d’elle-même dès que quelqu’un la rejoint.
play-waiting-other = { $player } attend un adversaire.
play-invite = Envoyez ce lien à la personne avec qui vous voulez jouer.

## Revenir en arrière, et pourquoi pas

take-back-head = Revenir en arrière
take-back-last = Reprendre le dernier ordre
take-back-ask = Demander à revenir en arrière
take-back-wall-revealed = Quelque chose de caché a été montré ; il faut être d’accord à deux pour revenir en arrière.
take-back-wall-chance = Des blocs ont été mélangés ; il faut être d’accord à deux pour revenir en arrière.
take-back-wall-decided = Votre adversaire a décidé depuis ; il faut être d’accord à deux pour revenir en arrière.
take-back-they-ask = { $name } demande à revenir au moment qui précède ceci :
take-back-you-ask = Vous demandez à revenir au moment qui précède ceci, et attendez la réponse :
take-back-agree = Accepter
take-back-decline = Refuser
take-back-withdraw = Ne plus demander
log-undo-take_back = { $name } a repris un ordre.
log-undo-ask = { $name } a demandé à reprendre un ordre.
log-undo-agree = { $name } a accepté de revenir en arrière.
log-undo-decline = { $name } a refusé de revenir en arrière.
log-undone = repris
log-wall-revealed = mur : quelque chose a été montré
log-wall-chance = mur : des blocs ont été mélangés
log-wall-decided = mur : l’autre camp a décidé
why-not = Pourquoi pas ailleurs ?
why-not-head = Pourquoi pas { $place } ?
why-not-field = localité
why-not-ask = Pourquoi pas ?
why-not-nothing = Ces blocs peuvent y aller.
attempt-act = Maintenant :
attempt-march = À travers champs :
attempt-road_march = Par la route :
attempt-manoeuvre_attack = Pour attaquer :
attempt-bombardment = Pour bombarder :
attempt-assault = Pour donner l’assaut :
attempt-continuation = Pour poursuivre :

## Le plateau, vu de près

turn-label = Tourner le plateau
measure = par la route
key-end = terminer le tour
key-place = à propos d’un lieu
key-measure = distance par la route
key-numbers = les numéros des localités
key-turn = tourner le plateau
key-own-side = votre camp en bas, et retour
label-priced = { $option } : { $cost }
map-over-title = Plan du champ de bataille de
map-under-title = 14 juin 1800 · la plaine entre la Bormida et San Giuliano
map-objective-line = la ligne d’objectif
map-opens = dès { $hour }
place-capacity = { $capacity ->
    [one] Place pour { $capacity } bloc d’une même armée.
   *[other] Place pour { $capacity } blocs d’une même armée.
  }
place-objective = À l’est de la ligne d’objectif.
place-area = D’ici, { $name } entre par { $to }, à partir de { $hour }.
place-stands = Qui s’y trouve
place-nobody = Personne.
place-reserve = { $title }, en réserve
place-facing = { $title }, face à { $towards }
place-waiting = { $title }, en attente
place-morale = { $tokens ->
    [one] Un jeton de moral { part-army } est engagé ici.
   *[other] Ici sont engagés { $many } jetons de moral { part-army-many }.
  }
place-borders = Ses limites
border-wide = Large : il faut deux blocs pour la tenir.
border-narrow = Étroite : un bloc suffit à la tenir.
border-infantry = { $count ->
    [one] L’infanterie qui mène un assaut depuis l’autre côté compte un de moins.
   *[other] L’infanterie qui mène un assaut depuis l’autre côté compte { $many } de moins.
  }
border-cavalry = { $count ->
    [one] La cavalerie qui mène un assaut depuis l’autre côté compte un de moins.
   *[other] La cavalerie qui mène un assaut depuis l’autre côté compte { $many } de moins.
  }
border-artillery = L’artillerie d’en face ne peut pas tirer jusqu’ici.
border-obstructing = La cavalerie venue d’en face est gênée : elle ne peut pas mener, et il lui faut de l’infanterie pour attaquer.
border-road-main = Une grande route.
border-road-local = Une route secondaire.
border-closed = Fermée pour ce tour par un assaut perdu.

## Avant la fin du tour

remains-head = Terminer le tour ?
remains-back = Continuer
remains-free = { $count ->
    [one] Il reste un bloc qui peut marcher gratuitement
   *[other] Il reste { $many } blocs qui peuvent marcher gratuitement
  }
remains-paid = { $count ->
    [one] Au prix d’un commandement, un bloc de plus peut agir
   *[other] Au prix d’un commandement, { $many } blocs de plus peuvent agir
  }
remains-guns = { $count ->
    [one] Il reste une artillerie qui peut bombarder gratuitement
   *[other] Il reste { $many } artilleries qui peuvent bombarder gratuitement
  }
remains-assaults = { $count ->
    [one] Vous pouvez donner un assaut.
   *[other] Vous pouvez donner { $many } assauts.
  }

## Le compte d’une décision

reckon-head = assaut contre { $to } depuis { $from }
reckon-wide = Approche large : deux blocs peuvent mener de chaque côté.
reckon-narrow = Approche étroite : un seul bloc peut mener de chaque côté.
reckon-steps = Étapes de l’assaut
reckon-step-leaders = défense
reckon-step-attackers = attaque
reckon-step-guns = tir
reckon-step-counter = contre-attaque
reckon-step-result = résultat
reckon-step-losses = pertes
reckon-attack = Attaque menée par { $name }
reckon-ground = Le terrain
reckon-defense = Défense menée par { $name }
reckon-counter = Contre-attaque de { $name }
reckon-guns = Leur artillerie
reckon-fired = a tiré : un meneur de l’attaque est réduit
reckon-not-named = encore à désigner
reckon-nobody = personne
reckon-gone = il n’en reste aucun
reckon-open = encore inconnu
reckon-marks = { $count ->
    [0] aucune marque ne compte
    [one] une marque compte
   *[other] { $many } marques comptent
  }
reckon-if-leads = { $value } avec { $arm } en tête
reckon-before-losses = { $blocks }, moins leurs premières pertes
reckon-after-losses = { $blocks } ; ce qu’il en reste
reckon-behind = { $count ->
    [one] possible pour un bloc : { $blocks }
   *[other] possible pour { $many } blocs : { $blocks }
  }
reckon-nobody-behind = il n’y a personne pour la mener
reckon-stands = En l’état
reckon-result = Résultat
reckon-needs = il faut 1 ou plus à l’attaque
reckon-through = { $name } l’emporte : il lui faut 1 ou plus
reckon-held = { $name } est repoussée : il lui faut 1 ou plus
reckon-decided = { $name } l’a emporté
reckon-scale-held = repoussé
reckon-scale-through = réussi
reckon-known = Calculé d’après ce que vous savez.
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

since-head = Pendant votre absence
since-lost = { $name } a perdu { $strength } de force et { $morale } de moral.
since-moved = { $count ->
    [one] Un bloc { part-army } a fait mouvement vers { $places }.
   *[other] { $many } blocs { part-army-many } ont fait mouvement vers { $places }.
  }
since-moved-many = { $count ->
    [one] Un bloc { part-army } a fait mouvement vers { $places } et ailleurs.
   *[other] { $many } blocs { part-army-many } ont fait mouvement vers { $places } et { $more ->
        [one] une autre localité
       *[other] { $more } autres localités
      }.
  }
since-turns = { $count ->
    [one] Un tour a été joué.
   *[other] { $many } tours ont été joués.
  }
since-more = { $count ->
    [one] Encore une ligne dans le journal.
   *[other] Encore { $many } lignes dans le journal.
  }
log-filter = Montrer dans le journal
log-filter-all = tout
log-filter-moves = mouvements
log-filter-attacks = attaques
log-filter-losses = pertes
log-none = Encore rien de tel.
skip-to-decision = Aller à la décision
text-commands = { $commands ->
    [0] Il ne reste aucun commandement.
    [one] Il reste un commandement.
   *[other] Il reste { $many } commandements.
  }
text-changes = Derniers changements
text-options = Ce qui peut se faire
text-option = { $option } : { $cost }
text-option-count = { $who } : { $count ->
    [one] une possibilité
   *[other] { $many } possibilités
  }
text-bombards-declared = { $face } (face visible, bombardement annoncé)
text-bombards-completed = { $face } (face visible, a bombardé)

## Le temps, et ce qui se règle à côté du plateau

part-days = { $count ->
    [one] un jour
   *[other] { $many } jours
  }
long-days = { part-days }
long-hours = { $count ->
    [one] une heure
   *[other] { $many } heures
  }
long-minutes = { $count ->
    [one] une minute
   *[other] { $many } minutes
  }
long-seconds = { $count ->
    [one] une seconde
   *[other] { $many } secondes
  }
time-none = plus de temps
time-days-hours = { $days } j { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-minutes = { $minutes } min
unit-minutes = { $minutes } min
unit-seconds = { $seconds } s
pace-none = sans pendule
pace-live = en direct, { $bank } + { $each }
pace-correspondence = { $bank ->
    [0] { part-days } par décision
   *[other] { part-days } par décision, { $bank } en réserve de temps
  }
clock-label = { $title } : reste { $time }
clock-out = { $title } : temps écoulé
clock-first = { $title } : { $time } ; la pendule part à la deuxième décision, et il y a un jour pour la première
clock-paused = { $title } : reste { $time } ; les pendules sont arrêtées
left = reste { $time }
left-none = temps écoulé
left-paused = en pause jusqu’à { $moment }
announce-urgent = Il vous reste { $time }.
time-head = Temps
time-out-own = Votre temps est écoulé. Vous pouvez encore décider, jusqu’à ce que votre adversaire réclame la victoire.
time-out-theirs = { $player } n’a plus de temps. Vous pouvez réclamer la victoire, accorder du temps, ou attendre.
time-claim = Réclamer la victoire
time-grant = Accorder du temps
time-grant-length = Combien de temps
parley-head = Pourparlers
parley-what = Ce que vous réglez à deux, à côté du plateau.
parley-open = Nulle, pause, abandon…
key-parley = pourparlers : nulle, pause, abandon
draw-head = Partie nulle
draw-hint = Votre adversaire peut accepter jusqu’à son prochain ordre.
draw-offer = Proposer la nulle
offer-waits = Une offre attend sa réponse.
offer-later = Vous pourrez la refaire quand votre adversaire aura donné un ordre.
pause-head = Pause
pause-hint = Si votre adversaire accepte, les pendules s’arrêtent. Chacun peut jouer quand même, et vous pouvez y mettre fin plus tôt.
pause-length = Durée
pause-ask = Demander une pause
pause-not-now = Pas maintenant : elle a été demandée, ou il y a déjà une pause.
pause-until = Les pendules sont arrêtées jusqu’à { $moment }. Chacun peut jouer quand même.
pause-end = Finir la pause
resign-head = Abandonner
resign-hint = Votre adversaire gagne alors, et rien ne peut être repris.
resign = Abandonner…
resign-sure = Oui, j’abandonne
resign-not = Continuer
offer-asked-draw = { $name } propose la nulle.
offer-asked-pause = { $name } demande une pause : { $time }.
offer-asked-rematch = { $name } propose une autre partie, camps inversés.
offer-own-draw = Vous proposez la nulle et attendez la réponse.
offer-own-pause = Vous demandez une pause et attendez la réponse : { $time }.
offer-own-rematch = Vous proposez une autre partie et attendez la réponse.
offer-accept-draw = Accepter la nulle
offer-accept-pause = Accepter la pause
offer-accept-rematch = Rejouer
offer-decline = Refuser
offer-withdraw = Retirer l’offre
over-draw = Partie nulle.
ended-agreement = Les deux camps se sont accordés sur la nulle.
ended-resignation = { $name } a abandonné.
ended-time = { $name } n’avait plus de temps.
rematch-offer = Proposer une revanche
rematch-open = Vers la nouvelle partie
log-parley-resign = { $name } a abandonné. La partie est terminée.
log-parley-claim_time = { $name } a réclamé la victoire : l’autre camp n’avait plus de temps.
log-parley-grant_time = { $name } a accordé du temps à l’autre camp : { $time }.
log-parley-end_pause = { $name } a mis fin à la pause.
log-parley-offer-draw = { $name } a proposé la nulle.
log-parley-accept-draw = { $name } a accepté la nulle. La partie est terminée.
log-parley-decline-draw = { $name } a refusé la nulle.
log-parley-withdraw-draw = { $name } ne propose plus la nulle.
log-parley-offer-pause = { $name } a demandé une pause : { $time }.
log-parley-accept-pause = { $name } a accepté la pause : { $time }.
log-parley-decline-pause = { $name } n’a pas accepté la pause.
log-parley-withdraw-pause = { $name } ne demande plus de pause.
log-parley-offer-rematch = { $name } a proposé une autre partie.
log-parley-accept-rematch = { $name } a accepté de rejouer.
log-parley-decline-rematch = { $name } a refusé une autre partie.
log-parley-withdraw-rematch = { $name } ne propose plus d’autre partie.

## Autour de la partie

app-name = Estafette
skip = Aller au contenu
nav-games = Vos parties
nav-rules = Règles
nav-preferences = Préférences
nav-about = À propos
nav-login = Se connecter
nav-signup = S’inscrire
nav-account = { $player }, votre compte
nav-logout = Se déconnecter
error-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
error-unknown = Quelque chose s’est mal passé. Réessayez.
not-found-head = Rien ici
not-found = Il n’y a pas de page à cette adresse.
to-lobby = Vers vos parties
loading = Un instant …
load-again = Recharger la page

login-head = Se connecter
login-do = Se connecter
login-other = Pas encore de compte ?
login-expired = Connectez-vous pour continuer.
signup-head = S’inscrire
signup-do = Créer le compte
signup-other = Vous avez déjà un compte ?
field-name = Nom
field-password = Mot de passe
name-hint = De 2 à 24 lettres sans accent, chiffres, traits d’union, points ou tirets bas. Les autres le voient.
password-hint = Au moins 8 caractères.

lobby-title = Vos parties · Estafette
lobby-none-head = Pas encore de partie
lobby-none = Créez-en une et envoyez le lien à quelqu’un, ou rejoignez une partie ouverte.
lobby-decisions = { $count ->
    [0] Rien ne vous attend
    [one] Une décision vous attend
   *[other] { $many } décisions vous attendent
  }
lobby-waiting-for-others = En attente des autres
lobby-waiting-opponent = En attente d’un adversaire
lobby-finished = Terminées récemment
lobby-open = Parties ouvertes
lobby-open-none = Personne n’attend d’adversaire en ce moment.
lobby-intro-head = Batailles napoléoniennes, par courrier
lobby-intro = Deux armées de blocs de bois dont seul leur maître voit les faces. Jouez tout de suite, ou demain : l’estafette attend. Premier champ de bataille : Marengo, le 14 juin 1800.
game-marengo = Triomphe à Marengo
card-against = contre { $player }
card-your-turn = Vos ordres
card-round = Tour { $round }, { $hour }
card-their-turn = { $player } décide
card-given = répartition connue
card-open = Ouvrir
card-finished-won = Marengo : gagnée contre { $player }
card-finished-lost = Marengo : perdue contre { $player }
card-finished-draw = Marengo : nulle contre { $player }
card-finished-over = Marengo contre { $player }
card-leave = Retirer
card-leave-label = Retirer cette partie
card-private = seulement avec le lien
card-listed = visible de tous
card-side-you = { $side ->
    [austria] vous jouez l’Autriche
    [france] vous jouez la France
   *[random] camps tirés au sort
  }
card-join = Rejoindre
card-join-label = Rejoindre la partie de { $player }
card-side-left = { $side ->
    [austria] vous joueriez l’Autriche
   *[france] vous joueriez la France
  }
card-offer = Marengo · { $offer }
new-head = Nouvelle partie
new-side = Votre camp
new-side-austria = Autriche
new-side-france = France
new-side-random = Au sort
new-who = Qui peut rejoindre
new-open = Tout le monde
new-private = Seulement avec le lien
new-pace = Temps
new-pace-correspondence = Par courrier
new-pace-live = En direct
new-pace-none = Sans pendule
new-pace-hint-correspondence = Des jours pour chaque décision, et quelques-uns de plus pour toute la partie.
new-pace-hint-live = Des minutes pour toute la partie, et quelques secondes de plus à chaque décision. Chaque camp a un jour pour la première.
new-pace-hint-none = Chacun prend le temps qu’il veut.
preset-live = { $minutes } min + { $seconds } s
preset-courier = { $count ->
    [one] 1 jour + { $bank }
   *[other] { $count } jours + { $bank }
  }
preset-own = autre
own-minutes = Minutes pour la partie
own-seconds = Secondes de plus par décision
own-days = Jours par décision
own-bank = Jours de plus pour la partie
new-advanced = Une répartition connue
new-advanced-hint = Les blocs français en JSON, pour une partie amicale où les deux joueurs les connaissent. Laissez vide pour les tirer au sort.
new-deal = Répartition
new-deal-wrong = Ce n’est pas du JSON.
new-do = Créer la partie
invite-link = Lien d’invitation
invite-mail = Ou faites-le envoyer par courriel
invite-send = Envoyer l’invitation
invite-sent = L’invitation est en route.
copy = Copier
copied = Copié
join-head = Une invitation
join-text = { $player } vous invite à Triomphe à Marengo. Vous joueriez { $name }.
join-text-random = { $player } vous invite à Triomphe à Marengo. Les camps sont tirés au sort.
join-pace = Temps : { $pace }.
join-do = Rejoindre la partie
join-own = C’est votre propre partie. Envoyez le lien à la personne avec qui vous voulez jouer.
join-login = Connectez-vous ou inscrivez-vous pour jouer.

player-title = { $player } · Estafette
player-since = Inscription : { $date }
player-none = Aucune partie publique jusqu’ici.
player-none-own = Vous n’avez encore joué aucune partie.
player-totals = Leurs résultats
player-running = Parties en cours
player-finished = Parties terminées
player-private-hint = Les parties accessibles seulement avec le lien ne sont montrées et comptées ici que pour vous.
player-rounds = { $count ->
    [one] un tour
   *[other] { $many } tours
  }
player-more = Montrer des parties plus anciennes
player-open = Ouvrir la partie contre { $player }
totals-side = Camp
totals-won = Victoires
totals-lost = Défaites
totals-drawn = Nulles
totals-together = Ensemble
result-won-decisive = Victoire décisive
result-lost-decisive = Défaite décisive
result-won-marginal = Victoire marginale
result-lost-marginal = Défaite marginale
result-won-resignation = Victoire : l’autre camp a abandonné
result-lost-resignation = Défaite par abandon
result-won-time = Victoire au temps
result-lost-time = Défaite au temps
result-draw-agreement = Nulle, d’un commun accord
result-over = Terminée

about-head = À propos d’Estafette
about-what = Estafette permet à deux personnes de jouer dans un navigateur à des wargames napoléoniens à blocs ; un serveur digne de la confiance des deux camps y garde le brouillard de guerre.
about-rights = Les règles sont expliquées avec nos propres mots et les cartes sont dessinées par nous d’après les données des jeux.
about-credits = Triomphe à Marengo, Napoleon’s Triumph et Bonaparte at Marengo sont des créations de Rachel (Bowen) Simmons ; l’édition 2022 de Triomphe à Marengo est publiée par Histogame. Bonaparte in Italy: the Castiglione campaign est une création de Jacques Rabier, publiée par White Dog Games. Qui veut héberger des parties pour le public devrait d’abord demander aux éditeurs.
about-rules = Lire les règles de Triomphe à Marengo

## Le compte

account-title = Votre compte · Estafette
account-head = Votre compte
address-head = Adresse électronique
address-about = Pour les courriels au sujet de vos parties, et si vous oubliez votre mot de passe. Personne d’autre ne la voit.
address-none = Pas encore d’adresse.
address-is = Les courriels vont à { $address }.
address-pending = Un lien a été envoyé à { $address }. Ouvrez-le, et l’adresse est à vous.
address-again = Renvoyer le lien
address-sent = Le lien est en route.
address-removed = L’adresse est retirée.
address-do = Définir l’adresse
address-remove = Retirer l’adresse
field-email = Adresse électronique
field-email-optional = Adresse électronique (si vous voulez)
email-hint = Pour les courriels au sujet de vos parties, et si vous oubliez votre mot de passe.
forgot-link = Mot de passe oublié ?
forgot-title = Un nouveau mot de passe · Estafette
forgot-head = Mot de passe oublié ?
forgot-about = Indiquez l’adresse électronique de votre compte. Vous recevrez un lien pour choisir un nouveau mot de passe.
forgot-do = Envoyez-moi le lien
forgot-done = Si l’adresse est celle d’un compte, le lien est en route. Il est valable une heure.
reset-title = Un nouveau mot de passe · Estafette
reset-head = Un nouveau mot de passe
reset-about = Tous vos navigateurs seront déconnectés, et tous les jetons d’accès révoqués.
reset-do = Définir le mot de passe
reset-done = Le mot de passe est changé. Connectez-vous avec lui.
reset-again = Obtenir un autre lien
verify-title = Adresse électronique · Estafette
verify-head = Est-ce votre adresse ?
verify-about = Quelqu’un, probablement vous, a donné cette adresse pour un compte. Si c’était vous, dites-le. Sinon, fermez cette page : il ne se passera rien.
verify-do = Oui, c’est mon adresse
verify-done = Les courriels vont maintenant à { $address }.
password-head = Mot de passe
password-about = Un nouveau mot de passe déconnecte tous les autres navigateurs. Les jetons d’accès restent.
field-password-now = Mot de passe actuel
field-password-new = Nouveau mot de passe
password-do = Changer le mot de passe
password-done = Le mot de passe est changé. Tous les autres navigateurs sont déconnectés.
sessions-head = Où vous êtes connecté
sessions-about = Un navigateur qui ne revient pas pendant 30 jours est déconnecté de lui-même.
device = { $browser } sur { $system }
device-unknown = Appareil inconnu
session-since = connecté le { $day }
session-current = ce navigateur
used = dernière utilisation : { $ago }
session-end = Déconnecter
session-end-label = Déconnecter { $device }, dernière utilisation : { $ago }
session-ended = Ce navigateur est déconnecté.
sessions-end = Déconnecter tous les autres
sessions-ended = Tous les autres navigateurs sont déconnectés.
tokens-head = Jetons d’accès
tokens-about = Pour les bots et autres programmes. Qui a un jeton joue en votre nom, dans le salon et dans les parties ; il ne peut pas gérer votre compte.
tokens-none = Pas encore de jeton.
token-since = créé le { $day }
token-unused = jamais utilisé
token-revoke = Révoquer
token-revoke-label = Révoquer le jeton { $label }
token-revoked = Le jeton est révoqué.
token-once = Voici le jeton. Il n’est montré que cette fois : gardez-le comme un mot de passe.
token-secret = Jeton d’accès
token-new-head = Un nouveau jeton
field-label = Étiquette
label-hint = À quoi il sert. Vous seul la voyez.
token-do = Créer le jeton
data-head = Vos données
data-about = Tout ce qui est conservé à votre sujet, en un fichier JSON. Les parties en cours n’y figurent qu’avec vos propres ordres.
data-do = Télécharger mes données
deletion-head = Supprimer le compte
deletion-about = Vous pouvez partir pour de bon. Ce que cela signifie est dit avant que rien ne se passe.
deletion-ask = Supprimer mon compte …
deletion-ask-head = Supprimer le compte { $player } ?
deletion-signed-out = Tous vos navigateurs et programmes sont déconnectés.
deletion-waiting = Vos parties en attente d’un adversaire sont retirées.
deletion-running = Les parties en cours ne peuvent pas continuer. Vos adversaires voient que vous êtes parti.
deletion-finished = Les parties restent à vos adversaires. Votre place s’y appelle « Compte supprimé ».
deletion-name = Votre nom est libre, chacun peut le prendre.
deletion-for-good = Personne ne peut faire revenir le compte.
deletion-do = Supprimer pour de bon
deleted-head = Adieu
deleted = Votre compte est supprimé.
player-deleted = Compte supprimé
opponent-gone = Votre adversaire a supprimé son compte. Personne n’y décidera plus.

## Les règles et les préférences

rules-title = Les règles · Estafette
rules-contents = Sommaire
rules-language = Les règles ne sont disponibles qu’en anglais.
preferences-title = Préférences · Estafette
preferences-head = Préférences
preferences-kept = Ce navigateur les retient.
preferences-language = Langue
preferences-theme = Couleurs
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
preferences-motion = Mouvement
motion-system = Comme le système
motion-reduced = Rien ne bouge
preferences-rail = Ordres et journal, à côté de la carte
rail-right = À droite
rail-left = À gauche

## Courriels des parties

notifications-title = Courriels · Estafette
notifications-head = Les courriels de vos parties
notifications-to = Ils vont à { $address }.
notifications-no-address = Vous n’avez pas d’adresse reconnue comme la vôtre ; rien ne peut vous être envoyé.
notifications-no-server = Ce serveur n’envoie pas de courriels. Ce qui serait envoyé se lit ici, dans votre boîte.
notifications-mailbox = Ce qui vous a été envoyé
notifications-when = Quand vous devez décider
rule-at_once = Me prévenir aussitôt
rule-when_away = Me prévenir si je n’ai pas regardé depuis un moment
rule-digest = Me prévenir une fois par jour, pour toutes les parties
rule-off = Ne rien envoyer
rule-as-all = Comme pour toutes
notifications-away = Au bout de tant de minutes
notifications-digest-at = Chaque jour à
notifications-quiet = Heures de repos
notifications-quiet-on = Rien n’est envoyé entre ces heures
notifications-from = de
notifications-to-hour = à
notifications-clock = À l’heure de { $timezone }.
notifications-save = Enregistrer
notifications-saved = Enregistré.
notifications-games = Parties qui ont leur propre règle
mailbox-title = Boîte de courriels · Estafette
mailbox-head = Ce qui vous a été envoyé
mailbox-no-server = Ce serveur n’envoie pas de courriels. Les vôtres sont ici, et nulle part ailleurs.
mailbox-empty = Rien pour l’instant.
mailbox-test = M’envoyer un courriel d’essai
mailbox-tested = Un courriel d’essai est en route.
mailbox-again = Regarder de nouveau
mailbox-as-text = En texte simple
sent-kind-decision = À vous de décider
sent-kind-game_started = Une partie commence
sent-kind-game_over = Une partie est finie
sent-kind-undo_asked = Revenir en arrière ?
sent-kind-draw_offered = La nulle est proposée
sent-kind-pause_asked = Une pause est demandée
sent-kind-reminder = Le temps s’épuise
sent-kind-time_out = Le temps de l’adversaire est écoulé
sent-kind-digest = Des parties vous attendent
sent-kind-test = Courriel d’essai
sent-kind-invitation = Une invitation
sent-kind-verify_address = Cette adresse est-elle la vôtre ?
sent-kind-reset_password = Un nouveau mot de passe
sent-kind-address_changed = Votre adresse a changé
sent-kind-unknown = Un courriel
sent-accepted = Le serveur de courriel l’a pris : { $answer }
sent-accepted-here = Gardé ici.
sent-waiting = Attend d’être envoyé.
sent-tried = { $times ->
    [one] Essayé une fois sans succès, bientôt de nouveau : { $problem }
   *[other] Essayé { $times } fois sans succès, bientôt de nouveau : { $problem }
  }
sent-given-up = Abandonné : { $problem }
sent-expired = Il n’a pas pu partir tant qu’il comptait.
sent-cancelled = Pas envoyé : ce n’était plus utile.
sent-cancelled-answered = Pas envoyé : vous aviez déjà répondu.
sent-cancelled-over = Pas envoyé : la partie était déjà finie.
sent-cancelled-off = Pas envoyé : vous ne voulez pas de tels courriels.
sent-cancelled-digest = Pas envoyé : c’est dans votre liste du jour.
sent-cancelled-no_address = Pas envoyé : vous n’avez pas d’adresse reconnue comme la vôtre.
stop-head = Moins de courriels
stop-all = Plus de courriels de vos parties ? Vous pourrez les reprendre à tout moment.
stop-game = Plus de courriels de cette partie, ou de toutes ?
stop-do-all = Arrêter tous les courriels
stop-do-game = Taire cette partie
stop-done-all = Plus aucun courriel de vos parties n’est envoyé.
stop-done-game = Plus aucun courriel de cette partie n’est envoyé.
stop-choose = Choisir les envois

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
refusal-done = Ce bloc a déjà participé à une action ce tour.
refusal-not_enough_commands = Il ne reste pas assez de commandements.
refusal-nowhere_new = Le bloc s’y trouve déjà.
refusal-off_map = Un bloc qui attend hors de la carte ne peut entrer que par la route ou par le pont de bateaux.
refusal-not_adjacent = Ces lieux ne sont pas voisins pour une marche hors route.
refusal-own_approach_only = Depuis la réserve, un bloc ne peut s’avancer que dans une approche de sa propre localité.
refusal-enemy_there = L’ennemi tient cette localité.
refusal-no_enemy_beyond = Une approche ne peut être bloquée que si l’ennemi tient la localité d’en face.
refusal-no_room = Il n’y a pas assez de place dans cette localité.
refusal-disorganized = Des blocs désorganisés ne peuvent ni quitter leur localité ni attaquer.
refusal-first_round_blocking = Au premier tour, les blocs français ne peuvent pas venir bloquer une approche.
refusal-protected_entry = L’ennemi ne peut pas entrer dans cette localité tant que des renforts attendent d’y entrer.
refusal-not_in_reserve = Seul un bloc en réserve peut marcher par la route.
refusal-no_road = Aucune route n’y mène.
refusal-too_many_crossings = Une marche par la route franchit d’un à trois passages.
refusal-against_traffic = Ce passage a déjà servi dans l’autre sens ce tour.
refusal-traffic_jam = La circulation sur cette route ne laisse aucun pas à cette marche.
refusal-march_ends_there = La marche doit s’arrêter là où se trouvent des blocs désorganisés.
refusal-only_cavalry_attacks_by_road = Seule la cavalerie peut attaquer pendant une marche par la route.
refusal-attack_ends_route = Ordonnez la marche jusqu’à l’attaque ; si elle réussit, vous pourrez continuer.
refusal-crossing_attacked = Ce passage a déjà servi à une attaque par la route ce tour.
refusal-not_open_yet = Ces renforts ne sont pas encore arrivés.
refusal-artillery_waits = L’artillerie autrichienne ne peut pas entrer au premier tour.
refusal-no_pontoon = Il n’y a pas de pont de bateaux à cet endroit.
refusal-pontoon_used = Le pont de bateaux a déjà servi ce tour.
refusal-no_enemy_to_attack = Il n’y a pas d’ennemi dans cette localité.
refusal-wrong_approach = Les blocs ne sont ni en réserve le long de cette limite ni dans cette approche.
refusal-fully_blocked = L’ennemi bloque entièrement cette approche.
refusal-needs_infantry = Cette approche gêne la cavalerie : de l’infanterie doit participer.
refusal-too_many_responders = Il ne peut pas venir plus de blocs en réponse qu’il n’y a d’assaillants.
refusal-closed_border = Un assaut par cette limite a été perdu : plus rien ne peut la franchir ce tour.
refusal-won_by_assault = On ne peut pas entrer par la route, ce tour, dans une localité prise d’assaut.
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
refusal-organize_the_rest = Tous les blocs désorganisés d’une localité doivent être organisés dans le même tour, ou aucun ; les commandements restants doivent y suffire.
refusal-not_there = Un bloc ne peut pas se replier là maintenant.
refusal-no_token_there = On ne peut pas y prendre de jeton de moral.

refusal-not_an_order = Le serveur ne connaît pas cet ordre. Rechargez la page.
refusal-nothing_to_take_back = Il n’y a pas d’ordre à reprendre là.
refusal-behind_the_wall = Depuis, quelque chose a été montré, le hasard a joué ou l’autre camp a décidé. Demandez à votre adversaire.
refusal-undo_already_asked = Une demande attend déjà sa réponse.
refusal-undo_asked_before = Vous avez déjà demandé. Redemandez quand un ordre aura été donné.
refusal-undo_not_asked = Personne ne demande à revenir en arrière.
refusal-not_over = La partie n’est pas encore terminée. Proposez une revanche quand elle le sera.
refusal-already_offered = C’est déjà proposé et attend sa réponse.
refusal-offered_before = Vous l’avez déjà proposé, et votre adversaire n’a pas donné d’ordre depuis.
refusal-not_offered = Ce n’est pas proposé, ou plus.
refusal-own_offer = Qui a fait une offre peut la retirer ; c’est l’autre qui y répond.
refusal-rematch_agreed = Vous vous êtes déjà mis d’accord sur une revanche.
refusal-no_clock = Cette partie se joue sans pendule.
refusal-time_left = Le temps de votre adversaire n’est pas écoulé.
refusal-paused = La partie est déjà en pause.
refusal-not_paused = La partie n’est pas en pause.
refusal-not_your_pause = Seul le camp qui a demandé la pause peut y mettre fin plus tôt.
refusal-own_undo = C’est à votre adversaire d’accepter.
refusal-stale = La partie a avancé depuis que cet ordre a été préparé. Regardez de nouveau.
refusal-order_id_reused = Cet identifiant appartient à un autre ordre.
refusal-too_large = Ce message est trop long.
refusal-not_text = Les messages sont du JSON dans des trames de texte.
refusal-slow_down = Trop de messages à la fois. Celui-ci n’a pas été lu.
refusal-malformed = Cette demande n’est pas comprise.
refusal-not_signed_in = Connectez-vous d’abord.
refusal-wrong_credentials = Le nom ou le mot de passe est faux.
refusal-wrong_password = Le mot de passe est faux.
refusal-not_for_tokens = Un jeton d’accès ne peut pas gérer le compte. Connectez-vous avec le mot de passe.
refusal-invalid-new_password = Un mot de passe compte de 8 à 200 caractères.
refusal-invalid-email = Aucun courriel ne peut être envoyé à cette adresse.
refusal-link_void = Ce lien a déjà servi, ou il est trop vieux. Demandez-en un nouveau.
refusal-nothing_to_verify = Il n’y a pas d’adresse à vérifier.
refusal-invalid-label = Une étiquette compte de 1 à 40 caractères, sur une ligne.
refusal-too_many_tokens = Vous avez trop de jetons d’accès. Révoquez-en d’abord un.
refusal-no_such_session = Cette session est déjà terminée.
refusal-no_such_token = Ce jeton d’accès est déjà révoqué.
refusal-name_taken = Ce nom est pris. Choisissez-en un autre.
refusal-invalid-name = Un nom compte de 2 à 24 lettres (a à z), chiffres, traits d’union, tirets bas ou points.
refusal-invalid-password = Un mot de passe compte de 8 à 200 caractères.
refusal-invalid-pace = En direct, il y a de 10 secondes à 12 heures, et jusqu’à 10 minutes de plus par décision. Par courrier, de 1 à 30 jours par décision, et jusqu’à 60 jours de plus pour la partie.
refusal-too_many_tries = Trop d’essais. Attendez un peu et recommencez.
refusal-too_many_games = Vous avez trop de parties en attente d’un adversaire. Retirez-en d’abord une.
refusal-opponent_gone = Votre adversaire a supprimé son compte : il n’y a plus personne avec qui rejouer.
refusal-no_address = Confirmez d’abord votre propre adresse de courriel. Elle se trouve dans votre compte.
refusal-not_found = Il n’y a rien à cette adresse.
refusal-method_not_allowed = Cette adresse n’accepte pas cette méthode.
refusal-no_such_game = Cette partie n’existe pas.
refusal-no_such_invitation = Cette invitation n’existe pas. La partie a peut-être été retirée.
refusal-invitation_used = Quelqu’un a déjà accepté cette invitation.
refusal-not_a_player = Vous ne jouez pas dans cette partie.
refusal-not_open = Cette partie ne se rejoint qu’avec son lien d’invitation.
refusal-own_game = C’est votre propre partie. Attendez un adversaire.
refusal-game_full = Cette partie a déjà ses deux joueurs.
refusal-link_revoked = Ce lien ne permet plus de regarder. Demandez-en un nouveau aux joueurs.
refusal-nobody_watches = Personne ne peut regarder cette partie, il n’y a donc pas de lien.
refusal-watching_agreed = C’était convenu quand la partie a commencé. On peut seulement le restreindre.
refusal-lens_closed = Jusqu’à la fin de la partie, vous ne pouvez la revoir que par vos propres yeux.
refusal-too_many_watchers = Cette partie a autant de spectateurs que possible. Réessayez plus tard.
refusal-watching_only = Vous regardez cette partie. Seuls ses joueurs y prennent part.
refusal-not_started = Cette partie attend un second joueur.
refusal-has_begun = Cette partie a commencé. On ne peut plus la quitter.
refusal-foreign_origin = Cette demande venait d’un autre site.
refusal-not_a_websocket = Cette adresse est réservée aux WebSockets.
refusal-game_damaged = Cette partie est endommagée. Ses joueurs n’ont rien perdu d’autre ; prévenez l’hébergeur.
refusal-busy = Le serveur est occupé. Réessayez dans un instant.
refusal-unavailable = Le serveur n’atteint pas sa base de données. Réessayez dans un instant.
refusal-internal = Quelque chose s’est mal passé sur le serveur.

## Talk and notes

tab-talk = Parler
tab-notes = Notes
papers = Journal, messages et notes
key-talk = messages
talk-head = Messages avec { $player }
talk-block = Bloquer
talk-unblock = Débloquer
talk-report = Signaler
talk-off = Cette partie se joue sans messages.
talk-empty = Rien n’a encore été dit.
talk-read = Lu
talk-blocked = Vous avez bloqué { $player }. Vous ne vous entendez plus.
talk-field = Message à { $player }
talk-hint = Entrée envoie, Maj et Entrée va à la ligne
talk-say = Envoyer
talk-unread = { $count ->
    [one] un nouveau message
   *[other] { $many } nouveaux messages
  }
announce-said = { $player } dit : { $text }
report-head = Signaler un message
report-text = L’hôte de ce serveur le lira avec votre raison.
report-reason = Qu’est-ce qui ne va pas ?
report-do = Le signaler
report-sent = L’hôte va le regarder.
notes-head = Mes notes
notes-hint = Personne d’autre ne les voit.
notes-kept = Gardé
notes-keeping = On garde …
notes-failed = Pas encore gardé
blocked-head = Joueurs bloqués
blocked-hint = Ceux que vous avez bloqués ne peuvent pas vous écrire, et aucun des deux ne voit les parties ouvertes de l’autre.
blocked-none = Vous n’avez bloqué personne.
blocked-undo-label = Débloquer { $player }
new-talk = Les joueurs peuvent s’écrire
refusal-talk_off = Cette partie se joue sans messages.
refusal-talk_blocked = Vous avez bloqué votre adversaire. Débloquez-le pour lui écrire.
refusal-talk_unheard = Votre adversaire ne reçoit pas de messages.
refusal-talk_length = Un message a de 1 à 500 caractères.
refusal-talk_full = On ne peut plus rien dire dans cette partie.
refusal-talk_too_fast = Trop de messages. Attendez un peu et réessayez.
refusal-no_such_player = Aucun joueur ne porte ce nom.
refusal-blocked = Vous ne pouvez pas rejoindre cette partie : l’un de vous a bloqué l’autre.
refusal-too_many_blocks = Vous avez bloqué autant de joueurs que possible. Débloquez-en un d’abord.
refusal-invalid-reason = Une raison a au plus 500 caractères.
refusal-invalid-text = Les notes ont au plus 20 000 caractères.
refusal-no_such_mail = Il n’y a pas de tel courriel.
refusal-no_such_link = Ce lien est inconnu. Connectez-vous pour choisir les envois.
refusal-invalid-quiet = Les heures de repos vont d’une heure à une autre, par exemple de 22:00 à 07:00.
refusal-invalid-away_minutes = Choisissez de 1 à 1440 minutes.
refusal-invalid-digest_at = Choisissez une heure, par exemple 08:00.
refusal-invalid-language = Choisissez en, fr, de ou es.
refusal-invalid-timezone = Choisissez un fuseau horaire, par exemple Europe/Paris.

## Regarder, et revoir

new-watching = Qui peut regarder
watching-nobody = Personne
watching-invited = Qui reçoit un lien
watching-everybody = Tout le monde
card-watching-nobody = personne ne regarde
card-watching-invited = à regarder avec un lien
card-watching-everybody = tout le monde peut regarder
join-watching-nobody = Personne ne peut regarder.
join-watching-invited = Qui reçoit un lien de l’un de vous peut regarder.
join-watching-everybody = Tout le monde peut regarder.
watch-button = Qui peut regarder
watchers = { $count ->
    [one] un spectateur
   *[other] { $many } spectateurs
  }
watch-stricter = C’était convenu quand la partie a commencé. Chacun de vous peut restreindre ce choix, aucun ne peut l’élargir.
watch-open-later = Une fois la partie finie, tout le monde peut la revoir, toutes les faces visibles.
watch-private-later = Une fois la partie finie, vous deux pouvez la revoir, toutes les faces visibles, ainsi que toute personne qui a un lien.
watch-link-head = Un lien pour regarder
watch-link = Lien pour regarder
watch-link-once = Il n’est montré que maintenant. Un nouveau lien le remplace.
watch-link-out = Un lien existe. Qui l’a peut regarder.
watch-link-draw = Créer un lien
watch-link-anew = Créer un nouveau lien
watch-link-revoke = Retirer le lien
watch-head = Batailles à regarder
watch-pair = { $austria } contre { $france }
watch-open = Regarder
watch-open-label = Regarder { $austria } contre { $france }
replay-finished = finie le { $date }
replay-against = contre
replay-own = Tel que vu jusqu’ici
replay-open = Revoir la partie
replay-look-back = Revoir
replay-share = Partager ce moment
replay-share-text = Le lien ouvre la partie à ce moment, par ces yeux.
replay-share-link = Lien vers ce moment
replay-back = Retour à la partie
replay-lenses = Par les yeux de qui
replay-lens = { $side ->
    [austria] Vu par l’Autriche
   *[france] Vu par la France
  }
replay-truth = La vérité
replay-compare = Comparer
replay-veiled = L’autre camp ne connaissait pas cette face
replay-gap = { $title } ne connaissait pas cette face
replay-controls = Moments de la partie
replay-first = Au début
replay-back-one = Un ordre en arrière
replay-on-one = Un ordre en avant
replay-last = À la fin
replay-play = Jouer
replay-pause = Pause
replay-mark-back = Attaque ou perte d’avant
replay-mark-on = Attaque ou perte suivante
replay-speed = Vitesse
replay-moment = Tour { $round }, { $hour } · ordre { $number } sur { $last }
replay-timeline = Moment de la partie
replay-tall = L’Autriche au-dessus de la ligne, la France en dessous, trait long où quelque chose fut révélé ou perdu
replay-chart = Le cours de la partie
replay-chart-morale = Moral
replay-chart-strength = Force sur la carte
replay-chart-east = Blocs à l’est de la ligne
replay-chart-line = { $army }, de { $first } à { $last }.
replay-go = À l’ordre { $number }
replay-nothing-yet = Rien n’a encore été ordonné.
replay-saw = { $title } a vu { $count ->
    [one] un bloc
   *[other] { $many } blocs
  } et { $known ->
    [0] ne connaissait aucune face.
   *[other] connaissait { $faces }.
  }
replay-fair = Hasard loyal
replay-fair-text = L’engagement était public quand la partie a commencé. C’est le SHA-256 de la graine, d’où vient tout ce qui fut laissé au hasard.
replay-commitment = Engagement
replay-seed = Graine
replay-title = { $austria } contre { $france } · Estafette
replay-again = Réessayer
key-replay-step = un ordre en arrière, en avant
key-replay-turn = un tour en arrière, en avant
key-replay-mark = à l’attaque, la perte ou le changement de moral d’avant, d’après
key-replay-play = jouer, pause
key-replay-ends = au début, à la fin
key-replay-lens = vu par la France, la vérité, vu par l’Autriche
key-replay-compare = ce qu’un camp a vu à côté de la vérité, puis ce qu’a vu l’autre
key-replay-sheet = journal, ou ce qu’on pouvait conclure
replay-papers = À côté du plateau
replay-sheet-hint = Sur les blocs de l’ennemi, d’après ce que { $title } avait vu et rien d’autre.
replay-sheet-whose = Déductions de quel camp

## Rapport de bataille

report-title = Rapport de bataille · Estafette
report-title-of = { $austria } contre { $france } : rapport de bataille · Estafette
report-name = Rapport de bataille
report-print = Imprimer
report-back = Revoir la partie
report-figures = Les armées à la fin
report-lost-blocks = Blocs perdus
report-lost-strength = Force perdue
report-morale = Moral
report-blocks = Blocs sur la carte
report-course = Tour par tour
report-told = Brouillard levé : sur les cartes, tous les blocs sont à découvert. Ce qui fut repris est omis. Les nombres sur les cartes sont ceux des localités.
report-maps-missing = Certaines cartes n’ont pas pu être obtenues. Imprimez de nouveau dans un instant.
report-map-first = Le champ de bataille avant le premier ordre.
report-map-fight = Le champ de bataille après cela, au tour { $round }, { $hour }.
report-map-last = Le champ de bataille à la fin, au tour { $round }, { $hour }.
report-map-alt = Tout le champ de bataille au tour { $round }, { $hour }, tous les blocs à découvert. Blocs sur la carte : Autriche { $austrian }, France { $french }.
report-check = Pour vérifier ce rapport
report-check-text = À cette adresse, on peut revoir la partie, obtenir son fichier et la rejouer. L’engagement était public quand la partie a commencé. C’est le SHA-256 de la graine, d’où vient tout ce qui fut laissé au hasard.
report-address = Adresse

## Les archives, les fichiers de partie, et ce qu’on peut conclure

nav-archive = Archives
lobby-archive = Parcourir les parties terminées
archive-title = Archives · Estafette
archive-head = Les archives
archive-intro = Les parties terminées que tout le monde peut voir.
archive-verify = Vérifier un fichier de partie
archive-link = Vers les archives
archive-search = Chercher des parties
archive-player = Joueur
archive-side = qui joue
archive-result = Résultat
archive-any = n’importe lequel
archive-result-austria = l’Autriche a gagné
archive-result-france = la France a gagné
archive-result-draw = partie nulle
archive-length = Durée en tours
archive-least = de
archive-most = à
archive-days = Terminées
archive-from = du
archive-until = au
archive-do = Chercher
archive-all = Toutes les parties
archive-none = Aucune partie ne s’est encore terminée ici.
archive-none-such = Aucune partie de ce genre.
archive-game = { $austria } contre { $france }
archive-imported = jouée ailleurs
archive-file = Fichier
archive-check = Vérifier
archive-figures = En chiffres
archive-found = { $count ->
    [0] Aucune partie au résultat connu.
    [one] Une partie.
   *[other] { $count } parties.
  }
archive-won-by = Gagnées par
archive-way-decisive = victoire décisive
archive-way-marginal = victoire marginale
archive-way-resignation = abandon
archive-way-time = au temps
archive-drawn = { $count ->
    [0] Aucune nulle.
    [one] Une nulle.
   *[other] { $count } nulles.
  }
archive-lengths = Durée en tours
archive-of-length = { $count ->
    [one] tour { $round } : une partie
   *[other] tour { $round } : { $count } parties
  }
archive-middle = La moitié était finie au tour { $round }.

file-title = Vérifier un fichier de partie · Estafette
file-head = Vérifier un fichier de partie
file-intro = Toute partie terminée peut être gardée dans un fichier. Votre navigateur vérifie que le hasard était fixé d’avance et qu’aucune entrée n’a été changée ; le serveur la rejoue selon les règles.
file-choose = Le fichier
file-no-file = Ce n’est pas un fichier de partie.
file-game = { $count ->
    [one] { $austria } contre { $france }, une entrée
   *[other] { $austria } contre { $france }, { $count } entrées
  }
file-seed-right = La graine est celle à laquelle on s’était engagé au début de la partie.
file-seed-wrong = La graine n’est pas celle à laquelle on s’était engagé au début de la partie.
file-chain-right = La chaîne d’empreintes est entière : aucune entrée n’a été changée, omise ou déplacée.
file-chain-wrong = La chaîne d’empreintes se rompt à l’entrée { $position }.
file-chain-opening = La chaîne d’empreintes se rompt dès le début.
file-cannot = Ce navigateur ne vérifie pas d’empreintes ici : il faut https. Le serveur le fait.
file-playing = Le serveur rejoue la partie …
file-played = Rejouée selon les règles : { $ending } Elle s’est terminée au tour { $round }.
file-right = Le fichier est juste.
file-wrong = Quelque chose ne va pas dans ce fichier.
file-bring = La verser aux archives
file-bring-hint = Tout le monde peut l’y voir, avec la mention « jouée ailleurs ».
file-bring-login = Connectez-vous pour la verser aux archives.
check-right = Juste :
check-wrong = Faux :
fault-unreadable = Ce n’est pas un fichier de partie entier : { $why }
fault-other_version = Le fichier suit une version du format inconnue ici.
fault-other_rules = La partie a été jouée selon une version des règles inconnue ici.
fault-seed = La graine n’est pas celle à laquelle on s’était engagé : la partie n’est pas rejouée.
fault-missing = L’entrée { $position } n’est pas à sa place : il en manque une, ou elles ont été déplacées.
fault-opening = Le début du fichier n’est pas tel qu’il fut enregistré.
fault-chain = L’entrée { $position }, ou quelque chose avant elle, n’est pas telle qu’elle fut enregistrée.
fault-options = La partie ne peut pas être mise en place : { $why }
fault-set_up = La graine et les options donnent une autre mise en place.
fault-backwards = L’entrée { $position } précède dans le temps celle d’avant.
fault-out_of_turn = L’entrée { $position } est un ordre de { $name }, mais c’était à l’autre camp de décider.
fault-refused = L’entrée { $position }, de { $name }, est refusée : { $why }
fault-time = L’entrée { $position }, de { $name }, est refusée par les pendules : { $why }
fault-seen = Après l’entrée { $position }, { $name } a vu autre chose que ce que dit le fichier.
fault-not_over = La partie n’est pas terminée après la dernière entrée.
fault-result = La partie ne s’est pas terminée comme le dit le fichier.
fault-too_long = Tant d’ordres sont repris dans cette partie qu’elle n’est pas rejouée ici.

new-deductions = Chacun a une feuille de ce qu’on peut conclure
card-deductions = avec feuilles de déductions
tab-sheet = Déductions
sheet-head = Ce qu’on peut conclure
sheet-hint = Sur les blocs de l’ennemi, d’après ce que vous avez vu et rien d’autre.
sheet-army = Il reste à l’ennemi : { $faces }.
sheet-face = { $number } × { $face }
sheet-face-partly = { $number } × { $face } (dont { $hidden } cachés)
sheet-face-seen = { $number } × { $face } (aucun caché)
sheet-table = Pile par pile
sheet-where = Position
sheet-infantry = Inf.
sheet-cavalry = Cav.
sheet-artillery = Art.
sheet-strength = F.
sheet-infantry-long = infanterie
sheet-cavalry-long = cavalerie
sheet-artillery-long = artillerie
sheet-strength-long = force de tous les blocs ensemble
sheet-certain = à coup sûr { $faces }
sheet-truth = En vérité { $faces }.
refusal-still_running = Cette partie n’est pas encore terminée. Revenez quand elle le sera.
refusal-deductions_off = Cette partie se joue sans feuilles de déductions.
refusal-not_verified = Ce fichier n’est pas vérifié. On ne prend que ce qui se rejoue comme le fichier le dit.
refusal-too_many_imports = Vous avez apporté autant de parties que possible.
refusal-invalid-players = Les noms des joueurs ont de 1 à 40 caractères.

## Commentaires sur les parties terminées

tab-comments = Commentaires
key-replay-comments = aller aux commentaires
comments-head = Commentaires
comments-back = Précédent
comments-on = Suivant
comments-set-up = La mise en place
comments-moment = Tour { $round }, { $hour } · ordre { $number }
comments-none-here = Personne n’a rien dit de ce moment.
comments-none = Personne n’a encore rien dit de cette partie.
comments-elsewhere = Autres moments
comments-count = { $count ->
    [one] un commentaire
   *[other] { $many } commentaires
  }
comments-of-order = { $count ->
    [one] Un commentaire sur l’ordre { $number }
   *[other] { $many } commentaires sur l’ordre { $number }
  }
comments-field = Commenter ce moment
comments-hint = Ctrl et Entrée envoient
comments-length = { $length } caractères sur { $most }
comments-send = Commenter
comments-sent = Votre commentaire est là pour tous les lecteurs.
comments-closed = Les joueurs de cette partie ne laissent pas les lecteurs commenter.
comments-sign-in = Se connecter pour commenter
comments-let = Laisser les lecteurs commenter
comments-let-both = Vous êtes d’accord tous les deux : qui peut voir la partie peut la commenter.
comments-let-other = Les lecteurs pourront commenter dès que votre adversaire les laissera faire aussi.
comments-let-none = Seuls vous et votre adversaire pouvez commenter.
comments-remove = Retirer
comments-remove-head = Retirer un commentaire
comments-remove-text = Il disparaît pour de bon, et pour tout le monde.
comments-remove-do = Le retirer
comments-report-head = Signaler un commentaire
replay-tall-flags = L’Autriche au-dessus de la ligne, la France en dessous, trait long où quelque chose fut révélé ou perdu, fanion où il y a des commentaires
deletion-comments = Ce que vous avez écrit sur des parties y reste, sans votre nom.
refusal-comment_length = Un commentaire compte de 1 à 1000 caractères.
refusal-comment_nowhere = Cette partie n’a pas ce moment-là.
refusal-comments_closed = Les joueurs de cette partie ne laissent pas les lecteurs commenter.
refusal-comment_unwanted = L’un des joueurs n’accepte pas de commentaires de vous.
refusal-comments_full = Cette partie a déjà autant de commentaires que possible.
refusal-too_many_comments = Vous avez écrit sur cette partie autant de commentaires qu’un lecteur le peut. Retirez-en d’abord un.
refusal-comment_too_fast = Trop de commentaires. Attendez un peu et réessayez.
refusal-no_such_comment = Ce commentaire n’existe pas. Il a peut-être été retiré.
refusal-not_your_comment = Seul son auteur peut retirer ce commentaire.
refusal-own_comment = Ce commentaire est de vous. Vous pouvez le retirer vous-même.
