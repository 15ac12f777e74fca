"""`ratskeller selfplay`: its sample, and sets in one folder."""

import pytest

from ratskeller.cli import selfplay
from ratskeller.research.data import open_data


@pytest.mark.late
def test_the_sample_is_of_both_games(ratskeller, tmp_path, monkeypatch):
    games = [(game, players, options, 1) for game, players, options, _ in selfplay.SAMPLE]
    monkeypatch.setattr(selfplay, "SAMPLE", games)
    assert ratskeller("selfplay", "--sample", "--folder", str(tmp_path), "--cores", "1").status == 0
    data = open_data(tmp_path)
    assert data.games.collect().height == len(data.sets) == len(games)
    assert set(data.games.collect()["game"]) == {"rattus", "carcassonne"}


def test_a_folder_holds_several_sets(ratskeller, tmp_path):
    rest = ("--bots", "random", "--games", "2", "--folder", str(tmp_path), "--cores", "1")
    assert ratskeller("selfplay", *rest).out == f"{tmp_path / 'README.md'}\n"
    assert ratskeller("selfplay", "rattus", "--cards", "random", "--players", "3", *rest).status == 0
    assert ratskeller("selfplay", "carcassonne", "--plague", "off", *rest).status == 0
    data = open_data(tmp_path)
    assert sorted((plan.game, plan.players) for plan in data.sets.values()) == [
        ("carcassonne", 2),
        ("rattus", 2),
        ("rattus", 3),
    ]
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert all(f"| `{name}` | {plan.game} | random, random" in card for name, plan in data.sets.items())
