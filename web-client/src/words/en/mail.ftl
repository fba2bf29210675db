# What mails and previews of links say, in English. Only the server reads this file, together with site.ftl and table.ftl;
# what mails and pages both say stands there. A game says in its own mail.ftl what it says otherwise. A catalogue in
# another language has the same keys and arguments.
#
# $game is the short name of the game, $opponent a player's name, $hour when the round begins, in a game that has
# hours.

mail-tagline = by courier

## Subjects

mail-subject-act = Your orders: { $game } against { $opponent }, round { $round }
mail-subject-answer = Your answer: { $game } against { $opponent }, round { $round }
mail-subject-started = It begins: { $game } against { $opponent }
mail-subject-over = It is over: { $game } against { $opponent }
mail-subject-undo = { $opponent } asks to take back: { $game }, round { $round }
mail-subject-draw = { $opponent } offers a draw: { $game }, round { $round }
mail-subject-pause = { $opponent } asks for a pause: { $game }, round { $round }
mail-subject-digest = { $count ->
    [one] One decision waits for you
   *[other] { $many } decisions wait for you
  }
mail-subject-test = A mail from Estafette
mail-subject-invitation = { $player } invites you to a game
mail-subject-verify = Is this your address?
mail-subject-reset = A new password
mail-subject-changed = Your address has been changed

## Games

mail-head-act = It is round { $round } of { $game }, and your turn
mail-lead-act = { $opponent } has played, and { $name } is to move.
mail-lead-first = The game against { $opponent } has begun, and { $name } is to move.
mail-lead-answer = { $opponent } has played, and waits for your answer.
mail-head-started = { $opponent } has accepted
mail-lead-started = Your game of { $game } begins. You play { $name }; { $opponent } gives the first orders.
mail-lead-over-won = You won against { $opponent }.
mail-lead-over-lost = { $opponent } won.
mail-lead-over-drawn = You and { $opponent } agreed on a draw.
mail-open-faces = Everything is open now: the faces of all blocks, and the seed from which chance was drawn.
mail-head-undo = May it be taken back?
mail-lead-undo = { $opponent } asks to go back to the moment before this order:
mail-lead-undo-plain = { $opponent } asks to take an order back.
mail-head-draw = A draw?
mail-lead-draw = { $opponent } offers you a draw.
mail-head-pause = A pause?
mail-lead-pause = { $opponent } asks for a pause.
mail-lead-pause-length = For { $time } from your yes on, the clocks would stand still.
mail-subject-reminder = { $time } left: { $game } against { $opponent }, round { $round }
mail-head-reminder = { $time } left
mail-lead-reminder = { $opponent } waits for you at { $game }. When your time is out, your opponent can claim the win.
mail-subject-out = Your time is out: { $game } against { $opponent }, round { $round }
mail-head-out = Your time is out
mail-lead-out = You can still decide, until { $opponent } claims the win.
mail-subject-time-out = { $opponent } has no time left: { $game }, round { $round }
mail-head-time-out = Your opponent’s time is out
mail-lead-time-out = { $opponent } has no time left. You can claim the win, give more time, or wait.
mail-subject-gone = Your opponent has left: { $game }, round { $round }
mail-head-gone = Your opponent has left
mail-lead-gone = Your opponent has deleted their account, and nobody decides for the other side any more. The game stays as it is, and you can look at it whenever you like. Where clocks run, you can claim the win when their time is out.
mail-digest-line = { $game } against { $opponent }, round { $round }
mail-time-left = You have { $time } for this decision.
mail-board = What you may see: { $own ->
    [one] one block of yours
   *[other] { $own } blocks of yours
  } and { $enemies ->
    [one] one of the enemy’s
   *[other] { $enemies } of the enemy’s
  }. { $known ->
    [0] You know no face among the enemy’s.
    [one] You know one face among the enemy’s.
   *[other] You know { $known } faces among the enemy’s.
  }
mail-since = Since your last decision
mail-since-more = { $count ->
    [one] One line before these is in the log.
   *[other] { $many } lines before these are in the log.
  }
mail-open-decision = Open the decision
mail-open-game = Open the game
mail-open-request = Answer
mail-open-lobby = To your games

## Accounts

mail-lead-test = Mails of Estafette reach you, { $player }.
mail-lead-invitation = { $player } would like to play with you on Estafette: a battle by courier, one move today, the answer tomorrow. Open the link to see the game and to join it.
mail-open-invitation = See the game
mail-lead-verify = { $player } on Estafette has given this address. If that is you, open the link, and mails about your games come here.
mail-open-verify = Yes, it is mine
mail-lead-reset = Somebody, perhaps you, wants a new password for { $player } on Estafette. Open the link to choose one. It can be used once, within an hour.
mail-open-reset = Choose a password
mail-lead-changed = From now on, mails for { $player } on Estafette go to another address. If that was not you, choose a new password at once, and tell whoever runs this server.
mail-open-changed = To Estafette

## Why somebody gets a mail, and how to get fewer

mail-why-at_once = You get this mail because you want to hear at once when you have to decide.
mail-why-when_away = { $minutes ->
    [one] You get this mail because you have to decide and have not looked at this game for one minute.
   *[other] You get this mail because you have to decide and have not looked at this game for { $minutes } minutes.
  }
mail-why-digest = You get this mail once a day, while games wait for you, because you chose it so.
mail-why-game = You get this mail because you play this game.
mail-why-reminder = You get this mail because your time in this game is running out.
mail-why-test = You get this mail because you asked for it.
mail-why-invitation = You get this mail because { $player } gave this address to invite you. If you do not want to play, do nothing: nothing more will come of it.
mail-why-verify = You get this mail because somebody gave this address. If it was not you, do nothing, and no more will come.
mail-why-reset = If it was not you, do nothing: your password stays what it is.
mail-why-changed = You get this mail because this was the address of the account until now.
mail-way-mute = Mute this game
mail-way-choose = Choose what is sent
mail-way-stop = Stop all mails

## Previews of links

preview-title = { $game }: { $red } against { $blue }
preview-description = Round { $round }, { $lens ->
    [red] as Red saw it
    [blue] as Blue saw it
    [spectator] as far as both sides knew
   *[truth] with everything open
  }. { $ending }
