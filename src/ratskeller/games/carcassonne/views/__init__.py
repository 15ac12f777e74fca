"""What seats, spectators and programs are shown of a game of Carcassonne: views, events, and what there is to choose from."""
