"""Curves of what the examples learned, and their pictures."""
