"""News for a seat: cubes that it lost to the plague, and cards that others took from it."""

from collections import Counter
from collections.abc import Sequence

from ratskeller.core.events import Event, NewsItem

from .events import CardTaken, CubeLost


def news(events: Sequence[Event], seat: int) -> list[NewsItem]:
    """Return the cubes that a seat lost, the region with most of them first, then the cards that others took."""
    lost = Counter(it.region for it in events if isinstance(it, CubeLost) and it.seat == seat)
    cubes = [NewsItem("befell-lost", {"count": count}, {"region": f"region-{at}"}) for at, count in lost.most_common()]
    taken = [it for it in events if isinstance(it, CardTaken) and it.giver == seat]
    return cubes + [
        NewsItem("befell-taken", words={"card": f"card-{it.card}"}, seats={"seat": it.seat}) for it in taken
    ]
