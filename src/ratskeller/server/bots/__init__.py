"""Bots in worker processes, with a time limit."""
