"""The table in the terminal: what ``boriken play`` shows and asks, and the words for it."""
