"""A nineteenth card: the Carter, with an effect that no other card has, is one file and its words.

The file and the words are put into a copy of the package; tests marked `in_a_new_python` run in a Python that finds the copy first.
"""

import random
from pathlib import Path

import pytest
from copied import TESTS, changed, copy_package, in_a_new_python, run_python
from positions import (
    BASE,
    RATTUS,
    comes_back,
    cubes,
    events_of_kind,
    final,
    position,
    rat_count,
    rats,
    region,
    starting_with,
)

from ratskeller.games.rattus.schema.catalogue import CatalogueCard
from ratskeller.games.rattus.views.catalogue import catalogue

pytestmark = pytest.mark.late

HERE = Path(__file__).parent
CARD_FILE = Path("games/rattus/rules/cards/carter.py")
WORDS_FILE = Path("games/rattus/words/en.ftl")
CARTER = '''\
"""Carter (Bourgeoisie): carts a rat to the plague, or a cube out of its way (K-CARTER)."""

from ratskeller.core.steps import askee, drop, memo, push
from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import emit

from ...data.board import REGIONS
from ...data.tokens import BOURGEOISIE
from ..extras import add_by_card
from ..fields import SLOTS, State
from ..numbers import EV_RAT_MOVED, REGION, STOP, TOKEN
from ..pieces import may_cross, move_rat, rats_may_enter
from .card import Card, Question, step_of

NUMBER = 18
CARD = Card("carter", BOURGEOISIE, (Question("carter rat"), Question("carter cube", (("region", "region"),))))
RAT, CUBE = 0, 1
ASK_RAT, ASK_CUBE = step_of(NUMBER, RAT), step_of(NUMBER, CUBE)


@rule
def can_load(s: State, region: int, seat: int) -> bool:
    """Tell whether a rat lies with a cube of the seat, elsewhere than the plague."""
    return region != s.plague and s.cubes[region][seat] > 0 and s.rats[region] > 0


@rule
def can_use(s: State, seat: int) -> bool:
    """There is a rat to load, and room for it where the plague is."""
    if rats_may_enter(s, s.plague):
        for region in range(REGIONS):
            if can_load(s, region, seat):
                return True
    return False


@rule
def use(s: State, seat: int) -> None:
    """Ask for the rat."""
    push(s, ASK_RAT, seat)


@rule
def after_token(s: State, seat: int, region: int, kills: int) -> None:
    """If the holder has not used the card in this turn, offer a cube for a neighbour of the region where others lost some."""
    if kills > 0 and s.used[NUMBER] == 0 and s.stock[seat] > 0:
        push(s, ASK_CUBE, seat, region)


@rule
def options(s: State, step: int, out: list[int]) -> int:
    """Rat: those that can be loaded. Cube: a neighbour, or stop; another card may have emptied the stock meanwhile."""
    n = 0
    if step == CUBE:
        out[n] = STOP
        n += 1
    for region in range(REGIONS):
        if step == CUBE:
            if s.stock[askee(s)] > 0 and may_cross(s, memo(s, 0), region):
                out[n] = REGION + region
                n += 1
        elif can_load(s, region, askee(s)):
            for slot in range(s.rats[region]):
                out[n] = TOKEN + region * SLOTS + slot
                n += 1
    return n


@rule
def answer(s: State, step: int, answer: int) -> None:
    """Move the rat, or add the cube, which uses the card."""
    seat = askee(s)
    drop(s)
    if step == RAT:
        region = (answer - TOKEN) // SLOTS
        slot = (answer - TOKEN) % SLOTS
        emit(s, EV_RAT_MOVED, seat, region, slot, s.plague, move_rat(s, region, slot, s.plague), NUMBER)
    elif answer != STOP:
        s.used[NUMBER] = 1
        add_by_card(s, seat, answer - REGION, 1, NUMBER)
'''
HERALD = '''\
"""Herald (Chivalry): is asked at every moment of phase C, and changes nothing (K-HERALD)."""

from ratskeller.core.steps import drop, push
from ratskeller.core.compile.rules import rule

from ...data.tokens import CHIVALRY
from ..fields import State
from ..numbers import NO, YES
from .card import Card, Question, step_of

NUMBER = 19
CARD = Card("herald", CHIVALRY, (Question("herald", (("region", "region"),)),))
ASK = step_of(NUMBER, 0)


@rule
def after_spread(s: State, seat: int, region: int) -> None:
    """Ask after the rats of C2."""
    push(s, ASK, seat, region)


@rule
def before_ravage(s: State, seat: int, region: int) -> None:
    """Ask before the first token."""
    push(s, ASK, seat, region)


@rule
def after_token(s: State, seat: int, region: int, kills: int) -> None:
    """Ask after each token."""
    push(s, ASK, seat, region)


@rule
def options(s: State, step: int, out: list[int]) -> int:
    """Yes or no."""
    out[0] = NO
    out[1] = YES
    return 2


@rule
def answer(s: State, step: int, answer: int) -> None:
    """Nothing happens."""
    drop(s)
'''
WORDS = """
card-carter = Carter
    .does = Bring a rat from a region of yours to the plague. Or, when a rat of your ravage cost another player a cube, add one beside it.
    .final = Final round: as usual.
question-carter-rat = Carter: which rat?
    .why = A rat from a region with a cube of yours goes where the plague is.
question-carter-cube = Carter: a cube next to the plague?
    .why = Somebody lost a cube. You may add one in a neighbouring region.
answer-carter-rat = Bring { $token }
answer-carter-cube = Cube in { $region }
answer-carter-cube-stop = No cube
"""
SIX = ["carter", *BASE[:5]]


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """A copy of the package, with the Carter; the folder that holds it."""
    folder = tmp_path_factory.mktemp("nineteen")
    copy = copy_package(folder)
    (copy / CARD_FILE).write_text(CARTER, encoding="utf-8")
    with (copy / WORDS_FILE).open("a", encoding="utf-8") as words:
        words.write(WORDS)
    return folder


