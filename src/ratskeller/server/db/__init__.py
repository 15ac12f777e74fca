"""The database: its schema, its migrations and the one thread that writes."""
