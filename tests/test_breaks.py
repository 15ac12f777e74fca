"""The list of what is broken on purpose fits the code."""

from pathlib import Path

from tools.breaks import breaks

ROOT = Path(__file__).parents[1]


def test_every_break_finds_its_text_once_and_its_tests() -> None:
    found = breaks()
    assert len({it.name for it in found}) == len(found)
    assert [it.name for it in found if (ROOT / it.file).read_text(encoding="utf-8").count(it.old) != 1] == []
    assert [test for it in found for test in it.tests if not (ROOT / test).exists()] == []
