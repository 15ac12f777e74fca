"""What seats, spectators and programs are shown of a game of Rattus: views and events."""
