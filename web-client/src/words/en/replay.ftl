## Watching, and looking back

replay-finished = finished { $date }
replay-against = against
replay-own = As seen so far
replay-share = Share this moment
replay-share-text = The link opens the game at this moment, through these eyes.
replay-share-link = Link to this moment
replay-back = Back to the game
replay-lenses = Through whose eyes
replay-truth = The truth
replay-compare = Compare
replay-veiled = The other side did not know this face
replay-gap = { $name } did not know this face
replay-controls = Moments of the game
replay-first = To the beginning
replay-back-one = One order back
replay-on-one = One order on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-mark-back = Attack or loss before
replay-mark-on = Next attack or loss
replay-speed = Speed
replay-moment = Round { $round }, { $hour } · order { $number } of { $last }
replay-timeline = Moment of the game
replay-go = To order { $number }
replay-nothing-yet = Nothing has been ordered yet.
replay-saw = { $name } saw { $count ->
    [one] one block
   *[other] { $many } blocks
  } and knew { $known ->
    [0] no face.
   *[other] { $faces }.
  }
replay-fair = Fair chance
replay-fair-text = The commitment was public when the game began. It is the SHA-256 of the seed, from which everything left to chance was drawn.
replay-commitment = Commitment
replay-seed = Seed
replay-title = { $red } against { $blue } · Estafette
replay-again = Try again
key-replay-step = one order back, one on
key-replay-turn = one turn back, one on
key-replay-mark = to the attack, loss or change of morale before, and after
key-replay-play = play, pause
key-replay-ends = to the beginning, to the end
key-replay-compare = what one side saw beside the truth, then what the other saw
key-replay-sheet = log, or what could be concluded
replay-papers = Beside the board
replay-sheet-hint = Of the enemy’s blocks, from what { $name } had seen happen and from nothing else.
replay-sheet-whose = Whose conclusions

## Battle report

report-title-of = { $red } against { $blue }: battle report · Estafette
report-print = Print
report-back = To the replay
report-course = Turn by turn
report-told = With the fog lifted: every block is face-up on the maps. What was taken back is left out. The numbers on the maps are those of the locales.
report-maps-missing = Some maps could not be had. Print once more in a moment.
report-map-first = The field before the first order.
report-map-fight = The field after that, in round { $round }, { $hour }.
report-map-last = The field at the end, in round { $round }, { $hour }.
report-check = To check this report
report-check-text = At this address the game can be looked back at, and its file be had and played again. The commitment was public when the game began. It is the SHA-256 of the seed, from which everything left to chance was drawn.
report-address = Address

## Comments on finished games

key-replay-comments = to the comments
comments-head = Comments
comments-back = Before
comments-on = Next
comments-set-up = The set-up
comments-moment = Round { $round }, { $hour } · order { $number }
comments-none-here = Nobody has said anything about this moment.
comments-none = Nobody has said anything about this game yet.
comments-elsewhere = Other moments
comments-count = { $count ->
    [one] one comment
   *[other] { $many } comments
  }
comments-of-order = { $count ->
    [one] One comment on order { $number }
   *[other] { $many } comments on order { $number }
  }
comments-field = Comment on this moment
comments-hint = Ctrl and Enter sends
comments-length = { $length } of { $most } characters
comments-send = Comment
comments-sent = Your comment is there for all readers.
comments-closed = The players of this game do not let readers comment.
comments-sign-in = Sign in to comment
comments-let = Let readers comment
comments-let-both = Both of you do: whoever may see the game can comment.
comments-let-other = Readers can comment once your opponent lets them too.
comments-let-none = Only you and your opponent can comment.
comments-remove = Remove
comments-remove-head = Remove a comment
comments-remove-text = It goes for good, for everybody.
comments-remove-do = Remove it
comments-report-head = Report a comment
