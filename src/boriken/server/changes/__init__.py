"""What people and bots can do at a table. Each function gives the change it would make, and makes none."""
