"""Calling people who are away: what they wish, what is said, and how it reaches them."""
