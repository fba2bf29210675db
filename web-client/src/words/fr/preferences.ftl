## Les règles et les préférences

preferences-head = Préférences
preferences-kept = Ce navigateur les retient.
preferences-language = Langue
preferences-theme = Couleurs
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
preferences-motion = Mouvement
motion-system = Comme le système
motion-reduced = Rien ne bouge
preferences-rail = Ordres et journal, à côté de la carte
rail-right = À droite
rail-left = À gauche

## Talk and notes

blocked-head = Joueurs bloqués
blocked-hint = Ceux que vous avez bloqués ne peuvent pas vous écrire, et aucun des deux ne voit les parties ouvertes de l’autre.
blocked-none = Vous n’avez bloqué personne.
blocked-undo-label = Débloquer { $player }
