"""The project speaks as natives do (docs/voice.md): what they don't write is in no message, page, comment or docstring.

`codespell` reads the spelling of all files (`uv run poe lint`).
"""

import ast
import re
import subprocess
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from .word_files import FALLBACK, FOLDERS, ROOT, SOURCES, languages, patterns

STILTED = {
    r"who(m)?ever|of whom|by lot|(?<!all )(?<!each )(?<!most )(?<!none )(?<!one )(?<!some )of which": "a subject and a verb",
    r"(is|are|was|were|be|been) told(?! (apart|to)\b)": "shown, notified, described",
    r"he or she|his or her|s/he|himself": "they",
    r"(a|by|of|the) mails?(?! servers?)": "email",
}
"""What no English text has, comments included, and what to write instead."""
RATHER = {
    "en": STILTED
    | {
        r"hundredths?": "percent, percentage points",
        r"mails?(?! servers?)": "email",
        r"fair by proof": "provably fair",
        r"onlookers?|looks? on": "spectator, watch",
        r"turn(ed)? over": "reveal, resolve",
        r"lays? (a|the|it|your)": "place",
        r"carcassonne: die pest": "The Plague",
        r"can ?not|do not|does not": "can't, don't, doesn't",
    },
    "de": {
        r"hundertstel": "Prozentpunkte",
        r"per los|gelost": "zufällig",
        r"mails?|mailadressen?": "E-Mail",
        r"landkarte|textbrett(s)?|palast(es)?": "Spielplan, Textansicht, Burg",
        r"meeple(s|n)? legen": "Meeple einsetzen",
        r"er oder sie|der spieler": "ein Satz ohne Geschlecht",
        r"wähl|dreh|leg": "Wähle, Drehe, Lege",
    },
    "nl": {
        r"honderdsten?|procentpunten": "procentpunt",
        r"door het lot|geloot": "willekeurig",
        r"mails?|mailadres(sen)?": "e-mail",
        r"pestspel(len)?|tekstbord": "spel over de pest, tekstweergave",
        r"verzet(ten)? de pest": "verplaats",
        r"uw|hij of zij": "je, jouw, die",
    },
}
"""The same for messages and pages, by language."""
SIGNS = re.compile(r"""['"]|[.!?:]\s*\.""")
"""What print writes otherwise, and sentences that end twice."""
QUOTED = re.compile(r'(?<!")"[^"\n]+"(?!")|`[^`\n]*`|\]\([^)\n]*\)')
"""Quotations, code and addresses of links: in pages and tests they count for nothing."""
CODE = {".css", ".js", ".mjs", ".py", ".svelte", ".ts"}


def stumbles(text: str, words: dict[str, str]) -> list[str]:
    return [
        f"{found.group()!r}: rather {better}"
        for pattern, better in words.items()
        for found in re.finditer(rf"(?<![\w'-])(?:{pattern})(?![\w-])", text, re.IGNORECASE)
    ]


def rendered(pattern: fluent.Pattern) -> set[str]:
    """All texts that a pattern can become, with a mark where something is filled in."""
    found = {""}
    for part in pattern.elements:
        match part:
            case fluent.TextElement(value=text):
                ways = {text}
            case fluent.Placeable(expression=fluent.SelectExpression(variants=variants)):
                ways = {way for variant in variants for way in rendered(variant.value)}
            case _:
                ways = {"\ufffc"}
        found = {begun + way for begun in found for way in ways}
    return found


def strings(path: Path) -> list[str]:
    """The strings of a module that may be sentences. Of docstrings only those of commands: they are help in the terminal."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    docstrings = {id(it.value) for it in nodes if isinstance(it, ast.Expr)}
    found = [it.value for it in nodes if isinstance(it, ast.Constant) and id(it) not in docstrings]
    if "cli" in path.parts:
        found += [ast.get_docstring(it) for it in nodes if isinstance(it, ast.FunctionDef) and it.decorator_list]
    return [text for text in found if isinstance(text, str) and " " in text]


@pytest.mark.parametrize("language", [FALLBACK, *languages()])
def test_messages_are_in_words_of_natives_with_signs_of_print(language):
    assert [
        (str(folder), name, found)
        for folder in FOLDERS
        for name, pattern in patterns(folder, language)
        for text in rendered(pattern)
        if (found := stumbles(text, RATHER[language]) + SIGNS.findall(text))
    ] == []


def test_so_is_what_python_says_to_people():
    assert [
        (str(path.relative_to(SOURCES)), found)
        for path in SOURCES.rglob("*.py")
        for text in strings(path)
        if (found := stumbles(text, RATHER[FALLBACK]))
    ] == []


def test_pages_comments_docstrings_and_names_of_tests_are_plain_english():
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if files.returncode != 0:
        pytest.skip("not a git checkout")
    found = {}
    for name in files.stdout.splitlines():
        path, page, test = ROOT / name, name.endswith(".md"), "tests/" in name
        if (page or path.suffix in CODE) and path != Path(__file__) and path.is_file():
            text = path.read_text(encoding="utf-8").replace("_", " " if test else "_")
            words = (RATHER[FALLBACK] if page else STILTED) | {"he|him|his": "they, except for a figure in a message"}
            found[name] = stumbles(QUOTED.sub("", text) if page or test else text, words)
    assert {name: bad for name, bad in found.items() if bad} == {}
