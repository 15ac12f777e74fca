"""The rules and bots of a game as a module of WebAssembly: described, and served for good once it is in the cache."""

import base64
import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from ratskeller.core.compile.code_cache import engine_hash
from ratskeller.server.bots import worker_process
from ratskeller.wasm.modules import module_name

from .serving import Server

CONTENT = b"\0asm" + b"something that is easy to compress " * 100
"""The server never looks into a module."""


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache of the servers of a test, empty at first."""
    monkeypatch.setenv("RATSKELLER_CACHE", str(tmp_path))
    folder = tmp_path / "compiled" / engine_hash()
    folder.mkdir(parents=True)
    return folder


def test_a_module_is_served_as_it_is_described(start: Callable[..., Server], cache: Path, tmp_path: Path) -> None:
    guest = start(python_path=tmp_path).guest()
    missing = guest.http.get("/api/games/rattus/engine")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-engine")
    (cache / module_name("rattus")).write_bytes(CONTENT)
    described = guest.get("/api/games/rattus/engine")
    file = described["file"]
    served = guest.http.get(f"/api/games/rattus/engine/{file['name']}")
    assert (served.status_code, served.content) == (200, CONTENT)
    assert file["bytes"] == len(CONTENT)
    assert file["integrity"] == f"sha384-{base64.b64encode(hashlib.sha384(CONTENT).digest()).decode()}"
    assert served.headers["content-type"] == "application/wasm"
    assert served.headers["content-encoding"] == "gzip"
    assert served.headers.get_list("cache-control") == ["public, max-age=31536000, immutable"]
    listed = guest.get("/api/games")["games"][1]
    assert [level["id"] for level in described["levels"]] == [*listed["levels"], *listed["styles"]]


@pytest.mark.parametrize("path", ["chess/engine", "chess/engine/chess.wasm", "rattus/engine/rattus-0.wasm"])
def test_what_is_not_there_is_not_found(start: Callable[..., Server], cache: Path, tmp_path: Path, path: str) -> None:
    (cache / module_name("rattus")).write_bytes(CONTENT)
    answer = start(python_path=tmp_path).guest().http.get(f"/api/games/{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] in ("unknown-game", "no-engine")
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.asyncio(loop_scope="function")
async def test_a_module_that_is_there_is_not_made_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ratskeller.wasm.modules.cache_folder", lambda: tmp_path)
    monkeypatch.setattr(worker_process, "emitter", lambda *_: pytest.fail("it is there"))
    (tmp_path / module_name("rattus")).write_bytes(CONTENT)
    await worker_process.emit_module("rattus")


@pytest.mark.asyncio(loop_scope="function")
async def test_a_game_without_a_module_is_logged(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ratskeller.wasm.modules.cache_folder", lambda: tmp_path)
    monkeypatch.setenv("RATSKELLER_NJIT", "1")
    await worker_process.emit_module("rattus")
    assert "rattus: there is no module of WebAssembly: the linker of rules doesn't work" in caplog.text
    assert not list(tmp_path.iterdir())
