"""A bot that sits down at a table and plays to its end: `python examples/bot.py https://club.example/t/TABLE`.

Its token needs the scopes `read` and `play`. It plays any game of the house, badly: `choose` is the place for a better idea.
"""

import asyncio
import random
import sys
from contextlib import aclosing
from typing import Any

from client import Client, Refused


def choose(view: dict[str, Any]) -> str:
    """Return one of the legal answers. What a view holds stands in the notation page of its game."""
    return str(random.choice(view["legal"]))


def sit(client: Client, table: dict[str, Any]) -> None:
    """Take the first open seat, unless one is ours already."""
    open_seats = [seat["seat"] for seat in table["seats"] if seat["kind"] == "open"]
    if not table["mine"] and not open_seats:
        raise SystemExit("All seats of this table are taken.")
    if not table["mine"]:
        client.ask(f"/api/tables/{table['id']}/join", seat=open_seats[0])


async def play(address: str) -> None:
    """Play until the game is over, and tell how it went."""
    client, path = Client(address), f"/api/tables/{address.rstrip('/').split('/')[-1]}"
    table = client.ask(path)
    sit(client, table)
    async with aclosing(client.hear(f"{path}/live?since={table['ply']}")) as messages:
        async for heard in messages:
            if heard["type"] == "error":
                raise SystemExit(heard["message"])
            table = heard.get("table", table)
            if table["over"]:
                print("Places by seat:", table["view"]["places"])
                return
            if heard["type"] == "entries" and table["view"]["legal"]:
                answer(client, table)


def answer(client: Client, table: dict[str, Any]) -> None:
    """Answer the open question, unless the table has moved on: then the socket tells of it."""
    chosen = choose(table["view"])
    try:
        client.ask(f"/api/tables/{table['id']}/answers", ply=table["ply"], seat=table["view"]["actor"], answer=chosen)
    except Refused as refused:
        if refused.args[1] != "stale-ply":
            raise


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
