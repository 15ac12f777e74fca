"""`python -m ratskeller.server.export FOLDER` writes the schemas from which the types of the client are generated.

`openapi.json` describes the HTTP API. `events.schema.json` (JSON Schema) describes the events of every game and the messages of the socket.
"""

import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec

from ratskeller import games
from ratskeller.server.app.assembly import make_api
from ratskeller.server.chat.schemas import LiveTalk
from ratskeller.server.notes.schemas import LiveNotes
from ratskeller.server.review.schemas import LiveLead, LiveLeadOver
from ratskeller.server.settings import Settings
from ratskeller.server.tables.schemas import LiveEntries, LiveError, LivePing, LivePresence, LiveStorage

LiveMessage = (
    LiveEntries | LivePing | LiveStorage | LiveError | LiveTalk | LivePresence | LiveLead | LiveLeadOver | LiveNotes
)


OPENAPI = "openapi.json"
EVENTS = "events.schema.json"


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
    for definition in definitions.values():
        if "description" in definition:
            definition["description"] = cleandoc(definition["description"])
    parts = {name: {"$ref": f"#/$defs/{name.title()}Event"} for name in by_game} | {
        "live": {"$ref": "#/$defs/LiveMessage"}
    }
    return _text(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Wire",
            "type": "object",
            "properties": parts,
            "required": sorted(parts),
            "additionalProperties": False,
            "$defs": definitions,
        }
    )


def main(folder: str) -> None:
    """Write both files into `folder`."""
    Path(folder, OPENAPI).write_bytes(openapi())
    Path(folder, EVENTS).write_bytes(events())


def _text(content: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(content, order="sorted"), indent=2) + b"\n"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m ratskeller.server.export FOLDER")
    main(sys.argv[1])
