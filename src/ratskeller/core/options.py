"""Options of a new game, as each game declares them in its `options.toml`.

Validation, the flags and help of the command line, the start page and the documentation all use that file. The texts are messages of the
game: `option-NAME` and `option-NAME-VALUE`, each with an attribute `.about` that explains it; a switch has the values `on` and `off`.
"""

import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal

import msgspec

from .errors import BadOption
from .validation import is_number, short_repr

Options = dict[str, Any]
"""Options by name, JSON-ready."""
Value = bool | int | str

FILE = "options.toml"
SWITCH = {"on": True, "off": False}
LONGEST_PATH = 4_000
"""Most characters of a path. No system allows much more."""


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another option has one of these values."""

    option: str
    values: tuple[Value, ...]


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option of a new game.

    `values` are the possible values, the default first unless `default` names another. Kinds: `players`, the number of players; `switch`,
    true or false; `flag`, present or not; `choice`, one of the values; `seat`, a seat or one of the values; `names`, one of the values or
    a list of names that the game checks; `file`, one of the values or a path on this machine, which can't be set over a network; `preset`,
    a name for several other options: `sets` lists their values for each of its values. Those are stored, the preset is not.

    `group` is its heading, the message `options-GROUP`, or `options-others` without one. The option matters only `when` a condition holds,
    and must have its last value where the condition `demands` holds. With `only_unusual` a default value is not stored, so that records
    and positions from before the option existed stay the same. `rule` is the number that errors cite.
    """

    name: str
    kind: Literal["players", "switch", "flag", "choice", "seat", "names", "file", "preset"]
    values: tuple[Value, ...] = ()
    default: Value | None = None
    rule: str | None = None
    group: str | None = None
    when: Condition | None = None
    demands: Condition | None = None
    sets: dict[str, dict[str, Value]] = {}
    only_unusual: bool = False

    @property
    def usual(self) -> Value | None:
        """The default value; None for a preset, and for a file without values."""
        if self.default is not None or not self.values or self.kind == "preset":
            return self.default
        return self.values[0]

    @property
    def is_shared(self) -> bool:
        """Whether it may be set over a network."""
        return self.kind != "file" or bool(self.values)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    option: tuple[Option, ...]


def read_options(file: Traversable | Path) -> tuple[Option, ...]:
    """Return the options that a game declares, in their order, without importing the game."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File).option


def words_of(option: Option) -> str:
    """Return the name of the message of an option."""
    return f"option-{option.name.replace('_', '-')}"


def words_of_value(option: Option, value: Value) -> str:
    """Return the name of the message of a value."""
    spelled = ("off", "on")[value] if isinstance(value, bool) else str(value)
    return f"{words_of(option)}-{spelled}"


def complete(options: Sequence[Option], given: Options) -> Options:
    """Check options and return all of them with their values; files only if given. The game itself checks what concerns only it.

    A preset is replaced by the options that it sets; options given explicitly take precedence.

    Errors: BadOption naming the option, what would be right, and the rule.
    """
    if not isinstance(given, dict):
        raise BadOption(f"options: must be a dict by name, not {short_repr(given)}")
    names = [option.name for option in options]
    unknown = [name for name in given if name not in names]
    if unknown:
        raise BadOption(f"unknown option {short_repr(unknown[0])}; known are {', '.join(names)}")
    given = _with_presets(options, given)
    checked: Options = {}
    for option in options:
        if option.kind == "preset":
            continue
        value = given.get(option.name, option.usual)
        if value is not None or option.kind != "file":
            checked[option.name] = _checked(option, value, checked)
    _check_demands(options, checked)
    silent = {option.name for option in options if option.only_unusual and checked.get(option.name) == option.usual}
    return {name: value for name, value in checked.items() if name not in silent}


def _with_presets(options: Sequence[Option], given: Options) -> Options:
    presets = {option.name: option for option in options if option.kind == "preset" and option.name in given}
    sets: Options = {}
    for name, option in presets.items():
        sets |= option.sets[_checked(option, given[name], {})]
    return sets | {name: value for name, value in given.items() if name not in presets}


def _check_demands(options: Sequence[Option], checked: Options) -> None:
    rules = {option.name: option.rule for option in options}
    for option in options:
        demands = option.demands
        if demands and checked[demands.option] in demands.values and checked[option.name] != option.values[-1]:
            needed = f"needs {option.name!r} to be {_listed(option.values[-1:])} ({rules[demands.option]})"
            raise BadOption(
                f"{demands.option}: {checked[demands.option]} {needed}, not {short_repr(checked[option.name])}"
            )


def _checked(option: Option, value: Any, before: Options) -> Any:
    if option.kind == "names":
        return value
    if option.kind == "seat" and is_number(value) and 0 <= value < before["players"]:
        return value
    if option.kind == "switch" and isinstance(value, str):
        value = SWITCH.get(value, value)
    # True == 1 and False == 0, so compare the types as well
    if any(type(value) is type(one) and value == one for one in option.values):
        return value
    if option.kind == "file":
        return _path(option, value)
    possible = " or ".join(filter(None, [_listed(option.values), _seats(option, before)]))
    cited = f" ({option.rule})" if option.rule else ""
    raise BadOption(f"{option.name}: must be {possible}{cited}, not {short_repr(value)}")


def _listed(values: Sequence[Value]) -> str:
    """Return values as text, such as `2, 3 or 4`; true comes before false."""
    ordered = sorted(values, key=lambda value: value is False)
    texts = [repr(value).lower() if isinstance(value, bool) else repr(value) for value in ordered]
    return " or ".join(filter(None, [", ".join(texts[:-1]), *texts[-1:]]))


def _seats(option: Option, before: Options) -> str:
    return f"a seat from 0 to {before['players'] - 1}" if option.kind == "seat" else ""


def _path(option: Option, value: object) -> str:
    if not isinstance(value, str | Path) or not 0 < len(str(value)) <= LONGEST_PATH or "\0" in str(value):
        possible = ", ".join([*map(repr, option.values), "the path of a data file"])
        raise BadOption(f"{option.name}: must be {possible}, not {short_repr(value)}")
    return str(value)


def check_shared(options: Sequence[Option], given: Options) -> None:
    """Refuse options that name a file of this machine, for options that were sent. Errors: BadOption."""
    for option in options:
        if option.kind == "file" and option.name in given and given[option.name] not in option.values:
            possible = f"must be {_listed(option.values)}" if option.values else "leave it out"
            raise BadOption(f"{option.name}: {possible}; a file of this machine can't be set over a network")
