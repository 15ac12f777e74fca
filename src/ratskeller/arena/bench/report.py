"""Figures as a table for people."""

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from .figures import Figure, Report


def report(result: Report) -> Group:
    """Return all figures, to be printed by Rich; brackets hold quartiles."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("figure")
    for heading in ("value", "unit", "floor", ""):
        table.add_column(heading, justify="right" if heading in ("value", "floor") else "left", no_wrap=True)
    for figure in result.figures:
        table.add_row(figure.name, _value(figure), figure.unit, _floor(figure), _verdict(figure))
    return Group(table, Text("\n".join(result.notes)))


def _value(figure: Figure) -> str:
    if figure.low is None or figure.high is None:
        return number(figure.value)
    return f"{number(figure.value)} [{number(figure.low)}-{number(figure.high)}]"


def number(value: float) -> str:
    """Return a value with three digits that count."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def _floor(figure: Figure) -> str:
    if figure.floor is None:
        return ""
    return ("≤ " if figure.smaller_is_better else "≥ ") + number(figure.floor)


def _verdict(figure: Figure) -> str:
    if figure.reaches is None:
        return ""
    return "✓" if figure.reaches else "missed"
