"""S10 and X: six cards of eighteen, by chance, by name, by list or by code."""

import itertools
import json
import math
import random

import msgspec
import pytest
from positions import RATTUS, comes_back

from ratskeller.core.errors import BadOption, BadPosition
from ratskeller.games.rattus.options import code_of
from ratskeller.games.rattus.views.catalogue import catalogue

CLASSES = {
    "Pe": ["peasant", "serf", "baker"],
    "Bo": ["merchant", "courier", "mayor"],
    "Ch": ["monk", "nun", "bishop"],
    "Cv": ["knight", "crusader", "soldier"],
    "Mg": ["witch", "pied-piper", "wizard"],
    "Ro": ["king", "queen", "emperor"],
}
ALL = sorted(card for cards in CLASSES.values() for card in cards)
WITHOUT_CHIVALRY = ["peasant", "monk", "merchant", "witch", "king", "queen"]


def chosen(game):
    """The cards in play."""
    return sorted(game.view()["cards"])


def drawn(seed, **options):
    """A game whose six cards chance has drawn."""
    game = RATTUS.new(**options)
    rng = random.Random(seed)
    while game.question == "card":
        chances = game.chances()
        game.play(rng.choices(list(chances), chances.values())[0])
    return game


def probability(order, **options):
    """The chance that these cards are drawn, in this order."""
    game = RATTUS.new(**options)
    chance = 1.0
    for card in order:
        chance *= game.chances().get(card, 0.0)
        if chance == 0:
            return 0.0
        game.play(card)
    return chance


@pytest.mark.parametrize("way", ["random", "one-of-each"])
@pytest.mark.parametrize("chivalry", [False, True])
def test_s10_chance_is_asked_for_six_cards_before_anything_else(way, chivalry):
    game = RATTUS.new(cards=way, chivalry=chivalry, start="random")
    asked = []
    while game.question == "card":
        assert game.actor == "chance"
        assert game.view()["options"]["cards"] == way
        assert game.view()["code"] is None
        assert comes_back(game)
        asked.append(game.legal()[0])
        game.play(asked[-1])
        assert game.view()["cards"] == dict.fromkeys(asked)
        assert [(event.card, event.rule) for event in game.events] == [(asked[-1], "RAT-S10")]
    assert len(asked) == 6
    assert sorted(game.view()["options"]["cards"]) == sorted(asked)
    assert game.question == "plague start"
    assert comes_back(game)


def test_s10_at_random_every_card_is_equally_likely_and_none_comes_twice():
    game = RATTUS.new(cards="random")
    left = set(ALL)
    for _ in range(6):
        assert game.chances() == pytest.approx(dict.fromkeys(left, 1 / len(left)))
        card = game.legal()[0]
        left.remove(card)
        game.play(card)


def test_s10_at_random_every_set_is_equally_likely():
    sets = math.comb(18, 6)
    for cards in (["peasant", "serf", "baker", "merchant", "courier", "mayor"], WITHOUT_CHIVALRY, ALL[::3]):
        assert probability(cards, cards="random") == pytest.approx(1 / sets / math.factorial(6))


def test_s10_at_random_with_a_chivalry_card_every_set_that_has_one_is_equally_likely():
    """Some orders of some sets, the Chivalry card first, last or in between, with one, two and three of them."""
    sets = math.comb(18, 6) - math.comb(15, 6)
    for cards in (
        [*WITHOUT_CHIVALRY[:5], "knight"],
        ["crusader", "knight", "wizard", "nun", "serf", "mayor"],
        ["knight", "crusader", "soldier", "queen", "king", "emperor"],
    ):
        orders = list(itertools.permutations(cards))
        for order in random.Random(1).sample(orders, 12):
            chance = probability(order, cards="random", chivalry=True)
            assert chance == pytest.approx(1 / sets / len(orders))
    assert probability(WITHOUT_CHIVALRY, cards="random", chivalry=True) == 0


def test_s10_at_random_with_a_chivalry_card_the_last_one_must_be_it_if_none_came_before():
    game = RATTUS.new(cards="random", chivalry=True)
    game.play("; ".join(WITHOUT_CHIVALRY[:5]))
    assert game.legal() == ["crusader", "knight", "soldier"]


