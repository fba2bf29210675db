## Ejércitos, bloques, lugares

side-austria = Austria
side-france = Francia
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
round = Ronda { $round } de 16

## Lo que ha pasado

event-ended-decisive = { $name } gana: el otro ejército está desmoralizado. Victoria decisiva.
event-ended-marginal = { $name } obtiene una victoria marginal.

## En torno a la partida

game-triomphe = Triomphe à Marengo
game-short-triomphe = Marengo
new-advanced = Un reparto conocido
new-advanced-hint = Los bloques franceses en JSON, para una partida amistosa en la que ambos los conocen. Déjalo vacío para sortearlos.
new-deal = Reparto
