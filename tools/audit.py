"""Ask the registries whether holes are known in the packages that we build on: `uv run poe audit`.

The status is 0 if none are, 1 if some are, and 2 if that could not be found out, as without a network.
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
AUDITS: dict[str, Sequence[str]] = {
    # The tool is no dependency of ours: it comes for this alone. No resolving: the file names all versions with their hashes
    "Python": (
        "uv",
        "tool",
        "run",
        "pip-audit",
        "--disable-pip",
        "--require-hashes",
        "--requirement",
        "requirements.lock",
    ),
    "npm": ("npm", "audit", "--prefix", "web", "--audit-level", "low"),
}
SILENT = (
    "audit endpoint returned an error",
    "ECONN",
    "ENOTFOUND",
    "EAI_AGAIN",
    "ETIMEDOUT",
    "ConnectionError",
    "Could not connect",
    "Failed to fetch",
    "ServiceError",
    "not found in the package registry",
    "npm error",
)
"""What is said where a registry does not answer, or knows nothing of audits."""
LEFT_OUT = "could not be audited"
"""What is said about unknown packages, even if all is well with the others."""
SECONDS = 300
CLEAN, HOLES, UNKNOWN = 0, 1, 2
MESSAGES = {CLEAN: "no holes are known", HOLES: "holes are known", UNKNOWN: "could not be asked"}


def outcome(status: int, said: str) -> int:
    """Return what an audit has come to, by its status and what it said."""
    if status == 0:
        return UNKNOWN if LEFT_OUT in said else CLEAN
    return UNKNOWN if any(sign in said for sign in SILENT) else HOLES


def audit(command: Sequence[str]) -> tuple[int, str]:
    """Run an audit; return what it has come to, and what it said."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return UNKNOWN, str(error)
    said = done.stdout + done.stderr
    return outcome(done.returncode, said), said


def main() -> int:
    """Audit everything and tell it."""
    found = {}
    for name, command in AUDITS.items():
        found[name], said = audit(command)
        print(f"== {name}: {' '.join(command)}\n{said.strip()}\n")
    for name, result in found.items():
        print(f"{name}: {MESSAGES[result]}")
    return HOLES if HOLES in found.values() else max(found.values())


if __name__ == "__main__":
    sys.exit(main())
