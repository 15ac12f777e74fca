"""A way to a database on this machine that can fall silent, be slow or be cut, as networks do."""

import socket
import threading
import time
from contextlib import suppress

PART = 65536
FOREVER = 3600.0


class Link:
    """Passes on what comes at a port of its own to another port: while it is `silent` nothing, and everything after `delay` seconds."""

    def __init__(self, port: int) -> None:
        """Lead to a port of this machine."""
        self.target = port
        self.delay = 0.0
        self._speaks = threading.Event()
        self._speaks.set()
        self._pairs: set[tuple[socket.socket, socket.socket]] = set()
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def port(self) -> int:
        """Where to come."""
        port: int = self._listener.getsockname()[1]
        return port

    @property
    def silent(self) -> bool:
        """Whether nothing is passed on: senders and new connections hear nothing meanwhile."""
        return not self._speaks.is_set()

    @silent.setter
    def silent(self, is_silent: bool) -> None:
        if is_silent:
            self._speaks.clear()
        else:
            self._speaks.set()

    def cut(self) -> int:
        """End all connections at both ends, and return how many there were."""
        with self._lock:
            pairs = list(self._pairs)
        for pair in pairs:
            for end in pair:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        return len(pairs)

    def close(self) -> None:
        """Let nobody pass any more."""
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self.cut()
        self._speaks.set()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with client, suppress(OSError), socket.create_connection(("127.0.0.1", self.target)) as server:
            pair = client, server
            with self._lock:
                self._pairs.add(pair)
            try:
                back = threading.Thread(target=self._pipe, args=(server, client), daemon=True)
                back.start()
                self._pipe(client, server)
                back.join()
            finally:
                with self._lock:
                    self._pairs.discard(pair)

    def _pipe(self, one: socket.socket, other: socket.socket) -> None:
        """Pass on what comes until it ends; a silent link hides the end as well."""
        with suppress(OSError):
            while part := one.recv(PART):
                self._speaks.wait(FOREVER)
                time.sleep(self.delay)
                other.sendall(part)
        self._speaks.wait(FOREVER)
        with suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)
