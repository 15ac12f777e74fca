"""What pictures are made of: tables in situations, and how each scene is reached from its address."""

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from ..visitor import ASKED, DEALS, SETTLED, Known, Visitor

Reach = Callable[[Visitor], Awaitable[None]]


@dataclass(frozen=True)
class Scene:
    """An address, of a page or of a table in a situation, and what is pressed there."""

    name: str
    at: str
    reach: Reach


@dataclass
class Tables:
    """Tables in situations, found by playing at random, all seats the guest's own."""

    ids: dict[str, str] = field(default_factory=dict)

    async def find(self, who: Visitor, url: str, wanted: set[str]) -> None:
        """Find those that are wanted by name."""
        await who.page.request.get(f"{url}/api/me")
        for name in sorted(wanted & set(SITUATIONS)):
            game, players, known, options = SITUATIONS[name]
            rng = random.Random(name)
            for _ in range(DEALS):
                table = await who.found(url, known, players, rng, options, game)
                if table is not None:
                    self.ids[name] = table["id"]
                    break
            else:
                raise AssertionError(f"{name} did not come up")


def _turn_with_cards(view: dict[str, Any]) -> bool:
    return view["question"] == "turn" and sum(it is not None for it in view["cards"].values()) >= 3


def _tiles(least: int) -> Known:
    return lambda view: view["question"] == "lay" and len(view["board"]) >= least


CARCASSONNE = {"plague": True}
SITUATIONS: dict[str, tuple[str, int, Known, dict[str, Any]]] = {
    "rattus": ("rattus", 2, lambda view: view["question"] == "settle", {}),
    "rattus-turn": ("rattus", 4, _turn_with_cards, {}),
    "rattus-plague": ("rattus", 3, lambda view: any(it.startswith("plague") for it in view["legal"]), {}),
    "rattus-over": ("rattus", 3, lambda view: view["round"] == "over", {}),
    "carcassonne": ("carcassonne", 2, _tiles(1), CARCASSONNE),
    "carcassonne-late": ("carcassonne", 4, _tiles(40), CARCASSONNE),
    "carcassonne-over": ("carcassonne", 3, lambda view: bool(view["over"]), CARCASSONNE),
}


def shown(what: str) -> Reach:
    """Wait for a thing."""

    async def reach(who: Visitor) -> None:
        await who.page.locator(what).first.wait_for()

    return reach


def pressed(*whats: str, then: str = "dialog[open]") -> Reach:
    """Once something can be answered press things, and wait for what comes of it."""

    async def reach(who: Visitor) -> None:
        await asked(who)
        for what in whats:
            await who.page.locator(what).first.click(force=True)
        await who.page.locator(then).first.wait_for()

    return reach


async def asked(who: Visitor) -> None:
    """Lift the curtain if there is one, and wait for the question."""
    await who.until(f"document.querySelector('[data-testid=curtain], [data-testid=ranking]') || {ASKED}")
    if await who.part("curtain").count():
        await who.part("curtain").locator("button").click()
    await who.until(f"({ASKED} || document.querySelector('[data-testid=ranking]')) && {SETTLED}")


async def ravaged(who: Visitor) -> None:
    """Let the plague come, and stop where the first rat counts."""
    await asked(who)
    await who.page.evaluate("() => localStorage.setItem('ratskeller', JSON.stringify({ speed: 'normal' }))")
    await who.page.reload()
    await asked(who)
    table = who.page.url.rsplit("/", 1)[-1]
    address = f"{who.page.url.split('/t/')[0]}/api/tables/{table}"
    told = await (await who.page.request.get(address)).json()
    while told["view"]["legal"] and not await who.part("ravage").count():
        answer = next((it for it in told["view"]["legal"] if it.startswith("plague")), told["view"]["legal"][0])
        body = {"ply": told["ply"], "seat": told["view"]["actor"], "answer": answer}
        told = (await (await who.page.request.post(f"{address}/answers", data=body)).json())["table"]
        await who.until(f"document.querySelector('[data-testid=ravage]') || {ASKED}")


async def try_tile(who: Visitor) -> None:
    """Put the drawn tile somewhere."""
    await asked(who)
    await who.page.locator("[data-cell][data-target]").first.dispatch_event("click")
    await who.part("ghost").wait_for()


TABLE = "[data-testid=turn-bar]"
START = "[data-testid=play-now]:enabled"
SCENES = [
    Scene("start", "/?game=rattus", shown(START)),
    Scene("start-carcassonne", "/?game=carcassonne", shown(START)),
    Scene("return", "/return#none", shown("main")),
    Scene("missing", "/t/nothing", shown("main button")),
    Scene("rattus-settle", "rattus", asked),
    Scene("rattus-turn", "rattus-turn", asked),
    Scene("rattus-cards", "rattus-turn", pressed("[data-group]", then="[data-testid=panel] [data-answer]")),
    Scene("rattus-card", "rattus-turn", pressed("[data-card=witch]", then="[data-testid=panel-close]")),
    Scene("rattus-help", "rattus-turn", pressed("[data-testid=help]")),
    Scene("rattus-book", "rattus-turn", pressed("[data-testid=book]")),
    Scene("rattus-text", "rattus-turn", pressed("[data-testid=text-board]")),
    Scene("rattus-weigh", "rattus-turn", pressed("[data-testid=weigh]")),
    Scene("rattus-ravage", "rattus-plague", ravaged),
    Scene("rattus-over", "rattus-over", shown("[data-testid=ranking]")),
    Scene("carcassonne-begin", "carcassonne", asked),
    Scene("carcassonne-late", "carcassonne-late", asked),
    Scene("carcassonne-tried", "carcassonne-late", try_tile),
    Scene("carcassonne-left", "carcassonne-late", pressed("[data-testid=remaining]")),
    Scene("carcassonne-text", "carcassonne-late", pressed("[data-testid=text-board]")),
    Scene("carcassonne-book", "carcassonne-late", pressed("[data-testid=book]")),
    Scene("carcassonne-over", "carcassonne-over", shown("[data-testid=ranking]")),
]
