"""The stages of training, in a folder: tune weights, play games, fit numbers to them, and check the result on fresh games."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path

import msgspec
import numpy as np

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.search.evaluations import evaluation, has_evaluation, module_of, term_names, tuning_file, weights_of
from ratskeller.search.learned_facts import Layout, facts_of, read_learned, write_learned
from ratskeller.search.player_weights import Numbers, numbers_with

from .chunks import CHUNK
from .duel import Duel, DuelRunner
from .facts import as_written
from .fit import Fitted, fit, fit_chances
from .jobs import SEATS, DealsJob, FactsJob, GamesJob, Job, Progress, TurnsJob, play_chunks
from .positions import Positions, PositionSampler
from .ranking import Ranking, RankingTest
from .regression import BELIEVED, compare, learn
from .reliability import Reliability, by_players, draw, reliability
from .self_play import NARROWED
from .tuning import Effect, effects, tuned, weights_in
from .turns import TurnSamples, join_turns

STAGES: Sequence[str] = ("tune", "play", "learn", "compare", "fit", "chances", "check")
FRESH = 4
"""Games to learn from for each fresh game to check with ..."""
DUELS = 2
"""... and for each game of the match between new and old weights."""
SOURCES = ("games", "turns")
"""What facts are learned from; the worths of both are added up."""
ROUNDS = 3
"""How often turns are tried and learned from."""
FIRST_ROUND = 10
"""What is added to the seed of the training for the games of the first round."""
SIBLINGS = 10
"""Fresh games for each position whose turns are played on."""


class BadTraining(RatskellerError):
    """The training can't be done as requested."""


def check_stages(stages: Sequence[str]) -> None:
    """Check the stages that are asked for. Errors: BadTraining."""
    unknown = [stage for stage in stages if stage not in STAGES]
    if unknown or not stages:
        raise BadTraining(f"stages: some of {', '.join(STAGES)}, not {', '.join(unknown) or 'none'}")
    if {"fit", "chances"} <= set(stages):
        raise BadTraining("stages: fit or chances, not both; fit finds chances as well")


class Plan(msgspec.Struct, frozen=True):
    """The purpose of a folder; the games in it follow from this alone."""

    game: str
    seed: int


class Trust(msgspec.Struct, frozen=True):
    """How well chances predict fresh games. `luck`: the mean calibration error of this many games if all chances were right."""

    games: int
    positions: int
    calibration_error: float
    luck: float


class Checked(msgspec.Struct, frozen=True):
    """The result of a check: the calibration of chances, also by number of players, and the match of fitted weights, if there are any.

    `siblings`: how the evaluation orders sibling turns with `present` weights and, if there are any, with `fitted` ones.
    """

    all: Trust
    by_players: dict[int, Trust]
    duel: Duel | None
    siblings: dict[str, Ranking]


