"""Ratskeller: the plague board games Rattus and Carcassonne: Die Pest, as a library and as a place to play."""
