"""How long compiling everything takes from nothing: `python -m ratskeller_lab.cold_compile [game]` prints the seconds of every part."""

import json
import os
import sys
import tempfile
import time
from itertools import pairwise

with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
    os.environ["RATSKELLER_CACHE"] = folder

    from ratskeller.bots.warmup import warm_up

    parts: list[tuple[str, float, float]] = []
    warm_up(lambda what, _done, _all: parts.append((what, time.perf_counter(), time.process_time())), sys.argv[1:])
    found = {
        what: {"seconds": round(after[1] - began, 1), "of the processor": round(after[2] - busy, 1)}
        for (what, began, busy), after in pairwise(parts)
    }
    found["in all"] = {
        "seconds": round(parts[-1][1] - parts[0][1], 1),
        "of the processor": round(parts[-1][2] - parts[0][2], 1),
    }
    print(json.dumps(found, indent=1))
