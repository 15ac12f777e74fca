"""The contract that every game fulfils. Nothing here knows a game."""
