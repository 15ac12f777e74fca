"""Random games by compiled rules, compared with interpreted ones after every answer: `python -m core.random_games GAME PLAYERS COUNT`.

Prints how many answers were given, and a digest of all states, which is the same for every form of the rules.
"""

import hashlib
import random
import sys

from conformance.checked_game import checks_of
from conformance.two_speeds import Pair

from ratskeller import games
from ratskeller.core.steps import RULES, take_rows


def play(name: str, players: int, count: int) -> tuple[int, str]:
    """Play so many games over random options; return how many answers were given, and the digest."""
    game, rng, digest, answers = games.get(name), random.Random(f"{name} {players}"), hashlib.sha256(), 0
    for _ in range(count):
        state = game.new(**checks_of(name).draw_options(rng, players)).state
        pair, actor = Pair(game, state), game.rules.actor(state)
        while actor != RULES:
            legal, _ = pair.options()
            actor = pair.apply(rng.choice(legal))
            take_rows(state)
            digest.update(pair.states[0].tobytes())
            answers += 1
    return answers, digest.hexdigest()


if __name__ == "__main__":
    print(*play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
