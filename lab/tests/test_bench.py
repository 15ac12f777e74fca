"""Measuring: figures have values, floors are compared, and what can't be measured is said."""

import json
import os

import pytest

from ratskeller import games
from ratskeller.core.errors import BadArgument
from ratskeller_lab import bench
from ratskeller_lab.bench import Figure, environments, figures, plan, processes, rules
from ratskeller_lab.bench.figures import report
from ratskeller_lab.bench.plan import plan_of


@pytest.fixture
def quick(monkeypatch):
    """One short round instead of several: figures that are no good, but are there."""
    monkeypatch.setattr(bench, "PARTS", bench.PARTS | {"rules": (lambda names: rules.rule_figures(names, 0.01, 1),)})


def test_a_floor_is_reached_missed_or_far_off():
    fast, slow, hopeless = (Figure("rate", value, "games/s", 100.0) for value in (100.0, 60.0, 49.0))
    assert [figure.reaches for figure in (fast, slow, hopeless)] == [True, False, False]
    assert [figure.is_far_off for figure in (fast, slow, hopeless)] == [False, False, True]
    late = Figure("time", 7.0, "s", 3.0, smaller_is_better=True)
    assert (late.reaches, late.is_far_off) == (False, True)
    assert Figure("free", 1.0, "s").reaches is None


def test_a_figure_is_the_median_with_its_quartiles():
    figure = figures.figure_of("ratio", [4.0, 1.0, 2.0, 9.0, 3.0], "times")
    assert (figure.value, figure.low, figure.high) == (3, 2, 4)
    single = figures.figure_of("ratio", [4.0], "times")
    assert (single.value, single.low, single.high) == (4, 4, 4)
    table = report(bench.Report([figure, Figure("page", 1.5, "s")], [])).renderables[0]
    assert list(table.columns[1].cells) == ["3.00 [2.00-4.00]", "1.50"]


def test_works_take_turns_in_every_round():
    order = []

    def work(name, units):
        def do():
            order.append(name)
            return units

        return do

    found = figures.taking_turns({"one": work("one", 1), "ten": work("ten", 10)}, seconds=0.001, rounds=3)
    assert [len(rates) for rates in found.values()] == [3, 3]
    assert all(rate > 0 for rates in found.values() for rate in rates)
    changes = [name for place, name in enumerate(order) if place == 0 or order[place - 1] != name]
    assert changes == ["one", "ten"] * 4


def test_a_rate_counts_the_time_of_the_processor_alone(monkeypatch):
    """What others do meanwhile does not slow it: the clock on the wall is not looked at."""
    spent = iter([0.0, 0.5, 1.0, 2.0])
    monkeypatch.setattr(figures.time, "process_time", lambda: next(spent))
    assert figures.rate(lambda: 6, seconds=1.5) == 6


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system keeps no process on a core")
def test_it_is_measured_on_one_core():
    before = os.sched_getaffinity(0)
    with figures.on_one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_a_part_goes_by_its_name(monkeypatch, capsys):
    def stand_in(name):
        return lambda names: ([Figure(f"{name} of {' and '.join(names)}", 1.0, "s")], [])

    monkeypatch.setattr(bench, "PARTS", {name: (stand_in(name),) for name in bench.PARTS})
    for part in bench.PARTS:
        bench.run(part=part, json=True, game="rattus")
        assert [figure["name"] for figure in json.loads(capsys.readouterr().out)["figures"]] == [f"{part} of rattus"]
    bench.run(json=True)
    measured = [figure["name"] for figure in json.loads(capsys.readouterr().out)["figures"]]
    assert measured == [f"{part} of carcassonne and rattus" for part in bench.PARTS]
    with pytest.raises(BadArgument, match="part: must be one of rules, playouts, start, server, research, not 'speed'"):
        bench.run(part="speed")


@pytest.mark.late
def test_the_rules_are_measured(quick, capsys):
    assert bench.run("rules", json=True, game="rattus") in (0, 1)
    result = json.loads(capsys.readouterr().out)
    names = [figure["name"] for figure in result["figures"]]
    for players in (2, 3, 4):
        for kind in ("compiled", "interpreted", "ratio"):
            assert f"rattus, random games, {players} players, {kind}" in names
        assert f"rattus, random games, {players} players, random cards, to {players} players" in names
    assert all(figure["value"] > 0 for figure in result["figures"])
    assert any("Go 9x9" in text for text in names + result["notes"])


