"""The people of `benchmarks/kills`, who play while servers are killed: if they stand still, nothing is learnt of the servers."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks.kills.house import House, mail_server
from benchmarks.kills.people import Guest, Player, Told

from .places import fresh, place_of
from .serving import until

SEED = 3
"""With it, both tables of two stood still within seconds, until the time of those who were asked was up."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """One server with a database of its own."""
    place = place_of(fresh(tmp_path / "tables.sqlite3"))
    with mail_server() as (_, mails):
        house = House(str(getattr(place, "url", place)), place, mails, tmp_path / "log", 1)
        yield house
        house.stop()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
def test_people_go_on_after_an_answer_of_their_own_that_the_other_does_not_see_yet(house: House, game: str) -> None:
    rng, told = Random(SEED), Told()
    people = Guest(house, rng), Guest(house, rng)
    player = Player(people, told, SEED, game)
    player.start()

    def goes_on() -> bool:
        assert player.crash is None
        by_second = {key for key, entry in told.acknowledged.items() if entry["actor"] == 1}
        return any((table, ply + 1) in by_second for table, ply in by_second)

    until(goes_on, 40)
    player.ends.set()
    for watcher in player.watchers:
        watcher.ends.set()
    player.join(20)
