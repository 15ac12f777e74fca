"""What befell a seat while others played: cubes that the plague took, and cards."""

from collections import Counter
from collections.abc import Sequence

from ratskeller.core.events import Event
from ratskeller.core.news import NewsItem

from .events import CardTaken, CubeLost


def news(events: Sequence[Event], seat: int) -> list[NewsItem]:
    """Return what a seat lost, the region with the most cubes first, then who took a card from it."""
    lost = Counter(it.region for it in events if isinstance(it, CubeLost) and it.seat == seat)
    cubes = [NewsItem("befell-lost", {"count": count}, {"region": f"region-{at}"}) for at, count in lost.most_common()]
    taken = [it for it in events if isinstance(it, CardTaken) and it.giver == seat]
    return cubes + [
        NewsItem("befell-taken", words={"card": f"card-{it.card}"}, seats={"seat": it.seat}) for it in taken
    ]
