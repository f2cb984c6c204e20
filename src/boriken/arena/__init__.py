"""Many games: playing them out, checking them, counting what came of them."""
