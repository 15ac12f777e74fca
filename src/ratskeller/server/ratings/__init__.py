"""Ratings of people and of bots, by the model of Weng and Lin."""
