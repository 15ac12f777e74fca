"""Files that somebody gives, in the encodings that editors and shells write: each is read, or its encoding is named."""

import codecs
import json
from pathlib import Path

import pytest

from ratskeller import games
from ratskeller.core.errors import BadEncoding, BadRecord, RatskellerError
from ratskeller.core.validation import decoded
from ratskeller.server.history.imports import replay_record
from ratskeller.server.setting_sources import gather
from ratskeller.server.slices import run_at_once

RECORD = Path(__file__).parents[1] / "records" / "rattus-base-2-online.json"
BOARD = Path(games.__path__[0]) / "rattus" / "data" / "board.toml"
READ = {
    "UTF-8": lambda text: text.encode(),
    "UTF-8 with a byte order mark": lambda text: codecs.BOM_UTF8 + text.encode(),
    "UTF-16 of PowerShell 5": lambda text: codecs.BOM_UTF16_LE + text.encode("utf-16-le"),
    "UTF-16, the other way round": lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    "UTF-32": lambda text: codecs.BOM_UTF32_LE + text.encode("utf-32-le"),
}
REFUSED = {
    "Latin-1": (lambda text: text.encode("latin-1"), "must be text in UTF-8; this is no UTF-8 "),
    "UTF-16 without a mark": (lambda text: text.encode("utf-16-le"), "this (looks like UTF-16|is no UTF-8)"),
    "half a UTF-16": (lambda text: READ["UTF-16 of PowerShell 5"](text)[:-1], "this is no UTF-16-LE "),
}
NAMED = json.dumps(json.loads(RECORD.read_text(encoding="utf-8")) | {"names": ["Änne", "José"]}, ensure_ascii=False)


def places(folder, ratskeller):
    """What reads files: a function from the content to what was read."""
    file = folder / "file"
    rattus = games.get("rattus")
    position = rattus.new(players=2).to_json()

    def stored(content):
        file.write_bytes(content)
        return str(file)

    def printed(*arguments, **more):
        result = ratskeller(*arguments, **more)
        if result.status:
            raise RatskellerError(result.err)
        return result.out

    record = NAMED + " " * 3
    yield "a record of the library", record, lambda content: rattus.replay(content).record()
    yield "a record in the terminal", record, lambda content: printed("replay", stored(content))
    yield "standard input", record, lambda content: printed("replay", "-", raw=content)
    yield "a position of the library", f"{position}  ", lambda content: rattus.from_json(content).to_json()
    yield "a position in the terminal", f"{position}  ", lambda content: printed("position", stored(content))
    board = "# Länder\n" + BOARD.read_text(encoding="utf-8")
    yield "a board", board, lambda content: rattus.new(players=2, board=stored(content)).view()["regions"]
    settings = '# Räume\nport = 8123\nsite = "https://play.example.org"\n'
    yield "settings", settings, lambda content: gather({}, {}, Path(stored(content))).checked().port


@pytest.mark.parametrize("encoding", READ)
def test_every_file_is_read_in_every_encoding_that_it_names(encoding, tmp_path, ratskeller):
    for name, text, read in places(tmp_path, ratskeller):
        assert read(READ[encoding](text)) == read(text.encode()), name


@pytest.mark.parametrize("encoding", REFUSED)
def test_any_other_encoding_is_named(encoding, tmp_path, ratskeller):
    encode, said = REFUSED[encoding]
    for name, text, read in places(tmp_path, ratskeller):
        if encoding == "Latin-1" and text.isascii():
            continue
        with pytest.raises(RatskellerError, match=said):
            pytest.fail(f"{name}: {read(encode(text))}")


def test_a_record_that_is_imported_may_begin_with_a_byte_order_mark():
    assert run_at_once(replay_record(f"\ufeff{NAMED}")).names == ["Änne", "José"]


def test_what_is_no_text_is_no_record():
    with pytest.raises(BadRecord, match="a record must be text in UTF-8; this is no UTF-8 "):
        games.get("rattus").replay(b"\xff{}")
    with pytest.raises(BadEncoding, match=r"UTF-8 \(byte 3\)"):
        decoded(codecs.BOM_UTF8 + b"\xff")
