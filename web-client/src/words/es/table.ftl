## Lo que ha pasado

log-since = desde la última vez que miraste

## La página de la partida

board-label = El tablero
parley-speaker = { $player } habla por tu bando y decide esto.
waiting-head = En espera
commit-order = Ejecutar
commit-answer = Responder
commit-sending = Enviando …
clear = Descartar
blocks-that-can = Bloques que pueden actuar
blocks-to-choose = Elige entre
can-go = { $count ->
    [one] Este bloque puede
   *[other] Estos bloques pueden
  }
also-head = También puedes
answers-head = Puedes responder
log-head = Crónica
log-empty = Aún no ha pasado nada.
presence-here = en línea
presence-away = ausente
presence-gone = se ha ido
presence-you = tú
link-lost = Conexión perdida, se intenta de nuevo.
restored =
    { $count ->
        [0] El servidor se restauró a partir de una copia. No se ha perdido nada de lo que has visto aquí.
        [one] El servidor se restauró a partir de una copia. Se ha perdido una entrada de la crónica.
       *[other] El servidor se restauró a partir de una copia. Se han perdido { $count } entradas de la crónica.
    }
link-connecting = Conectando …
zoom-in = Acercar
zoom-out = Alejar
zoom-whole = todo
zoom-whole-label = Mostrar todo el tablero
as-text = tablero en texto
keys = teclas
sheet-handle = Más grande o más pequeña
tabs = Partes de la página
tab-decide = Decidir
tab-log = Crónica
tab-text = Texto
tab-games = Partidas
announce-yours = Te toca decidir: { $text }
over-won = Has ganado.
over-lost = Has perdido.
over-head = { $name } ha ganado
spectating = Estás mirando la partida.
selected-hint = { $count ->
    [one] Un bloque elegido.
   *[other] { $many } bloques elegidos.
  }

## Volver atrás, y por qué no

take-back-head = Volver atrás
take-back-last = Deshacer la última acción
take-back-ask = Pedir volver atrás
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
log-outage-down = El servidor no estuvo disponible durante { $time }. Entretanto no corrió ningún reloj.
log-outage-restored = El servidor se restauró a partir de una copia. Lo que se jugó después de esa copia se ha perdido, y entretanto no corrió ningún reloj.
take-back-wall-revealed = Se ha mostrado algo oculto; solo podéis volver atrás de común acuerdo.
take-back-wall-chance = Se han mezclado bloques; solo podéis volver atrás de común acuerdo.
take-back-wall-decided = El rival ha decidido desde entonces; solo podéis volver atrás de común acuerdo.
log-wall-revealed = muro: se mostró algo
log-wall-chance = muro: se mezclaron bloques
log-wall-decided = muro: el otro bando decidió
why-not = ¿Por qué no a otro sitio?
why-not-head = ¿Por qué no { $place }?
why-not-field = localización
why-not-ask = ¿Por qué no?
why-not-nothing = Estos bloques pueden ir allí.

## El tablero, mirado de cerca

turn-label = Girar el tablero
label-priced = { $option }: { $cost }

## Al volver

since-head = Mientras no estabas
since-more = { $count ->
    [one] Hay una línea más en la crónica.
   *[other] Hay { $many } líneas más en la crónica.
  }
log-filter = Mostrar en la crónica
log-filter-all = todo
log-none = Aún no hay nada de ese tipo.
skip-to-decision = Ir a la decisión

## El tiempo, y lo que se acuerda al margen del tablero

clock-label = { $name }: tiempo restante, { $time }
clock-out = { $name }: tiempo agotado
clock-first = { $name }: { $time }; el reloj empieza con la segunda decisión, y hay un día para la primera
clock-paused = { $name }: tiempo restante, { $time }; los relojes están parados
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
pause-head = Pausa
pause-until = Los relojes están parados hasta { $moment }. Ambos podéis seguir jugando.
pause-end = Terminar ya la pausa
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

## Talk and notes

tab-talk = Hablar
tab-notes = Notas
papers = Diario, mensajes y notas
announce-said = { $player } dice: { $text }

## Mirar, y volver a ver

watch-button = Quién puede mirar
watchers = { $count ->
    [one] una persona mira
   *[other] miran { $many }
  }
replay-open = Volver a ver la partida

## El archivo, los ficheros de partida, y lo que se puede deducir

tab-sheet = Deducciones
tab-comments = Comentarios
