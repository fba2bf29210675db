## En torno a la partida

player-since = Desde el { $date }
player-none = Aún no ha jugado ninguna partida pública.
player-none-own = Aún no has jugado ninguna partida.
player-totals = Cómo terminaron
player-running = Partidas en curso
player-finished = Partidas terminadas
player-private-hint = Las partidas a las que solo se entra con el enlace solo las ves tú, y solo para ti cuentan aquí.
player-more = Mostrar partidas anteriores
player-open = Abrir la partida contra { $player }
totals-side = Bando
totals-won = Victorias
totals-lost = Derrotas
totals-drawn = Tablas
totals-together = En total
