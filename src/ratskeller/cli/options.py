"""Options of games as command line flags: one flag for every option of any game. A game refuses the flags of others."""

from collections.abc import Sequence
from dataclasses import asdict, make_dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from ratskeller.core import plugins
from ratskeller.core.options import FILE, SWITCH, Option, Options, read_options, words_of
from ratskeller.core.options import Value as OptionValue
from ratskeller.words.messages import read_messages

DEFAULT_GAME = "rattus"
BAD_INPUT, INTERRUPTED = 2, 130
"""Exit statuses: for refused input or options, and after Ctrl+C."""
SHIPPED: dict[str, Traversable] = {
    it.name: it for it in sorted((files("ratskeller") / "games").iterdir(), key=str) if (it / FILE).is_file()
}
"""The folders of the games of this package. Help must appear at once, so flags import nothing of a game."""
FOLDERS = {**plugins.installed_folders(), **SHIPPED}
Declared = Sequence[tuple[str, Option]]
"""The options of this name, each with the name of its game."""


def _flags() -> dict[str, list[tuple[str, Option]]]:
    """Return the options of all games by name, except the number of players, which is the flag `--players`."""
    flags: dict[str, list[tuple[str, Option]]] = {}
    for game in SHIPPED:
        _add_flags(flags, game)
    for game in FOLDERS.keys() - SHIPPED.keys():
        before = {name: list(flag) for name, flag in flags.items()}
        try:
            _add_flags(flags, game)
        except (OSError, ValueError, KeyError) as error:
            # The files of another package may be wrong in any way
            plugins.refusal(plugins.offered(plugins.GAMES)[game], f"its options or their words are wrong: {error}")
            flags = before
    return flags


def _add_flags(flags: dict[str, list[tuple[str, Option]]], game: str) -> None:
    for option in read_options(FOLDERS[game] / FILE):
        if option.kind != "players":
            flag = flags.setdefault(option.name, [])
            flag.append((game, option))
            if option.kind != flag[0][1].kind:
                raise ValueError(f"{option.name}: must be a {flag[0][1].kind}, as for {flag[0][0]}")
            if game not in SHIPPED:
                _help(flag)


def _type(flag: Declared) -> object:
    """Return the type of a flag. Games that share a flag may take different values."""
    kind = flag[0][1].kind
    if kind == "flag":
        return bool
    if kind == "file":
        return str | None
    if kind == "switch":
        return Literal["on", "off"] | None
    values = tuple(dict.fromkeys(value for _, option in flag for value in option.values))
    return Literal[values] | None if kind in ("choice", "preset") else str | None


@cache
def _words(game: str) -> dict[str, str]:
    return read_messages(FOLDERS[game] / "words" / "en.ftl", ("option-", "game-title "))


def _help(flag: Declared) -> str:
    texts: dict[str, list[str]] = {}
    for game, option in flag:
        texts.setdefault(f"{_words(game)[f'{words_of(option)}.about']}{_usual(option)}", []).append(_title(game))
    return " ".join(text if len(texts) == 1 else f"{', '.join(names)}: {text}" for text, names in texts.items())


def _title(game: str) -> str:
    return _words(game)["game-title"]


def _usual(option: Option) -> str:
    if option.usual is None or option.kind == "flag":
        return ""
    values = ", ".join(map(str, option.values))
    possible = {
        "seat": f" A seat from 0, or {values}.",
        "names": f" One of {values}, or names with commas between them.",
        "file": f" One of {values}, or the path of a file.",
    }
    return f"{possible.get(option.kind, '')} By default {typed(option, option.usual)}."


def typed(option: Option, value: OptionValue | None) -> str:
    return ("off", "on")[bool(value)] if option.kind == "switch" else str(value)


def _parameter(flag: Declared) -> Parameter:
    group = f"A new game of {' or '.join(_title(game) for game, _ in flag)}"
    return Parameter(help=_help(flag), group=group, negative="" if flag[0][1].kind == "flag" else None)


FLAGS = _flags()

if TYPE_CHECKING:
    GameOptions = Any
else:
    GameOptions = Parameter(name="*")(
        make_dataclass(
            "GameOptions",
            [
                (name, Annotated[_type(flag), _parameter(flag)], False if flag[0][1].kind == "flag" else None)
                for name, flag in FLAGS.items()
            ],
            frozen=True,
            kw_only=True,
            namespace={"__module__": __name__},
        )
    )
    """The options of a new game; None: the default of the game."""


def plain(typed: GameOptions | None) -> Options:
    """Return the given options as a game takes them; the game checks them."""
    given = {} if typed is None else asdict(typed)
    return {
        name: _read(FLAGS[name][0][1], value)
        for name, value in given.items()
        if value is not None and value is not False
    }


def _read(option: Option, value: str) -> OptionValue | list[str]:
    """Return a value as a game takes it: a seat as a number, several names as a list, a switch as a boolean."""
    if option.kind == "switch":
        return SWITCH[value]
    if option.kind == "seat" and value.isdecimal() and len(value) < 3:
        return int(value)
    if option.kind == "names":
        names = [name.strip().lower() for name in value.split(",")]
        return names if len(names) > 1 else names[0]
    return value
