"""Accounts, for those who want one: a name of one's own, and ways to sign in on several devices."""
