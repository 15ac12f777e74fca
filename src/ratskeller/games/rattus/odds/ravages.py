"""All outcomes of a ravage of one region, with their probabilities: the rules themselves play it, token by token (C3 to C5).

Chance reveals tokens and faces. Seats answer their questions by a plan: they use the cards in it and no others. They give a potion rather
than a cube (V2). The player on turn orders open rats so as to lose least, then so that the others lose most (K-CRUSADER).

The effect of a face depends on the region, and the possible faces on those drawn before. These two are tracked separately, as a scene and
as the drawn tokens, so that each is computed only once.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from fractions import Fraction

from ratskeller.core.state import copy_of
from ratskeller.core.steps import CHANCE, ROW_WIDTH, askee, memo, take_rows, top_step
from ratskeller.odds import outcomes

from ..rules.cards.card import card_of_step
from ..rules.entries import apply
from ..rules.fields import SEATS, SLOTS, State
from ..rules.numbers import ASK_NEXT_TOKEN, ASK_ORDER, ASK_POTION, EV_RAVAGE_ENDED, FACE, NO, TOKEN, YES
from .decks import Decks, Drawn, kind_of, kinds_in
from .effects import Effect, Effects

Losses = tuple[int, ...]
Scene = Hashable
"""Names a state in which chance is asked, or that of a ravage that is over, by all that makes a difference to what follows."""
OVER = "over"


class Ravage:
    """A ravage that is about to begin, or goes on, and the plan by which seats answer."""

    def __init__(self, s: State, region: int, plan: Sequence[int]) -> None:
        """Take a state in which the ravage is all that is left to be done (`begun`); it is used up."""
        self._region = region
        self._plan = plan
        self.asked: set[int] = set()
        """Cards whose holder was asked whether to use them, as far as the ravage has been followed."""
        self._scenes: dict[Scene, State] = {}
        self._after: dict[tuple[Scene, int | Effect], Scene] = {}
        self._faces: dict[tuple[Scene, int], Scene] = {}
        settled = self._settled(s)
        self.hangs_on_choice = askee(settled) == CHANCE and settled.ordered == 1
        """Rats will be revealed that the player on turn then puts in order: what they cost is no matter of chance alone."""
        self._effects = Effects(settled, region, grows=bool(plan))
        merged = self._effects.with_one_for_all(settled)
        self._decks = Decks(merged, region)
        self._first = self._scene(merged)

    def losses(self) -> dict[Losses, Fraction]:
        nothing: Drawn = ()
        ends = outcomes((self._first, nothing), self._following)
        return {lost_in(self._scenes[scene]): chance for (scene, _), chance in ends.items()}

    def _following(self, node: tuple[Scene, Drawn]) -> dict[tuple[Scene, Drawn], int]:
        scene, drawn = node
        s = self._scenes[scene]
        if askee(s) != CHANCE:
            return {}
        if top_step(s) == ASK_NEXT_TOKEN:
            return {(self._follow(scene, answer, answer), drawn): count for answer, count in self._tokens(s)}
        found: Counter[tuple[Scene, Drawn]] = Counter()
        kind = kind_of(s, self._region, memo(s, 1))
        for face, weight in self._decks.faces(drawn, kind):
            then = self._after_face(scene, s, face)
            is_over = askee(self._scenes[then]) != CHANCE
            found[then, () if is_over else self._decks.after(drawn, kind, face)] += weight
        return found

    def _tokens(self, s: State) -> list[tuple[int, int]]:
        """Return of each kind of tokens the answer that turns one over, and how many there are."""
        kinds = kinds_in(s, self._region)
        return [(TOKEN + self._region * SLOTS + kinds.index(kind), count) for kind, count in Counter(kinds).items()]

    def _after_face(self, scene: Scene, s: State, face: int) -> Scene:
        key = scene, face
        if key not in self._faces:
            self._faces[key] = self._follow(scene, self._effects.now(s, face), FACE + face)
        return self._faces[key]

    def _follow(self, scene: Scene, what: int | Effect, answer: int) -> Scene:
        """Return the scene to which an answer of chance leads; `what` names all that it does."""
        key = scene, what
        if key not in self._after:
            s = copy_of(self._scenes[scene])
            take_rows(s)
            apply(s, answer)
            self._after[key] = self._scene(self._settled(s))
        return self._after[key]

    def _scene(self, s: State) -> Scene:
        name = self._name(s)
        self._scenes.setdefault(name, s)
        return name

    def _name(self, s: State) -> Scene:
        if askee(s) != CHANCE:
            return OVER, lost_in(s)
        region, kinds = self._region, kinds_in(s, self._region)
        asked = kind_of(s, region, memo(s, 1)) if top_step(s) != ASK_NEXT_TOKEN else None
        return asked, tuple(sorted(kinds)), tuple(s.lost), tuple(s.cubes[region]), tuple(s.potions[region])

    def _settled(self, s: State) -> State:
        """Let seats answer until chance is asked, or the ravage is over. The state is changed."""
        while askee(s) >= 0:
            apply(s, self._best_order(s) if top_step(s) == ASK_ORDER else self._by_plan(s))
        return s

    def _by_plan(self, s: State) -> int:
        if top_step(s) == ASK_POTION:
            return YES
        card = card_of_step(top_step(s))
        self.asked.add(card)
        return YES if card in self._plan else NO

    def _best_order(self, s: State) -> int:
        """K-CRUSADER: all faces are known now, so nothing is left to chance."""
        seat, answers = askee(s), [answer for answer, _ in self._tokens(s)]

        def worth(answer: int) -> tuple[int, int]:
            trial = copy_of(s)
            apply(trial, answer)
            lost = lost_in(self._settled(trial))
            return -lost[seat], sum(lost)

        return answers[0] if len(answers) == 1 else max(answers, key=worth)


def lost_in(s: State) -> Losses:
    """Return what a ravage that is over has cost every seat, in cubes: the rules tell it last of all."""
    last = (s.logged - 1) * ROW_WIDTH
    assert s.log[last] == EV_RAVAGE_ENDED, "the last row of a ravage is its end"
    return tuple(s.log[last + 2 : last + 2 + SEATS])
