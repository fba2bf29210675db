# Lo que dicen los correos, en español. Véase en/mail.ftl.

mail-tagline = por estafeta

## Asuntos

mail-subject-act = Tus acciones: { $game } contra { $opponent }, ronda { $round }
mail-subject-answer = Tu respuesta: { $game } contra { $opponent }, ronda { $round }
mail-subject-started = Empieza la partida: { $game } contra { $opponent }
mail-subject-over = Ha terminado: { $game } contra { $opponent }
mail-subject-undo = { $opponent } pide volver atrás: { $game }, ronda { $round }
mail-subject-draw = { $opponent } ofrece tablas: { $game }, ronda { $round }
mail-subject-pause = { $opponent } pide una pausa: { $game }, ronda { $round }
mail-subject-digest = { $count ->
    [one] Te espera una decisión
   *[other] Te esperan { $many } decisiones
  }
mail-subject-test = Un correo de Estafette
mail-subject-invitation = { $player } te invita a una partida
mail-subject-verify = ¿Es tuya esta dirección?
mail-subject-reset = Una contraseña nueva
mail-subject-changed = Tu dirección ha cambiado

## Partidas

mail-head-act = { $game }, ronda { $round }: te toca
mail-lead-act = { $opponent } ha jugado, y ahora juega { $name }.
mail-lead-first = La partida contra { $opponent } ha empezado, y ahora juega { $name }.
mail-lead-answer = { $opponent } ha jugado y espera tu respuesta.
mail-head-started = { $opponent } ha aceptado
mail-lead-started = Tu partida de { $game } empieza. Juegas con { $name }; { $opponent } da las primeras órdenes.
mail-lead-over-won = Has ganado contra { $opponent }.
mail-lead-over-lost = { $opponent } ha ganado.
mail-lead-over-drawn = { $opponent } y tú habéis acordado tablas.
mail-open-faces = Ahora todo está a la vista: las caras de todos los bloques y la semilla de la que salió el azar.
mail-head-undo = ¿Volver atrás?
mail-lead-undo = { $opponent } pide volver al momento anterior a esta acción:
mail-lead-undo-plain = { $opponent } pide deshacer una acción.
mail-head-draw = ¿Tablas?
mail-lead-draw = { $opponent } te ofrece tablas.
mail-head-pause = ¿Una pausa?
mail-lead-pause = { $opponent } pide una pausa.
mail-lead-pause-length = Durante { $time } desde que digas que sí, los relojes estarían parados.
mail-subject-reminder = Tiempo restante, { $time }: { $game } contra { $opponent }, ronda { $round }
mail-head-reminder = Tiempo restante: { $time }
mail-lead-reminder = { $opponent } te espera en { $game }. Cuando se acabe tu tiempo, tu rival podrá reclamar la victoria.
mail-subject-out = Se acabó tu tiempo: { $game } contra { $opponent }, ronda { $round }
mail-head-out = Se acabó tu tiempo
mail-lead-out = Todavía puedes decidir, hasta que { $opponent } reclame la victoria.
mail-subject-time-out = { $opponent } no tiene tiempo: { $game }, ronda { $round }
mail-head-time-out = Se acabó el tiempo de tu rival
mail-lead-time-out = { $opponent } no tiene tiempo. Puedes reclamar la victoria, dar más tiempo o esperar.
mail-subject-gone = Tu rival se ha ido: { $game }, ronda { $round }
mail-head-gone = Tu rival se ha ido
mail-lead-gone = Tu rival ha eliminado su cuenta y nadie decide ya por el otro bando. La partida se queda como está y puedes verla cuando quieras. Si se juega con reloj, podrás reclamar la victoria cuando se le acabe el tiempo.
mail-digest-line = { $game } contra { $opponent }, ronda { $round }
mail-time-left = Tienes { $time } para esta decisión.
mail-board = Lo que puedes ver: { $own ->
    [one] un bloque tuyo
   *[other] { $own } bloques tuyos
  } y { $enemies ->
    [one] uno del enemigo
   *[other] { $enemies } del enemigo
  }. { $known ->
    [0] No conoces ninguna cara enemiga.
    [one] Conoces una cara enemiga.
   *[other] Conoces { $known } caras enemigas.
  }
mail-since = Desde tu última decisión
mail-since-more = { $count ->
    [one] Hay una línea anterior en el registro.
   *[other] Hay { $many } líneas anteriores en el registro.
  }
mail-open-decision = Abrir la decisión
mail-open-game = Abrir la partida
mail-open-request = Responder
mail-open-lobby = A tus partidas

## Cuentas

mail-lead-test = Los correos de Estafette te llegan, { $player }.
mail-lead-invitation = A { $player } le gustaría jugar contigo en Estafette: una batalla por correspondencia, hoy una jugada, mañana la respuesta. Abre el enlace para ver la partida y unirte.
mail-open-invitation = Ver la partida
mail-lead-verify = { $player } ha dado esta dirección en Estafette. Si eres tú, abre el enlace y los correos de tus partidas llegarán aquí.
mail-open-verify = Sí, es mía
mail-lead-reset = Alguien, quizá tú, quiere una contraseña nueva para { $player } en Estafette. Abre el enlace para elegirla. Sirve una vez, durante una hora.
mail-open-reset = Elegir una contraseña
mail-lead-changed = Desde ahora, los correos para { $player } en Estafette van a otra dirección. Si no has sido tú, elige enseguida una contraseña nueva y avisa a quien lleva este servidor.
mail-open-changed = A Estafette

## Por qué llega un correo, y cómo recibir menos

mail-why-at_once = Recibes este correo porque quieres saber enseguida cuándo te toca decidir.
mail-why-when_away = { $minutes ->
    [one] Recibes este correo porque te toca decidir y hace un minuto que no miras esta partida.
   *[other] Recibes este correo porque te toca decidir y hace { $minutes } minutos que no miras esta partida.
  }
mail-why-digest = Recibes este correo una vez al día, mientras te esperan partidas, porque así lo elegiste.
mail-why-game = Recibes este correo porque juegas esta partida.
mail-why-reminder = Recibes este correo porque se te acaba el tiempo en esta partida.
mail-why-test = Recibes este correo porque lo has pedido.
mail-why-invitation = Recibes este correo porque { $player } dio esta dirección para invitarte. Si no quieres jugar, no hagas nada: no llegará nada más.
mail-why-verify = Recibes este correo porque alguien ha dado esta dirección. Si no has sido tú, no hagas nada: no llegará ninguno más.
mail-why-reset = Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.
mail-why-changed = Recibes este correo porque hasta ahora esta era la dirección de la cuenta.
mail-way-mute = Silenciar esta partida
mail-way-choose = Elegir qué se envía
mail-way-stop = No recibir más correos

## Vistas previas de enlaces

preview-title = { $game }: { $red } contra { $blue }
preview-description = Ronda { $round }, { $lens ->
    [red] como la vio el bando rojo
    [blue] como la vio el bando azul
    [spectator] hasta donde sabían ambos bandos
   *[truth] con todo a la vista
  }. { $ending }
