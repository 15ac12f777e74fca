"""The web server: tables, accounts and everything around them. It knows no rules and names no game."""

from typing import Any


def run(**settings: Any) -> None:
    """Serve until SIGINT or SIGTERM; the keywords are the fields of `settings.Settings`.

    Raises `settings.BadSetting` (a ValueError) with the name of the setting that is wrong.
    """
    from ratskeller.server.app.process import serve
    from ratskeller.server.settings import Settings

    serve(Settings.checked(**settings))
