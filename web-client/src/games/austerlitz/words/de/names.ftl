## Armeen, Einheiten, Orte

side-allies = Alliierte
side-french = Franzosen
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
round = Runde { $round }

## Was geschehen ist

event-ended-decisive = { $name } gewinnt: Die andere Armee ist demoralisiert. Ein entscheidender Sieg.
event-ended-marginal = { $name } erringt einen knappen Sieg.

## Rund um die Partie

game-austerlitz = Napoleon’s Triumph
game-short-austerlitz = Austerlitz

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
