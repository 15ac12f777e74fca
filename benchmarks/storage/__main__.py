"""Lets disks fail and machines lose power under the storage, and prints what came of it as JSON: `python -m benchmarks.storage`.

An error (EIO, ENOSPC) comes at each of the first calls that write or sync of start, play, backup and restore, one after
the other; `--every 10` takes one call of ten, drawn by `--seed`. Then the power goes `--losses` times. Linux with a C compiler. The
command ends with status 1, and says why, when something did not hold.
"""

import argparse
import json
import random
import sys
import time

from benchmarks.storage import shim


def main() -> int:
    """Let them fail as often as asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--calls", type=int, default=500, help="the first calls of each scene that fail in turn")
    parser.add_argument("--every", type=int, default=1, help="of so many calls one fails")
    parser.add_argument("--losses", type=int, default=200, help="losses of power in all")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--scenes", help="names, with commas between them; by default all")
    given = parser.parse_args()
    try:
        shim.run_behind()
    except RuntimeError as error:
        parser.error(str(error))
    # Whatever is imported here is there for all processes that fork
    from benchmarks.storage.scenes import SCENES
    from benchmarks.storage.sweep import DidNotHoldError, errors, losses

    print(f"seed {given.seed}", file=sys.stderr, flush=True)
    rng, begun, figures = random.Random(given.seed), time.monotonic(), {}
    chosen = {nth for nth in range(1, given.calls + 1) if rng.randrange(given.every) == 0}
    scenes = [scene for scene in SCENES if given.scenes is None or scene.name in given.scenes.split(",")]
    try:
        for number, scene in enumerate(scenes):
            # What does not divide evenly goes to the first ones
            share = given.losses // len(scenes) + (number < given.losses % len(scenes))
            done = errors(scene, given.calls, chosen.__contains__)
            figures[scene.name] = {
                "errors": done,
                "losses": share,
                "changes": losses(scene, share, given.seed + number),
            }
    except DidNotHoldError as error:
        print(f"it did not hold: {error}", file=sys.stderr)
        return 1
    print(json.dumps({"seed": given.seed, "seconds": round(time.monotonic() - begun), **figures}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
