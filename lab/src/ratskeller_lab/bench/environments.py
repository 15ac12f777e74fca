"""How fast the environments for researchers are, beside their peers where those are installed."""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from threading import Thread
from typing import Any

from ratskeller import games
from ratskeller.core.errors import MissingPackage, UnknownGame
from ratskeller.core.plugins import can_compile, missing_package

from .figures import Figure, Work, figure_of, taking_turns

GAMES_IN_BATCH = 64
SHARED_BATCHES = (GAMES_IN_BATCH, 256)
"""Games in each batch when two threads step one each: a step of few games is so short that the threads often wait for the GIL."""
STEPS = 200
"""Steps of a batch, and of a single game, in one unit of work."""
PEER_STEPS = 10
"""Steps of a batch of Pgx in one unit of work: each takes milliseconds on a processor."""
FLOORS = {"rattus": 2_000_000.0, "carcassonne": 500_000.0}
"""Steps a second of a batch, with observations and masks."""
SINGLE_FLOOR = 100_000.0
TWO_CORES_FLOOR = 1.7
UNIT = "steps/s"


def environment_figures(names: Sequence[str], seconds: float = 0.5, rounds: int = 5) -> tuple[list[Figure], list[str]]:
    """Measure steps a second of batches and of the environments of PettingZoo and Gymnasium, and of peers in the same rounds."""
    if not can_compile():
        return [], ["numba is not installed, so environments are not measured: pip install 'ratskeller[research]'"]
    works: dict[str, Work] = {}
    floors: dict[str, float] = {}
    notes: list[str] = []
    for name in names:
        try:
            works |= {f"{name}: {what}": work for what, work in _works(name)}
        except UnknownGame as problem:
            notes.append(str(problem))
        except ModuleNotFoundError as error:
            notes.append(f"{name}: {missing_package(error) or error}")
        except MissingPackage as problem:
            notes.append(f"{name}: {problem}")
    for what in works:
        game, _, kind = what.partition(": ")
        floors[what] = FLOORS[game] if kind == BATCH and game in FLOORS else SINGLE_FLOOR
    peers = {}
    for name, make in PEERS.items():
        try:
            peers[name] = make()
        except Exception as problem:  # a peer that is not installed or does not start is no fault of ours
            notes.append(f"{name} is left out: {type(problem).__name__}: {problem}")
    rates = taking_turns(works | peers, seconds, rounds)
    found = [figure_of(name, rates[name], UNIT, floors.get(name)) for name in rates]
    measured = [name for name in names if f"{name}: {BATCH}" in works]
    return [*found, *(_two_cores(name, count, seconds, rounds) for name in measured for count in SHARED_BATCHES)], notes


BATCH = f"batch of {GAMES_IN_BATCH}, with observations and masks"


def _works(game: str) -> Iterator[tuple[str, Work]]:
    """Yield what is measured of a game: with two players, and a random policy that is part of the figure."""
    yield BATCH, _batch_work(game)
    yield "PettingZoo raw_env", _aec_work(game)
    yield "gymnasium.make", _gymnasium_work(game)


def _batch_work(game: str, count: int = GAMES_IN_BATCH, seed: int = 1) -> Work:
    from ratskeller.research.batch import Batch

    batch = Batch(game, count, seed=seed, players=games.get(game).players[0])

    def work() -> int:
        for _ in range(STEPS):
            batch.step(batch.random_actions())
        return STEPS * count

    return work


def _aec_work(game: str) -> Work:
    from ratskeller.research.pettingzoo.aec import GameEnv

    env = GameEnv(game, 0, players=games.get(game).players[0])
    env.reset(seed=1)
    rng = random.Random(1)
    choices, counts = env.batch.choices[0], env.batch.counts

    def work() -> int:
        for _ in range(STEPS):
            _, _, over, _, _ = env.last()
            if over:
                env.reset()
            else:
                env.step(int(choices[int(rng.random() * counts[0])]))
        return STEPS

    return work


