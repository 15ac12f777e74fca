"""Pictures of tables that are kept in the repository and compared: `uv run poe pictures`."""
