"""The contract: every message of the server, said once.

Routes, socket and log speak in these structs; ``openapi`` makes the OpenAPI document of them, and the
types of the web table are generated from that (``web/openapi.json``).
"""
