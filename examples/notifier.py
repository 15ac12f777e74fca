"""Tells a chat room whenever it is somebody's turn: `python examples/notifier.py https://club.example https://chat.example/hooks/…`.

The token needs the scope `read`, and what is told is whose token it is. Chat rooms take a text as `text` or as `content`; we send both.
"""

import asyncio
import json
import sys
import urllib.request
from typing import Any

from client import Client


def tell(room: str, text: str) -> None:
    """Send a text to the room."""
    body = json.dumps({"text": text, "content": text}).encode()
    urllib.request.urlopen(urllib.request.Request(room, body, {"Content-Type": "application/json"})).close()


async def listen(address: str, room: str) -> None:
    """Tell of every turn once, as long as this program runs."""
    client = Client(address)
    name, told = client.ask("/api/me")["name"], set[tuple[str, int]]()
    async for heard in client.hear("/api/me/live"):
        turns: list[dict[str, Any]] = heard.get("turns", [])
        for turn in turns:
            if (turn["table"], turn["ply"]) not in told:
                tell(room, f"{name}, it is your turn: {client.site}/t/{turn['table']}")
        told = {(turn["table"], turn["ply"]) for turn in turns} if heard["type"] == "turns" else told


if __name__ == "__main__":
    asyncio.run(listen(sys.argv[1], sys.argv[2]))
