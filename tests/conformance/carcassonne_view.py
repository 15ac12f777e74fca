"""What a view of Carcassonne shows, compared with the account kept from the events and with what happens when one plays on."""

import random
from functools import cache
from typing import Any

from conformance.carcassonne_account import FIGURES, Account, Feature, Part
from conformance.carcassonne_tiles import SIDES, Place, beside, edge, name_of, place_of, turns

from ratskeller.core.position import Position
from ratskeller.games.carcassonne.views.catalogue import catalogue
from ratskeller.games.carcassonne.views.events import AbbotTaken, FeatureScored, FollowerSet

TRIED = 3
"""Of all that a view says could be done, so many things are done, to see whether they bring what it says."""


def check_view(account: Account, position: Position, view: dict[str, Any]) -> None:
    """Every viewer sees the table as the account has it; what could be done is for who is asked, the stack's order for nobody."""
    for name in ("scores", "discarded", "tile", "over"):
        assert view[name] == getattr(account, name), name
    assert view["turn_number"] == account.turn
    assert view["seat"] == (None if position.question == "start seat" else account.seat)
    assert view["left"] == sum(view["stack"].values())
    assert view["stack"] == account.stack
    # By type, as the catalogue lists them: nothing tells which one is next
    assert list(view["stack"]) == [tile for tile in _catalogue() if tile in view["stack"]]
    assert view["board"] == [_tile(account, position, at) for at in account.tiles]
    assert view["features"] == [_feature(account, feature) for feature in account.features()]
    assert view["markers"] == _markers(account, view["spreads"])
    steps_to_come = view["left"] - (position.question == "draw") + account.options.get("last_step", False)
    assert view["spreads"] == (not account.over and steps_to_come > 0)
    assert view["cells"] == [
        {"at": name_of(at), "fits": _fits(account, at), "wants": _wants(account, at)}
        for at in sorted(account.empty_places(), key=lambda at: at[::-1])
    ]
    _check_supplies(account, view)
    _check_choices(account, position, view)


@cache
def _catalogue() -> list[str]:
    return [tile.id for tile in catalogue().tiles]


def _tile(account: Account, position: Position, at: Place) -> dict[str, Any]:
    entry = account.entry(at)
    for figure in entry["followers"]:
        because = account.because((at, figure["on"]))
        figure |= {"sick": bool(because), "because": because}
    if position.question == "follower" and at == list(account.tiles)[-1]:
        entry["follower_due"] = True
    return entry


def _feature(account: Account, feature: Feature) -> dict[str, Any]:
    standing = account.standing(feature)
    sick = [account.figures[part][0] for part in standing if account.because(part)]
    strength = account.strength(feature)
    cloister = feature.kind in ("monastery", "garden")
    parts = {at for at, _ in feature.parts}
    cities = sorted(account.cities(feature) if feature.kind == "field" else [], key=account.place_in_order)
    return {
        "id": _name(feature.parts[0]),
        "kind": feature.kind,
        "parts": [_name(part) for part in feature.parts],
        "tiles": account.size(feature),
        "pennants": account.total(feature, "pennants"),
        "filled": account.filled(feature) if cloister else 0,
        "cities": [_name(city.parts[0]) for city in cities],
        "open": account.open_sides(feature) if feature.kind in ("city", "road") else 0,
        "complete": account.is_complete(feature),
        "inn": account.total(feature, "inn") > 0,
        "cathedral": account.total(feature, "cathedral") > 0,
        "small": account.is_small(feature),
        "affected": any(site in parts for site in account.markers.values()),
        "followers": [[name_of(at), on] for at, on in standing],
        "strength": strength,
        "sick": [sick.count(seat) for seat in range(account.players)],
        "owners": [seat for seat in range(account.players) if strength[seat] and strength[seat] == max(strength)],
        "value": account.value(feature),
    }


def _name(part: Part) -> str:
    return f"{name_of(part[0])} {part[1]}"


