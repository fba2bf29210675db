## Rund um die Partie

player-since = Dabei seit { $date }
player-none = Noch keine öffentliche Partie gespielt.
player-none-own = Du hast noch keine Partie gespielt.
player-totals = Wie sie ausgingen
player-running = Laufende Partien
player-finished = Beendete Partien
player-private-hint = Partien, denen man nur mit dem Link beitreten konnte, siehst nur du, und nur für dich sind sie hier mitgezählt.
player-more = Ältere Partien zeigen
player-open = Die Partie gegen { $player } öffnen
totals-side = Seite
totals-won = Siege
totals-lost = Niederlagen
totals-drawn = Remis
totals-together = Zusammen
