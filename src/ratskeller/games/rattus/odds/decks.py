"""What may come out of a region: the chances of faces, as the rules have them, whatever came out of it before (H5)."""

from ratskeller.core.state import copy_of

from ..rules.faces import face_weights, take_out, use_up
from ..rules.fields import FACES, NOBODY, SLOTS, State

Kind = tuple[int, int]
"""Origin of a token, and its face or NOBODY if it is hidden. Tokens of one kind are equivalent."""
Drawn = tuple[tuple[Kind, int], ...]
"""Tokens that came out and their faces, sorted: in which order they came makes no difference to those still hidden."""


def kind_of(s: State, region: int, slot: int) -> Kind:
    return s.origin[region][slot], s.face[region][slot]


def kinds_in(s: State, region: int) -> list[Kind]:
    return [kind_of(s, region, slot) for slot in range(s.rats[region])]


class Decks:
    """The faces that are still hidden, for all that may have come out of one region."""

    def __init__(self, s: State, region: int) -> None:
        """Begin with nothing drawn. The state is not changed."""
        self._region = region
        self._states: dict[Drawn, State] = {(): s}
        self._faces: dict[tuple[Drawn, Kind], list[tuple[int, int]]] = {}

    def faces(self, drawn: Drawn, kind: Kind) -> list[tuple[int, int]]:
        """Return what a token of this kind can show after those that were drawn, with weights."""
        key = drawn, kind
        if key not in self._faces:
            s = self._states[drawn]
            faces, weights = [0] * FACES, [0] * FACES
            count = face_weights(s, self._region, self._slot(s, kind), faces, weights)
            self._faces[key] = list(zip(faces[:count], weights[:count], strict=True))
        return self._faces[key]

    def after(self, drawn: Drawn, kind: Kind, face: int) -> Drawn:
        """Return what is drawn when a token of this kind has shown this face and left the board."""
        then = tuple(sorted((*drawn, (kind, face))))
        if then not in self._states:
            s = copy_of(self._states[drawn])
            slot = self._slot(s, kind)
            if s.face[self._region][slot] == NOBODY:
                take_out(s, self._region, slot, face)
            use_up(s, self._region, slot)
            self._states[then] = s
        return then

    def _slot(self, s: State, kind: Kind) -> int:
        """Return a slot with such a token. One that came out keeps its slot here, and is none of the hidden any more."""
        return next(slot for slot in range(SLOTS) if kind_of(s, self._region, slot) == kind)
