"""Install the packages beside this file, as a third party would have them, into a folder.

A package is installed without a build tool, so that no network is needed: its modules are copied, and its metadata is written from its
`pyproject.toml`, in the format in which every installer leaves it.
"""

import os
import shutil
import tomllib
from pathlib import Path

HERE = Path(__file__).parent


def install(folder: Path, *packages: str) -> dict[str, str]:
    """Install packages into a folder of installed packages; return an environment in which Python finds them."""
    for package in packages:
        project = tomllib.loads((HERE / package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        shutil.copytree(HERE / package / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
        describe(folder, project["name"], project["version"], project["entry-points"])
    return os.environ | {"PYTHONPATH": str(folder)}


def describe(folder: Path, name: str, version: str, entry_points: dict[str, dict[str, str]]) -> None:
    """Write the metadata of a package into a folder of installed packages."""
    described = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    described.mkdir(parents=True)
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    lines = [
        line
        for group, points in entry_points.items()
        for line in (f"[{group}]", *(f"{key} = {value}" for key, value in points.items()))
    ]
    (described / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
