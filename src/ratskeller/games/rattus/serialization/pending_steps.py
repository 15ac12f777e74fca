"""The stack of pending steps as JSON. A stack that the rules can't reach is refused."""

import re

from ratskeller.core.errors import BadPosition
from ratskeller.core.options import Options
from ratskeller.core.state import copy_of
from ratskeller.core.steps import CHANCE, DEPTH, MEMOS, RULES, drop, push
from ratskeller.core.validation import as_entries, is_number, short_repr

from ..notation import cards_in_play, step_id, step_name
from ..rules import fields as f
from ..rules import numbers
from ..rules.cards import QUESTIONS, functions
from ..rules.cards.card import card_of_step
from ..rules.entries import MOST_OPTIONS, go_on, legal
from ..rules.fields import NOBODY, SLOTS, State
from ..rules.pieces import cubes_on_board
from ..rules.setup import SETTLERS, settler
from ..setup import RANDOM_WAYS
from .memories import MEANINGS, exists

_LETTERS = {
    numbers.ASK_PLAGUE_START: "p",
    numbers.ASK_START_SEAT: "s",
    numbers.SETTLING: "g",
    numbers.ASK_SETTLE: "e",
    numbers.ASK_TURN: "t",
    numbers.ASK_RAT: "r",
    numbers.ASK_NEXT_TOKEN: "n",
    numbers.ASK_FACE: "f",
    numbers.ASK_MOVE: "m",
    numbers.ASK_EXTRA: "x",
    numbers.RAVAGING: "v",
    numbers.EVALUATING: "w",
    numbers.END_OF_TURN: "o",
    numbers.FINAL_TURNS: "l",
    numbers.FINAL_RAVAGE: "a",
    numbers.END: "z",
    numbers.ASK_CARD: "k",
    numbers.ASK_ORDER: "q",
    numbers.ASK_WHICH: "h",
    numbers.OUTBREAK: "b",
    numbers.ASK_POTION: "y",
}
_CARD = "c"
_SHAPES = {
    f.SETUP: re.compile("g(e|s|s?pk?)"),
    f.REGULAR: re.compile("t(c+f?|c*h|xc*)?|o(v(r|c+)|w(c+|n|f|q|by))"),
    f.FINAL: re.compile("lt(c+f?|c*[hm]|xc*|w(c+|n|f|q|by))?"),
    f.RAVAGE: re.compile("a(w(n|f|by)|c+)"),
    f.OVER: re.compile("z"),
}
"""Possible stacks by round, bottom first."""

_BY_CHANCE = {
    numbers.ASK_CARD,
    numbers.ASK_PLAGUE_START,
    numbers.ASK_START_SEAT,
    numbers.ASK_NEXT_TOKEN,
    numbers.ASK_FACE,
}
_BY_RULES = {
    numbers.SETTLING,
    numbers.RAVAGING,
    numbers.EVALUATING,
    numbers.END_OF_TURN,
    numbers.FINAL_TURNS,
    numbers.FINAL_RAVAGE,
    numbers.END,
    numbers.OUTBREAK,
}


def dump_pending(s: State) -> list[dict[str, object]]:
    """Return the pending steps, bottom first; none at the start of a turn and when the game is over."""
    steps = s.steps[: s.depth]
    if steps in ([numbers.ASK_TURN], [numbers.FINAL_TURNS, numbers.ASK_TURN], [numbers.END]):
        return []
    return [{"step": step_id(s.steps[i]), "memory": s.memos[i][:]} for i in range(s.depth)]


