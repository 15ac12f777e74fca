"""Reference pictures of tables, which the tests compare: `uv run poe pictures`."""
