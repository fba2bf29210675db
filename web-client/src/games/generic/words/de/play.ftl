## Ein Spiel, von dem die Seite nur kennt, was der Server schickt

plain-hint = Für dieses Spiel hat diese Seite keine Karte. Sie zeigt, was das Spiel mitteilt, in den Worten des Spiels.
plain-players = Spieler
plain-asked-head = Deine Entscheidung
plain-meanwhile-head = Das kannst du inzwischen tun
plain-asks = { $player } hat zu entscheiden ({ $what }).
plain-order = Befehl
plain-which = „{ $order }“: welches?
plain-exactly = { $count ->
    [0] keines
    [one] eines wählen
   *[other] { $many } wählen
  }
plain-up-to = { $count ->
    [one] eines oder keines wählen
   *[other] bis zu { $many } wählen, oder keines
  }
plain-range = { $least } bis { $most } wählen
plain-one-of = mindestens eines davon: { $these }
plain-within = aus dem, was für { $field } gewählt ist
plain-block = Block { $number }
plain-block-with = Block { $number } ({ $facts })
plain-nothing = nichts
plain-yes = ja
plain-no = nein
plain-send = Diesen Befehl geben
plain-facts = Was bekannt ist
plain-entries = { $count } Einträge
plain-set-up = Die Partie ist aufgebaut.
