## The archive, game files, and what can be concluded

archive-head = The archive
archive-intro = Finished games that anybody can see.
archive-verify = Check a game file
archive-link = To the archive
archive-search = Look for games
archive-player = Player
archive-side = Playing
archive-result = Result
archive-any = any
archive-result-side = { $title } won
archive-result-draw = a draw
archive-length = Length in rounds
archive-least = from
archive-most = to
archive-days = Ended
archive-from = from
archive-until = until
archive-do = Look
archive-all = All games
archive-none = No game has ended here yet.
archive-none-such = No such game was found.
archive-figures = In figures
archive-found = { $count ->
    [0] No game with a known result.
    [one] One game.
   *[other] { $count } games.
  }
archive-won-by = Won by
archive-way-decisive = decisive victory
archive-way-marginal = marginal victory
archive-way-resignation = resignation
archive-way-time = time
archive-drawn = { $count ->
    [0] No draw.
    [one] One draw.
   *[other] { $count } draws.
  }
archive-lengths = Length in rounds
archive-of-length = { $count ->
    [one] round { $round }: one game
   *[other] round { $round }: { $count } games
  }
archive-middle = Half of them had ended by round { $round }.
file-head = Check a game file
file-intro = Every finished game can be saved as a file. Your browser checks that its chance was fixed beforehand and that no entry was changed; the server plays it again by the rules.
file-choose = The file
file-no-file = This is not a game file.
file-game = { $count ->
    [one] { $red } against { $blue }, one entry
   *[other] { $red } against { $blue }, { $count } entries
  }
file-seed-right = The seed is the one that was committed to when the game began.
file-seed-wrong = The seed is not the one that was committed to when the game began.
file-chain-right = The chain of hashes is whole: no entry was changed, left out or moved.
file-chain-wrong = The chain of hashes is broken at entry { $position }.
file-chain-opening = The chain of hashes is broken at its beginning.
file-cannot = This browser checks no hashes here: that needs https. The server does it.
file-playing = The server plays the game again …
file-played = Played again by the rules: { $ending } It ended in round { $round }.
file-right = The file is right.
file-wrong = Something is wrong with this file.
file-bring = Take it into the archive
file-bring-hint = Everybody can see it there, marked as played elsewhere.
file-bring-login = Log in to take it into the archive.
check-right = Right:
check-wrong = Wrong:
fault-unreadable = { $why }
fault-other_version = The file is of a version of the format that is not known here.
fault-other_rules = The game was played by a version of the rules that is not known here.
fault-seed = The seed is not the one that was committed to: the game is not played again.
fault-missing = Entry { $position } does not stand where it has to: one is missing, or they were moved.
fault-opening = The beginning of the file is not as it was recorded.
fault-chain = Entry { $position }, or something before it, is not as it was recorded.
fault-options = The game cannot be set up: { $why }
fault-set_up = The seed and the options give another set-up.
fault-backwards = Entry { $position } is earlier than the one before it.
fault-out_of_turn = Entry { $position } is an order of { $name }, but the other side had to decide.
fault-refused = Entry { $position }, of { $name }, is refused: { $why }
fault-time = Entry { $position }, of { $name }, is refused by the clocks: { $why }
fault-seen = After entry { $position }, { $name } saw something else than the file says.
fault-not_over = The game is not over after the last entry.
fault-result = The game did not end as the file says.
fault-too_long = So much is taken back in this game that it is not played again here.
