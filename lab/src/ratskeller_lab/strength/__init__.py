"""How strong the bots are: the matches that the documentation quotes. `python -m ratskeller_lab.strength` plays them."""
