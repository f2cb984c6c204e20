"""What people say at a table, beside the game: apart from its log, and bounded."""
