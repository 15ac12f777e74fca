"""`python -m ratskeller.server.export FOLDER` writes the schemas from which the types of the client are generated.

`openapi.json` describes the HTTP API. `events.schema.json` (JSON Schema) describes the events of every game and the messages of the socket.
`views.schema.json` has a JSON Schema for each game with its views, odds, bill and catalogue.
"""

import ast
import inspect
import sys
from collections.abc import Callable, Iterable
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from ratskeller import games
from ratskeller.core.contract import AnyGame, QuestionView
from ratskeller.core.options import Option
from ratskeller.server.app.assembly import make_api
from ratskeller.server.chat.schemas import LiveTalk
from ratskeller.server.notes.schemas import LiveNotes
from ratskeller.server.review.schemas import LiveLead, LiveLeadOver
from ratskeller.server.settings import Settings
from ratskeller.server.tables.bot_turns import LiveBot
from ratskeller.server.tables.schemas import LiveEntries, LiveError, LivePing, LivePresence, LiveStorage

LiveMessage = (
    LiveEntries
    | LivePing
    | LiveStorage
    | LiveError
    | LiveTalk
    | LivePresence
    | LiveLead
    | LiveLeadOver
    | LiveNotes
    | LiveBot
)


OPENAPI = "openapi.json"
EVENTS = "events.schema.json"
VIEWS = "views.schema.json"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]


def openapi() -> bytes:
    """Return the OpenAPI description: sorted, so that the same interface always gives the same bytes."""
    return _text(make_api(Settings()).openapi_schema.to_schema())


def events() -> bytes:
    """Return one JSON Schema with a property for each game's events, named as the game, and for the socket's messages (`live`)."""
    unions = {name: games.get(name).EVENTS for name in sorted(games.names())}
    types = [*unions.values(), LiveMessage]
    shapes, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    by_game = dict(zip(unions, shapes[:-1], strict=True))
    for name, shape in by_game.items():
        definitions[f"{name.title()}Event"] = shape
    definitions["LiveMessage"] = shapes[-1]
    _clean(definitions)
    parts = {name: {"$ref": f"#/$defs/{name.title()}Event"} for name in by_game} | {
        "live": {"$ref": "#/$defs/LiveMessage"}
    }
    return _text(
        {
            "$schema": DIALECT,
            "title": "Wire",
            "type": "object",
            "properties": parts,
            "required": sorted(parts),
            "additionalProperties": False,
            "$defs": definitions,
        }
    )


def views() -> bytes:
    """Return one JSON Schema for each game, by its name: `View`, `Odds`, `Bill` and `Catalogue` with all that they consist of."""
    found = {name: _schema_of(games.get(name)) for name in sorted(games.names())}
    return msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"


def _schema_of(game: AnyGame) -> Schema:
    parts = [_returned(part) for part in (game.public_view, game.view) if part is not None] + [QuestionView]
    offered = {"Catalogue": game.catalogue, "Odds": game.odds, "Bill": game.bill}
    shown = {name: _returned(part) for name, part in offered.items() if part is not None}
    structs = [*parts, *shown.values()]
    _, definitions = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    _describe_fields(definitions, structs)
    _clean(definitions)
    view = _merged("View", [definitions.pop(part.__name__) for part in parts])
    view["properties"]["options"] = {"$ref": "#/$defs/Options"}
    definitions |= {"View": view, "Options": _options(game.OPTIONS)}
    names = ["View", *sorted(shown)]
    return {
        "$schema": DIALECT,
        "title": "Shown",
        "description": "What the server shows of this game.",
        "type": "object",
        "properties": {name.lower(): {"$ref": f"#/$defs/{name}"} for name in names},
        "required": [name.lower() for name in names],
        "$defs": dict(sorted(definitions.items())),
    }


def _returned(function: Callable[..., object]) -> type[msgspec.Struct]:
    found: type[msgspec.Struct] = get_type_hints(function)["return"]
    return found


def _merged(title: str, parts: Iterable[Schema]) -> Schema:
    merged: Schema = {"title": title, "type": "object", "properties": {}, "required": []}
    for part in parts:
        merged["properties"] |= part["properties"]
        merged["required"] += part["required"]
    return merged


def _options(declared: Iterable[Option]) -> Schema:
    """Return the options as views show them: without presets and files, and without usual values that are not stored."""
    shown = [option for option in declared if option.is_shared and option.kind != "preset"]
    return {
        "title": "Options",
        "description": "The options of a game.",
        "type": "object",
        "properties": {option.name: _values(option) for option in shown},
        "required": [option.name for option in shown if not option.only_unusual and option.kind != "flag"],
    }


def _values(option: Option) -> Schema:
    if option.kind in ("switch", "flag"):
        return {"type": "boolean"}
    if option.kind == "names":
        return {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}
    choices: Schema = {"enum": list(option.values)}
    return {"anyOf": [{"type": "integer"}, choices]} if option.kind == "seat" else choices


def _describe_fields(definitions: dict[str, Schema], structs: Iterable[type[msgspec.Struct]]) -> None:
    """Add the docstrings below the fields of structs, which JSON Schema does not have otherwise."""
    members = [member for struct in structs for member in vars(sys.modules[struct.__module__]).values()]
    for struct in members:
        if isinstance(struct, type) and struct.__name__ in definitions:
            docs = _field_docs(struct)
            for name, field in definitions[struct.__name__]["properties"].items():
                # A description beside a reference would make it another type
                if name in docs and "$ref" not in field:
                    field["description"] = docs[name]


def _field_docs(struct: type) -> dict[str, str]:
    docs: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            (declared,) = ast.parse(inspect.getsource(base)).body
            assert isinstance(declared, ast.ClassDef)
            for field, after in pairwise(declared.body):
                if (
                    isinstance(field, ast.AnnAssign)
                    and isinstance(field.target, ast.Name)
                    and isinstance(after, ast.Expr)
                ):
                    docs[field.target.id] = cleandoc(ast.literal_eval(after.value))
    return docs


def main(folder: str) -> None:
    Path(folder, OPENAPI).write_bytes(openapi())
    Path(folder, EVENTS).write_bytes(events())
    Path(folder, VIEWS).write_bytes(views())


def _clean(definitions: dict[str, Schema]) -> None:
    for definition in definitions.values():
        if "description" in definition:
            definition["description"] = cleandoc(definition["description"])


def _text(content: Schema) -> bytes:
    return msgspec.json.format(msgspec.json.encode(content, order="sorted"), indent=2) + b"\n"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m ratskeller.server.export FOLDER")
    main(sys.argv[1])
