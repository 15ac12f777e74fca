# /// script
# requires-python = ">=3.11"
# dependencies = ["ratskeller[fast,ray]"]
# [tool.uv.sources]
# ratskeller = { path = ".." }
# ///
"""Learn an evaluation from games of our search against itself, in the manner of AlphaZero: `uv run examples/alphazero.py rattus`.

A round has three steps:

1. The tree search plays games against itself with the present evaluation. In the first turns of a game it chooses a turn as often as
   simulations did, later the best one.
2. A small network learns what the search found: how much better one turn came out than another of the same position, and how the game
   ended. It adds to what the evaluation counts by itself: only the score of the game (`--begin score`), or all terms that are written by
   hand (`--begin written`).
3. The new evaluation plays a match against the present one, and takes its place if it wins half of the games or more. Another match shows
   how the present one does against the evaluation that we ship.

The compiled search has no floating-point numbers. It takes a table with an integer for each of some thousand facts that may hold of a
seat, such as "two cubes in a region with three rats, and more cubes of another player". The network reads the numbers that describe a
fact, and says what the fact is worth. After each round it is asked about every fact, and its answers are rounded: so the table holds the
whole network, and the search is as fast as with the evaluation that we ship.

`--folder` has everything: `curve.csv` (a row for each round), `worths.json` (the present table), and the samples of each round. The same
command goes on where it was stopped by Ctrl+C. `--cores 2` plays in two processes, `--ray ADDRESS` on a Ray cluster (`local` starts one
here). The network is trained with PyTorch on a GPU where both are there, otherwise with numpy.

`ratskeller warmup rattus` compiles the rules first; without it they are interpreted, a hundred times slower.
"""

import argparse
import csv
import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Any

import numpy as np

from ratskeller import games
from ratskeller.arena.executors import check_sources, cluster, in_order
from ratskeller.bots.ladder import ladder
from ratskeller.bots.planner import is_ready
from ratskeller.bots.tree_bot import TreeSearchBot
from ratskeller.core.engine import engine
from ratskeller.core.sources import fingerprint
from ratskeller.core.steps import CHANCE, RULES
from ratskeller.search.chances import MOST_SEATS
from ratskeller.search.config import Budget
from ratskeller.search.evaluations import Tuning, evaluation, module_of, numbers_of, term_names, tuning, weights_of
from ratskeller.search.learned_facts import ROW, facts_of, read_learned, write_learned
from ratskeller.search.memory import TABLE_SIZE
from ratskeller.search.turns import POINT, Candidate
from ratskeller_lab.training.duel import Duel, DuelRunner
from ratskeller_lab.training.facts import strengths_and_facts

SCORE = {"rattus": ("palace", "board"), "carcassonne": ("points",)}
"""Terms of the evaluation that are no more than the score of the game."""
CURIOUS = 8
"""Turns at the beginning of a game that are drawn by their simulations."""
PAIRS = 3
"""Pairs of turns of a position that the network compares."""
OUTCOMES = 4
"""Answers of chance to a turn over which facts are counted."""
END = 0.5
"""How much the end of the game counts for a position; the rest is what the search found there."""
CHUNK = 4
"""Games of a task."""
REMEMBERED = 8
"""Rounds from which the network learns."""
HIDDEN, BATCHES, BATCH, RATE, DECAY = 32, 300, 512, 0.003, 0.5
"""The network and its training."""
STEP = 0.5
"""How far the table moves towards the network in a round."""
NARROWED = 4
"""How many times less than in play bots search in matches."""


@dataclass(frozen=True)
class Task:
    """Some games to play: with these weights, and with those of the evaluation to which the network adds."""

    game: str
    players: int
    seed: str
    simulations: int
    weights: Sequence[int]
    begin: Sequence[int]
    sources: str


# 1. Self-play


