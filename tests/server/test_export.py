"""What the TypeScript client is generated from is current."""

import json
from pathlib import Path

import pytest

from ratskeller import games
from ratskeller.server import export

from .serving import Guest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize(
    ("name", "made"),
    [(export.OPENAPI, export.openapi), (export.EVENTS, export.events), (export.VIEWS, export.views)],
)
def test_the_exported_files_are_current(name: str, made: object) -> None:
    assert callable(made)
    text = made()
    assert (WEB / name).read_bytes() == text, "run: python -m ratskeller.server.export web/"
    assert text.endswith(b"}\n")
    assert text == made()


def test_no_struct_of_one_game_is_called_as_one_of_another() -> None:
    described = json.loads(export.events())
    assert set(described["required"]) == {*games.names(), "live"}
    for name in games.names():
        shapes = described["$defs"][f"{name.title()}Event"]["anyOf"]
        structs = [shape["$ref"].rpartition("/")[2] for shape in shapes]
        # Where two structs have one name, the schema calls both by their modules
        assert sorted(structs) == sorted(struct.__name__ for struct in games.get(name).EVENTS.__args__)


UNKNOWN = ("comeBack", "signIn", "askMailLink", "useMailLink")
"""What one may ask for without being known."""


def test_every_route_has_a_name_and_documented_errors(guest: Guest) -> None:
    described = guest.get("/api/openapi.json")
    assert described == json.loads(export.openapi())
    operations = [operation for path in described["paths"].values() for operation in path.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(set(names)) == len(names) == 107
    for operation in operations:
        # Any request may be no HTTP, too long, for another host or one too many
        assert {"400", "421", "429", "431", "503"} <= set(operation["responses"])
        if "requestBody" in operation:
            # People who come back by a link or sign in need not be known yet
            known = set() if operation["operationId"] in UNKNOWN else {"401"}
            assert {"403", "413", "415"} | known <= set(operation["responses"])
