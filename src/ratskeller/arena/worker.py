"""`python -m ratskeller.arena.worker`: a process that does the work of an executor.

It reads calls from its standard input and answers each of them, all pickled. It ends when its input ends, even in the middle of a game:
then the process that started it is gone.
"""

import os
import pickle
import queue
import signal
import sys
import threading
from typing import BinaryIO

from .executors import Done, Failed, attempt


def main() -> None:
    # Ctrl+C reaches every process of a terminal: the one that started this one decides what ends
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Nothing that is printed may end up between the replies
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    calls: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, calls), daemon=True).start()
    while True:
        reply = pickle.dumps(_reply(calls.get()))
        try:
            out.write(reply)
            out.flush()
        except OSError:  # the reader is gone
            os._exit(0)


def _reply(call: bytes) -> Done[object] | Failed:
    work, task = pickle.loads(call)  # noqa: S301 - from the process that started this one
    return attempt(work, task)


def _read(source: BinaryIO, calls: "queue.SimpleQueue[bytes]") -> None:
    """Queue the calls. Each is a pickle in a pickle of bytes: reading it imports nothing, whatever the call needs."""
    try:
        while True:
            calls.put(pickle.load(source))  # noqa: S301 - from the process that started this one
    except (EOFError, pickle.UnpicklingError):
        os._exit(0)


if __name__ == "__main__":
    main()
