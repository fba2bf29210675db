# Everything a player reads, in English. A catalogue in another language has the same keys, save
# those that begin with `part-`: they are pieces that only their own catalogue uses.
#
# $who and the places arrive as finished phrases ("the infantry 3", "Marengo (14)", "locale 39").
# $side is austria or france, for languages that need to choose a form by it; $name is the side in
# a sentence, $title alone. What is counted arrives as $count too, and written out as $many.
# $hour counts to twelve, $clock to twenty-four.

## Numbers

number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve

## The game page

game-title = Game · Estafette
rule-link = Rule { $rule }
new-tab = opens in a new tab
close = Close

## Time, and what is settled beside the board

part-days = { $count ->
    [one] one day
   *[other] { $many } days
  }
long-days = { part-days }
long-hours = { $count ->
    [one] one hour
   *[other] { $many } hours
  }
long-minutes = { $count ->
    [one] one minute
   *[other] { $many } minutes
  }
long-seconds = { $count ->
    [one] one second
   *[other] { $many } seconds
  }
time-none = no time
time-days-hours = { $days } d { $hours } h
time-hours-minutes = { $hours } h { $minutes } m
time-minutes = { $minutes } m
unit-minutes = { $minutes } min
unit-seconds = { $seconds } s
pace-none = without clocks
pace-live = live, { $bank } + { $each }
pace-correspondence = { $bank ->
    [0] { part-days } a decision
   *[other] { part-days } a decision, { $bank } in the bank
  }
ended-agreement = The two sides agreed on a draw.
ended-rules = { $name } wins by the rules of the game.
ended-resignation = { $name } resigned.
ended-time = { $name } had no time left.
round-plain = Round { $round }
hour-noon = noon
hour-short = { $hour }
hour = { $hour } o’clock
card-round = Round { $round }, { $hour }
card-given = known deal
card-finished-won = { $game }: you beat { $player }
card-finished-lost = { $game }: you lost to { $player }
card-finished-draw = { $game }: a draw with { $player }
card-finished-over = { $game } against { $player }
player-rounds = { $count ->
    [one] one round
   *[other] { $many } rounds
  }
side-random = either side
watch-pair = { $red } against { $blue }
watch-open-label = Watch { $red } against { $blue }
archive-game = { $red } against { $blue }
side-red = Red
side-blue = Blue
the-colour = { $side ->
    [red] Red
   *[blue] Blue
  }

## Around the game

app-name = Estafette
skip = Skip to the content
nav-games = Your games
nav-rules = Rules
nav-preferences = Preferences
nav-about = About
nav-login = Log in
nav-signup = Sign up
nav-account = { $player }, your account
nav-logout = Log out
error-unreachable = The server does not answer. Try again in a moment.
error-unknown = Something went wrong. Try again.
not-found-head = Nothing here
not-found = There is no page at this address.
to-lobby = To your games
loading = One moment …
load-again = Load the page again
lobby-title = Your games · Estafette
copy = Copy
copied = Copied
player-title = { $player } · Estafette
result-won-decisive = Won by a decisive victory
result-lost-decisive = Lost to a decisive victory
result-won-marginal = Won by a marginal victory
result-lost-marginal = Lost to a marginal victory
result-won-resignation = Won: the other side resigned
result-lost-resignation = Lost by resigning
result-won-time = Won on time
result-lost-time = Lost on time
result-draw-agreement = A draw, by agreement
result-over = Over

## The account

account-title = Your account · Estafette
forgot-title = A new password · Estafette
reset-title = A new password · Estafette
verify-title = Mail address · Estafette
player-deleted = Deleted player
opponent-gone = Your opponent has deleted their account. Nobody will decide there any more.

## The rules and the preferences

rules-title = The rules · Estafette
preferences-title = Preferences · Estafette

## Talk and notes

talk-unblock = Unblock
talk-unread = { $count ->
    [one] one new message
   *[other] { $many } new messages
  }

## Mails about games

notifications-title = Notifications · Estafette
mailbox-title = Mailbox · Estafette

## Watching, and looking back

replay-look-back = Look back

## Battle report

report-title = Battle report · Estafette

## The archive, game files, and what can be concluded

nav-archive = Archive
archive-title = Archive · Estafette
file-title = Check a game file · Estafette

## On several pages

new-watching = Who may watch
watching-nobody = Nobody
watching-invited = Whoever gets a link
watching-everybody = Everybody
report-name = Battle report
archive-imported = played elsewhere
archive-file = File
archive-check = Check
field-email = Mail address
notifications-head = Mails about your games
login-expired = Log in to go on.
