"""Whatever the server refuses is said in words: every code that it can send has a message."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from ratskeller import words
from ratskeller.server.accounts.errors import Refused
from ratskeller.server.app import assembly  # noqa: F401 - it imports all features, with their refusals
from ratskeller.server.db.errors import StorageReason
from ratskeller.server.http.error_responses import CODES

from .word_files import FALLBACK, INTERFACE, asked

ROOT = Path(__file__).parents[2]
SENDERS = [ROOT / "src" / "ratskeller" / name for name in ("server", "site")]
CLIENT = ROOT / "web" / "src"
UNSEEN = {"left"}
"""Sent only to somebody who is not there any more."""


def sent() -> set[str]:
    """The codes in the sources of the server, and of sites without one."""
    code = "\n".join(path.read_text(encoding="utf-8") for folder in SENDERS for path in folder.rglob("*.py"))
    written = set(re.findall(r"(?:Problem\(\s*\d+,|\bError\(|_refuse\(socket,)\s*\"([a-z-]+)\"", code))
    limited = {f"too-many-{name}" for name in re.findall(r"\b(?:Limit\(\s*name=|_count\(\s*)\"([\w-]+)\"", code)}
    refused = {kind.code for kind in subclasses(Refused) if hasattr(kind, "code")}
    storage = {f"storage-{reason}" for reason in get_args(StorageReason)}
    return (written | limited | refused | storage | set(CODES.values())) - UNSEEN


def subclasses(kind: type[Refused]) -> Iterator[type[Refused]]:
    """All classes that inherit from one."""
    for each in kind.__subclasses__():
        yield each
        yield from subclasses(each)


def shown_by_the_page() -> set[str]:
    """The codes that the page has by itself."""
    texts = [path.read_text(encoding="utf-8") for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    return set(re.findall(r"(?:\berror-|Refused\(\"|sentence\(\")([a-z-]+)\"", "\n".join(texts)))


@pytest.mark.parametrize("language", words.languages(words.INTERFACE))
def test_every_code_that_the_server_sends_has_a_message(language):
    said = words.load(language)
    assert {"stale-ply", "too-many-tables", "too-many", "storage-full", "internal"} <= sent()
    assert sorted(code for code in sent() if not said.has(f"error-{code}")) == []


def test_no_message_is_for_a_code_that_nobody_sends():
    messages = {name.removeprefix("error-") for name in asked(INTERFACE, FALLBACK) if name.startswith("error-")}
    assert sorted(messages - sent() - shown_by_the_page()) == []