def load_pending(s: State, entries: object, options: Options) -> None:
    """Read the pending steps. Errors: BadPosition."""
    frames = [_frame(place, entry) for place, entry in as_entries("pending", entries, DEPTH)] or _default(s, options)
    if len({step for step, _ in frames}) < len(frames):
        raise BadPosition("pending: the same step waits twice (RAT-T1)")
    letters = "".join(_LETTERS.get(step, _CARD) for step, _ in frames)
    if not _SHAPES[s.round].fullmatch(letters):
        names = ", ".join(step_name(step) for step, _ in frames)
        raise BadPosition(f"pending: {names or 'nothing'} can't wait in the {f.ROUND_NAMES[s.round]} round")
    for index, (step, memory) in enumerate(frames):
        _check_frame(s, f"pending[{index}]", step, memory)
        push(s, step, _askee(s, step, memory), *memory)
    _check_choice(s, options, frames)
    _check_setup(s, frames[0][1][0], letters)
    _check_turn(s, frames, letters)
    _check_ravage(s, frames, letters)
    if s.round != f.OVER and legal(s, [0] * MOST_OPTIONS, [0] * MOST_OPTIONS) == 0:
        raise BadPosition(f"pending: no answer to {step_name(frames[-1][0])!r} would be legal")


def _default(s: State, options: Options) -> list[tuple[int, list[int]]]:
    nothing = [0] * MEMOS
    if s.round == f.SETUP:
        drawn = [(numbers.ASK_START_SEAT, nothing)] if options["start"] == "random" else []
        chosen = []
        if isinstance(options["cards"], str):
            count = len(cards_in_play(s))
            way, forced = RANDOM_WAYS[options["cards"]], int(options.get("chivalry", False))
            chosen = [(numbers.ASK_CARD, [count, way, forced])]
        return [(numbers.SETTLING, nothing), *drawn, (numbers.ASK_PLAGUE_START, nothing), *chosen]
    if s.round == f.FINAL:
        return [(numbers.FINAL_TURNS, [(s.last_seat - s.seat) % s.players, 0, 0]), (numbers.ASK_TURN, nothing)]
    if s.round == f.RAVAGE:
        raise BadPosition("pending: the last ravage is always in the middle of something; say what")
    return [(numbers.END if s.round == f.OVER else numbers.ASK_TURN, nothing)]


def _frame(place: str, entry: object) -> tuple[int, list[int]]:
    if not isinstance(entry, dict) or not entry.keys() <= {"step", "memory"}:
        raise BadPosition(f"{place}: must have 'step' and, if it remembers something, 'memory'")
    steps = {step_id(step): step for step in [*numbers.STEP_NAMES, *QUESTIONS]}
    name, memory = entry.get("step"), entry.get("memory", [0] * MEMOS)
    if not isinstance(name, str) or name not in steps:
        raise BadPosition(f"{place}.step: unknown step {short_repr(name)}")
    if not isinstance(memory, list) or len(memory) != MEMOS:
        raise BadPosition(f"{place}.memory: must be a list of {MEMOS} numbers, not {short_repr(memory)}")
    for index, value in enumerate(memory):
        if not is_number(value):
            raise BadPosition(f"{place}.memory[{index}]: must be a number, not {short_repr(value)}")
    return steps[name], memory


def _askee(s: State, step: int, memory: list[int]) -> int:
    if step in _BY_CHANCE:
        return CHANCE
    if step == numbers.ASK_POTION:
        return memory[1]
    return RULES if step in _BY_RULES else s.seat


def _check_frame(s: State, place: str, step: int, memory: list[int]) -> None:
    if step in QUESTIONS:
        if not _asks(s, card_of_step(step)):
            raise BadPosition(f"{place}: seat {s.seat} doesn't hold the card that asks {step_name(step)!r}")
        kinds = [kind for _, kind in QUESTIONS[step].memory]
        _check_number(s, place, step, memory)
    else:
        kinds = KINDS.get(step, [])
    for index, value in enumerate(memory):
        kind = kinds[index] if index < len(kinds) else "zero"
        if not exists(s, kind, memory, value):
            raise BadPosition(
                f"{place}.memory[{index}]: {step_name(step)!r} remembers {MEANINGS[kind]} there; {short_repr(value)} can't be"
            )
    if len(set(memory[: len(kinds)])) < len(kinds) and set(kinds) in ({"shown"}, {"region"}):
        raise BadPosition(f"{place}.memory: {step_name(step)!r} needs two different places")


