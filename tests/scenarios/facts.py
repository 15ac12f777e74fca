"""A position in the words of a scenario: what lies where, who has what. `docs/tests.md` describes them."""

import json
import re
from collections.abc import Sequence
from typing import Any

from ratskeller import games
from ratskeller.core.position import Position

COLOURS = ("Red", "Blue", "Yellow", "Green", "Black", "White")
CARDS = ("peasant", "monk", "merchant", "knight", "witch", "king")
REGIONS = tuple(games.get("rattus").new().view()["regions"])
PLACE = re.compile(r"-?\d+,-?\d+")
KEYS = {"turn": "seat", "last": "last_seat", "first": "start_seat"}
"""What is said of a seat, with its key in the JSON."""
Content = dict[str, Any]
Items = list[str]


def by_colour(counts: Sequence[int]) -> Items:
    """Numbers by seat, as in `Red 1, Green 2`."""
    return [f"{COLOURS[seat]} {count}" for seat, count in enumerate(counts) if count]


def _counts(items: Items, players: int) -> list[int]:
    found = dict(item.rsplit(" ", 1) for item in items)
    return [int(found.get(colour, 0)) for colour in COLOURS[:players]]


def _region(entry: Content, *, exact: bool) -> Items:
    found = []
    for seat, count in enumerate(entry["cubes"]):
        potions = [f" +{some}" for some in entry.get("potions", {}).get(str(seat), [])]
        found += [f"{COLOURS[seat]} {count}{''.join(potions)}"] if count else []
    for token in entry["tokens"]:
        seen = "".join(f" seen by {COLOURS[seat]}" for seat in token.get("seen", []))
        origin = (
            "" if token["origin"] == "supply" or (token["origin"] == "setup" and not exact) else f"{token['origin']} "
        )
        found.append(f"{origin}rat {token.get('face', '?')}{seen}")
    return found


def _read_region(items: Items, players: int) -> Content:
    entry: Content = {"cubes": [0] * players, "tokens": [], "potions": {}}
    for item in items:
        if rats := re.fullmatch(r"(setup |drawn )?rat (\S.*?)((?: seen by \w+)*)", item):
            seen = [COLOURS.index(colour) for colour in rats[3].split(" seen by ")[1:]]
            face = {} if rats[2] == "?" else {"face": rats[2], "seen": seen}
            entry["tokens"].append({"origin": (rats[1] or "supply").strip()} | face)
        elif cubes := re.fullmatch(r"(\w+) (\d+)((?: \+\d+)*)", item):
            entry["cubes"][COLOURS.index(cubes[1])] = int(cubes[2])
            if cubes[3]:
                entry["potions"][str(COLOURS.index(cubes[1]))] = [int(some) for some in cubes[3].split()]
        else:
            raise ValueError(f"{item!r}: right would be 'Red 2', 'Red 2 +1' (a potion), 'rat ?' or 'rat 3 A'")
    return entry


def _tile(entry: Content) -> Items:
    more = [f"{key} {entry[key]}" for key in ("marker", "left") if entry.get(key) is not None]
    figures = [
        f"{COLOURS[it['seat']]} {it['kind']} {it['on']}".replace(" follower", "") for it in entry.get("followers", [])
    ]
    turned = f" r{entry['r']}" if entry.get("r") else ""
    return [f"{entry['tile']}{turned}", *figures, *more]


def _read_tile(place: str, items: Items) -> Content:
    kind, _, turned = items[0].partition(" r")
    entry: Content = {"at": place, "tile": kind, "r": int(turned or 0), "followers": []}
    for item in items[1:]:
        first, *rest = item.split()
        if first in ("marker", "left", "turn"):
            entry[first] = int(rest[0])
        else:
            figure = {"seat": COLOURS.index(first), "kind": (rest[:-1] or ["follower"])[0], "on": rest[-1]}
            entry["followers"].append(figure)
    return entry


def _value(name: str, items: Items, players: int) -> object:
    if name in ("palace", "baker", "scores"):
        return _counts(items, players)
    if name in ("walls", "nuns", "bishops", "used", "discarded"):
        return items
    if name == "stack":
        return {kind: int(count) for kind, count in (item.rsplit(" ", 1) for item in items)}
    if name in KEYS:
        return COLOURS.index(items[0])
    return items[0] if name in ("plague", "round", "tile") else json.loads(items[0])


