"""How a server does with many people: `python -m benchmarks.load --players 500 --tables 200 --seconds 60`."""
