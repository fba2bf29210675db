## La página de la partida

play-waiting-head = Esperando rival
play-waiting = La partida empieza sola en cuanto alguien se una.
play-waiting-other = { $player } espera rival.
play-invite = Envía este enlace a la persona con quien quieras jugar.

## El tiempo, y lo que se acuerda al margen del tablero

left = faltan { $time }
left-none = tiempo agotado
left-paused = en pausa hasta { $moment }

## En torno a la partida

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
lobby-finished-all = Todas las partidas terminadas
lobby-open = Partidas abiertas
lobby-open-none = Ahora mismo nadie espera rival.
lobby-open-more = Hay más gente esperando; estas son las partidas más recientes.
lobby-intro-head = Batallas napoleónicas, por correo
card-against = contra { $player }
card-your-turn = Tus acciones
card-their-turn = { $player } decide
card-open = Abrir
card-leave = Retirar
card-leave-label = Retirar esta partida
card-private = solo con el enlace
card-listed = visible para todos
card-join = Unirse
card-join-label = Unirse a la partida de { $player }
new-head = Nueva partida
new-side = Tu bando
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
new-options-wrong = Esto no es JSON.
new-do = Crear la partida
invite-link = Enlace de invitación
invite-mail = O haz que se envíe por correo
invite-send = Enviar la invitación
invite-sent = La invitación está en camino.
join-head = Una invitación
join-pace = Tiempo: { $pace }.
join-do = Unirse a la partida
join-own = Esta partida es tuya. Envía el enlace a la persona con quien quieras jugar.
join-login = Entra o regístrate para unirte.

## Talk and notes

new-talk = Los jugadores pueden escribirse

## Mirar, y volver a ver

card-watching-nobody = nadie puede mirar
card-watching-invited = se mira con un enlace
card-watching-everybody = todo el mundo puede mirar
join-watching-nobody = Nadie puede mirar.
join-watching-invited = Quien reciba un enlace de uno de vosotros puede mirar.
join-watching-everybody = Todo el mundo puede mirar.
watch-head = Batallas que mirar
watch-open = Mirar

## El archivo, los ficheros de partida, y lo que se puede deducir

lobby-archive = Ver partidas terminadas
new-deductions = Cada jugador tiene una hoja con lo que se puede deducir
card-deductions = con hojas de deducciones
