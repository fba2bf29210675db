# Todo lo que lee quien juega, en español. Los términos son los del reglamento.
#
# Las armas son femeninas, como «pieza»: los participios concuerdan sin tener que elegir.
# «la localización» evita las contracciones («a la», «de la»).

## Ejércitos, bloques, lugares

side-austria = Austria
side-france = Francia
side-random = bando por sorteo
the-side = { $side ->
    [austria] Austria
   *[france] Francia
  }
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
part-arm = { $arm ->
    [infantry] infantería
    [cavalry] caballería
   *[artillery] artillería
  }
arm-name = { part-arm }
face = { part-arm } { $strength }
the-face = la { part-arm } { $strength }
the-hidden = una pieza oculta
piece-in = { $who } en { $place }
locale = localización { $number }
the-locale = la localización { $number }
village = { $village } ({ $number })
where-reserve = { $locale }, en reserva
where-approach = { $locale }, frente a { $towards }
opposite-north = { $locale } (linde norte)
opposite-south = { $locale } (linde sur)
number-2 = dos
number-3 = tres
number-4 = cuatro
number-5 = cinco
number-6 = seis
number-7 = siete
number-8 = ocho
number-9 = nueve
number-10 = diez
number-11 = once
number-12 = doce
cost = { $commands ->
    [0] gratis
    [one] una orden
   *[other] { $many } órdenes
  }
hour-noon = mediodía
hour-short = { $clock }
hour = { $clock }:00
round = Ronda { $round } de 16
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
event-ended-decisive = { $name } gana: el otro ejército está desmoralizado. Victoria decisiva.
event-ended-marginal = { $name } obtiene una victoria marginal.
event-unknown = Ha pasado algo que esta página no sabe contar. Cárgala de nuevo.
log-setup = Los ejércitos están desplegados.
log-since = desde la última vez que miraste

## La página de la partida

game-title = Partida · Estafette
board-label = El tablero
waiting-head = En espera
commands-left = { $commands } de 3 órdenes
commit-order = Ejecutar
commit-answer = Responder
commit-sending = Enviando …
commit-end-turn = Sí, terminar el turno
clear = Descartar
blocks-that-can = Bloques que pueden actuar
blocks-to-choose = Elige entre
can-go = { $count ->
    [one] Este bloque puede
   *[other] Estos bloques pueden
  }
also-head = También puedes
answers-head = Puedes responder
orders-this-turn = Acciones de este turno
no-orders-yet = Ninguna por ahora.
end-held = Una localización está organizada a medias: organiza el resto y podrá terminar el turno.
end-the-turn = Terminar el turno
log-head = Crónica
log-empty = Aún no ha pasado nada.
presence-here = en línea
presence-away = ausente
presence-gone = se ha ido
presence-you = tú
morale = moral { $level }
morale-label = { $title }: moral { $level } (libre: { $uncommitted }, comprometida: { $committed }, perdida: { $lost })
link-lost = Conexión perdida, se intenta de nuevo.
link-connecting = Conectando …
rule-link = Regla { $rule }
new-tab = se abre en otra pestaña
zoom-in = Acercar
zoom-out = Alejar
zoom-whole = todo
zoom-whole-label = Mostrar todo el tablero
as-text = tablero en texto
keys = teclas
keys-head = Teclas
close = Cerrar
key-text = el tablero en texto
key-keys = esta lista
key-zoom = acercar, alejar, todo el tablero
key-pan = mover el mapa
key-commit = pasar a las acciones de los bloques elegidos y después ejecutar
key-blocks = ir a los bloques que se pueden elegir
key-clear = descartar
sheet-handle = Más grande o más pequeña
tabs = Partes de la página
tab-decide = Decidir
tab-log = Crónica
tab-text = Texto
tab-games = Partidas
time-track = Tiempo
coming-label = { $tokens ->
    [one] { $title }: una ficha de moral
   *[other] { $title }: { $many } fichas de moral
  }
opens-label = { $area }: se abre la entrada
text-head = La posición
text-none = No hay bloques en el mapa.
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
announce-yours = Te toca decidir: { $text }
over-won = Has ganado.
over-lost = Has perdido.
over-head = { $name } ha ganado
spectating = Estás mirando la partida.
selected-hint = { $count ->
    [one] Un bloque elegido.
   *[other] { $many } bloques elegidos.
  }
play-waiting-head = Esperando rival
play-waiting = La partida empieza sola en cuanto alguien se una.
play-waiting-other = { $player } espera rival.
play-invite = Envía este enlace a la persona con quien quieras jugar.

## Volver atrás, y por qué no

take-back-head = Volver atrás
take-back-last = Deshacer la última acción
take-back-ask = Pedir volver atrás
take-back-wall-revealed = Se ha mostrado algo oculto; solo podéis volver atrás de común acuerdo.
take-back-wall-chance = Se han mezclado bloques; solo podéis volver atrás de común acuerdo.
take-back-wall-decided = El rival ha decidido desde entonces; solo podéis volver atrás de común acuerdo.
take-back-they-ask = { $name } pide volver al momento anterior a esto:
take-back-you-ask = Pides volver al momento anterior a esto y esperas la respuesta:
take-back-agree = Aceptar
take-back-decline = Dejarlo así
take-back-withdraw = Dejar de pedirlo
log-undo-take_back = { $name } deshizo una acción.
log-undo-ask = { $name } pidió deshacer una acción.
log-undo-agree = { $name } aceptó volver atrás.
log-undo-decline = { $name } lo dejó así.
log-undone = deshecho
log-wall-revealed = muro: se mostró algo
log-wall-chance = muro: se mezclaron bloques
log-wall-decided = muro: el otro bando decidió
why-not = ¿Por qué no a otro sitio?
why-not-head = ¿Por qué no { $place }?
why-not-field = localización
why-not-ask = ¿Por qué no?
why-not-nothing = Estos bloques pueden ir allí.
attempt-act = Ahora:
attempt-march = Campo a través:
attempt-road_march = Por carretera:
attempt-manoeuvre_attack = Para atacar:
attempt-bombardment = Para bombardear:
attempt-assault = Para asaltar:
attempt-continuation = Para continuar:

