"""How the project speaks (docs/voice.md): wordings that no native would choose are in no message, and in nothing that modules say."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast as fluent

from .word_files import FALLBACK, FOLDERS, SOURCES, languages, patterns, texts

BANNED = {
    "en": {
        r"hundredths?": "percent or percentage points",
        r"who(m)?ever|whatever|of which|by lot|by itself|what comes of": "a plain sentence with a subject",
        r"(is|are|be|been|being) told": "shown, notified, described",
        r"anybody else['\u2019]s|everybody else['\u2019]s": "anyone else's, everyone else's",
        r"he or she|his or her|s/he|himself": "they",
        r"mails?(?! servers?)|mail address(es)?": "email",
        r"fair by proof": "provably fair",
        r"answers? of chance": "random draw",
        r"onlookers?|looks on|look on": "spectator, watch",
        r"turned over|turn over": "revealed, reveal",
        r"lays? (a|the|it|your) ?\w*": "place",
        r"(can ?not|do not|does not|is not possible)": "can't, don't, doesn't",
        r"die pest": "The Plague",
        r"the house": "the analysis",
        r"the tale": "the story",
    },
    "de": {
        r"hundertstel": "Prozentpunkte",
        r"per los|gelost": "zufällig",
        r"landkarte": "Spielplan",
        r"verschenkt": "verloren",
        r"mails?|mailadressen?": "E-Mail",
        r"meeple(s|n)? legen": "Meeple einsetzen",
        r"die meisten (punkte|würfel) gewinnen": "Wer die meisten Punkte hat, gewinnt",
        r"er oder sie|der spieler": "ein Satz ohne Geschlecht",
        r"palast(es)?": "Burg",
        r"textbrett(s)?": "Textansicht",
    },
    "nl": {
        r"honderdsten?": "procentpunt",
        r"door het lot|geloot": "willekeurig",
        r"pestspel(len)?|pest van de dag": "spel over de pest, dagelijkse pest",
        r"mails?|mailadres(sen)?": "e-mail",
        r"uw": "je, jouw",
        r"verzet(ten)? de pest": "verplaats",
        r"hij of zij": "een zin zonder geslacht",
        r"procentpunten": "procentpunt",
        r"tekstbord": "tekstweergave",
    },
}
"""What is banned in each language, as whole words, and what to write instead."""

SIGNS = {
    "'": "the apostrophe of print",
    "...": "…",
    '"': "quotation marks of the language",
}

SPOKEN = {
    "App",
    "Limit",
    "Parameter",
    "Problem",
    "Error",
    "print",
    "setting",
    "debug",
    "info",
    "warning",
    "error",
    "exception",
}
"""Functions whose texts somebody reads: a player, an operator or the author of a program."""

WRITTEN = [(language, folder) for language in [FALLBACK, *languages()] for folder in FOLDERS]


def said(folder: Path, language: str) -> dict[str, str]:
    """The literal text of every message of a file, with a mark where something is filled in."""
    return {
        name: "".join(it.value if isinstance(it, fluent.TextElement) else "\ufffc" for it in elements)
        for name, elements in texts(folder, language)
    }


def stumbles(text: str, language: str) -> list[str]:
    """What is banned in a text, and what to write instead."""
    return [
        f"{match.group()!r}: rather {better}"
        for pattern, better in BANNED[language].items()
        for match in re.finditer(rf"(?<![\w-])(?:{pattern})(?![\w-])", text, re.IGNORECASE)
    ]


def test_no_message_has_a_wording_that_no_native_would_choose():
    assert [
        (str(folder), language, name, found)
        for language, folder in WRITTEN
        for name, text in said(folder, language).items()
        if (found := stumbles(text, language))
    ] == []


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


def test_no_sentence_ends_twice():
    assert [
        (str(folder), language, name, text)
        for language, folder in WRITTEN
        for name, pattern in patterns(folder, language)
        for text in rendered(pattern)
        if re.search(r"[.!?:]\s*\.", text.replace("…", ""))
    ] == []


def test_signs_are_those_of_print():
    assert [
        (str(folder), language, name, sign)
        for language, folder in WRITTEN
        for name, text in said(folder, language).items()
        for sign in SIGNS
        if sign in text
    ] == []


def literal(node: ast.AST) -> str | None:
    """The text of a literal, with a mark where something is filled in; None for anything else."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(literal(part) or "\ufffc" for part in parts)
    return None


def shown(tree: ast.AST) -> Iterator[ast.AST]:
    """What a module shows to people: what it raises, prints or logs, descriptions, and texts that are attributes of a class."""
    for node in ast.walk(tree):
        match node:
            case ast.Raise(exc=ast.expr() as error):
                yield error
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in SPOKEN:
                yield from node.args
                yield from (keyword.value for keyword in node.keywords)
            case ast.ClassDef(body=body):
                yield from (it.value for it in body if isinstance(it, ast.Assign))


def sentences(folder: Path) -> set[tuple[str, str]]:
    """Every sentence that the modules in a folder show, with its place."""
    return {
        (f"{path.relative_to(SOURCES)}:{node.lineno}", text)
        for path in sorted(folder.rglob("*.py"))
        for part in shown(ast.parse(path.read_text(encoding="utf-8")))
        for node in ast.walk(part)
        if (text := literal(node)) and " " in text
    }


def test_nothing_that_python_says_has_one_either():
    found = sentences(SOURCES)
    assert len(found) > 500
    assert "Wrong name or password." in {text for _, text in found}, (
        "the message of a refusal is an attribute of its class"
    )
    assert [(place, bad) for place, text in found if (bad := stumbles(text, FALLBACK))] == []


def test_no_command_has_one_in_its_help():
    found = {
        f"{path.name}: {node.name}": text
        for path in sorted((SOURCES / "cli").glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.decorator_list and (text := ast.get_docstring(node))
    }
    assert len(found) > 20
    assert {place: bad for place, text in found.items() if (bad := stumbles(text, FALLBACK))} == {}
