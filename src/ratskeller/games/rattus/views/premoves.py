"""Questions that may be asked out of turn: where the Baker's cubes go (RAT-F4), and whether to give a potion (RAT-V2)."""

from ratskeller.core.options import Options

from ..data.board import REGIONS
from ..notation import words_of
from ..rules.cards import baker, wizard
from ..rules.fields import ABSENT, State
from ..rules.numbers import ASK_POTION, NO, REGION, STEP_NAMES, YES


def premoves(s: State, options: Options) -> dict[str, list[str]]:
    """Return the questions that the cards and the reading of the rules make possible, with the answers to choose from."""
    words, found = words_of(options), {}
    if s.holder[baker.NUMBER] != ABSENT:
        (question,) = baker.CARD.questions
        found[question.name] = [words.answers[REGION + region] for region in range(REGIONS) if s.in_play[region]]
    if s.holder[wizard.NUMBER] != ABSENT and s.letter == 1:
        found[STEP_NAMES[ASK_POTION]] = [words.answers[YES], words.answers[NO]]
    return found
