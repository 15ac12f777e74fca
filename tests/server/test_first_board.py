"""What an invitation link fetches before its board is there, in bytes. `benchmarks.first_load` tells how long it takes."""

import os

import msgspec
import pytest

from ratskeller import games
from ratskeller.server.app.preload import FILE, PreloadManifest
from ratskeller.server.http.requests import FALLBACK
from ratskeller.server.settings import STATIC

from .serving import Guest

MOST_CODE = 150_000
MOST_LETTERS = 60_000
# Of all that lies there, the fonts whose letters stand on every board
LETTERS = ("text-", "title-", "seas-")
MORE_LETTERS = ("text-more-",)


@pytest.fixture(scope="module")
def foretold() -> PreloadManifest:
    file = STATIC / FILE
    if not file.is_file():
        (pytest.fail if os.environ.get("RATSKELLER_REQUIRE_ALL") == "1" else pytest.skip)("the client is not built")
    return msgspec.json.decode(file.read_bytes(), type=PreloadManifest)


def packed(file: str) -> int:
    """Return the bytes of a file as they travel to a browser of today."""
    return (STATIC / f"{file}.br").stat().st_size


@pytest.mark.parametrize("game", games.names())
def test_the_code_of_a_first_board_is_small(foretold: PreloadManifest, game: str) -> None:
    if game not in foretold.tables:
        pytest.skip(f"{game} has no board of its own")
    words = foretold.words[FALLBACK]
    files = {*foretold.page, *foretold.tables[game], *words[""], *words[game]}
    sizes = {file: packed(file) for file in files if file.endswith(".js")}
    largest = sorted(sizes, key=lambda file: -sizes[file])
    named = "\n".join(f"{sizes[file]:7} {file}{of_what(foretold, file)}" for file in largest)
    assert sum(sizes.values()) <= MOST_CODE, (
        f"{sum(sizes.values())} bytes; what isn't needed at once is fetched later:\n{named}"
    )


def of_what(foretold: PreloadManifest, file: str) -> str:
    """Return the largest modules of a piece, as many bytes as they have before they are packed."""
    return "".join(f"\n          {size:7} {module}" for module, size in foretold.made_of.get(file, {}).items())


def test_the_letters_of_a_first_board_are_few() -> None:
    fonts = [it for it in (STATIC / "assets").glob("*.woff2") if it.name.startswith(LETTERS)]
    sizes = {it.name: it.stat().st_size for it in fonts if not it.name.startswith(MORE_LETTERS)}
    assert len(sizes) >= 3
    assert sum(sizes.values()) <= MOST_LETTERS, sizes


def test_a_real_page_of_a_table_shows_what_its_game_needs(foretold: PreloadManifest, guest: Guest) -> None:
    game = next(iter(foretold.tables))
    table = guest.open(game=game)
    link = guest.http.get(f"/t/{table['id']}").headers["link"]
    named = {it.partition(">")[0].removeprefix("<") for it in link.split(", ")}
    assert {f"/{file}" for file in [*foretold.tables[game], *foretold.words[FALLBACK][game]]} <= named
    assert sum(it.startswith("/api/") for it in named) == 3
    assert {guest.http.get(it).status_code for it in named} == {200}
    assert "link" not in guest.http.get("/t/" + "A" * 22).headers
