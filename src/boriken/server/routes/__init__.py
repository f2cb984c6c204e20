"""The HTTP interface, in the order of ``docs/http.md``."""
