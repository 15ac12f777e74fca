"""Opponents about as strong as a person: bots between two levels, and how strong a person is by their results against bots."""
