## Armeen, Blöcke, Orte

side-austria = Österreich
side-france = Frankreich
side-random = Seite nach Los
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
hour-noon = Mittag
hour-short = { $clock }
hour = { $clock } Uhr
round = Runde { $round } von 16

## Was geschehen ist

event-ended-decisive = { $name } gewinnt: Die andere Armee hat den Mut verloren. Ein entscheidender Sieg.
event-ended-marginal = { $name } erringt einen knappen Sieg.

## Rund um die Partie

lobby-intro = Zwei Armeen aus Holzblöcken, deren Vorderseiten nur sieht, wem sie gehören. Zieh jetzt oder zieh morgen: Der Kurier wartet. Das erste Schlachtfeld ist Marengo, 14. Juni 1800.
game-triomphe = Triomphe à Marengo
game-short-triomphe = Marengo
card-round = Runde { $round }, { $hour }
card-given = bekannte Verteilung
card-finished-won = Marengo: Sieg gegen { $player }
card-finished-lost = Marengo: Niederlage gegen { $player }
card-finished-draw = Marengo: Remis gegen { $player }
card-finished-over = Marengo gegen { $player }
card-side-you = { $side ->
    [austria] du spielst Österreich
    [france] du spielst Frankreich
   *[random] die Seiten werden gelost
  }
card-side-left = { $side ->
    [austria] du würdest Österreich spielen
   *[france] du würdest Frankreich spielen
  }
card-offer = Marengo · { $offer }
new-side-austria = Österreich
new-side-france = Frankreich
new-side-random = Per Los
new-advanced = Eine bekannte Verteilung
new-advanced-hint = Die französischen Blöcke als JSON, für eine freundschaftliche Partie, in der beide sie kennen. Ohne Angabe werden sie ausgelost.
new-deal = Verteilung
join-text = { $player } lädt dich zu Triomphe à Marengo ein. Du würdest { $name } spielen.
join-text-random = { $player } lädt dich zu Triomphe à Marengo ein. Die Seiten werden gelost.
player-rounds = { $count ->
    [one] eine Runde
   *[other] { $many } Runden
  }
result-won-decisive = Entscheidender Sieg
result-lost-decisive = Entscheidende Niederlage
result-won-marginal = Knapper Sieg
result-lost-marginal = Knappe Niederlage

## Zusehen und zurückblicken


## Das Archiv, Partiedateien, und was sich schließen lässt

archive-result-austria = Österreich hat gewonnen
archive-result-france = Frankreich hat gewonnen
archive-way-decisive = entscheidenden Sieg
archive-way-marginal = knappen Sieg