@pytest.mark.late
def test_carcassonne_is_held_against_go_and_the_plague_against_the_base_game(quick, capsys):
    assert bench.run("rules", json=True, game="carcassonne") in (0, 1)
    result = json.loads(capsys.readouterr().out)
    found = {figure["name"]: figure for figure in result["figures"]}
    title = "carcassonne, random games, 2 players"
    assert found[f"{title}, base game, compiled"]["floor"] == 14_000
    assert found[f"{title}, plague, to 2 players, base game"]["floor"] == 0.6
    if not result["notes"]:
        assert found[f"{title}, base game, to Go 9x9"]["floor"] == 4
    assert all(figure["value"] > 0 for figure in result["figures"])


def test_every_game_with_a_plan_compares_what_it_measures():
    for name in games.names():
        kinds = plan_of(games.get(name)).random
        measured = [kind.name for kind in kinds]
        assert len(set(measured)) == len(measured)
        assert all(kind.to in measured for kind in kinds if kind.to is not None)


def test_a_game_without_a_plan_is_measured_with_as_many_as_may_play(monkeypatch, tmp_path):
    monkeypatch.setattr(plan, "PLANS", tmp_path)
    kinds = plan_of(games.get("rattus")).random
    assert [kind.options for kind in kinds] == [{"players": players} for players in (2, 3, 4)]
    assert all(kind.interpreted and kind.floor is None for kind in kinds)


def test_a_process_that_loads_the_rules_is_timed(monkeypatch):
    monkeypatch.setattr(processes, "LOAD_RULES", "print(1.5)")
    (figure,), notes = processes.loaded(["rattus"])
    assert not notes
    assert (figure.value, figure.unit) == (1.5, "s of CPU")
    monkeypatch.setattr(processes, "LOAD_RULES", "raise SystemExit(3)")
    missing = ["the compiled rules of rattus could not be loaded, so the time for it is missing"]
    assert processes.loaded(["rattus"]) == ([], missing)


def test_a_server_that_does_not_start_is_reported(monkeypatch):
    monkeypatch.setattr(processes, "START_SERVER", (processes.sys.executable, "-c", "pass"))
    assert processes.first_page() == ([], ["the server did not start, so the time to its first page is missing"])
    monkeypatch.setattr(processes, "MEASURE_SERVER", "print('nothing')")
    found, notes = processes.server_figures(["rattus"])
    assert not found
    assert "gave no figures for rattus" in notes[0]


def test_the_server_is_measured_with_each_game(monkeypatch):
    """A stand-in for the measurement, which takes seconds."""
    stand_in = "import sys; print('{\"16 tables\": {\"answers a second\": ' + str(len(sys.argv[1])) + '}}')"
    monkeypatch.setattr(processes, "MEASURE_SERVER", stand_in)
    found, notes = processes.server_figures(["rattus", "carcassonne"])
    assert not notes
    assert [(figure.name.split(",")[0], figure.value, figure.floor) for figure in found] == [
        ("rattus", 6, 2_000),
        ("carcassonne", 11, 1_000),
    ]


@pytest.mark.late
def test_the_first_page_is_measured():
    found, notes = processes.first_page()
    assert not notes
    assert 0 < found[0].value < 60


def test_environments_are_measured_beside_their_peers(monkeypatch):
    monkeypatch.setattr(environments, "_works", lambda game: [(environments.BATCH, lambda: len(game))])
    monkeypatch.setattr(
        environments, "PEERS", {"peer": lambda: lambda: 3, "absent": lambda: __import__("no_such_peer")}
    )
    monkeypatch.setattr(
        environments, "_two_cores", lambda game, count, *_: Figure(f"{game} {count}", 2.0, "times", 1.7)
    )
    found, notes = environments.environment_figures(["rattus"], seconds=0.001, rounds=2)
    assert [figure.name for figure in found] == [f"rattus: {environments.BATCH}", "peer", "rattus 64", "rattus 256"]
    assert (found[0].floor, found[1].floor) == (2_000_000, None)
    assert notes == ["absent is left out: ModuleNotFoundError: No module named 'no_such_peer'"]
