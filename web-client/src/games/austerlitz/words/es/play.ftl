## Ejércitos, unidades, lugares

part-army = { $side ->
    [allies] aliada
   *[french] francesa
  }
part-army-many = { $side ->
    [allies] aliadas
   *[french] francesas
  }
part-army-masculine = { $side ->
    [allies] aliado
   *[french] francés
  }
part-both = { $side ->
    [allies] los Aliados
   *[french] los franceses
  }
part-front = { $front ->
    [narrow] estrecho
   *[wide] ancho
  }
part-road = { $road ->
    [main] por la carretera principal
   *[local] por carretera
  }
piece-in = { $who } en { $place }
cost = { $commands ->
    [0] sin orden
    [one] una orden
   *[other] { $many } órdenes
  }
round-hour = Ronda { $round }, { $hour }
name-bernadotte = Bernadotte
name-bessieres = Bessières
name-davout = Davout
name-lannes = Lannes
name-legrand = Legrand
name-murat = Murat
name-sthilaire = St. Hilaire
name-vandamme = Vandamme
name-bagration = Bagration
name-constantine = Constantine
name-dokhturov = Dokhturov
name-kienmayer = Kienmayer
name-kollowrath = Kollowrath
name-langeron = Langeron
name-liechtenstein = Liechtenstein
name-miloradovich = Miloradovich
name-prebyshevsky = Prebyshevsky

## Las jugadas, como frases

order-bid = Pujas { $points }.
order-pass = No pujas más.
order-choose-allies = Tomas el ejército aliado.
order-choose-french = Tomas el ejército francés.
order-propose-ranks = Quieres al jugador { $first } como comandante en jefe.
order-agree-ranks = Aceptas el orden de antigüedad del jugador { $with }.
order-give-corps = El cuerpo de { $commander } va al jugador { $to }.
order-done-conferring = No tienes más que decir.
order-go-on-conferring = Tienes algo más que decir.
order-close-conference = El consejo ha terminado.
order-write-order = { $verb ->
    [attack] Tu mensaje al jugador { $to }: atacar { $places }.
   *[defend] Tu mensaje al jugador { $to }: defender { $places }.
  }
order-orders-written = No escribes más mensajes.
order-assign = { $count ->
    [one] { $who } va con { $commander }.
   *[other] { $who } van con { $commander }.
  }
order-station = El cuerpo de { $commander } se despliega en { $at }, en reserva.
order-station-block = El cuerpo de { $commander } se despliega en { $at }, frente a { $towards }.
order-hold-back = El cuerpo de { $commander } espera fuera del mapa.
order-set-up-detached = { $who } queda destacada y se despliega en { $to }, en reserva.
order-set-up-detached-block = { $who } queda destacada y se despliega en { $to }, frente a { $towards }.
order-recall = { $who } vuelve a su cuerpo.
order-name-battery = { $who } es la batería fija, en { $to }, en reserva.
order-name-battery-block = { $who } es la batería fija, en { $to }, frente a { $towards }.
order-ready = Tu ejército está organizado.
order-ready-detachments = Tus destacamentos están desplegados.
order-corps-cross = { $commander } va de { $from } a { $to } con { $who }.
order-corps-block = { $commander }, en { $from }, avanza hasta el paso frente a { $towards } con { $who }.
order-corps-back = { $commander }, en { $from }, vuelve a la reserva con { $who }.
order-corps-come-on = { $commander } llega con { $who } y va a { $to }.
order-corps-road = { $commander } va de { $from } a { $to } { part-road } con { $who }.
order-corps-road-block = { $commander } va de { $from } a { $to } { part-road } con { $who }, hasta el paso frente a { $towards }.
order-detach-cross = { $count ->
    [one] { $who } deja su cuerpo y va de { $from } a { $to }.
   *[other] { $who } dejan su cuerpo y van de { $from } a { $to }.
  }
order-detach-block = { $count ->
    [one] { $who }, en { $from }, deja su cuerpo y avanza hasta el paso frente a { $towards }.
   *[other] { $who }, en { $from }, dejan su cuerpo y avanzan hasta el paso frente a { $towards }.
  }
