"""Compiling the rules, with a bar that shows how far it is."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ratskeller.bots import warmup

READY = "The compiled rules are ready."


def warm_up() -> None:
    """Compile everything; where the output is no terminal, each part is a line."""
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=None)

        def show(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)
            if what and not console.is_terminal:
                console.print(f"{done + 1}/{total} {what}")

        warmup.warm_up(show)
    print(READY)
