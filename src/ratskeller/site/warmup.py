"""What a first game needs is done once before the browser keeps the memory of Python, so that later visits find it done."""

import msgspec

from ratskeller.site import requests


def warm_up(game: str, bot: str) -> None:
    """Open a table of a game and look at it, as a page does; nothing of it stays. `bot` is the name of a bot of that game."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    body = msgspec.Raw(msgspec.json.encode({"game": game, "seats": seats}))
    opened = _reply(requests.Request("POST", "/tables", body=body, bots={game: [bot]}))
    (table,) = msgspec.convert(opened["stored"], type=list[requests.Stored])
    for part in ("snapshot", "live", "bot"):
        _reply(requests.Request("GET", f"/tables/{table.id}/{part}", document=table.document))
    requests.forget()


def _reply(request: requests.Request) -> dict[str, object]:
    reply: dict[str, object] = msgspec.json.decode(requests.serve(msgspec.json.encode(request).decode()))
    return reply