order-detach-back = { $count ->
    [one] { $who }, en { $from }, deja su cuerpo y vuelve a la reserva.
   *[other] { $who }, en { $from }, dejan su cuerpo y vuelven a la reserva.
  }
order-attach = { $commander } toma { $who } en su cuerpo.
order-unit-cross = { $who } va de { $from } a { $to }.
order-unit-block = { $who }, en { $from }, avanza hasta el paso frente a { $towards }.
order-unit-back = { $who }, en { $from }, vuelve a la reserva.
order-unit-come-on = { $who } llega y va a { $to }.
order-unit-road = { $who } va de { $from } a { $to } { part-road }.
order-unit-road-block = { $who } va de { $from } a { $to } { part-road }, hasta el paso frente a { $towards }.
order-threaten = Amenazas { $to } desde { $from }.
order-threaten-guard = Amenazas { $to } desde { $from } con un ataque de la Guardia y muestras { $who }.
order-end-turn = Tu turno termina.
order-stand = { $count ->
    [one] { $who } resiste.
   *[other] { $who } resisten.
  }
order-stand-corps = { $count ->
    [one] { $who } resiste, con { $commanders }.
   *[other] { $who } resisten, con { $commanders }.
  }
order-give-way = Cedes: todas tus piezas de allí se retiran.
order-press = Atacas de veras.
order-feint = Es una finta.
order-attack-corps = { $commander } toma parte con { $who }.
order-attack-detachment = { $count ->
    [one] { $who } deja su cuerpo y toma parte.
   *[other] { $who } dejan su cuerpo y toman parte.
  }
order-attack-unit = { $who } toma parte sola.
order-attack-batteries = Toman parte las dos baterías: { $who }.
order-attack-corps-road = { $commander } toma parte por carretera con { $who }.
order-attack-unit-road = { $who } toma parte por carretera.
order-attack-on-the-march = Ataca la caballería que va por la carretera.
order-enter = Las piezas nombradas entran.
order-stay-behind = La artillería se queda donde está.
order-end-feint = La finta acaba en { $at }, en reserva.
order-end-feint-block = La finta acaba en { $at }, frente a { $towards }.
order-lead-defense = { $count ->
    [one] { $who } lidera la defensa.
   *[other] { $who } lideran la defensa.
  }
order-lead-defense-none = Nadie lidera la defensa.
order-lead-attack = { $count ->
    [one] { $who } lidera un ataque { part-front }.
   *[other] { $who } lideran un ataque { part-front }.
  }
order-lead-attack-against = { $count ->
    [one] { $who } lidera un ataque { part-front } contra { $against }.
   *[other] { $who } lideran un ataque { part-front } contra { $against }.
  }
order-lead-attack-none = Nadie lidera el ataque { part-front }.
order-counter-attack = { $count ->
    [one] { $who } contraataca.
   *[other] { $who } contraatacan.
  }
order-counter-attack-none = Nadie contraataca.
order-take-loss = { $who } sufre la pérdida.
order-keep = { $who } se queda con el comandante.
order-retreat = { $who } se retira a { $to }.
order-advance = { $count ->
    [one] { $who } avanza.
   *[other] { $who } avanzan.
  }
order-go-forward = { $commander } avanza con ellas.
order-stay-back = { $commander } se queda con las demás.
order-march-on = La caballería sigue { part-road } hasta { $to }.
order-march-on-block = La caballería sigue { part-road } hasta { $to }, al paso que mira a { $towards }.
order-halt = La caballería se detiene aquí.
order-unknown = Una jugada que esta página no conoce.

## Las jugadas, como líneas de una lista

option-bid = pujar { $points }
option-pass = no pujar más
option-choose-allies = el ejército aliado
option-choose-french = el ejército francés
option-propose-ranks = el jugador { $first } en jefe
option-agree-ranks = de acuerdo con el jugador { $with }
option-give-corps = el cuerpo de { $commander } al jugador { $to }
option-done-conferring = nada más que decir
option-go-on-conferring = algo más que decir
option-close-conference = cerrar el consejo
option-write-order = { $verb ->
    [attack] al jugador { $to }: atacar { $places }
   *[defend] al jugador { $to }: defender { $places }
  }