## El tablero, mirado de cerca

turn-label = Girar el tablero
measure = por carretera
key-end = terminar el turno
key-place = acerca de un lugar
key-measure = distancia por carretera
key-numbers = los números de las localizaciones
key-turn = girar el tablero
key-own-side = tu bando abajo, y de vuelta
label-priced = { $option }: { $cost }
map-over-title = Plano del campo de batalla de
map-under-title = 14 de junio de 1800 · la llanura entre el Bormida y San Giuliano
map-objective-line = la línea de objetivo
map-opens = apertura: { $hour }
place-capacity = Hay sitio para { $capacity } bloques de un mismo ejército.
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

## Las cuentas de una decisión

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

since-head = Mientras no estabas
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
since-more = { $count ->
    [one] Hay una línea más en la crónica.
   *[other] Hay { $many } líneas más en la crónica.
  }
log-filter = Mostrar en la crónica
log-filter-all = todo
log-filter-moves = movimientos
log-filter-attacks = ataques
log-filter-losses = pérdidas
log-none = Aún no hay nada de ese tipo.
skip-to-decision = Ir a la decisión
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
text-bombards-declared = { $face } (cara a la vista, bombardeando)
text-bombards-completed = { $face } (cara a la vista, ya bombardeó)

## El tiempo, y lo que se acuerda al margen del tablero

part-days = { $count ->
    [one] un día
   *[other] { $many } días
  }
long-days = { part-days }
long-hours = { $count ->
    [one] una hora
   *[other] { $many } horas
  }
long-minutes = { $count ->
    [one] un minuto
   *[other] { $many } minutos
  }
long-seconds = { $count ->
    [one] un segundo
   *[other] { $many } segundos
  }