def carting(board, **more):
    """Seat 0 holds the Carter; the plague is in Anglia."""
    return position(board, cards={"carter": 0} | more.pop("cards", {}), **more)


def test_nothing_but_its_file_and_its_words_is_touched(package):
    assert changed(package / "ratskeller") == sorted(map(str, (CARD_FILE, WORDS_FILE)))


def test_the_eighteen_are_not_touched_by_it():
    assert "carter" not in [card.id for card in catalogue().cards]


@in_a_new_python
def test_it_is_in_the_catalogue_with_class_and_letter():
    cards = catalogue().cards
    assert len(cards) == 19
    assert CatalogueCard("carter", cls="Bo", letter="s") in cards


@in_a_new_python
def test_s10_it_can_be_chosen_by_name_by_code_and_by_chance():
    game = RATTUS.new(cards=SIX)
    assert game.view()["code"] == "abcdes"
    assert "carter" in RATTUS.new(cards="abcdes").view()["cards"]
    for way, chance in (("random", 1 / 19), ("one-of-each", 1 / 4)):
        game = RATTUS.new(cards=way)
        if way == "one-of-each":
            game.play("peasant")
        assert game.chances()["carter"] == pytest.approx(chance)
        assert "carter" in game.play("carter").view()["cards"]


@in_a_new_python
def test_t2_it_is_taken_and_played_by_text():
    board = {"gallia": region(1, tokens=rats("3 A", None)), "italia": region(0, 1, tokens=1)}
    game = position(board, in_play=["carter"]).play("take carter; use carter")
    assert (game.question, game.actor, game.legal()) == ("carter rat", 0, ["gallia.1", "gallia.2"])
    assert comes_back(game)
    game.play("gallia.2")
    assert (rat_count(game, "anglia"), rat_count(game, "gallia")) == (1, 1)
    assert events_of_kind(game, "rat-moved") == [
        {"kind": "rat-moved", "rule": "RAT-K-CARTER", "seat": 0, "token": "gallia.2", "to": "anglia.1"}
    ]
    assert game.view()["turn"]["used"] == ["carter"]


