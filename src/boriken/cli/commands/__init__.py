"""The commands of ``boriken``: one module for each."""
