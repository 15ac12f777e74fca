"""What a seat may know of a position: an allow-list, and nothing else (H1 to H3, V6)."""

from typing import Any

from ratskeller.core.game import Options

from . import fields as f
from .board import REGIONS
from .cards import QUESTIONS, ROSTER
from .fields import NOBODY, SLOTS, State
from .notation import Words, words_of
from .pieces import population


def view(s: State, options: Options, seat: int | None) -> dict[str, Any]:
    """Return what `seat` may know (None: a spectator), JSON-ready. Paths of data files stay out of it."""
    words = words_of(options)
    shown = {name: value for name, value in options.items() if name not in ("board", "tokens")}
    seats = range(s.players)
    return {
        "game": "rattus",
        "options": shown,
        "round": f.ROUND_NAMES[s.round],
        "seat": s.seat,
        "start_seat": None if _waits_for(s, f.ASK_START_SEAT) else s.start_seat,
        "last_seat": _seat(s.last_seat),
        "detail": _detail(s, words),
        "turn": {"taken": bool(s.taken), "added": bool(s.added), "used": used_cards(s)},
        "regions": {words.regions[r]: _region(s, words, seat, r) for r in range(REGIONS) if s.in_play[r]},
        "palace": [s.palace[i] for i in seats],
        "stock": [s.stock[i] for i in seats],
        "cards": {card.id: _seat(s.holder[n]) for n, card in ROSTER.items() if s.holder[n] != f.ABSENT},
        "plague": None if s.plague == NOBODY else words.regions[s.plague],
        "supply": s.supply,
        "used": used_faces(s, words),
        "hidden": _hidden(s, words, seat),
        "walls": [],
        "nuns": [],
        "bishops": [],
        "baker": [0] * s.players,
        "ravage": _ravage(s, words),
    }


def used_cards(s: State) -> list[str]:
    """Return the cards whose ability was used this turn."""
    return [card.id for number, card in ROSTER.items() if s.used[number]]


def used_faces(s: State, words: Words) -> list[str]:
    """Return the faces of the used tokens, in the order of the data file; several of one kind follow each other (H3)."""
    return [face for number, face in enumerate(words.faces) for _ in range(s.gone[number])]


def knows(s: State, seat: int | None, region: int, slot: int) -> bool:
    """Tell whether a seat may see the face of a token: it looked at it (H1), and in the printed reading is looking now (V6)."""
    if seat is None or s.face[region][slot] == NOBODY or not s.seen[region][slot] >> seat & 1:
        return False
    return not s.printed or region * SLOTS + slot in _tokens_being_shown(s, seat)


def _tokens_being_shown(s: State, seat: int) -> set[int]:
    shown = set()
    for level in range(s.depth):
        question = QUESTIONS.get(s.steps[level])
        if question and s.askees[level] == seat:
            shown |= {s.memos[level][i] for i, (_, kind) in enumerate(question.memory) if kind == "shown"}
    return shown


def _waits_for(s: State, step: int) -> bool:
    return step in s.steps[: s.depth]


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


def _region(s: State, words: Words, seat: int | None, region: int) -> dict[str, Any]:
    tokens = [_token(s, words, seat, region, slot) for slot in range(s.rats[region])]
    return {"cubes": s.cubes[region][: s.players], "tokens": tokens}


def _token(s: State, words: Words, seat: int | None, region: int, slot: int) -> dict[str, Any]:
    token = {
        "origin": f.ORIGIN_NAMES[s.origin[region][slot]],
        "seen": [i for i in range(s.players) if s.seen[region][slot] >> i & 1],
    }
    if knows(s, seat, region, slot):
        token["face"] = words.faces[s.face[region][slot]]
    return token


def _hidden(s: State, words: Words, seat: int | None) -> dict[str, int]:
    """How many tokens of each face are neither used nor known to the seat (H3)."""
    counts = [copies - gone for copies, gone in zip(s.copies, s.gone, strict=True)]
    for region in range(REGIONS):
        for slot in range(s.rats[region]):
            if knows(s, seat, region, slot):
                counts[s.face[region][slot]] -= 1
    return {face: counts[number] for number, face in enumerate(words.faces) if counts[number]}


def _ravage(s: State, words: Words) -> dict[str, Any] | None:
    if s.ravaged == NOBODY:
        return None
    return {
        "region": words.regions[s.ravaged],
        "population": population(s, s.ravaged) + s.neutral,
        "neutral": s.neutral,
        "lost": s.lost[: s.players],
        "final": s.round == f.RAVAGE,
    }


def _detail(s: State, words: Words) -> dict[str, Any]:
    """What the open question is about; all of it is public."""
    step, memos = s.steps[s.depth - 1], s.memos[s.depth - 1]
    if step in QUESTIONS:
        return {name: _place(words, kind, memos[i]) for i, (name, kind) in enumerate(QUESTIONS[step].memory)}
    if step == f.ASK_RAT:
        return {"region": words.regions[memos[1]], "left": memos[0]}
    if step == f.ASK_NEXT_TOKEN:
        return {"region": words.regions[memos[0]]}
    if step == f.ASK_FACE:
        return {"token": words.token(memos[0], memos[1])}
    if step == f.ASK_MOVE:
        return {"region": words.regions[s.plague], "steps": memos[0]}
    if step == f.ASK_EXTRA:
        return {"card": ROSTER[memos[1]].id, "left": memos[0]}
    return {}


def _place(words: Words, kind: str, number: int) -> str:
    return words.regions[number] if kind == "region" else words.token(*divmod(number, SLOTS))