def play(task: Task) -> dict[str, np.ndarray]:
    """Play the games of a task; return what the network learns from them. On a cluster this runs on any machine."""
    check_sources(task.sources, fingerprint(task.game))
    table = Table(task)
    for number in range(CHUNK):
        table.play(random.Random(f"{task.seed} {number}"))
    return table.samples.arrays()


class Samples:
    """What the network learns from, row by row: facts, how much of each there is, and what their worths should add up to, in points.

    Rows are pairs of turns (kind 0) or positions (kind 1). `weight` says how sure a row is, compared with others of its kind.
    """

    def __init__(self) -> None:
        self._rows: list[tuple[float, float, int, int]] = []
        self._facts: list[int] = []
        self._shares: list[float] = []

    def add(self, kind: int, facts: dict[int, float], missing: float, weight: float) -> None:
        """Add a row, unless no fact tells its sides apart, as near the end of a game."""
        held = {fact: share for fact, share in facts.items() if share}
        if not held:
            return
        self._rows.append((missing / POINT, weight, kind, len(held)))
        self._facts += held.keys()
        self._shares += held.values()

    def arrays(self) -> dict[str, np.ndarray]:
        """Return all rows; `counts` says how many facts each has."""
        missing, weight, kind, counts = np.array(self._rows, dtype=np.float32).reshape(-1, 4).T
        facts, shares = np.array(self._facts, dtype=np.int16), np.array(self._shares, dtype=np.float32)
        whole = {"kind": kind.astype(np.int8), "counts": counts.astype(np.int32)}
        return {"missing": missing, "weight": weight, "facts": facts, "shares": shares, **whole}


@dataclass
class Seen:
    """A position as the evaluation sees it for a seat: its lead in thousandths of a point, and its facts less those of the others."""

    lead: float
    facts: dict[int, float]

    def plus(self, other: "Seen", share: float) -> "Seen":
        """Add a share of another position."""
        facts = dict(self.facts)
        for fact, held in other.facts.items():
            facts[fact] = facts.get(fact, 0.0) + share * held
        return Seen(self.lead + share * other.lead, facts)


