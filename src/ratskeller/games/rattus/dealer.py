"""Chance by a key: every rat has its face before the game begins, as with real tokens.

A rat that starts in a region always shows the same face, and the rats of the supply come out in a fixed order. No seat sees a face
before it comes out, so the dealer may decide then which hidden token it is: the probabilities are those of `rules/faces.py` (H5).
"""

from ratskeller.core.fairness import Dealer
from ratskeller.core.position import Position
from ratskeller.core.steps import memo, top_step

from .data.board import REGIONS
from .notation import words_of
from .rules.fields import FACES, FROM_OUT, FROM_SETUP, NOBODY, State
from .rules.numbers import ASK_FACE, ASK_NEXT_TOKEN
from .setup import supply_at_start


class RattusDealer(Dealer):
    """Deals the tokens by a key."""

    _start: dict[int, int]
    """Face of the rat that starts in a region, until it is out."""
    _supply: list[int]
    """Faces of the supply that are not out, the next one last."""
    _aside: list[int]
    """Faces of the tokens removed unseen (S4) that are not out."""
    _is_dealt = False

    def answer(self, position: Position) -> str:
        s = position.state
        if top_step(s) != ASK_FACE or s.face[memo(s, 0)][memo(s, 1)] != NOBODY:
            return super().answer(position)
        if not self._is_dealt:
            self._deal(s)
        return words_of(position.options).faces[self._face(s, memo(s, 0), memo(s, 1))]

    def question_key(self, position: Position) -> str:
        """Return the name by which the open question is counted: the next rat is counted by region."""
        s = position.state
        name = super().question_key(position)
        return f"{name} {words_of(position.options).regions[memo(s, 0)]}" if top_step(s) == ASK_NEXT_TOKEN else name

    def _deal(self, s: State) -> None:
        """S3, S4: shuffle the start tokens and the regular ones; what is left over of both makes the supply."""
        faces = [face for face in range(FACES) for _ in range(s.copies[face])]
        starts = self.key.shuffled("start", [face for face in faces if face < s.start_faces])
        regulars = self.key.shuffled("regular", [face for face in faces if face >= s.start_faces])
        regions = [region for region in range(REGIONS) if s.in_play[region] == 1]
        self._start = dict(zip(regions, starts, strict=False))
        left_over = starts[len(regions) :]
        count = supply_at_start(s.players, len(regions)) - len(left_over)
        self._supply = self.key.shuffled("supply", left_over + regulars[:count])
        self._aside = regulars[count:]
        self._is_dealt = True

    def _face(self, s: State, region: int, slot: int) -> int:
        origin = s.origin[region][slot]
        if origin == FROM_OUT:
            return self._drawn_back(s)
        if origin == FROM_SETUP:
            # A rat that has moved here shows the face of the one that started here, which then shows another's
            return self._start.pop(region if region in self._start else min(self._start))
        return self._supply.pop()

    def _drawn_back(self, s: State) -> int:
        """V5: one of the used tokens or, in the online reading, of those that were removed unseen."""
        used = [face for face in range(FACES) for _ in range(s.pool[face])]
        drawable = used if s.printed == 1 else used + self._aside
        face = drawable[self.number("drawn back", len(drawable))]
        # Alike ones are taken from the used ones (`is_listed_as_used`)
        if s.pool[face] == 0:
            self._aside.remove(face)
        return face
