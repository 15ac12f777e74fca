"""The question that comes out of turn: who places the cubes of the Baker before the last ravage (RAT-F4)."""

from ..data.board import REGIONS
from ..notation import Words
from ..rules.cards import baker
from ..rules.fields import ABSENT, State
from ..rules.numbers import REGION


def asides(s: State, words: Words) -> dict[str, list[str]]:
    """Return that question with the regions in play, nothing where the Baker is not among the cards."""
    if s.holder[baker.NUMBER] == ABSENT:
        return {}
    (question,) = baker.CARD.questions
    return {question.name: [words.answers[REGION + region] for region in range(REGIONS) if s.in_play[region]]}
