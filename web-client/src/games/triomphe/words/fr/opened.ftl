## La page de jeu

text-head = La position
text-none = Aucun bloc sur la carte.

## Le plateau, vu de près

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

## Au retour

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

## Regarder, et revoir

replay-chart-morale = Moral
replay-chart-strength = Force sur la carte
replay-chart-east = Blocs à l’est de la ligne
replay-chart-line = { $army }, de { $first } à { $last }.

## Rapport de bataille

report-figures = Les armées à la fin
report-lost-blocks = Blocs perdus
report-lost-strength = Force perdue
report-morale = Moral
report-blocks = Blocs sur la carte

## Les archives, les fichiers de partie, et ce qu’on peut conclure

sheet-head = Ce qu’on peut conclure
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

## Le compte d’un assaut

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
