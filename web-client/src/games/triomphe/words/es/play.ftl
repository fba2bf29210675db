## Ejércitos, bloques, lugares

part-army = { $side ->
    [austria] austriaco
   *[france] francés
  }
part-army-feminine = { $side ->
    [austria] austriaca
   *[france] francesa
  }
part-army-many = { $side ->
    [austria] austriacos
   *[france] franceses
  }
part-blocks = { $count ->
    [one] un bloque { part-army }
   *[other] { $many } bloques { part-army-many }
  }
army-blocks = { part-blocks }
arm-name = { part-arm }
piece-in = { $who } en { $place }
cost = { $commands ->
    [0] gratis
    [one] una orden
   *[other] { $many } órdenes
  }
round-hour = Ronda { $round }, { $hour }

## Las acciones, como frases

order-march-across = { $count ->
    [one] { $who } marcha de { $from } a { $to }.
   *[other] { $who } marchan de { $from } a { $to }.
  }
order-march-up = { $count ->
    [one] { $who } en { $from } avanza al paso frente a { $towards }.
   *[other] { $who } en { $from } avanzan al paso frente a { $towards }.
  }
order-march-back = { $count ->
    [one] { $who } en { $from } vuelve a la reserva.
   *[other] { $who } en { $from } vuelven a la reserva.
  }
order-road = { $road ->
    [main] { $who } marcha de { $from } a { $to } por la carretera principal.
   *[local] { $who } marcha de { $from } a { $to } por carretera.
  }
order-road-via = { $road ->
    [main] { $who } marcha de { $from } a { $to } por la carretera principal, a través de { $via }.
   *[local] { $who } marcha de { $from } a { $to } por carretera, a través de { $via }.
  }
order-road-attack = { $who } sale de { $from } por carretera y ataca { $to }.
order-road-attack-via = { $who } sale de { $from } por carretera, atraviesa { $via } y ataca { $to }.
order-road-follow = { $who } en { $from } sigue la carretera hasta el paso frente a { $towards }.
order-pontoon = { $who } entra en { $to } por el puente de pontones.
order-attack = { $count ->
    [one] { $who } ataca { $to } desde { $from }.
   *[other] { $who } atacan { $to } desde { $from }.
  }
order-declare-bombardment = { $who } declara un bombardeo contra { $towards }.
order-complete-bombardment = { $who } completa su bombardeo contra { $towards }.
order-cancel-bombardment = { $who } renuncia a su bombardeo contra { $towards }.
order-assault = Un asalto parte de { $from } contra { $towards }.
order-lead-defense = { $count ->
    [one] { $who } lidera la defensa.
   *[other] { $who } lideran la defensa.
  }
order-lead-defense-none = Nadie lidera la defensa.
order-name-assault = { $count ->
    [one] { $who } da el asalto y lo lidera.
   *[other] { $who } dan el asalto; al frente: { $leaders }.
  }
order-fire = { $who } dispara contra quienes atacan.
order-hold-fire = Ninguna artillería dispara.
order-counter-attack = { $count ->
    [one] { $who } contraataca.
   *[other] { $who } contraatacan.
  }
order-counter-attack-none = Nadie contraataca.
order-organize = { $count ->
    [one] { $who } queda organizada.
   *[other] { $who } quedan organizadas.
  }
order-continue = { $count ->
    [one] { $who } continúa hasta el paso frente a { $towards }.
   *[other] { $who } continúan hasta el paso frente a { $towards }.
  }
order-end-turn = { $commands ->
    [0] Tu turno termina.
    [one] Tu turno termina con una orden sin usar.
   *[other] Tu turno termina con { $many } órdenes sin usar.
  }
order-march-on = La caballería sigue su marcha hacia { $to }.
order-march-on-attack = La caballería sigue su marcha y ataca { $to }.
order-halt = La caballería termina aquí su marcha.
order-respond = { $count ->
    [one] { $who } sale al encuentro del ataque.
   *[other] { $who } salen al encuentro del ataque.
  }