@dataclass(frozen=True)
class Training:
    """The training of a game's evaluation. `games` to learn from, rounded up to whole chunks; `fresh` games to check with, or a quarter.

    Games are played on `cores`, or on the Ray cluster at the address `ray`. Weights are tuned, and the match of fitted against present
    weights is played, with this number of `players`.
    """

    game: str
    folder: Path
    games: int
    seed: int
    cores: int
    is_compiled: bool
    chunk: int = CHUNK
    narrowed: int = NARROWED
    fresh: int | None = None
    ray: str | None = None
    players: int = SEATS

    def __post_init__(self) -> None:
        """Errors: UnknownGame, BadTraining."""
        games.get(self.game)
        if not has_evaluation(self.game):
            raise BadTraining(f"game: there is no evaluation of {self.game} to be trained")
        for name in ("games", "cores", "fresh"):
            number = getattr(self, name)
            if number is not None and number < 1:
                raise BadTraining(f"{name}: at least 1, not {number}")
        if self.players not in (offered := games.get(self.game).players):
            raise BadTraining(f"players: {self.game} is for {', '.join(map(str, offered))}, not {self.players}")

    @property
    def chunks(self) -> int:
        return -(-self.games // self.chunk)

    @property
    def fresh_chunks(self) -> int:
        return -(-self.games // (FRESH * self.chunk)) if self.fresh is None else -(-self.fresh // self.chunk)

    def begin(self) -> None:
        """Create the folder, or check that it belongs to this training. Errors: BadTraining; OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        plan, file = Plan(self.game, self.seed), self.folder / "plan.json"
        if not file.exists():
            file.write_bytes(msgspec.json.encode(plan))
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Plan)
        except msgspec.DecodeError as problem:
            raise BadTraining(f"{file}: no plan of a training: {problem}") from None
        if found != plan:
            raise BadTraining(
                f"folder: {self.folder} holds games of {found.game} with seed {found.seed}; take another folder, or that game and seed"
            )

    def tune(self, progress: Progress) -> list[Effect]:
        """Play deals with weights drawn around the present ones, write the better weights to `tuned.json`, and return all effects."""
        folder = self.folder / ("deals" if self.players == SEATS else f"deals-{self.players}")
        job = DealsJob(self.game, folder, self.seed + 3, self.chunk, self.narrowed, self.is_compiled, self.players)
        self._play(job, self.chunks, progress)
        weights = weights_in(numbers_with(self._content, self.players))
        samples = job.samples(self.chunks)
        found = effects(weights, samples.steps, samples.margins, self.players)
        content = tuned(self._content, found, None if self.players == SEATS else self.players)
        (self.folder / "tuned.json").write_bytes(msgspec.json.format(msgspec.json.encode(content)))
        return found

    def play(self, progress: Progress) -> None:
        self._play(self._games, self.chunks, progress)

    def learn(self, progress: Progress) -> int:
        """Learn worths of facts from the games, write them to `learned.json`, and return the number of positions.

        Errors: BadTraining without games, or for an evaluation without facts.
        """
        count = self._count_of_facts("learn")
        self._check_played(self._games, self.chunks)
        job = FactsJob(self.game, self.folder / "noted", self._games)
        play_chunks(job, self.chunks, progress, self.cores)
        samples = job.samples(self.chunks)
        self._add_worths("games", learn(samples, count))
        return len(samples.game)

    def compare(self, progress: Progress) -> int:
        """Learn worths of facts from turns, add them to `learned.json`, and return the number of turns.

        In rounds: the best of many turns is mostly one whose worth is overrated, so each round tries what the one before liked.
        Errors: BadTraining for an evaluation without facts.
        """
        rounds: list[TurnSamples] = []
        worths = [0] * self._count_of_facts("compare")
        for number in range(ROUNDS):
            job = self._turns_job(number, worths)
            self._play(job, self.chunks, partial(_round_progress, progress, number))
            rounds.append(job.samples(self.chunks))
            worths = compare(join_turns(rounds), len(worths))
        self._add_worths("turns", [round(BELIEVED * worth) for worth in worths])
        return len(join_turns(rounds).visits)

    def _count_of_facts(self, stage: str) -> int:
        """Return the number of facts of the evaluation. Errors: BadTraining when it has none."""
        if "facts" not in dict(evaluation(self.game)):
            raise BadTraining(f"{stage}: the evaluation of {self.game} has no rule `facts`")
        return facts_of(self._facts)

    def _add_worths(self, source: str, worths: Sequence[int]) -> None:
        """Store the worths of one source, and the sum of all sources in `learned.json`."""
        write_learned(self.folder / f"learned-{source}.json", self._facts, worths)
        files = [file for name in SOURCES if (file := self.folder / f"learned-{name}.json").exists()]
        learned = [read_learned(file, self._facts) for file in files]
        write_learned(self._learned, self._facts, [sum(parts) for parts in zip(*learned, strict=True)])

    def fit(self) -> Fitted:
        """Fit scales of terms and chances to the games, and write them to `fitted.toml`. Errors: BadTraining without games.

        Tuned weights and learned worths are used where there are any.
        """
        content = self._tuned()
        positions = self._positions(self._games, self.chunks, content)
        return self._write_fitted(fit(positions, term_names(self.game), content))

    def chances(self) -> Fitted:
        """Fit chances alone and leave the scales as they are. Errors: BadTraining without games."""
        return self._write_fitted(Fitted({}, fit_chances(self._positions(self._games, self.chunks, self._tuned()))))

    def _write_fitted(self, found: Fitted) -> Fitted:
        (self.folder / "fitted.toml").write_text(found.as_toml(), encoding="utf-8")
        return found

    def check(self, progress: Progress) -> Checked:
        """Check fitted numbers, or the evaluation as it is, on fresh games; write `check.json` and `reliability.svg`.

        Fitted weights play a match against present ones, unless only chances are new: `greedy` does not use them.
        """
        fitted = self._fitted()
        fresh = replace(self._games, folder=self.folder / "fresh", seed=self.seed + 1)
        self._play(fresh, self.fresh_chunks, progress)
        content = {**self._tuned(), **fitted}
        positions = self._positions(fresh, self.fresh_chunks, content)
        trusted, numbers = reliability(positions), by_players(positions)
        checked = Checked(
            _trust(trusted, positions),
            {number: _trust(one, positions.with_players(number)) for number, one in numbers.items()},
            self._duel(content) if "scales" in fitted else None,
            self._rankings(
                fresh, {"fitted": content, "present": self._content} if fitted else {"present": self._content}
            ),
        )
        (self.folder / "reliability.svg").write_text(draw(self.game, trusted, numbers), encoding="utf-8")
        (self.folder / "check.json").write_bytes(msgspec.json.format(msgspec.json.encode(checked)))
        return checked

    def _play(self, job: Job, count: int, progress: Progress) -> None:
        play_chunks(job, count, progress, self.cores, self.ray)

    def _check_played(self, job: GamesJob, count: int) -> None:
        if missing := [file for file in job.files(count) if not file.exists()]:
            raise BadTraining(f"{missing[0]}: not played yet; `play` comes first")

    def _fitted(self) -> Numbers:
        file = self.folder / "fitted.toml"
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    @cached_property
    def _facts(self) -> Layout:
        """The layout of the facts of the evaluation, for one that has facts."""
        layout: Layout = vars(module_of(self.game))["FACTS"]
        return layout

    def _weights(self, content: Numbers) -> list[int]:
        return list(weights_of(self.game, content))

    @cached_property
    def _content(self) -> Numbers:
        return tomllib.loads(tuning_file(self.game).read_text(encoding="utf-8"))

    def _tuned(self) -> Numbers:
        """Return the tuned and learned numbers, or those of the evaluation as it is."""
        file = self.folder / "tuned.json"
        content = msgspec.json.decode(file.read_bytes(), type=Numbers) if file.exists() else self._content
        return {**content, "learned": str(self._learned.absolute())} if self._learned.exists() else content

    @property
    def _learned(self) -> Path:
        return self.folder / "learned.json"

    @property
    def _games(self) -> GamesJob:
        return GamesJob(self.game, self.folder / "games", self.seed, self.chunk, self.narrowed, self.is_compiled)

    def _turns_job(self, number: int, worths: Sequence[int]) -> TurnsJob:
        """Return the job of a round; some of its turns are the best by what was learned so far."""
        file = self.folder / f"round-{number}.json"
        write_learned(file, self._facts, worths)
        content = {**as_written(self._content), "learned": str(file.absolute()), "learned_players": self.players}
        # What later rounds try depends on the number of games of the earlier ones
        suffix = f"{number}-of-{self.chunks}" if number else "0"
        folder, seed = self.folder / f"turns-{self.players}-{suffix}", self.seed + FIRST_ROUND + number
        weights = self._weights(content)
        return TurnsJob(self.game, folder, seed, self.chunk, self.narrowed, self.is_compiled, self.players, weights)

    def _positions(self, job: GamesJob, count: int, content: Numbers) -> Positions:
        self._check_played(job, count)
        return PositionSampler(self.game, self.is_compiled, self._weights(content)).positions(job.games(count))

    def _duel(self, content: Numbers) -> Duel:
        runner = DuelRunner(self.game, self.is_compiled, self.narrowed)
        new, old = self._weights(content), self._weights(self._content)
        return runner.match(new, old, {"players": self.players}, -(-self.games // DUELS), self.seed + 2)

    def _rankings(self, fresh: GamesJob, contents: Mapping[str, Numbers]) -> dict[str, Ranking]:
        """Return how weights, by their names, order turns that were played on with the present ones."""
        test = RankingTest(self.game, self.is_compiled, self.narrowed)
        count = -(-self.games // (FRESH * SIBLINGS))
        present = self._weights(self._content)
        siblings = list(test.siblings(fresh.games(self.fresh_chunks), count, self.seed, present))
        return {name: test.ranking(siblings, self._weights(content)) for name, content in contents.items()}


def _round_progress(progress: Progress, before: int, done: int, wanted: int) -> None:
    """Report the progress of a round as a part of all rounds, after as many others."""
    progress(before * wanted + done, ROUNDS * wanted)


def _trust(found: Reliability, positions: Positions) -> Trust:
    return Trust(len(np.unique(positions.game)), len(positions.game), found.error, found.luck)