time-none = nada de tiempo
time-days-hours = { $days } d { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-minutes = { $minutes } min
unit-minutes = { $minutes } min
unit-seconds = { $seconds } s
pace-none = sin reloj
pace-live = en directo, { $bank } + { $each }
pace-correspondence = { $bank ->
    [0] { part-days } por decisión
   *[other] { part-days } por decisión, { $bank } de reserva
  }
clock-label = { $name }: tiempo restante, { $time }
clock-out = { $name }: tiempo agotado
clock-first = { $name }: { $time }; el reloj empieza con la segunda decisión, y hay un día para la primera
clock-paused = { $name }: tiempo restante, { $time }; los relojes están parados
left = faltan { $time }
left-none = tiempo agotado
left-paused = en pausa hasta { $moment }
announce-urgent = Tu tiempo restante: { $time }.
time-head = Tiempo
time-out-own = Se te ha agotado el tiempo. Aún puedes decidir, hasta que tu rival reclame la victoria.
time-out-theirs = A { $player } se le ha agotado el tiempo. Puedes reclamar la victoria, darle más tiempo o esperar.
time-claim = Reclamar la victoria
time-grant = Dar más tiempo
time-grant-length = Cuánto más
parley-head = Parlamento
parley-what = Lo que acordáis los dos al margen del tablero.
parley-open = Tablas, pausa, abandono…
key-parley = parlamento: tablas, pausa, abandono
draw-head = Tablas
draw-hint = Tu rival puede aceptarlas hasta que dé su próxima orden.
draw-offer = Ofrecer tablas
offer-waits = Una oferta espera respuesta.
offer-later = Podrás ofrecerlo de nuevo cuando tu rival haya dado una orden.
pause-head = Pausa
pause-hint = Si tu rival acepta, los relojes se paran. Ambos podéis seguir jugando, y tú puedes terminarla antes.
pause-length = Cuánto dura
pause-ask = Pedir una pausa
pause-not-now = Ahora no: ya se ha pedido, o ya hay una pausa.
pause-until = Los relojes están parados hasta { $moment }. Ambos podéis seguir jugando.
pause-end = Terminar ya la pausa
resign-head = Abandonar
resign-hint = Entonces gana tu rival, y no se puede deshacer nada.
resign = Abandonar…
resign-sure = Sí, abandono
resign-not = Seguir jugando
offer-asked-draw = { $name } ofrece tablas.
offer-asked-pause = { $name } pide una pausa: { $time }.
offer-asked-rematch = { $name } ofrece otra partida, con los bandos cambiados.
offer-own-draw = Ofreces tablas y esperas la respuesta.
offer-own-pause = Pides una pausa y esperas la respuesta: { $time }.
offer-own-rematch = Ofreces otra partida y esperas la respuesta.
offer-accept-draw = Aceptar las tablas
offer-accept-pause = Aceptar la pausa
offer-accept-rematch = Jugar otra vez
offer-decline = Rechazar
offer-withdraw = Retirarla
over-draw = Tablas.
ended-agreement = Los dos bandos acordaron tablas.
ended-resignation = { $name } abandonó.
ended-time = A { $name } se le agotó el tiempo.
rematch-offer = Ofrecer la revancha
rematch-open = Ir a la nueva partida
log-parley-resign = { $name } abandonó. La partida ha terminado.
log-parley-claim_time = { $name } reclamó la victoria: al otro bando se le agotó el tiempo.
log-parley-grant_time = { $name } dio más tiempo al otro bando: { $time }.
log-parley-end_pause = { $name } terminó la pausa.
log-parley-offer-draw = { $name } ofreció tablas.
log-parley-accept-draw = { $name } aceptó las tablas. La partida ha terminado.
log-parley-decline-draw = { $name } rechazó las tablas.
log-parley-withdraw-draw = { $name } ya no ofrece tablas.
log-parley-offer-pause = { $name } pidió una pausa: { $time }.
log-parley-accept-pause = { $name } aceptó la pausa: { $time }.
log-parley-decline-pause = { $name } no aceptó la pausa.
log-parley-withdraw-pause = { $name } ya no pide una pausa.
log-parley-offer-rematch = { $name } ofreció otra partida.
log-parley-accept-rematch = { $name } aceptó jugar otra vez.
log-parley-decline-rematch = { $name } rechazó otra partida.
log-parley-withdraw-rematch = { $name } ya no ofrece otra partida.

## En torno a la partida

app-name = Estafette
skip = Ir al contenido
nav-games = Tus partidas
nav-rules = Reglas
nav-preferences = Preferencias
nav-about = Acerca de
nav-login = Entrar
nav-signup = Registrarse
nav-account = { $player }, tu cuenta
nav-logout = Salir
error-unreachable = El servidor no responde. Inténtalo de nuevo en un momento.
error-unknown = Algo ha salido mal. Inténtalo de nuevo.
not-found-head = Aquí no hay nada
not-found = No hay ninguna página en esta dirección.
to-lobby = A tus partidas
loading = Un momento …
load-again = Volver a cargar la página

login-head = Entrar
login-do = Entrar
login-other = ¿Aún no tienes cuenta?
login-expired = Entra para continuar.
signup-head = Registrarse
signup-do = Crear la cuenta
signup-other = ¿Ya tienes cuenta?
field-name = Nombre
field-password = Contraseña
name-hint = De 2 a 24 letras sin acentos, cifras, guiones, puntos o guiones bajos. Los demás lo ven.
password-hint = Al menos 8 caracteres.

lobby-title = Tus partidas · Estafette
lobby-none-head = Ninguna partida todavía
lobby-none = Crea una y envía el enlace a alguien, o únete a una que esté abierta.
lobby-decisions = { $count ->
    [0] Nada te espera
    [one] Te espera una decisión
   *[other] Te esperan { $many } decisiones
  }
lobby-waiting-for-others = Esperando a los demás
lobby-waiting-opponent = Esperando rival
lobby-finished = Terminadas hace poco
lobby-open = Partidas abiertas
lobby-open-none = Ahora mismo nadie espera rival.
lobby-intro-head = Batallas napoleónicas, por correo
lobby-intro = Dos ejércitos de bloques de madera cuyas caras solo ve su dueño. Juega ahora, o juega mañana: la estafeta espera. El primer campo de batalla es Marengo, 14 de junio de 1800.
game-marengo = Triomphe à Marengo
card-against = contra { $player }
card-your-turn = Tus acciones
card-round = Ronda { $round }, { $hour }
card-their-turn = { $player } decide
card-given = reparto conocido
card-open = Abrir
card-finished-won = Marengo: victoria contra { $player }
card-finished-lost = Marengo: derrota contra { $player }
card-finished-draw = Marengo: tablas con { $player }
card-finished-over = Marengo contra { $player }
card-leave = Retirar
card-leave-label = Retirar esta partida
card-private = solo con el enlace
card-listed = visible para todos
card-side-you = { $side ->
    [austria] juegas con Austria
    [france] juegas con Francia
   *[random] bandos por sorteo
  }
card-join = Unirse
card-join-label = Unirse a la partida de { $player }
card-side-left = { $side ->
    [austria] jugarías con Austria
   *[france] jugarías con Francia
  }
card-offer = Marengo · { $offer }
new-head = Nueva partida
new-side = Tu bando
new-side-austria = Austria
new-side-france = Francia
new-side-random = Por sorteo
new-who = Quién puede unirse
new-open = Cualquiera
new-private = Solo con el enlace
new-pace = Tiempo
new-pace-correspondence = Por correo
new-pace-live = En directo
new-pace-none = Sin reloj
new-pace-hint-correspondence = Días para cada decisión, y algunos más para toda la partida.
new-pace-hint-live = Minutos para toda la partida, y algunos segundos más con cada decisión. Cada bando tiene un día para la primera.
new-pace-hint-none = Cada cual se toma el tiempo que quiera.
preset-live = { $minutes } min + { $seconds } s
preset-courier = { $count ->
    [one] 1 día + { $bank }
   *[other] { $count } días + { $bank }
  }
preset-own = otro
own-minutes = Minutos para la partida
own-seconds = Segundos más por decisión
own-days = Días por decisión
own-bank = Días más para la partida
new-advanced = Un reparto conocido
new-advanced-hint = Los bloques franceses en JSON, para una partida amistosa en la que ambos los conocen. Déjalo vacío para sortearlos.
new-deal = Reparto
new-deal-wrong = Esto no es JSON.
new-do = Crear la partida
invite-link = Enlace de invitación
invite-mail = O haz que se envíe por correo
invite-send = Enviar la invitación
invite-sent = La invitación está en camino.
copy = Copiar
copied = Copiado
join-head = Una invitación
join-text = { $player } te invita a Triomphe à Marengo. Jugarías con { $name }.
join-text-random = { $player } te invita a Triomphe à Marengo. Los bandos se sortean.
join-pace = Tiempo: { $pace }.
join-do = Unirse a la partida
join-own = Esta partida es tuya. Envía el enlace a la persona con quien quieras jugar.
join-login = Entra o regístrate para unirte.

player-title = { $player } · Estafette
player-since = Desde el { $date }
player-none = Aún no ha jugado ninguna partida pública.
player-none-own = Aún no has jugado ninguna partida.
player-totals = Cómo terminaron
player-running = Partidas en curso
player-finished = Partidas terminadas
player-private-hint = Las partidas a las que solo se entra con el enlace solo las ves tú, y solo para ti cuentan aquí.
player-rounds = { $count ->
    [one] una ronda
   *[other] { $many } rondas
  }
player-more = Mostrar partidas anteriores
player-open = Abrir la partida contra { $player }
totals-side = Bando
totals-won = Victorias
totals-lost = Derrotas
totals-drawn = Tablas
totals-together = En total
result-won-decisive = Victoria decisiva
result-lost-decisive = Derrota decisiva
result-won-marginal = Victoria marginal
result-lost-marginal = Derrota marginal
result-won-resignation = Victoria: el otro bando abandonó
result-lost-resignation = Derrota por abandono
result-won-time = Victoria por tiempo
result-lost-time = Derrota por tiempo
result-draw-agreement = Tablas, de común acuerdo
result-over = Terminada

about-head = Acerca de Estafette
about-what = Con Estafette dos personas juegan en el navegador a wargames napoleónicos de bloques; la niebla de guerra la guarda un servidor en el que ambas pueden confiar.
about-rights = Las reglas están explicadas con nuestras propias palabras y los mapas son dibujos nuestros hechos con los datos de los juegos.
about-credits = Triomphe à Marengo, Napoleon’s Triumph y Bonaparte at Marengo son diseños de Rachel (Bowen) Simmons; la edición de 2022 de Triomphe à Marengo la publica Histogame. Bonaparte in Italy: the Castiglione campaign es un diseño de Jacques Rabier, publicado por White Dog Games. Quien aloje partidas para el público debería preguntar antes a las editoriales.
about-rules = Leer las reglas de Triomphe à Marengo

## La cuenta

account-title = Tu cuenta · Estafette
account-head = Tu cuenta
address-head = Dirección de correo
address-about = Para correos sobre tus partidas y por si olvidas la contraseña. Nadie más la ve.
address-none = Ninguna dirección todavía.
address-is = Los correos van a { $address }.
address-pending = Se ha enviado un enlace a { $address }. Ábrelo y la dirección será tuya.
address-again = Enviar el enlace otra vez
address-sent = El enlace está en camino.
address-removed = La dirección se ha quitado.
address-do = Poner la dirección
address-remove = Quitar la dirección
field-email = Dirección de correo
field-email-optional = Dirección de correo (si quieres)
email-hint = Para correos sobre tus partidas y por si olvidas la contraseña.
forgot-link = ¿Has olvidado la contraseña?
forgot-title = Una contraseña nueva · Estafette
forgot-head = ¿Has olvidado la contraseña?
forgot-about = Di la dirección de correo de tu cuenta. Recibirás un enlace para elegir una contraseña nueva.
forgot-do = Envíame el enlace
forgot-done = Si la dirección es la de una cuenta, el enlace está en camino. Sirve durante una hora.
reset-title = Una contraseña nueva · Estafette
reset-head = Una contraseña nueva
reset-about = Todos tus navegadores saldrán y todas las claves de acceso quedarán revocadas.
reset-do = Poner la contraseña
reset-done = La contraseña ha cambiado. Entra con ella.
reset-again = Obtener otro enlace
verify-title = Dirección de correo · Estafette
verify-head = ¿Es tu dirección?
verify-about = Alguien, probablemente tú, dio esta dirección para una cuenta. Si fuiste tú, dilo. Si no, cierra esta página: no pasará nada.
verify-do = Sí, es mi dirección
verify-done = Ahora los correos van a { $address }.
password-head = Contraseña
password-about = Una contraseña nueva cierra la sesión en todos los demás navegadores. Las claves de acceso siguen.
field-password-now = Contraseña actual
field-password-new = Contraseña nueva
password-do = Cambiar la contraseña
password-done = La contraseña ha cambiado. Los demás navegadores han salido.
sessions-head = Dónde has entrado
sessions-about = Un navegador que no vuelve en 30 días sale por sí solo.
device = { $browser } en { $system }
device-unknown = Dispositivo desconocido
session-since = entrada el { $day }
session-current = este navegador
used = último uso: { $ago }
session-end = Cerrar sesión
session-end-label = Cerrar la sesión de { $device }, último uso: { $ago }
session-ended = La sesión está cerrada.
sessions-end = Cerrar todas las demás
sessions-ended = Todas las demás sesiones están cerradas.
tokens-head = Claves de acceso
tokens-about = Para bots y otros programas. Quien tiene una clave juega en tu nombre, en la sala y en las partidas; no puede gestionar tu cuenta.
tokens-none = Ninguna clave todavía.
token-since = creada el { $day }
token-unused = nunca usada
token-revoke = Revocar
token-revoke-label = Revocar la clave { $label }
token-revoked = La clave está revocada.
token-once = Esta es la clave. Solo se muestra esta vez: guárdala como una contraseña.
token-secret = Clave de acceso
token-new-head = Una clave nueva
field-label = Etiqueta
label-hint = Para qué sirve. Solo tú la ves.
token-do = Crear la clave
data-head = Tus datos
data-about = Todo lo que se guarda sobre ti, en un archivo JSON. Las partidas en curso figuran solo con tus propias órdenes.
data-do = Descargar mis datos
deletion-head = Borrar la cuenta
deletion-about = Puedes irte para siempre. Antes de que pase nada se dice qué significa.
deletion-ask = Borrar mi cuenta …
deletion-ask-head = ¿Borrar la cuenta { $player }?
deletion-signed-out = Todos tus navegadores y programas salen.
deletion-waiting = Tus partidas que esperan rival se retiran.
deletion-running = Las partidas en curso no pueden seguir. Tus rivales ven que te has ido.
deletion-finished = Las partidas quedan para tus rivales. Tu puesto se llama allí «Cuenta borrada».
deletion-name = Tu nombre queda libre y cualquiera puede tomarlo.
deletion-for-good = Nadie puede recuperar la cuenta.
deletion-do = Borrar para siempre
deleted-head = Adiós
deleted = Tu cuenta está borrada.
player-deleted = Cuenta borrada
opponent-gone = Tu rival ha borrado su cuenta. Allí ya nadie decidirá.

## Las reglas y las preferencias

rules-title = Las reglas · Estafette
rules-contents = Índice
rules-language = Las reglas solo están en inglés.
preferences-title = Preferencias · Estafette
preferences-head = Preferencias
preferences-kept = Este navegador las recuerda.
preferences-language = Idioma
preferences-theme = Colores
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
preferences-motion = Movimiento
motion-system = Como el sistema
motion-reduced = Nada se mueve
preferences-rail = Acciones y crónica, junto al mapa
rail-right = A la derecha
rail-left = A la izquierda

## Correos sobre las partidas

notifications-title = Correos · Estafette
notifications-head = Correos sobre tus partidas
notifications-to = Van a { $address }.
notifications-no-address = No tienes ninguna dirección que se sepa tuya, así que no se te puede enviar nada.
notifications-no-server = Este servidor no envía correos. Lo que se enviaría se lee aquí, en tu buzón.
notifications-mailbox = Lo que se te ha enviado
notifications-when = Cuando te toca decidir
rule-at_once = Avísame enseguida
rule-when_away = Avísame cuando lleve un rato sin mirar
rule-digest = Avísame una vez al día, de todas las partidas
rule-off = No envíes nada
rule-as-all = Como en todas
notifications-away = Al cabo de tantos minutos
notifications-digest-at = Cada día a las
notifications-quiet = Horas de silencio
notifications-quiet-on = Entre estas horas no se envía nada
notifications-from = de
notifications-to-hour = a
notifications-clock = Según el reloj de { $timezone }.
notifications-save = Guardar
notifications-saved = Guardado.
notifications-games = Partidas con regla propia
mailbox-title = Buzón · Estafette
mailbox-head = Lo que se te ha enviado
mailbox-no-server = Este servidor no envía correos. Los tuyos están aquí y en ningún otro sitio.
mailbox-empty = Nada todavía.
mailbox-test = Envíame un correo de prueba
mailbox-tested = Un correo de prueba está en camino.
mailbox-again = Mirar otra vez
mailbox-as-text = Como texto
sent-kind-decision = Te toca decidir
sent-kind-game_started = Empieza una partida
sent-kind-game_over = Termina una partida
sent-kind-undo_asked = ¿Volver atrás?
sent-kind-draw_offered = Se ofrecen tablas
sent-kind-pause_asked = Se pide una pausa
sent-kind-reminder = El tiempo se acaba
sent-kind-time_out = El tiempo del rival se ha acabado
sent-kind-digest = Partidas que te esperan
sent-kind-test = Correo de prueba
sent-kind-invitation = Una invitación
sent-kind-verify_address = ¿Es tuya esta dirección?
sent-kind-reset_password = Una contraseña nueva
sent-kind-address_changed = Tu dirección ha cambiado
sent-kind-unknown = Un correo
sent-accepted = El servidor de correo lo ha aceptado: { $answer }
sent-accepted-here = Está aquí.
sent-waiting = Espera a ser enviado.
sent-tried = { $times ->
    [one] Intentado una vez sin éxito; pronto otra vez: { $problem }
   *[other] Intentado { $times } veces sin éxito; pronto otra vez: { $problem }
  }
sent-given-up = Abandonado: { $problem }
sent-expired = No se pudo enviar mientras importaba.
sent-cancelled = No enviado: ya no hacía falta.
sent-cancelled-answered = No enviado: ya habías respondido.
sent-cancelled-over = No enviado: la partida ya había terminado.
sent-cancelled-off = No enviado: no quieres correos así.
sent-cancelled-digest = No enviado: está en tu lista diaria.
sent-cancelled-no_address = No enviado: no tienes ninguna dirección que se sepa tuya.
stop-head = Menos correos
stop-all = ¿No recibir más correos de tus partidas? Puedes volver a recibirlos cuando quieras.
stop-game = ¿No recibir más correos de esta partida, o de ninguna?
stop-do-all = No recibir más correos
stop-do-game = Silenciar esta partida
stop-done-all = No se envían más correos de tus partidas.
stop-done-game = No se envían más correos de esta partida.
stop-choose = Elegir qué se envía

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

refusal-not_an_order = El servidor no conoce esa acción. Carga la página de nuevo.
refusal-nothing_to_take_back = Ahí no hay ninguna acción que deshacer.
refusal-behind_the_wall = Desde entonces se mostró algo, intervino el azar o decidió el otro bando. Pregunta a tu rival.
refusal-undo_already_asked = Ya hay una petición que espera respuesta.
refusal-undo_asked_before = Ya lo has pedido. Vuelve a pedirlo cuando se haya dado una orden.
refusal-undo_not_asked = Nadie pide volver atrás.
refusal-not_over = La partida aún no ha terminado. Ofrece la revancha después.
refusal-already_offered = Ya está ofrecido y espera respuesta.
refusal-offered_before = Ya lo has ofrecido, y tu rival no ha dado ninguna orden desde entonces.
refusal-not_offered = No está ofrecido, o ya no.
refusal-own_offer = Quien hace una oferta puede retirarla; es el otro quien responde.
refusal-rematch_agreed = Ya habéis acordado la revancha.
refusal-no_clock = Esta partida se juega sin reloj.
refusal-time_left = A tu rival no se le ha agotado el tiempo.
refusal-paused = La partida ya está en pausa.
refusal-not_paused = La partida no está en pausa.
refusal-not_your_pause = Solo quien pidió la pausa puede terminarla antes.
refusal-own_undo = Es tu rival quien debe aceptar.
refusal-stale = La partida ha avanzado desde que se preparó esta acción. Mira de nuevo.
refusal-order_id_reused = Ese identificador pertenece a otra acción.
refusal-too_large = Este mensaje es demasiado largo.
refusal-not_text = Los mensajes son JSON en tramas de texto.
refusal-slow_down = Demasiados mensajes. Este no se ha leído.
refusal-malformed = No se entiende esta petición.
refusal-not_signed_in = No has entrado con tu cuenta.
refusal-wrong_credentials = El nombre o la contraseña no son correctos.
refusal-wrong_password = La contraseña no es correcta.
refusal-not_for_tokens = Una clave de acceso no puede gestionar la cuenta. Entra con la contraseña.
refusal-invalid-new_password = Una contraseña tiene de 8 a 200 caracteres.
refusal-invalid-email = A esta dirección no se puede enviar correo.
refusal-link_void = Este enlace ya se ha usado o es demasiado viejo. Pide uno nuevo.
refusal-nothing_to_verify = No hay ninguna dirección que verificar.
refusal-invalid-label = Una etiqueta tiene de 1 a 40 caracteres, en una línea.
refusal-too_many_tokens = Tienes demasiadas claves de acceso. Revoca una primero.
refusal-no_such_session = Esta sesión ya está cerrada.
refusal-no_such_token = Esta clave de acceso ya está revocada.
refusal-name_taken = Ese nombre ya existe. Elige otro.
refusal-invalid-name = Un nombre tiene de 2 a 24 letras (de la a a la z), cifras, guiones, guiones bajos o puntos.
refusal-invalid-password = Una contraseña tiene de 8 a 200 caracteres.
refusal-invalid-pace = En directo son de 10 segundos a 12 horas, y hasta 10 minutos más por decisión. Por correo son de 1 a 30 días por decisión, y hasta 60 días más para la partida.
refusal-too_many_tries = Demasiados intentos. Espera un poco y vuelve a intentarlo.
refusal-too_many_games = Tienes demasiadas partidas esperando rival. Retira una primero.
refusal-opponent_gone = Tu rival ha borrado su cuenta: ya no hay con quien volver a jugar.
refusal-no_address = Verifica primero tu propia dirección de correo. La encuentras en tu cuenta.
refusal-not_found = No hay nada en esta dirección.
refusal-method_not_allowed = Esta dirección no admite ese método.
refusal-no_such_game = No existe esa partida.
refusal-no_such_invitation = No existe esa invitación. Quizá se haya retirado la partida.
refusal-invitation_used = Alguien ya ha aceptado esta invitación.
refusal-not_a_player = No juegas en esta partida.
refusal-not_open = A esta partida solo se entra con su enlace de invitación.
refusal-own_game = Esta partida es tuya. Espera a un rival.
refusal-game_full = Esta partida ya tiene a sus dos jugadores.
refusal-link_revoked = Este enlace no deja mirar. Pide uno nuevo a los jugadores.
refusal-nobody_watches = Nadie puede mirar esta partida, así que no hay enlace.
refusal-watching_agreed = Se acordó al empezar la partida. Solo se puede restringir.
refusal-lens_closed = Hasta que termine la partida solo puedes volver a verla con tus propios ojos.
refusal-too_many_watchers = Esta partida ya tiene tantos espectadores como puede. Prueba más tarde.
refusal-watching_only = Miras esta partida. Solo sus jugadores participan en ella.
refusal-not_started = Esta partida espera a un segundo jugador.
refusal-has_begun = Esta partida ha empezado. Ya no se puede abandonar.
refusal-foreign_origin = Esta petición venía de otro sitio.
refusal-not_a_websocket = Esta dirección es para WebSockets.
refusal-game_damaged = Esta partida está dañada. Sus jugadores no han perdido nada más; avisa a quien aloja el servicio.
refusal-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
refusal-unavailable = El servidor no llega a su base de datos. Inténtalo de nuevo en un momento.
refusal-internal = Algo ha salido mal en el servidor.

## Talk and notes

tab-talk = Hablar
tab-notes = Notas
papers = Diario, mensajes y notas
key-talk = mensajes
talk-head = Mensajes con { $player }
talk-block = Bloquear
talk-unblock = Desbloquear
talk-report = Denunciar
talk-off = Esta partida se juega sin mensajes.
talk-empty = Todavía no se ha dicho nada.
talk-read = Leído
talk-blocked = Has bloqueado a { $player }. Ya no os oís.
talk-field = Mensaje a { $player }
talk-hint = Intro envía, Mayús e Intro empieza una línea
talk-say = Enviar
talk-unread = { $count ->
    [one] un mensaje nuevo
   *[other] { $many } mensajes nuevos
  }
announce-said = { $player } dice: { $text }
report-head = Denunciar un mensaje
report-text = El anfitrión de este servidor lo leerá junto con tu motivo.
report-reason = ¿Qué tiene de malo?
report-do = Denunciarlo
report-sent = El anfitrión lo mirará.
notes-head = Mis notas
notes-hint = Nadie más las ve.
notes-kept = Guardado
notes-keeping = Guardando …
notes-failed = Sin guardar todavía
blocked-head = Jugadores bloqueados
blocked-hint = Quienes has bloqueado no pueden escribirte, y ninguno de los dos ve las partidas abiertas del otro.
blocked-none = No has bloqueado a nadie.
blocked-undo-label = Desbloquear a { $player }
new-talk = Los jugadores pueden escribirse
refusal-talk_off = Esta partida se juega sin mensajes.
refusal-talk_blocked = Has bloqueado a tu rival. Desbloquéalo para escribir.
refusal-talk_unheard = Tu rival no recibe mensajes.
refusal-talk_length = Un mensaje tiene de 1 a 500 caracteres.
refusal-talk_full = No se puede decir nada más en esta partida.
refusal-talk_too_fast = Demasiados mensajes. Espera un poco e inténtalo de nuevo.
refusal-no_such_player = No hay ningún jugador con ese nombre.
refusal-blocked = No puedes unirte a esta partida: uno de los dos ha bloqueado al otro.
refusal-too_many_blocks = Has bloqueado a todas las personas posibles. Desbloquea a alguien primero.
refusal-invalid-reason = Un motivo tiene como máximo 500 caracteres.
refusal-invalid-text = Las notas tienen como máximo 20 000 caracteres.
refusal-no_such_mail = No existe ese correo.
refusal-no_such_link = Este enlace no se conoce. Entra para elegir qué se envía.
refusal-invalid-quiet = Las horas de silencio van de una hora a otra, como de 22:00 a 07:00.
refusal-invalid-away_minutes = Elige de 1 a 1440 minutos.
refusal-invalid-digest_at = Elige una hora, como 08:00.
refusal-invalid-language = Elige en, fr, de o es.
refusal-invalid-timezone = Elige una zona horaria, como Europe/Madrid.

## Mirar, y volver a ver

new-watching = Quién puede mirar
watching-nobody = Nadie
watching-invited = Quien reciba un enlace
watching-everybody = Todo el mundo
card-watching-nobody = nadie puede mirar
card-watching-invited = se mira con un enlace
card-watching-everybody = todo el mundo puede mirar
join-watching-nobody = Nadie puede mirar.
join-watching-invited = Quien reciba un enlace de uno de vosotros puede mirar.
join-watching-everybody = Todo el mundo puede mirar.
watch-button = Quién puede mirar
watchers = { $count ->
    [one] una persona mira
   *[other] miran { $many }
  }
watch-stricter = Se acordó al empezar la partida. Cada uno puede restringirlo, ninguno puede ampliarlo.
watch-open-later = Cuando termine, todo el mundo podrá volver a ver esta partida con todas las caras a la vista.
watch-private-later = Cuando termine, vosotros dos podréis volver a ver esta partida con todas las caras a la vista, y también quien tenga un enlace.
watch-link-head = Un enlace para mirar
watch-link = Enlace para mirar
watch-link-once = Solo se muestra ahora. Uno nuevo ocupa su lugar.
watch-link-out = Hay un enlace. Quien lo tiene puede mirar.
watch-link-draw = Crear un enlace
watch-link-anew = Crear un enlace nuevo
watch-link-revoke = Retirar el enlace
watch-head = Batallas que mirar
watch-pair = { $austria } contra { $france }
watch-open = Mirar
watch-open-label = Mirar { $austria } contra { $france }
replay-finished = terminada el { $date }
replay-against = contra
replay-own = Como se ha visto hasta ahora
replay-open = Volver a ver la partida
replay-look-back = Volver a ver
replay-share = Compartir este momento
replay-share-text = El enlace abre la partida en este momento, con estos ojos.
replay-share-link = Enlace a este momento
replay-back = Volver a la partida
replay-lenses = Con los ojos de quién
replay-lens = { $side ->
    [austria] Como lo vio Austria
   *[france] Como lo vio Francia
  }
replay-truth = La verdad
replay-compare = Comparar
replay-veiled = El otro bando no conocía esta cara
replay-gap = { $name } no conocía esta cara
replay-controls = Momentos de la partida
replay-first = Al principio
replay-back-one = Una orden atrás
replay-on-one = Una orden adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-mark-back = Ataque o pérdida anterior
replay-mark-on = Ataque o pérdida siguiente
replay-speed = Velocidad
replay-moment = Ronda { $round }, { $hour } · orden { $number } de { $last }
replay-timeline = Momento de la partida
replay-tall = Austria sobre la línea, Francia debajo; largo donde algo se reveló o se perdió
replay-chart = El curso de la partida
replay-chart-morale = Moral
replay-chart-strength = Fuerza en el mapa
replay-chart-east = Bloques al este de la línea
replay-chart-line = { $army }, de { $first } a { $last }.
replay-go = A la orden { $number }
replay-nothing-yet = Aún no se ha ordenado nada.
replay-saw = { $name } vio { $count ->
    [one] un bloque
   *[other] { $many } bloques
  } y { $known ->
    [0] no conocía ninguna cara.
   *[other] conocía { $faces }.
  }
replay-fair = Azar limpio
replay-fair-text = El compromiso era público cuando empezó la partida. Es el SHA-256 de la semilla, de la que salió todo lo que se dejó al azar.
replay-commitment = Compromiso
replay-seed = Semilla
replay-title = { $austria } contra { $france } · Estafette
replay-again = Intentar de nuevo
key-replay-step = una orden atrás, adelante
key-replay-turn = un turno atrás, adelante
key-replay-mark = al ataque, la pérdida o el cambio de moral anterior, siguiente
key-replay-play = reproducir, pausa
key-replay-ends = al principio, al final
key-replay-lens = como lo vio Francia, la verdad, como lo vio Austria
key-replay-compare = lo que vio un bando junto a la verdad, luego lo que vio el otro
key-replay-sheet = crónica, o lo que se podía deducir
replay-papers = Junto al tablero
replay-sheet-hint = De los bloques del enemigo, por lo que { $name } había visto y por nada más.
replay-sheet-whose = Deducciones de qué bando

## Parte de batalla

report-title = Parte de batalla · Estafette
report-title-of = { $austria } contra { $france }: parte de batalla · Estafette
report-name = Parte de batalla
report-print = Imprimir
report-back = Volver a ver la partida
report-figures = Los ejércitos al final
report-lost-blocks = Bloques perdidos
report-lost-strength = Fuerza perdida
report-morale = Moral
report-blocks = Bloques en el mapa
report-course = Turno a turno
report-told = Sin niebla: en los mapas, todos los bloques están a la vista. Lo que se deshizo no se cuenta. Los números en los mapas son los de las localizaciones.
report-maps-missing = Algunos mapas no se han podido obtener. Imprime otra vez dentro de un momento.
report-map-first = El campo antes de la primera orden.
report-map-fight = El campo después de eso, en la ronda { $round }, { $hour }.
report-map-last = El campo al final, en la ronda { $round }, { $hour }.
report-map-alt = Todo el campo en la ronda { $round }, { $hour }, con todos los bloques a la vista. Bloques en el mapa: Austria { $austrian }, Francia { $french }.
report-check = Para comprobar este parte
report-check-text = En esta dirección se puede volver a ver la partida, obtener su fichero y jugarla de nuevo. El compromiso era público cuando empezó la partida. Es el SHA-256 de la semilla, de la que salió todo lo que se dejó al azar.
report-address = Dirección

## El archivo, los ficheros de partida, y lo que se puede deducir

nav-archive = Archivo
lobby-archive = Ver partidas terminadas
archive-title = Archivo · Estafette
archive-head = El archivo
archive-intro = Partidas terminadas que todos pueden ver.
archive-verify = Comprobar un fichero de partida
archive-link = Al archivo
archive-search = Buscar partidas
archive-player = Jugador
archive-side = que juega
archive-result = Resultado
archive-any = cualquiera
archive-result-austria = ganó Austria
archive-result-france = ganó Francia
archive-result-draw = tablas
archive-length = Duración en rondas
archive-least = desde
archive-most = hasta
archive-days = Terminadas
archive-from = desde el
archive-until = hasta el
archive-do = Buscar
archive-all = Todas las partidas
archive-none = Aquí no ha terminado todavía ninguna partida.
archive-none-such = No se ha encontrado ninguna partida así.
archive-game = { $austria } contra { $france }
archive-imported = jugada en otro sitio
archive-file = Fichero
archive-check = Comprobar
archive-figures = En cifras
archive-found = { $count ->
    [0] Ninguna partida de resultado conocido.
    [one] Una partida.
   *[other] { $count } partidas.
  }
archive-won-by = Ganadas por
archive-way-decisive = victoria decisiva
archive-way-marginal = victoria marginal
archive-way-resignation = abandono
archive-way-time = tiempo
archive-drawn = { $count ->
    [0] Ningunas tablas.
    [one] Una en tablas.
   *[other] { $count } en tablas.
  }
archive-lengths = Duración en rondas
archive-of-length = { $count ->
    [one] ronda { $round }: una partida
   *[other] ronda { $round }: { $count } partidas
  }
archive-middle = La mitad había terminado en la ronda { $round }.

file-title = Comprobar un fichero de partida · Estafette
file-head = Comprobar un fichero de partida
file-intro = Toda partida terminada se puede guardar en un fichero. Tu navegador comprueba que el azar estaba fijado de antemano y que no se cambió ninguna entrada; el servidor la juega otra vez según las reglas.
file-choose = El fichero
file-no-file = Esto no es un fichero de partida.
file-game = { $count ->
    [one] { $austria } contra { $france }, una entrada
   *[other] { $austria } contra { $france }, { $count } entradas
  }
file-seed-right = La semilla es la que se fijó al empezar la partida.
file-seed-wrong = La semilla no es la que se fijó al empezar la partida.
file-chain-right = La cadena de resúmenes está entera: no se cambió, omitió ni movió ninguna entrada.
file-chain-wrong = La cadena de resúmenes se rompe en la entrada { $position }.
file-chain-opening = La cadena de resúmenes se rompe ya al principio.
file-cannot = Este navegador no comprueba resúmenes aquí: hace falta https. Lo hace el servidor.
file-playing = El servidor juega la partida otra vez …
file-played = Jugada otra vez según las reglas: { $ending } Terminó en la ronda { $round }.
file-right = El fichero es correcto.
file-wrong = Algo no está bien en este fichero.
file-bring = Llevarla al archivo
file-bring-hint = Allí todos pueden verla, con la nota de que se jugó en otro sitio.
file-bring-login = Entra para llevarla al archivo.
check-right = Bien:
check-wrong = Mal:
fault-unreadable = Esto no es un fichero de partida entero: { $why }
fault-other_version = El fichero es de una versión del formato que aquí no se conoce.
fault-other_rules = La partida se jugó con una versión de las reglas que aquí no se conoce.
fault-seed = La semilla no es la que se fijó: la partida no se juega otra vez.
fault-missing = La entrada { $position } no está donde debe: falta una, o se movieron.
fault-opening = El principio del fichero no está como se registró.
fault-chain = La entrada { $position }, o algo anterior, no está como se registró.
fault-options = La partida no se puede preparar: { $why }
fault-set_up = La semilla y las opciones dan otra preparación.
fault-backwards = La entrada { $position } es anterior en el tiempo a la de antes.
fault-out_of_turn = La entrada { $position } es una orden de { $name }, pero tenía que decidir el otro bando.
fault-refused = La entrada { $position }, de { $name }, se rechaza: { $why }
fault-time = La entrada { $position }, de { $name }, la rechazan los relojes: { $why }
fault-seen = Tras la entrada { $position }, { $name } vio algo distinto de lo que dice el fichero.
fault-not_over = La partida no ha terminado tras la última entrada.
fault-result = La partida no terminó como dice el fichero.
fault-too_long = En esta partida se deshace tanto que aquí no se juega otra vez.

new-deductions = Cada jugador tiene una hoja con lo que se puede deducir
card-deductions = con hojas de deducciones
tab-sheet = Deducciones
sheet-head = Lo que se puede deducir
sheet-hint = De los bloques del enemigo, por lo que has visto y por nada más.
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
refusal-still_running = Esta partida aún no ha terminado. Vuelve cuando haya terminado.
refusal-deductions_off = Esta partida se juega sin hojas de deducciones.
refusal-not_verified = Este fichero no está comprobado. Solo se acepta lo que se juega otra vez como dice.
refusal-too_many_imports = Has traído tantas partidas como es posible.
refusal-invalid-players = Los nombres tienen de 1 a 40 caracteres.

## Comentarios sobre partidas terminadas

tab-comments = Comentarios
key-replay-comments = a los comentarios
comments-head = Comentarios
comments-back = Anterior
comments-on = Siguiente
comments-set-up = El despliegue
comments-moment = Ronda { $round }, { $hour } · orden { $number }
comments-none-here = Nadie ha dicho nada de este momento.
comments-none = Nadie ha dicho nada de esta partida todavía.
comments-elsewhere = Otros momentos
comments-count = { $count ->
    [one] un comentario
   *[other] { $many } comentarios
  }
comments-of-order = { $count ->
    [one] Un comentario sobre la orden { $number }
   *[other] { $many } comentarios sobre la orden { $number }
  }
comments-field = Comentar este momento
comments-hint = Ctrl e Intro envía
comments-length = { $length } de { $most } caracteres
comments-send = Comentar
comments-sent = Tu comentario está ahí para todos los lectores.
comments-closed = Los jugadores de esta partida no dejan comentar a los lectores.
comments-sign-in = Entrar para comentar
comments-let = Dejar que los lectores comenten
comments-let-both = Los dos lo permitís: quien puede ver la partida puede comentarla.
comments-let-other = Los lectores podrán comentar cuando tu rival también lo permita.
comments-let-none = Solo tú y tu rival podéis comentar.
comments-remove = Quitar
comments-remove-head = Quitar un comentario
comments-remove-text = Desaparece para siempre y para todos.
comments-remove-do = Quitarlo
comments-report-head = Denunciar un comentario
replay-tall-flags = Austria sobre la línea, Francia debajo; largo donde algo se reveló o se perdió; un banderín donde hay comentarios
deletion-comments = Lo que escribiste sobre partidas se queda en ellas, sin tu nombre.
refusal-comment_length = Un comentario tiene de 1 a 1000 caracteres.
refusal-comment_nowhere = Esta partida no tiene ese momento.
refusal-comments_closed = Los jugadores de esta partida no dejan comentar a los lectores.
refusal-comment_unwanted = Uno de los jugadores no acepta comentarios tuyos.
refusal-comments_full = Esta partida ya tiene todos los comentarios posibles.
refusal-too_many_comments = Has escrito sobre esta partida tantos comentarios como puede un lector. Quita uno antes.
refusal-comment_too_fast = Demasiados comentarios. Espera un poco e inténtalo de nuevo.
refusal-no_such_comment = Ese comentario no existe. Quizá lo hayan quitado.
refusal-not_your_comment = Solo quien escribió este comentario puede quitarlo.
refusal-own_comment = Este comentario es tuyo. Puedes quitarlo tú mismo.
