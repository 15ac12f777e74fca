"""Games that are played twice: in two worlds that differ only in a face that one seat has seen."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ratskeller import games
from ratskeller.core.position import Position

RATTUS = games.get("rattus")
READINGS = ("online", "printed")
WITH_WITCH = ["witch", "crusader", "soldier", "pied-piper", "emperor", "wizard"]
SETS = ("random", "one-of-each", WITH_WITCH, ["witch", "serf", "baker", "nun", "bishop", "mayor"])

Wanted = Callable[[Position], bool]
Eager = Callable[[Position, str], bool]


@dataclass
class Worlds:
    """The same answers in two worlds. Only `looker`, who saw one of the faces in `seen`, may be able to tell them apart."""

    first: Position
    second: Position
    looker: int
    seen: tuple[str, ...]

    def step(self, rng: random.Random, eager: Eager) -> bool:
        """Give the same answer in both; False where they must part, because what was seen is revealed, or the game is over."""
        if self.first.over:
            return False
        both = [answer for answer in self.first.legal() if answer in self.second.legal()]
        if not both or (self.first.actor == "chance" and len(both) == 1 and self._must_part()):
            return False
        answer = choose(self.first, both, rng, eager)
        self.first.play(answer)
        self.second.play(answer)
        return True

    def _must_part(self) -> bool:
        return self.first.legal() != self.second.legal() and self.first.question == "face"

    def others(self) -> list[int | None]:
        """Everybody who did not look: the other seats, and spectators."""
        return [None, *(seat for seat in range(len(self.first.scores)) if seat != self.looker)]


def choose(game: Position, answers: list[str], rng: random.Random, eager: Eager) -> str:
    """Pick an answer at random, mostly one that players are eager to give."""
    wanted = [answer for answer in answers if eager(game, answer)]
    return rng.choice(wanted if wanted and rng.random() < 0.8 else answers)


def words(*wanted: str) -> Eager:
    """Players are eager to give answers with these words."""
    return lambda _, answer: any(word in answer for word in wanted)


LOOKING = words("witch")


def fork(seed: int, eager: Eager = LOOKING, wanted: Wanted = lambda _: True, **options: Any) -> Worlds | None:
    """Play a random game to a look of the Witch and on in two worlds, where another face is seen in each; None if nobody looks."""
    rng = random.Random(seed)
    game = RATTUS.new(**options)
    while not game.over:
        faces = sorted(game.chances())
        if game.question == "face" and game.view()["ravage"] is None and len(faces) > 1 and wanted(game):
            looker = game.actors[-1]
            assert isinstance(looker, int)
            one, two = rng.sample(faces, 2)
            return Worlds(game.copy().play(one), game.play(two), looker, (one, two))
        if game.actor == "chance":
            game.play_chance(rng)
        else:
            game.play(choose(game, game.legal(), rng, eager))
    return None


def staged(wanted: Wanted, at: Wanted = lambda _: True, eager: Eager = LOOKING, **options: Any) -> Worlds:
    """Return worlds in which what is wanted is on the table: seeds are tried until one leads there."""
    for seed in range(2000):
        worlds = fork(seed, eager, at, **options)
        rng = random.Random(seed)
        while worlds is not None:
            if isinstance(worlds.first.actor, int) and wanted(worlds.first):
                return worlds
            if not worlds.step(rng, eager):
                break
    raise AssertionError("no game led there")


def shows_a_drawn_rat(game: Position) -> bool:
    """Whether the Witch looks at a token that the Soldier drew from an empty supply (V5)."""
    return is_drawn(game, game.view()["detail"]["token"])


def is_drawn(game: Position, token: str) -> bool:
    region, _, slot = token.partition(".")
    return bool(game.view()["regions"][region]["tokens"][int(slot) - 1]["origin"] == "drawn")


def to_look_at_a_drawn_rat(game: Position, answer: str) -> bool:
    """Take both cards; in the end have a rat drawn and look at it."""
    if "." in answer:
        return is_drawn(game, answer)
    return answer in ("take witch", "take soldier", "use soldier") or (answer == "use witch" and game.state.supply == 0)


def lies_open(game: Position) -> bool:
    """Whether the Crusader has opened several rats and their order is asked."""
    return game.question == "order" and len(game.legal()) > 1


def was_led(game: Position) -> bool:
    """Whether the Pied Piper has just led a rat away that somebody has seen."""
    led = [
        event.to.partition(".")[0] for event in game.events if event.rule == "RAT-K-PIPER" and hasattr(event, "token")
    ]
    return any(token["seen"] for region in led for token in game.view()["regions"][region]["tokens"])


def scene(wanted: Wanted = lambda _: True, at: Wanted = lambda _: True, eager: Eager = LOOKING, **options: Any) -> Any:
    return lambda: staged(wanted, at, eager, **({"cards": WITH_WITCH} | options))


CRUSADE, LEAD = words("witch", "take crusader", "yes"), words("witch", "piper")
SCENES: dict[str, Callable[[], Worlds]] = {
    "random": scene(players=4, cards="random", rules="printed"),
    "open": scene(lies_open, eager=CRUSADE, players=3, rules="online"),
    "open-printed": scene(lies_open, eager=CRUSADE, players=2, rules="printed"),
    "drawn": scene(at=shows_a_drawn_rat, eager=to_look_at_a_drawn_rat, players=2, rules="online"),
    "drawn-printed": scene(at=shows_a_drawn_rat, eager=to_look_at_a_drawn_rat, players=2, rules="printed"),
    "led": scene(was_led, eager=LEAD, players=2, rules="online"),
}
"""Where the two worlds stand: at a first look, before open rats of the Crusader, after a look at a drawn rat, a seen one was led away."""


def never_revealed() -> Worlds:
    """Return two worlds whose games are over, and where the face that one seat has seen was never revealed."""
    eager = words("witch")
    for seed in range(565, 2000):
        found, rng = fork(seed, eager, players=3, cards=WITH_WITCH), random.Random(seed)
        while found is not None and found.step(rng, eager):
            pass
        if found is not None and found.first.over:
            return found
    raise AssertionError("no game ended so")
