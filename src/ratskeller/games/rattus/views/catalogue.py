"""What players choose from before a game: all cards, and the sets of six."""

from ..data.tokens import CLASSES
from ..options import CHIVALRY_ADVISED_BELOW, letter_of
from ..rules.cards import ROSTER, SETS
from ..rules.setup import CARDS_IN_PLAY
from ..schema.catalogue import Catalogue, CatalogueCard
from ..setup import RANDOM_WAYS


def catalogue() -> Catalogue:
    return Catalogue(
        cards=[CatalogueCard(card.id, CLASSES[card.cls], letter_of(number)) for number, card in ROSTER.items()],
        sets={name: list(cards) for name, cards in SETS.items()},
        random=list(RANDOM_WAYS),
        in_play=CARDS_IN_PLAY,
        chivalry_advised_below=CHIVALRY_ADVISED_BELOW,
    )
