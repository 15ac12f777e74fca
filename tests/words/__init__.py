"""Words in every language."""