@pytest.mark.parametrize("chivalry", [False, True])
def test_s10_one_of_each_class_each_of_its_cards_equally_likely(chivalry):
    game = RATTUS.new(cards="one-of-each", chivalry=chivalry)
    found = []
    while game.question == "card":
        chances = game.chances()
        assert list(chances.values()) == pytest.approx([1 / 3] * 3)
        found.append(sorted(chances))
        game.play(sorted(chances)[1])
    assert sorted(found) == sorted(sorted(cards) for cards in CLASSES.values())


@pytest.mark.parametrize("seed", range(20))
def test_s10_the_switch_forces_a_chivalry_card_in(seed):
    for way in ("random", "one-of-each"):
        assert set(chosen(drawn(seed, cards=way, chivalry=True, players=2))) & set(CLASSES["Cv"])


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("base", "king knight merchant monk peasant witch"),
        ("prosperous-times", "baker mayor peasant queen serf soldier"),
        ("rat-control", "bishop emperor monk nun pied-piper wizard"),
        ("europe-at-war", "courier crusader knight merchant pied-piper soldier"),
    ],
)
def test_x_the_named_sets(name, cards):
    assert chosen(RATTUS.new(cards=name)) == cards.split()
    assert sorted(catalogue().sets[name]) == cards.split()


def test_x_there_are_no_others():
    assert set(catalogue().sets) == {"base", "prosperous-times", "rat-control", "europe-at-war"}


@pytest.mark.parametrize(
    "cards",
    [
        ["peasant", "serf", "baker", "merchant", "courier", "mayor"],
        ["knight", "crusader", "soldier", "witch", "pied-piper", "wizard"],
        ["monk", "nun", "bishop", "king", "queen", "emperor"],
        ("emperor", "wizard", "soldier", "bishop", "mayor", "baker"),
    ],
)
def test_s10_players_may_name_any_six_also_several_of_one_class(cards):
    game = RATTUS.new(cards=cards)
    assert chosen(game) == sorted(cards)
    assert game.question == "plague start"
    assert comes_back(game)


def test_s10_the_catalogue_shows_all_eighteen_with_class_and_letter():
    found = catalogue()
    assert {card.id: card.cls for card in found.cards} == {
        card: symbol for symbol, cards in CLASSES.items() for card in cards
    }
    letters = {card.letter: card.id for card in found.cards}
    assert sorted(letters) == [chr(ord("a") + number) for number in range(18)]
    assert (found.in_play, found.chivalry_advised_below) == (6, 4)
    assert json.loads(msgspec.json.encode(found)) == msgspec.to_builtins(found)


def test_s10_a_code_is_the_letters_of_the_six_in_order():
    assert code_of(["king", "witch", "knight", "merchant", "monk", "peasant"]) == "abcdef"
    assert code_of(["wizard", "peasant", "emperor", "mayor", "nun", "serf"]) == "ajlmor"
    assert RATTUS.new(cards="base").view()["code"] == "abcdef"


@pytest.mark.parametrize("seed", range(10))
def test_s10_a_code_leads_back_to_the_same_six(seed):
    cards = random.Random(seed).sample(ALL, 6)
    game = RATTUS.new(cards=cards)
    assert chosen(RATTUS.new(cards=game.view()["code"])) == sorted(cards)
    assert RATTUS.new(cards=game.view()["code"]).view()["code"] == code_of(cards)


def test_s10_a_code_may_be_written_in_capitals():
    assert chosen(RATTUS.new(cards="ABCDEF")) == chosen(RATTUS.new())


@pytest.mark.parametrize("way", ["random", "one-of-each"])
def test_s10_what_was_drawn_has_a_code_as_well(way):
    game = drawn(3, cards=way)
    assert chosen(RATTUS.new(cards=game.view()["code"])) == chosen(game)


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("abcde", "cards"),
        ("abcdefg", "cards"),
        ("abcdee", "cards"),
        ("fedcba", "cards"),
        ("abcdez", "cards"),
        ("Base ", "cards"),
        ("", "cards"),
        ("europe", "cards"),
        (["serf"] * 6, "six different"),
        (["serf", "nun", "queen", "king", "witch"], "six different"),
        ([*WITHOUT_CHIVALRY, "knight"], "six different"),
        (["serf", "nun", "queen", "king", "witch", "jester"], "unknown card 'jester'"),
        ({"serf": 1}, "cards"),
        (None, "cards"),
    ],
    ids=str,
)
def test_s10_what_is_no_choice_of_six_is_refused(cards, message):
    with pytest.raises(BadOption, match=message):
        RATTUS.new(cards=cards)


