"""Tables in situations: found by playing at random, all seats the guest's own."""

from dataclasses import dataclass, field
from typing import Any

from browser.visitor import Known, Visitor

SEED = 1


@dataclass
class Tables:
    """Those that were found, by the names of their situations."""

    ids: dict[str, str] = field(default_factory=dict)

    async def find(self, who: Visitor, url: str, wanted: set[str]) -> None:
        """Find those that are wanted by name."""
        await who.page.request.get(f"{url}/api/me")
        for name in sorted(wanted & set(SITUATIONS)):
            game, players, known, options = SITUATIONS[name]
            table = await who.found(url, known, players, SEED, options, game)
            self.ids[name] = table["id"]


def _turn_with_cards(view: dict[str, Any]) -> bool:
    return view["question"] == "turn" and sum(it is not None for it in view["cards"].values()) >= 3


def _tiles(least: int) -> Known:
    return lambda view: view["question"] == "lay" and len(view["board"]) >= least


def _crowded(view: dict[str, Any]) -> bool:
    """Rats all over the map, with nuns, bishops and potions among them."""
    regions = view["regions"].values()
    rats = sum(len(it["tokens"]) for it in regions)
    potions = any(any(it) for region in regions for it in region["potions"])
    return bool(view["question"] == "turn" and view["nuns"] and view["bishops"] and potions and rats >= 14)


CARCASSONNE = {"plague": True}
SITUATIONS: dict[str, tuple[str, int, Known, dict[str, Any]]] = {
    "rattus": ("rattus", 2, lambda view: view["question"] == "settle", {}),
    "rattus-turn": ("rattus", 4, _turn_with_cards, {}),
    "rattus-crowded": ("rattus", 4, _crowded, {"cards": "rat-control"}),
    "rattus-plague": ("rattus", 3, lambda view: any(it.startswith("plague") for it in view["legal"]), {}),
    "rattus-over": ("rattus", 3, lambda view: view["round"] == "over", {}),
    "carcassonne": ("carcassonne", 2, _tiles(1), CARCASSONNE),
    "carcassonne-late": ("carcassonne", 4, _tiles(40), CARCASSONNE),
    "carcassonne-full": ("carcassonne", 4, _tiles(76), CARCASSONNE),
    "carcassonne-over": ("carcassonne", 3, lambda view: bool(view["over"]), CARCASSONNE),
}
