"""Write positions as JSON, without loss."""

from ratskeller.core.options import Options

from ..data.board import REGIONS
from ..notation import Words, cards_in_play, words_of
from ..rules import fields as f
from ..rules.cards import ROSTER
from ..rules.fields import NOBODY, State
from ..views.view import faces_of, placed_pieces, potions_of, public_options, used_cards, used_faces
from .pending_steps import dump_pending


def dump(s: State, options: Options) -> dict[str, object]:
    words, public = words_of(options), public_options(s, options)
    turn: dict[str, object] = {"taken": bool(s.taken), "added": bool(s.added), "used": used_cards(s)}
    if s.moved:
        turn["moved"] = True
    dumped: dict[str, object] = {
        "game": "rattus",
        "format": 1,
        "options": public,
        "round": f.ROUND_NAMES[s.round],
        "seat": s.seat,
        "start_seat": s.start_seat,
        "last_seat": None if s.last_seat == NOBODY else s.last_seat,
        "turn": turn,
        "regions": {words.regions[r]: _dump_region(s, words, r) for r in range(REGIONS) if s.in_play[r]},
        "palace": s.palace[: s.players],
        "cards": {card.id: s.holder[n] for n, card in ROSTER.items() if s.holder[n] >= 0},
        "plague": None if s.plague == NOBODY else words.regions[s.plague],
        "supply": s.supply,
        "used": used_faces(s, words),
        **placed_pieces(s, words),
        "ravage": _dump_ravage(s, words),
        "final_neutral": s.final_neutral,
        "pending": dump_pending(s),
    }
    if s.idle:
        dumped["idle"] = s.idle
    if any(s.pool):
        dumped["drawn_from"] = faces_of(s.pool, words)
    if isinstance(public["cards"], str):
        dumped["chosen"] = cards_in_play(s)
    return dumped


def _dump_region(s: State, words: Words, region: int) -> dict[str, object]:
    tokens = []
    for slot in range(s.rats[region]):
        token: dict[str, object] = {"origin": f.ORIGIN_NAMES[s.origin[region][slot]]}
        if s.face[region][slot] != NOBODY:
            token["face"] = words.faces[s.face[region][slot]]
        if s.seen[region][slot]:
            token["seen"] = [i for i in range(s.players) if s.seen[region][slot] >> i & 1]
        tokens.append(token)
    dumped: dict[str, object] = {"cubes": s.cubes[region][: s.players], "tokens": tokens}
    if any(s.potions[region]):
        dumped["potions"] = potions_of(s, region)
    return dumped


def _dump_ravage(s: State, words: Words) -> dict[str, object] | None:
    if s.ravaged == NOBODY:
        return None
    dumped = {"region": words.regions[s.ravaged], "neutral": s.neutral, "lost": s.lost[: s.players]}
    if s.ordered:
        dumped |= {"ordered": True, "opened": s.opened}
    if s.acting:
        dumped["acting"] = [card.id for number, card in ROSTER.items() if s.acting >> number & 1]
    return dumped
