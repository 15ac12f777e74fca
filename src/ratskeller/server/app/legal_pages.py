"""Pages that the operator of a site provides: imprint and privacy from files, and security.txt (RFC 9116)."""

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from ratskeller import words
from ratskeller.core.errors import BadEncoding
from ratskeller.core.validation import decoded
from ratskeller.server.app.preload import LANGUAGE
from ratskeller.server.http.requests import AnyConnection, preferred
from ratskeller.server.settings import Settings

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

PAGES = ("imprint", "privacy")
KINDS = (".md", ".txt")
SECURITY = "/.well-known/security.txt"
SECURITY_TXT_VALID = timedelta(days=180)
"""How long security.txt is valid: RFC 9116 recommends less than a year."""
STYLE = (
    ":root{color-scheme:light dark;font:1.1rem/1.5 'Source Sans 3',system-ui,sans-serif;"
    "color:light-dark(#251b12,#f3e4c3);background:light-dark(#f4ead3,#1b2236)}"
    "body{max-width:42rem;margin:0 auto;padding:1.5rem 1rem 3rem;overflow-wrap:anywhere}"
    "a{color:light-dark(#86261c,#e9a24b)}nav a{display:inline-block;padding:.6rem 0}"
    "pre{font:inherit;white-space:pre-wrap}table{border-collapse:collapse}td,th{border:1px solid;padding:.2rem .5rem}"
)


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file of the operator, and the language in its name, None if it names none."""

    file: Path
    language: str | None


class LegalPages:
    """An ASGI application that serves the pages of the operator, and passes everything else on to the client."""

    def __init__(self, settings: Settings, client: ASGIApp) -> None:
        self._settings = settings
        self._client = client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
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
        until = datetime.combine(datetime.now(UTC).date() + SECURITY_TXT_VALID, time(), UTC)
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
        asking: AnyConnection = ASGIConnection(scope)
        preferences = f"{asking.cookies.get(LANGUAGE, '')},{asking.headers.get('accept-language', '')}"
        language_code = preferred(preferences, _languages())
        found = find(self._settings.pages_folder, name, language_code)
        return None if found is None else ("text/html", self._html(found, name, language_code))

    def _html(self, found: PageFile, name: str, language_code: str) -> str:
        said = words.load(language_code)
        title, back = escape(said.text(f"page-{name}")), escape(said.text("table-start"))
        text = _text(found.file)
        body = rendered(text) if found.file.suffix == ".md" else f"<pre>{escape(text)}</pre>"
        lang = f' lang="{found.language}"' if found.language else ""
        return (
            f'<!doctype html>\n<html lang="{language_code}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title} · Ratskeller</title><style>{STYLE}</style></head><body>"
            f'<nav><a href="{self._settings.prefix}/">{back}</a></nav><main{lang}>\n{body}</main></body></html>\n'
        )


def _text(file: Path) -> str:
    content = file.read_bytes()
    try:
        return decoded(content)
    except BadEncoding:
        # A page with some wrong characters is better than none
        return content.decode(errors="replace")


def find(folder: Path | None, name: str, language_code: str = "") -> PageFile | None:
    """Return the file of a page: in this language, else without a language in its name, else in another; None if there is none."""
    if folder is None:
        return None
    for name_language in (language_code, None, *_languages()):
        for kind in KINDS:
            file = folder / (f"{name}{kind}" if name_language is None else f"{name}.{name_language}{kind}")
            if file.is_file():
                return PageFile(file, name_language)
    return None


def existing_pages(settings: Settings) -> tuple[str, ...]:
    return tuple(name for name in PAGES if find(settings.pages_folder, name))


@lru_cache(maxsize=2 * len(PAGES) * len(KINDS))
def rendered(text: str) -> str:
    """Return a Markdown text as HTML. HTML in it is escaped, and links may only lead to pages and email addresses."""
    return str(_markdown().render(text))


@cache
def _markdown() -> "MarkdownIt":
    # Imported only now: few sites have such pages
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")


@cache
def _languages() -> tuple[str, ...]:
    return tuple(words.languages(words.INTERFACE))
