"""Playing a match on the machines of a Ray cluster."""

from collections.abc import Generator, Iterable

import msgspec

from ..plan import Match, Unit, fingerprint
from ..result import GameResult
from ..table import table_of
from .cluster import check_sources, joined

_decode_games = msgspec.json.Decoder(list[GameResult]).decode


def on_ray(match: Match, units: Iterable[Unit], address: str) -> Generator[list[GameResult], None, None]:
    """Play units as tasks of a cluster. Every machine of it needs the same Ratskeller. Errors: BadMatch."""
    with joined(address) as cluster:
        for games in cluster.results(played, msgspec.json.encode(match), map(msgspec.json.encode, units)):
            yield _decode_games(games)


def played(match: bytes, unit: bytes) -> bytes:
    """Play a unit; what a task of the cluster does."""
    found = msgspec.json.decode(match, type=Match)
    check_sources(found.sources, fingerprint(found.game))
    return msgspec.json.encode(table_of(found).play(msgspec.json.decode(unit, type=Unit)))
