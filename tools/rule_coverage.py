"""Which tests show which rule of a game, for `docs/rules_tests.md`. Rules are those of `docs/rattus.md` and `docs/carcassonne.md`.

A test cites a rule

- by its name: `test_c4_…`, `test_s3_s4_…`, `test_k_witch_…`, `test_x_…`, `test_bas7_ext2_…`, and `test_ruling_v1_…` where the test
  settles a doubt,
- by its docstring, which may hold any number, as in "C5 with two cards of one class (K1)",
- by the docstring of its file, where K-MONK stands for all tests in it; other numbers there only say what the file is about.

Tests in the folder of a game speak of that game alone; the others may speak of every game. A scenario (`tests/scenarios`) is a test whose
name is its title; it cites the numbers before the title.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
DOCS = ROOT / "docs"

RULE = re.compile(r"(?:- |\| )([A-Z]+\d+|K-[A-Z]+) ")
SCENARIO = re.compile(r"((?:[A-Z]+\d+|K-[A-Z]+)(?:, (?:[A-Z]+\d+|K-[A-Z]+))*)  (\S.*)")
"""The heading of a scenario: its rules and its title."""
NAMED_SETS = "X"
"""The section whose rule has the section's letter for its number."""
CARD = re.compile(r"\bK-[A-Z]+\b")


@dataclass(frozen=True)
class Section:
    """A section of the rules page: its heading and the numbers in it."""

    title: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Test:
    """A test, its file below `tests`, the rules that it cites, and whether it says what must be."""

    __test__ = False

    file: str
    name: str
    cites: frozenset[str]
    asserts: bool


@dataclass(frozen=True)
class Game:
    """A game with numbered rules: its page, its folder of tests, and what its numbers look like."""

    name: str
    title: str
    code: str
    """What stands before a number in code and events: `RAT` in `RAT-C5`."""
    letters: str
    """Pattern of the letters that begin a section and a number."""
    others: tuple[str, ...] = ()
    """Patterns of numbers that are made otherwise."""

    @property
    def page(self) -> Path:
        """The page of the rules."""
        return DOCS / f"{self.name}.md"

    @property
    def number(self) -> str:
        """The pattern of a number."""
        return "|".join([rf"{self.letters}\d+", *self.others])

    def sections(self) -> list[Section]:
        """Return the sections of the rules page that hold numbered rules."""
        found: list[Section] = []
        for part in re.split(r"^(?=## )", self.page.read_text(encoding="utf-8"), flags=re.MULTILINE):
            heading = re.match(rf"## ({self.letters}|{NAMED_SETS}) .+", part)
            if heading:
                numbers = [rule[1] for rule in map(RULE.match, part.splitlines()) if rule]
                found.append(Section(heading[0][3:], (NAMED_SETS,) if heading[1] == NAMED_SETS else tuple(numbers)))
        return found

    def rules(self) -> list[str]:
        """Return the numbers of all rules, in the order of the page."""
        return [rule for section in self.sections() for rule in section.rules]

    def every_test(self) -> tuple[Test, ...]:
        """Return all tests that may speak of the game: its own, and those that are about every game, by file and line."""
        return _tests(self)

    def tests_of(self, file: str, module: ast.Module) -> Iterator[Test]:
        """Give the tests of a file."""
        in_text = re.compile(rf"(?<!ruling )\b(?:{self.number})\b")
        cards = [card for card in CARD.findall(ast.get_docstring(module) or "") if in_text.match(card)]
        asserting = _asserting(module)
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                text = ast.get_docstring(node) or ""
                cites = frozenset([*cards, *self._in_name(node.name), *in_text.findall(text)])
                yield Test(file, node.name, cites, node.name in asserting)

    def _in_name(self, name: str) -> Iterator[str]:
        """Numbers at the beginning of a name: those of `test_s3_s4_k_witch_all_tokens` are S3, S4, K-WITCH."""
        pattern = re.compile(f"(?:{self.number.replace('K-', 'K_')})(?=_)", re.IGNORECASE)
        rest = name.removeprefix("test_").removeprefix("ruling_")
        while number := pattern.match(rest):
            yield number[0].upper().replace("_", "-")
            rest = rest[number.end() + 1 :]


GAMES = (
    Game("rattus", "Rattus and the Pied Piper", "RAT", "[STCFKVHQ]", ("K-[A-Z]+", NAMED_SETS)),
    Game("carcassonne", "Carcassonne: The Plague", "CAR", "(?:BAS|EXT|PLG)"),
)


@cache
def _tests(game: Game) -> tuple[Test, ...]:
    found: list[Test] = []
    for path in sorted(TESTS.rglob("test_*.py")):
        file = path.relative_to(TESTS)
        if file.parts[0] != "games" or file.parts[1] == game.name:
            found += game.tests_of(file.as_posix(), ast.parse(path.read_text(encoding="utf-8")))
    for path in sorted((TESTS / "scenarios" / game.name).glob("*.txt")):
        headings = filter(None, map(SCENARIO.fullmatch, path.read_text(encoding="utf-8").splitlines()))
        # A scenario that expects nothing is refused when it is read
        found += [
            Test(path.relative_to(TESTS).as_posix(), it[2], frozenset(it[1].split(", ")), True) for it in headings
        ]
    return tuple(found)


def _asserting(module: ast.Module) -> set[str]:
    """Return the functions of a file that say what must be: by an assertion, an error that they expect, or another of these."""
    found: set[str] = {"raises"}
    functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    before = 0
    while len(found) > before:
        before = len(found)
        found |= {function.name for function in functions if _asserts(function, found)}
    return found


def _asserts(function: ast.AST, asserting: set[str]) -> bool:
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", None)
            if called in asserting:
                return True
    return False


def tables() -> str:
    """Return for each game a table for each section, a row for each rule and file."""
    lines: list[str] = []
    for game in GAMES:
        found = game.every_test()
        lines += ["", f"## {game.title}", "", f"The rules are those of [this page]({game.page.name})."]
        for section in game.sections():
            lines += ["", f"### {section.title}", "", "| rule | file | tests |", "|---|---|---|"]
            lines += [row for rule in section.rules for row in _rows(rule, found)]
    return "\n".join(lines) + "\n"


def _rows(rule: str, found: Iterable[Test]) -> list[str]:
    names: dict[str, list[str]] = {}
    for test in found:
        if rule in test.cites:
            names.setdefault(test.file, []).append(f"`{test.name}`")
    shown = list(names.items()) or [("—", ["none"])]
    return [f"| {'' if i else rule} | {file} | {'<br>'.join(tests)} |" for i, (file, tests) in enumerate(shown)]
