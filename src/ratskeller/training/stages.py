"""The stages of training, in a folder: weights are tuned, games played, numbers fitted to them, and all of it checked on fresh games."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.search.evaluations import has_evaluation, package_of, tuning_file
from ratskeller.search.learned_facts import facts_of, read_learned, write_learned
from ratskeller.search.player_weights import numbers_with

from .away import AnyOrder, play_away
from .chunks import CHUNK
from .duel import Duel, Duelling
from .facts import as_written
from .fit import Fitted, fit, fit_chances
from .jobs import SEATS, DealsOrder, GamesOrder, NotesOrder, Progress, TurnsOrder, play_chunks
from .learning import BELIEVED, learn
from .positions import Looker, Positions
from .ranking import Ranking, Siblings
from .regression import compare
from .reliability import Reliability, by_players, draw, reliability
from .self_play import NARROWED
from .tuning import Effect, effects, tuned, weights_in
from .turns import Tried, together

FRESH = 4
"""One game is played to check with for so many to learn from ..."""
DUELS = 2
"""... and for so many one of the match between new and old weights."""
SOURCES = ("games", "turns")
"""What facts are learned from; what both tell is added up."""
ROUNDS = 3
"""Times that turns are tried and learned from."""
FIRST_ROUND = 10
"""The seed of the games of the first round is by so much greater than that of the training."""
FAMILIES = 10
"""Of one fresh game in so many a position's turns are played on."""


class BadTraining(RatskellerError):
    """The training that was asked for can't be done."""


class Plan(msgspec.Struct, frozen=True):
    """What a folder is for; the games in it follow from this alone."""

    game: str
    seed: int


class Trust(msgspec.Struct, frozen=True):
    """How chances come true on fresh games, in parts of certainty.

    `luck`: the calibration error that so many games would show on the average though all chances were right.
    """

    games: int
    positions: int
    calibration_error: float
    luck: float


class Checked(msgspec.Struct, frozen=True):
    """What a check found: how far chances can be trusted, by number of players too, and the match of the fitted weights, if any were.

    `siblings`: how the evaluation orders sibling turns with the `present` weights and, if there are any, with the `fitted` ones.
    """

    all: Trust
    by_players: dict[int, Trust]
    duel: Duel | None
    siblings: dict[str, Ranking]


