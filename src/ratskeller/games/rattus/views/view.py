"""The view of a seat: an allow-list of what it may know (H1 to H3, V6)."""

from typing import TypedDict

import msgspec
from msgspec import UNSET

from ratskeller.core.options import Options

from ..data.board import REGIONS
from ..data.tokens import NAMED
from ..notation import Words, cards_in_play, words_of
from ..options import advice, code_of
from ..rules import fields as f
from ..rules import numbers
from ..rules.cards import QUESTIONS, ROSTER, merchant
from ..rules.extras import TOGETHER
from ..rules.faces import is_listed_as_used
from ..rules.fields import NOBODY, SLOTS, State
from ..rules.pieces import counted_population, nuns_in
from ..rules.potions import UNLIMITED, cubes_with, potions_left
from ..schema.view import Detail, RattusView, Ravage, Region, Token, Turn, UntilEnd
from ..setup import supply_at_start


def view(s: State, options: Options, seat: int | None) -> RattusView:
    """Return what a seat may know (None: a spectator), without the paths of data files."""
    words = words_of(options)
    public = public_options(s, options)
    cards = public["cards"]
    is_chosen = isinstance(cards, list)
    return RattusView(
        game="rattus",
        options={name: value for name, value in public.items() if name not in ("board", "tokens") or value in NAMED},
        code=code_of(cards) if is_chosen else None,
        advice=advice(s.players, cards) if is_chosen else [],
        round=f.ROUND_NAMES[s.round],
        seat=s.seat,
        start_seat=None if _waits_for(s, numbers.ASK_START_SEAT) else s.start_seat,
        last_seat=_seat(s.last_seat),
        detail=msgspec.convert(_detail(s, words), Detail),
        turn=Turn(bool(s.taken), bool(s.added), used_cards(s)),
        regions={words.regions[r]: _region(s, words, seat, r) for r in range(REGIONS) if s.in_play[r]},
        palace=s.palace[: s.players],
        stock=s.stock[: s.players],
        cards={card.id: _seat(s.holder[n]) for n, card in ROSTER.items() if s.holder[n] != f.ABSENT},
        plague=None if s.plague == NOBODY else words.regions[s.plague],
        supply=s.supply,
        until_end=_until_end(s),
        used=used_faces(s, words),
        hidden=_hidden(s, words, seat),
        **placed_pieces(s, words),
        potions_left=None if potions_left(s) == UNLIMITED else potions_left(s),
        ravage=_ravage(s, words),
    )


class PlacedPieces(TypedDict):
    """The pieces of class cards, as views and positions write them."""

    walls: list[str]
    nuns: list[str]
    bishops: list[str]
    baker: list[int]


def _until_end(s: State) -> UntilEnd | None:
    """Return what is left before each trigger of the end (F1, ruling R18); None from the final round on."""
    if s.round >= f.FINAL:
        return None
    return UntilEnd(
        rats=s.supply,
        rats_at_start=supply_at_start(s.players, sum(s.in_play)),
        cubes=[s.stock[seat] + s.baker[seat] for seat in range(s.players)],
        turns=f.IDLE_ROUNDS * s.players - s.idle,
    )


def placed_pieces(s: State, words: Words) -> PlacedPieces:
    return {
        "walls": [words.link(link) for link in s.walls if link != NOBODY],
        "nuns": [words.regions[region] for region in s.nuns if region != NOBODY],
        "bishops": [words.regions[region] for region in s.bishops if region != NOBODY],
        "baker": s.baker[: s.players],
    }


def public_options(s: State, options: Options) -> Options:
    """Return the options with the six cards as soon as chance has chosen them all (S10)."""
    if isinstance(options["cards"], list) or _waits_for(s, numbers.ASK_CARD):
        return options
    chosen = options | {"cards": cards_in_play(s)}
    chosen.pop("chivalry", None)
    return chosen


def potions_of(s: State, region: int) -> dict[str, list[int]]:
    """Return, by seat, the numbers of potions on the cubes in a region that carry any, in descending order."""
    found = {}
    for seat in range(s.players):
        levels = range(f.MOST_POTIONS, 0, -1) if s.potions[region][seat] else ()
        carried = [potions for potions in levels for _ in range(cubes_with(s, region, seat, potions))]
        if carried:
            found[str(seat)] = carried
    return found


def used_cards(s: State) -> list[str]:
    return [card.id for number, card in ROSTER.items() if s.used[number]]


def used_faces(s: State, words: Words) -> list[str]:
    """Return the faces of the used tokens (H3)."""
    return faces_of(s.gone, words)


def faces_of(counts: list[int], words: Words) -> list[str]:
    return [face for number, face in enumerate(words.faces) for _ in range(counts[number])]


