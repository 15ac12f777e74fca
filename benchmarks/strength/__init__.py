"""How strong the bots are: the matches that the documentation quotes. `python -m benchmarks.strength` plays them."""
