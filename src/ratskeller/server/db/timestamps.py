"""Moments as text."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo


def now() -> str:
    """Return the moment in UTC, to the millisecond, as ISO 8601."""
    return _text(datetime.now(UTC))


def days_ago(days: float) -> str:
    """Return the moment so many days before now; texts of moments compare like the moments."""
    return _text(datetime.now(UTC) - timedelta(days=days))


def between(first: str, then: str) -> int:
    """Return how many milliseconds lie between two moments, below 0 where the second one is earlier."""
    return round((datetime.fromisoformat(then) - datetime.fromisoformat(first)) / timedelta(milliseconds=1))


def minutes_ago(minutes: float) -> str:
    """Return the moment so many minutes before now."""
    return _text(datetime.now(UTC) - timedelta(minutes=minutes))


def seconds_from_now(seconds: float) -> str:
    """Return the moment so many seconds after now, before it if they are below 0."""
    return _text(datetime.now(UTC) + timedelta(seconds=seconds))


def next_hour(hour: int, zone: str) -> str:
    """Return the moment when it is next so many hours of the day somewhere: `zone` is a name as in Europe/Berlin."""
    here = datetime.now(ZoneInfo(zone))
    then = here.replace(hour=hour, minute=0, second=0, microsecond=0)
    # A day later on the clock of that place, however long that day is
    return _text((then if then > here else then + timedelta(days=1)).astimezone(UTC))


def moment_in(text: str) -> str | None:
    """Return the moment that a text from outside tells, as `now` would have; None where it tells none."""
    try:
        moment = datetime.fromisoformat(text)
        return None if moment.tzinfo is None else _text(moment.astimezone(UTC))
    except (ValueError, OverflowError):
        return None


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
