## Un juego del que la página solo conoce lo que envía su servidor

plain-hint = Esta página no tiene mapa para este juego. Muestra lo que el juego cuenta, con las palabras del juego.
plain-players = Jugadores
plain-asked-head = Te toca decidir
plain-meanwhile-head = Mientras tanto puedes hacer esto
plain-asks = { $player } tiene que decidir ({ $what }).
plain-order = Jugada
plain-which = «{ $order }»: ¿cuál?
plain-exactly = { $count ->
    [0] ninguno
    [one] elige uno
   *[other] elige { $many }
  }
plain-up-to = { $count ->
    [one] elige uno o ninguno
   *[other] elige hasta { $many }, o ninguno
  }
plain-range = elige de { $least } a { $most }
plain-one-of = al menos uno de estos: { $these }
plain-within = entre los elegidos para { $field }
plain-block = bloque { $number }
plain-block-with = bloque { $number } ({ $facts })
plain-nothing = nada
plain-yes = sí
plain-no = no
plain-send = Hacer esta jugada
plain-facts = Lo que se sabe
plain-entries = { $count } entradas
plain-set-up = La partida está preparada.