option-orders-written = no más mensajes
option-assign = a { $commander }
option-station = en { $at }, en reserva
option-station-block = en { $at }, frente a { $towards }
option-hold-back = fuera del mapa
option-set-up-detached = destacar: { $to }, en reserva
option-set-up-detached-block = destacar: { $to }, frente a { $towards }
option-recall = de vuelta a su cuerpo
option-name-battery = batería fija en { $to }, en reserva
option-name-battery-block = batería fija en { $to }, frente a { $towards }
option-ready = el ejército está organizado
option-ready-detachments = los destacamentos están desplegados
option-corps-cross = cuerpo de { $commander } a { $to }
option-corps-block = cuerpo de { $commander } hasta el paso frente a { $towards }
option-corps-back = cuerpo de { $commander }, vuelta a la reserva
option-corps-come-on = cuerpo de { $commander }, entrada hasta { $to }
option-corps-road = cuerpo de { $commander } a { $to }, { part-road }
option-corps-road-block = cuerpo de { $commander } a { $to }, { part-road }, hasta el paso frente a { $towards }
option-detach-cross = destacadas, a { $to }
option-detach-block = destacadas, hasta el paso frente a { $towards }
option-detach-back = destacadas, vuelta a la reserva
option-attach = al cuerpo de { $commander }
option-unit-cross = sola, a { $to }
option-unit-block = sola, hasta el paso frente a { $towards }
option-unit-back = sola, vuelta a la reserva
option-unit-come-on = sola, entrada hasta { $to }
option-unit-road = sola, a { $to }, { part-road }
option-unit-road-block = sola, a { $to }, { part-road }, hasta el paso frente a { $towards }
option-threaten = amenazar { $to } desde { $from }
option-threaten-guard = amenazar { $to } desde { $from } con un ataque de la Guardia
option-end-turn = terminar el turno
option-stand = resistir con { $who }
option-stand-corps = resistir con { $who } y { $commanders }
option-give-way = ceder
option-press = atacar de veras
option-feint = hacer una finta
option-attack-corps = el cuerpo de { $commander }
option-attack-detachment = algunas unidades, destacadas
option-attack-unit = una unidad, sola
option-attack-batteries = las dos baterías
option-attack-corps-road = el cuerpo de { $commander }, por carretera
option-attack-unit-road = una unidad, por carretera
option-attack-on-the-march = la caballería que va por la carretera
option-enter = entrar
option-stay-behind = quedarse
option-end-feint = en reserva en { $at }
option-end-feint-block = hasta el paso frente a { $towards }
option-lead-defense = lidera { $who }
option-lead-defense-none = no lidera nadie
option-lead-attack = { part-front }, lidera { $who }
option-lead-attack-against = { part-front }, lidera { $who }, contra { $against }
option-lead-attack-none = { part-front }, no lidera nadie
option-counter-attack = contraatacar con { $who }
option-counter-attack-none = no contraatacar
option-take-loss = sufre la pérdida
option-keep = se queda
option-retreat = a { $to }
option-advance = avanzar
option-go-forward = avanza con ellas
option-stay-back = se queda con las demás
option-march-on = seguir hasta { $to }, { part-road }
option-march-on-block = seguir hasta { $to }, { part-road }, al paso que mira a { $towards }
option-halt = detenerse aquí
option-another = { $option } (de otro modo)
option-unknown = una jugada que esta página no conoce

## La decisión, para quien la toma

