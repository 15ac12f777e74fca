"""Private notes at a table."""
