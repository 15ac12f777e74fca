"""What component tests of the client draw is what the server says today."""

from pathlib import Path

from .pictures.drawn import files

RECORDED = Path(__file__).parents[2] / "web" / "recorded"


def test_the_recorded_scenes_are_current() -> None:
    assert {it.name: it.read_bytes() for it in RECORDED.iterdir()} == files(), "run: uv run poe scenes"