order-respond-none = Nadie sale al encuentro del ataque.
order-advance = Los atacantes avanzan al paso.
order-stay = Los atacantes se quedan en la reserva.
order-show-infantry = Muestras que { $who } participó.
order-take-loss = { $who } sufre la pérdida.
order-retreat = { $who } se retira a { $to }.
order-give-up = { $who } no tiene adónde ir y se pierde.
order-remove-morale = Se pierde la ficha de { $from }.
order-transfer-morale = Una ficha pasa de { $from } a { $to }.
order-leave-morale = No se mueven más fichas.
order-recover-morale = Vuelve la ficha de { $from }.
order-recover-nothing = No vuelve ninguna ficha.
order-unknown = Una acción que esta página no conoce.

## Las acciones, como líneas de una lista

option-march-across = ir a { $to }, campo a través
option-march-up = avanzar al paso frente a { $towards }
option-march-back = volver a la reserva
option-road = { $road ->
    [main] ir a { $to } por la carretera principal
   *[local] ir a { $to } por carretera
  }
option-road-via = { $road ->
    [main] ir a { $to } por la carretera principal, a través de { $via }
   *[local] ir a { $to } por carretera, a través de { $via }
  }
option-road-attack = atacar { $to } por carretera
option-road-attack-via = atacar { $to } por carretera a través de { $via }
option-road-follow = seguir la carretera, frente a { $towards }
option-pontoon = entrar en { $to } por el puente de pontones
option-attack = atacar { $to }
option-declare-bombardment = declarar un bombardeo contra { $towards }
option-complete-bombardment = completar el bombardeo contra { $towards }
option-cancel-bombardment = renunciar al bombardeo contra { $towards }
option-assault = asaltar { $towards } desde el paso de { $from }
option-lead-defense = { $who } al frente
option-lead-defense-none = nadie lidera
option-name-assault = al frente: { $leaders }
option-fire = disparar
option-hold-fire = no disparar
option-counter-attack = contraatacar con { $who }
option-counter-attack-none = no contraatacar
option-organize = organizar
option-organize-with = organizar, y con ella { $partner } en { $place }
option-continue = continuar, frente a { $towards }
option-end-turn = terminar el turno
option-march-on = seguir hacia { $to }
option-march-on-attack = seguir y atacar { $to }
option-halt = terminar aquí la marcha
option-respond = enviar { $who }
option-respond-none = no enviar a nadie
option-advance = todos avanzan al paso
option-stay = todos se quedan en la reserva
option-show-infantry = mostrarla
option-take-loss = sufre la pérdida
option-retreat = retirarse a { $to }
option-give-up = se pierde
option-remove-morale = la ficha de { $from }
option-transfer-morale = una de { $from }
option-leave-morale = ninguna más
option-recover-morale = la ficha de { $from }
option-recover-nothing = ninguna
option-another = { $option } (otro camino)
option-unknown = una acción que esta página no conoce

## La decisión, para quien la toma

decide-act-head = Tus acciones
decide-act = Elige un bloque en el mapa o en la lista y después su destino.
decide-respond-head = ¿Respondes?
decide-respond = { $attackers ->
    [one] Un bloque { part-army } ataca { $to } desde { $from }. ¿Quién de tu reserva avanza al paso?
   *[other] { $many } bloques { part-army-many } atacan { $to } desde { $from }. ¿Quién de tu reserva avanza al paso?
  }
