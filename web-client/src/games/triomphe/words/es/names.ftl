## Ejércitos, bloques, lugares

side-austria = Austria
side-france = Francia
side-random = bando por sorteo
the-side = { $side ->
    [austria] Austria
   *[france] Francia
  }
part-arm = { $arm ->
    [infantry] infantería
    [cavalry] caballería
   *[artillery] artillería
  }
face = { part-arm } { $strength }
the-face = la { part-arm } { $strength }
the-hidden = una pieza oculta
locale = localización { $number }
the-locale = la localización { $number }
village = { $village } ({ $number })
where-reserve = { $locale }, en reserva
where-approach = { $locale }, frente a { $towards }
opposite-north = { $locale } (linde norte)
opposite-south = { $locale } (linde sur)
hour-noon = mediodía
hour-short = { $clock }
hour = { $clock }:00
round = Ronda { $round } de 16

## Lo que ha pasado

event-ended-decisive = { $name } gana: el otro ejército está desmoralizado. Victoria decisiva.
event-ended-marginal = { $name } obtiene una victoria marginal.

## En torno a la partida

lobby-intro = Dos ejércitos de bloques de madera cuyas caras solo ve su dueño. Juega ahora, o juega mañana: la estafeta espera. El primer campo de batalla es Marengo, 14 de junio de 1800.
game-triomphe = Triomphe à Marengo
game-short-triomphe = Marengo
card-round = Ronda { $round }, { $hour }
card-given = reparto conocido
card-finished-won = Marengo: victoria contra { $player }
card-finished-lost = Marengo: derrota contra { $player }
card-finished-draw = Marengo: tablas con { $player }
card-finished-over = Marengo contra { $player }
card-side-you = { $side ->
    [austria] juegas con Austria
    [france] juegas con Francia
   *[random] bandos por sorteo
  }
card-side-left = { $side ->
    [austria] jugarías con Austria
   *[france] jugarías con Francia
  }
card-offer = Marengo · { $offer }
new-side-austria = Austria
new-side-france = Francia
new-side-random = Por sorteo
new-advanced = Un reparto conocido
new-advanced-hint = Los bloques franceses en JSON, para una partida amistosa en la que ambos los conocen. Déjalo vacío para sortearlos.
new-deal = Reparto
join-text = { $player } te invita a Triomphe à Marengo. Jugarías con { $name }.
join-text-random = { $player } te invita a Triomphe à Marengo. Los bandos se sortean.
player-rounds = { $count ->
    [one] una ronda
   *[other] { $many } rondas
  }
result-won-decisive = Victoria decisiva
result-lost-decisive = Derrota decisiva
result-won-marginal = Victoria marginal
result-lost-marginal = Derrota marginal

## Mirar, y volver a ver


## El archivo, los ficheros de partida, y lo que se puede deducir

archive-result-austria = ganó Austria
archive-result-france = ganó Francia
archive-way-decisive = victoria decisiva
archive-way-marginal = victoria marginal