def _asks(s: State, card: int) -> bool:
    """Tell whether a card can ask the seat on turn: it is held by it, or is emptied after the final round (F4)."""
    if s.round == f.RAVAGE:
        return s.holder[card] >= 0 and (s.holder[card] + 1) % s.players == s.seat
    return s.holder[card] == s.seat


def _check_number(s: State, place: str, step: int, memory: list[int]) -> None:
    """Check that a question for piece N is about piece N, and that pieces come to the board in their order."""
    piece = QUESTIONS[step].name[-1]
    if piece.isdigit() and memory[0] != int(piece):
        raise BadPosition(f"{place}.memory[0]: must be {piece} for {step_name(step)!r}")
    kinds = [kind for _, kind in QUESTIONS[step].memory]
    pieces = {"wall": s.walls, "nun": s.nuns, "bishop": s.bishops}.get(kinds[-1] if kinds else "", [])
    if pieces and NOBODY in pieces[: memory[0] - 1]:
        raise BadPosition(f"{place}: an earlier piece is not on the board yet")


def _check_choice(s: State, options: Options, frames: list[tuple[int, list[int]]]) -> None:
    """Check that cards are chosen exactly while there are fewer than six (S10)."""
    step, memory = frames[-1]
    is_random = isinstance(options["cards"], str)
    if is_random != (step == numbers.ASK_CARD):
        raise BadPosition("options.cards: a random way is given only while chance chooses the cards (RAT-S10)")
    if is_random:
        wanted = [len(cards_in_play(s)), RANDOM_WAYS[options["cards"]], int(options.get("chivalry", False))]
        if memory != wanted:
            raise BadPosition(f"pending[{len(frames) - 1}].memory: must be {wanted} (RAT-S10)")


def _check_setup(s: State, asked: int, letters: str) -> None:
    """Check the order of setup: the plague piece (S5), then two cubes for each settlement (S7)."""
    if s.round != f.SETUP:
        return
    if ("p" in letters) == (s.plague != NOBODY):
        raise BadPosition("plague: is put on the board before anything else, and not twice (RAT-S5)")
    if ("e" in letters) != (asked > 0) or (asked > 0 and s.seat != settler(s, asked - 1)):
        raise BadPosition("pending: it is not this seat's turn to settle (RAT-S7)")
    done = [settler(s, i) for i in range(asked - 1)]
    for seat in range(s.players):
        if cubes_on_board(s, seat) != SETTLERS * done.count(seat):
            raise BadPosition(f"regions: seat {seat} has settled {done.count(seat)} times, two cubes each (RAT-S7)")


def _check_turn(s: State, frames: list[tuple[int, list[int]]], letters: str) -> None:
    """Check that a question of an ability is open only while the ability is used (T1), and that what it adds is available."""
    if s.supply == 0 and letters.startswith("ov"):
        raise BadPosition("supply: no rat can be added from an empty supply (RAT-C2)")
    if "x" in letters and s.stock[s.seat] == 0:
        raise BadPosition(f"regions: the stock of seat {s.seat} is empty, so no cube can be added")
    if "m" in letters and s.moved:
        raise BadPosition("turn.moved: the plague piece moves once in a final turn (RAT-K4)")
    needed = {
        card for letter, (step, memory) in zip(letters, frames, strict=True) for card in _in_use(letter, step, memory)
    }
    # Taking a card may empty it without using it
    emptied = {card for card in needed if s.taken and card in functions("when_taken")}
    if any(not s.used[card] for card in needed - emptied) and not set(letters) & set("owa"):
        raise BadPosition("turn.used: a question of a card waits, but the card is not among those used (RAT-T1)")


def _in_use(letter: str, step: int, memory: list[int]) -> list[int]:
    if letter == _CARD:
        return [card_of_step(step)]
    place = {"x": 1, "m": 1, "h": 2}.get(letter)
    return [] if place is None else [memory[place]]


