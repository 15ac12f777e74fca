"""Timestamps as text: ISO 8601 in UTC, to the millisecond. They compare like the moments."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo


def now() -> str:
    return _text(datetime.now(UTC))


def days_ago(days: float) -> str:
    return _text(datetime.now(UTC) - timedelta(days=days))


def between(first: str, then: str) -> int:
    """Return the milliseconds from one moment to another, negative if the second is earlier."""
    return round((datetime.fromisoformat(then) - datetime.fromisoformat(first)) / timedelta(milliseconds=1))


def later(moment: str, span: int) -> str:
    return _text(datetime.fromisoformat(moment) + timedelta(milliseconds=span))


def minutes_ago(minutes: float) -> str:
    return _text(datetime.now(UTC) - timedelta(minutes=minutes))


def seconds_from_now(seconds: float) -> str:
    """Return the moment in some seconds, which may be negative."""
    return _text(datetime.now(UTC) + timedelta(seconds=seconds))


def next_hour(hour: int, zone: str) -> str:
    """Return the next moment at which an hour begins in a time zone such as Europe/Berlin."""
    here = datetime.now(ZoneInfo(zone))
    then = here.replace(hour=hour, minute=0, second=0, microsecond=0)
    # A day later on the clock there, which may be 23 or 25 hours
    return _text((then if then > here else then + timedelta(days=1)).astimezone(UTC))


def moment_in(text: str) -> str | None:
    """Return the moment that a text from outside states, in our form; None if it states none."""
    try:
        moment = datetime.fromisoformat(text)
        return None if moment.tzinfo is None else _text(moment.astimezone(UTC))
    except (ValueError, OverflowError):
        return None


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
