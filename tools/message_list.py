"""Prints all messages in the order in which a player meets them, to be read aloud: `uv run poe words`, `uv run poe words de`.

From the start page to a table, through a game of each kind and what comes after it, then what fewer people see. Every message is printed
once, with its name and its text as it is written, variables in braces.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern
from words.word_files import FALLBACK, INTERFACE, languages, patterns

GAMES = ("rattus", "carcassonne")
START = (
    "app-",
    "start-",
    "options-",
    "kind-",
    "bot-",
    "option-",
    "advice-",
    "lobby-",
    "door-",
    "daily-",
    "rules-",
    "nothing-",
)
TABLE = (
    "table-",
    "bar-",
    "seat-",
    "invit",
    "pace-",
    "hints-",
    "help-",
    "settings-",
    "sound-",
    "since-",
    "replay-",
)
GAME = (
    "game-",
    "hint-",
    "round-",
    "question-",
    "watch-",
    "group-",
    "answer-",
    "draft-",
    "preview-",
    "final-",
    "chip-",
    "why-",
    "event-",
)
LATER = (
    "rematch-",
    "review-",
    "tale-",
    "analysis-",
    "print-",
    "film-",
    "lead-",
    "talk-",
    "phrase-",
    "conduct-",
    "clock-",
    "resign-",
    "away-",
)

STAGES: list[tuple[str, Path, tuple[str, ...]]] = [
    ("The start page, the lobby and the Daily Plague", INTERFACE, START),
    ("A table", INTERFACE, TABLE),
    *((f"A turn of {game}", Path(f"games/{game}/words"), GAME) for game in GAMES),
    *((f"The lesson of {game}", Path(f"games/{game}/lessons/words"), ()) for game in GAMES),
    *((f"Cards, options and the rest of {game}", Path(f"games/{game}/words"), ()) for game in GAMES),
    *((f"The rules of {game}", Path(f"games/{game}/book/words"), ()) for game in GAMES),
    ("After the game, and beside it", INTERFACE, LATER),
    *((f"The story of {game}", Path(f"games/{game}/tale/words"), ()) for game in GAMES),
    *((f"Reasons of bots in {game}", Path(f"search/evaluations/{game}/words"), ()) for game in GAMES),
    ("What bots are up to", Path("words/intents/words"), ()),
    *((f"What bots are up to in {game}", Path(f"games/{game}/intents/words"), ()) for game in GAMES),
    ("Private notes", Path("words/notes/words"), ()),
    ("An opponent about as strong as you", Path("words/company/words"), ()),
    ("Past games and ratings", Path("words/history/words"), ()),
    ("The account", Path("words/people/words"), ()),
    ("The rest of the interface", INTERFACE, ()),
    ("A site without a server", Path("words/site/words"), ()),
    ("Games that a device keeps", Path("words/offline/words"), ()),
    ("Emails and other notifications", Path("server/words"), ()),
    ("The terminal", Path("cli/words"), ()),
    *((f"{game} in the terminal", Path(f"cli/{game}/words"), ()) for game in GAMES),
    ("Administration", Path("words/admin/words"), ()),
]
"""Title, folder of words, and beginnings of the names of messages; () stands for all that no stage before has shown."""


def written(pattern: ast.Pattern) -> str:
    """A text as it stands in its file, on one line."""
    return " ".join(serialize_pattern(pattern).split())


def in_order(language: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Every stage with its messages: names and texts. Each message comes once."""
    shown: set[tuple[Path, str]] = set()
    for title, folder, beginnings in STAGES:
        stage = [
            (name, written(pattern))
            for name, pattern in patterns(folder, language)
            if (folder, name) not in shown and (not beginnings or name.startswith(beginnings))
        ]
        shown |= {(folder, name) for name, _ in stage}
        yield title, stage


def main(language: str = FALLBACK) -> int:
    """Print all messages of a language; 2 if there is no such language."""
    if language not in (FALLBACK, *languages()):
        print(f"There are {', '.join([FALLBACK, *languages()])}.", file=sys.stderr)
        return 2
    for title, stage in in_order(language):
        print(f"\n# {title}\n")
        for name, text in stage:
            print(f"{name}: {text}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
