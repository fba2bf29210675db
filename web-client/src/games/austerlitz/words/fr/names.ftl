## Armées, unités, lieux

side-allies = Alliés
side-french = Français
side-random = un camp tiré au sort
the-side = { $side ->
    [allies] l’armée alliée
   *[french] l’armée française
  }
face = { $arm ->
    [guard] Garde { $strength }
    [infantry] infanterie { $strength }
    [cavalry] cavalerie { $strength }
   *[artillery] artillerie { $strength }
  }
the-face = { $arm ->
    [guard] la Garde { $strength }
    [infantry] l’infanterie { $strength }
    [cavalry] la cavalerie { $strength }
   *[artillery] l’artillerie { $strength }
  }
the-hidden = une unité cachée
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
round = Manche { $round }

## Ce qui s’est passé

event-ended-decisive = { $name } l’emporte : l’armée adverse est démoralisée. Victoire décisive.
event-ended-marginal = { $name } remporte une victoire marginale.

## Autour de la partie

lobby-intro = Deux armées de corps et d’unités cachées, et pas de dés : vous menacez, et l’on n’apprend qu’ensuite si c’était sérieux. Austerlitz, le 2 décembre 1805.
game-austerlitz = Napoleon’s Triumph
game-short-austerlitz = Austerlitz
card-round = Manche { $round }, { $hour }
card-given = armées connues
card-finished-won = Austerlitz : gagnée contre { $player }
card-finished-lost = Austerlitz : perdue contre { $player }
card-finished-draw = Austerlitz : nulle contre { $player }
card-finished-over = Austerlitz contre { $player }
card-side-you = { $side ->
    [allies] vous jouez les Alliés
    [french] vous jouez les Français
   *[random] camps tirés au sort
  }
card-side-left = { $side ->
    [allies] vous joueriez les Alliés
   *[french] vous joueriez les Français
  }
card-offer = Austerlitz · { $offer }
new-side-allies = Alliés
new-side-french = Français
new-side-random = Au sort
join-text = { $player } vous invite à Napoleon’s Triumph. Vous joueriez { $name }.
join-text-random = { $player } vous invite à Napoleon’s Triumph. Les camps sont tirés au sort.
player-rounds = { $count ->
    [one] une manche
   *[other] { $many } manches
  }
result-won-decisive = Victoire décisive
result-lost-decisive = Défaite décisive
result-won-marginal = Victoire marginale
result-lost-marginal = Défaite marginale

## Une nouvelle partie

new-scenario = Scénario
new-scenario-second_december = 2 décembre
new-scenario-second_december-hint = Le jour de la bataille : dix manches, tous les corps alliés sur la carte.
new-scenario-first_december = 1er décembre
new-scenario-first_december-hint = Les deux jours et la nuit qui les sépare : vingt et une manches. Les Alliés commencent avec deux corps sur la carte.
new-santon = Le Santon
new-santon-hint = La colline du nord a ses propres règles : seule la batterie fixe peut y mener.
new-handicap = Handicap
new-handicap-none = Aucun
new-handicap-allies = Les Alliés commencent affaiblis
new-handicap-french = Les Français commencent affaiblis
new-handicap-points = Moral en moins au départ
new-auction = Enchères
new-auction-none = Aucune
new-auction-in_turn = À tour de rôle
new-auction-in_turn-hint = Chaque mise de moral dépasse la précédente, jusqu’à ce que l’un de vous passe. L’autre choisit son camp et commence avec sa mise en moins.
new-auction-sealed = Mises secrètes
new-auction-sealed-hint = Chacun mise une fois, en secret. La plus forte mise choisit son camp et commence avec elle en moins ; à égalité, le sort décide.
new-teams = Joueurs par camp
new-teams-hint = Chaque joueur d’une équipe a ses propres corps. Le plus ancien est commandant en chef.
refusal-handicap_and_auction = Un handicap convenu ou des enchères, pas les deux.
refusal-team_size = Un camp compte d’un à quatre joueurs.
refusal-handicap_too_large = Un handicap doit laisser à l’armée un moral d’au moins 1.

## Les archives, les fichiers de partie, et ce qu’on peut conclure

archive-result-allies = les Alliés ont gagné
archive-result-french = les Français ont gagné
archive-way-decisive = victoire décisive
archive-way-marginal = victoire marginale
