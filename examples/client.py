"""Shared by the examples: requests and sockets of a Ratskeller server, with a token instead of a cookie.

Create a token on the page `/me` under "Programs" and put it into the environment variable RATSKELLER_TOKEN, so that it is in no file.
"""

import json
import os
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


class Refused(Exception):
    """The server refuses a request, with a sentence for people and a code for programs."""


class Client:
    """A program that acts for the owner of a token."""

    def __init__(self, address: str) -> None:
        """Take any address of the server."""
        parts = urlsplit(address)
        self.site = f"{parts.scheme}://{parts.netloc}"
        self.headers = {"Authorization": f"Bearer {os.environ['RATSKELLER_TOKEN']}"}

    def ask(self, path: str, **body: Any) -> Any:
        """Send a request, as POST if it has a body, and return the reply. Raises `Refused`."""
        data = json.dumps(body).encode() if body else None
        headers = self.headers | {"Content-Type": "application/json"}
        request = urllib.request.Request(self.site + path, data, headers)
        try:
            with urllib.request.urlopen(request) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            raise Refused(problem["message"], problem["code"]) from error

    async def hear(self, path: str) -> AsyncGenerator[Any, None]:
        """Yield the messages of a socket; it reconnects with growing pauses."""
        async for socket in connect(self.site.replace("http", "ws", 1) + path, additional_headers=self.headers):
            try:
                async for message in socket:
                    yield json.loads(message)
            except ConnectionClosed:
                continue
