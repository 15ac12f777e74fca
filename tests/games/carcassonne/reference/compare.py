"""Play the engine with random answers while the reference follows, and compare after every answer."""

import json
import random
from collections import Counter, defaultdict
from functools import partial
from typing import Any

from ratskeller import games
from ratskeller.core.events import plain
from ratskeller.core.position import Position

from . import placement, plague, random_games, scoring, turns
from .land import Feature, Land
from .scoring import Scored
from .table import Place, Table, name_of, new, picture, place_of, read
from .tiles import SIDES, turned
from .turns import Happened, Question

CARCASSONNE = games.get("carcassonne")
LOOK_AHEAD_EVERY = 11
"""What a view says about every way to lay takes long to recompute: so often it is, counted in questions of seats."""

READ_BACK = 0.02
"""How often the engine goes on from its JSON."""


class Difference(AssertionError):
    """Engine and reference disagree; tells where, and how to get there."""


class Comparison:
    """One game in both. `tally` counts questions and what came up; `views`: compare also what is derived for views and events."""

    def __init__(self, engine: Position, table: Table, tally: Counter[str], *, views: bool = True) -> None:
        """Begin where both stand."""
        self.engine, self.table, self.tally, self.views = engine, table, tally, views
        self.text = engine.to_json()
        self.happened = Happened()
        self.rules = turns.game(table, self.happened)
        self.question: Question | None = None
        self._advance(None)

    def play(self, answer: str) -> None:
        """Give both the same answer and compare what comes of it."""
        question, before = self.question, self.table.copy() if self.views else self.table
        assert question is not None
        self.engine.play(answer)
        self._advance(answer)
        if self.views:
            self._check_events(question, answer, before)
        _count(self.tally, self.table, question, answer, self.happened)

    def play_at_random(self, rng: random.Random) -> None:
        """Give random answers to the end of the game; now and then the engine goes on from the JSON of its position."""
        taste = Taste(rng)
        while self.question is not None:
            self.play(taste.pick(self))
            if self.question is not None and rng.random() < READ_BACK:
                self.text = self.engine.to_json()
                self.engine = CARCASSONNE.from_json(self.text)
                self._check()

    def _advance(self, answer: str | None) -> None:
        self.happened.__init__()  # type: ignore[misc]
        try:
            self.question = next(self.rules) if answer is None else self.rules.send(answer)
        except StopIteration:
            self.question = None
        self._check()

    def _check(self) -> None:
        """Who is asked what, all legal answers with their chances, the scores; the table and what follows from it."""
        self._same("question", (self.engine.actor, self.engine.question), self._asked())
        self._same("scores", self.engine.scores, self.table.scores)
        self._same("places", self.engine.places, scoring.places(self.table.scores) if self.table.over else None)
        if self.question is not None:
            self.tally[self.question.name] += 1
            self._same("legal", self.engine.legal(), self.question.legal)
            if self.question.actor == "chance":
                whole = sum(self.question.weights.values())
                chances = {name: weight / whole for name, weight in sorted(self.question.weights.items())}
                self._same("chances", self.engine.chances(), chances)
        if self.views or self.question is None:
            self._check_table()
        if self.views:
            self._check_view()

    def _check_table(self) -> None:
        board, expected = picture(read(self.engine.to_json())), picture(self.table)
        for key in expected:
            self._same(key, board[key], expected[key])

    def _check_view(self) -> None:
        """What views derive from the table."""
        seat = self.engine.actor if isinstance(self.engine.actor, int) else None
        view, land = self.engine.view(seat), Land(self.table)
        nobody = {"seat": None} if self.table.pending == "start seat" else {}
        self._same("view", picture(read(json.dumps(view))), picture(self.table) | nobody)
        self._same("supplies", view["supplies"], _supplies(self.table))
        self._same("sick", _sick_of(view), {name_of(at): why for at, why in plague.sick(land).items()})
        self._same("markers", view["markers"], _next_steps(self.table))
        self._same("cells", view["cells"], _cells(self.table))
        self._same("spreads", view["spreads"], _will_spread(self.table))
        self._same("forecast", view["forecast"], _forecast(self.table))
        self._same("left", view["left"], self.table.stack.total())
        self._check_features(view, land)
        if seat is not None:
            asked = self.tally["lay"] + self.tally["follower"]
            if asked % LOOK_AHEAD_EVERY == 0:
                self._check_ahead(view)

    def _check_features(self, view: dict[str, Any], land: Land) -> None:
        """Every feature with a figure on it."""
        found = {frozenset(map(_spot_of, entry["parts"])): entry for entry in view["features"]}
        self._same("number of features", len(view["features"]), len(found))
        expected = {frozenset(each.parts): each for each in land.features if land.standing(each)}
        self._same("features", set(found), set(expected))
        for parts, feature in expected.items():
            entry = dict(found[parts])
            self._same("id", _spot_of(entry.pop("id")), feature.parts[0])
            cities = [land.of[_spot_of(city)] for city in entry.pop("cities")]
            expected_cities = land.cities_of(feature) if feature.kind == "field" else []
            self._same("cities", (len(cities), set(cities)), (len(expected_cities), set(expected_cities)))
            entry["followers"] = sorted(map(tuple, entry["followers"]))
            self._same("parts", tuple(map(_spot_of, entry.pop("parts"))), feature.parts)
            self._same(f"feature {sorted(parts)}", entry, _feature(land, feature))

    def _check_ahead(self, view: dict[str, Any]) -> None:
        """What the asked seat knows about its answers."""
        if self.question is not None and self.question.name == "lay":
            self._same("lays", sorted(view["lays"]), self.question.legal)
            for answer, shown in view["lays"].items():
                # Why nobody can be set on other parts is checked in tests of the view
                ahead = {name: shown[name] for name in shown if name != "refused"}
                self._same(f"{answer}", ahead, _lay_ahead(self.table, answer))
            self._check_misfits(view)
        else:
            self._same("followers", view["followers"], _follow_ahead(self.table))
        self.tally["looked ahead"] += 1

    def _check_misfits(self, view: dict[str, Any]) -> None:
        """Every other empty place has a reason, and sides that clash do."""
        fitting = {answer.split()[0] for answer in view["lays"]}
        self._same("misfits", set(view["misfits"]), {cell["at"] for cell in view["cells"]} - fitting)
        for at, reason in view["misfits"].items():
            for clash in reason.get("clashes", []):
                shows = turned(self.table.tile or "", reason["r"]).terrain[SIDES[clash["side"]]]
                meets = _wants(self.table, place_of(at))[clash["side"]]
                self._same("clash", (clash["shows"], clash["meets"], shows != meets), (shows, meets, True))

    def _check_events(self, question: Question, answer: str, before: Table) -> None:
        """What the events tell of the last answer."""
        events: dict[str, list[dict[str, Any]]] = defaultdict(list)
        for event in map(plain, self.engine.events):
            events[event["kind"]].append(event)
        happened, scores = self.happened, before.scores[:]
        if question.name == "follower":
            self._check_figure(events["follower-set"], before, answer)
        self._same("discarded", [event["tile"] for event in events["tile-discarded"]], happened.discarded)
        after = set(self.table.markers().values())
        before_steps = {where for _, where, _, _ in happened.steps} or after
        shown = sorted(map(_event_fields, events["feature-scored"]), key=_first_figure)
        # What is completed is scored before the step, and what is not in the end after it (PLG11)
        markers = [before_steps if each.feature.complete else after for each in happened.scored]
        expected = sorted(map(partial(_scored, self.table), markers, happened.scored), key=_first_figure)
        self._same("scored", shown, expected)
        taken = [(place_of(event["at"]), event["points"]) for event in events["abbot-taken"]]
        self._same("taken", taken, [happened.taken] if happened.taken else [])
        steps = [_step(step) for event in events["plague-spread"] for step in event["steps"]]
        self._same("steps", steps, happened.steps)
        gains = _gains(self.table.players, events)
        self._same("points of events", gains, [now - then for now, then in zip(self.table.scores, scores, strict=True)])
        self._check_health(events, _health(before))

    def _check_figure(self, shown: list[dict[str, Any]], before: Table, answer: str) -> None:
        """What the event tells of the figure that was set; from then on it stands on the table before."""
        turns.follow_with(before, answer)
        expected = []
        if answer not in ("none", "take abbot"):
            at = before.last
            land, figure = Land(before), before.board[at].figure
            feature = land.feature_at(at)
            assert figure is not None
            expected.append(
                {
                    **{"seat": figure.seat, "figure": figure.kind, "at": name_of(at), "on": figure.on},
                    **{"feature": feature.kind, "because": plague.markers_on(before, feature, at)},
                    **{"own": before.board[at].marker is not None, "among": len(land.standing(feature)) - 1},
                }
            )
            self.tally["set among sick ones"] += expected[0]["among"] > 0
            self.tally["set where it is sick"] += bool(expected[0]["because"])
        without = ("kind", "rule", "sick")
        self._same("set", [{key: event[key] for key in event if key not in without} for event in shown], expected)
        self._same("set sick", [event["sick"] for event in shown], [bool(each["because"]) for each in expected])

    def _check_health(self, events: dict[str, list[dict[str, Any]]], before: dict[Place, list[int]]) -> None:
        """Who fell sick and who recovered, of those who stood before and still stand."""
        after = _health(self.table)
        both = before.keys() & after.keys()
        fell = {place_of(event["at"]): event["because"] for event in events["follower-fell-sick"]}
        self._same("fell sick", fell, {at: after[at] for at in both if after[at] and not before[at]})
        recovered = {place_of(event["at"]) for event in events["follower-recovered"]}
        self._same("recovered", recovered, {at for at in both if before[at] and not after[at]})
        self.tally["fell sick"] += len(fell)
        self.tally["recovered"] += len(recovered)

    def _asked(self) -> tuple[int | str | None, str | None]:
        return (None, None) if self.question is None else (self.question.actor, self.question.name)

    def _same(self, what: str, engine: Any, reference: Any) -> None:
        if engine != reference:
            raise Difference(
                f"{what}: the engine has {engine}, the reference {reference}\n"
                f"asked: {self._asked()}; answers so far: {'; '.join(self.engine.answers)}\n{self.text}"
            )


