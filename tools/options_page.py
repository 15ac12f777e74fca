"""The tables of `docs/options.md`, from the games' declarations."""

from collections.abc import Iterable

from ratskeller import games, words
from ratskeller.cli.options import typed
from ratskeller.core.options import Condition, Option, words_of

HEAD = """
| option | flag | values, default first | rule | meaning |
|---|---|---|---|---|
"""


def tables() -> str:
    """Return a table of options for each game."""
    return "".join(map(_section, games.names()))


def _section(name: str) -> str:
    game = games.get(name)
    said = words.load("en", words.package_of(game), strict=True)
    rows = [_row(option, said) for option in game.OPTIONS]
    return f"\n## {said.text('game-title')}\n{HEAD}{''.join(rows)}"


def _row(option: Option, said: words.Words) -> str:
    about = [said.text(f"{words_of(option)}.about"), *_conditions(option)]
    cells = [f"`{option.name}`", _flag(option), _values(option), option.rule or "", " ".join(about)]
    return f"| {' | '.join(cells)} |\n"


def _flag(option: Option) -> str:
    return f"`--{option.name.replace('_', '-')}`"


def _values(option: Option) -> str:
    if option.kind == "flag":
        return "`false`, `true`; on the command line just the flag"
    values = [value for value in (option.usual, *option.values) if value is not None]
    listed = ", ".join(_spelled(option, value) for value in dict.fromkeys(values))
    more = {
        "seat": ", or another seat",
        "names": ", a list of names, or a code",
        "file": f"{', or ' * bool(listed)}the path of a file (not over a network)",
    }
    return listed + more.get(option.kind, "")


def _spelled(option: Option, value: bool | int | str) -> str:
    """Return a value as Python and JSON have it, and as it is typed where that is something else."""
    return f"`{str(value).lower()}` (`{typed(option, value)}`)" if option.kind == "switch" else f"`{value}`"


def _conditions(option: Option) -> Iterable[str]:
    if option.when is not None:
        yield f"Only with {_condition(option.when)}."
    if option.demands is not None:
        yield f"Must be `{str(option.values[-1]).lower()}` with {_condition(option.demands)}."


def _condition(condition: Condition) -> str:
    return f"`{condition.option}` " + " or ".join(f"`{str(value).lower()}`" for value in condition.values)