@in_a_new_python
def test_bishops_and_full_regions_stop_its_rats_as_those_of_any_card():
    board = {"gallia": region(1, tokens=1)}
    assert "use carter" in carting(board).legal()
    assert "use carter" not in carting(board, bishops=["anglia"], in_play=["bishop"]).legal()
    assert "use carter" not in carting(board | {"anglia": region(tokens=3)}).legal()


@in_a_new_python
def test_views_and_positions_hold_it():
    game = carting({"gallia": region(1, tokens=1)})
    for seat in (None, 0, 1):
        assert game.view(seat)["cards"]["carter"] == 0
    assert comes_back(game)
    assert comes_back(game.play("use carter"))
    with pytest.raises(ValueError, match="doesn't hold"):
        RATTUS.from_json(game.to_json().replace('"carter":0', '"carter":1').replace('"used":["carter"]', '"used":[]'))


def ravaging(*faces, cards=None, **more):
    """Seat 0, the Carter, has moved the piece into Gallia, where seat 1, the Monk, has three cubes; the first token has killed one."""
    board = {"gallia": region(0, 3, tokens=rats(*faces))} | more.pop("board", {})
    game = carting(board, cards={"monk": 1} | (cards or {}), **more).play("plague gallia")
    while game.question in ("rat", "next token", "face"):
        game.play("hispania" if game.question == "rat" else game.legal()[0])
    return game


@in_a_new_python
def test_c6_its_hook_asks_in_phase_c():
    game = ravaging("1 Bo Ch")
    assert (game.question, game.legal()) == ("carter cube", ["anglia", "germania", "hispania", "italia", "stop"])
    assert game.view()["detail"] == {"region": "gallia"}
    game.play("italia")
    assert cubes(game, "italia") == [1, 0, 0, 0]
    assert [event["rule"] for event in events_of_kind(game, "cubes-added")] == ["RAT-K-CARTER"]


@in_a_new_python
def test_it_combines_with_the_serf_in_one_hand_as_cards_do_that_know_nothing_of_each_other():
    game = ravaging("1 Bo Ch", cards={"serf": 0})
    asked = []
    for answer in ("yes", "italia"):
        assert comes_back(game)
        asked.append(game.question)
        game.play(answer)
    assert asked == ["serf", "carter cube"]
    assert (cubes(game, "gallia"), cubes(game, "italia")) == ([1, 2, 0, 0], [1, 0, 0, 0])


@in_a_new_python
def test_what_another_card_left_of_the_stock_is_all_there_is():
    game = ravaging("1 Bo Ch", cards={"serf": 0}, board={"polonia": region(19)}).play("yes")
    assert (game.question, game.legal()) == ("carter cube", ["stop"])


@in_a_new_python
def test_it_combines_with_the_crusaders_order_and_the_knights_count():
    board = {"gallia": region(0, 3, tokens=rats("1 Bo Ch", "6 M Cv Mg"))}
    held = {"crusader": 0, "knight": 0, "monk": 1}
    game = carting(board, cards=held).play("plague gallia; hispania; hispania; yes; yes; 1 Bo Ch; 6 M Cv Mg; gallia.1")
    assert game.question == "carter cube"
    assert game.play("stop").question == "order"


@in_a_new_python
def test_k1_its_class_is_hit_like_that_of_any_card():
    game = carting({"gallia": region(3, tokens=rats("1 Bo Ch"))}, cards={"merchant": 0})
    game.play("plague gallia; hispania; gallia.1; 1 Bo Ch")
    assert cubes(game, "gallia") == [1, 0, 0, 0]
    assert [event["card"] for event in events_of_kind(game, "cube-lost")] == ["merchant", "carter"]