def _health(table: Table) -> dict[Place, list[int]]:
    land = Land(table)
    return {at: plague.because(land, at) for at in table.figures()}


def _spot_of(text: str) -> tuple[Place, str]:
    at, part = text.split()
    return place_of(at), part


def _supplies(table: Table) -> list[dict[str, int]]:
    hands = [table.supply(seat) for seat in range(table.players)]
    optional = {"large": "inns", "abbot": "abbot"}
    return [
        {kind: count for kind, count in hand.items() if table.options.get(optional.get(kind, ""), True)}
        for hand in hands
    ]


def _sick_of(view: dict[str, Any]) -> dict[str, list[int]]:
    return {
        entry["at"]: figure["because"]
        for entry in view["board"]
        for figure in entry.get("followers", [])
        if figure["sick"]
    }


def _next_steps(table: Table) -> list[dict[str, Any]]:
    """Where each marker goes in the next step, if there will be one (PLG5, PLG11)."""
    will_spread, steps = _will_spread(table), plague.spread(table.copy())
    return [
        {"number": number, "at": name_of(at), "next": name_of(there) if will_spread and there else None}
        for number, at, there, _ in steps
    ]


def _after_next_step(table: Table, is_coming: bool) -> Land:
    """The table with the markers one step on, if there will be one."""
    after = table.copy()
    if is_coming:
        plague.spread(after)
    return Land(after)


