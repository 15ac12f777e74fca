"""Pictures of every page, at every size and in every light: `uv run poe gallery`."""
