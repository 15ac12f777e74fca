"""Read walls, nuns, bishops, potions and the Baker's cubes from the JSON of a position."""

from ratskeller.core.errors import BadPosition
from ratskeller.core.validation import as_entries, as_int, as_object, fill, short_repr

from ..data.board import REGIONS
from ..notation import Words
from ..rules import fields as f
from ..rules.cards import NUMBERS, ROSTER
from ..rules.cards.emperor import put_wall
from ..rules.fields import NOBODY, State
from ..rules.pieces import may_cross
from ..rules.potions import POTIONS, change, potions_on_board


def load_pieces(s: State, words: Words, content: dict[str, object]) -> None:
    """Place the pieces. Errors: BadPosition naming place and rule."""
    _load_walls(s, words, content)
    _load_placed(s, words, "nuns", s.nuns, content)
    _load_placed(s, words, "bishops", s.bishops, content)
    fill("baker", s.baker, content.get("baker"), s.players, f.CUBES)
    if any(s.baker):
        card = _bringer(s, "baker")
        if s.holder[NUMBERS[card]] == NOBODY:
            raise BadPosition(f"baker: while nobody holds the card no cube is on it ({ROSTER[NUMBERS[card]].cited})")


def _bringer(s: State, name: str) -> str:
    ((number, card),) = ((number, card) for number, card in ROSTER.items() if card.brings == name)
    if s.holder[number] == f.ABSENT:
        raise BadPosition(f"{name}: the card that brings them is not in play ({card.cited})")
    return card.id


def _pieces(s: State, name: str, content: dict[str, object], most: int) -> list[tuple[str, object]]:
    """Return the entries of pieces, each with its place in the JSON.

    Errors: BadPosition if there are more than exist, or their card is not in play.
    """
    entries = as_entries(name, content.get(name, []), f.FACES)
    if entries:
        card = ROSTER[NUMBERS[_bringer(s, name)]]
        if len(entries) > most:
            raise BadPosition(f"{name}: there are {most}; here are {len(entries)} ({card.cited})")
    return entries


def _load_walls(s: State, words: Words, content: dict[str, object]) -> None:
    links = {
        words.link(a * REGIONS + b): (a, b)
        for a in range(REGIONS)
        for b in range(a + 1, REGIONS)
        if s.around[a] >> b & 1
    }
    for wall, (place, text) in enumerate(_pieces(s, "walls", content, f.WALLS)):
        if not isinstance(text, str) or text not in links:
            raise BadPosition(
                f"{place}: {short_repr(text)} is no border or arrow between regions in play (RAT-K-EMPEROR)"
            )
        a, b = links[text]
        if not may_cross(s, a, b):
            raise BadPosition(f"{place}: there is a wall on {text!r} already (RAT-K-EMPEROR)")
        put_wall(s, wall, a * REGIONS + b)


def _load_placed(s: State, words: Words, name: str, places: list[int], content: dict[str, object]) -> None:
    in_play = [words.regions[r] for r in range(REGIONS) if s.in_play[r]]
    for piece, (place, region) in enumerate(_pieces(s, name, content, len(places))):
        if region not in in_play:
            raise BadPosition(
                f"{place}: {short_repr(region)} is not in play; in play are {', '.join(in_play)} (RAT-S1)"
            )
        places[piece] = words.regions.index(region)


def load_potions(s: State, region: int, place: str, entries: object) -> None:
    """Add potions to cubes in a region. Errors: BadPosition."""
    for seat_text, carried in as_object(place, entries).items():
        _bringer(s, "potions")
        if seat_text not in map(str, range(s.players)):
            raise BadPosition(f"{place}: {short_repr(seat_text)} is no seat; there are 0 to {s.players - 1}")
        seat = int(seat_text)
        carriers = as_entries(f"{place}.{seat}", carried, f.CUBES)
        if len(carriers) > s.cubes[region][seat]:
            raise BadPosition(
                f"{place}.{seat}: {len(carriers)} cubes with potions, but {s.cubes[region][seat]} cubes there (RAT-K-WIZARD)"
            )
        for entry, potions in carriers:
            change(s, region, seat, as_int(entry, potions, 1, f.MOST_POTIONS), 1)
    if s.printed and potions_on_board(s) > POTIONS:
        raise BadPosition(f"{place}: there are {POTIONS} potions in the printed game (RAT-V3)")
