"""Measuring: figures have values, floors are compared, and what can't be measured is said."""

import json

import pytest

from ratskeller.arena import bench
from ratskeller.arena.bench import Figure, figures, processes


def test_a_floor_is_reached_missed_or_far_off():
    fast, slow, hopeless = (Figure("rate", value, "games/s", 100.0) for value in (100.0, 60.0, 49.0))
    assert [figure.reaches for figure in (fast, slow, hopeless)] == [True, False, False]
    assert [figure.is_far_off for figure in (fast, slow, hopeless)] == [False, False, True]
    late = Figure("time", 7.0, "s", 3.0, smaller_is_better=True)
    assert (late.reaches, late.is_far_off) == (False, True)
    assert Figure("free", 1.0, "s").reaches is None


def test_rates_are_units_a_second_and_works_take_turns():
    order = []

    def work(name, units):
        def do():
            order.append(name)
            return units

        return do

    found = figures.medians({"one": work("one", 1), "ten": work("ten", 10)}, seconds=0.001, repetitions=3)
    assert all(rate > 0 for rate in found.values())
    changes = [name for place, name in enumerate(order) if place == 0 or order[place - 1] != name]
    assert changes == ["one", "ten"] * 4


def test_the_rules_are_measured(capsys):
    assert bench.run(json=True, seconds=0.01, repetitions=1, server=False) in (0, 1)
    result = json.loads(capsys.readouterr().out)
    names = [figure["name"] for figure in result["figures"]]
    for players in (2, 3, 4):
        for kind in ("compiled", "interpreted", "ratio"):
            assert f"rattus, random games, {players} players, {kind}" in names
    assert all(figure["value"] > 0 for figure in result["figures"])
    assert any("Go 9x9" in text for text in names + result["notes"])


def test_a_server_that_does_not_start_is_reported(monkeypatch):
    monkeypatch.setattr(processes, "START_SERVER", (processes.sys.executable, "-c", "pass"))
    assert processes.first_page() == ([], ["the server did not start, so the time to its first page is missing"])
    monkeypatch.setattr(processes, "MEASURE_SERVER", "print('nothing')")
    found, notes = processes.server_figures()
    assert not found
    assert "gave no figures" in notes[0]


@pytest.mark.slow
def test_the_first_page_is_measured():
    found, notes = processes.first_page()
    assert not notes
    assert 0 < found[0].value < 60
