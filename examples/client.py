"""What the examples share: requests and sockets of a Ratskeller server, with a token instead of a cookie.

A token is made on the page `/me` under "Programs"; the environment variable RATSKELLER_TOKEN holds it, so that it stands in no file.
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
    """The server says no: a sentence for people, and a code for programs."""


class Client:
    """A program that acts for somebody at the server of an address."""

    def __init__(self, address: str) -> None:
        """Take any address of the server."""
        parts = urlsplit(address)
        self.site = f"{parts.scheme}://{parts.netloc}"
        self.headers = {"Authorization": f"Bearer {os.environ['RATSKELLER_TOKEN']}"}

    def ask(self, path: str, **body: Any) -> Any:
        """Send a request, with what a body holds as POST, and return the answer. Raises `Refused`."""
        data = json.dumps(body).encode() if body else None
        headers = self.headers | {"Content-Type": "application/json"}
        request = urllib.request.Request(self.site + path, data, headers)
        try:
            with urllib.request.urlopen(request) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as error:
            told = json.load(error)
            raise Refused(told["message"], told["code"]) from error

    async def hear(self, path: str) -> AsyncGenerator[Any, None]:
        """Yield what a socket says; one that breaks is opened anew, after a while that grows."""
        async for socket in connect(self.site.replace("http", "ws", 1) + path, additional_headers=self.headers):
            try:
                async for message in socket:
                    yield json.loads(message)
            except ConnectionClosed:
                continue
