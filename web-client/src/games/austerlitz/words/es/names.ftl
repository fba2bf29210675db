## Ejércitos, unidades, lugares

side-allies = Aliados
side-french = Franceses
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
round = Ronda { $round }

## Lo que ha pasado

event-ended-decisive = { $name } gana: el otro ejército está desmoralizado. Victoria decisiva.
event-ended-marginal = { $name } obtiene una victoria marginal.

## En torno a la partida

game-austerlitz = Napoleon’s Triumph
game-short-austerlitz = Austerlitz

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
