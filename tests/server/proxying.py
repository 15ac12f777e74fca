"""A reverse proxy for tests: a server is a folder of its site, and whatever is asked for elsewhere strays."""

import re
import socket
import threading
from contextlib import suppress

HEAD_END = b"\r\n\r\n"
ASKED = re.compile(rb"(\w+) (\S+) (HTTP/1\.1)\r\n")
ELSEWHERE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Proxy:
    """Passes on what is asked for under `prefix`, and takes that off if it `strips`. `strayed`: all other addresses that were asked for."""

    def __init__(self, port: int, prefix: str, *, strips: bool) -> None:
        self._port = port
        self._prefix = prefix.encode()
        self._strips = strips
        self.strayed: list[str] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    @property
    def url(self) -> str:
        return self.origin + self._prefix.decode()

    def close(self) -> None:
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with client, suppress(OSError):
            head = b""
            while HEAD_END not in head:
                if not (more := client.recv(65536)):
                    return
                head += more
            found = ASKED.match(head)
            assert found is not None
            path = found[2]
            if not path.startswith(self._prefix + b"/"):
                self.strayed.append(path.decode())
                client.sendall(ELSEWHERE)
                return
            inner = path[len(self._prefix) :] if self._strips else path
            with socket.create_connection(("127.0.0.1", self._port)) as server:
                server.sendall(self._passed(found, inner, head[found.end() :]))
                back = threading.Thread(target=_pipe, args=(server, client), daemon=True)
                back.start()
                _pipe(client, server)
                back.join()

    @staticmethod
    def _passed(found: re.Match[bytes], path: bytes, rest: bytes) -> bytes:
        """One request a connection, unless it is to become a socket."""
        if b"upgrade: websocket" not in rest.lower():
            rest = b"Connection: close\r\n" + re.sub(rb"(?i)connection: [^\r]*\r\n", b"", rest, count=1)
        return b"%b %b %b\r\n%b" % (found[1], path, found[3], rest)


def _pipe(one: socket.socket, other: socket.socket) -> None:
    """Pass on what comes until it ends."""
    with suppress(OSError):
        while part := one.recv(65536):
            other.sendall(part)
    with suppress(OSError):
        other.shutdown(socket.SHUT_WR)
