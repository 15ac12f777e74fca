"""The progress bar of long commands."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)


class Show(Protocol):
    """Shows how far a command is."""

    def __call__(self, done: int, wanted: int, description: str | None = None, /) -> None:
        """Show the progress, and a new description if there is one."""


@contextmanager
def progress(description: str, *, percent: bool = False, elapsed: bool = False, lines: bool = False) -> Iterator[Show]:
    """Show a bar on the error output, so that the output stays clean; without a terminal there is no bar.

    `percent`: show a share instead of numbers. `elapsed`: show the time that has passed instead of the time that is left. `lines`: print a
    line for each description where there is no terminal.
    """
    console = Console(stderr=True, highlight=False)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn() if percent else MofNCompleteColumn(),
        TimeElapsedColumn() if elapsed else TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(description, total=None)

        def show(done: int, wanted: int, description: str | None = None, /) -> None:
            bar.update(task, completed=done, total=wanted, description=description)
            if lines and description and not console.is_terminal:
                console.print(f"{done + 1}/{wanted} {description}")

        yield show
