"""Random positions that obey the rules: twenty cubes a seat, three rats a region, every face once and of its sort."""

import json
import random
from typing import Any

from .board import CLASSES, CUBES, LINKS, REGULAR_FACES, START_FACES, link, regions_for

EVERY_CARD = [card for cards in CLASSES.values() for card in sorted(cards)]
ACTIVE = ["monk", "nun", "bishop", "merchant", "courier", "king", "emperor", "witch", "pied-piper", "wizard", "baker"]
"""Cards that may be used before phase C."""
RAVAGING = ["knight", "crusader", "soldier", "serf", "nun", "wizard"]
"""Cards that change how a region is ravaged."""
REMOVED = {2: 12, 3: 6, 4: 0}
"""Regular tokens that are taken out unseen (S4)."""


def position(rng: random.Random, round_name: str, *, ravage: bool = False) -> str:
    """The JSON of a random position at the question `turn`, with any six cards; on request made for a ravage."""
    return json.dumps(_Draft(rng, round_name, ravage).content())


class _Draft:
    """A position that grows piece by piece. `hot` is a region with few cubes, some rats of dictated faces, and most nuns."""

    def __init__(self, rng: random.Random, round_name: str, ravage: bool) -> None:
        self.rng = rng
        self.final = round_name == "final"
        self.players = rng.choice([2, 3, 4])
        self.seat = rng.randrange(self.players)
        self.regions = regions_for(self.players)
        self.hot = rng.choice(self.regions) if ravage else None
        self.cards = sorted(self._six_cards())
        holders = {card: self._holder() for card in self.cards}
        self.holder = {card: holder for card, holder in holders.items() if holder is not None}
        self.entries: dict[str, dict[str, Any]] = {region: {"cubes": [0] * self.players} for region in self.regions}
        self.palace, self.baker = [0] * self.players, [0] * self.players

    def content(self) -> dict[str, Any]:
        """All keys of the notation."""
        for owner in range(self.players):
            self._place_cubes(owner)
        if "wizard" in self.cards:
            self._place_potions()
        gone, supply = self._place_tokens()
        rng, others = self.rng, [seat for seat in range(self.players) if seat != self.seat]
        return {
            "game": "rattus",
            "format": 1,
            "options": {
                "players": self.players,
                "cards": self.cards,
                "rules": rng.choice(["online", "printed", "letter"]),
            },
            "round": "final" if self.final else "regular",
            "seat": self.seat,
            "last_seat": rng.choice(others) if self.final else None,
            "turn": self._turn(),
            "regions": self.entries,
            "palace": self.palace,
            "cards": self.holder,
            "plague": rng.choice(self.regions if self.hot is None else self._beside(self.hot)),
            "supply": supply,
            "used": gone,
            "walls": self._walls() if "emperor" in self.cards else [],
            "nuns": self._nuns() if "nun" in self.cards else [],
            "bishops": rng.choices(self.regions, k=rng.randint(0, 2)) if "bishop" in self.cards else [],
            "baker": self.baker,
        }

    def _six_cards(self) -> list[str]:
        """Six of all cards, or four that change a ravage and two more, so that these meet often."""
        if self.hot is None and self.rng.random() < 0.5:
            return self.rng.sample(EVERY_CARD, 6)
        four = self.rng.sample(RAVAGING, 4)
        return four + self.rng.sample([card for card in EVERY_CARD if card not in four], 2)

    def _holder(self) -> int | None:
        """Half of the cards lie with the player on turn, so that abilities meet."""
        return self.rng.choice([self.seat, self.seat, self.rng.randrange(self.players), None])

    def _turn(self) -> dict[str, Any]:
        if self.final:
            return {}
        mine = [card for card in ACTIVE if self.holder.get(card) == self.seat]
        used = [card for card in mine if self.rng.random() < 0.1]
        return {"taken": self.rng.random() < 0.3, "added": self.rng.random() < 0.2, "used": used}

    def _beside(self, region: str) -> list[str]:
        return [other for other in self.regions if frozenset((region, other)) in LINKS]

    def _place_cubes(self, owner: int) -> None:
        """Put some of a seat's cubes into few or many regions, onto the Baker's card and into the palace."""
        rng = self.rng
        left = CUBES - rng.choice([0, 1, 1, 2, 3, rng.randint(0, CUBES)])
        if self.holder.get("baker") == owner:
            self.baker[owner] = min(left, rng.choice([0, 0, 1, 2, 4]))
            left -= self.baker[owner]
        if "king" in self.cards:
            self.palace[owner] = min(left, rng.choice([0, 0, 1, 5]))
            left -= self.palace[owner]
        if self.hot is not None:
            self.entries[self.hot]["cubes"][owner] = min(left, rng.choice([0, 1, 1, 2, 3]))
            left -= self.entries[self.hot]["cubes"][owner]
        cool = [region for region in self.regions if region != self.hot]
        homes = rng.sample(cool, rng.randint(1, len(cool)))
        for _ in range(rng.choice([left, left, rng.randint(0, left)])):
            self.entries[rng.choice(homes)]["cubes"][owner] += 1

    def _place_potions(self) -> None:
        """At most ten potions, so that both readings of V3 allow them."""
        regions = self.regions if self.hot is None else [self.hot, *self.regions[:3]]
        for _ in range(self.rng.choice([0, 3, 10])):
            entry = self.entries[self.rng.choice(regions)]
            owners = [seat for seat, count in enumerate(entry["cubes"]) if count]
            if owners:
                owner = self.rng.choice(owners)
                potions = entry.setdefault("potions", {}).setdefault(str(owner), [])
                cube = self.rng.randrange(entry["cubes"][owner])
                if cube < len(potions):
                    potions[cube] += 1
                else:
                    potions.append(1)
        for entry in self.entries.values():
            for potions in entry.get("potions", {}).values():
                potions.sort(reverse=True)

    def _place_tokens(self) -> tuple[list[str], int]:
        """Rats with and without dictated faces; returns the used faces and the size of the supply."""
        rng, count = self.rng, len(self.regions)
        start, regular = rng.sample(START_FACES, len(START_FACES)), rng.sample(REGULAR_FACES, len(REGULAR_FACES))
        setup = rng.randint(0, count)
        gone = [start.pop() for _ in range(rng.randint(0, count - setup))]
        pool = len(START_FACES) - count + len(REGULAR_FACES) - REMOVED[self.players]
        crowd = rng.randint(1, min(3 * count, setup + pool - 3))
        origins = ["setup"] * min(setup, crowd) + ["supply"] * max(0, crowd - setup)
        rng.shuffle(origins)
        for region, origin in zip(self._slots(), origins, strict=False):
            faces = start if origin == "setup" else regular
            dictated = {"face": faces.pop()} if region == self.hot or rng.random() < 0.6 else {}
            self.entries[region].setdefault("tokens", []).append({"origin": origin, **dictated})
        pool -= max(0, crowd - setup)
        used = min(rng.choice([0, 3, 10]), pool, len(regular) - 2)
        return gone + [regular.pop() for _ in range(used)], min(pool - used, rng.choice([0, 1, 2, 3, 8, 20]))

    def _slots(self) -> list[str]:
        """Three places for rats in each region, in random order; the hot region comes first."""
        slots = [region for region in self.regions if region != self.hot for _ in range(3)]
        self.rng.shuffle(slots)
        return slots if self.hot is None else [self.hot] * self.rng.randint(1, 3) + slots

    def _nuns(self) -> list[str]:
        """Up to three nuns, anywhere or together."""
        somewhere = self.regions if self.rng.random() < 0.5 else [self.hot or self.rng.choice(self.regions)]
        return self.rng.choices(somewhere, k=self.rng.randint(0, 3))

    def _walls(self) -> list[str]:
        links = sorted(link(*pair) for pair in map(sorted, LINKS) if set(pair) <= set(self.regions))
        return self.rng.sample(links, self.rng.randint(0, 3))
