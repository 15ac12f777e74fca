"""Run the notebooks of the documentation, and write their pages: `python -m ratskeller_lab.notebooks [NAME...]`.

A notebook is a Python file in `docs/notebooks` with cells (`# %%`), which editors and Jupyter (by jupytext) open as such. The commands that
make its data stand in its first cell. Data that is there in `data` is not made again; all of it takes about half an hour.
"""

import io
import os
import re
import shlex
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import matplotlib as mpl
import matplotlib.pyplot as plt

from ratskeller import cli

NOTEBOOKS = Path(__file__).parents[3] / "docs" / "notebooks"
NAMES = sorted(file.stem for file in NOTEBOOKS.glob("*.py"))
FOLDER = Path("data")
CELL = re.compile(r"^# %%( \[markdown\])?\n", re.MULTILINE)
COMMAND = re.compile(r"^# (ratskeller selfplay .*)$", re.MULTILINE)


class Cell(NamedTuple):
    """A cell: prose in Markdown, or code."""

    is_prose: bool
    text: str


class Picture(NamedTuple):
    """A picture: what its axes show, and its SVG."""

    about: str
    svg: str


class Output(NamedTuple):
    """What a cell of code printed, and its pictures."""

    printed: str
    pictures: list[Picture]


def cells(name: str) -> list[Cell]:
    """Return the cells of a notebook."""
    _, *parts = CELL.split(_source(name))
    return [
        Cell(bool(mark), re.sub(r"^# ?", "", text, flags=re.MULTILINE).strip() if mark else text.strip())
        for mark, text in zip(parts[::2], parts[1::2], strict=True)
    ]


def commands(name: str) -> list[list[str]]:
    """Return the arguments of `ratskeller` that make the data of a notebook."""
    return [shlex.split(command)[1:] for command in COMMAND.findall(_source(name))]


def _source(name: str) -> str:
    return (NOTEBOOKS / f"{name}.py").read_text(encoding="utf-8")


def run(name: str, folder: Path) -> list[tuple[Cell, Output]]:
    """Run a notebook on the data in a folder, and return its cells with their outputs."""
    with _settings(folder):
        variables: dict[str, object] = {}
        return [(cell, Output("", []) if cell.is_prose else _run(cell, name, variables)) for cell in cells(name)]


@contextmanager
def _settings(folder: Path) -> Iterator[None]:
    before = os.environ.get("RATSKELLER_DATA")
    os.environ["RATSKELLER_DATA"] = str(folder)
    mpl.use("svg")
    try:
        with mpl.rc_context({"svg.hashsalt": "ratskeller", "svg.fonttype": "none"}):
            yield
    finally:
        plt.close("all")
        os.environ.pop("RATSKELLER_DATA")
        if before is not None:
            os.environ["RATSKELLER_DATA"] = before


def _run(cell: Cell, name: str, variables: dict[str, object]) -> Output:
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(cell.text, f"{name}.py", "exec"), variables)
    pictures = [_picture(number) for number in plt.get_fignums()]
    plt.close("all")
    return Output(printed.getvalue(), pictures)


def _picture(number: int) -> Picture:
    figure = plt.figure(number)
    content = io.StringIO()
    figure.savefig(content, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    lines = (line.rstrip() for line in content.getvalue().splitlines())
    return Picture("; ".join(axes.get_xlabel() for axes in figure.axes), "\n".join(lines) + "\n")


def page(name: str, ran: Iterable[tuple[Cell, Output]]) -> Mapping[str, str]:
    """Return the page of a notebook and its pictures, by the names of their files."""
    files: dict[str, str] = {}
    parts = []
    for cell, output in ran:
        parts.append(cell.text if cell.is_prose else f"```python\n{cell.text}\n```")
        if output.printed:
            parts.append(f"```text\n{output.printed.rstrip()}\n```")
        for picture in output.pictures:
            file = f"{name}_{len(files) + 1}.svg"
            files[file] = picture.svg
            parts.append(f"![{picture.about}]({file})")
    parts.append(
        f"The notebook is `docs/notebooks/{name}.py`; `python -m ratskeller_lab.notebooks {name}` ran it and wrote this page."
    )
    return {f"{name}.md": "\n\n".join(parts) + "\n", **files}


def main(names: list[str]) -> None:
    """Make the data, run the notebooks, and write their pages."""
    for name in names or NAMES:
        for arguments in commands(name):
            if status := cli.run([*arguments, "--folder", str(FOLDER)]):
                sys.exit(status)
        for file, content in page(name, run(name, FOLDER)).items():
            (NOTEBOOKS / file).write_text(content, encoding="utf-8", newline="\n")
            print(NOTEBOOKS / file)


if __name__ == "__main__":
    main(sys.argv[1:])
