## La página de la partida

text-head = La posición
text-none = No hay bloques en el mapa.

## El tablero, mirado de cerca

place-objective = Al este de la línea de objetivo.
place-area = Desde aquí entra { $name } por { $to }. Apertura: { $hour }.
place-stands = Quién está aquí
place-nobody = Nadie.
place-reserve = { $name }, en reserva
place-facing = { $name }, frente a { $towards }
place-waiting = { $name }, en espera
place-morale = { $tokens ->
    [one] Una ficha de moral { part-army-feminine } está comprometida aquí.
   *[other] Aquí están comprometidas { $many } fichas de moral { part-army-feminine }s.
  }
place-borders = Sus lindes
border-wide = Ancha: la cubren dos bloques.
border-narrow = Estrecha: la cubre un bloque.
border-infantry = { $count ->
    [one] A la infantería que lidera un asalto desde allí se le resta uno.
   *[other] A la infantería que lidera un asalto desde allí se le restan { $many }.
  }
border-cavalry = { $count ->
    [one] A la caballería que lidera un asalto desde allí se le resta uno.
   *[other] A la caballería que lidera un asalto desde allí se le restan { $many }.
  }
border-artillery = La artillería de allí no puede disparar hacia aquí.
border-obstructing = Obstruye a la caballería que viene de allí: no puede liderar y necesita infantería para atacar.
border-road-main = Una carretera principal.
border-road-local = Una carretera local.
border-closed = Cerrada este turno por un asalto perdido.

## Antes de que termine el turno

remains-head = ¿Terminar el turno?
remains-back = Seguir jugando
remains-free = { $count ->
    [one] Aún puede marchar gratis un bloque
   *[other] Aún pueden marchar gratis { $many } bloques
  }
remains-paid = { $count ->
    [one] Por una orden puede actuar un bloque más
   *[other] Por una orden pueden actuar { $many } bloques más
  }
remains-guns = { $count ->
    [one] Puede bombardear gratis una artillería
   *[other] Pueden bombardear gratis { $many } artillerías
  }
remains-assaults = { $count ->
    [one] Puede darse un asalto.
   *[other] Pueden darse { $many } asaltos.
  }

## Al volver

text-commands = { $commands ->
    [0] No quedan órdenes.
    [one] Queda una orden.
   *[other] Quedan { $many } órdenes.
  }
text-changes = Lo último que cambió
text-options = Qué se puede hacer
text-option = { $option }: { $cost }
text-option-count = { $who }: { $count ->
    [one] una posibilidad
   *[other] { $many } posibilidades
  }

## Mirar, y volver a ver

replay-chart-morale = Moral
replay-chart-strength = Fuerza en el mapa
replay-chart-east = Bloques al este de la línea
replay-chart-line = { $army }, de { $first } a { $last }.

## Parte de batalla

report-figures = Los ejércitos al final
report-lost-blocks = Bloques perdidos
report-lost-strength = Fuerza perdida
report-morale = Moral
report-blocks = Bloques en el mapa

## El archivo, los ficheros de partida, y lo que se puede deducir

sheet-head = Lo que se puede deducir
sheet-army = Al enemigo le quedan: { $faces }.
sheet-face = { $number } × { $face }
sheet-face-partly = { $number } × { $face } ({ $hidden } de ellos ocultos)
sheet-face-seen = { $number } × { $face } (ninguno oculto)
sheet-table = Pila a pila
sheet-where = Posición
sheet-infantry = Inf.
sheet-cavalry = Cab.
sheet-artillery = Art.
sheet-strength = F.
sheet-infantry-long = infantería
sheet-cavalry-long = caballería
sheet-artillery-long = artillería
sheet-strength-long = fuerza de todos los bloques juntos
sheet-certain = con certeza { $faces }
sheet-truth = En verdad { $faces }.

## La cuenta de un asalto

reckon-head = asalto contra { $to } desde { $from }
reckon-wide = Un paso ancho: en cada bando pueden liderar dos.
reckon-narrow = Un paso estrecho: en cada bando puede liderar uno.
reckon-steps = Fases del asalto
reckon-step-leaders = defensa
reckon-step-attackers = ataque
reckon-step-guns = fuego
reckon-step-counter = contra
reckon-step-result = resultado
reckon-step-losses = pérdidas
reckon-attack = { $name } lidera el ataque
reckon-ground = El terreno
reckon-defense = { $name } lidera la defensa
reckon-counter = { $name } contraataca
reckon-guns = Su artillería
reckon-fired = ha disparado: se reduce un líder del ataque
reckon-not-named = aún sin elegir
reckon-nobody = nadie
reckon-gone = no queda ninguno
reckon-open = aún no se sabe
reckon-marks = { $count ->
    [0] no cuenta ninguna marca
    [one] cuenta una marca
   *[other] cuentan { $many } marcas
  }
reckon-if-leads = { $value } si lidera la { $arm }
reckon-before-losses = { $blocks }; antes de sus propias pérdidas
reckon-after-losses = { $blocks }; lo que queda tras sus pérdidas
reckon-behind = { $count ->
    [one] podría hacerlo un bloque: { $blocks }
   *[other] podrían hacerlo { $many } bloques: { $blocks }
  }
reckon-nobody-behind = no hay nadie allí que pueda hacerlo
reckon-stands = Por ahora
reckon-result = Resultado
reckon-needs = el ataque necesita 1 o más
reckon-through = { $name } gana: necesita 1 o más
reckon-held = { $name } es rechazada: necesita 1 o más
reckon-decided = { $name } se impuso
reckon-scale-held = rechazado
reckon-scale-through = logrado
reckon-known = Calculado con lo que sabes.
