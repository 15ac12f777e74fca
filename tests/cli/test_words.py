"""The words: complete, unique, none too many, and with English behind every other language."""

import ast as python
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ratskeller import games, words
from ratskeller.cli import renderer
from ratskeller.core.events import Event
from ratskeller.core.options import words_of, words_of_value
from ratskeller.games.carcassonne.data.tiles import KINDS
from ratskeller.games.rattus.rules.cards import QUESTIONS, ROSTER, SETS
from ratskeller.games.rattus.rules.fields import ROUND_NAMES
from ratskeller.games.rattus.setup import RANDOM_WAYS
from ratskeller.games.rattus.views.events import RattusEvent

RATTUS = games.get("rattus")
CARCASSONNE = games.get("carcassonne")
NAMES = ("rattus", "carcassonne")
SHARED = ("ratskeller", "ratskeller.cli")
ROOT = Path(__file__).parents[2]
READERS = [
    path
    for folder, ends in (("src/ratskeller", {".py"}), ("web/src", {".ts", ".svelte"}))
    for path in (ROOT / folder).rglob("*")
    if path.suffix in ends and ".test." not in path.name
]
"""Where messages are asked for."""

ASKED = [
    "card",
    "plague start",
    "start seat",
    "settle",
    "turn",
    "rat",
    "next token",
    "order",
    "face",
    "move",
    "extra",
    "which cube",
    "potion",
]


@pytest.fixture(scope="module")
def english():
    return renderer.words_for(RATTUS, "en", strict=True)


def entries(package):
    return FluentParser().parse((files(package) / "words" / "en.ftl").read_text(encoding="utf-8")).body


