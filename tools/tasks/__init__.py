"""What `tasks.py` can do, with the standard library alone: there is no `.venv` yet when this is read."""
