"""What features are worth and who gets it (BAS7 to BAS10, EXT2, EXT3, PLG9, PLG10)."""

from collections.abc import Iterable
from dataclasses import dataclass

from .land import SURROUNDED, Feature, Land
from .plague import because
from .table import Figure, Place, Table


@dataclass(frozen=True)
class Scored:
    """What a feature brought: its value, the healthy strength by seat, who got the value, and its figures.

    `sick`: the tile of each figure, and the numbers of the markers that made it sick.
    """

    feature: Feature
    value: int
    strength: list[int]
    winners: list[int]
    sick: dict[Place, list[int]]
    cities: int


def value(land: Land, feature: Feature) -> int:
    """What a feature is worth as it stands: as a completed one if it is, else as in the final scoring."""
    tiles = len(feature.tiles)
    if feature.kind in SURROUNDED:
        return 1 + feature.filled
    if feature.kind == "field":
        return 3 * len(land.cities_of(feature))
    if feature.kind == "road":
        return tiles * _each(feature.complete, 1, 1, 2 if feature.inn else None)
    is_small = tiles == 2 and land.table.options["small_cities"] == 2
    each = _each(feature.complete, 1, 1 if is_small else 2, 3 if feature.cathedral else None)
    return (tiles + feature.pennants) * each


def _each(complete: bool, as_it_is: int, completed: int, special: int | None) -> int:
    """Points a tile: with an inn or cathedral (EXT2) something more if complete, nothing if not."""
    if special is not None:
        return special if complete else 0
    return completed if complete else as_it_is


def weight(figure: Figure) -> int:
    """EXT2: a large follower counts as two."""
    return 2 if figure.kind == "large" else 1


def strength(land: Land, feature: Feature) -> list[int]:
    """The strength of each seat in a feature: only healthy figures count (PLG9)."""
    found = [0] * land.table.players
    for at in land.standing(feature):
        figure = land.table.board[at].figure
        if figure is not None and not because(land, at):
            found[figure.seat] += weight(figure)
    return found


def owners(strengths: list[int]) -> list[int]:
    """BAS8: who has most, all tied ones; nobody where nobody is healthy (PLG9)."""
    most = max(strengths)
    return [seat for seat, own in enumerate(strengths) if own == most and most > 0]


def count(land: Land, feature: Feature) -> Scored:
    """What a feature would bring now."""
    strengths = strength(land, feature)
    return Scored(
        feature=feature,
        value=value(land, feature),
        strength=strengths,
        winners=owners(strengths),
        sick={at: because(land, at) for at in land.standing(feature)},
        cities=len(land.cities_of(feature)) if feature.kind == "field" else 0,
    )


def score(table: Table, features: Iterable[Feature], land: Land) -> list[Scored]:
    """Score features in which figures stand."""
    counted = [count(land, feature) for feature in features if land.standing(feature)]
    for each in counted:
        for seat in each.winners:
            table.scores[seat] += each.value
    return counted


def completed_by(land: Land, at: Place) -> list[Feature]:
    """BAS6: what the tile just laid completes: its own features, and monasteries and gardens around it."""
    x, y = at
    near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return [
        feature
        for feature in land.features
        if feature.complete and (at in feature.tiles or (feature.kind in SURROUNDED and feature.tiles <= near))
    ]


def score_completed(table: Table, at: Place) -> list[Scored]:
    """Score what the tile just laid completes, no matter who laid it; all figures in it go back, sick or not (BAS8, PLG9)."""
    land = Land(table)
    counted = score(table, completed_by(land, at), land)
    for each in counted:
        for there in each.sick:
            table.board[there].figure = None
    return counted


def score_finally(table: Table) -> list[Scored]:
    """The final scoring, with the markers as they lie; the figures stay where they are (BAS9, PLG11)."""
    land = Land(table)
    return score(table, [feature for feature in land.features if not feature.complete], land)


def abbot_points(land: Land, at: Place) -> int:
    """EXT3 and PLG10: what an abbot brings when taken back: the worth of the monastery or garden, nothing if sick."""
    return 0 if because(land, at) else value(land, land.feature_at(at))


def places(scores: list[int]) -> list[int]:
    """BAS10: most points win, equal ones share a place."""
    return [1 + sum(other > own for other in scores) for own in scores]
