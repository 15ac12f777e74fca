"""What seats, spectators and programs are shown of a game of Apples: views and events."""
