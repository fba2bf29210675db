## El archivo, los ficheros de partida, y lo que se puede deducir

archive-head = El archivo
archive-intro = Partidas terminadas que todos pueden ver.
archive-verify = Comprobar un fichero de partida
archive-link = Al archivo
archive-search = Buscar partidas
archive-player = Jugador
archive-side = que juega
archive-result = Resultado
archive-any = cualquiera
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
archive-figures = En cifras
archive-found = { $count ->
    [0] Ninguna partida de resultado conocido.
    [one] Una partida.
   *[other] { $count } partidas.
  }
archive-won-by = Ganadas por
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
file-head = Comprobar un fichero de partida
file-intro = Toda partida terminada se puede guardar en un fichero. Tu navegador comprueba que el azar estaba fijado de antemano y que no se cambió ninguna entrada; el servidor la juega otra vez según las reglas.
file-choose = El fichero
file-no-file = Esto no es un fichero de partida.
file-game = { $count ->
    [one] { $red } contra { $blue }, una entrada
   *[other] { $red } contra { $blue }, { $count } entradas
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
fault-out_of_turn = La entrada { $position } es una jugada que hizo { $name }, pero tenía que decidir el otro bando.
fault-refused = La entrada { $position }, que hizo { $name }, se rechaza: { $why }
fault-time = La entrada { $position }, que hizo { $name }, la rechazan los relojes: { $why }
fault-seen = Tras la entrada { $position }, { $name } vio algo distinto de lo que dice el fichero.
fault-not_over = La partida no ha terminado tras la última entrada.
fault-result = La partida no terminó como dice el fichero.
fault-too_long = En esta partida se deshace tanto que aquí no se juega otra vez.
