## A game that the page knows nothing of but what its server sends

plain-hint = This page has no board for this game. It shows what the game tells, in the game’s own words.
plain-players = Players
plain-asked-head = Your decision
plain-meanwhile-head = You can do this meanwhile
plain-asks = { $player } has to decide ({ $what }).
plain-order = Order
plain-which = Which “{ $order }”
plain-exactly = { $count ->
    [0] none
    [one] choose one
   *[other] choose { $many }
  }
plain-up-to = { $count ->
    [one] choose one or none
   *[other] choose up to { $many }, or none
  }
plain-range = choose { $least } to { $most }
plain-one-of = at least one of: { $these }
plain-within = from those chosen for { $field }
plain-block = block { $number }
plain-block-with = block { $number } ({ $facts })
plain-nothing = nothing
plain-yes = yes
plain-no = no
plain-send = Give this order
plain-facts = What is known
plain-entries = { $count } entries
plain-set-up = The game is set up.
plain-moment = Order { $number } of { $last }
plain-course = Order by order
