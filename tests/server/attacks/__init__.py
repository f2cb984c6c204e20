"""What hostile guests and broken things have tried, and must not achieve."""
