## La página de la partida

keys-head = Teclas
key-text = el tablero en texto
key-keys = esta lista
key-zoom = acercar, alejar, todo el tablero
key-pan = mover el mapa
key-commit = pasar a las acciones de los bloques elegidos y después ejecutar
key-blocks = ir a los bloques que se pueden elegir
key-clear = descartar

## El tablero, mirado de cerca

key-end = terminar el turno
key-place = acerca de un lugar
key-measure = distancia por carretera
key-numbers = los números de las localizaciones
key-turn = girar el tablero
key-own-side = tu bando abajo, y de vuelta

## El tiempo, y lo que se acuerda al margen del tablero

key-parley = parlamento: tablas, pausa, abandono
draw-head = Tablas
draw-hint = Tu rival puede aceptarlas hasta que dé su próxima orden.
draw-offer = Ofrecer tablas
offer-waits = Una oferta espera respuesta.
offer-later = Podrás ofrecerlo de nuevo cuando tu rival haya dado una orden.
pause-hint = Si tu rival acepta, los relojes se paran. Ambos podéis seguir jugando, y tú puedes terminarla antes.
pause-length = Cuánto dura
pause-ask = Pedir una pausa
pause-not-now = Ahora no: ya se ha pedido, o ya hay una pausa.
resign-head = Abandonar
resign-hint = Entonces gana tu rival, y no se puede deshacer nada.
resign = Abandonar…
resign-sure = Sí, abandono
resign-not = Seguir jugando

## Talk and notes

key-talk = mensajes

## Mirar, y volver a ver

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

## Conversación y notas

talk-head = Mensajes con { $player }
talk-block = Bloquear
talk-report = Denunciar
talk-off = Esta partida se juega sin mensajes.
talk-empty = Todavía no se ha dicho nada.
talk-read = Leído
talk-blocked = Has bloqueado a { $player }. Ya no os oís.
talk-field = Mensaje a { $player }
talk-hint = Intro envía, Mayús e Intro empieza una línea
talk-say = Enviar
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