def knows(s: State, seat: int | None, region: int, slot: int) -> bool:
    """Tell whether a seat may see the face of a token: it is open, or the seat has looked at it (H1), or, printed, is looking now (V6)."""
    if is_open(s, region, slot):
        return True
    if seat is None or s.face[region][slot] == NOBODY or not saw(s, seat, region, slot):
        return False
    return not s.printed or region * SLOTS + slot in _tokens_being_shown(s, seat)


def is_open(s: State, region: int, slot: int) -> bool:
    """Tell whether a token is open for all (K-CRUSADER)."""
    return region == s.ravaged and slot < s.opened


def saw(s: State, seat: int, region: int, slot: int) -> bool:
    """Tell whether a seat has looked at a token (K-WITCH)."""
    return s.seen[region][slot] >> seat & 1 == 1


def _tokens_being_shown(s: State, seat: int) -> set[int]:
    tokens = set()
    for level in range(s.depth):
        question = QUESTIONS.get(s.steps[level])
        if question and s.askees[level] == seat:
            tokens |= {s.memos[level][i] for i, (_, kind) in enumerate(question.memory) if kind == "shown"}
    return tokens


def _waits_for(s: State, step: int) -> bool:
    return step in s.steps[: s.depth]


def _seat(number: int) -> int | None:
    return number if number >= 0 else None


def _region(s: State, words: Words, seat: int | None, region: int) -> Region:
    tokens = [_token(s, words, seat, region, slot) for slot in range(s.rats[region])]
    return Region(s.cubes[region][: s.players], tokens, potions_of(s, region))


def _token(s: State, words: Words, seat: int | None, region: int, slot: int) -> Token:
    return Token(
        origin=f.ORIGIN_NAMES[s.origin[region][slot]],
        seen=[i for i in range(s.players) if s.seen[region][slot] >> i & 1],
        face=words.faces[s.face[region][slot]] if knows(s, seat, region, slot) else UNSET,
    )


def _hidden(s: State, words: Words, seat: int | None) -> dict[str, int]:
    """Return how many tokens of each face are neither used nor visible to the seat (H3)."""
    counts = [copies - gone for copies, gone in zip(s.copies, s.gone, strict=True)]
    for region in range(REGIONS):
        for slot in range(s.rats[region]):
            if knows(s, seat, region, slot) and not is_listed_as_used(s, region, slot):
                counts[s.face[region][slot]] -= 1
    return {face: counts[number] for number, face in enumerate(words.faces) if counts[number]}


def _ravage(s: State, words: Words) -> Ravage | None:
    if s.ravaged == NOBODY:
        return None
    return Ravage(
        region=words.regions[s.ravaged],
        population=counted_population(s, s.ravaged, s.neutral),
        neutral=s.neutral,
        nuns=nuns_in(s, s.ravaged),
        ordered=bool(s.ordered),
        lost=s.lost[: s.players],
        final=s.round == f.RAVAGE,
    )


def _detail(s: State, words: Words) -> dict[str, object]:
    step, memos = s.steps[s.depth - 1], s.memos[s.depth - 1]
    if step in QUESTIONS:
        detail: dict[str, object] = {}
        for i, (name, kind) in enumerate(QUESTIONS[step].memory):
            detail |= _remembered(words, name, kind, memos[i])
        if step == merchant.ASK_TO:
            detail["most"] = merchant.most_from(s, s.askees[s.depth - 1], memos[0])
        return detail
    if step == numbers.ASK_RAT:
        return {"region": words.regions[memos[1]], "left": memos[0]}
    if step in (numbers.ASK_NEXT_TOKEN, numbers.ASK_ORDER, numbers.ASK_POTION):
        return {"region": words.regions[memos[0]]}
    if step == numbers.ASK_FACE:
        return {"token": words.token(memos[0], memos[1])}
    if step == numbers.ASK_MOVE:
        return {"region": words.regions[s.plague], "steps": memos[0], "card": ROSTER[memos[1]].id}
    if step == numbers.ASK_EXTRA:
        return {"card": ROSTER[memos[1]].id, "left": memos[0], "together": memos[2] >= TOGETHER}
    if step == numbers.ASK_WHICH:
        return _remembered(words, "way", "way", memos[0]) | {"left": memos[1], "card": ROSTER[memos[2]].id}
    return {}


def _remembered(words: Words, name: str, kind: str, number: int) -> dict[str, object]:
    if kind in ("number", "some", "following"):
        return {name: number}
    if kind == "regions":
        return {name: [region for i, region in enumerate(words.regions) if number >> i & 1]}
    if kind == "way":
        return {"region": words.regions[number // REGIONS], "to": words.regions[number % REGIONS]}
    if number == NOBODY:
        return {name: None}
    if kind == "wall":
        return {name: words.link(number)}
    if kind == "cube":
        return {name: words.answers[number]}
    return {name: words.token(*divmod(number, SLOTS)) if kind in ("token", "shown") else words.regions[number]}