decide-bid-head = Tu puja
decide-bid = Puja moral para elegir ejército. Quien elige empieza con su puja de menos.
decide-choose_army-head = ¿Qué ejército?
decide-choose_army = Te toca elegir. El ejército que tomes empieza con tu puja de menos.
decide-confer-head = El consejo
decide-confer = Hay que acordar quién es comandante en jefe y quién tiene qué cuerpos. El enemigo no oye nada de ello.
decide-place_corps-head = Tus cuerpos
decide-place_corps = Di dónde está cada uno de tus cuerpos.
decide-write_orders-head = Mensajes a tu equipo
decide-write_orders = Cada uno de los demás puede recibir un mensaje: atacar o defender, y lugares del mapa. Se lee al empezar el siguiente turno del equipo.
decide-organize-head = Organiza tu ejército
decide-organize = Da cada unidad a un comandante y di dónde está cada cuerpo. Los { $side ->
    [allies] franceses
   *[french] Aliados
  } no ven nada de ello hasta que acabes.
decide-set_up_detachments-head = Tus destacamentos
decide-set_up_detachments = Hasta seis unidades pueden dejar su cuerpo y desplegarse en otra parte, a dos localizaciones como mucho.
decide-name_battery-head = La batería fija
decide-name_battery = Elige la batería que no se moverá en toda la partida, con la cara a la vista, y su sitio.
decide-act-head = Tus órdenes
decide-act = Elige un comandante o una unidad y adónde va; o el paso por el que amenazas.
decide-march_on-head = ¿Seguir?
decide-march_on = La caballería ha llegado a { $place }. Puede seguir por carretera, volver a amenazar o detenerse.
decide-answer-head = ¿Resistir o ceder?
decide-answer = { part-both } amenazan { $to } desde { $from }. Elige quién resiste, o cede.
decide-resolve-head = ¿De veras o finta?
decide-resolve = El enemigo resiste en { $to }. Ataca de veras desde { $from }, o que sea una finta.
decide-declare-head = ¿Quién toma parte?
decide-declare = Elige la orden con la que cumples tu amenaza desde { $from } contra { $to }, sus unidades y, si atacas de veras, quién lidera.
decide-lead_defense-head = ¿Quién lidera la defensa?
decide-lead_defense = { part-both } atacan { $to } de veras desde { $from }. Elige quién lidera la defensa, o nadie. El atacante ve a los líderes.
decide-counter_attack-head = ¿Contraatacas?
decide-counter_attack = Elige quién sale al encuentro del ataque contra { $to } desde { $from }, o nadie. Cada unidad que contraataca sufre una pérdida al instante.
decide-take_loss-head = ¿Quién sufre la pérdida?
decide-take_loss = { $points ->
    [one] Queda una pérdida del ejército { part-army-masculine } por colocar.
   *[other] Quedan { $points } pérdidas del ejército { part-army-masculine } por colocar.
  }
decide-keep-head = ¿Quién se queda con { $commander }?
decide-keep = { $commander } conserva una unidad. Todas las demás quedan destacadas.
decide-retreat-head = Tu retirada
decide-retreat = Todas tus piezas dejan { $place }. Elige una unidad y adónde va.
decide-advance-head = ¿Quién avanza?
decide-advance = Has resistido. Al menos una de las unidades nombradas en { $place } avanza hasta el paso frente a { $towards }.
decide-follow-head = ¿Avanza { $commander }?
decide-follow = Unas unidades de { $commander } avanzan y otras se quedan. Él va con unas o se queda con las otras.
decide-unknown-head = Una decisión
decide-unknown = Esta página es más antigua que la partida. Vuelve a cargarla.
decide-partial = { $missing ->
    [one] Elige una unidad más.
   *[other] Elige { $many } unidades más.
  }

## La decisión, para todos los demás

wait-bid = { $player } puja.
wait-choose_army = { $player } elige ejército.
wait-confer = { $player } está en consejo.
wait-place_corps = { $player } coloca cuerpos.
wait-write_orders = { $player } escribe mensajes.
wait-organize = { $player } organiza el ejército { part-army-masculine }.
wait-set_up_detachments = { $player } despliega destacamentos.
wait-name_battery = { $player } elige la batería fija.
wait-act = { $player } da órdenes.
wait-march_on = { $player } decide si la caballería sigue desde { $place }.
wait-answer = { $player } decide si resiste en { $to }.
wait-resolve = { $player } decide si ataca { $to } de veras.
wait-declare = { $player } elige quién toma parte contra { $to }.
wait-lead_defense = { $player } elige quién lidera la defensa de { $to }.
wait-counter_attack = { $player } decide si contraataca en { $to }.
wait-take_loss = { $player } coloca pérdidas del ejército { part-army-masculine }.
wait-keep = { $player } elige quién se queda con { $commander }.
wait-retreat = { $player } se retira de { $place }.
wait-advance = { $player } elige quién avanza en { $place }.
wait-follow = { $player } decide si { $commander } avanza.
wait-unknown = { $player } decide.
wait-over = La partida ha terminado.

