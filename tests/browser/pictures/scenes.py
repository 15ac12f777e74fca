"""What is drawn: tables at moments of recorded games, and what is pressed there."""

from dataclasses import dataclass
from typing import Any, Literal

from playwright.async_api import expect

from ..reaching import LONG, Reach, asked, pressed, shown, try_tile
from ..visitor import Visitor
from .recorded import RecordedTable

Look = Literal["light", "dark"]
Device = Literal["desktop", "phone"]
BAR = "[data-testid=turn-bar]"
PANEL = "[data-testid=panel]"
ANSWER = f"{PANEL} [data-answer]"
TAKE = "[data-group=take]"
CONFIRM = "[data-testid=confirm]"
RANKING = "[data-testid=ranking]"
DOCK = ".dock"
THINKING = "[data-testid=thinking]"
ZOOM_IN = "button[aria-label='Zoom in']"
RATTUS = "rattus-one-of-each-4-online"
COUNTED = "rattus-base-3-printed"
CARCASSONNE = "carcassonne-river-3"
DARK: tuple[Look, ...] = ("dark",)
BOTH: tuple[Look, ...] = ("light", "dark")


@dataclass(frozen=True)
class Scene:
    """A table (a game in `tests/records` after `length` answers, None: all of them, seen by `seat`), and how it is reached.

    `part` is the selector of what is drawn, None: the whole window. `more` is the number of answers that follow while the page is open.
    With `hurried` a live clock runs, with `relieved` a bot plays for the viewer.
    """

    name: str
    record: str
    length: int | None
    seat: int
    reach: Reach = asked
    device: Device = "desktop"
    looks: tuple[Look, ...] = ("light",)
    part: str | None = None
    path: str = ""
    more: int = 0
    hurried: bool = False
    relieved: bool = False

    def __str__(self) -> str:
        """Its name."""
        return self.name

    @property
    def table(self) -> RecordedTable:
        """The table."""
        return RecordedTable(self.name, self.record, self.length, self.seat, self.more, self.hurried, self.relieved)

    @property
    def files(self) -> dict[Look, str]:
        """The names of its pictures."""
        return {look: f"{self.name}.{look}.webp" for look in self.looks}


async def _near(who: Visitor) -> None:
    await asked(who)
    for _ in range(2):
        await who.page.locator(ZOOM_IN).click()


async def _looked_back(who: Visitor) -> None:
    await expect(who.part("replay")).to_have_attribute("aria-busy", "false")


async def _ravaged(who: Visitor) -> None:
    """Watch a ravage until it has cost the viewer cubes: there it waits."""
    await who.part("ravage").locator(".sum").wait_for(timeout=LONG)


def _desktop(name: str, record: str, length: int, seat: int, reach: Reach = asked, **more: Any) -> Scene:
    return Scene(name, record, length, seat, reach, "desktop", **more)


def _bar(name: str, record: str, length: int, seat: int, reach: Reach = asked, **more: Any) -> Scene:
    return _desktop(name, record, length, seat, reach, part=BAR, **more)


def _phone(name: str, record: str, length: int | None, seat: int, reach: Reach = asked, **more: Any) -> Scene:
    return Scene(name, record, length, seat, reach, "phone", **more)


SCENES = [
    _desktop("rattus-table", RATTUS, 214, 0, looks=BOTH),
    _desktop("rattus-near", RATTUS, 165, 2, _near, part="[data-testid=map]"),
    _phone("rattus-begin", RATTUS, 12, 3),
    _phone("rattus-cards", RATTUS, 185, 0, pressed(TAKE, then=ANSWER), part=PANEL, looks=DARK),
    _phone("rattus-ravage", RATTUS, 165, 1, _ravaged, more=15, looks=DARK),
    _phone("rattus-over", RATTUS, None, 0, shown(RANKING), part=RANKING),
    _phone("rattus-review", RATTUS, None, 0, _looked_back, path="/review?at=152", part=DOCK, looks=DARK),
    _bar("rattus-playback", RATTUS, 165, 1, _ravaged, more=15),
    _bar("rattus-tried", RATTUS, 182, 3, pressed("[data-group=plague]", ANSWER, then=CONFIRM)),
    _bar("rattus-rat", RATTUS, 218, 0),
    _bar("rattus-merchant", RATTUS, 109, 0, looks=DARK),
    _bar("rattus-count", COUNTED, 63, 0),
    _bar("rattus-waiting", RATTUS, 202, 0, shown(THINKING)),
    _desktop("carcassonne-table", CARCASSONNE, 244, 0, looks=BOTH),
    _phone("carcassonne-near", CARCASSONNE, 208, 0, _near),
    _phone("carcassonne-tried", CARCASSONNE, 145, 0, try_tile, looks=DARK),
    _phone("carcassonne-over", CARCASSONNE, None, 0, shown(RANKING)),
    _phone("carcassonne-review", CARCASSONNE, None, 0, _looked_back, path="/review?at=152"),
    _bar("carcassonne-lay", CARCASSONNE, 19, 0),
    _bar("carcassonne-follower", CARCASSONNE, 20, 0),
    _bar("carcassonne-waiting", CARCASSONNE, 157, 0, shown(THINKING)),
]
