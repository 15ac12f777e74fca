"""A rehearsal of `docs/hosting.md` on a fresh Debian with a systemd of its own: `uv run poe rehearse`."""
