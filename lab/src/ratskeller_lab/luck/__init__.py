"""Luck and skill in many games between levels."""
