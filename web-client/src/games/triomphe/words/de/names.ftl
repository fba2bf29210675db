## Armeen, Blöcke, Orte

side-austria = Österreich
side-france = Frankreich
the-side = { $side ->
    [austria] Österreich
   *[france] Frankreich
  }
part-arm = { $arm ->
    [infantry] Infanterie
    [cavalry] Kavallerie
   *[artillery] Artillerie
  }
face = { part-arm } { $strength }
the-face = die { part-arm } { $strength }
the-hidden = eine verdeckte Einheit
locale = Gebiet { $number }
the-locale = Gebiet { $number }
village = { $village } ({ $number })
where-reserve = { $locale }, Reserve
where-approach = { $locale }, gegenüber { $towards }
opposite-north = { $locale } (nördliche Grenze)
opposite-south = { $locale } (südliche Grenze)
round = Runde { $round } von 16

## Was geschehen ist

event-ended-decisive = { $name } gewinnt: Die andere Armee hat den Mut verloren. Ein entscheidender Sieg.
event-ended-marginal = { $name } erringt einen knappen Sieg.

## Rund um die Partie

game-triomphe = Triomphe à Marengo
game-short-triomphe = Marengo
new-advanced = Eine bekannte Verteilung
new-advanced-hint = Die französischen Blöcke als JSON, für eine freundschaftliche Partie, in der beide sie kennen. Ohne Angabe werden sie ausgelost.
new-deal = Verteilung
