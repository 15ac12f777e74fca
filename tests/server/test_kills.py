"""The people of `benchmarks/kills`, who play while servers are killed: if they stand still, nothing is learnt of the servers."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from benchmarks.kills.faults import dealt
from benchmarks.kills.house import House, mail_server, ports, way
from benchmarks.kills.links import Link
from benchmarks.kills.people import Confirmed, Guest, Player

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


@pytest.mark.late
@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
def test_people_go_on_after_an_answer_of_their_own_that_the_other_does_not_see_yet(house: House, game: str) -> None:
    rng, confirmed = Random(SEED), Confirmed()
    people = Guest(house, rng), Guest(house, rng)
    player = Player(people, confirmed, SEED, game)
    player.start()

    def goes_on() -> bool:
        assert player.crash is None
        by_second = {key for key, entry in confirmed.acknowledged.items() if entry["actor"] == 1}
        return any((table, ply + 1) in by_second for table, ply in by_second)

    until(goes_on, 40)
    player.ends.set()
    for watcher in player.watchers:
        watcher.ends.set()
    player.join(20)


def test_the_same_seed_gives_the_same_faults_and_all_kinds_come_before_any_comes_too_often() -> None:
    kinds = {"servers killed": 3, "pauses": 2, "cut links": 1}
    first, again = (list(islice(dealt(Random(SEED), kinds), 12)) for _ in range(2))
    assert first == again
    assert Counter(first[:6]) == Counter(first[6:]) == Counter(kinds)


def test_a_server_has_a_way_of_its_own_to_each_host_of_its_database() -> None:
    database = "postgresql://anna:1234@127.0.0.1:5432,127.0.0.1:5433/ratskeller"
    links = [Link(5432), Link(5433)]
    try:
        found = way(database, links)
        assert ports(database) == [5432, 5433]
        assert found == f"postgresql://anna:1234@127.0.0.1:{links[0].port},127.0.0.1:{links[1].port}/ratskeller"
    finally:
        for link in links:
            link.close()