def _markers(account: Account, spreads: bool) -> list[dict[str, Any]]:
    """PLG5: every marker with its next step, as if the step came now."""
    markers, left, shown = dict(account.markers), dict(account.left), []
    for number, site in account.markers.items():
        to = account.step_of(site, markers, left) if spreads else None
        shown.append({"number": number, "at": name_of(site), "next": None if to is None else name_of(to)})
        if to is not None and account.options["spread"] == "copy":
            markers[len(markers) + 1] = to
        elif to is not None:
            markers[number], left[site] = to, account.turn
    return shown


def _fits(account: Account, at: Place) -> int:
    """How many of the tiles to come fit there in some way."""
    to_come = account.stack + account.drawn()
    return sum(count for tile, count in to_come.items() if any(account.fits(tile, at, r) for r in turns(tile)))


def _wants(account: Account, at: Place) -> dict[str, str]:
    """What the tiles around show there, by side."""
    around = {side: account.tiles[beside(at, side)] for side in range(4) if beside(at, side) in account.tiles}
    return {SIDES[side]: edge(tile, r, (side + 2) % 4) for side, (tile, r, _) in around.items()}


def _check_supplies(account: Account, view: dict[str, Any]) -> None:
    kinds = ("follower", *(("large",) * account.options["inns"]), *(("abbot",) * account.options["abbot"]))
    assert set(kinds) <= set(FIGURES)
    assert view["supplies"] == [
        {kind: account.in_hand(seat, kind) for kind in kinds} for seat in range(account.players)
    ]


def _check_choices(account: Account, position: Position, view: dict[str, Any]) -> None:
    """What a choice would bring is shown to who has it, and comes true."""
    asked = view["viewer"] is not None and view["viewer"] == position.actor
    assert ("lays" in view) == (asked and position.question == "lay")
    assert ("followers" in view) == (asked and position.question == "follower")
    rng = random.Random(len(position.answers))
    if "lays" in view:
        assert sorted(view["lays"]) == position.legal()
        _check_misfits(account, view)
        for answer in rng.sample(sorted(view["lays"]), min(TRIED, len(view["lays"]))):
            _check_laying(account, position.copy().play(answer), view["lays"][answer])
    if "followers" in view:
        _check_setting(account, position, view["followers"], rng)


def _check_misfits(account: Account, view: dict[str, Any]) -> None:
    """Every empty place is one where the tile fits, or has a reason why it does not, which is true."""
    fitting = {answer.split()[0] for answer in view["lays"]}
    assert fitting.isdisjoint(view["misfits"])
    assert fitting | set(view["misfits"]) == {cell["at"] for cell in view["cells"]}
    for at, reason in view["misfits"].items():
        wanted = _wants(account, place_of(at))
        for clash in reason.get("clashes", []):
            shown = edge(account.tile, reason["r"], SIDES.index(clash["side"]))
            assert (clash["shows"], clash["meets"]) == (shown, wanted[clash["side"]])
            assert shown != clash["meets"]


def _check_laying(account: Account, after: Position, shown: dict[str, Any]) -> None:
    assert shown["marker"] == any(event.rule == "CAR-PLG2" for event in after.events)
    assert shown["gains"] == shown["followers"]["none"].get("gains", [0] * account.players)
    _check_setting(account, after, shown["followers"], random.Random(len(after.answers)))


def _check_setting(account: Account, position: Position, shown: dict[str, Any], rng: random.Random) -> None:
    """The points are those that come at once: the last turn brings those of the final scoring on top."""
    assert sorted(shown) == position.legal()
    for answer in rng.sample(sorted(shown), min(TRIED, len(shown))):
        choice, after = shown[answer], position.copy().play(answer)
        gains = [0] * account.players
        for event in after.events:
            if isinstance(event, FeatureScored) and not event.final:
                gains = [points + event.points * (seat in event.winners) for seat, points in enumerate(gains)]
            if isinstance(event, AbbotTaken):
                gains[event.seat] += event.points
        assert choice.get("gains", [0] * account.players) == gains
        for event in after.events:
            if isinstance(event, FollowerSet):
                assert choice["sick"] == event.sick
