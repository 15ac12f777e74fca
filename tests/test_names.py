"""Modules are named by nouns, identifiers use the standard words of the field, and prose is plain English."""

import ast
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ratskeller"
MODULES = sorted(SOURCE.rglob("*.py"))

NO_NOUNS = {"kept", "told", "seen", "shown", "taken", "known", "ahead", "away", "chosen"}
"""Participles and adverbs that end in neither -ing nor -ed."""
NOUNS = {
    "encoding": "the form of a text in bytes",
    "hashing": "turning secrets into hashes",
    "king": "a card of Rattus",
    "ranking": "an order by strength",
    "rating": "a measure of strength",
    "scoring": "what brings points, in the rules of Carcassonne",
    "seating": "who sits where",
    "seed": "where random numbers start from",
    "setting": "an option of a server",
    "standing": "what an account may do on a site",
    "string": "a text",
    "tracking": "following pieces through a game",
    "training": "the field's word for learning parameters",
    "tuning": "the field's word for adjusting parameters",
}
"""Words in -ing or -ed that are nouns of the field, with what they mean."""
HOME_MADE = re.compile(
    r"told|kept|hall|toll|tidings|asides|porter|postman|bells|almanac|whereabouts|reckon\w*|conduct\w*|overse\w*"
)
"""Words that this project once used for what has a standard name."""
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")

PUBLISHED = {"Conduct", "Overseen", "OverseenPeople", "OverseenTable", "OverseenTables", "conduct", "kept"}
"""Names in the HTTP API, which clients know: they stay until a new version of it."""

STILTED = re.compile(
    r"""\b(?:
        who(?:m)?ever | of\ whom | by\ lot | he | him | his | himself
        | (?:is|are|was|were|be|been)\ told(?!\ (?:apart|to\b))
        | (?<!all\ )(?<!each\ )(?<!most\ )(?<!none\ )(?<!one\ )(?<!some\ )of\ which
    )\b""",
    re.IGNORECASE | re.VERBOSE,
)
"""Phrases that no native speaker would write here. A person is "they"."""
QUOTED = re.compile(r'"[^"\n]*(?:\n(?!\n)[^"\n]*)*"|`[^`\n]*`|\]\([^)\n]*\)')
"""Quotations, code and addresses of links in a page."""
PAGES = [path for folder in (".", "docs", "benchmarks") for path in sorted((ROOT / folder).glob("*.md"))]

CLIENT = sorted(
    path
    for folder in ("lint", "scripts", "src")
    for path in (ROOT / "web" / folder).rglob("*")
    if path.suffix in {".css", ".js", ".svelte", ".ts"} and path.name != "schema.d.ts"
)
"""Files of the client in the browser, without the one that follows from the docstrings of the server."""
CLIENT_HOME_MADE = re.compile(r"told|kept|telling|tolls|foretold|foretell|retell")
"""Words that the client once used for what has a standard name."""
NO_NAMES = re.compile(
    r"""/\*.*?\*/ | <!--.*?--> | (?:^|\s)//[^\n]*
    | "[^"\n]*\s[^"\n]*" | `[^`\n]*\s[^`\n]*`
    | \.kept\b | \bkept:\ | "/me/telling"
    """,
    re.DOTALL | re.VERBOSE,
)
"""Comments, sentences, names of the HTTP API, and an old address."""


def words_of(name: str) -> list[str]:
    return [word.lower() for word in WORD.findall(name)]


def is_noun(module: str) -> bool:
    """Only the last word counts: `player_weights` and `tree_search` are nouns, `searching` is none."""
    *_, last = words_of(module) or [""]
    return last.removesuffix("s") in NOUNS or not (last in NO_NOUNS or re.fullmatch(r"\w+(ings?|ed)", last))


