"""What is done with the project, rather than what it does."""
