"""Several processes on one database: each table is led by one of them, and requests find their way to it."""
