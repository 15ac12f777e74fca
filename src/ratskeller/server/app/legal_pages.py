"""What the host of a site has to say himself: imprint and privacy from files, and whom to tell of a hole (RFC 9116)."""

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from ratskeller import words
from ratskeller.server.app.preload import LANGUAGE, language
from ratskeller.server.settings import Settings

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

PAGES = ("imprint", "privacy")
KINDS = (".md", ".txt")
SECURITY = "/.well-known/security.txt"
HOLDS = timedelta(days=180)
"""For how long one may go by what is said there: RFC 9116 recommends less than a year."""
STYLE = (
    ":root{color-scheme:light dark;font:1.1rem/1.5 'Source Sans 3',system-ui,sans-serif;"
    "color:light-dark(#251b12,#f3e4c3);background:light-dark(#f4ead3,#1b2236)}"
    "body{max-width:42rem;margin:0 auto;padding:1.5rem 1rem 3rem;overflow-wrap:anywhere}"
    "a{color:light-dark(#86261c,#e9a24b)}nav a{display:inline-block;padding:.6rem 0}"
    "pre{font:inherit;white-space:pre-wrap}table{border-collapse:collapse}td,th{border:1px solid;padding:.2rem .5rem}"
)


@dataclass(frozen=True, slots=True)
class Found:
    """A file of the host, and the language that its name tells, None where it tells none."""

    file: Path
    language: str | None


class LegalPages:
    """Answers for the pages of the host, and lets the client answer everything else."""

    def __init__(self, settings: Settings, client: ASGIApp) -> None:
        """Take what there is to say from the settings."""
        self._settings = settings
        self._client = client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a GET or HEAD request that is not for the API."""
        answer = self._security(scope) or self._page(scope)
        if answer is None:
            await self._client(scope, receive, send)
            return
        kind, text = answer
        body = text.encode()
        headers = [
            (b"content-type", f"{kind}; charset=utf-8".encode()),
            (b"content-length", str(len(body)).encode()),
            (b"cache-control", b"no-cache"),
            (b"vary", b"accept-language, cookie"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        shown = b"" if scope.get("method") == "HEAD" else body
        await send({"type": "http.response.body", "body": shown, "more_body": False})

    def _security(self, scope: Scope) -> tuple[str, str] | None:
        contact = self._settings.security_contact
        if not contact or scope["path"] != SECURITY:
            return None
        until = datetime.combine(datetime.now(UTC).date() + HOLDS, time(), UTC)
        lines = [
            f"Contact: {contact}",
            f"Expires: {until:%Y-%m-%dT%H:%M:%SZ}",
            f"Preferred-Languages: {', '.join(_languages())}",
        ]
        if self._settings.address:
            lines.append(f"Canonical: {self._settings.address}{SECURITY}")
        return "text/plain", "".join(f"{line}\n" for line in lines)

    def _page(self, scope: Scope) -> tuple[str, str] | None:
        name = scope["path"].strip("/")
        if name not in PAGES:
            return None
        asking: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        wishes = f"{asking.cookies.get(LANGUAGE, '')},{asking.headers.get('accept-language', '')}"
        spoken = language(wishes, _languages())
        found = find(self._settings.pages_folder, name, spoken)
        return None if found is None else ("text/html", self._shown(found, name, spoken))

    def _shown(self, found: Found, name: str, spoken: str) -> str:
        said = words.load(spoken)
        title, back = escape(said.text(f"page-{name}")), escape(said.text("table-start"))
        text = found.file.read_text(encoding="utf-8-sig", errors="replace")
        body = rendered(text) if found.file.suffix == ".md" else f"<pre>{escape(text)}</pre>"
        tongue = f' lang="{found.language}"' if found.language else ""
        return (
            f'<!doctype html>\n<html lang="{spoken}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title} · Ratskeller</title><style>{STYLE}</style></head><body>"
            f'<nav><a href="{self._settings.prefix}/">{back}</a></nav><main{tongue}>\n{body}</main></body></html>\n'
        )


def find(folder: Path | None, name: str, spoken: str = "") -> Found | None:
    """Return the file of a page: in this language, else in none that its name tells, else in another one; None where there is none."""
    if folder is None:
        return None
    for tongue in (spoken, None, *_languages()):
        for kind in KINDS:
            file = folder / (f"{name}{kind}" if tongue is None else f"{name}.{tongue}{kind}")
            if file.is_file():
                return Found(file, tongue)
    return None


def existing_pages(settings: Settings) -> tuple[str, ...]:
    """Return which pages the host has written."""
    return tuple(name for name in PAGES if find(settings.pages_folder, name))


@lru_cache(maxsize=2 * len(PAGES) * len(KINDS))
def rendered(text: str) -> str:
    """Return what a text in Markdown looks like, as HTML. HTML in it is shown as text, and links lead to pages and mails alone."""
    return str(_markdown().render(text))


@cache
def _markdown() -> "MarkdownIt":
    # Imported only now: few sites have such pages
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")


@cache
def _languages() -> tuple[str, ...]:
    return tuple(words.languages(words.INTERFACE))
