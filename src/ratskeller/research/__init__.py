"""The games as environments of the field: PettingZoo, Gymnasium, OpenSpiel, and batches of games on arrays.

`pettingzoo`, `gymnasium` and `openspiel` need the extra `research`. What they share needs none of the three:

- `encodings`: the actions of a game as numbers, and what a seat may know as an array
- `batch`: many games at once, stepped by one compiled call
- `pictures`: a table as SVG and as pixels
"""
