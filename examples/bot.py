"""A bot that takes a seat at a table and plays until the end: `python examples/bot.py https://club.example/t/TABLE`.

Its token needs the scopes `read` and `play`. It plays every game, badly: put a better idea into `choose`.
"""

import asyncio
import random
import sys
from contextlib import aclosing
from typing import Any

from client import Client, Refused


def choose(view: dict[str, Any]) -> str:
    """Return one of the legal answers. The notation page of the game describes the view."""
    return str(random.choice(view["legal"]))


def take_seat(client: Client, table: dict[str, Any]) -> None:
    """Take the first open seat, unless this bot has one."""
    open_seats = [seat["seat"] for seat in table["seats"] if seat["kind"] == "open"]
    if not table["mine"] and not open_seats:
        raise SystemExit("All seats of this table are taken.")
    if not table["mine"]:
        client.ask(f"/api/tables/{table['id']}/join", seat=open_seats[0])


async def play(address: str) -> None:
    """Play until the game is over, and print the result."""
    client, path = Client(address), f"/api/tables/{address.rstrip('/').split('/')[-1]}"
    table = client.ask(path)
    take_seat(client, table)
    async with aclosing(client.hear(f"{path}/live?since={table['ply']}")) as messages:
        async for message in messages:
            if message["type"] == "error":
                raise SystemExit(message["message"])
            table = message.get("table", table)
            if table["over"]:
                print("Places by seat:", table["view"]["places"])
                return
            if message["type"] == "entries" and table["view"]["legal"]:
                answer(client, table)


def answer(client: Client, table: dict[str, Any]) -> None:
    """Answer the open question. If the table has moved on, the socket sends the new state."""
    chosen = choose(table["view"])
    try:
        client.ask(f"/api/tables/{table['id']}/answers", ply=table["ply"], seat=table["view"]["actor"], answer=chosen)
    except Refused as refused:
        if refused.args[1] != "stale-ply":
            raise


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
