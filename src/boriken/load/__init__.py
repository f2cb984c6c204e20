"""Clients that play on a server over real connections, as quickly as people would or more so."""
