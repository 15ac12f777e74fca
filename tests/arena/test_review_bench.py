"""How long a review takes is printed for every game, in time of the processor and of the clock."""

import re

import pytest

from benchmarks import review


@pytest.mark.slow
def test_every_game_is_reviewed_and_timed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(review, "SIMULATIONS", 1)
    monkeypatch.setattr(review, "SECONDS", 0.01)
    monkeypatch.setattr("sys.argv", ["review", "--games", "1"])
    review.main()
    rows = re.findall(r"\| (\w+) \| (\d+) \| [\d.]+ \([\d.]+\) \| [\d.]+ \([\d.]+\) \|", capsys.readouterr().out)
    assert [game for game, _ in rows] == ["carcassonne", "rattus"]
    assert all(int(count) > 10 for _, count in rows)
