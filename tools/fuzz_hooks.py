"""What Schemathesis can't know from a description: names of games and bots, and answers. With them some requests go deeper (`fuzz.py`)."""

from typing import Any

import schemathesis

from ratskeller import bots, games

ANSWERS = ("gallia", "italia", "polonia; italia", "take king", "gallia 1", "0,1 r0", "none")


@schemathesis.hook
def map_body(context: Any, body: Any) -> Any:
    """Give every other body that asks for a table, or answers, words that mean something; which, depends on the body alone."""
    if not isinstance(body, dict):
        return body
    if isinstance(game := body.get("game"), str) and len(game) % 2 and isinstance(body.get("seats"), list):
        name = games.names()[len(body["seats"]) % len(games.names())]
        return body | {"game": name, "seats": [_seat(seat, name) for seat in body["seats"]]}
    if isinstance(answer := body.get("answer"), str) and len(answer) % 2:
        return body | {"answer": ANSWERS[len(answer) // 2 % len(ANSWERS)], "ply": 1, "seat": 0}
    return body


def _seat(seat: Any, game: str) -> Any:
    is_bot = isinstance(seat, dict) and seat.get("kind") == "bot"
    return {"kind": "bot", "bot": bots.levels(game)[0]} if is_bot else seat
