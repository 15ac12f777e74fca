"""Rows of the event log as structs, each with the number of its rule.

What a row omits about a feature is read from the state after the rows: an answer never changes features after scoring them.
"""

from collections.abc import Callable, Sequence

from ratskeller.core.events import Event, EventReader, Row
from ratskeller.core.options import Options

from ..data.tiles import KINDS
from ..notation import kind_name, node_name, place_of_tile
from ..rules import fields as f
from ..rules import numbers
from ..rules.fields import State
from ..rules.scoring import PACKED
from . import events as ev
from .description import Description, describe, markers_in, seats_in


def decode(s: State, _options: Options, rows: Sequence[Row]) -> list[Event]:
    """Return the rows as structs; `s` is the state they led to."""
    found: list[Event] = []
    is_final = False
    place = 0
    while place < len(rows):
        kind, row = rows[place][0], rows[place][1:]
        place += 1
        if kind == numbers.EV_SCORED:
            end = _run(rows, place, numbers.EV_FIGURE)
            found.append(_scored(s, row, [line[1:] for line in rows[place:end]], is_final))
            place = end
        elif kind == numbers.EV_SPREAD:
            end = _run(rows, place, numbers.EV_SPREAD)
            found.append(_spread(s, [step for line in rows[place - 1 : end] for step in line[1:] if step]))
            place = end
        else:
            is_final = is_final or kind == numbers.EV_FINAL
            found.append(_READERS[kind](s, row))
    return found


def _run(rows: Sequence[Row], place: int, kind: int) -> int:
    while place < len(rows) and rows[place][0] == kind:
        place += 1
    return place


def _scored(s: State, row: Row, figures: list[Row], is_final: bool) -> Event:
    root, value, low, high, complete, leaders = row[:6]
    it = describe(s, root)
    strength = [(low if seat < 3 else high) // PACKED ** (seat % 3) % PACKED for seat in range(s.players)]
    winners = seats_in(leaders)
    counted = [_counted(s, figure) for figure in figures]
    return ev.FeatureScored(
        rule=_rule_of(it, counted, is_final),
        feature=_kind(s, root),
        at=place_of_tile(s, s.home[it.first]),
        on=node_name(s, it.first),
        tiles=it.tiles,
        pennants=it.pennants,
        filled=it.filled,
        cities=len(it.cities),
        inn=it.inn,
        cathedral=it.cathedral,
        small=it.small,
        complete=bool(complete),
        final=is_final,
        value=value,
        points=value if winners else 0,
        winners=winners,
        strength=strength,
        figures=counted,
    )


def _rule_of(it: Description, figures: list[ev.Counted], is_final: bool) -> str:
    """Return the number of the rule that decides most about a score."""
    if any(figure.because for figure in figures):
        return "CAR-PLG9"
    if it.inn or it.cathedral:
        return "CAR-EXT2"
    if KINDS[it.kind] == "garden":
        return "CAR-EXT3"
    return "CAR-BAS9" if is_final else "CAR-BAS7"


def _counted(s: State, row: Row) -> ev.Counted:
    seat, figure, node, low, high, own = row[:6]
    return ev.Counted(
        seat=seat,
        figure=f.FIGURE_NAMES[figure],
        at=place_of_tile(s, s.home[node]),
        on=node_name(s, node),
        because=markers_in(low, high),
        own=bool(own),
    )


def _spread(s: State, steps: list[int]) -> Event:
    return ev.PlagueSpread(
        rule="CAR-PLG6" if s.copies == f.COPY else "CAR-PLG5", steps=[_step(s, step) for step in steps]
    )


def _step(s: State, step: int) -> ev.MarkerStep:
    number, source, to = step // numbers.PLACES**2, step // numbers.PLACES % numbers.PLACES, step % numbers.PLACES
    stays = source == to
    return ev.MarkerStep(
        number=number,
        source=place_of_tile(s, source),
        to=None if stays else place_of_tile(s, to),
        new=s.marker[to] if s.copies == f.COPY and not stays else None,
    )


def _game_over(s: State, row: Row) -> Event:
    scores = s.scores[: s.players]
    ranking = sorted(range(s.players), key=lambda seat: (-scores[seat], seat))
    return ev.GameEnded(rule="CAR-BAS10", ranking=ranking, scores=scores)


def _kind(s: State, node: int) -> ev.FeatureKind:
    name: ev.FeatureKind = kind_name(s, node)  # type: ignore[assignment]
    return name


def _rule_of_set(row: Row) -> str:
    _, figure, _, low, high, _, among = row
    if low or high or among:
        return "CAR-PLG8"
    return "CAR-EXT3" if figure == f.ABBOT else "CAR-BAS5"


_RULES: dict[int, tuple[type[Event], str | Callable[[Row], str]]] = {
    numbers.EV_START_SEAT: (ev.StartPlayerDrawn, "CAR-BAS2"),
    numbers.EV_TURN_BEGAN: (ev.PlayerTurnBegan, "CAR-BAS2"),
    numbers.EV_DRAWN: (ev.TileDrawn, "CAR-BAS2"),
    numbers.EV_DISCARDED: (ev.TileDiscarded, "CAR-BAS4"),
    numbers.EV_LAID: (ev.TileLaid, "CAR-BAS3"),
    numbers.EV_MARKER: (ev.MarkerPlaced, "CAR-PLG2"),
    numbers.EV_SET: (ev.FollowerSet, _rule_of_set),
    numbers.EV_ABBOT_TAKEN: (ev.AbbotTaken, lambda row: "CAR-PLG10" if row[3] or row[4] else "CAR-EXT3"),
    numbers.EV_FELL_SICK: (ev.FollowerFellSick, "CAR-PLG4"),
    numbers.EV_RECOVERED: (ev.FollowerRecovered, "CAR-PLG7"),
    numbers.EV_FINAL: (ev.FinalScoringBegan, "CAR-BAS9"),
}
"""The events whose fields follow the numbers of their rows, with their rules."""

_READERS: dict[int, Callable[[State, Row], Event]] = {
    number: EventReader[State](event, rule).read for number, (event, rule) in _RULES.items()
} | {numbers.EV_GAME_OVER: _game_over}
