## The game page

keys-head = Keys
key-text = the board as text
key-keys = this list
key-zoom = zoom in, zoom out, whole board
key-pan = move the map
key-commit = on to the orders for the chosen blocks, then give the order
key-blocks = to the blocks that can be chosen
key-clear = clear

## The board, looked at closely

key-end = end the turn
key-place = about a place
key-measure = how far by road
key-numbers = the numbers of the locales
key-turn = turn the board
key-own-side = own side below, and back

## Time, and what is settled beside the board

key-parley = parley: draw, pause, resign
draw-head = A draw
draw-hint = Your opponent can agree until they give their next order.
draw-offer = Offer a draw
offer-waits = An offer waits for its answer.
offer-later = You can offer it again when your opponent has given an order.
pause-hint = If your opponent agrees, the clocks stand still. Both of you can play on all the same, and you can end it sooner.
pause-length = How long
pause-ask = Ask for a pause
pause-not-now = Not now: it has been asked for, or there is a pause already.
resign-head = Resigning
resign-hint = Your opponent has won then, and nothing can be taken back.
resign = Resign …
resign-sure = Yes, I resign
resign-not = Play on

## Talk and notes

key-talk = talk

## Watching, and looking back

watch-stricter = This was agreed on when the game began. Either of you can make it stricter, neither can widen it.
watch-open-later = When it is over, everybody can look back at this game with all faces shown.
watch-private-later = When it is over, you two can look back at this game with all faces shown, and so can whoever has a link.
watch-link-head = A link for watching
watch-link = Link for watching
watch-link-once = It is shown only now. A fresh one takes its place.
watch-link-out = There is a link. Whoever has it may watch.
watch-link-draw = Make a link
watch-link-anew = Make a fresh link
watch-link-revoke = Take the link back

## Talk and notes

talk-head = Talk with { $player }
talk-block = Block
talk-report = Report
talk-off = This game is played without talk.
talk-empty = Nothing was said yet.
talk-read = Read
talk-blocked = You have blocked { $player }. You do not hear each other.
talk-field = Message to { $player }
talk-hint = Enter sends, Shift and Enter starts a line
talk-say = Send
report-head = Report a message
report-text = The host of this server reads it together with your reason.
report-reason = What is wrong with it?
report-do = Report it
report-sent = The host will look at it.
notes-head = My notes
notes-hint = Nobody else sees this.
notes-kept = Kept
notes-keeping = Keeping …
notes-failed = Not kept yet
