### What the web table says after a game, in English: the result, the review and the replay. They are loaded when they are needed.
### Style as in table.ftl.

end-title = Result
end-rounds = { $rounds ->
    [one] After { $rounds } round.
   *[other] After { $rounds } rounds.
}
# $reason: one or several of game.ftl's ending-X, joined
end-reason = { $rounds ->
    [one] After { $rounds } round: { $reason }.
   *[other] After { $rounds } rounds: { $reason }.
}
end-winner = Winner
end-rematch = Play again
end-rematch-join = Join the rematch
end-replay = Replay
end-counting = Counting the points…
end-skip = Skip
end-again = Count again
# Several had the most points, and one of them has won
end-tie = Tied on points: { -coins } and { -barrels } decided.
# For those who listen: what one player has, and after a heading (a source of points) what all have
end-count-seat = { $player } { $points }
end-count-said = { $heading }: { $points }.
end-record = Download the record
end-sheet = Points by source
end-course = Game progress
end-chart = { $what ->
    [points] Points
    [barrels] { CAP(PLURAL("barrel")) }
   *[coins] { CAP(PLURAL("coin")) }
}
end-chart-round = Round { $round }

# The review: a bot that plays well looks at every decision again
review-title = Review
review-offer = Who was ahead and when, what turned the game, and what would have been better? A strong bot goes over every decision again.
review-start = Review the game
review-progress = Decision { $done } of { $total }…
review-ready = The review is ready.
review-chances = Chance of winning
# The last moment of the chart
review-end = End
review-turning-points = Turning points
review-no-turning-points = No single decision turned this game.
review-mistakes = Mistakes, worst first
# Before a choice of players
review-whose = Whose mistakes?
review-everybody = Everybody’s
review-no-mistakes = No serious mistakes.
review-moment = Round { $round } · { $player }
# Before what was played, and before what was better
review-played = Played
review-better = Better
# $loss: a percentage
review-cost = This lowered the chance of winning by { $loss }.
# $before, $after: chances to win
review-swing = { $player }’s chance: { $before } → { $after }
review-see = See it in the replay

replay-title = Replay
replay-back = One move back
replay-forward = One move forward
replay-play = Play
replay-pause = Pause
replay-slider = Moment in the game
replay-place = Round { $round } · move { $move } of { $of }
replay-share = Share this moment
replay-share-help = Whoever opens this link sees the game at this exact moment.
replay-first = To the beginning
replay-last = To the end
replay-study = Moves and review
replay-tab-moves = Moves
replay-tab-review = Progress and review
replay-picture = This moment as a picture
replay-picture-download = Download the picture
replay-to-table = Back to the table
replay-analyse = Analyze from here
replay-nothing = This game has not begun yet: there is nothing to replay.
