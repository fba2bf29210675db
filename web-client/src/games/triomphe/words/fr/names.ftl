## Armées, blocs, lieux

side-austria = Autriche
side-france = France
side-random = un camp tiré au sort
the-side = { $side ->
    [austria] l’Autriche
   *[france] la France
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
locale = zone { $number }
the-locale = la zone { $number }
village = { $village } ({ $number })
where-reserve = { $locale }, en réserve
where-approach = { $locale }, face à { $towards }
opposite-north = { $locale } (limite nord)
opposite-south = { $locale } (limite sud)
hour-noon = midi
hour-short = { $clock }
hour = { $clock } h
round = Manche { $round } sur 16

## Ce qui s’est passé

event-ended-decisive = { $name } l’emporte : l’armée adverse est démoralisée. Victoire décisive.
event-ended-marginal = { $name } remporte une victoire marginale.

## Autour de la partie

lobby-intro = Deux armées de blocs de bois dont seul leur maître voit les faces. Jouez tout de suite, ou demain : l’estafette attend. Premier champ de bataille : Marengo, le 14 juin 1800.
game-triomphe = Triomphe à Marengo
game-short-triomphe = Marengo
card-round = Manche { $round }, { $hour }
card-given = répartition connue
card-finished-won = Marengo : gagnée contre { $player }
card-finished-lost = Marengo : perdue contre { $player }
card-finished-draw = Marengo : nulle contre { $player }
card-finished-over = Marengo contre { $player }
card-side-you = { $side ->
    [austria] vous jouez l’Autriche
    [france] vous jouez la France
   *[random] camps tirés au sort
  }
card-side-left = { $side ->
    [austria] vous joueriez l’Autriche
   *[france] vous joueriez la France
  }
card-offer = Marengo · { $offer }
new-side-austria = Autriche
new-side-france = France
new-side-random = Au sort
new-advanced = Une répartition connue
new-advanced-hint = Les blocs français en JSON, pour une partie amicale où les deux joueurs les connaissent. Laissez vide pour les tirer au sort.
new-deal = Répartition
join-text = { $player } vous invite à Triomphe à Marengo. Vous joueriez { $name }.
join-text-random = { $player } vous invite à Triomphe à Marengo. Les camps sont tirés au sort.
player-rounds = { $count ->
    [one] une manche
   *[other] { $many } manches
  }
result-won-decisive = Victoire décisive
result-lost-decisive = Défaite décisive
result-won-marginal = Victoire marginale
result-lost-marginal = Défaite marginale

## Regarder, et revoir


## Les archives, les fichiers de partie, et ce qu’on peut conclure

archive-result-austria = l’Autriche a gagné
archive-result-france = la France a gagné
archive-way-decisive = victoire décisive
archive-way-marginal = victoire marginale
