"""The stack of pending steps as JSON. A stack that the rules can't reach is refused before they see it."""

import re
from typing import Any

from ratskeller.core.decisions import CHANCE, MEMOS, RULES, push
from ratskeller.core.errors import BadPosition
from ratskeller.core.game import Options

from . import fields as f
from .cards import QUESTIONS
from .fields import NOBODY, SLOTS, State
from .notation import step_name
from .rules import MOST_OPTIONS, legal

_LETTERS = {
    f.ASK_PLAGUE_START: "p",
    f.ASK_START_SEAT: "s",
    f.SETTLING: "g",
    f.ASK_SETTLE: "e",
    f.ASK_TURN: "t",
    f.ASK_RAT: "r",
    f.ASK_NEXT_TOKEN: "n",
    f.ASK_FACE: "f",
    f.ASK_MOVE: "m",
    f.ASK_EXTRA: "x",
    f.RAVAGING: "v",
    f.EVALUATING: "w",
    f.END_OF_TURN: "o",
    f.FINAL_TURNS: "l",
    f.FINAL_RAVAGE: "a",
    f.END: "z",
}
_CARD = "c"
_SHAPES = {
    f.SETUP: re.compile("g(e|sp|s|p)"),
    f.REGULAR: re.compile("t(c|cf)?|o(vr|wc|wn|wf)"),
    f.FINAL: re.compile("lt(c|cf|x|m|cm|wc|wn|wf)?"),
    f.RAVAGE: re.compile("aw[nf]"),
    f.OVER: re.compile("z"),
}
"""Possible stacks by round, bottom first."""

_BY_CHANCE = {f.ASK_PLAGUE_START, f.ASK_START_SEAT, f.ASK_NEXT_TOKEN, f.ASK_FACE}
_BY_RULES = {f.SETTLING, f.RAVAGING, f.EVALUATING, f.END_OF_TURN, f.FINAL_TURNS, f.FINAL_RAVAGE, f.END}


def dump_pending(s: State) -> list[dict[str, Any]]:
    """Return the pending steps, bottom first; none at the start of a turn and when the game is over."""
    steps = s.steps[: s.depth]
    if steps in ([f.ASK_TURN], [f.FINAL_TURNS, f.ASK_TURN], [f.END]):
        return []
    return [{"step": step_name(s.steps[i]), "memory": s.memos[i][:]} for i in range(s.depth)]


def load_pending(s: State, entries: Any, options: Options) -> None:
    """Put the pending steps on the stack. Errors: BadPosition."""
    if not isinstance(entries, list) or len(entries) > 6:
        raise BadPosition("pending: must be a list of at most 6 steps")
    frames = [_frame(number, entry) for number, entry in enumerate(entries, start=1)] or _default(s, options)
    letters = "".join(_LETTERS.get(step, _CARD) for step, _ in frames)
    if not _SHAPES[s.round].fullmatch(letters):
        names = ", ".join(step_name(step) for step, _ in frames)
        raise BadPosition(f"pending: {names or 'nothing'} can't wait in the {f.ROUND_NAMES[s.round]} round")
    for number, (step, memory) in enumerate(frames, start=1):
        _check_frame(s, number, step, memory)
        push(s, step, _askee(s, step), *memory)
    if s.round != f.OVER and legal(s, [0] * MOST_OPTIONS, [0] * MOST_OPTIONS) == 0:
        raise BadPosition(f"pending: no answer to {step_name(frames[-1][0])!r} would be legal")


def _default(s: State, options: Options) -> list[tuple[int, list[int]]]:
    """The steps at the start of a turn, or of the game."""
    nothing = [0] * MEMOS
    if s.round == f.SETUP:
        drawn = [(f.ASK_START_SEAT, nothing)] if options["start"] == "random" else []
        return [(f.SETTLING, nothing), *drawn, (f.ASK_PLAGUE_START, nothing)]
    if s.round == f.FINAL:
        return [(f.FINAL_TURNS, [(s.last_seat - s.seat) % s.players, 0, 0]), (f.ASK_TURN, nothing)]
    if s.round == f.RAVAGE:
        raise BadPosition("pending: the last ravage is always in the middle of something; say what")
    return [(f.END if s.round == f.OVER else f.ASK_TURN, nothing)]


