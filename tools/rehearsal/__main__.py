"""Run the guide for hosts word for word on a fresh Debian: `uv run poe rehearse`.

It has to run as root, on a Debian with debootstrap and systemd-container. The version before is installed first, so that there is
something to update and something to go back to. Ports 80, 443, 8000 to 8012 and 9464 have to be free on loopback.
"""

import argparse
import os
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path

from server.receiving import mailbox, receiver

from .guide import GUIDE, ROOT, Block, blocks_of
from .machine import PROGRAMS, Machine, call, own_mirror
from .stage import Rehearsal, publish
from .steps import STEPS, Step

MIGRATIONS = "src/ratskeller/server/db/migrations/versions"
CLIENT = "web/src"
IMPORTED = re.compile(r'(?:from|import\() ?"(\.{1,2}/[^"]+)"')
ENDINGS = ("", ".ts", ".d.ts", ".js", ".svelte", "/index.ts")
TRIED = 50
"""How many commits before the newest schema are looked at."""


def main() -> int:
    """Rehearse, and return 1 where a block failed."""
    parser = argparse.ArgumentParser(prog="rehearsal", description="Runs docs/hosting.md on a fresh Debian.")
    parser.add_argument(
        "--mirror", default=own_mirror(), help="where Debian comes from; by default where this machine gets it"
    )
    parser.add_argument("--suite", default="bookworm", help="which Debian")
    parser.add_argument(
        "--before", default="", help="commit of the version before; by default the last one with an older schema"
    )
    parser.add_argument("--keep", action="store_true", help="keep the folder of the machine")
    asked = parser.parse_args()
    lacking = [name for name in PROGRAMS if shutil.which(name) is None]
    if lacking or os.geteuid() or not asked.mirror:
        parser.error(
            f"it needs root, a mirror, and the programs {', '.join(PROGRAMS)}; missing: {', '.join(lacking) or 'none'}"
        )
    folder = Path(tempfile.mkdtemp(prefix="rehearsal-", dir="/var/tmp"))
    machine = Machine(folder / "root")
    try:
        versions = asked.before or older_schema(), git("rev-parse", "HEAD")
        source = cloned(folder / "source.git")
        publish(source, versions[0])
        print(f"{asked.suite} in {machine.folder}; first version {versions[0][:7]}, then {versions[1][:7]}", flush=True)
        machine.make(asked.suite, asked.mirror)
        with receiver() as room, mailbox() as (box, mail_server):
            here = Rehearsal(machine, source, versions, room, box, mail_server)
            for old, new in here.substitutions().items():
                print(f"  {old!r} becomes {new!r}")
            machine.boot()
            return rehearse(here)
    finally:
        machine.stop()
        if not asked.keep:
            shutil.rmtree(folder)


def git(*command: str) -> str:
    return call("git", "-C", str(ROOT), *command).strip()


def older_schema() -> str:
    """Return the last commit with an older schema of the database from which the client can be built."""
    newer = git("log", "-1", "--format=%H", "--diff-filter=A", "--", MIGRATIONS)
    earlier = git("rev-list", f"--max-count={TRIED}", f"{newer}~1").split()
    return next(commit for commit in earlier if is_whole(commit))


def is_whole(commit: str) -> bool:
    """Tell whether the client has all files that it imports: a commit that only moves files lacks some."""
    files = set(git("ls-tree", "-r", "--name-only", commit).split())
    pattern = r'(from|import\() ?"\.{1,2}/'
    found = git("grep", "-E", "--full-name", "-e", pattern, commit, "--", f"{CLIENT}/*.ts", f"{CLIENT}/*.svelte")
    for line in found.splitlines():
        _, importing, text = line.split(":", 2)
        for name in IMPORTED.findall(text):
            file = os.path.normpath(f"{importing}/../{name.partition('?')[0]}")
            if not any(file + ending in files for ending in ENDINGS):
                return False
    return True


def cloned(folder: Path) -> Path:
    """Make a repository that can be cloned: what is committed here."""
    call("git", "clone", "--quiet", "--bare", str(ROOT), str(folder))
    call("git", "-C", str(folder), "symbolic-ref", "HEAD", "refs/heads/main")
    return folder


def in_order(blocks: list[Block]) -> list[tuple[Block, Step]]:
    """Return the blocks with their steps: an update, the way back and the update again come right after the installation."""
    found = list(zip(blocks, STEPS, strict=True))
    parts = {"Install": [], "A new version": [], "Back to the version before": [], "": []}
    for block, step in found:
        parts[block.heading if block.heading in parts else ""].append((block, step))
    first, update, back, rest = parts.values()
    return [*first, *update, *back, *update, *rest]


def rehearse(here: Rehearsal) -> int:
    """Go through all blocks, and tell of each how it went."""
    rows: list[tuple[str, ...]] = []
    for block, step in in_order(blocks_of(GUIDE)):
        begin = time.monotonic()
        print(f"{block.heading}: {block.first}", flush=True)
        outcome, why = ("parsed only", step.parsed_only) if step.parsed_only else ("run", step.note)
        try:
            step.action(here, block.text)
        except Exception as error:  # whatever it is, the blocks after it are rehearsed, too
            outcome, why = "FAILED", str(error).partition("\n")[0]
            print(f"FAILED: {type(error).__name__}: {error}", flush=True)
        rows.append((outcome, f"{time.monotonic() - begin:.0f} s", block.heading, block.first[:60], why))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    return int(any(row[0] == "FAILED" for row in rows))


if __name__ == "__main__":
    sys.exit(main())
