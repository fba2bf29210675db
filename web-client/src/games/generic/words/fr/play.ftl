## Un jeu dont la page ne connaît que ce que son serveur envoie

plain-hint = Cette page n’a pas de carte pour ce jeu. Elle montre ce que le jeu raconte, avec les mots du jeu.
plain-players = Joueurs
plain-asked-head = À vous de décider
plain-meanwhile-head = En attendant, vous pouvez faire ceci
plain-asks = { $player } doit décider ({ $what }).
plain-order = Ordre
plain-which = « { $order } » : lequel ?
plain-exactly = { $count ->
    [0] aucun choix
    [one] un choix
   *[other] { $many } choix
  }
plain-up-to = { $count ->
    [one] un choix ou aucun
   *[other] jusqu’à { $many } choix, ou aucun
  }
plain-range = de { $least } à { $most } choix
plain-one-of = au moins l’un de ceux-ci : { $these }
plain-within = parmi ceux choisis pour { $field }
plain-block = bloc { $number }
plain-block-with = bloc { $number } ({ $facts })
plain-nothing = rien
plain-yes = oui
plain-no = non
plain-send = Donner cet ordre
plain-facts = Ce que l’on sait
plain-entries = { $count } lignes
plain-set-up = La partie est mise en place.