def _gymnasium_work(game: str) -> Work:
    import gymnasium

    from ratskeller.research.gymnasium import ENVIRONMENTS

    env = gymnasium.make(f"ratskeller/{ENVIRONMENTS[game]}", players=games.get(game).players[0])
    env.reset(seed=1)
    rng = random.Random(1)
    batch = env.unwrapped.batch
    choices, counts = batch.choices[0], batch.counts

    def work() -> int:
        for _ in range(STEPS):
            _, _, over, _, _ = env.step(int(choices[int(rng.random() * counts[0])]))
            if over:
                env.reset()
        return STEPS

    return work


def _two_cores(game: str, count: int, seconds: float, rounds: int) -> Figure:
    """Measure how many times faster two batches of `count` games in two threads are than one, by the clock."""
    works = [_batch_work(game, count, seed) for seed in (1, 2)]
    ratios = []
    for _ in range(rounds):
        alone = _by_the_clock(works[:1], seconds)
        ratios.append(_by_the_clock(works, seconds) / alone)
    return Figure(
        f"{game}: two batches of {count} in two threads against one", median(ratios), "times", TWO_CORES_FLOOR
    )


def _by_the_clock(works: Sequence[Work], seconds: float) -> float:
    """Return the units a second of works in a thread each."""
    done = [0] * len(works)
    end = time.perf_counter() + seconds

    def run(number: int) -> None:
        while time.perf_counter() < end:
            done[number] += works[number]()

    threads = [Thread(target=run, args=(number,)) for number in range(len(works))]
    began = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(done) / (time.perf_counter() - began)


def _open_spiel(name: str) -> Callable[[], Work]:
    def make() -> Work:
        import pyspiel

        game = pyspiel.load_game(name)
        rng = random.Random(1)

        def work() -> int:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.observation_tensor(state.current_player())
                    state.apply_action(rng.choice(state.legal_actions()))
                    steps += 1
            return steps

        return work

    return make


def _classic(name: str) -> Callable[[], Work]:
    def make() -> Work:
        from importlib import import_module

        env: Any = import_module(f"pettingzoo.classic.{name}").raw_env()
        rng = random.Random(1)

        def work() -> int:
            env.reset()
            steps = 0
            for agent in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    return steps
                env.step(rng.choice([n for n, legal in enumerate(_mask(seen, env, agent)) if legal]))
                steps += 1
            return steps

        work()
        return work

    return make


def _pgx(name: str) -> Callable[[], Work]:
    def make() -> Work:
        from importlib import import_module

        jax: Any = import_module("jax")
        pgx: Any = import_module("pgx")
        again: Any = import_module("pgx.experimental").auto_reset
        env = pgx.make(name)
        step = jax.vmap(again(env.step, env.init))

        def play(state: Any, key: Any) -> tuple[Any, Any]:
            key, for_actions, for_steps = jax.random.split(key, 3)
            weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            actions = jax.random.categorical(for_actions, weights)
            return step(state, actions, jax.random.split(for_steps, GAMES_IN_BATCH)), key

        compiled = jax.jit(play)
        key = jax.random.PRNGKey(1)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES_IN_BATCH))

        def work() -> int:
            nonlocal state, key
            for _ in range(PEER_STEPS):
                state, key = compiled(state, key)
            state.observation.block_until_ready()
            return PEER_STEPS * GAMES_IN_BATCH

        work()
        return work

    return make


def _mask(seen: Any, env: Any, agent: str) -> Sequence[int]:
    return seen["action_mask"] if "action_mask" in seen else env.infos[agent]["action_mask"]  # type: ignore[no-any-return]


PEERS: dict[str, Callable[[], Work]] = {
    "peer: OpenSpiel backgammon, with observation tensors": _open_spiel("backgammon"),
    "peer: OpenSpiel go 9x9, with observation tensors": _open_spiel("go(board_size=9)"),
    "peer: PettingZoo tictactoe raw_env": _classic("tictactoe_v3"),
    "peer: PettingZoo connect_four raw_env": _classic("connect_four_v3"),
    f"peer: Pgx backgammon, batch of {GAMES_IN_BATCH}": _pgx("backgammon"),
    f"peer: Pgx go 9x9, batch of {GAMES_IN_BATCH}": _pgx("go_9x9"),
}
