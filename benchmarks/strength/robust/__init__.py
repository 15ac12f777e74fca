"""Random games between random levels: no crash, no late answer, no growing memory. `python -m benchmarks.strength.robust` plays them."""
