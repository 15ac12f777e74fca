"""Logs: one JSON object a line on standard error. No query, cookie, body or answer is ever in them."""

import json
import logging
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime

from ratskeller.server import security_log as security

FIELDS = ("method", "path", "route", "status", "ms", "code", "left_out", "guest", "network")
OURS = "ratskeller"
SAME_SECONDS = 60.0
REMEMBERED = 1000

What = tuple[str, str, object]


def short(table_id: str) -> str:
    """Return what logs may hold of a table's id: whoever knows all of it may look on."""
    return f"{table_id[:4]}…"


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
        }
        if message := record.getMessage():
            line["message"] = message
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class OnceAMinute(logging.Filter):
    """Lets the same warning or error pass once a minute; the next one tells how many were left out since."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with nothing said; `clock` tells seconds."""
        super().__init__()
        self._clock = clock
        self._said: dict[What, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether this is to be told."""
        if record.levelno < logging.WARNING:
            return True
        what, now = _what(record), self._clock()
        said, left_out = self._said.get(what, (now - SAME_SECONDS, 0))
        if now - said < SAME_SECONDS:
            self._said[what] = (said, left_out + 1)
            return False
        if left_out:
            record.left_out = left_out
        self._said.pop(what, None)
        self._said[what] = (now, 0)
        if len(self._said) > REMEMBERED:
            self._said.pop(next(iter(self._said)))
        return True


def configure(level: str) -> None:
    """Send records of `level` and above to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(OnceAMinute())
    # What libraries say below a warning is addresses with their queries, and headers with their cookies
    logging.basicConfig(
        level=max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]), handlers=[handler], force=True
    )
    logging.getLogger(OURS).setLevel(level.upper())
    # Whoever looks for a break-in needs it, whatever else he wants to be told
    logging.getLogger(security.LOGGER).setLevel(logging.INFO)


def _what(record: logging.LogRecord) -> What:
    """Return what a record says: its words, and where an error came from."""
    where: object = None
    if record.exc_info and record.exc_info[0] is not None:
        kind, _, trace = record.exc_info
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = (kind, None if trace is None else (trace.tb_frame.f_code, trace.tb_lineno))
    return record.name, record.getMessage(), where
