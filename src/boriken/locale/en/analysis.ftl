### What the analysis board says, in English: loaded when it is needed. Style as in table.ftl.

analysis-title = Analysis board
analysis-text = Try anything, in any position: play for every seat, see who is likely to win and which moves are best, go back, branch off and take notes.
analysis-game = From a game
analysis-game-help = Open the replay of a finished game, go to the moment you want, and choose “Analyze from here”.
analysis-games = My games
analysis-paste = From a text
analysis-paste-help = A position in Boriken’s notation, or a study you downloaded.
analysis-open = Open
analysis-example = Show me an example
analysis-not-read = This text is neither a position nor a study.
analysis-last = Continue your last study
analysis-chances = Chance of winning
analysis-auto = Evaluate every position
analysis-evaluate = Evaluate
analysis-deeper = Look deeper
analysis-thinking = Thinking…
analysis-of = { $simulations ->
    [one] { $simulations } playout
   *[other] { $simulations } playouts
}
analysis-lines = Best moves
analysis-then = then { $moves }
# What a player is expected to do; several of them are joined to $moves
analysis-reply = { $player }: { $move }
analysis-over = The game ends here.
analysis-moves = Moves tried
analysis-nothing = Nothing has been tried yet: decide for the player whose turn it is.
analysis-start = Start
# A decision of several parts
analysis-parts = { $decision } (…)
analysis-back = One move back
analysis-forward = One move forward
analysis-remove = Remove this move and what follows
analysis-promote = Make this the main line
analysis-redraw = Let chance draw again
analysis-note = Note on this position
analysis-players = Who decides
analysis-you = You
analysis-by = Who decides for { $player }
analysis-share = Share this study
analysis-share-help = Everything is in this link: the position, the moves and your notes. No server keeps it.
analysis-download = Download the study
analysis-copy = Copy this position
analysis-copied = Copied.
analysis-none = There is nothing to analyze at this address.
analysis-tools = Study