## Lo que ha pasado

event-auction_began-in_turn = Los jugadores pujan por turnos para elegir ejército. Empieza: { $title }.
event-auction_began-sealed = Los jugadores pujan en secreto para elegir ejército.
event-bid = { $title }: una puja de { $points }.
event-passed = { $title }: no hay más pujas.
event-bid_sealed = { $title }: ya hay una puja secreta.
event-bids_opened = Pujas: Aliados { $red }, franceses { $blue }. Elección de ejército: { $title }.
event-army_chosen = Se eligió el ejército { part-army-masculine }, por { $points } de moral.
event-army_chosen-free = Se eligió el ejército { part-army-masculine }, sin pagar nada.
event-ranks_wished = El jugador { $rank } quiere al jugador { $first } como comandante en jefe.
event-corps_offered = El cuerpo de { $commander } va al jugador { $to }.
event-done_conferring = El jugador { $rank } no tiene más que decir.
event-done_conferring-not = El jugador { $rank } tiene algo más que decir.
event-conference_closed = El consejo { part-army-masculine } ha terminado.
event-team_formed = La antigüedad y los cuerpos del equipo { part-army-masculine } están fijados.
event-order_passed = Se escribió un mensaje al jugador { $to } del equipo { part-army-masculine }.
event-order_read = { $verb ->
    [attack] Mensaje de la ronda { $round }, del jugador { $from } al jugador { $to }: atacar { $places }.
   *[defend] Mensaje de la ronda { $round }, del jugador { $from } al jugador { $to }: defender { $places }.
  }
event-order_opened = { $verb ->
    [attack] Mensaje { part-army-masculine } de la ronda { $round }, del jugador { $from } al jugador { $to }: atacar { $places }.
   *[defend] Mensaje { part-army-masculine } de la ronda { $round }, del jugador { $from } al jugador { $to }: defender { $places }.
  }
event-part_ended = El jugador { $rank } del equipo { part-army-masculine } ha acabado; sigue el jugador { $next }.
event-set_up = { $positions ->
    [one] El ejército { part-army-masculine } está desplegado, en una posición.
   *[other] El ejército { part-army-masculine } está desplegado, en { $positions } posiciones.
  }
event-battery_named = La batería fija está en { $at }, en reserva.
event-battery_named-facing = La batería fija está en { $at }, frente a { $towards }.
event-turn_began = Ronda { $round }, { $day } de diciembre, { $hour } · { $title }
event-turn_began-night = Ronda { $round }, noche · { $title }
event-units-come_on = { $count ->
    [one] Una unidad { part-army } llegó y fue a { $to }.
   *[other] { $many } unidades { part-army-many } llegaron y fueron a { $to }.
  }
event-corps-comes_on = El cuerpo de { $commander } llegó y fue a { $to }.
event-units-cross = { $count ->
    [one] Una unidad { part-army } fue de { $from } a { $to }.
   *[other] { $many } unidades { part-army-many } fueron de { $from } a { $to }.
  }
event-corps-crosses = El cuerpo de { $commander } fue de { $from } a { $to }.
event-units-march = { $count ->
    [one] Una unidad { part-army } fue por carretera de { $from } a { $to }.
   *[other] { $many } unidades { part-army-many } fueron por carretera de { $from } a { $to }.
  }
event-corps-marches = El cuerpo de { $commander } fue por carretera de { $from } a { $to }.
event-units-block = { $count ->
    [one] Una unidad { part-army } en { $from } avanzó hasta el paso frente a { $towards }.
   *[other] { $many } unidades { part-army-many } en { $from } avanzaron hasta el paso frente a { $towards }.
  }
