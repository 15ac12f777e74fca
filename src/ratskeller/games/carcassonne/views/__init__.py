"""What seats, spectators and programs see of a game of Carcassonne: views, events and the catalogue."""
