"""`ratskeller proof`: every answer of chance in a record is worked out again."""

from ratskeller.core import fairness

from . import files


def prove(name: str) -> str:
    """Return a sentence that says what was proved. Errors: RatskellerError naming the first thing that is not as it was bound to be."""
    text = files.read_text(name)
    game, _ = files.game_of(text)
    count = fairness.check(text, game.replay(text))
    return f"All {count} answers of chance are as they were bound to be, by the rules of {game.name}."
