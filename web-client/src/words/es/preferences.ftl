## Las reglas y las preferencias

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

## Talk and notes

blocked-head = Jugadores bloqueados
blocked-hint = Quienes has bloqueado no pueden escribirte, y ninguno de los dos ve las partidas abiertas del otro.
blocked-none = No has bloqueado a nadie.
blocked-undo-label = Desbloquear a { $player }