def _frame(number: int, entry: Any) -> tuple[int, list[int]]:
    if not isinstance(entry, dict) or not entry.keys() <= {"step", "memory"}:
        raise BadPosition(f"pending[{number}]: must have 'step' and, if it remembers something, 'memory'")
    steps = {step_name(step): step for step in [*f.STEP_NAMES, *QUESTIONS]}
    name, memory = entry.get("step"), entry.get("memory", [0] * MEMOS)
    if not isinstance(name, str) or name not in steps:
        raise BadPosition(f"pending[{number}].step: unknown step {str(name)[:40]!r}")
    if not isinstance(memory, list) or len(memory) != MEMOS or not all(type(m) is int for m in memory):
        raise BadPosition(f"pending[{number}].memory: must be a list of {MEMOS} numbers")
    return steps[name], memory


def _askee(s: State, step: int) -> int:
    if step in _BY_CHANCE:
        return CHANCE
    return RULES if step in _BY_RULES else s.seat


def _check_frame(s: State, number: int, step: int, memory: list[int]) -> None:
    """Check that what a step remembers exists, so that the rules can rely on it."""
    if step in QUESTIONS:
        card = (step - f.CARD_STEPS) // f.STEPS_OF_A_CARD
        if s.holder[card] != s.seat:
            raise BadPosition(f"pending[{number}]: seat {s.seat} does not hold the card that asks {step_name(step)!r}")
        kinds = [kind for _, kind in QUESTIONS[step].memory]
    else:
        kinds = _KINDS.get(step, [])
    for place, value in enumerate(memory):
        kind = kinds[place] if place < len(kinds) else "zero"
        if not _exists(s, kind, memory, value):
            raise BadPosition(
                f"pending[{number}].memory[{place}]: {value} is no {kind} that {step_name(step)!r} can remember"
            )
    if len(set(memory[: len(kinds)])) < len(kinds) and set(kinds) in ({"shown"}, {"region"}):
        raise BadPosition(f"pending[{number}].memory: {step_name(step)!r} needs two different places")


_KINDS = {
    f.SETTLING: ["settlement"],
    f.ASK_RAT: ["rats", "plague"],
    f.ASK_NEXT_TOKEN: ["ravaged"],
    f.ASK_FACE: ["region", "slot", "purpose"],
    f.ASK_MOVE: ["steps"],
    f.ASK_EXTRA: ["cubes", "card"],
    f.RAVAGING: ["plague"],
    f.EVALUATING: ["ravaged"],
    f.FINAL_TURNS: ["turn"],
    f.FINAL_RAVAGE: ["region number"],
}


def _exists(s: State, kind: str, memory: list[int], value: int) -> bool:
    ranges = {
        "zero": (0, 0),
        "settlement": (0, 2 * s.players),
        "rats": (1, 2),
        "purpose": (f.FOR_RAVAGE, f.FOR_LOOK),
        "steps": (1, 2),
        "cubes": (1, 1),
        "region number": (1, len(s.in_play)),
    }
    if kind in ranges:
        least, most = ranges[kind]
        return least <= value <= most
    if kind == "region":
        return 0 <= value < len(s.in_play) and s.in_play[value] == 1
    if kind == "slot":
        return _exists(s, "region", memory, memory[0]) and 0 <= value < s.rats[memory[0]]
    if kind in ("token", "shown"):
        return 0 <= value < len(s.in_play) * SLOTS and value % SLOTS < s.rats[value // SLOTS]
    if kind == "card":
        return 0 <= value < f.CARDS and s.holder[value] == s.seat
    if kind == "turn":
        return value == (s.last_seat - s.seat) % s.players
    wanted = s.plague if kind == "plague" else s.ravaged
    return value == wanted != NOBODY