def messages(package):
    return [entry.id.name for entry in entries(package) if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("game", NAMES)
def test_no_file_has_junk_and_no_two_messages_have_the_same_name(game):
    packages = (*SHARED, f"ratskeller.games.{game}", f"ratskeller.cli.{game}")
    names = [name for package in packages for name in messages(package)]
    assert not [entry for package in packages for entry in entries(package) if isinstance(entry, ast.Junk)]
    assert sorted(names) == sorted(set(names))


OF_GAMES = (
    "ratskeller.games.{}",
    "ratskeller.games.{}.book",
    "ratskeller.cli.{}",
    "ratskeller.search.evaluations.{}",
)
"""The packages with words of a game, but for its lessons: their steps are asked for by the files that tell them."""


@pytest.mark.parametrize("package", [*SHARED, *(package.format(game) for package in OF_GAMES for game in NAMES)])
def test_nothing_is_said_that_nobody_asks_for(package):
    assert unused(package) == []


PRINTS = {"print", "Text", "assemble", "append", "add_column", "add_row", "status", "add_task", "Choice", "input"}
"""What puts a text onto the screen."""


FOR_OPERATORS = {"admin.py", "app.py", "arena.py", "maintenance.py", "moderation.py", "selfplay.py"}
"""What only operators read is in English, as the help of all commands."""
PRINTING = [it for it in sorted((ROOT / "src/ratskeller/cli").rglob("*.py")) if it.name not in FOR_OPERATORS]


@pytest.mark.parametrize("path", PRINTING, ids=lambda path: path.name)
def test_nothing_is_printed_that_is_not_in_the_words(path):
    tree = python.parse(path.read_text(encoding="utf-8"))
    calls = [it for it in python.walk(tree) if isinstance(it, python.Call) and called(it) in PRINTS]
    given = [text for call in calls for given in call.args[:1] for text in written(given)]
    assert [text for text in given if re.search(r"[^\W\d_]", text)] == []


def called(call):
    return call.func.attr if isinstance(call.func, python.Attribute) else getattr(call.func, "id", "")


def written(given):
    """The texts that stand in an argument, alone or around what is filled in."""
    pieces = given.values if isinstance(given, python.JoinedStr) else [given]
    return [it.value for it in pieces if isinstance(it, python.Constant) and isinstance(it.value, str)]


def unused(package):
    """The messages that are neither named in code, nor begin with what code puts before a kind, nor are part of another message."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in READERS)
    named = set(re.findall(r"[\"'`:]([a-z][\w-]*)(?:\.[\w-]+)?[\"'`]", code))
    before_a_kind = ("error-", *set(re.findall(r"[\"'`]([a-z][a-z0-9-]*-)\$?\{", code)))
    text = (files(package) / "words" / "en.ftl").read_text(encoding="utf-8")
    parts = set(re.findall(r"\{ ([a-z][\w-]*) \}", text))
    return [name for name in messages(package) if name not in named | parts and not name.startswith(before_a_kind)]


@pytest.mark.parametrize("game", NAMES)
def test_a_game_brings_its_own_words(game):
    assert words.package_of(games.get(game)) == f"ratskeller.games.{game}"


@pytest.fixture(scope="module")
def of_carcassonne():
    return renderer.words_for(CARCASSONNE, "en", strict=True)


@pytest.mark.parametrize("kind", [event.__struct_config__.tag for event in CARCASSONNE.EVENTS.__args__])
def test_every_kind_of_event_of_carcassonne_has_a_sentence(of_carcassonne, kind):
    assert of_carcassonne.has(f"event-{kind}")


def test_every_question_and_every_answer_of_carcassonne_has_words(of_carcassonne):
    for question in ("start-seat", "draw", "lay", "follower", "other"):
        assert of_carcassonne.has(f"question-{question}")
        assert of_carcassonne.has(f"question-{question}.why")
    for answer in ("lay", "follower", "take-abbot", "none", "other"):
        assert of_carcassonne.has(f"answer-{answer}")
        assert of_carcassonne.has(f"answer-{answer}.confirm")


OPTIONS = [(game, option) for game in NAMES for option in games.get(game).OPTIONS]


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=[f"{game} {option.name}" for game, option in OPTIONS])
def test_every_option_and_each_of_its_values_is_named_and_explained(game, option):
    said = renderer.words_for(games.get(game), "en", strict=True)
    values = option.values if option.kind in ("switch", "choice") else ()
    for name in (words_of(option), *(words_of_value(option, value) for value in values)):
        assert said.has(name)
        assert said.has(f"{name}.about")


def test_every_feature_figure_and_role_of_carcassonne_has_a_name(of_carcassonne):
    for kind in KINDS:
        assert of_carcassonne.has(f"kind-{kind}")
        assert of_carcassonne.has(f"part-{kind}")
    roles = [f"{large}{kind}" for large in ("", "large-") for kind in ("city", "road", "monastery", "field")]
    for role in (*roles, "abbot"):
        assert all(of_carcassonne.has(f"role-{role}{form}") for form in ("", ".one", ".many"))
    for figure in ("follower", "large", "abbot"):
        assert of_carcassonne.has(f"figure-{figure}")
        assert of_carcassonne.has(f"supply-{figure}")


def test_every_rule_of_carcassonne_has_a_sentence(of_carcassonne):
    rules = [f"BAS{n}" for n in range(1, 11)] + [f"EXT{n}" for n in range(1, 4)] + [f"PLG{n}" for n in range(1, 13)]
    assert [rule for rule in rules if not of_carcassonne.has(f"rule-CAR-{rule}")] == []


@pytest.mark.parametrize("kind", [event.__struct_config__.tag for event in RattusEvent.__args__])
def test_every_kind_of_event_has_a_sentence(english, kind):
    assert english.has(f"event-{kind}")
    assert issubclass(RattusEvent.__args__[0], Event)


@pytest.mark.parametrize("card", [card.id for card in ROSTER.values()])
def test_every_card_has_a_name_an_effect_and_a_final_effect(english, card):
    assert all(english.has(f"card-{card}{part}") for part in ("", ".does", ".final"))


def test_every_named_set_and_every_way_of_choosing_has_a_name(english):
    assert all(english.has(f"set-{name}") for name in (*SETS, *RANDOM_WAYS))


def test_every_round_and_every_question_has_words(english):
    assert all(english.has(f"round-{name}") for name in ROUND_NAMES)
    for question in ASKED + [question.name for question in QUESTIONS.values()]:
        assert english.has(f"question-{question.replace(' ', '-')}")
        assert english.has(f"question-{question.replace(' ', '-')}.why")


def test_missing_words_are_a_clear_error_in_strict_use_and_the_name_itself_otherwise(english):
    with pytest.raises(words.MissingWords, match="no words for 'nonsense'"):
        english.text("nonsense")
    with pytest.raises(words.MissingWords, match="seat-mark"):
        english.text("seat-mark", colour="Red")
    assert words.load("en").text("nonsense") == "nonsense"


def test_another_language_falls_back_to_english(tmp_path, monkeypatch):
    folder = tmp_path / "elsewhere"
    (folder / "words").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "words" / "fr.ftl").write_text("seat-0 = Rouge\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    french = words.load("fr", "elsewhere", strict=True)
    assert french.text("seat-0") == "Rouge"
    assert french.text("seat-1") == "Blue"
    assert words.languages("elsewhere") == ["fr"]


def test_no_isolating_marks_are_put_around_what_is_filled_in(english):
    assert english.text("seat-mark", colour="Red", shape="square") == "Red square"


@pytest.mark.parametrize(
    ("wishes", "chosen"),
    [(["de_AT.UTF-8"], "de"), (["de-CH"], "de"), (["DE"], "de"), (["fr", "nl"], "nl"), (["C"], "en"), ([], "en")],
)
def test_the_language_is_the_first_wish_that_there_is(wishes, chosen):
    assert words.choose(wishes, ["en", "de", "nl"]) == chosen
