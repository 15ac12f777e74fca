"""Notifies a chat room when it is your turn: `python examples/notifier.py https://club.example https://chat.example/hooks/…`.

The token needs the scope `read` and decides whose turns are reported. Chat rooms take a text as `text` or as `content`; this sends both.
"""

import asyncio
import json
import sys
import urllib.request
from typing import Any

from client import Client


def send(room: str, text: str) -> None:
    """Send a text to the room."""
    body = json.dumps({"text": text, "content": text}).encode()
    urllib.request.urlopen(urllib.request.Request(room, body, {"Content-Type": "application/json"})).close()


async def listen(address: str, room: str) -> None:
    """Report every turn once, as long as this program runs."""
    client = Client(address)
    name, reported = client.ask("/api/me")["name"], set[tuple[str, int]]()
    async for message in client.hear("/api/me/live"):
        turns: list[dict[str, Any]] = message.get("turns", [])
        for turn in turns:
            if (turn["table"], turn["ply"]) not in reported:
                send(room, f"{name}, it is your turn: {client.site}/t/{turn['table']}")
        reported = {(turn["table"], turn["ply"]) for turn in turns} if message["type"] == "turns" else reported


if __name__ == "__main__":
    asyncio.run(listen(sys.argv[1], sys.argv[2]))
