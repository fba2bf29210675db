## Around the game

player-since = Member since { $date }
player-none = This player has played no public game so far.
player-none-own = You have played no game so far.
player-totals = How they ended
player-running = Running games
player-finished = Finished games
player-private-hint = Only you see your games that could only be joined with the link, and only for you are they counted here.
player-more = Show older games
player-open = Open the game against { $player }
totals-side = Side
totals-won = Won
totals-lost = Lost
totals-drawn = Draws
totals-together = Together
