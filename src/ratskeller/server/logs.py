"""Logs: one JSON object a line on standard error. They never contain queries, cookies, bodies or answers."""

import json
import logging
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime

from ratskeller.server import security_log as security

FIELDS = ("method", "path", "route", "status", "ms", "code", "left_out", "guest", "network", "origin", "host")
PACKAGE = "ratskeller"
REPEAT_SECONDS = 60.0
MOST_REMEMBERED = 1000

Key = tuple[str, str, object]


def short(table_id: str) -> str:
    """Return the part of a table's id that logs may contain: the whole id lets anyone watch the table."""
    return f"{table_id[:4]}…"


class JsonLines(logging.Formatter):
    """Formats a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
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


class RepeatFilter(logging.Filter):
    """Passes the same warning or error once a minute. The next one has the number left out since (`left_out`)."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._passed: dict[Key, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        key, now = _key(record), self._clock()
        passed, left_out = self._passed.get(key, (now - REPEAT_SECONDS, 0))
        if now - passed < REPEAT_SECONDS:
            self._passed[key] = (passed, left_out + 1)
            return False
        if left_out:
            record.left_out = left_out
        self._passed.pop(key, None)
        self._passed[key] = (now, 0)
        if len(self._passed) > MOST_REMEMBERED:
            self._passed.pop(next(iter(self._passed)))
        return True


def configure(level: str) -> None:
    """Log records of `level` and above to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(RepeatFilter())
    # Below warnings, libraries log addresses with queries, and headers with cookies
    logging.basicConfig(
        level=max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]), handlers=[handler], force=True
    )
    logging.getLogger(PACKAGE).setLevel(level.upper())
    # Investigations need it, whatever the level is
    logging.getLogger(security.LOGGER).setLevel(logging.INFO)


def _key(record: logging.LogRecord) -> Key:
    """Return what identifies a record: its message, and where its error was raised."""
    where: object = None
    if record.exc_info and record.exc_info[0] is not None:
        kind, _, trace = record.exc_info
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = (kind, None if trace is None else (trace.tb_frame.f_code, trace.tb_lineno))
    return record.name, record.getMessage(), where