def _forecast(table: Table) -> list[dict[str, Any]]:
    """Who falls sick and who recovers at the next step."""
    now, soon = plague.sick(Land(table)), plague.sick(_after_next_step(table, _will_spread(table)))
    return [
        {
            **{"at": name_of(at), "on": figure.on, "seat": figure.seat, "kind": figure.kind},
            **{"sick": at in soon, "because": soon.get(at, [])},
        }
        for at, figure in table.figures().items()
        if (at in now) != (at in soon)
    ]


def _will_spread(table: Table) -> bool:
    """Whether there is a tile to come after the one of this turn."""
    in_hand = 1 if table.tile or table.pending == "follower" else 0
    return not table.over and table.stack.total() + in_hand + table.options["last_step"] > 1


def _cells(table: Table) -> list[dict[str, Any]]:
    places = sorted(placement.cells(table), key=lambda at: at[::-1])
    return [{"at": name_of(at), "fits": placement.fitting(table, at), "wants": _wants(table, at)} for at in places]


def _wants(table: Table, at: Place) -> dict[str, str]:
    """What the tiles around a place show there, by side."""
    border = placement.shown(table, at)
    points = {side: (4 * at[0] + x, 4 * at[1] + y) for side, (x, y) in SIDES.items()}
    return {side: border[point] for side, point in points.items() if point in border}


def _feature(land: Land, feature: Feature) -> dict[str, Any]:
    """An entry of `features`, but for its id, parts and cities."""
    counted = scoring.count(land, feature)
    sick = [0] * land.table.players
    for at in land.standing(feature):
        figure = land.table.board[at].figure
        sick[figure.seat] += bool(plague.because(land, at)) if figure else 0
    return {
        "kind": feature.kind,
        "tiles": len(feature.tiles),
        "pennants": feature.pennants,
        "filled": feature.filled,
        "open": 0 if feature.kind == "field" else feature.open,
        "complete": feature.complete,
        "inn": feature.inn,
        "cathedral": feature.cathedral,
        "small": _is_small(land.table, feature),
        "affected": plague.affected(land.table, feature),
        "followers": sorted((name_of(at), land.table.board[at].figure.on) for at in land.standing(feature)),  # type: ignore[union-attr]
        "strength": counted.strength,
        "sick": sick,
        "owners": counted.winners,
        "value": counted.value,
    }


