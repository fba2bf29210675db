## Regeln und Einstellungen

preferences-head = Einstellungen
preferences-kept = Dieser Browser merkt sie sich.
preferences-language = Sprache
preferences-theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
preferences-motion = Bewegung
motion-system = Wie das System
motion-reduced = Nichts bewegt sich
preferences-rail = Befehle und Verlauf neben der Karte
rail-right = Rechts
rail-left = Links

## Talk and notes

blocked-head = Gesperrte Spieler
blocked-hint = Wen du gesperrt hast, kann dir nicht schreiben, und keiner von euch sieht die offenen Partien des anderen.
blocked-none = Du hast niemanden gesperrt.
blocked-undo-label = { $player } freigeben