decide-advance-head = ¿Avanzar al paso?
decide-advance = Tu ataque contra { $to } fue rechazado. ¿Avanzan al paso todos los atacantes juntos o se quedan en la reserva?
decide-march_on-head = ¿Seguir la marcha?
decide-march_on = Tu caballería ha tomado { $place } durante su marcha. Puede seguir.
decide-show_infantry-head = Muestra tu infantería
decide-show_infantry = El terreno ante { $place } detiene a la caballería. Muestra una infantería que haya participado.
decide-bombarded-head = Bajo el bombardeo
decide-bombarded = Bombardean tus bloques en { $place }. Elige el que se reduce.
decide-lead_defense-head = ¿Quién lidera la defensa?
decide-lead_defense = Un asalto contra { $place } viene de { $from }. Elige quién lidera la defensa, o nadie. El atacante verá a los líderes.
decide-name_assault-head = ¿Quién da el asalto?
decide-name_assault = Elige los bloques que asaltan { $to } y después quién los lidera. El defensor verá a los líderes.
decide-artillery_defense-head = ¿Disparas?
decide-artillery_defense = La artillería del paso que no lidera puede disparar una vez contra quienes atacan desde { $from }.
decide-counter_attack-head = ¿Contraatacas?
decide-counter_attack = Elige quién se enfrenta al ataque desde { $from }, o nadie. Quienes contraatacan sufren antes sus pérdidas.
decide-take_loss-head = ¿Quién sufre la pérdida?
decide-take_loss = { $reductions ->
    [one] Queda una reducción por sufrir: { $place }.
   *[other] Quedan { $many } reducciones por sufrir: { $place }.
  }
decide-retreat-head = Tu retirada
decide-retreat = Todos abandonan { $place }. Elige un bloque y adónde va.
decide-remove_morale-head = ¿Qué ficha se pierde?
decide-remove_morale = { $name } ya no tiene moral libre que perder. Elige la ficha comprometida que desaparece.
decide-transfer_morale-head = ¿Mover sus fichas?
decide-transfer_morale = { $missing ->
    [one] A { $name } le falta una ficha en { $place }. Puedes llevar una desde otro lugar.
   *[other] A { $name } le faltan { $many } fichas en { $place }. Puedes llevar algunas desde otros lugares.
  }
decide-recover_morale-head = ¿Recuperar una ficha?
decide-recover_morale = Una ficha comprometida puede volver a quedar libre.
decide-unknown-head = Una decisión
decide-unknown = Esta página es más antigua que la partida. Cárgala de nuevo.
decide-partial = { $missing ->
    [one] Elige un bloque más.
   *[other] Elige { $many } bloques más.
  }

## La decisión, para los demás

wait-act = { $player } está dando órdenes.
wait-respond = { $player } decide si responde al ataque contra { $place }.
wait-advance = { $player } decide si avanzan los atacantes rechazados.
wait-march_on = { $player } decide si la caballería sigue su marcha.
wait-show_infantry = { $player } muestra una infantería que participó.
wait-bombarded = { $player } elige qué alcanza el bombardeo de { $place }.
wait-lead_defense = { $player } elige quién lidera la defensa de { $place }.
wait-name_assault = { $player } elige quién asalta { $place }.
wait-artillery_defense = { $player } decide si dispara la artillería.
wait-counter_attack = { $player } decide si contraataca.
wait-take_loss = { $player } elige sus pérdidas.
wait-retreat = { $player } se retira de { $place }.
wait-remove_morale = { $player } elige cuál de tus fichas se pierde.
wait-transfer_morale = { $player } decide si se mueven fichas a { $place }.
wait-recover_morale = { $player } decide si recupera una ficha.
wait-unknown = { $player } decide.
wait-over = La partida ha terminado.

## Lo que ha pasado

event-turn_began = Ronda { $round }, { $hour } · { $title }
event-morale_arrived = { $tokens ->
    [one] Llegó una ficha de moral { part-army-feminine }.
   *[other] Llegaron { $many } fichas de moral { part-army-feminine }s.
  }
event-cleaned_up = { $count ->
    [one] { part-blocks } en { $from } volvió a la reserva: no hay nadie enfrente.
   *[other] { part-blocks } en { $from } volvieron a la reserva: no hay nadie enfrente.
  }
event-march-across = { $count ->
    [one] { part-blocks } marchó de { $from } a { $to }.
   *[other] { part-blocks } marcharon de { $from } a { $to }.
  }