def content_of(game: str, options: Content, facts: dict[str, Items]) -> Content:
    """The JSON of a position, made of facts. Errors: ValueError for a fact that says nothing of a position."""
    players = options["players"]
    content: Content = {"game": game, "format": 1, "options": options}
    if game == "carcassonne":
        content |= {"board": [], "stack": {"B": 2}, "turn_number": 30}
    else:
        held = [card for name, cards in facts.items() if name.endswith(" has") for card in cards]
        wanted = dict.fromkeys([*held, *facts.get("in play", []), *CARDS])
        options["cards"] = list(wanted)[:6]
        content |= {"regions": {}, "cards": {}, "plague": "anglia", "supply": 12}
    for name, items in facts.items():
        if name in REGIONS and game == "rattus":
            content["regions"][name] = _read_region(items, players)
        elif PLACE.fullmatch(name):
            content["board"] += [_read_tile(name, items)] if items else []
        elif name.endswith(" has"):
            content["cards"] |= dict.fromkeys(items, COLOURS.index(name.removesuffix(" has")))
        elif name != "in play":
            content[KEYS.get(name, name)] = _value(name, items, players)
    return content


def facts_of(position: Position, *, exact: bool = False) -> dict[str, Items]:
    """All facts of a position, those that can also be set up and those that follow from them.

    `exact` adds what only matters to set it up again: which rats are of the setup, and other keys of the JSON.
    """
    content, view = json.loads(position.to_json()), position.view()
    facts = {"turn": [COLOURS[content["seat"]]], "scores": by_colour(position.scores)}
    facts["asked"] = [
        f"{COLOURS[position.actor] if isinstance(position.actor, int) else position.actor or 'nobody'} {position.question or ''}".strip()
    ]
    if position.over:
        facts["ends with"] = facts["scores"]
    facts |= _of_rattus(content, view, exact=exact) if "regions" in content else _of_carcassonne(content, view)
    if exact:
        facts |= {
            key: [json.dumps(content[key])] for key in ("turn_number", "idle", "final_neutral") if content.get(key)
        }
        for name, key in KEYS.items():
            facts |= {name: [COLOURS[content[key]]]} if content.get(key) is not None else {}
    for seat in range(len(position.scores)) if "regions" in content else ():
        shown = {
            f"{name}.{slot} {token['face']}"
            for name, entry in position.view(seat)["regions"].items()
            for slot, token in enumerate(entry["tokens"], start=1)
            if "face" in token
        }
        facts[f"{COLOURS[seat]} sees"] = sorted(shown)
    return facts


def _of_rattus(content: Content, view: Content, *, exact: bool) -> dict[str, Items]:
    facts = {name: _region(entry, exact=exact) for name, entry in content["regions"].items()}
    for seat in range(content["options"]["players"]):
        facts[f"{COLOURS[seat]} has"] = [card for card, holder in content["cards"].items() if holder == seat]
    facts |= {name: content[name] for name in ("walls", "nuns", "bishops", "used")}
    facts |= {name: by_colour(content[name]) for name in ("palace", "baker")}
    facts |= {
        "plague": [content["plague"] or "nothing"],
        "round": [content["round"]],
        "supply": [str(content["supply"])],
    }
    facts["in play"] = content["options"]["cards"]
    left = view["potions_left"]
    ravage = view["ravage"] or {}
    facts |= {"potions left": ["no limit" if left is None else str(left)], "stock": by_colour(view["stock"])}
    facts["ravage"] = [ravage["region"], f"neutral {ravage['neutral']}"] if ravage else []
    return facts


def _of_carcassonne(content: Content, view: Content) -> dict[str, Items]:
    facts = {entry["at"]: _tile(entry) for entry in content["board"]}
    facts["figures"] = [
        f"{COLOURS[it['seat']]} {entry['at']} {it['on']}" for entry in content["board"] for it in entry["followers"]
    ]
    facts["sick"] = [
        f"{entry['at']} {it['on']} by {' '.join(map(str, it['because']))}"
        for entry in view["board"]
        for it in entry["followers"]
        if it["sick"]
    ]
    facts["markers"] = [f"{entry['marker']} at {entry['at']}" for entry in content["board"] if "marker" in entry]
    facts["next"] = [
        f"{it['number']} {'stays' if it['next'] is None else 'to ' + it['next']}" for it in view.get("markers", [])
    ]
    facts["followers left"] = by_colour([supply["follower"] for supply in view["supplies"]])
    facts |= {f"strength {part}": by_colour(it["strength"]) for it in view["features"] for part in it["parts"]}
    facts |= {"tile": [content["tile"] or "nothing"], "discarded": content["discarded"]}
    facts["stack"] = [f"{kind} {count}" for kind, count in content["stack"].items() if count]
    return facts
