"""The server: tables at which people and bots play, live or over days (``docs/http.md``)."""