event-march-up = { $count ->
    [one] { part-blocks } en { $from } avanzó al paso frente a { $towards }.
   *[other] { part-blocks } en { $from } avanzaron al paso frente a { $towards }.
  }
event-march-back = { $count ->
    [one] { part-blocks } en { $from } volvió a la reserva.
   *[other] { part-blocks } en { $from } volvieron a la reserva.
  }
event-road = Un bloque { part-army } marchó por carretera de { $from } a { $to }.
event-road-via = Un bloque { part-army } marchó por carretera de { $from } a { $to }, a través de { $via }.
event-road-none = Un bloque { part-army } siguió la carretera en { $from }.
event-pontoon_entered = Un bloque { part-army } entró en { $to } por el puente de pontones.
event-continued = { $count ->
    [one] Una caballería { part-army-feminine } continuó hasta el paso frente a { $towards }.
   *[other] { $many } caballerías { part-army-feminine }s continuaron hasta el paso frente a { $towards }.
  }
event-organized = { $count ->
    [one] Un bloque francés en { $places } quedó organizado.
   *[other] { $many } bloques franceses en { $places } quedaron organizados.
  }
event-disorganized = Los franceses en { $place } quedaron desorganizados.
event-manoeuvre_attacked = { $count ->
    [one] { part-blocks } atacó { $to } desde { $from }.
   *[other] { part-blocks } atacaron { $to } desde { $from }.
  }
event-manoeuvre_attacked-road = Un bloque { part-army } atacó { $to } durante su marcha por carretera.
event-responded = { $count ->
    [one] { part-blocks } salió al encuentro del ataque.
   *[other] { part-blocks } salieron al encuentro del ataque.
  }
event-responded-none = Ningún bloque { part-army } salió al encuentro.
event-bombardment_declared = La artillería { part-army-feminine } en { $from } declaró un bombardeo contra { $towards }.
event-bombardment_completed = La artillería { part-army-feminine } en { $from } bombardeó { $towards }.
event-bombardment_cancelled = La artillería { part-army-feminine } en { $at } ya no bombardea.
event-assault_declared = { $name } asaltó { $towards } desde { $from }.
event-defense_led = { $count ->
    [one] { part-blocks } lidera la defensa.
   *[other] { part-blocks } lideran la defensa.
  }
event-defense_led-none = Ningún bloque { part-army } lidera la defensa.
event-assault_named = { $count ->
    [one] { part-blocks } da el asalto.
   *[other] { part-blocks } dan el asalto.
  }
event-counter_attacked = { $count ->
    [one] { part-blocks } contraataca.
   *[other] { part-blocks } contraatacan.
  }
event-counter_attacked-none = Ningún bloque { part-army } contraataca.
event-assault_decided = { $name } se impuso en { $place }: { $attack } por el ataque, menos { $penalty } por el terreno, { $defense } por la defensa y { $counter } por el contraataque, da { $result }.
event-attack_decided = { $name } se impuso en { $place }.
event-attackers_moved = { $count ->
    [one] El atacante entró en { $to }.
   *[other] Los atacantes entraron en { $to }.
  }
event-attackers_moved-up = { $count ->
    [one] El atacante avanzó al paso frente a { $towards }.
   *[other] Los atacantes avanzaron al paso frente a { $towards }.
  }
event-shown-austria = Se mostró un bloque austriaco en { $at }: { $face }.
event-shown-france = Se mostró un bloque francés en { $at }: { $face }.
event-reduced = La { $before } { part-army-feminine } en { $at } se redujo a { $after }.
event-removed = La { $before } { part-army-feminine } en { $at } se perdió.
event-retreated = Un bloque { part-army } se retiró de { $from } a { $to }.
event-morale_committed = { $tokens ->
    [one] Una ficha de moral { part-army-feminine } quedó comprometida en { $place }.
   *[other] { $many } fichas de moral { part-army-feminine }s quedaron comprometidas en { $place }.
  }
