"""The machine: state, frames, steps, actions, chance, views, records. It knows no rule of the game."""