def _check_ravage(s: State, frames: list[tuple[int, list[int]]], letters: str) -> None:
    """Check that a ravage is given exactly while it lasts, and that faces are drawn for it or for a look."""
    if ("w" in letters) != (s.ravaged != NOBODY):
        raise BadPosition("ravage: is given exactly while the plague ravages a region (RAT-C3)")
    # The Serf may have returned some at once (K-SERF)
    if any(s.lost[seat] > s.stock[seat] for seat in range(s.players) if seat != s.seat):
        raise BadPosition("ravage.lost: cubes that were lost are back in the stock (RAT-C5)")
    if letters.startswith("a") and frames[0][1][0] != s.ravaged + 1:  # nothing is ravaged yet: NOBODY + 1 is the first
        raise BadPosition("pending[0].memory[0]: must be the region after the one being ravaged (RAT-F5)")
    if "wc" in letters and any(memory[0] != s.ravaged for _, memory in frames[letters.index("w") + 1 :]):
        raise BadPosition("pending: the decision is about the region being ravaged (RAT-C6)")
    if ("q" in letters and not (s.ordered and s.opened == s.rats[s.ravaged])) or ("n" in letters and s.ordered):
        raise BadPosition("ravage.ordered: a seat picks the order exactly when all rats lie open (RAT-K-CRUSADER)")
    if letters.endswith("f"):
        _check_face(s, frames, letters)
    if letters.endswith("by"):
        _check_potion(s)


def _check_potion(s: State) -> None:
    """Check that the next hit asks this owner: the rules ask the same when they continue from here."""
    trial = copy_of(s)
    drop(trial)
    go_on(trial)
    if not s.letter or (trial.depth, trial.steps, trial.askees, trial.memos) != (s.depth, s.steps, s.askees, s.memos):
        raise BadPosition("pending: this seat is not the one that the outbreak asks for a potion (RAT-V2)")


def _check_face(s: State, frames: list[tuple[int, list[int]]], letters: str) -> None:
    (below, remembered), (_, (region, slot, purpose)) = frames[-2], frames[-1]
    if letters.endswith("wf"):
        wanted = numbers.FOR_ALL if s.ordered else numbers.FOR_RAVAGE
        fits = purpose == wanted and region == s.ravaged and (not s.ordered or slot == s.opened)
    else:
        looked_at = [remembered[i] for i, (_, kind) in enumerate(QUESTIONS[below].memory) if kind == "shown"]
        fits = purpose == numbers.FOR_LOOK and looked_at[-1:] == [region * SLOTS + slot]
    if not fits:
        raise BadPosition(
            "pending: the face belongs to no token that is being revealed or looked at (RAT-C4, RAT-K-WITCH)"
        )


KINDS = {
    numbers.SETTLING: ["settlement"],
    numbers.ASK_CARD: ["drawn", "choice", "flag"],
    numbers.ASK_RAT: ["rats", "plague", "added"],
    numbers.ASK_NEXT_TOKEN: ["ravaged"],
    numbers.ASK_ORDER: ["ravaged"],
    numbers.ASK_WHICH: ["way", "some", "card"],
    numbers.ASK_FACE: ["region", "slot", "purpose"],
    numbers.ASK_MOVE: ["steps", "card", "follows"],
    numbers.ASK_EXTRA: ["cubes", "card", "extra regions"],
    numbers.RAVAGING: ["plague"],
    numbers.EVALUATING: ["ravaged"],
    numbers.OUTBREAK: ["used face", "hits", "outbreak"],
    numbers.ASK_POTION: ["ravaged", "owner"],
    numbers.FINAL_TURNS: ["turn"],
    numbers.FINAL_RAVAGE: ["region number"],
}
"""The kinds of numbers (see `memories.MEANINGS`) in the memory of the steps of the rules. Cards declare their own."""
