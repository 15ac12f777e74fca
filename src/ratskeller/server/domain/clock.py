"""Moments as text."""

from datetime import UTC, datetime


def now() -> str:
    """Return the moment in UTC, to the millisecond, as ISO 8601."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
