"""The six expansions: each adds buildings, steps and rule points to the base game."""
