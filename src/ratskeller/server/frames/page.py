"""The page in a frame: the board's script, with its data written into the page, so that it asks the server for nothing else."""

from html import escape

import msgspec

from ratskeller import games, words
from ratskeller.core.views import Replay

STYLE = (
    ":root{color-scheme:light dark;font:1rem/1.4 system-ui,sans-serif}html,body{margin:0;height:100%}"
    "body{display:grid;grid-template-rows:minmax(0,1fr) auto}p{margin:1rem}ratskeller-board{aspect-ratio:auto}"
    "footer,nav{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}footer{padding:.25rem .5rem}nav{flex:1}"
    "input{flex:1;min-width:6rem}button{font:inherit;min-height:2.75rem}"
)


def board_page(replay: Replay, language: str, prefix: str, table: str | None = None) -> str:
    """Return the page that shows a replay. It links to its `table`, if there is one."""
    said = words.load(language, words.package_of(games.get(replay.game)))
    # "</script>" in a name would end the data
    data = msgspec.json.encode(replay).decode().replace("<", "\\u003c")
    labels = {
        "back": said.text("replay-previous"),
        "next": said.text("replay-next"),
        "step": said.text("replay-step", number="{number}", count="{count}"),
    }
    if table is not None:
        labels["table"] = f"{prefix}/t/{table}"
    attributes = "".join(f' data-{name}="{escape(text)}"' for name, text in labels.items())
    script = f'<script type="module" src="{escape(prefix)}/board/page.js"></script>'
    body = f'<script type="application/json" id="replay"{attributes}>{data}</script><noscript><p>JavaScript is needed.</p></noscript>'
    return _page(language, said.text("game-title"), script, body)


def error_page(message: str) -> str:
    """Return the page that says why there is no board."""
    return _page("en", "Ratskeller", "", f"<p>{escape(message)}</p>")


def _page(language: str, title: str, head: str, body: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>{head}</head><body>{body}</body></html>\n"
    )
