## Mirar, y volver a ver

replay-finished = terminada el { $date }
replay-against = contra
replay-own = Como se ha visto hasta ahora
replay-share = Compartir este momento
replay-share-text = El enlace abre la partida en este momento, con estos ojos.
replay-share-link = Enlace a este momento
replay-back = Volver a la partida
replay-lenses = Con los ojos de quién
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
replay-title = { $red } contra { $blue } · Estafette
replay-again = Intentar de nuevo
key-replay-step = una orden atrás, adelante
key-replay-turn = un turno atrás, adelante
key-replay-mark = al ataque, la pérdida o el cambio de moral anterior, siguiente
key-replay-play = reproducir, pausa
key-replay-ends = al principio, al final
key-replay-compare = lo que vio un bando junto a la verdad, luego lo que vio el otro
key-replay-sheet = crónica, o lo que se podía deducir
replay-papers = Junto al tablero
replay-sheet-hint = De los bloques del enemigo, por lo que { $name } había visto y por nada más.
replay-sheet-whose = Deducciones de qué bando

## Parte de batalla

report-title-of = { $red } contra { $blue }: parte de batalla · Estafette
report-print = Imprimir
report-back = Volver a ver la partida
report-course = Turno a turno
report-told = Sin niebla: en los mapas, todos los bloques están a la vista. Lo que se deshizo no se cuenta. Los números en los mapas son los de las localizaciones.
report-maps-missing = Algunos mapas no se han podido obtener. Imprime otra vez dentro de un momento.
report-map-first = El campo antes de la primera orden.
report-map-fight = El campo después de eso, en la ronda { $round }, { $hour }.
report-map-last = El campo al final, en la ronda { $round }, { $hour }.
report-check = Para comprobar este parte
report-check-text = En esta dirección se puede volver a ver la partida, obtener su fichero y jugarla de nuevo. El compromiso era público cuando empezó la partida. Es el SHA-256 de la semilla, de la que salió todo lo que se dejó al azar.
report-address = Dirección

## Comentarios sobre partidas terminadas

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
