"""Chances of the faces of unseen rats, computed once per search."""

from ratskeller.core.compile.rules import rule
from ratskeller.games.rattus.rules.faces import drawn_weight, regular_weight, start_weight
from ratskeller.games.rattus.rules.fields import FACES, FROM_OUT, LIMITS, NOBODY, SYMBOLS, State
from ratskeller.games.rattus.rules.ravage import born
from ratskeller.search.player_weights import take_set

from .layout import BY_PLAYERS, COLUMNS, FACE_CHANCES, WHOLE, WIN_WEIGHTS

NO_FACE = -1


@rule
def prepare(s: State, table: list[int]) -> None:
    """Select the weights for the number of players.

    Write, for hidden tokens of each origin, the chance that they show a symbol and break out.
    """
    take_set(table, BY_PLAYERS, WIN_WEIGHTS, s.players)
    for i in range((FROM_OUT + 1) * SYMBOLS * COLUMNS):
        table[FACE_CHANCES + i] = 0
    for origin in range(FROM_OUT + 1):
        whole = 0
        for face in range(FACES):
            whole += weight_of(s, origin, face)
        for face in range(FACES):
            weight = weight_of(s, origin, face)
            if weight > 0:
                add_face(table, origin, s.symbols[face], weight * WHOLE // whole)


@rule
def weight_of(s: State, origin: int, face: int) -> int:
    """Return the weight of a face for a hidden token of an origin (H5, V5)."""
    if origin == FROM_OUT:
        return drawn_weight(s, face)
    return s.unseen[face] * (start_weight(s, origin) if face < s.start_faces else regular_weight(s, origin))


@rule
def add_face(table: list[int], origin: int, shown: int, chance: int) -> None:
    for symbol in range(SYMBOLS):
        times = born(shown // LIMITS, symbol)
        if times > 0:
            for people in range(shown % LIMITS, COLUMNS):
                table[entry(origin, symbol, people)] += chance * times


@rule
def entry(origin: int, symbol: int, people: int) -> int:
    return FACE_CHANCES + (origin * SYMBOLS + symbol) * COLUMNS + people


@rule
def chance_of(s: State, table: list[int], origin: int, face: int, symbol: int, people: int) -> int:
    """Return the chance that a token shows a symbol and breaks out, times the number of those symbols; a known face is certain."""
    if face == NO_FACE:
        return table[entry(origin, symbol, people)]
    shown = s.symbols[face]
    return WHOLE * born(shown // LIMITS, symbol) if people >= shown % LIMITS else 0


@rule
def known_face(s: State, region: int, slot: int, viewer: int) -> int:
    """Return the face of a token if the viewer (H1) or everybody (K-CRUSADER) has seen it, or NO_FACE."""
    is_open = region == s.ravaged and slot < s.opened
    if s.face[region][slot] != NOBODY and (is_open or (s.seen[region][slot] >> viewer) & 1 == 1):
        return s.face[region][slot]
    return NO_FACE
