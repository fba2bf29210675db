## Armées, blocs, lieux

side-austria = Autriche
side-france = France
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
round = Manche { $round } sur 16

## Ce qui s’est passé

event-ended-decisive = { $name } l’emporte : l’armée adverse est démoralisée. Victoire décisive.
event-ended-marginal = { $name } remporte une victoire marginale.

## Autour de la partie

game-triomphe = Triomphe à Marengo
game-short-triomphe = Marengo
new-advanced = Une répartition connue
new-advanced-hint = Les blocs français en JSON, pour une partie amicale où les deux joueurs les connaissent. Laissez vide pour les tirer au sort.
new-deal = Répartition
