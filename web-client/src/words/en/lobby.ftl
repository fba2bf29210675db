## The game page

play-waiting-head = Waiting for an opponent
play-waiting = The game begins by itself as soon as somebody joins.
play-waiting-other = { $player } waits for an opponent.
play-invite = Send this link to the one you want to play.

## Time, and what is settled beside the board

left = { $time } left
left-none = time is out
left-paused = paused until { $moment }

## Around the game

lobby-none-head = No game yet
lobby-none = Create one and send the link to a friend, or join one that is open.
lobby-decisions = { $count ->
    [0] Nothing waits for you
    [one] One decision waits for you
   *[other] { $many } decisions wait for you
  }
lobby-waiting-for-others = Waiting for others
lobby-waiting-opponent = Waiting for an opponent
lobby-finished = Lately finished
lobby-finished-all = All that are over
lobby-open = Open games
lobby-open-none = Nobody waits for an opponent just now.
lobby-open-more = More people are waiting; these games are the newest.
lobby-intro-head = Napoleonic battles, by courier
lobby-intro = Two armies of wooden blocks whose faces only their owner sees. Move now, or move tomorrow: the courier waits. You can play { $games }.
card-against = against { $player }
card-your-turn = Your orders
card-their-turn = { $player } decides
card-open = Open
card-leave = Withdraw
card-leave-label = Withdraw this game
card-private = only with the link
card-listed = listed for everybody
card-join = Join
card-join-label = Join the game of { $player }
card-side-you = you play { $name }
card-side-random = sides by lot
card-side-left = you would play { $name }
card-offer = { $game } · { $offer }
join-text = { $player } invites you to { $game }. You would play { $name }.
join-text-random = { $player } invites you to { $game }. The sides are drawn by lot.
new-head = New game
new-side = Your side
new-side-random = By lot
new-who = Who can join
new-who-open = Everybody
new-who-private = Only with the link
new-pace = Time
new-pace-correspondence = By courier
new-pace-live = Live
new-pace-none = No clocks
new-pace-hint-correspondence = Days for each decision, and some more for the whole game.
new-pace-hint-live = Minutes for the whole game, and some seconds more with each decision. Each side has a day for its first.
new-pace-hint-none = Everybody takes the time they like.
preset-live = { $minutes } min + { $seconds } s
preset-courier = { $count ->
    [one] 1 day + { $bank }
   *[other] { $count } days + { $bank }
  }
preset-own = other
own-minutes = Minutes for the game
own-seconds = Seconds each decision adds
own-days = Days for each decision
own-bank = Days more for the game
new-options-wrong = This is not JSON.
new-do = Create the game
invite-link = Invitation link
invite-mail = Or have it sent by mail
invite-send = Send the invitation
invite-sent = The invitation is on its way.
join-head = An invitation
join-pace = Time: { $pace }.
join-do = Join the game
join-own = This is your own game. Send the link to the one you want to play.
join-login = Log in or sign up to join.

## Talk and notes

new-talk = The players can write to each other

## Watching, and looking back

card-watching-nobody = nobody may watch
card-watching-invited = may be watched with a link
card-watching-everybody = everybody may watch
join-watching-nobody = Nobody may watch.
join-watching-invited = Whoever gets a link from one of you may watch.
join-watching-everybody = Everybody may watch.
watch-head = Battles to watch
watch-open = Watch

## The archive, game files, and what can be concluded

lobby-archive = Look through finished games
new-deductions = Each player has a sheet of what can be concluded
card-deductions = with deduction sheets
