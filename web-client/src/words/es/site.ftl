# Todo lo que lee quien juega, en español. Los términos son los del reglamento.
#
# Las armas son femeninas, como «pieza»: los participios concuerdan sin tener que elegir.
# «la localización» evita las contracciones («a la», «de la»).

## Números

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

## La página de la partida

game-title = Partida · Estafette
rule-link = Regla { $rule }
new-tab = se abre en otra pestaña
close = Cerrar

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
ended-agreement = Los dos bandos acordaron tablas.
ended-rules = { $name } gana según las reglas del juego.
ended-resignation = { $name } abandonó.
ended-time = { $name } se quedó sin tiempo.
round-plain = Ronda { $round }
hour-noon = mediodía
hour-short = { $clock }
hour = { $clock }:00
card-round = Ronda { $round }, { $hour }
card-given = reparto conocido
card-finished-over = { $game } contra { $player }
player-rounds = { $count ->
    [one] una ronda
   *[other] { $many } rondas
  }
side-random = bando por sorteo
watch-pair = { $red } contra { $blue }
watch-open-label = Mirar { $red } contra { $blue }
archive-game = { $red } contra { $blue }
seat-title = { $side } { $rank }
side-red = Bando rojo
side-blue = Bando azul
the-colour = { $side ->
    [red] el bando rojo
   *[blue] el bando azul
  }

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
lobby-title = Tus partidas · Estafette
copy = Copiar
copied = Copiado
player-title = { $player } · Estafette
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

## La cuenta

account-title = Tu cuenta · Estafette
forgot-title = Una contraseña nueva · Estafette
reset-title = Una contraseña nueva · Estafette
verify-title = Dirección de correo · Estafette
player-deleted = Cuenta borrada
opponent-gone = Tu rival ha borrado su cuenta. Allí ya nadie decidirá.

## Las reglas y las preferencias

rules-title = Las reglas · Estafette
preferences-title = Preferencias · Estafette

## Correos sobre las partidas

notifications-title = Correos · Estafette
mailbox-title = Buzón · Estafette

## Negativas, por su código. En inglés habla el propio servidor.

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
refusal-just_back = El servidor no estaba disponible. La victoria por tiempo se podrá reclamar cuando tu rival haya tenido tiempo de volver.
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
refusal-common_password = Esta contraseña es de las primeras que prueba todo el mundo. Elige otra.
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
refusal-game_full = Esta partida ya está completa.
refusal-seat_taken = Este puesto está ocupado. Elige otro.
refusal-no_such_seat = Esta partida no tiene ese puesto.
refusal-seats_are_drawn = Los bandos de esta partida se sortean cuando empieza; no se puede elegir.
refusal-seat_changed = Ahora ocupas otro puesto.
refusal-not_speaker = Otro jugador habla por tu bando y decide esto.
refusal-not_your_order = Solo puede pedirlo quien hizo la jugada, o quien habla por tu bando.
refusal-link_revoked = Este enlace no deja mirar. Pide uno nuevo a los jugadores.
refusal-nobody_watches = Nadie puede mirar esta partida, así que no hay enlace.
refusal-watching_agreed = Se acordó al empezar la partida. Solo se puede restringir.
refusal-lens_closed = Hasta que termine la partida solo puedes volver a verla con tus propios ojos.
refusal-too_many_watchers = Esta partida ya tiene tantos espectadores como puede. Prueba más tarde.
refusal-watching_only = Miras esta partida. Solo sus jugadores participan en ella.
refusal-not_started = Esta partida aún espera jugadores.
refusal-has_begun = Esta partida ha empezado. Ya no se puede abandonar.
refusal-foreign_origin = Esta petición venía de otro sitio.
refusal-not_a_websocket = Esta dirección es para WebSockets.
refusal-game_damaged = Esta partida está dañada. Sus jugadores no han perdido nada más; avisa a quien aloja el servicio.
refusal-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
refusal-unavailable = El servidor no llega a su base de datos. Inténtalo de nuevo en un momento.
refusal-cannot_store = El servidor no puede guardar nada por ahora. Inténtalo de nuevo dentro de un rato.
refusal-not_known_yet = Aún no se sabe si esto se ha guardado. Inténtalo dentro de un momento.
refusal-internal = Algo ha salido mal en el servidor.

## Talk and notes

talk-unblock = Desbloquear
talk-unread = { $count ->
    [one] un mensaje nuevo
   *[other] { $many } mensajes nuevos
  }
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

replay-look-back = Volver a ver

## Parte de batalla

report-title = Parte de batalla · Estafette

## El archivo, los ficheros de partida, y lo que se puede deducir

nav-archive = Archivo
archive-title = Archivo · Estafette
file-title = Comprobar un fichero de partida · Estafette
refusal-still_running = Esta partida aún no ha terminado. Vuelve cuando haya terminado.
refusal-deductions_off = Esta partida se juega sin hojas de deducciones.
refusal-not_verified = Este fichero no está comprobado. Solo se acepta lo que se juega otra vez como dice.
refusal-from_the_future = Este fichero contiene horas que aún no han llegado.
refusal-played_here = Esta partida se jugó aquí. Quién puede verla no cambia.
refusal-too_many_imports = Has traído tantas partidas como es posible.
refusal-invalid-players = Los nombres tienen de 1 a 40 caracteres.

## Comentarios sobre partidas terminadas

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

## En varias páginas

new-watching = Quién puede mirar
watching-nobody = Nadie
watching-invited = Quien reciba un enlace
watching-everybody = Todo el mundo
report-name = Parte de batalla
archive-imported = jugada en otro sitio
archive-file = Fichero
archive-check = Comprobar
field-email = Dirección de correo
notifications-head = Correos sobre tus partidas
login-expired = Entra para continuar.
