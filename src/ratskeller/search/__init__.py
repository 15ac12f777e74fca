"""Search over turns: a beam for one turn, a tree over turns of all seats, and evaluations of positions."""
