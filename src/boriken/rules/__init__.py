"""The game: one file for each chapter of the rulebook, each function naming the rule it is."""
