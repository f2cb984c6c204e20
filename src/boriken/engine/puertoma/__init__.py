"""The board of a Puertoma in the state: how to read it, its JSON, what cannot be on it."""
