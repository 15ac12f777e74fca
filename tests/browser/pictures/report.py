"""A page that shows pictures which differ: old, new and where, side by side."""

import html
import shutil
from collections.abc import Iterable
from pathlib import Path

from .comparison import Comparison

FOLDER = Path(__file__).parents[3] / "test-results" / "pictures"
STYLE = (
    "body{font:16px system-ui;margin:1rem;background:#fff;color:#000}"
    "section{display:flex;gap:1rem;align-items:flex-start;overflow-x:auto}figure{margin:0}img{border:1px solid}"
)


def start() -> None:
    """Forget what an earlier run has left."""
    shutil.rmtree(FOLDER, ignore_errors=True)


def add(name: str, found: Comparison) -> Path:
    """Show a picture that differs, and return the page, which shows all that were added."""
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    found.old.save(folder / "old.png")
    found.new.save(folder / "new.png")
    found.difference().save(folder / "difference.png")
    (folder / "reason.txt").write_text(found.reason, encoding="utf-8")
    page = FOLDER / "index.html"
    page.write_text(_page(sorted(it.parent for it in FOLDER.glob("*/reason.txt"))), encoding="utf-8")
    return page


def _page(folders: Iterable[Path]) -> str:
    parts = [f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>{STYLE}</style>']
    for folder in folders:
        reason = (folder / "reason.txt").read_text(encoding="utf-8")
        parts.append(f"<h2>{html.escape(folder.name)}</h2><p>{html.escape(reason)}</p><section>")
        for kind in ("old", "new", "difference"):
            address = html.escape(f"{folder.name}/{kind}.png")
            parts.append(f'<figure><figcaption>{kind}</figcaption><img src="{address}" alt="{kind}"></figure>')
        parts.append("</section>")
    return "\n".join(parts)
