## What happened

log-since = since you last looked

## The game page

board-label = The board
parley-speaker = { $player } speaks for your side and settles this.
waiting-head = Waiting
commit-order = Give the order
commit-answer = Answer
commit-sending = Sending …
clear = Clear
blocks-that-can = Blocks that can act
blocks-to-choose = Choose from
can-go = { $count ->
    [one] Orders for this block
   *[other] Orders for these blocks
  }
also-head = You can also
answers-head = You can answer
log-head = Log
log-empty = Nothing has happened yet.
presence-here = here
presence-away = away
presence-gone = gone for good
presence-you = you
link-lost = Connection lost, trying again.
restored =
    { $count ->
        [0] The server was restored from a copy. Nothing that you have seen here was lost.
        [one] The server was restored from a copy. One entry of the log was lost.
       *[other] The server was restored from a copy. { $count } entries of the log were lost.
    }
link-connecting = Connecting …
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = whole
zoom-whole-label = Show the whole board
as-text = board as text
keys = keys
sheet-handle = Larger or smaller
tabs = Parts of the page
tab-decide = Decide
tab-log = Log
tab-text = As text
tab-games = Games
announce-yours = Your decision: { $text }
over-won = You won.
over-lost = You lost.
over-head = { $name } has won
spectating = You are watching.
selected-hint = { $count ->
    [one] One block chosen.
   *[other] { $many } blocks chosen.
  }

## Taking back, and why not

take-back-head = Taking back
take-back-last = Take back the last order
take-back-ask = Ask to take back
take-back-they-ask = { $name } asks to go back to the moment before this:
take-back-you-ask = You ask to go back to the moment before this, and wait for the answer:
take-back-agree = Agree
take-back-decline = Let it stand
take-back-withdraw = Ask no more
log-undo-take_back = { $name } took an order back.
log-undo-ask = { $name } asked to take an order back.
log-undo-agree = { $name } agreed to go back.
log-undo-decline = { $name } let it stand.
log-undone = taken back
log-outage-down = The server was away for { $time }. Nobody’s clock ran meanwhile.
log-outage-restored = The server was restored from a copy. What was done after the copy was made is lost, and nobody’s clock ran meanwhile.
take-back-wall-revealed = Something hidden has been shown; only both of you together can go back.
take-back-wall-chance = Blocks have been shuffled; only both of you together can go back.
take-back-wall-decided = Your opponent has decided since; only both of you together can go back.
log-wall-revealed = wall: something was shown
log-wall-chance = wall: blocks were shuffled
log-wall-decided = wall: the other side decided
why-not = Why not elsewhere?
why-not-head = Why not { $place }?
why-not-field = locale
why-not-ask = Why not?
why-not-nothing = These blocks can go there.

## The board, looked at closely

turn-label = Turn the board
label-priced = { $option }: { $cost }

## Coming back

since-head = While you were away
since-more = { $count ->
    [one] One more line is in the log.
   *[other] { $many } more lines are in the log.
  }
log-filter = Show in the log
log-filter-all = all
log-none = Nothing of that kind yet.
skip-to-decision = To the decision

## Time, and what is settled beside the board

clock-label = { $name }: { $time } left
clock-out = { $name }: time is out
clock-first = { $name }: { $time }; the clock starts with the second decision, and there is a day for the first
clock-paused = { $name }: { $time } left; the clocks stand still
announce-urgent = You have { $time } left.
time-head = Time
time-out-own = Your time is out. You can still decide, until your opponent claims the win.
time-out-theirs = { $player } has no time left. You can claim the win, give more time, or wait.
time-claim = Claim the win
time-grant = Give more time
time-grant-length = How much more
parley-head = Parley
parley-what = What the two of you settle beside the board.
parley-open = Draw, pause, resign …
pause-head = A pause
pause-until = The clocks stand still until { $moment }. Both of you can play on all the same.
pause-end = End the pause now
offer-asked-draw = { $name } offers a draw.
offer-asked-pause = { $name } asks for a pause: { $time }.
offer-asked-rematch = { $name } offers another game, with sides swapped.
offer-own-draw = You offer a draw and wait for the answer.
offer-own-pause = You ask for a pause and wait for the answer: { $time }.
offer-own-rematch = You offer another game and wait for the answer.
offer-accept-draw = Agree to the draw
offer-accept-pause = Agree to the pause
offer-accept-rematch = Play again
offer-decline = Decline
offer-withdraw = Withdraw it
over-draw = A draw.
rematch-offer = Offer a rematch
rematch-open = To the new game
log-parley-resign = { $name } resigned. The game is over.
log-parley-claim_time = { $name } claimed the win: the other side had no time left.
log-parley-grant_time = { $name } gave the other side more time: { $time }.
log-parley-end_pause = { $name } ended the pause.
log-parley-offer-draw = { $name } offered a draw.
log-parley-accept-draw = { $name } agreed to the draw. The game is over.
log-parley-decline-draw = { $name } declined the draw.
log-parley-withdraw-draw = { $name } withdrew the offer of a draw.
log-parley-offer-pause = { $name } asked for a pause: { $time }.
log-parley-accept-pause = { $name } agreed to the pause: { $time }.
log-parley-decline-pause = { $name } did not agree to the pause.
log-parley-withdraw-pause = { $name } no longer asks for a pause.
log-parley-offer-rematch = { $name } offered another game.
log-parley-accept-rematch = { $name } agreed to play again.
log-parley-decline-rematch = { $name } declined another game.
log-parley-withdraw-rematch = { $name } no longer offers another game.

## Talk and notes

tab-talk = Talk
tab-notes = Notes
papers = Log, talk and notes
announce-said = { $player } says: { $text }

## Watching, and looking back

watch-button = Who may watch
watchers = { $count ->
    [one] one watches
   *[other] { $many } watch
  }
replay-open = Look back at the game

## The archive, game files, and what can be concluded

tab-sheet = Deductions
tab-comments = Comments
