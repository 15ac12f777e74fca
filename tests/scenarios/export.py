"""Write a scenario from the record of a game: `uv run poe scenario RECORD --after N`.

It begins with the turn in which the Nth answer was given, and says what has changed after that answer.
"""

import argparse
import json
from pathlib import Path

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.core.position import Position

from .facts import COLOURS, content_of, facts_of
from .reader import SET_UP


def export(game: Position, after: int) -> str:
    """A scenario from a game: the turn in which an answer was given, up to it, and what is true then.

    Errors: ValueError when the game has fewer answers, and when no position before it can be written, as in the setup.
    """
    if not 0 < after <= len(game.answers):
        raise ValueError(
            f"--after {after}: the game has {len(game.answers)} answers, so right would be 1 to {len(game.answers)}"
        )
    now = game.at(after)
    for start in range(after, -1, -1):
        before = game.at(start)
        facts = {name: said for name, said in facts_of(before, exact=True).items() if SET_UP.fullmatch(name) and said}
        if before.game.name == "rattus":
            facts.pop("scores", None)  # They follow from the cubes
        elif facts["tile"] == ["nothing"]:
            del facts["tile"]
        options = json.loads(before.to_json())["options"]
        try:
            content = content_of(before.game.name, options.copy(), facts)
            again = before.game.from_json(json.dumps(content | {"options": options}))
        except (RatskellerError, ValueError):
            continue
        if again.to_json() == before.to_json():
            break
    else:
        raise ValueError(f"--after {after}: no scenario begins in the setup, so choose a later answer")
    head = f"{before.game.name}, {options['players']} players"
    if before.game.name == "rattus":
        head += f", {options['rules']} rules"
    else:
        usual = {option.name: option.usual for option in before.game.OPTIONS} | {"players": options["players"]}
        chosen = {name: value for name, value in options.items() if value != usual[name]}
        head += "".join(f", {name} {('off', 'on')[it] if isinstance(it, bool) else it}" for name, it in chosen.items())
    lines = ["X1  A title", head, *_written(facts)]
    earlier = facts_of(before)
    changed = {
        name: it for name, it in facts_of(now).items() if it != earlier.get(name) and not name.startswith("strength")
    }
    actors = [COLOURS[it] if isinstance(it, int) else "Chance" for it in now.actors]
    for at in range(start, after):
        if at > start and actors[at] == actors[at - 1]:
            lines[-1] += f"; {now.answers[at]}"
        else:
            lines.append(f"{actors[at]}: {now.answers[at]}")
    return "\n".join([*lines, *_written({**changed, "asked": facts_of(now)["asked"]})]) + "\n"


def _written(facts: dict[str, list[str]]) -> list[str]:
    width = max(map(len, facts)) + 2
    return [f"  {name:{width}}{', '.join(items) or 'nothing'}" for name, items in facts.items()]


def main() -> None:
    """Write a scenario from a record."""
    parser = argparse.ArgumentParser(description="Write a scenario from a record.")
    parser.add_argument("record", type=Path)
    parser.add_argument("--after", type=int, required=True, help="number of answers, chance included")
    given = parser.parse_args()
    try:
        text = given.record.read_text(encoding="utf-8")
        print(export(games.get(json.loads(text)["game"]).replay(text), given.after), end="")
    except (OSError, ValueError, KeyError, RatskellerError) as error:
        parser.error(f"{given.record}: {error}")


if __name__ == "__main__":
    main()