@pytest.mark.parametrize("value", [1, "yes", None])
def test_s10_the_switch_is_true_or_false(value):
    with pytest.raises(BadOption, match="chivalry"):
        RATTUS.new(cards="random", chivalry=value)


def test_s10_the_switch_contradicts_a_chosen_set_without_such_a_card():
    with pytest.raises(BadOption, match=r"chivalry.*RAT-S10"):
        RATTUS.new(cards=WITHOUT_CHIVALRY, chivalry=True)
    assert chosen(RATTUS.new(cards="base", chivalry=True)) == chosen(RATTUS.new())


@pytest.mark.parametrize(("players", "advised"), [(2, True), (3, True), (4, False)])
def test_s10_with_fewer_than_four_a_set_without_chivalry_is_allowed_but_discouraged(players, advised):
    game = RATTUS.new(players=players, cards=WITHOUT_CHIVALRY)
    assert game.view()["advice"] == (["no-chivalry"] if advised else [])
    assert game.question == "plague start"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s10_with_a_chivalry_card_there_is_nothing_to_advise(players):
    for card in CLASSES["Cv"]:
        assert RATTUS.new(players=players, cards=[*WITHOUT_CHIVALRY[:5], card]).view()["advice"] == []
    assert RATTUS.new(players=players, cards="rat-control").view()["advice"] == (["no-chivalry"] if players < 4 else [])


def test_s10_the_advice_comes_with_the_sixth_card():
    game = RATTUS.new(players=2, cards="random")
    for card in WITHOUT_CHIVALRY:
        assert game.view()["advice"] == []
        game.play(card)
    assert game.view()["advice"] == ["no-chivalry"]


@pytest.mark.parametrize("chivalry", [False, True])
@pytest.mark.parametrize("way", ["random", "one-of-each"])
def test_s10_h6_a_record_replays_what_chance_drew(way, chivalry):
    game = drawn(7, cards=way, chivalry=chivalry, players=3)
    game.play("gallia; gallia; italia")
    again = RATTUS.replay(game.record())
    assert (again.to_json(), again.record()) == (game.to_json(), game.record())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s10_with_cards_of_the_pied_piper_the_game_is_set_up_as_with_the_base_game(players):
    base, other = (RATTUS.new(players=players, cards=cards) for cards in ("base", "rat-control"))
    same = ("regions", "stock", "supply", "palace", "hidden", "plague")
    assert [other.view()[key] for key in same] == [base.view()[key] for key in same]
    assert (other.question, other.chances()) == (base.question, base.chances())
    assert set(other.view()["cards"].values()) == {None}


def test_s10_what_the_cards_need_lies_beside_the_board_at_first():
    view = RATTUS.new(cards="rat-control", rules="printed").view()
    assert (view["walls"], view["nuns"], view["bishops"], view["potions_left"]) == ([], [], [], 10)


def test_s9_a_card_not_in_play_can_not_be_taken():
    game = RATTUS.new(players=2, cards="rat-control").play("italia; italia; italia; italia; italia")
    taken = sorted(answer.removeprefix("take ") for answer in game.legal() if answer.startswith("take"))
    assert taken == ["bishop", "emperor", "monk", "nun", "pied-piper", "wizard"]


@pytest.mark.parametrize(
    ("options", "more", "message"),
    [
        ({"cards": "random"}, {"chosen": ["serf", "serf"]}, "RAT-S10"),
        ({"cards": "random"}, {"chosen": ["jester"]}, "RAT-S10"),
        ({"cards": "random"}, {"chosen": ["serf"] * 7}, "chosen"),
        ({"cards": "base"}, {"chosen": ["serf"]}, "RAT-S10"),
        ({"cards": "random"}, {"round": "regular", "plague": "gallia"}, "RAT-S10"),
        ({"cards": WITHOUT_CHIVALRY, "chivalry": True}, {}, "RAT-S10"),
    ],
    ids=str,
)
def test_s10_a_position_with_an_impossible_choice_is_refused(options, more, message):
    content = {"game": "rattus", "format": 1, "round": "setup", "options": options} | more
    with pytest.raises(BadPosition, match=message):
        RATTUS.from_json(json.dumps(content))