event-morale_transferred = Una ficha de moral { part-army-feminine } pasó de { $from } a { $to }.
event-morale_left = { $missing ->
    [one] La ficha de moral { part-army-feminine } que faltaba en { $place } ya no se reclama.
   *[other] Las { $many } fichas de moral { part-army-feminine }s que faltaban en { $place } ya no se reclaman.
  }
event-morale_lost = { $tokens ->
    [one] { $name } perdió una ficha de moral.
   *[other] { $name } perdió { $many } fichas de moral.
  }
event-morale_lost-from = { $tokens ->
    [one] { $name } perdió una ficha de moral comprometida en { $place }.
   *[other] { $name } perdió { $many } fichas de moral comprometidas en { $place }.
  }
event-morale_returned = { $tokens ->
    [one] Una ficha de moral { part-army-feminine } en { $place } vuelve a estar libre.
   *[other] { $many } fichas de moral { part-army-feminine }s en { $place } vuelven a estar libres.
  }
event-turn_ended = { $name } terminó su turno.
event-unknown = Ha pasado algo que esta página no sabe contar. Cárgala de nuevo.
log-setup = Los ejércitos están desplegados.

## La página de la partida

commands-left = { $commands } de 3 órdenes
commit-end-turn = Sí, terminar el turno
orders-this-turn = Acciones de este turno
no-orders-yet = Ninguna por ahora.
end-held = Una localización está organizada a medias: organiza el resto y podrá terminar el turno.
end-the-turn = Terminar el turno
morale = moral { $level }
morale-label = { $title }: moral { $level } (libre: { $uncommitted }, comprometida: { $committed }, perdida: { $lost })
time-track = Tiempo
coming-label = { $tokens ->
    [one] { $title }: una ficha de moral
   *[other] { $title }: { $many } fichas de moral
  }
opens-label = { $area }: se abre la entrada
text-holding = En espera en { $area }
text-line = { $place }: { $blocks }
text-hidden = { $count ->
    [one] un bloque oculto
   *[other] { $many } bloques ocultos
  }
text-last-seen = { $face } (vista antes)
text-open = { $face } (cara a la vista)
text-done = { $face } (ya actuó)
text-disorganized = { $face } (desorganizada)
text-morale = Moral { $level } (libre: { $uncommitted }).
text-committed = { $tokens ->
    [one] Una ficha comprometida en { $place }.
   *[other] { $many } fichas comprometidas en { $place }.
  }
text-coming = { $tokens ->
    [one] Una ficha llega en la ronda { $round }.
   *[other] { $many } fichas llegan en la ronda { $round }.
  }
text-losses = { $pieces ->
    [0] Sin pérdidas.
    [one] Un bloque perdido, fuerza { $strength } en total.
   *[other] { $many } bloques perdidos, fuerza { $strength } en total.
  }

## Volver atrás, y por qué no

attempt-act = Ahora:
attempt-march = Campo a través:
attempt-road_march = Por carretera:
attempt-manoeuvre_attack = Para atacar:
attempt-bombardment = Para bombardear:
attempt-assault = Para asaltar:
attempt-continuation = Para continuar:

## El tablero, mirado de cerca

measure = por carretera
map-over-title = Plano del campo de batalla de
map-under-title = 14 de junio de 1800 · la llanura entre el Bormida y San Giuliano
map-objective-line = la línea de objetivo
map-opens = apertura: { $hour }
place-capacity = Hay sitio para { $capacity } bloques de un mismo ejército.

## Las cuentas de una decisión

facts-head = Qué tener en cuenta
fact-approach = El paso
fact-wide = ancho: lo cubren dos bloques
fact-narrow = estrecho: lo cubre un bloque
fact-there = Ya están allí
fact-attackers = Atacan
fact-able = Pueden avanzar
fact-blocks = { $count ->
    [0] nadie
    [one] un bloque
   *[other] { $many } bloques
  }