def _lay_ahead(table: Table, answer: str) -> dict[str, Any]:
    """What describes one way to lay."""
    trial = table.copy()
    at, r = answer.split(" r")
    turns.lay_tile(trial, place_of(at), int(r))
    followers = _follow_ahead(trial)
    is_marked = trial.board[trial.last].marker is not None
    return {"marker": is_marked, "gains": _gained(trial, trial.copy()), "followers": followers}


def _follow_ahead(table: Table) -> dict[str, Any]:
    """What describes each answer to `follower`."""
    shown = {answer: _one_ahead(table, answer) for answer in placement.figures(table)}
    # What is nothing for everybody is not told
    return {
        answer: {name: value for name, value in each.items() if not isinstance(value, list) or any(value)}
        for answer, each in shown.items()
    }


def _gained(table: Table, trial: Table) -> list[int]:
    """Points by seat when what is complete on a trial of the table is scored."""
    scoring.score_completed(trial, trial.last)
    return [now - then for now, then in zip(trial.scores, table.scores, strict=True)]


def _one_ahead(table: Table, answer: str) -> dict[str, Any]:
    shown: dict[str, Any]
    trial, shown = table.copy(), {}
    if answer == "take abbot":
        shown["sick"] = placement.abbot_of(table, table.seat) in plague.sick(Land(table))
    taken = turns.follow_with(trial, answer)
    if taken is not None:
        shown["worth"] = taken[1]
    elif answer != "none":
        land = Land(trial)
        feature = land.feature_at(trial.last)
        shown["sick"] = bool(plague.because(land, trial.last))
        shown["strength"] = scoring.strength(land, feature)
        shown["worth"] = scoring.value(land, feature)
    shown["gains"] = _gained(table, trial)
    if answer not in ("none", "take abbot"):
        # The tile lies: whether a step comes after this turn is a matter of the stack and the last step alone (PLG5, PLG11)
        soon = plague.sick(_after_next_step(trial, trial.stack.total() > 0 or trial.options["last_step"]))
        shown |= {"soon": True} if trial.last in soon else {}
    return shown


def _event_fields(event: dict[str, Any]) -> dict[str, Any]:
    """A `feature-scored` as compared."""
    left_out = ("kind", "rule")
    shown = {key: value for key, value in event.items() if key not in left_out}
    return shown | {"figures": {place_of(each["at"]): (each["because"], each["own"]) for each in event["figures"]}}


def _is_small(table: Table, feature: Feature) -> bool:
    """Whether a city scores less because it is small."""
    is_small = feature.kind == "city" and feature.complete and len(feature.tiles) == 2
    return is_small and table.options["small_cities"] == 2


def _scored(table: Table, markers: set[Place], scored: Scored) -> dict[str, Any]:
    """The same as the reference has it; `markers`: where they lay when it was scored."""
    feature = scored.feature
    at, on = feature.parts[0]
    return {
        **{"at": name_of(at), "on": on},
        "feature": feature.kind,
        "tiles": len(feature.tiles),
        "pennants": feature.pennants,
        "filled": feature.filled,
        "cities": scored.cities,
        "inn": feature.inn,
        "cathedral": feature.cathedral,
        "complete": feature.complete,
        "final": not feature.complete,
        "value": scored.value,
        "winners": scored.winners,
        "points": scored.value if scored.winners else 0,
        "strength": scored.strength,
        "figures": {at: (why, at in markers) for at, why in scored.sick.items()},
        "small": _is_small(table, feature),
    }


def _first_figure(scored: dict[str, Any]) -> Place:
    return min(scored["figures"])


def _step(step: dict[str, Any]) -> plague.Step:
    there = None if step["to"] is None else place_of(step["to"])
    return step["number"], place_of(step["source"]), there, step["new"]


def _gains(players: int, events: dict[str, list[dict[str, Any]]]) -> list[int]:
    gains = [0] * players
    for event in events["feature-scored"]:
        for seat in event["winners"]:
            gains[seat] += event["points"]
    for event in events["abbot-taken"]:
        gains[event["seat"]] += event["points"]
    return gains