class Table:
    """A table at which the search plays all seats."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._game = games.get(task.game)
        self._is_compiled = is_ready(task.game)
        self._engine = engine(self._game, self._is_compiled)
        self._states, _ = self._engine.room(2)
        self._answers, self._weights = self._engine.buffers()
        self._look = self._engine.bind(strengths_and_facts, evaluation(task.game))
        self._table = np.zeros(TABLE_SIZE, dtype=np.int64)
        self._table[: len(task.begin)] = task.begin
        self._terms = np.zeros(MOST_SEATS * len(term_names(task.game)), dtype=np.int64)
        self._facts = np.zeros(MOST_SEATS * ROW, dtype=np.int64)
        self._level = next(level for level in ladder(task.game) if level.search)
        self.samples = Samples()

    def play(self, rng: random.Random) -> None:
        """Play a game, and sample its turns."""
        numbers = Tuning(self._task.weights, self._level.numbers.compiled, self._level.numbers.interpreted)
        budget = Budget(self._task.simulations)
        bot = TreeSearchBot(self._level.search, budget, numbers, rng.randrange(1 << 30), self._is_compiled)
        _, beginning = self._game.start({"players": self._task.players})
        self._engine.put(self._states, 0, beginning)
        turns: list[tuple[int, Seen, float]] = []
        while (seat := self._engine.actor(self._states, 0)) != RULES:
            if seat == CHANCE:
                self._answer_chance(0, rng)
                continue
            state = self._game.redeal(self._engine.get(self._states, 0), seat)
            found = bot.candidates(self._game, state, seat)
            tried = [turn for turn in found if turn.visits]
            chosen = found[0]
            if tried:
                self._compare(state, seat, tried, rng)
                self._engine.put(self._states, 1, state)
                turns.append((seat, self._see(seat), found[0].result[seat]))
                if len(turns) <= CURIOUS:
                    (chosen,) = rng.choices(tried, [turn.visits for turn in tried])
            for answer in chosen.answers:
                self._engine.apply(self._states, 0, answer)
        scores = self._game.scores(self._engine.get(self._states, 0))
        for seat, seen, value in turns:
            end = scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)
            self.samples.add(1, seen.facts, POINT * (END * end + (1 - END) * value) - seen.lead, 1.0)

    def _compare(self, state: Any, seat: int, tried: list[Candidate], rng: random.Random) -> None:
        """Sample random pairs of the turns that the search tried: how much better did one come out than the other?"""
        luck = rng.random()
        pairs = rng.sample(tried, min(len(tried) // 2, PAIRS) * 2)
        for one, other in zip(pairs[::2], pairs[1::2], strict=True):
            ones, others = (self._after(state, seat, turn.answers, random.Random(luck)) for turn in (one, other))
            if ones and others:
                between = ones.plus(others, -1.0)
                missing = POINT * (one.result[seat] - other.result[seat]) - between.lead
                self.samples.add(0, between.facts, missing, one.visits * other.visits / (one.visits + other.visits))

    def _after(self, state: Any, seat: int, answers: Sequence[int], rng: random.Random) -> Seen | None:
        """Return the mean of what is seen after a turn, once chance has answered; None if the turn or the game goes another way."""
        mean = Seen(0.0, {})
        for _ in range(OUTCOMES):
            self._engine.put(self._states, 1, state)
            for answer in answers:
                self._engine.apply(self._states, 1, answer)
            while self._engine.actor(self._states, 1) == CHANCE:
                self._answer_chance(1, rng)
            if self._engine.actor(self._states, 1) in (seat, RULES):
                return None
            mean = mean.plus(self._see(seat), 1 / OUTCOMES)
        return mean

    def _see(self, seat: int) -> Seen:
        """Let the evaluation without the network look at the second position, as a seat knows it."""
        self._look(self._states[1:], seat, self._table, self._terms, self._facts)
        strengths = self._terms[: self._task.players * (len(self._terms) // MOST_SEATS)]
        strengths = strengths.reshape(self._task.players, -1).sum(axis=1)
        seen = Seen(0.0, {})
        for other in range(self._task.players):
            share = 1.0 if other == seat else -1.0 / (self._task.players - 1)
            first = other * ROW + 1
            for fact in self._facts[first : first + self._facts[first - 1]].tolist():
                seen.facts[fact] = seen.facts.get(fact, 0.0) + share
            seen.lead += share * float(strengths[other])
        return seen

    def _answer_chance(self, place: int, rng: random.Random) -> None:
        count = self._engine.legal(self._states, place, self._answers, self._weights)
        (answer,) = rng.choices(self._answers[:count], self._weights[:count])
        self._engine.apply(self._states, place, int(answer))


# 2. The network


def arrays() -> tuple[Any, Callable[[np.ndarray], Any]]:
    """Return PyTorch if it finds a GPU, otherwise numpy, and a function that brings an array there. What we use is alike in both."""
    try:
        import torch
    except ImportError:
        return np, np.asarray
    if not torch.cuda.is_available():
        return np, np.asarray
    return torch, partial(torch.as_tensor, device="cuda")


def descriptions(layout: dict[str, Sequence[int]]) -> np.ndarray:
    """Return a row of zeros and ones for each fact, the input of the network: its group, and each number that describes it."""
    width = len(layout) + sum(sum(sizes) for sizes in layout.values())
    rows = []
    first = len(layout)
    for group, sizes in enumerate(layout.values()):
        for place in np.ndindex(*sizes):
            row = np.zeros(width)
            row[group] = 1
            row[[first + sum(sizes[:number]) + value for number, value in enumerate(place)]] = 1
            rows.append(row)
        first += sum(sizes)
    return np.array(rows)


class Network:
    """A network with one hidden layer, which says in points what each fact is worth; trained by Adam with weight decay."""

    def __init__(self, layout: dict[str, Sequence[int]], seed: int) -> None:
        self._xp, self._put = arrays()
        self._inputs = self._put(descriptions(layout))
        inputs = self._inputs.shape[1]
        begin = np.random.default_rng(seed).normal(0, 0.3, (inputs, HIDDEN))
        self._parameters = [self._put(one) for one in (begin, np.zeros(HIDDEN), np.zeros(HIDDEN))]
        self._means = [0 * one for one in self._parameters]
        self._squares = [0 * one for one in self._parameters]
        self._steps = 0

    def worths(self) -> np.ndarray:
        """Return the worth of each fact, in points."""
        worths = self._forward()[1]
        return np.asarray(worths if self._xp is np else worths.cpu())

    def _forward(self) -> tuple[Any, Any]:
        into, shift, out = self._parameters
        hidden = self._xp.tanh(self._inputs @ into + shift)
        return hidden, hidden @ out

    def train(self, rows: dict[str, np.ndarray], rng: np.random.Generator) -> float:
        """Train on all rows but the last tenth; return which part of the last tenth's squares is explained."""
        count = len(rows["missing"])
        learned = count - count // 10
        starts = np.r_[0, np.cumsum(rows["counts"])]
        row = self._put(np.repeat(np.arange(count), rows["counts"]))
        facts, shares = self._put(rows["facts"].astype(np.int64)), self._put(rows["shares"].astype(np.float64))
        missing, weight = self._put(rows["missing"].astype(np.float64)), self._put(balanced(rows))

        def errors(worths: Any, first: int, last: int) -> Any:
            part = slice(starts[first], starts[last])
            sums = self._xp.bincount(row[part] - first, shares[part] * worths[facts[part]], last - first)
            return sums - missing[first:last]

        for _ in range(BATCHES):
            first = int(rng.integers(max(1, learned - BATCH + 1)))
            last = min(first + BATCH, learned)
            part = slice(starts[first], starts[last])
            hidden, worths = self._forward()
            slopes = weight[first:last] * errors(worths, first, last) / BATCH
            by_fact = self._xp.bincount(facts[part], shares[part] * slopes[row[part] - first], len(worths))
            self._step(hidden, by_fact)
        if learned == count:
            return 0.0
        left = weight[learned:] * errors(self._forward()[1], learned, count) ** 2
        return 1 - float(left.sum() / (weight[learned:] * missing[learned:] ** 2).sum())

    def _step(self, hidden: Any, slopes: Any) -> None:
        """Move the parameters against the slopes of the loss, which are given by fact."""
        inner = slopes[:, None] * self._parameters[2] * (1 - hidden**2)
        gradients = (self._inputs.T @ inner, inner.sum(0), hidden.T @ slopes)
        self._steps += 1
        for number, gradient in enumerate(gradients):
            self._means[number] = 0.9 * self._means[number] + 0.1 * gradient
            self._squares[number] = 0.999 * self._squares[number] + 0.001 * gradient**2
            mean = self._means[number] / (1 - 0.9**self._steps)
            square = self._squares[number] / (1 - 0.999**self._steps)
            step = mean / (square**0.5 + 1e-8) + DECAY * self._parameters[number]
            self._parameters[number] = self._parameters[number] - RATE * step


