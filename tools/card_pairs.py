"""Every pair of class cards in play together.

For each pair there are games in which one player holds
both cards, and games in which two players hold one each. They begin shortly before the end: the holders have a regular turn, then somebody
whose cubes are all in the palace ends the game by F1, then come the final round and the last ravage. The players do what uses the two
cards; everything else is random. Every answer is checked as in all random games (`conformance/checked_game.py`).
"""

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

from conformance.checked_game import CheckedGame

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.games.rattus.rules.cards import ROSTER
from ratskeller.games.rattus.views.events import CubesAdded, RavageBegan

CARDS = tuple(card.id for card in ROSTER.values())
CARD_OF = {question.name: card.id for card in ROSTER.values() for question in card.questions if question.name != "rat"}
"""Whose question it is; `rat` is asked in every spread."""
EXTRA = {"peasant": 1, "queen": 2}
"""Cubes that a card adds in phase B."""
ROUNDS = ("regular", "final", "ravage")
MOST_GAMES = 60
"""Games after which a pair is given up. Most pairs need one or two."""

FULL_EVERY = 4
"""After so many answers whole positions are compared and read back: with the random games of `tests/conformance` that is plenty."""

BOARD = {
    "anglia": ([2, 0, 0], 1),
    "gallia": ([3, 0, 0], 1),
    "germania": ([3, 1, 0], 2),
    "hispania": ([2, 0, 0], 0),
    "hungaria": ([1, 3, 0], 2),
    "italia": ([2, 0, 0], 2),
    "polonia": ([0, 2, 0], 0),
    "scandia": ([0, 0, 0], 1),
    "bulgaria": ([0, 0, 0], 1),
    "turcia": ([0, 2, 0], 1),
}
"""Cubes by seat, and rats. Seat 0 has the largest group of regions; both have a region that is theirs alone, one of them without a rat."""


def pairs() -> Iterator[tuple[str, str]]:
    """Every two cards."""
    return itertools.combinations(CARDS, 2)


def position_with(first: str, second: str, holders: int, rules: str, rng: random.Random) -> Position:
    """Seat 0 is on turn and holds both cards, or seat 1 the second one. The Queen's holder must have the largest group: seat 0."""
    if holders == 2 and second == "queen":
        first, second = second, first
    others = rng.sample([card for card in CARDS if card not in (first, second)], 4)
    content = {
        "game": "rattus",
        "format": 1,
        "options": {"players": 3, "cards": [first, second, *others], "rules": rules},
        "round": "regular",
        "seat": 0,
        "regions": {
            name: {"cubes": cubes, "tokens": [{"origin": "supply"}] * rats} for name, (cubes, rats) in BOARD.items()
        },
        "palace": [0, 0, 20],
        "cards": {first: 0, second: holders - 1},
        "plague": "gallia",
        "supply": 12,
    }
    return games.get("rattus").from_json(json.dumps(content))


class Steering:
    """Answers of players who use what they hold, and a list of the cards that were used, or asked for a decision, in each round."""

    def __init__(self, holder: dict[str, int], rng: random.Random) -> None:
        self.holder = holder
        self.rng = rng
        self.acted: dict[str, set[str]] = {name: set() for name in ROUNDS}

    def choose(self, position: Position, texts: list[str], weights: list[int]) -> str:
        """Pick an answer, and note what it and the last one used."""
        view = position.view()
        self._note_events(position)
        if position.actor == "chance":
            return self.rng.choices(texts, weights)[0]
        answer = self.rng.choice(self._wanted(view, texts))
        self._note_answer(view, answer)
        return answer

    def _wanted(self, view: dict[str, Any], texts: list[str]) -> list[str]:
        """The answers that use most; all of them where it makes no difference."""
        if view["question"] == "turn":
            return self._wanted_in_turn(view, texts)
        if view["question"] == "move":
            return [text for text in texts if self._ravages(view, text)] or texts
        return [text for text in texts if text not in ("stop", "keep")] or texts

    def _wanted_in_turn(self, view: dict[str, Any], texts: list[str]) -> list[str]:
        uses = [text for text in texts if text == "mayor" or text.startswith("use ")]
        adds = [text for text in texts if text.startswith("add ")]
        most = max((self._extra(view, text) for text in adds), default=0)
        if uses:
            return uses
        if most:
            return [text for text in adds if self._extra(view, text) == most]
        moves = [text for text in texts if text.startswith("plague ")]
        return [text for text in moves if self._ravages(view, text.split()[1])] or moves or texts

    def _extra(self, view: dict[str, Any], text: str) -> int:
        _, region, count = text.split()
        called_for: int = min(len(view["regions"][region]["tokens"]), view["stock"][view["seat"]])
        return int(count) - called_for

    def _ravages(self, view: dict[str, Any], region: str) -> bool:
        """Whether the plague would meet rats there, and cubes of another player."""
        if region == "stay":
            return False
        place = view["regions"][region]
        others = sum(place["cubes"]) - place["cubes"][view["seat"]]
        return bool(place["tokens"]) and others > 0

    def _note_answer(self, view: dict[str, Any], answer: str) -> None:
        """The card of an ability or of a question; where the Mayor places, extra cubes come from the other card of the same hand (K3)."""
        acted = self.acted[view["round"]]
        if view["question"] == "turn":
            acted |= {answer.removeprefix("use ")} & set(self.holder)
        elif view["question"] == "extra" and view["round"] == "regular":
            acted |= {card for card, seat in self.holder.items() if card in EXTRA and seat == view["seat"]}
        else:
            acted |= {CARD_OF.get(view["question"], "")} & set(self.holder)

    def _note_events(self, position: Position) -> None:
        for event in position.events:
            if isinstance(event, CubesAdded) and event.rule == "RAT-T3":
                held = {card for card, seat in self.holder.items() if card in EXTRA and seat == event.seat}
                if held and event.extra == sum(EXTRA[card] for card in held):
                    self.acted["regular"] |= held
            if isinstance(event, RavageBegan) and event.final:
                self.acted["ravage"] |= {card for card, seat in self.holder.items() if event.cubes[seat] > 0}


def exercised(first: str, second: str, holders: int) -> set[str]:
    """Return the rounds in which both cards were used, or asked their holder, within one game; the last ravage hit their holders' cubes.

    One player has both cards in one turn, two players have theirs one after the other.
    """
    seen: set[str] = set()
    for number in range(MOST_GAMES):
        rng = random.Random(f"{first} {second} {holders} {number}")
        rules = ("online", "printed")[(CARDS.index(first) + CARDS.index(second) + holders + number) % 2]
        checked = CheckedGame(position_with(first, second, holders, rules, rng), FULL_EVERY)
        steering = Steering(checked.position.view()["cards"], rng)
        steering.holder = {card: seat for card, seat in steering.holder.items() if seat is not None}
        checked.play(steering.choose)
        seen |= {name for name in ROUNDS if steering.acted[name] >= {first, second}}
        if seen == set(ROUNDS):
            break
    return seen


def play_all() -> dict[tuple[str, str, int], set[str]]:
    """Play games with every pair in one and in two hands."""
    return {(a, b, holders): exercised(a, b, holders) for a, b in pairs() for holders in (1, 2)}
