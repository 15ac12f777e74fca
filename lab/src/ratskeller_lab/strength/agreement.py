"""Whether a bot agrees with itself: how often it plays another turn when only its seed changes.

`python -m ratskeller_lab.strength.agreement --decisions 100 --seeds 5`, from the root of the repository: games are played by a level, some
decisions of each are taken, and the bot thinks about each of them once with every seed. It prints how many decisions differ between seeds,
how many of them in kind, and the processor time of a thought. In Rattus, turns differ in kind if they differ in card, ability or places of
cubes: where the plague goes and where new rats come does not count. In Carcassonne every difference counts.

Every game has a line in a record in `--folder`: Ctrl+C prints what there is, and the same command goes on from there; `--fresh` throws the
record away.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import track

from ratskeller import bots, games
from ratskeller.arena.executors import all_cores
from ratskeller.core.errors import RatskellerError
from ratskeller.core.position import Position
from ratskeller.core.sources import fingerprint
from ratskeller.search.turns import answer_texts, question_names
from ratskeller.strength.statistics import mean, over_deals, quantile

from .cores import on_cores
from .readiness import warn_of_interpreted

FOLDER = Path("test-results") / "strength"
BAD_INPUT, INTERRUPTED = 2, 130
EACH = 4
"""Decisions taken of each game."""
CLOSING = {"rattus": ("plague ", "rat", "extra rat")}
"""What does not count as a difference in kind: questions, and beginnings of answers that end with a space."""

Kind = tuple[str, ...]


class Plan(msgspec.Struct, frozen=True):
    """What is measured. `sources` is the hash of rules and bots."""

    game: str
    bot: str
    player: str
    players: int
    seeds: int
    sources: str


class Asked(msgspec.Struct, frozen=True):
    """A decision: the turn found with every seed, its kind, and the seconds of processor time for all of them."""

    at: int
    turns: list[str]
    kinds: list[Kind]
    seconds: float


class Seen(msgspec.Struct, frozen=True):
    """The decisions taken of a game."""

    number: int
    decisions: list[Asked]


def think(plan: Plan, number: int) -> Seen:
    """Play a game, and let the bot think about some of its decisions with every seed."""
    found = []
    for position in _decisions(plan, number):
        began = time.process_time()
        turns = [_turn(position, plan, seed) for seed in range(plan.seeds)]
        seconds = time.process_time() - began
        texts = ["; ".join(answer_texts(position.game, position.options, position.state, turn)) for turn in turns]
        found.append(Asked(len(position.answers), texts, [kind_of(position, turn) for turn in turns], seconds))
    return Seen(number, found)


def _decisions(plan: Plan, number: int) -> list[Position]:
    """Return some decisions of a game, as their seats know them."""
    chance = random.Random(number)
    position = games.get(plan.game).new(players=plan.players)
    players = [bots.make_planner(plan.player, plan.game, seed=number) for _ in range(plan.players)]
    every = []
    while not position.over:
        if position.actor == "chance":
            position.play_chance(chance)
            continue
        seat = int(position.actor or 0)
        known = position.redeal(seat)
        known.state.logging = 0
        every.append(known)
        answers = players[seat].plan(known.game, known.state, seat)
        position.play("; ".join(answer_texts(known.game, known.options, known.state, answers)))
    return [every[at] for at in sorted(chance.sample(range(len(every)), EACH))]


def _turn(position: Position, plan: Plan, seed: int) -> list[int]:
    bot = bots.make_planner(plan.bot, plan.game, seed)
    return bot.plan(position.game, position.state, int(position.actor or 0))


def kind_of(position: Position, answers: Sequence[int]) -> Kind:
    """Return the parts of a turn that make its kind, in alphabetical order: the same parts in another order are the same turn."""
    texts = answer_texts(position.game, position.options, position.state, answers)
    left_out = CLOSING.get(position.game.name, ())
    beginnings = tuple(it for it in left_out if it.endswith(" "))
    return tuple(
        sorted(
            f"{question}: {text}"
            for question, text in zip(question_names(position, answers), texts, strict=True)
            if question not in left_out and not (beginnings and text.startswith(beginnings))
        )
    )


def page(seen: Sequence[Seen]) -> str:
    """Return the figures as a table in Markdown; games are the units of the 95 % intervals."""
    rows = {
        "decisions that differ in kind": [[float(len(set(it.kinds)) > 1) for it in game.decisions] for game in seen],
        "decisions that differ at all": [[float(len(set(it.turns)) > 1) for it in game.decisions] for game in seen],
        "two seeds differ in kind": [[_pairs(it.kinds) for it in game.decisions] for game in seen],
    }
    lines = [("", "share", "95 % interval"), ("---", "---", "---")]
    for name, shares in rows.items():
        by_game = [mean(game) for game in shares]
        low, high = over_deals(by_game)
        lines.append((name, f"{mean(by_game):.1%}", f"{low:.1%} to {high:.1%}"))
    times = [1000 * it.seconds / len(it.turns) for game in seen for it in game.decisions]
    count = len(times)
    found = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return (
        f"{found}\n\n{count} decisions of {len(seen)} games; processor time of a thought: "
        f"mean {mean(times):.0f} ms, median {quantile(times, 0.5):.0f} ms, 95 % {quantile(times, 0.95):.0f} ms"
    )


def _pairs(kinds: Sequence[Kind]) -> float:
    """Return the share of pairs of seeds whose turns differ in kind."""
    return mean([float(one != other) for one, other in combinations(kinds, 2)])


def main(arguments: Sequence[str]) -> int:
    """Measure, print the table; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m ratskeller_lab.strength.agreement", description=__doc__)
    parser.add_argument("--game", default="rattus")
    parser.add_argument("--bot", help="who thinks, such as plague-doctor@250; by default the strongest level")
    parser.add_argument("--player", default="alderman", help="who plays the games that the decisions come from")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=100, help=f"how many decisions, {EACH} of each game")
    parser.add_argument("--seeds", type=int, default=5, help="with how many seeds the bot thinks about each")
    parser.add_argument("--cores", type=int, default=all_cores(), help="how many processes think")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the record is")
    parser.add_argument("--fresh", action="store_true", help="throw the record away first")
    given = parser.parse_args(arguments)
    try:
        plan = _plan(given)
        warn_of_interpreted([plan.game])
        given.folder.mkdir(parents=True, exist_ok=True)
        file = given.folder / f"agreement-{plan.game}-{plan.players}-{plan.bot}-{plan.seeds}.jsonl"
        if given.fresh:
            file.unlink(missing_ok=True)
        seen, status = _games(plan, -(-given.decisions // EACH), given.cores, file)
    except RatskellerError as problem:
        print(f"agreement: {problem}", file=sys.stderr)
        return BAD_INPUT
    if seen:
        print(page(seen))
    return status


def _plan(given: argparse.Namespace) -> Plan:
    """Return what is measured. Errors: UnknownGame, UnknownBot, BadOption, RatskellerError."""
    if given.seeds < 2 or given.decisions < 1:
        raise RatskellerError("seeds and decisions: at least 2 seeds and 1 decision")
    bot = given.bot or bots.levels(given.game)[-1]
    for name in (bot, given.player):
        bots.make_planner(name, given.game)
    games.get(given.game).new(players=given.players)
    return Plan(given.game, bot, given.player, given.players, given.seeds, fingerprint(given.game))


def _games(plan: Plan, count: int, cores: int, file: Path) -> tuple[list[Seen], int]:
    """Return the games, and the exit status: those of the record, then those that are still missing, until an interrupt."""
    seen = {game.number: game for game in _recorded(plan, file)}
    missing = [(plan, number) for number in range(count) if number not in seen]
    status = 0
    with file.open("ab") as record:
        try:
            ended = on_cores(think, missing, cores)
            for _, game in track(ended, plan.game, len(missing), console=Console(stderr=True), transient=True):
                record.write(msgspec.json.encode(game) + b"\n")
                record.flush()
                seen[game.number] = game
        except KeyboardInterrupt:
            status = INTERRUPTED
    return list(islice((seen[number] for number in sorted(seen)), count)), status


def _recorded(plan: Plan, file: Path) -> Iterator[Seen]:
    """Yield the games of a record, which is begun if there is none. A line that is not whole is cut off. Errors: RatskellerError."""
    if not file.exists():
        file.write_bytes(msgspec.json.encode(plan) + b"\n")
    lines = [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    try:
        is_same = msgspec.json.decode(lines[0], type=Plan) == plan
        seen = [msgspec.json.decode(line, type=Seen) for line in lines[1:]]
    except (IndexError, msgspec.DecodeError) as problem:
        raise RatskellerError(f"{file}: is no record of decisions ({problem}); name another folder") from None
    if not is_same:
        raise RatskellerError(f"{file}: is the record of another measurement, or bots have changed; use --fresh")
    file.write_bytes(b"".join(lines))
    yield from seen


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
