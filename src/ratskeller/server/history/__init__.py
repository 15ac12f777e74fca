"""Past games, records, ladders and statistics."""
