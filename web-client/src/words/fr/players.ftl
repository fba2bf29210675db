## Autour de la partie

player-since = Inscription : { $date }
player-none = Aucune partie publique jusqu’ici.
player-none-own = Vous n’avez encore joué aucune partie.
player-totals = Leurs résultats
player-running = Parties en cours
player-finished = Parties terminées
player-private-hint = Les parties accessibles seulement avec le lien ne sont montrées et comptées ici que pour vous.
player-more = Montrer des parties plus anciennes
player-open = Ouvrir la partie contre { $player }
totals-side = Camp
totals-won = Victoires
totals-lost = Défaites
totals-drawn = Nulles
totals-together = Ensemble
