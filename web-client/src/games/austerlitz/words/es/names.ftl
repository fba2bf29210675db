## Ejércitos, unidades, lugares

side-allies = Aliados
side-french = Franceses
side-random = bando por sorteo
the-side = { $side ->
    [allies] el ejército aliado
   *[french] el ejército francés
  }
part-arm = { $arm ->
    [infantry] infantería
    [cavalry] caballería
   *[artillery] artillería
  }
face = { $arm ->
    [guard] Guardia { $strength }
   *[other] { part-arm } { $strength }
  }
the-face = { $arm ->
    [guard] la Guardia { $strength }
   *[other] la { part-arm } { $strength }
  }
the-hidden = una unidad oculta
locale = localización { $number }
the-locale = la localización { $number }
village = { $village } ({ $number })
where-reserve = { $locale }, en reserva
where-approach = { $locale }, frente a { $towards }
opposite-north = { $locale } (paso norte)
opposite-south = { $locale } (paso sur)
hour-noon = mediodía
hour-short = { $clock }
hour = { $clock }:00
round = Ronda { $round }

## Lo que ha pasado

event-ended-decisive = { $name } gana: el otro ejército está desmoralizado. Victoria decisiva.
event-ended-marginal = { $name } obtiene una victoria marginal.

## En torno a la partida

lobby-intro = Dos ejércitos de cuerpos y unidades ocultas, y sin dados: amenazas, y solo después se sabe si iba en serio. Austerlitz, 2 de diciembre de 1805.
game-austerlitz = Napoleon’s Triumph
game-short-austerlitz = Austerlitz
card-round = Ronda { $round }, { $hour }
card-given = ejércitos conocidos
card-finished-won = Austerlitz: victoria contra { $player }
card-finished-lost = Austerlitz: derrota contra { $player }
card-finished-draw = Austerlitz: tablas con { $player }
card-finished-over = Austerlitz contra { $player }
card-side-you = { $side ->
    [allies] juegas con los Aliados
    [french] juegas con los franceses
   *[random] bandos por sorteo
  }
card-side-left = { $side ->
    [allies] jugarías con los Aliados
   *[french] jugarías con los franceses
  }
card-offer = Austerlitz · { $offer }
new-side-allies = Aliados
new-side-french = Franceses
new-side-random = Por sorteo
join-text = { $player } te invita a Napoleon’s Triumph. Jugarías con { $name }.
join-text-random = { $player } te invita a Napoleon’s Triumph. Los bandos se sortean.
player-rounds = { $count ->
    [one] una ronda
   *[other] { $many } rondas
  }
result-won-decisive = Victoria decisiva
result-lost-decisive = Derrota decisiva
result-won-marginal = Victoria marginal
result-lost-marginal = Derrota marginal

## Una partida nueva

new-scenario = Escenario
new-scenario-second_december = 2 de diciembre
new-scenario-second_december-hint = El día de la batalla: diez rondas, con todos los cuerpos aliados en el mapa.
new-scenario-first_december = 1 de diciembre
new-scenario-first_december-hint = Los dos días y la noche que los separa: veintiuna rondas. Los Aliados empiezan con dos cuerpos en el mapa.
new-santon = El Santon
new-santon-hint = La colina del norte tiene reglas propias: desde ella solo puede liderar la batería fija.
new-handicap = Desventaja
new-handicap-none = Ninguna
new-handicap-allies = Los Aliados empiezan más débiles
new-handicap-french = Los franceses empiezan más débiles
new-handicap-points = Moral de menos al empezar
new-auction = Subasta
new-auction-none = Ninguna
new-auction-in_turn = Por turnos
new-auction-in_turn-hint = Cada puja de moral supera a la anterior, hasta que alguien pasa. El otro elige bando y empieza con su puja de menos.
new-auction-sealed = Pujas secretas
new-auction-sealed-hint = Ambos pujan una vez, en secreto. La puja más alta elige bando y empieza con ella de menos; si son iguales, decide la suerte.
new-teams = Jugadores por bando
new-teams-hint = Cada jugador de un equipo tiene sus propios cuerpos. El más antiguo es comandante en jefe.
refusal-handicap_and_auction = O una desventaja pactada o una subasta, no ambas.
refusal-team_size = Un bando tiene de uno a cuatro jugadores.
refusal-handicap_too_large = Una desventaja tiene que dejarle al ejército al menos 1 de moral.

## El archivo, los ficheros de partida, y lo que se puede deducir

archive-result-allies = ganaron los Aliados
archive-result-french = ganaron los franceses
archive-way-decisive = victoria decisiva
archive-way-marginal = victoria marginal
