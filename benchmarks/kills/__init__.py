"""What becomes of games when server processes on one database are killed: `python -m benchmarks.kills`."""
