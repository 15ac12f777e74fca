"""Write the bill of materials: every package that Ratskeller is made of, with its version, in CycloneDX: `uv run poe bill`.

What Python packages there are says `uv.lock`, what packages of the browser client `web/package-lock.json`.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "dist"
BILLS: dict[str, Sequence[str]] = {
    "python": ("uv", "export", "--quiet", "--frozen", "--no-dev", "--format", "cyclonedx1.5"),
    "web": ("npm", "sbom", "--prefix", "web", "--package-lock-only", "--sbom-format", "cyclonedx"),
}


def bill(name: str) -> dict[str, Any]:
    """Return one of the two bills."""
    done = subprocess.run(BILLS[name], cwd=ROOT, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    """Write both."""
    FOLDER.mkdir(exist_ok=True)
    for name in BILLS:
        made, file = bill(name), FOLDER / f"{name}.cdx.json"
        file.write_text(json.dumps(made, indent=2), encoding="utf-8")
        print(f"{file.relative_to(ROOT)}: {len(made['components'])} packages", file=sys.stderr)


if __name__ == "__main__":
    main()