fact-morale = { $name }
fact-morale-level = moral { $level } (libre: { $uncommitted })
fact-leaving = Aún por salir
fact-way = Una salida
fact-way-room = { $place }: { $holds } de { $capacity } plazas ocupadas
fact-way-near = { $place }: { $holds } de { $capacity } plazas ocupadas, con el enemigo en { $enemies }
fact-lost = Perdido hasta ahora
fact-lost-so-far = fuerza { $strength }, moral { $morale }
fact-committed = Moral comprometida
fact-committed-at = { $tokens ->
    [one] una ficha en { $place }; allí: { $blocks }
   *[other] { $many } fichas en { $place }; allí: { $blocks }
  }
fact-nobody = nadie
fact-becomes = { $before } se reduce a { $after }
fact-is-lost = { $before } se pierde

## Al volver

since-lost = { $name } perdió { $strength } de fuerza y { $morale } de moral.
since-moved = { $count ->
    [one] { part-blocks } se movió a { $places }.
   *[other] { part-blocks } se movieron a { $places }.
  }
since-moved-many = { $count ->
    [one] { part-blocks } se movió a { $places } y a otros lugares.
   *[other] { part-blocks } se movieron a { $places } y a { $more ->
        [one] otro lugar
       *[other] otros { $more } lugares
      }.
  }
since-turns = { $count ->
    [one] Se jugó un turno.
   *[other] Se jugaron { $many } turnos.
  }
log-filter-moves = movimientos
log-filter-attacks = ataques
log-filter-losses = pérdidas
text-bombards-declared = { $face } (cara a la vista, bombardeando)
text-bombards-completed = { $face } (cara a la vista, ya bombardeó)

## Negativas, por su código. En inglés habla el propio servidor.