@dataclass(frozen=True)
class Training:
    """Training of one game's evaluation. `games` to learn from, rounded up to whole chunks; `fresh` ones to check with, else a quarter.

    Games are played on `cores`, or on the machines of a cluster where `ray` is its address. Weights are tuned, and what was fitted is held
    against what was before, with so many `players`.
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
        """Chunks of games to learn from."""
        return -(-self.games // self.chunk)

    @property
    def fresh_chunks(self) -> int:
        """Chunks of games to check with."""
        return -(-self.games // (FRESH * self.chunk)) if self.fresh is None else -(-self.fresh // self.chunk)

    def begin(self) -> None:
        """Make the folder, or see that it is one of this training. Errors: BadTraining; OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        plan, file = Plan(self.game, self.seed), self.folder / "plan.json"
        if not file.exists():
            file.write_bytes(msgspec.json.encode(plan))
        try:
            there = msgspec.json.decode(file.read_bytes(), type=Plan)
        except msgspec.DecodeError as problem:
            raise BadTraining(f"{file}: no plan of a training: {problem}") from None
        if there != plan:
            raise BadTraining(
                f"folder: {self.folder} holds games of {there.game} with seed {there.seed}; take another folder, or that game and seed"
            )

    def tune(self, progress: Progress) -> list[Effect]:
        """Let seats with weights drawn around the present ones play; write what paid into `tuned.json`, and return it."""
        folder = self.folder / ("deals" if self.players == SEATS else f"deals-{self.players}")
        order = DealsOrder(self.game, folder, self.seed + 3, self.chunk, self.narrowed, self.is_compiled, self.players)
        self._play(order, self.chunks, progress)
        weights = weights_in(numbers_with(self._content, self.players))
        found = effects(weights, *order.apart_and_margins(self.chunks), self.players)
        content = tuned(self._content, found, None if self.players == SEATS else self.players)
        (self.folder / "tuned.json").write_bytes(msgspec.json.format(msgspec.json.encode(content)))
        return found

    def play(self, progress: Progress) -> None:
        """Play games to learn from."""
        self._play(self._order(), self.chunks, progress)

    def learn(self, progress: Progress) -> int:
        """Learn from the games that were played what facts are worth, and write it into `learned.json`; return how many positions told it.

        Errors: BadTraining without games, or for an evaluation that knows no facts.
        """
        count = self._count_of_facts("learn")
        order = NotesOrder(self._order(), self.folder / "noted")
        try:
            play_chunks(order, self.chunks, self.cores, progress)
        except FileNotFoundError as problem:
            raise BadTraining(f"{problem.filename}: not played yet; `play` comes first") from None
        noted = order.noted(self.chunks)
        self._add_worths("games", learn(noted, count))
        return len(noted.game)

    def compare(self, progress: Progress) -> int:
        """Learn from turns that are tried what facts are worth, and add it to `learned.json`; return how many turns told it.

        In rounds: whoever takes the best of many turns takes those whose worth is overrated, so what one round likes the next one tries.
        Errors: BadTraining for an evaluation that knows no facts.
        """
        found: list[Tried] = []
        worths = [0] * self._count_of_facts("compare")
        for number in range(ROUNDS):
            order = self._turns_order(number, worths)
            self._play(order, self.chunks, partial(_of_rounds, progress, number))
            found.append(order.tried(self.chunks))
            worths = compare(together(found), len(worths))
        self._add_worths("turns", [round(BELIEVED * worth) for worth in worths])
        return len(together(found).visits)

    def _count_of_facts(self, stage: str) -> int:
        """Return how many facts the evaluation knows. Errors: BadTraining when it knows none."""
        if not hasattr(self._rules, "facts"):
            raise BadTraining(f"{stage}: the evaluation of {self.game} has no rule `facts`")
        return facts_of(self._rules.FACTS)

    def _add_worths(self, source: str, worths: Sequence[int]) -> None:
        """Keep what one source told, and write what all of them told together into `learned.json`."""
        write_learned(self.folder / f"learned-{source}.json", self._rules.FACTS, worths)
        files = [file for name in SOURCES if (file := self.folder / f"learned-{name}.json").exists()]
        told = [read_learned(file, self._rules.FACTS) for file in files]
        write_learned(self._learned, self._rules.FACTS, [sum(parts) for parts in zip(*told, strict=True)])

    def fit(self) -> Fitted:
        """Fit scales of terms and chances to the games that were played; write them into `fitted.toml`.

        With weights tuned and worths learned where there are some. Errors: BadTraining without games.
        """
        content = self._tuned()
        return self._kept(fit(self._positions(self._order(), self.chunks, content), self._rules.TERMS, content))

    def chances(self) -> Fitted:
        """Fit chances alone, with scales as they are, where `fit` fits scales as well. Errors: BadTraining without games."""
        return self._kept(Fitted({}, fit_chances(self._positions(self._order(), self.chunks, self._tuned()))))

    def _kept(self, found: Fitted) -> Fitted:
        (self.folder / "fitted.toml").write_text(found.as_toml(), encoding="utf-8")
        return found

    def check(self, progress: Progress) -> Checked:
        """Hold what was fitted against fresh games, or the evaluation as it is where nothing was.

        Writes `check.json` and `reliability.svg`. What was fitted plays a match against the evaluation as it is, unless nothing but chances
        are new: `greedy` does not look at them.
        """
        fitted = self._fitted()
        fresh = replace(self._order(), folder=self.folder / "fresh", seed=self.seed + 1)
        self._play(fresh, self.fresh_chunks, progress)
        content = {**self._tuned(), **fitted}
        seen = self._positions(fresh, self.fresh_chunks, content)
        trusted, numbers = reliability(seen), by_players(seen)
        checked = Checked(
            _trust(trusted, seen),
            {number: _trust(one, seen.of(seen.players == number)) for number, one in numbers.items()},
            self._duel(content) if "scales" in fitted else None,
            self._rankings(
                fresh, {"fitted": content, "present": self._content} if fitted else {"present": self._content}
            ),
        )
        (self.folder / "reliability.svg").write_text(draw(self.game, trusted, numbers), encoding="utf-8")
        (self.folder / "check.json").write_bytes(msgspec.json.format(msgspec.json.encode(checked)))
        return checked

    def _play(self, order: AnyOrder, count: int, progress: Progress) -> None:
        """See to it that so many chunks of games are there. Errors: BadCluster; OSError."""
        elsewhere = None if self.ray is None else partial(play_away, order, self.ray)
        play_chunks(order, count, self.cores, progress, elsewhere)

    def _fitted(self) -> Mapping[str, Any]:
        """The numbers that `fit` found, none where it was not asked."""
        file = self.folder / "fitted.toml"
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    @cached_property
    def _rules(self) -> Any:
        return import_module(package_of(self.game))

    @cached_property
    def _content(self) -> Mapping[str, Any]:
        """The numbers of the evaluation as it is."""
        return tomllib.loads(tuning_file(self.game).read_text(encoding="utf-8"))

    def _tuned(self) -> Mapping[str, Any]:
        """The numbers that `tune` and `learn` found, or those of the evaluation as it is."""
        file = self.folder / "tuned.json"
        content = msgspec.json.decode(file.read_bytes(), type=dict[str, Any]) if file.exists() else self._content
        return {**content, "learned": str(self._learned.absolute())} if self._learned.exists() else content

    @property
    def _learned(self) -> Path:
        return self.folder / "learned.json"

    def _order(self) -> GamesOrder:
        return GamesOrder(self.game, self.folder / "games", self.seed, self.chunk, self.narrowed, self.is_compiled)

    def _turns_order(self, number: int, worths: Sequence[int]) -> TurnsOrder:
        """Turns of a round, of which some are those liked best with what was learned before."""
        file = self.folder / f"round-{number}.json"
        write_learned(file, self._rules.FACTS, worths)
        content = {**as_written(self._content), "learned": str(file.absolute()), "learned_players": self.players}
        # What later rounds try follows from how many games the ones before had
        told = f"{number}-of-{self.chunks}" if number else "0"
        folder, seed = self.folder / f"turns-{self.players}-{told}", self.seed + FIRST_ROUND + number
        weights = list(self._rules.weights(content))
        return TurnsOrder(self.game, folder, seed, self.chunk, self.narrowed, self.is_compiled, self.players, weights)

    def _positions(self, order: GamesOrder, count: int, content: Mapping[str, Any]) -> Positions:
        looker = Looker(self.game, self.is_compiled, self._rules.weights(content))
        try:
            return looker.positions(order.games(count))
        except FileNotFoundError as problem:
            raise BadTraining(f"{problem.filename}: not played yet; `play` comes first") from None

    def _duel(self, content: Mapping[str, Any]) -> Duel:
        new, old = self._rules.weights(content), self._rules.weights(self._content)
        duelling = Duelling(self.game, self.is_compiled, self.narrowed)
        return duelling.match(new, old, {"players": self.players}, -(-self.games // DUELS), self.seed + 2)

    def _rankings(self, fresh: GamesOrder, contents: Mapping[str, Mapping[str, Any]]) -> dict[str, Ranking]:
        """How weights, by their names, order turns that the present ones play on."""
        siblings = Siblings(self.game, self.is_compiled, self.narrowed)
        count = -(-self.games // (FRESH * FAMILIES))
        present = self._rules.weights(self._content)
        families = list(siblings.families(fresh.games(self.fresh_chunks), count, self.seed, present))
        return {name: siblings.ranking(families, self._rules.weights(content)) for name, content in contents.items()}


def _of_rounds(progress: Progress, before: int, done: int, wanted: int) -> None:
    """Tell of one round, so many others being over, as a part of all."""
    progress(before * wanted + done, ROUNDS * wanted)


def _trust(found: Reliability, seen: Positions) -> Trust:
    return Trust(len(np.unique(seen.game)), len(seen.game), found.error, found.luck)


STAGES: Sequence[str] = ("tune", "play", "learn", "compare", "fit", "chances", "check")