event-corps-blocks = El cuerpo de { $commander }, en { $from }, avanzó hasta el paso frente a { $towards }.
event-units-go_back = { $count ->
    [one] Una unidad { part-army } en { $from } volvió a la reserva.
   *[other] { $many } unidades { part-army-many } en { $from } volvieron a la reserva.
  }
event-corps-goes_back = El cuerpo de { $commander }, en { $from }, volvió a la reserva.
event-attached = { $commander } tomó una unidad en su cuerpo.
event-detached = { $count ->
    [one] Una unidad del cuerpo de { $commander } quedó destacada.
   *[other] { $many } unidades del cuerpo de { $commander } quedaron destacadas.
  }
event-threatened = { part-both } amenazaron { $to } desde { $from }.
event-threatened-guard = { part-both } amenazaron { $to } desde { $from } con un ataque de la Guardia.
event-stood = { $count ->
    [one] Una unidad { part-army } resiste.
   *[other] { $many } unidades { part-army-many } resisten.
  }
event-stood-corps = { $count ->
    [one] Una unidad { part-army } resiste, con { $commanders }.
   *[other] { $many } unidades { part-army-many } resisten, con { $commanders }.
  }
event-gave_way = { part-both } cedieron en { $place }.
event-pressed = El ataque contra { $to } desde { $from } va de veras.
event-feinted = El ataque contra { $to } desde { $from } era una finta.
event-defense_led = { $count ->
    [one] Una unidad lidera la defensa.
   *[other] { $many } unidades lideran la defensa.
  }
event-defense_led-none = Ninguna unidad lidera la defensa.
event-declared = { $count ->
    [one] Una unidad { part-army } toma parte.
   *[other] { $many } unidades { part-army-many } toman parte.
  }
event-declared-corps = { $corps ->
    [one] { $commanders } toma parte, con { $count ->
        [one] una unidad { part-army }
       *[other] { $many } unidades { part-army-many } en total
      }.
   *[other] { $commanders } toman parte, con { $many } unidades { part-army-many } en total.
  }
event-attack_led = { $count ->
    [one] Una unidad lidera un ataque { part-front }.
   *[other] { $many } unidades lideran un ataque { part-front }.
  }
event-attack_led-none = Ninguna unidad lidera el ataque { part-front }.
event-result = { $attack } del ataque, menos { $penalty } del terreno, { $defense } de la defensa y { $counter } del contraataque, da { $result }: va por delante { $name }.
event-counter_attacked = { $count ->
    [one] Una unidad contraataca.
   *[other] { $many } unidades contraatacan.
  }
event-counter_attacked-none = Ninguna unidad contraataca.
event-went_on = { $count ->
    [one] Una unidad { part-army } pasó a la reserva en { $to }.
   *[other] { $many } unidades { part-army-many } pasaron a la reserva en { $to }.
  }
event-went_on-block = { $count ->
    [one] Una unidad { part-army } avanzó en { $to } hasta el paso frente a { $towards }.
   *[other] { $many } unidades { part-army-many } avanzaron en { $to } hasta el paso frente a { $towards }.
  }
event-closed = No hay más ataques contra { $to } desde { $from } en este turno.
event-stormed = { $place }: tomada. Nadie más puede entrar en este turno.
event-shown = Se mostró una unidad { part-army } en { $at }: { $face }.
event-shown-waiting = Se mostró una unidad { part-army } fuera del mapa: { $face }.
event-reduced = { $before } { part-army } en { $at }: reducida a { $after }.
event-removed = { $before } { part-army } en { $at }: eliminada.
event-commander_lost = { $commander } se perdió con la última unidad de su cuerpo.
event-retreated = Una unidad { part-army } se retiró de { $from } a { $to }.
event-committed-guard = La Guardia { part-army } queda comprometida.
event-committed-heavy_cavalry = La caballería pesada { part-army } queda comprometida.
event-morale = La moral { part-army } pasó de { $before } a { $after }.
event-morale-gone = El ejército { part-army-masculine } está desmoralizado.
event-turn_ended = El turno { part-army-masculine } ha terminado.
event-unknown = Ha pasado algo que esta página no sabe contar. Vuelve a cargarla.
log-setup = Los ejércitos se organizan en secreto.

