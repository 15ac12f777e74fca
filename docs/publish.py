"""Add the documentation of a version to a folder that a web host serves: `uv run poe docs-publish FOLDER [v1.0.0]`.

Every version has a folder of its own and stays as it was built; without a version it is `latest`, the documentation of the main branch.
`versions.json` lists them for the menu on every page. The start page leads to the newest release, or to `latest` before there is one.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

DOCS = Path(__file__).parent
LATEST = "latest"
TAG = re.compile(r"v?(\d+)\.(\d+)\.(\d+)")
START = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Ratskeller documentation</title>
<meta http-equiv="refresh" content="0; url={name}/index.html">
<a href="{name}/index.html">Ratskeller documentation</a>
</html>
"""


def folder_name(version: str) -> str:
    """Return the folder of a version: `1.0.0` for the tag `v1.0.0`. Errors: ValueError."""
    if version == LATEST:
        return LATEST
    if TAG.fullmatch(version) is None:
        raise ValueError(f"{version!r} is no version: write {LATEST!r} or a tag such as 'v1.0.0'")
    return version.removeprefix("v")


def add(built: Path, site: Path, name: str) -> None:
    """Put built pages into the folder of a version, in place of those that are there, and list all versions anew."""
    site.mkdir(parents=True, exist_ok=True)
    old = site / name
    if old.exists():
        shutil.rmtree(old)
    shutil.copytree(built, old)
    names = sorted((it.name for it in site.iterdir() if (it / "index.html").is_file()), key=_age, reverse=True)
    (site / "versions.json").write_text(json.dumps(names), encoding="utf-8")
    releases = [it for it in names if it != LATEST]
    (site / "index.html").write_text(START.format(name=[*releases, LATEST][0]), encoding="utf-8")
    # GitHub Pages leaves out folders such as _static without it
    (site / ".nojekyll").touch()


def _age(name: str) -> tuple[bool, list[int]]:
    found = TAG.fullmatch(name)
    return found is None, [int(number) for number in found.groups()] if found else []


def main() -> None:
    """Build the documentation, and add it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, help="folder that a web host serves")
    parser.add_argument("version", nargs="?", default=LATEST, help="tag of a release (default: the main branch)")
    given = parser.parse_args()
    try:
        name = folder_name(given.version)
    except ValueError as error:
        parser.error(str(error))
    with tempfile.TemporaryDirectory() as scratch:
        built, parsed = Path(scratch, "pages"), Path(scratch, "parsed")
        settings = ["-D", f"version={name}", "-D", f"release={name}", "-d", str(parsed)]
        command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", *settings, str(DOCS), str(built)]
        subprocess.run(command, check=True)
        add(built, given.folder, name)
    print(f"{given.folder / name}: added")


if __name__ == "__main__":
    main()
