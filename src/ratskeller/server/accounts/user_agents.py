"""What somebody's browser is called, so that he knows it again in a list: no more than its name and the system that it runs on."""

from typing import Any

from litestar import Request

from ratskeller.server.accounts.guests import Browser
from ratskeller.server.accounts.hashing import new_token
from ratskeller.server.accounts.sessions import browser_code

# The first that is found: browsers call themselves by the names of others as well
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Chrome/": "Chrome",
    "CriOS/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def browser_of(request: Request[Any, Any, Any]) -> Browser:
    """Return the browser of a request, in which a new session begins."""
    return Browser(new_token(), device_of(request), browser_code(request) or new_token())


def device_of(request: Request[Any, Any, Any]) -> str:
    """Return the browser and the system of a request, as in "Firefox, Linux"; "" where neither is known."""
    agent = request.headers.get("user-agent", "")
    found = [_first(names, agent) for names in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name is not None)


def _first(names: dict[str, str], agent: str) -> str | None:
    return next((name for sign, name in names.items() if sign in agent), None)
