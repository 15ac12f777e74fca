"""Resignation, votes, vacation, premoves and time-outs."""