@in_a_new_python
def test_f3_it_is_used_once_in_a_final_turn_too():
    board = {"gallia": region(0, 2, tokens=rats("1 Bo Ch")), "italia": region(1, tokens=1)}
    game = final(board, "carter", "serf", cards={"monk": 1}).play("use carter; italia.1")
    game.play("use serf; gallia; gallia.1; 1 Bo Ch")
    assert (game.question, starting_with(game, "use")) == ("serf", [])
    assert game.play("no").legal() == ["done"]


@in_a_new_python
def test_random_games_with_it_keep_every_invariant_replay_and_come_back_from_json():
    from conformance.rattus import check_state

    used = 0
    for seed in range(12):
        rng = random.Random(seed)
        six = ["carter", *rng.sample(["serf", "crusader", "knight", "soldier", "pied-piper", "wizard", "bishop"], 5)]
        game = RATTUS.new(players=rng.choice((2, 3, 4)), cards=six, rules=rng.choice(("online", "printed")))
        for _ in range(400):
            if game.over:
                break
            if game.actor == "chance":
                game.play_chance(rng)
            else:
                eager = [answer for answer in game.legal() if "carter" in answer]
                game.play(rng.choice(eager or game.legal()))
            check_state(game.state)
            used += any(event.rule == "RAT-K-CARTER" for event in game.events)
            assert rng.random() > 0.05 or comes_back(game)
        assert RATTUS.replay(game.record()).to_json() == game.to_json()
    assert used > 20


def test_it_and_its_questions_have_words(package):
    """The same tests that hold for the eighteen."""
    words = TESTS / "cli" / "test_words.py"
    command = ("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider")
    run_python(package, *command, str(words), "-k", "card or question or junk")


def test_a_twentieth_that_is_asked_with_several_others_in_phase_c_comes_back_from_json(package):
    """The Herald: nothing but what follows from the hooks says who is asked together with whom."""
    file = package / "ratskeller" / CARD_FILE.with_name("herald.py")
    file.write_text(HERALD, encoding="utf-8")
    try:
        run_python(package, "-c", f"import {__name__} as here; here.play_with_the_herald()", paths=[HERE])
    finally:
        file.unlink()


def play_with_the_herald():
    """Every question of a turn in which five cards of one hand are asked in phase C."""
    held = dict.fromkeys(("herald", "knight", "crusader", "soldier", "serf"), 0) | {"monk": 1}
    game = position({"gallia": region(0, 3, tokens=rats("1 Bo Ch", "6 M Cv Mg"))}, cards=held).play("plague gallia")
    asked = []
    while game.question != "turn":
        assert comes_back(game)
        asked.append(game.question)
        game.play(game.legal()[0])
    assert asked[:7] == ["rat", "rat", "extra rat", "herald", "count", "reveal all", "herald"]
    assert asked[7:] == ["next token", "face", "serf", "herald", "next token", "face", "herald"]


@in_a_new_python
def test_compiled_it_does_what_it_does_interpreted():
    from conformance.two_speeds import Pair

    from ratskeller.core.steps import take_rows

    answered = set()
    for seed in range(10):
        rng = random.Random(seed)
        options = {"players": rng.choice((2, 3, 4)), "rules": rng.choice(("online", "printed"))}
        game = RATTUS.new(cards=["carter", "serf", "crusader", "queen", "wizard", "soldier"], **options)
        pair = Pair(RATTUS, game.state)
        for _ in range(400):
            if game.over:
                break
            answers, weights = pair.options()
            answered.add(game.question)
            is_chance = game.actor == "chance"
            pair.apply(rng.choices(answers, weights)[0] if is_chance else rng.choice(answers))
            take_rows(game.state)
    assert {"carter rat", "carter cube"} <= answered