def balanced(rows: dict[str, np.ndarray]) -> np.ndarray:
    """Return the weights of rows such that turns and positions count alike, although positions carry the luck of the whole game."""
    weight = rows["weight"].astype(np.float64)
    for kind in (0, 1):
        chosen = rows["kind"] == kind
        total = (weight[chosen] * rows["missing"][chosen] ** 2).sum()
        weight[chosen] *= chosen.sum() / total if total else 0.0
    return weight


# 3. The loop


class Learner:
    """The loop, with all its files in a folder."""

    def __init__(self, given: argparse.Namespace) -> None:
        self._given = given
        self._folder: Path = given.folder
        self._layout = module_of(given.game).FACTS
        self._begin = {name: value for name, value in numbers_of(given.game).items() if name != "learned"}
        if given.begin == "score":
            known = (*SCORE[given.game], "learned")
            self._begin["scales"] = {term: 100 * (term in known) for term in term_names(given.game)}
        self._folder.mkdir(parents=True, exist_ok=True)
        self._file = self._folder / "worths.json"
        if not self._file.exists():
            write_learned(self._file, self._layout, [0] * facts_of(self._layout))
        self._runner = DuelRunner(given.game, is_ready(given.game), NARROWED)
        self._shipped = tuning(given.game).weights

    def run(self) -> None:
        """Run the rounds that are still missing, and then the last matches."""
        curve = self._folder / "curve.csv"
        done = list(csv.DictReader(curve.read_text("utf-8").splitlines())) if curve.exists() else []
        if not done:
            row = {"round": 0, "games": 0, "seconds": 0, "explained": "", "won_old": "", "kept": ""}
            done = [{**row, **self._against_shipped(0, self._given.match)}]
            self._write(curve, done[0])
        played, before, began = int(done[-1]["games"]), float(done[-1]["seconds"]), time.perf_counter()
        with spread(self._given.cores, self._given.ray) as players:
            for number in range(len(done), self._given.rounds + 1):
                found = self._round(number, players)
                played += CHUNK * self._chunks
                seconds = round(before + time.perf_counter() - began)
                self._write(curve, {"round": number, "games": played, "seconds": seconds, **found})
        if self._given.last:
            number, last = self._given.rounds + 1, self._given.last
            duel = self._match(self._weights(self._file), self._weights(None), (number, 1), last)
            share, low, high = (f"{100 * part:.1f}" for part in (duel.share, duel.low, duel.high))
            print(
                f"At the end, {last} games: won {share} % ({low} to {high}) against what it began with, {duel.margin:+.2f}"
            )
            print(f"At the end, {last} games: {described(self._against_shipped(number, last))}")

    def _round(
        self, number: int, players: Callable[[Sequence[Task]], Iterable[dict[str, np.ndarray]]]
    ) -> dict[str, Any]:
        """Play, learn and compare; return the row of the curve."""
        samples = self._play(number, players)
        network = Network(self._layout, self._given.seed)
        explained = network.train(samples, np.random.default_rng((self._given.seed, number)))
        old = np.array(read_learned(self._file, self._layout))
        new = self._folder / "new.json"
        worths = np.rint(old + STEP * (POINT * network.worths() - old)).astype(int)
        write_learned(new, self._layout, worths.tolist())
        duel = self._match(self._weights(new), self._weights(self._file), (number, 1), self._given.match)
        is_better = duel.share >= 0.5
        if is_better:
            new.replace(self._file)
        row = {"explained": round(explained, 4), "won_old": round(100 * duel.share, 1), "kept": int(is_better)}
        return {**row, **self._against_shipped(number, self._given.match)}

    def _play(
        self, number: int, players: Callable[[Sequence[Task]], Iterable[dict[str, np.ndarray]]]
    ) -> dict[str, np.ndarray]:
        """Play the games of a round, store their samples, and return those of the last rounds, oldest first."""
        file = self._folder / f"round-{number:03}.npz"
        if not file.exists():
            given = self._given
            common = (given.simulations, self._weights(self._file), self._weights(None), fingerprint(given.game))
            seeds = [f"{given.seed} {number} {chunk}" for chunk in range(self._chunks)]
            found = []
            for samples in players([Task(given.game, given.players, seed, *common) for seed in seeds]):
                found.append(samples)
                print(f"\rround {number}: {CHUNK * len(found)} of {CHUNK * len(seeds)} games ", end="", flush=True)
            print("\r", end="")
            part = file.with_suffix(".part.npz")
            np.savez_compressed(part, **{name: np.concatenate([one[name] for one in found]) for name in found[0]})
            part.replace(file)
        files = [self._folder / f"round-{one:03}.npz" for one in range(max(1, number - REMEMBERED + 1), number + 1)]
        rounds = []
        for file in files:
            with np.load(file) as samples:
                rounds.append(dict(samples))
        return {name: np.concatenate([one[name] for one in rounds]) for name in rounds[0]}

    @property
    def _chunks(self) -> int:
        """Tasks of a round."""
        return -(-self._given.games // CHUNK)

    def _weights(self, worths: Path | None) -> Sequence[int]:
        """Return the weights of the search with a table of worths, or without one."""
        learned = {"learned": str(worths.absolute()), "learned_players": self._given.players} if worths else {}
        return weights_of(self._given.game, {**self._begin, **learned})

    def _match(self, new: Sequence[int], old: Sequence[int], name: tuple[int, int], count: int) -> Duel:
        seed = random.Random(f"{self._given.seed} {name}").randrange(1 << 30)
        return self._runner.match(new, old, {"players": self._given.players}, count, seed)

    def _against_shipped(self, number: int, count: int) -> dict[str, float]:
        """Let the present evaluation play against the one that we ship; return percentages with a 95 % interval, and the margin."""
        duel = self._match(self._weights(self._file), self._shipped, (number, 2), count)
        won, low, high = (round(100 * share, 1) for share in (duel.share, duel.low, duel.high))
        return {"won_shipped": won, "low": low, "high": high, "margin": round(duel.margin, 2)}

    def _write(self, curve: Path, row: dict[str, Any]) -> None:
        """Add a row to the curve, and print it."""
        is_new = not curve.exists()
        with curve.open("a", newline="", encoding="utf-8") as file:
            rows = csv.DictWriter(file, row)
            if is_new:
                rows.writeheader()
            rows.writerow(row)
        learned = f"explained {row['explained']}, won {row['won_old']} % against the old one; " if row["round"] else ""
        print(f"round {row['round']}, {row['seconds']} s: {learned}{described(row)}", flush=True)


def described(found: dict[str, Any]) -> str:
    """Return a result against the evaluation that we ship."""
    return f"won {found['won_shipped']} % ({found['low']} to {found['high']}) against the shipped one, margin {found['margin']:+}"


@contextmanager
def spread(cores: int, ray: str | None) -> Iterator[Callable[[Sequence[Task]], Iterable[dict[str, np.ndarray]]]]:
    """Yield what plays tasks: this process, several, or a Ray cluster. Results come in the order of the tasks."""
    if ray:
        with cluster(ray) as executor:
            yield partial(in_order, executor, play)
    elif cores > 1:
        # Ctrl+C is for this process, which then ends the others
        pool = ProcessPoolExecutor(cores, get_context("spawn"), signal, (SIGINT, SIG_IGN))
        try:
            yield partial(pool.map, play)
        finally:
            pool.shutdown(cancel_futures=True)
    else:
        yield partial(map, play)


def main() -> None:
    """Read the arguments, and learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SCORE))
    parser.add_argument("--begin", choices=("score", "written"), default="score", help="what the network adds to")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=100, help="games of a round")
    parser.add_argument("--simulations", type=int, default=60, help="simulations for each turn")
    parser.add_argument("--match", type=int, default=200, help="games of each match")
    parser.add_argument("--last", type=int, default=1000, help="games of the last matches; 0: none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--ray", help="address of a Ray cluster, such as 10.0.0.5:6379, or local")
    parser.add_argument("--folder", type=Path, default=Path("alphazero"))
    given = parser.parse_args()
    try:
        Learner(given).run()
    except KeyboardInterrupt:
        print(f"\nStopped. The same command goes on from {given.folder}.")


if __name__ == "__main__":
    main()
