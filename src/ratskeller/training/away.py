"""Playing chunks of games on the machines of a Ray cluster: what a chunk is made of travels there, and its file comes back."""

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec

from ratskeller.arena.plan import PLAYERS_OF_GAMES, fingerprint
from ratskeller.arena.spread.cluster import check_sources, joined

from .chunks import chunk_file, write_whole
from .jobs import DealsOrder, GamesOrder, TurnsOrder

TRAINERS = (*PLAYERS_OF_GAMES, "training")
"""Folders of the package that decide what is in a chunk."""
AnyOrder = GamesOrder | DealsOrder | TurnsOrder
ORDERS: Mapping[str, type[AnyOrder]] = {order.__name__: order for order in (GamesOrder, DealsOrder, TurnsOrder)}


class Errand(msgspec.Struct, frozen=True):
    """An order as it travels: of which kind it is, its numbers without the folder, and the fingerprint of what it is played with."""

    kind: str
    numbers: dict[str, Any]
    sources: str


def play_away(order: AnyOrder, address: str, numbers: Sequence[int]) -> Iterator[int]:
    """Play these chunks on a cluster, and yield the number of each as soon as its file is here. Errors: BadCluster; OSError."""
    with joined(address) as cluster:
        files = cluster.results(played, msgspec.json.encode(errand_of(order)), map(msgspec.json.encode, numbers))
        for number, content in zip(numbers, files, strict=True):
            write_whole(chunk_file(order.folder, number), content)
            yield number


def errand_of(order: AnyOrder) -> Errand:
    """Return an order as it travels."""
    told = {field.name: getattr(order, field.name) for field in fields(order) if field.name != "folder"}
    return Errand(type(order).__name__, told, fingerprint(order.game, TRAINERS))


def played(errand: bytes, number: bytes) -> bytes:
    """Play a chunk in a folder that nobody keeps, and return its file; what a task of the cluster does."""
    found = msgspec.json.decode(errand, type=Errand)
    check_sources(found.sources, fingerprint(found.numbers["game"], TRAINERS))
    wanted = msgspec.json.decode(number, type=int)
    with tempfile.TemporaryDirectory() as folder:
        order = ORDERS[found.kind](folder=Path(folder), **found.numbers)
        order.play(wanted)
        return chunk_file(Path(folder), wanted).read_bytes()
