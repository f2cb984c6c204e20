"""The Puertoma: its choices are made by the rules of its book, without asking anybody (PUE-1 to PUE-25)."""
