## Armeen, Einheiten, Orte

side-allies = Alliierte
side-french = Franzosen
side-random = Seite nach Los
the-side = { $side ->
    [allies] die alliierte Armee
   *[french] die französische Armee
  }
part-arm = { $arm ->
    [infantry] Infanterie
    [cavalry] Kavallerie
   *[artillery] Artillerie
  }
face = { $arm ->
    [guard] Garde { $strength }
   *[other] { part-arm } { $strength }
  }
the-face = { $arm ->
    [guard] die Garde { $strength }
   *[other] die { part-arm } { $strength }
  }
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
round = Runde { $round }

## Was geschehen ist

event-ended-decisive = { $name } gewinnt: Die andere Armee ist demoralisiert. Ein entscheidender Sieg.
event-ended-marginal = { $name } erringt einen knappen Sieg.

## Rund um die Partie

lobby-intro = Zwei Armeen aus Korps und verdeckten Einheiten, und keine Würfel: Du drohst, und erst dann zeigt sich, ob es dir ernst war. Austerlitz, 2. Dezember 1805.
game-austerlitz = Napoleon’s Triumph
game-short-austerlitz = Austerlitz
card-round = Runde { $round }, { $hour }
card-given = bekannte Armeen
card-finished-won = Austerlitz: Sieg gegen { $player }
card-finished-lost = Austerlitz: Niederlage gegen { $player }
card-finished-draw = Austerlitz: Remis gegen { $player }
card-finished-over = Austerlitz gegen { $player }
card-side-you = { $side ->
    [allies] du spielst die Alliierten
    [french] du spielst die Franzosen
   *[random] die Seiten werden gelost
  }
card-side-left = { $side ->
    [allies] du würdest die Alliierten spielen
   *[french] du würdest die Franzosen spielen
  }
card-offer = Austerlitz · { $offer }
new-side-allies = Alliierte
new-side-french = Franzosen
new-side-random = Per Los
join-text = { $player } lädt dich zu Napoleon’s Triumph ein. Du würdest { $name } spielen.
join-text-random = { $player } lädt dich zu Napoleon’s Triumph ein. Die Seiten werden gelost.
player-rounds = { $count ->
    [one] eine Runde
   *[other] { $many } Runden
  }
result-won-decisive = Entscheidender Sieg
result-lost-decisive = Entscheidende Niederlage
result-won-marginal = Knapper Sieg
result-lost-marginal = Knappe Niederlage

## Eine neue Partie

new-scenario = Szenario
new-scenario-second_december = 2. Dezember
new-scenario-second_december-hint = Der Tag der Schlacht: zehn Runden, alle alliierten Korps auf der Karte.
new-scenario-first_december = 1. Dezember
new-scenario-first_december-hint = Beide Tage und die Nacht dazwischen: einundzwanzig Runden. Die Alliierten beginnen mit zwei Korps auf der Karte.
new-santon = Der Santon
new-santon-hint = Für die Höhe im Norden gelten eigene Regeln: Von dort kann nur die feste Batterie führen.
new-handicap = Vorgabe
new-handicap-none = Keine
new-handicap-allies = Die Alliierten beginnen schwächer
new-handicap-french = Die Franzosen beginnen schwächer
new-handicap-points = Weniger Moral zu Beginn
new-auction = Versteigerung
new-auction-none = Keine
new-auction-in_turn = Reihum
new-auction-in_turn-hint = Jedes Gebot an Moral ist höher als das letzte, bis einer passt. Der andere wählt die Seite und beginnt um sein Gebot schwächer.
new-auction-sealed = Verdeckte Gebote
new-auction-sealed-hint = Beide bieten einmal, verdeckt. Das höhere Gebot wählt die Seite und beginnt um so viel schwächer; bei gleichen entscheidet das Los.
new-teams = Spieler je Seite
new-teams-hint = In einer Mannschaft hat jeder eigene Korps. Der Ranghöchste ist Oberbefehlshaber.
refusal-handicap_and_auction = Entweder eine Vorgabe oder eine Versteigerung, nicht beides.
refusal-team_size = Eine Seite hat einen bis vier Spieler.
refusal-handicap_too_large = Eine Vorgabe muss der Armee mindestens 1 Moral lassen.

## Das Archiv, Partiedateien, und was sich schließen lässt

archive-result-allies = die Alliierten haben gewonnen
archive-result-french = die Franzosen haben gewonnen
archive-way-decisive = entscheidenden Sieg
archive-way-marginal = knappen Sieg