def _count(tally: Counter[str], table: Table, question: Question, answer: str, happened: Happened) -> None:
    """Note what came up, so that tests can tell that the games are rich."""
    tally["figure set"] += question.name == "follower" and answer not in ("none", "take abbot")
    tally["discarded"] += len(happened.discarded)
    for each in happened.scored:
        when = "complete" if each.feature.complete else "final"
        tally[f"{when} {each.feature.kind}"] += 1
        tally["tie"] += len(each.winners) > 1
        tally["nobody healthy"] += not each.winners
        tally["some sick"] += bool(each.winners) and any(each.sick.values())
        tally["strong"] += max(each.strength) > 1
        tally["crossed twice"] += len(each.feature.parts) > len(each.feature.tiles)
        tally["small city"] += each.feature.kind == "city" and each.feature.complete and len(each.feature.tiles) == 2
        tally["inn or cathedral"] += each.feature.inn or each.feature.cathedral
    if happened.taken:
        tally["abbot taken"] += 1
        tally["abbot taken for nothing"] += happened.taken[1] == 0
    for _, _, there, put in happened.steps:
        tally["marker stays"] += there is None
        tally["marker copied"] += put is not None
        tally["marker returns"] += there is not None and table.board[there].left is not None


class Taste:
    """How a random game is played: sprawling or compact, and with many or few figures."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.compactness = rng.choice([0, 1, 2, 4])
        self.closeness = rng.choice([0, 2, 4])
        self.shyness = rng.choice([0, 0.2, 0.5, 0.8])

    def pick(self, comparison: Comparison) -> str:
        """A random legal answer."""
        question = comparison.question
        assert question is not None
        if question.name == "lay":
            weights = [self._attraction(comparison.table, answer) for answer in question.legal]
            return self.rng.choices(question.legal, weights)[0]
        if question.name == "follower" and self.rng.random() < self.shyness:
            return "none"
        return self.rng.choices(question.legal, [question.weights[answer] for answer in question.legal])[0]

    def _attraction(self, table: Table, answer: str) -> int:
        """Compact boards have filled monasteries and places where nothing fits; beside several tiles, and figures, features meet."""
        at = place_of(answer.split(maxsplit=1)[0])
        figures = sum(table.board[there].figure is not None for there in table.beside(at))
        return (figures + len(table.beside(at))) ** self.closeness * table.filled(at) ** self.compactness


def compare(kind: str, seed: int, number: int, tally: Counter[str]) -> None:
    """Compare from one random beginning on; kind, seed and number name it.

    Errors: Difference.
    """
    KINDS[kind](random.Random(f"{kind} {seed} {number}"), number, tally)


def _whole(rng: random.Random, number: int, tally: Counter[str]) -> None:
    """A whole game, everything compared after every answer."""
    options = random_games.options(rng, number)
    Comparison(CARCASSONNE.new(**options), new(**options), tally).play_at_random(rng)


def _short(rng: random.Random, number: int, tally: Counter[str]) -> None:
    """A game with few tiles, read from JSON."""
    text = random_games.shortened(rng, CARCASSONNE.new(**random_games.options(rng, number)).to_json())
    Comparison(CARCASSONNE.from_json(text), read(text), tally).play_at_random(rng)


def _strewn(rng: random.Random, number: int, tally: Counter[str]) -> None:
    """A table in the middle of a game on which figures and markers are strewn, up to five turns and the end."""
    text = random_games.shortened(rng, CARCASSONNE.new(**random_games.options(rng, number)).to_json())
    engine, table, taste = CARCASSONNE.from_json(text), read(text), Taste(rng)
    before = Comparison(engine, table, Counter(), views=False)
    left = rng.randint(1, 5)
    while table.stack.total() > left or (before.question is not None and before.question.name != "draw"):
        before.play(taste.pick(before))
    if before.question is not None:
        text = random_games.strewn(rng, engine.to_json())
        Comparison(CARCASSONNE.from_json(text), read(text), tally).play_at_random(rng)


def _scores(rng: random.Random, number: int, tally: Counter[str], *, plague: bool) -> None:
    """A whole game: questions, legal answers and scores compared after every answer, the table at the end."""
    options = random_games.options(rng, number, plague)
    Comparison(CARCASSONNE.new(**options), new(**options), tally, views=False).play_at_random(rng)


KINDS = {
    "whole": _whole,
    "short": _short,
    "strewn": _strewn,
    "plague": partial(_scores, plague=True),
    "plain": partial(_scores, plague=False),
}
"""What is compared from a random beginning."""
