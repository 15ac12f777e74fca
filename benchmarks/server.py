"""How many answers a second the server takes: `python benchmarks/server.py [seconds]` prints the figures as JSON."""

import json
import sys

from ratskeller.server.bench import measure

if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0), indent=1))