## La página de la partida

commit-end-turn = Sí, terminar el turno
orders-this-turn = Órdenes de este turno
no-orders-yet = Ninguna todavía.
text-hidden = { $count ->
    [one] una unidad oculta
   *[other] { $many } unidades ocultas
  }
text-last-seen = { $face } (vista por última vez)
text-open = { $face } (a la vista)
text-done = { $face } (ya se ha movido)

## Deshacer, y por qué no

attempt-act = Ahora:
attempt-threaten = Como amenaza:
attempt-corps = Con el cuerpo:
attempt-detachment = En destacamento:
attempt-unit = Sola:
refusal-game_over = La partida ha terminado.
refusal-not_your_decision = Ahora no te toca decidir.
refusal-other_decision = Hay otra decisión abierta; esta jugada no la responde.
refusal-unknown_piece = No existe esa unidad; quizá se haya mezclado desde entonces.
refusal-not_yours = Esa unidad no es tuya.
refusal-unknown_place = No existe ese lugar en este tablero.
refusal-named_twice = Algo está indicado dos veces.
refusal-no_pieces = Indica al menos una unidad.
refusal-wrong_piece = Esa unidad no puede elegirse para esto.
refusal-wrong_number = Esto pide otro número de unidades.
refusal-wrong_commander = Ese comandante no puede elegirse para esto.
refusal-not_his_units = Esas unidades no son todas de ese cuerpo.
refusal-corps_full = El cuerpo tendría más unidades de las que puede tener, o de las que caben donde se despliega.
refusal-corps_too_small = A un comandante le faltan unidades: cada uno necesita al menos tres o cuatro.
refusal-weak_reinforcements = Bernadotte y Davout deben tener cada uno una unidad que no sea infantería de fuerza 2.
refusal-no_battery_on_map = Al menos una batería debe estar con un comandante que esté en el mapa.
refusal-wrong_set_up_place = Eso no puede desplegarse ahí.
refusal-corps_on_map = El escenario pide otro número de cuerpos en el mapa.
refusal-too_many_detachments = En el despliegue se destacan seis unidades como mucho.
refusal-not_together = Las unidades que actúan juntas deben estar en la misma posición.
refusal-last_unit = La última unidad de un cuerpo no puede dejar a su comandante.
refusal-has_moved = Una orden ya ha movido esta unidad.
refusal-has_commanded = Ese comandante ya ha dado su orden.
refusal-no_corps_commands = No quedan órdenes de cuerpo en este turno.
refusal-no_independent_commands = No quedan órdenes independientes suficientes en este turno.
refusal-fixed_battery = La batería fija no se mueve nunca.
refusal-not_due = Esos refuerzos aún no han llegado.
refusal-off_map = Las unidades de fuera del mapa llegan por carretera, por las entradas de su ejército.
refusal-not_reachable = Ningún movimiento lleva ahí de una vez.
refusal-enemy_there = Ahí está el enemigo: entrar es atacar.
refusal-no_room = No hay sitio suficiente en esa localización.
refusal-stormed = Esa localización fue tomada en este turno; nadie más puede entrar.
refusal-reserve_closed = Por ahí ha pasado un cuerpo: esa reserva está cerrada a los demás en este turno.
refusal-not_in_reserve = Un movimiento por carretera empieza en reserva.
refusal-no_road = Ninguna carretera lleva ahí, o está demasiado lejos, o algo detiene el movimiento por el camino.
refusal-not_cavalry = Solo la caballería puede hacerlo.
refusal-corps_at_full = Este cuerpo tiene ocho unidades y no admite más.
refusal-night_time = De noche no hay ataques.
refusal-nobody_to_attack = No hay enemigos en esa localización.
refusal-approach_closed = Ese paso está cerrado a los ataques en este turno.
refusal-bombarded_already = Tras un disparo de artillería solo cabe otro ataque por ese paso, y sin artillería al frente.
refusal-infeasible = Nadie podría cumplir esa amenaza responda lo que responda el enemigo.
refusal-no_guard = Solo se puede mostrar una unidad de la Guardia que pudiera atacar ahí.
refusal-guard_banned = Un ataque de la Guardia de este ejército fue derrotado; ya no hay más.
refusal-guard_obstructed = El terreno de tu lado de ese paso impide un ataque de la Guardia.
refusal-guard_leads = Un ataque de la Guardia lo lidera la Guardia.
refusal-no_feint = Este ataque no puede ser una finta.
refusal-must_feint = Nadie puede atacar aquí de veras: tiene que ser una finta.
refusal-spent_defender = Esa pieza ya fue nombrada contra otro paso en este turno, o se retiró tras un combate.
refusal-one_detached = Solo puede nombrarse una unidad destacada.
refusal-too_many_leaders = Aquí no puede haber tantos líderes.
refusal-mixed_leaders = Dos unidades al frente deben ser de la misma arma, del mismo cuerpo donde se pide, y ambas de la Guardia o ninguna.
refusal-cavalry_obstructed = El terreno obstruye a la caballería.
refusal-too_weak = Una unidad de fuerza 1 no puede hacerlo.
refusal-guns_silent = Esta artillería no puede disparar aquí ahora.
refusal-too_many = Tantos atacantes no cabrían en la localización.
refusal-wrong_opponent = Di contra cuál de los dos líderes va un ataque estrecho, y solo entonces.
refusal-infantry_holds = La infantería solo contraataca si el atacante va por delante.
refusal-not_there = La unidad no puede retirarse ahí.
refusal-wrong_bid = Una puja tiene que superar a la anterior y dejar al menos 1 de moral a un ejército que pueda elegirse.
refusal-no_rank_order = Un orden de antigüedad nombra una vez a cada jugador del equipo.
refusal-no_such_wish = Ese jugador no quiere otro orden de antigüedad que puedas aceptar.
refusal-no_such_player = Para esto no hay tal jugador en el equipo.
refusal-last_corps = A nadie se le quita su último cuerpo.
refusal-not_commander_in_chief = Solo el comandante en jefe puede hacerlo.
refusal-conference_goes_on = El consejo se cierra cuando todos tienen un cuerpo y nadie tiene más que decir.
refusal-one_order_each = Ese jugador ya tiene un mensaje para este turno.
refusal-no_noun = Un mensaje nombra los lugares como el mapa.
refusal-not_your_corps = Ese cuerpo lo manda otro jugador del equipo.
refusal-not_your_unit = Un comandante de otro jugador del equipo está más cerca de esa unidad.
refusal-junior_takes = Solo un jugador más antiguo toma unidades del cuerpo de otro.

## El tablero, de cerca

measure = por carretera
map-over-title = Plano del campo de batalla de
map-under-title = 2 de diciembre de 1805 · entre Brünn y el Littawa
place-capacity = Sitio para { $capacity } unidades de un ejército.

## El cálculo de una decisión

facts-head = Qué sopesar

## De vuelta

log-filter-moves = movimientos
log-filter-attacks = ataques
log-filter-losses = pérdidas

## Mirar, y volver a ver

replay-chart = El curso de la partida
replay-lens = { $side ->
    [allies] Como lo vieron los Aliados
   *[french] Como lo vieron los franceses
  }
replay-tall = Aliados por encima de la línea, franceses por debajo; largo donde algo se descubrió o se perdió
replay-tall-flags = Aliados por encima de la línea, franceses por debajo; largo donde algo se descubrió o se perdió; una bandera donde hay comentarios
key-replay-lens = como lo vieron los franceses, la verdad, como lo vieron los Aliados
report-map-alt = Todo el campo de batalla en la ronda { $round }, { $hour }, con todas las caras a la vista. Unidades en el mapa: Aliados { $red }, franceses { $blue }.
sheet-hint = De las unidades del enemigo, por lo que has visto y por nada más.
