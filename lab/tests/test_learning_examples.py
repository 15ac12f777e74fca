"""The example that learns by our own search, `examples/alphazero.py`: its parts, and a short run."""

import csv
import importlib.util
import random
import sys
from pathlib import Path

import numpy as np
import pytest
from some_positions import asked

from ratskeller import games
from ratskeller.core.sources import fingerprint
from ratskeller.search.evaluations import module_of, tuning
from ratskeller.search.evaluator import Evaluator
from ratskeller.search.learned_facts import facts_of, read_learned
from ratskeller_lab.learning.__main__ import COMMAND, drawn

EXAMPLES = Path(__file__).parents[2] / "examples"
NARROW = 64
SMALL = {"coins": (3, 4), "dice": (2, 2, 2), "cards": (5,)}


@pytest.fixture
def alphazero(monkeypatch):
    """The example, with tasks of one game and narrow searches in matches: tests may have to interpret the rules."""
    spec = importlib.util.spec_from_file_location("alphazero", EXAMPLES / "alphazero.py")
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "alphazero", module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "CHUNK", 1)
    monkeypatch.setattr(module, "NARROWED", NARROW)
    return module


def run(module, monkeypatch, folder, *more):
    small = ["--games", "1", "--simulations", "2", "--match", "2", "--last", "0", "--folder", str(folder)]
    monkeypatch.setattr(sys, "argv", ["alphazero.py", "rattus", *small, *more])
    module.main()


def curve(folder):
    with (folder / "curve.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_fact_has_a_description_of_its_own(alphazero):
    rows = alphazero.descriptions(SMALL)
    assert rows.shape == (facts_of(SMALL), len(SMALL) + 3 + 4 + 2 + 2 + 2 + 5)
    assert len(np.unique(rows, axis=0)) == len(rows)
    assert rows.sum(axis=1).tolist() == [3] * 12 + [4] * 8 + [2] * 5


def test_the_network_finds_what_facts_are_worth(alphazero):
    rng = np.random.default_rng(5)
    truth = rng.normal(0, 1, facts_of(SMALL))
    samples = alphazero.Samples()
    for number in range(6000):
        facts = {int(fact): float(rng.choice((-1, 1, 0.5))) for fact in rng.choice(len(truth), 3, replace=False)}
        missing = sum(share * truth[fact] for fact, share in facts.items()) + rng.normal(0, 0.5)
        samples.add(number % 2, facts, 1000 * missing, 1.0)
    network = alphazero.Network(SMALL, 1)
    untrained = network.worths()
    assert not untrained.any()
    explained = [network.train(samples.arrays(), rng) for _ in range(5)]
    assert explained[0] < explained[-1]
    assert explained[-1] > 0.7
    assert np.corrcoef(network.worths(), truth)[0, 1] > 0.95


def test_turns_and_positions_count_alike(alphazero):
    samples = alphazero.Samples()
    for missing in (100, -300, 200):
        samples.add(0, {1: 1.0}, missing, 20.0)
    samples.add(1, {2: 1.0}, 9000, 1.0)
    rows = samples.arrays()
    weighed = alphazero.balanced(rows) * rows["missing"] ** 2
    assert weighed[rows["kind"] == 0].sum() == pytest.approx(3)
    assert weighed[rows["kind"] == 1].sum() == pytest.approx(1)


@pytest.mark.late
def test_a_round_plays_learns_and_compares_and_the_same_command_goes_on(alphazero, monkeypatch, tmp_path, capsys):
    run(alphazero, monkeypatch, tmp_path, "--rounds", "1")
    rows = curve(tmp_path)
    assert [row["round"] for row in rows] == ["0", "1"]
    assert all(0 <= float(row["low"]) <= float(row["won_shipped"]) <= float(row["high"]) <= 100 for row in rows)
    worths = read_learned(tmp_path / "worths.json", module_of("rattus").FACTS)
    assert any(worths) == (rows[1]["kept"] == "1")
    with np.load(tmp_path / "round-001.npz") as samples:
        assert set(samples["kind"].tolist()) == {0, 1}
        assert samples["counts"].sum() == len(samples["facts"]) == len(samples["shares"])
    # Stopped in the middle of the next round: nothing of it is there, and the curve is as it was
    with monkeypatch.context() as stopped:
        stopped.setattr(alphazero, "play", interrupted)
        run(alphazero, stopped, tmp_path, "--rounds", "2")
    assert "goes on from" in capsys.readouterr().out
    assert curve(tmp_path) == rows
    run(alphazero, monkeypatch, tmp_path, "--rounds", "2")
    assert curve(tmp_path)[:2] == rows
    assert [row["round"] for row in curve(tmp_path)] == ["0", "1", "2"]


def interrupted(task):
    raise KeyboardInterrupt


@pytest.mark.late
@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
def test_what_begins_with_the_score_knows_nothing_else(alphazero, game, tmp_path):
    given = alphazero.argparse.Namespace(game=game, begin="score", folder=tmp_path, players=2)
    learner = alphazero.Learner(given)
    task = alphazero.Task(game, 2, "7", 2, learner._weights(None), learner._weights(None), fingerprint(game))
    table = alphazero.Table(task)
    table.play(random.Random(7))
    rows = table.samples.arrays()
    assert len(rows["missing"]) > 5
    assert 0 <= rows["facts"].min() <= rows["facts"].max() < facts_of(module_of(game).FACTS)
    known = set(alphazero.SCORE[game])
    states = [asked(game, 3, answers=30).state, table._engine.get(table._states, 0)]
    assert terms_that_count(game, learner._weights(None), states) == known & terms_that_count(
        game, tuning(game).weights, states
    )
    assert terms_that_count(game, learner._weights(None), states)
    assert terms_that_count(game, tuning(game).weights, states) - known


def terms_that_count(game, weights, states):
    evaluator = Evaluator(games.get(game), weights)
    found = [terms for state in states for terms in evaluator.terms(state, 0)]
    return {name for terms in found for name in terms if terms[name]}


def test_the_curves_of_the_docs_are_current():
    for file, content in drawn().items():
        assert file.read_text(encoding="utf-8") == content, COMMAND
