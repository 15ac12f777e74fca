"""Moments as text."""

from datetime import UTC, datetime, timedelta


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


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
