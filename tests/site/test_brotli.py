"""Files of a site that are packed for servers which send them so."""

import asyncio
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest

from ratskeller.server.app.static_files import StaticFiles
from ratskeller.site import node

TEXT = "The plague comes to every town. " * 200
UNPACK = (
    "process.stdout.write(require('node:zlib').brotliDecompressSync(require('node:fs').readFileSync(process.argv[1])))"
)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The folder of a site."""
    for name in ("index.html", "site-0123456789ab/games.json", "site-0123456789ab/python.pack", "assets/a.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(TEXT)
    (tmp_path / "assets" / "tiny.css").write_text("a")
    return tmp_path


@pytest.mark.skipif(shutil.which("node") is None, reason="node packs the files")
def test_files_with_a_hash_are_packed_beside_the_others(site: Path) -> None:
    assert node.pack(site)
    packed = sorted(file.relative_to(site).as_posix() for file in site.rglob("*.br"))
    assert packed == ["assets/a.js.br", "site-0123456789ab/games.json.br"]
    unpacked = subprocess.run(
        ["node", "-e", UNPACK, str(site / packed[0])], capture_output=True, text=True, check=True
    ).stdout
    assert unpacked == TEXT


@pytest.mark.skipif(shutil.which("node") is None, reason="node packs the files")
def test_a_server_sends_them_to_browsers_that_accept_them(site: Path) -> None:
    node.pack(site)
    for accepted, encoding in (("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)):
        assert asyncio.run(encoding_of(site, accepted)) == encoding


async def encoding_of(site: Path, accepted: str) -> str | None:
    """Return how a server sends a file to a browser that accepts some encodings."""
    transport = httpx.ASGITransport(app=StaticFiles(site))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://site") as browser:
        request = browser.build_request("GET", "/site-0123456789ab/games.json", headers={"accept-encoding": accepted})
        answer = await browser.send(request, stream=True)
        await answer.aclose()
        return answer.headers.get("content-encoding")


def test_without_node_a_site_stays_as_it_is(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert not node.pack(site)
    assert not list(site.rglob("*.br"))
