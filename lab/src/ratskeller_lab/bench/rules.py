"""Speed of the rules, compiled, interpreted, and through the Python interface."""

import random
from collections.abc import Sequence

import msgspec

from ratskeller import bots, games
from ratskeller.bots.greedy import GreedyBot
from ratskeller.core.compile.rules import rule
from ratskeller.core.engine import Bytes, States, copy_state, engine
from ratskeller.core.options import Options
from ratskeller.core.position import Position

from .figures import Figure, Work, figure_of, on_one_core, taking_turns
from .plan import AnyGame, Ceilings, Kind, Middle, plan_of

MANY = 100
"""Compiled games in one call."""
COPIES = 100_000
GO = "OpenSpiel Go 9x9, random games, from Python"
NO_PEER = "OpenSpiel is not installed, so the ratio to its Go 9x9 is missing: pip install 'ratskeller[bench]'"
SLICE = 0.1
"""Seconds of one measurement: compared works take turns several times a second."""
ROUNDS = 7
SINGLE_ROUNDS = 5


class Comparison(msgspec.Struct, frozen=True):
    """How much faster one work is than another, and the floor of the ratio."""

    name: str
    one: str
    other: str
    floor: float | None


def go_games() -> Work | None:
    """Return work that plays a random game of Go 9x9 in OpenSpiel, or None if OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    go = pyspiel.load_game("go(board_size=9)")
    choice = random.Random(1).choice

    def play() -> int:
        state = go.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
        return 1

    return play


@rule
def copies(states: States, raw: Bytes, count: int) -> int:
    """Copy the state in place 0 to place 1, `count` times."""
    for _ in range(count):
        copy_state(states, raw, 1, 0)
    return count


def rule_figures(names: Sequence[str], seconds: float = SLICE, rounds: int = ROUNDS) -> tuple[list[Figure], list[str]]:
    """Measure games; return figures and notes. Compared works take turns, in processor time, on one core if possible."""
    go = go_games()
    figures: list[Figure] = []
    with on_one_core():
        for game in map(games.get, names):
            plan = plan_of(game)
            figures += _random_figures(game, plan.random, go, seconds, rounds)
            single = taking_turns(_single(game, plan.middle), seconds, min(rounds, SINGLE_ROUNDS))
            figures += _single_figures(game, single, plan.greedy)
    return figures, [] if go else [NO_PEER]


def _random_figures(game: AnyGame, kinds: Sequence[Kind], go: Work | None, seconds: float, rounds: int) -> list[Figure]:
    """Measure random games: each comparison separately, and works without a comparison."""
    works: dict[str, Work] = {GO: go} if go else {}
    for kind in kinds:
        works |= _random_works(game, kind)
    comparisons = [found for kind in kinds for found in _comparisons(game, kind) if found.other in works]
    rates: dict[str, list[float]] = {name: [] for name in works}
    ratios: dict[str, list[float]] = {}
    for each in comparisons:
        found = taking_turns({name: works[name] for name in (each.one, each.other)}, seconds, rounds)
        ratios[each.name] = [one / other for one, other in zip(found[each.one], found[each.other], strict=True)]
        for name, more in found.items():
            rates[name] += more
    for name in [name for name, found in rates.items() if not found and name != GO]:
        rates |= taking_turns({name: works[name]}, seconds, rounds)
    floors = {f"{_title(game, kind.name)}, compiled": kind.floor for kind in kinds}
    figures = [figure_of(name, found, "games/s", floors.get(name)) for name, found in rates.items() if found]
    return figures + [figure_of(each.name, ratios[each.name], "times", each.floor) for each in comparisons]


def _title(game: AnyGame, kind: str) -> str:
    return f"{game.name}, random games, {kind}"


def _random_works(game: AnyGame, kind: Kind) -> dict[str, Work]:
    works = {f"{_title(game, kind.name)}, compiled": _random_games(game, kind.options, is_compiled=True)}
    if kind.interpreted:
        works[f"{_title(game, kind.name)}, interpreted"] = _random_games(game, kind.options, is_compiled=False)
    return works


def _comparisons(game: AnyGame, kind: Kind) -> list[Comparison]:
    title = _title(game, kind.name)
    compiled = f"{title}, compiled"
    found = []
    if kind.interpreted:
        found.append(Comparison(f"{title}, ratio", compiled, f"{title}, interpreted", kind.floor_to_interpreted))
    if kind.to is not None:
        other = f"{_title(game, kind.to)}, compiled"
        found.append(Comparison(f"{title}, to {kind.to}", compiled, other, kind.floor_to))
    if kind.floor_to_go is not None:
        found.append(Comparison(f"{title}, to Go 9x9", compiled, GO, kind.floor_to_go))
    return found


def _random_games(game: AnyGame, options: Options, is_compiled: bool) -> Work:
    """Return work that plays whole random games."""
    rules = engine(game, is_compiled)
    states, raw = rules.room(2)
    rules.put(states, 0, game.start(options)[1])
    out, weights = rules.buffers()
    words = rules.generators(1, 1)
    count = MANY if is_compiled else 1

    def play() -> int:
        rules.playouts(states, raw, count, words, out, weights)
        return count

    return play


def _single(game: AnyGame, middle: Middle) -> dict[str, Work]:
    """Return works on single states and positions: a copy, an answer, a list of answers, a thought."""
    rules = engine(game, is_compiled=True)
    states, raw = rules.room(2)
    position = _middle(game, middle)
    rules.put(states, 0, position.state)
    copy_many = rules.bind(copies)
    return {
        "state": lambda: int(copy_many(states, raw, COPIES)),
        "position": lambda: _done(position.copy()),
        "legal": lambda: _done(position.legal()),
        "answers": _answers(game, position),
        "greedy, compiled": _thoughts(game, position, True),
        "greedy, interpreted": _thoughts(game, position, False),
    }


def _done(_: object) -> int:
    return 1


def _middle(game: AnyGame, middle: Middle) -> Position:
    """Return a position in the middle of a random game in which a seat is asked."""
    rng = random.Random(1)
    position = game.new(**middle.options).play_chance(rng)
    while not position.over and len(position.answers) < middle.answers:
        position.play(rng.choice(position.legal())).play_chance(rng)
    return position


def _answers(game: AnyGame, position: Position) -> Work:
    """Return work that replays the answers of a position one by one through the Python interface."""

    def play() -> int:
        follower = game.new(**position.options)
        for answer in position.answers:
            follower.play(answer)
        return len(position.answers)

    return play


def _thoughts(game: AnyGame, position: Position, is_compiled: bool) -> Work:
    """Return work that plans a turn of `greedy`; nothing if it doesn't play the game."""
    if "greedy" not in bots.names(game.name) or not isinstance(position.actor, int):
        return lambda: 1
    seat = position.actor
    state = position.redeal(seat).state
    bot = GreedyBot(is_compiled=is_compiled)
    return lambda: _done(bot.plan(game, state, seat))


def _single_figures(game: AnyGame, found: dict[str, list[float]], ceilings: Ceilings) -> list[Figure]:
    def figure(name: str, work: str, scale: float, unit: str, ceiling: float | None = None) -> Figure:
        return figure_of(f"{game.name}, {name}", [scale / rate for rate in found[work]], unit, ceiling, True)

    return [
        figure("copy of a state, compiled", "state", 1e9, "ns"),
        figure("Position.copy", "position", 1e6, "µs"),
        figure("Position.legal", "legal", 1e6, "µs"),
        figure("Position.play, one answer", "answers", 1e6, "µs"),
        figure("greedy, a turn, compiled", "greedy, compiled", 1e3, "ms", ceilings.compiled),
        figure("greedy, a turn, interpreted", "greedy, interpreted", 1e3, "ms", ceilings.interpreted),
    ]