refusal-game_over = La partida ha terminado.
refusal-not_your_decision = Ahora no te toca decidir.
refusal-other_decision = Hay otra decisión abierta; esta acción no la responde.
refusal-unknown_piece = No existe ese bloque; quizá se haya mezclado desde entonces.
refusal-not_yours = Ese bloque no es tuyo.
refusal-unknown_place = No existe ese lugar en este tablero.
refusal-wrong_piece = Ese bloque no puede elegirse para esta decisión.
refusal-no_pieces = Indica al menos un bloque.
refusal-too_many_pieces = En una acción participan como mucho tres bloques.
refusal-named_twice = Un bloque está indicado dos veces.
refusal-not_together = Los bloques que actúan juntos deben estar en la misma posición.
refusal-done = Ese bloque ya ha participado en una acción este turno.
refusal-not_enough_commands = No quedan órdenes suficientes para esto.
refusal-nowhere_new = El bloque ya está ahí.
refusal-off_map = Un bloque en un área de espera solo puede entrar por carretera o por el puente de pontones.
refusal-not_adjacent = Esos lugares no son adyacentes para una marcha campo a través.
refusal-own_approach_only = Desde la reserva, un bloque solo puede avanzar a un paso de su propia localización.
refusal-enemy_there = El enemigo ocupa esa localización.
refusal-no_enemy_beyond = Un paso solo puede bloquearse si el enemigo ocupa la localización opuesta.
refusal-no_room = No hay sitio suficiente en esa localización.
refusal-disorganized = Los bloques desorganizados no pueden salir de su localización ni atacar.
refusal-first_round_blocking = En la primera ronda los bloques franceses no pueden bloquear ningún paso.
refusal-protected_entry = El enemigo no puede entrar en esta localización mientras haya refuerzos esperando para entrar en ella.
refusal-not_in_reserve = Solo un bloque en reserva puede marchar por carretera.
refusal-no_road = Ninguna carretera lleva allí.
refusal-too_many_crossings = Una marcha por carretera atraviesa de uno a tres cruces.
refusal-against_traffic = Ese cruce ya se usó este turno en el otro sentido.
refusal-traffic_jam = El tráfico de esa carretera no deja ninguna etapa para esta marcha.
refusal-march_ends_there = La marcha tiene que terminar donde hay bloques desorganizados.
refusal-only_cavalry_attacks_by_road = Solo la caballería puede atacar durante una marcha por carretera.
refusal-attack_ends_route = Ordena la marcha hasta el ataque; si lo ganas, podrás seguir.
refusal-crossing_attacked = Ese cruce ya se usó este turno para un ataque por carretera.
refusal-not_open_yet = Esos refuerzos aún no han llegado.
refusal-artillery_waits = La artillería austriaca no puede entrar en la primera ronda.
refusal-no_pontoon = Ahí no hay puente de pontones.
refusal-pontoon_used = El puente de pontones ya se usó este turno.
refusal-no_enemy_to_attack = No hay enemigos en esa localización.
refusal-wrong_approach = Los bloques no están ni en reserva junto a esa linde ni en ese paso.
refusal-fully_blocked = El enemigo bloquea ese paso completamente.
refusal-needs_infantry = Ese paso obstruye a la caballería: tiene que participar infantería.
refusal-too_many_responders = No pueden responder más bloques de los que atacan.
refusal-closed_border = Se perdió un asalto por esa linde: este turno ya nada puede cruzarla.
refusal-won_by_assault = Este turno no se puede entrar por carretera en una localización ganada por asalto.
refusal-not_artillery = Solo la artillería puede bombardear.
refusal-not_in_approach = Para esto el bloque debe estar en un paso.
refusal-artillery_penalty = El terreno al otro lado de la linde impide el bombardeo.
refusal-already_declared = Esa artillería ya tiene declarado un bombardeo.
refusal-not_declared = Esa artillería no tiene declarado ningún bombardeo.
refusal-nobody_to_assault = Un asalto necesita un enemigo en el paso opuesto.
refusal-nobody_to_lead = Un asalto necesita un bloque que pueda liderarlo: de fuerza dos o más, y no de caballería donde el terreno la obstruye.
refusal-too_many_leaders = Por una linde estrecha lidera un bloque; por una ancha, uno o dos.
refusal-mixed_leaders = Los bloques que lideran o contraatacan juntos deben ser del mismo tipo.
refusal-cavalry_obstructed = La caballería no puede liderar ni contraatacar donde el terreno la obstruye.
refusal-too_weak = Un bloque de fuerza uno no puede liderar un ataque ni un contraataque.
refusal-cannot_fire = En defensa solo dispara la artillería que no lidera y que no bombardeó en su último turno.
refusal-nothing_to_continue = La continuación debe seguir de inmediato a la acción que prolonga.
refusal-not_cavalry = Solo la caballería puede hacerlo.
refusal-continuation_not_there = Tras esta acción, la continuación no llega a ese paso.
refusal-not_disorganized = Solo se pueden organizar bloques desorganizados.
refusal-too_many_to_organize = Con menos de tres bloques franceses organizados en el mapa, una acción organiza uno; si no, uno o dos.
refusal-organize_the_rest = Los bloques desorganizados de una localización se organizan todos en el mismo turno o ninguno; las órdenes que quedan deben bastar.
refusal-not_there = Un bloque no puede retirarse ahí ahora.
refusal-no_token_there = Ahí no se puede tomar ninguna ficha de moral.

## Mirar, y volver a ver

replay-chart = El curso de la partida

## El archivo, los ficheros de partida, y lo que se puede deducir

sheet-hint = De los bloques del enemigo, por lo que has visto y por nada más.

## Mirar atrás

replay-lens = { $side ->
    [austria] Como lo vio Austria
   *[france] Como lo vio Francia
  }
replay-tall = Austria sobre la línea, Francia debajo; largo donde algo se reveló o se perdió
replay-tall-flags = Austria sobre la línea, Francia debajo; largo donde algo se reveló o se perdió; un banderín donde hay comentarios
key-replay-lens = como lo vio Francia, la verdad, como lo vio Austria
report-map-alt = Todo el campo en la ronda { $round }, { $hour }, con todos los bloques a la vista. Bloques en el mapa: Austria { $red }, Francia { $blue }.
