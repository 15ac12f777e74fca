"""Apples as the library knows it: the contract of `core.game`, fulfilled."""
# ruff: noqa: ARG002 - the contract gives more than this game needs

from collections.abc import Sequence
from typing import Any

from ratskeller.core.decisions import CHANCE, RULES, push, top_step
from ratskeller.core.errors import BadOption, BadPosition
from ratskeller.core.events import Event
from ratskeller.core.game import Game
from ratskeller.core.options import Options, check_known
from ratskeller.core.reading import as_choice, as_flag, as_int, as_object, check_keys, fill
from ratskeller.core.state import copy_of

from .rules import entries, numbers
from .rules import fields as f
from .rules.fields import APPLES, NOBODY, State
from .shown import events as ev

BARRELS = (12, 24)
"""Apples in the barrel; a third of them are rotten (APL-1)."""
KEYS = ("game", "format", "options", "seat", "left", "looked", "seen", "wants", "scores", "over")


class Apples(Game[State]):
    """A small game with everything that the contract knows: options, chance, and a secret."""

    name = "apples"
    version = 1
    players = (2, 3)
    shared_options = ("players", "barrel")
    EVENTS = ev.ApplesEvent
    STATE = State
    MOST_OPTIONS = entries.MOST_OPTIONS

    actor = staticmethod(entries.actor)
    legal = staticmethod(entries.legal)
    draw = staticmethod(entries.draw)
    apply = staticmethod(entries.apply)

    def start(self, options: Options) -> tuple[Options, State]:
        """Check options and fill the barrel (APL-1)."""
        checked = _complete(options)
        s = _empty(checked)
        s.left[f.ROTTEN] = checked["barrel"] // 3
        s.left[f.SOUND] = checked["barrel"] - s.left[f.ROTTEN]
        entries.begin_turn(s, 0)
        return checked, s

    def catalogue(self) -> dict[str, Any]:
        """Return how many apples there can be."""
        return {"barrels": list(BARRELS)}

    def question(self, state: State) -> str:
        """Return the name of the open question."""
        return numbers.STEP_NAMES[top_step(state)]

    def text(self, state: State, options: Options, answer: int) -> str:
        """Return an answer as text."""
        return numbers.ANSWERS[answer]

    def decode(self, state: State, options: Options, rows: Sequence[tuple[int, ...]]) -> list[Event]:
        """Return the rows of the event log as structs."""
        return [_decoded(state, *row[:4]) for row in rows]

    def view(self, state: State, options: Options, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know: the apple on top is for who looked at it."""
        known = self.dump(state, options)
        knows = seat is not None and seat == known["seat"] and state.seen != NOBODY
        # Others know what lies in the barrel and on its top together
        left = [count + int(i == state.seen) for i, count in enumerate(state.left)]
        shown = {"game": self.name, "options": options, "seat": known["seat"], "over": "over" in known}
        return shown | {
            "left": dict(zip(APPLES, left, strict=True)),
            "looked": known["looked"],
            "seen": known["seen"] if knows else None,
        }

    def dump(self, state: State, options: Options) -> dict[str, Any]:
        """Return the whole position, JSON-ready."""
        seats = [seat for seat in state.askees[: state.depth] if seat >= 0]
        content: dict[str, Any] = {
            "game": self.name,
            "format": 1,
            "options": options,
            "seat": seats[0] if seats else None,
            "left": dict(zip(APPLES, state.left, strict=True)),
            "looked": numbers.ASK_KEEP in state.steps[: state.depth],
            "seen": None if state.seen == NOBODY else APPLES[state.seen],
            "scores": self.scores(state),
        }
        if top_step(state) == numbers.ASK_APPLE:
            content["wants"] = numbers.ANSWERS[state.memos[state.depth - 1][1]]
        return content | ({"over": True} if entries.actor(state) == RULES else {})

    def load(self, content: dict[str, Any]) -> tuple[Options, State]:
        """Return options and state of a position. Errors: BadPosition naming place and rule."""
        check_keys("the position", content, KEYS)
        try:
            options = _complete(as_object("options", content.get("options", {})))
        except BadOption as problem:
            raise BadPosition(f"options.{problem}") from None
        s = _empty(options)
        _load_apples(s, content, options["barrel"])
        fill("scores", s.scores, content.get("scores"), s.players, options["barrel"])
        _load_question(s, content)
        return options, s

    def redeal(self, state: State, seat: int) -> State:
        """Put the apple on top back among the others, unless the seat has looked at it; it comes up anew."""
        known = copy_of(state)
        if known.seen != NOBODY and entries.actor(known) != seat:
            known.left[known.seen] += 1
            known.seen = NOBODY
        return known

    def scores(self, state: State) -> list[int]:
        """Return the points of every seat."""
        return state.scores[: state.players]

    def places(self, state: State) -> list[int]:
        """Return the places (APL-4): most points win, a tie is shared."""
        scores = self.scores(state)
        return [1 + sum(other > mine for other in scores) for mine in scores]


def _empty(options: Options) -> State:
    s = State()
    s.players = options["players"]
    s.seen = NOBODY
    return s


def _complete(options: Options) -> Options:
    """Return all options. Errors: BadOption naming the option and what would be right."""
    check_known(options, Apples.shared_options)
    complete = {"players": 2, "barrel": BARRELS[0]} | options
    for name, possible in (("players", Apples.players), ("barrel", BARRELS)):
        value = complete[name]
        if isinstance(value, bool) or value not in possible:
            raise BadOption(f"{name}: must be {' or '.join(map(str, possible))} (APL-1), not {value!r}")
    return complete


def _load_apples(s: State, content: dict[str, Any], barrel: int) -> None:
    left = as_object("left", content.get("left", {}))
    check_keys("left", left, APPLES)
    for apple, name in enumerate(APPLES):
        s.left[apple] = as_int(f"left.{name}", left.get(name, 0), 0, barrel)
    if content.get("seen") is not None:
        s.seen = as_choice("seen", content["seen"], APPLES)
    if sum(s.left) + int(s.seen != NOBODY) > barrel:
        raise BadPosition(f"left: there are {barrel} apples in this game (APL-1)")


def _load_question(s: State, content: dict[str, Any]) -> None:
    if content.get("over") is True:
        push(s, numbers.END, RULES)
        return
    seat = as_int("seat", content.get("seat"), 0, s.players - 1)
    if s.seen == NOBODY and sum(s.left) == 0:
        raise BadPosition("left: the game is over when the barrel is empty (APL-4)")
    looked = as_flag("looked", content.get("looked", False))
    push(s, numbers.ASK_KEEP if looked else numbers.ASK_TURN, seat)
    if content.get("wants") is not None:
        push(s, numbers.ASK_APPLE, CHANCE, seat, as_choice("wants", content["wants"], numbers.ANSWERS[: numbers.APPLE]))


def _decoded(s: State, kind: int, seat: int, apple: int, score: int) -> Event:
    if kind == numbers.EV_TURN:
        return ev.AppleTurnBegan(rule="APL-2", seat=seat)
    if kind == numbers.EV_SEEN:
        return ev.AppleSeen(rule="APL-2", seat=seat, apple=APPLES[apple])
    if kind == numbers.EV_TAKEN:
        return ev.AppleTaken(rule="APL-3", seat=seat, apple=APPLES[apple], score=score)
    if kind == numbers.EV_THROWN:
        return ev.AppleThrown(rule="APL-2", seat=seat, apple=APPLES[apple])
    ranking = sorted(range(s.players), key=lambda seat: (-s.scores[seat], seat))
    return ev.BarrelEmptied(rule="APL-4", ranking=ranking, scores=s.scores[: s.players])


GAME = Apples()
