"""Rules of the reference broken on purpose, one at a time: the comparison must notice each."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from . import placement, plague, scoring, turns
from .land import SURROUNDED, Feature, Land
from .table import Place, Table
from .tiles import river_role

Break = tuple[object, str, Any]
"""Where a function is replaced, its name there, and by what."""

honest_infectious, honest_spread, honest_finished = plague.infectious, plague.spread, plague.finished
honest_value, honest_owners, honest_completed = scoring.value, scoring.owners, scoring.score_completed
honest_figures, honest_drawable = placement.figures, placement.drawable
honest_final, honest_lay = turns.final, turns.lay_tile
honest_filled, honest_supply = Table.filled, Table.supply


def _with(table: Table, **options: Any) -> Table:
    return replace(table, options=table.options | options)


def _always(answer: Any) -> Callable[..., Any]:
    return lambda *_: answer


def _near_is_tile(table: Table, feature: Feature, at: Place) -> set[Place]:
    return {at}


def _near_is_feature(table: Table, feature: Feature, at: Place) -> set[Place]:
    return set(feature.tiles)


def _near_is_any_neighbour(table: Table, feature: Feature, at: Place) -> set[Place]:
    honest = honest_infectious(table, feature, at)
    return honest | set(table.beside(at)) if len(honest) > 1 else honest


def _monasteries_are_reached(table: Table, feature: Feature, at: Place) -> set[Place]:
    return {at, *table.beside(at)} if feature.kind in SURROUNDED else honest_infectious(table, feature, at)


def _reach(instead: str, of: str) -> Callable[[Table, Feature, Place], set[Place]]:
    """How far the plague reaches where one value of the option is taken for another."""

    def changed(table: Table, feature: Feature, at: Place) -> set[Place]:
        return honest_infectious(_with(table, reach=instead) if table.options["reach"] == of else table, feature, at)

    return changed


def _closed_by_any(table: Table) -> frozenset[Place]:
    """A tile is an obstacle as soon as anything on it is complete."""
    land = Land(table)
    return frozenset(at for at, _ in land.of if any(land.of[spot].complete for spot in land.of if spot[0] == at))


def _closed_by_fields(table: Table) -> frozenset[Place]:
    """Tiles with nothing but fields and rivers are obstacles as well."""
    land = Land(table)
    built = {at for at, _ in land.of if any(land.of[s].kind not in ("field", "river") for s in land.of if s[0] == at)}
    return honest_finished(table) | (frozenset(table.board) - built)


def _no_step_after_the_last_tile(table: Table) -> list[plague.Step]:
    return honest_spread(table) if table.stack else []


def _way_round_the_other_side(table: Table, at: Place) -> Place | None:
    free = [there for there in reversed(table.beside(at)) if table.board[there].marker is None]
    return min(free, key=lambda there: table.board[there].left or 0, default=None)


def _way_without_history(table: Table, at: Place) -> Place | None:
    return next((there for there in table.beside(at) if table.board[there].marker is None), None)


def _way_to_the_latest(table: Table, at: Place) -> Place | None:
    free = [there for there in table.beside(at) if table.board[there].marker is None]
    fresh = [there for there in free if table.board[there].left is None]
    return fresh[0] if fresh else max(free, key=lambda there: table.board[there].left or 0, default=None)


def _spread_all_at_once(table: Table) -> list[plague.Step]:
    """Every marker looks at the board as it was before the step, and goes where still nobody is."""
    ways = {number: plague.way(table, at) for number, at in table.markers().items()}
    steps: list[plague.Step] = []
    for number, at in table.markers().items():
        there = ways[number]
        if there is None or table.board[there].marker is not None:
            steps.append((number, at, None, None))
        elif table.options["spread"] == "copy":
            table.board[there].marker = max(table.markers()) + 1
            steps.append((number, at, there, table.board[there].marker))
        else:
            table.board[at].marker, table.board[at].left = None, table.turn
            table.board[there].marker = number
            steps.append((number, at, there, None))
    return steps


def _spread_without_leaving_a_trace(table: Table) -> list[plague.Step]:
    before = {at: laid.left for at, laid in table.board.items()}
    steps = honest_spread(table)
    for at, left in before.items():
        table.board[at].left = left if left is not None else table.board[at].left
    return steps


def _sick_ones_count(land: Land, feature: Feature) -> list[int]:
    found = [0] * land.table.players
    for at in land.standing(feature):
        figure = land.table.board[at].figure
        found[figure.seat if figure else 0] += 1
    return found


def _value_with(**options: Any) -> Callable[[Land, Feature], int]:
    """The value as with other options."""

    def changed(land: Land, feature: Feature) -> int:
        other = Land(_with(land.table, **options))
        return honest_value(other, other.of[feature.parts[0]])

    return changed


def _value_as_if(**changes: Any) -> Callable[[Land, Feature], int]:
    """The value as if features were different."""
    return lambda land, feature: honest_value(land, replace(feature, **changes))


def _cities_also_incomplete(land: Land, field: Feature) -> list[Feature]:
    touched = [land.of[at, city] for at, name in field.parts for city in sorted(land.parts[at, name].cities)]
    return list(dict.fromkeys(touched))


def _cities_on_each_tile(land: Land, field: Feature) -> list[Feature]:
    touched = [land.of[at, city] for at, name in field.parts for city in sorted(land.parts[at, name].cities)]
    return [city for city in touched if city.complete]


def _sick_ones_stay(table: Table, at: Place) -> list[scoring.Scored]:
    figures = table.figures()
    counted = honest_completed(table, at)
    for each in counted:
        for there, why in each.sick.items():
            table.board[there].figure = figures[there] if why else None
    return counted


def _followers_in_gardens(table: Table) -> set[str]:
    answers = honest_figures(table)
    gardens = [name for name, part in table.board[table.last].picture.parts.items() if part.kind == "garden"]
    return answers | set(gardens if table.supply(table.seat)["follower"] else [])


def _abbots_sick_or_not(land: Land, at: Place) -> int:
    return honest_value(land, land.feature_at(at))


def _river_last(table: Table) -> Counter[str]:
    others = Counter({tile: number for tile, number in table.stack.items() if river_role(tile) is None})
    return others or table.stack


def _no_grace(table: Table) -> Counter[str]:
    return honest_drawable(_with(table, grace=0))


def _longer_grace(table: Table) -> Counter[str]:
    return honest_drawable(_with(table, grace=table.options["grace"] and 18))


def _spread_after_the_last_turn(table: Table, happened: turns.Happened) -> None:
    honest_spread(table)
    honest_final(table, happened)


def _late_marker(table: Table, at: Place, r: int) -> None:
    honest_lay(table, at, r)
    table.board[at].marker = None


def _supply_of_six(table: Table, seat: int) -> dict[str, int]:
    hand = honest_supply(table, seat)
    return hand | {"follower": max(0, hand["follower"] - 1)}


class _Crossings(list[Place]):
    """Tiles, as often as a feature crosses them, but for comparing alike to a set."""

    def __le__(self, other: Any) -> bool:
        return set(self) <= other


def _single(strengths: list[int]) -> list[int]:
    winners = honest_owners(strengths)
    return winners if len(winners) == 1 else []


BREAKS: dict[str, Break] = {
    "PLG4 near means every neighbour": (plague, "infectious", _near_is_any_neighbour),
    "PLG4 monasteries are reached from beside": (plague, "infectious", _monasteries_are_reached),
    "PLG4 near is tile": (plague, "infectious", _near_is_tile),
    "PLG4 near is feature": (plague, "infectious", _near_is_feature),
    "PLG4 bordering is near": (plague, "infectious", _reach("near", of="bordering")),
    "PLG4 bordering is wide": (plague, "infectious", _reach("wide", of="bordering")),
    "PLG4 wide is feature": (plague, "infectious", _reach("feature", of="wide")),
    "PLG4 wide is bordering": (plague, "infectious", _reach("bordering", of="wide")),
    "PLG5 no obstacles": (plague, "finished", _always(frozenset())),
    "PLG5 a tile is closed by anything complete": (plague, "finished", _closed_by_any),
    "PLG5 tiles of fields are closed": (plague, "finished", _closed_by_fields),
    "PLG11 no last step": (plague, "spread", _no_step_after_the_last_tile),
    "PLG5 west comes first": (plague, "way", _way_round_the_other_side),
    "PLG5 no history": (plague, "way", _way_without_history),
    "PLG5 the latest first": (plague, "way", _way_to_the_latest),
    "PLG5 all markers at once": (plague, "spread", _spread_all_at_once),
    "PLG5 only the first leaving counts": (plague, "spread", _spread_without_leaving_a_trace),
    "PLG5 PLG11 spreading after the last turn": (turns, "final", _spread_after_the_last_turn),
    "PLG2 no marker": (turns, "lay_tile", _late_marker),
    "PLG8 sick ones hold a feature": (placement, "is_free", lambda land, spot: not land.standing(land.of[spot])),
    "PLG8 nobody holds a feature": (placement, "is_free", _always(True)),
    "PLG9 sick ones count": (scoring, "strength", _sick_ones_count),
    "PLG9 sick ones stay": (scoring, "score_completed", _sick_ones_stay),
    "PLG10 sick abbots bring points": (scoring, "abbot_points", _abbots_sick_or_not),
    "PLG1 no grace": (placement, "drawable", _no_grace),
    "PLG1 grace of 18": (placement, "drawable", _longer_grace),
    "BAS1 six followers": (Table, "supply", _supply_of_six),
    "BAS3 all four rotations": (placement, "rotations", _always((0, 1, 2, 3))),
    "BAS6 monasteries with seven": (Table, "filled", lambda table, at: min(8, 1 + honest_filled(table, at))),
    "BAS7 small cities": (scoring, "value", _value_with(small_cities=2)),
    "BAS7 no small cities": (scoring, "value", _value_with(small_cities=4)),
    "BAS7 no pennants": (scoring, "value", _value_as_if(pennants=0)),
    "BAS7 a tile counts for each crossing": (
        Feature,
        "tiles",
        property(lambda feature: _Crossings(at for at, _ in feature.parts)),
    ),
    "BAS8 ties score nothing": (scoring, "owners", _single),
    "BAS9 incomplete cities feed": (Land, "cities_of", _cities_also_incomplete),
    "BAS9 a city counts on each tile": (Land, "cities_of", _cities_on_each_tile),
    "EXT1 no river first": (placement, "drawable", _river_last),
    "EXT1 two bends alike": (placement, "_turns_twice", _always(False)),
    "EXT2 large ones count once": (scoring, "weight", _always(1)),
    "EXT2 no inns": (scoring, "value", _value_as_if(inn=False)),
    "EXT2 no cathedrals": (scoring, "value", _value_as_if(cathedral=False)),
    "EXT3 followers in gardens": (placement, "figures", _followers_in_gardens),
}
"""By the rule that is broken."""