def identifiers(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.keyword(arg=str(name)):
                yield name
            case ast.alias(asname=str(name)):
                yield name


def bad_identifiers(paths: Iterable[Path]) -> list[str]:
    found = {
        f"{path.relative_to(ROOT).as_posix()}: {name}"
        for path in paths
        for name in identifiers(ast.parse(path.read_text(encoding="utf-8")))
        if name not in PUBLISHED and any(HOME_MADE.fullmatch(word) for word in words_of(name))
    }
    return sorted(found)


def test_modules_are_named_by_nouns():
    paths = [path.relative_to(SOURCE).with_suffix("") for path in MODULES]
    assert sorted({part for path in paths for part in path.parts if not is_noun(part)}) == []


def test_identifiers_use_standard_words():
    assert bad_identifiers(MODULES) == []


def test_identifiers_of_tests_and_benchmarks_use_standard_words():
    folders = ("tests", "tools", "benchmarks", "examples")
    found = bad_identifiers(path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    assert [it for it in found if ": test_" not in it] == [], "names of tests are sentences, and checked as such"


@pytest.mark.parametrize("name", ["searching", "reckoning", "player_known", "kept", "conducted"])
def test_a_gerund_or_participle_is_no_noun(name):
    assert not is_noun(name)


def test_words_are_found_in_every_spelling():
    assert [words_of(name) for name in ("_told_of", "KeptTable", "MOST_TOLD", "HTTPHall")] == [
        ["told", "of"],
        ["kept", "table"],
        ["most", "told"],
        ["http", "hall"],
    ]


def prose(path: Path) -> str:
    """A file without what is not its own prose, line by line; of a page, quotations count for nothing."""
    text = path.read_text(encoding="utf-8")
    return QUOTED.sub(lambda it: "\n" * it[0].count("\n"), text) if path.suffix == ".md" else text


def stilted(path: Path) -> list[str]:
    return [
        f"{path.relative_to(ROOT).as_posix()}:{number}: {found[0]}"
        for number, line in enumerate(prose(path).splitlines(), start=1)
        for found in STILTED.finditer(line)
    ]


def remarks(path: Path) -> Iterator[tuple[int, str]]:
    """The comments and docstrings of a module, and the names of its tests as sentences, by line."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node.lineno, node.name.replace("_", " ")


def test_tests_and_tools_are_described_in_plain_english():
    assert [
        f"{path.relative_to(ROOT).as_posix()}:{line}: {found[0]}"
        for folder in ("tests", "tools")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line, text in remarks(path)
        for found in STILTED.finditer(text)
    ] == []


def test_pages_docstrings_comments_messages_and_the_client_are_plain_english():
    benchmarks = sorted((ROOT / "benchmarks").rglob("*.py"))
    assert [found for path in (*PAGES, *MODULES, *benchmarks, *CLIENT) for found in stilted(path)] == []


def home_made(name: str, text: str) -> list[str]:
    """The names in a file of the client, and the file's own, that hold a word which has a standard name."""
    found = {*re.findall(r"[\w$-]+", NO_NAMES.sub(" ", text)), name}
    return sorted(it for it in found if any(CLIENT_HOME_MADE.fullmatch(word) for word in words_of(it)))


def test_the_client_uses_standard_words():
    files = {path: home_made(path.name, path.read_text(encoding="utf-8")) for path in CLIENT}
    assert {path.relative_to(ROOT).as_posix(): found for path, found in files.items() if found} == {}


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("it.ts", "const told = 1;"),
        ("it.svelte", '<p class="told" data-testid="seat-kept">'),
        ("telling.ts", ""),
        ("it.ts", "function retell(isTold: boolean) {"),
        ("it.svelte", "t(`telling-kind-${kind}`)"),
    ],
)
def test_a_home_made_word_is_found(name, line):
    assert home_made(name, line)


@pytest.mark.parametrize(
    "line", ["// it is kept apart", "/** what is told */ let it;", 'it("is kept", run)', "table.kept ?? { kept: true }"]
)
def test_sentences_and_the_api_are_no_finding(line):
    assert home_made("it.ts", line) == []


@pytest.mark.parametrize(
    "line", ["Whoever knows it", "people are told of it", "a list, of which half", "he wins", "drawn by lot"]
)
def test_a_stilted_phrase_is_found(line):
    assert STILTED.search(line)


@pytest.mark.parametrize(
    "line", ["they can be told apart", "told to stop", "tests, none of which starts a browser", "the history"]
)
def test_plain_phrases_are_no_finding(line):
    assert not STILTED.search(line)


def test_quotations_keep_their_words(tmp_path):
    page = tmp_path / "page.md"
    page.write_text('"At any time during\nhis turn", as `he` says. He\n', encoding="utf-8")
    assert prose(page) == "\n, as  says. He\n"
