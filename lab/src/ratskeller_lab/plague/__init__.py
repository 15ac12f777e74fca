"""How the plague changes a game of Carcassonne: games are played and measured, and described in a page with pictures."""
