"""Styles: bots as strong as a level that like to win in their own way."""

import pytest

import ratskeller as rk
from ratskeller import bots
from ratskeller.bots.ladder import FOLDER, find_level, ladder, read_levels
from ratskeller.core.errors import BadData
from ratskeller.server.bots.pool import attempts

GAMES = ("rattus", "carcassonne")
STYLES = [(game, style) for game in GAMES for style in bots.styles(game)]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_three_styles_which_are_bots_but_no_levels(game):
    assert len(bots.styles(game)) == 3
    assert set(bots.styles(game)) < set(bots.names(game))
    assert not set(bots.styles(game)) & set(bots.levels(game))


@pytest.mark.parametrize(("game", "style"), STYLES)
def test_a_style_searches_like_its_level_with_weights_of_its_own(game, style):
    own, level = find_level(style, game), find_level(bots.level_of_style(style, game), game)
    assert (own.budget, own.search, own.numbers.compiled) == (level.budget, level.search, level.numbers.compiled)
    known = [it.numbers.weights for it in (*ladder(game), *(find_level(it, game) for it in bots.styles(game)))]
    assert known.count(own.numbers.weights) == 1


def test_what_is_no_style_is_of_no_level():
    assert bots.level_of_style("cellarer", "rattus") is None
    assert find_level("farmer", "rattus") is None


@pytest.mark.parametrize(("game", "style"), STYLES)
def test_its_level_answers_for_a_style_that_fails(game, style):
    assert [it.bot for it in attempts(style, game)][:2] == [style, bots.level_of_style(style, game)]


WANTS = [
    ("rattus", "raider", "take knight", 14),
    ("rattus", "collector", "take", 14),
    ("rattus", "shepherd", "take king", 14),
    ("carcassonne", "farmer", "f", 30),
    ("carcassonne", "builder", "c", 30),
    ("carcassonne", "hermit", "m", 30),
]
"""Answers by which a style is known, by how they begin, and how many turns it takes to see that."""


@pytest.mark.late
@pytest.mark.parametrize(("game", "style", "answer", "turns"), WANTS)
def test_a_style_does_what_it_likes_more_often_than_its_level(game, style, answer, turns):
    mine, usual = (answered(game, name, answer, turns) for name in (style, bots.level_of_style(style, game)))
    assert mine > usual


def answered(game, bot, answer, turns):
    """How often a bot that plays all seats answers so in the first turns of three games, with interpreted rules."""
    found = 0
    for seed in (1, 2, 3):
        position = rk.new(game, players=2, seed=seed)
        for _ in range(turns):
            seat = position.actor
            line = bots.choose(bot, game, position.redeal(seat).to_json(), seat, seed=1, is_compiled=False)
            position.play(line)
            found += sum(each.strip().startswith(answer) for each in line.split(";"))
    return found


RIGHT = (FOLDER / "rattus.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('id = "raider"', 'id = "collector"', "collector is the id of 2 opponents"),
        (
            'id = "raider"\nlevel = "cellarer"',
            'id = "raider"\nlevel = "king"',
            "raider.level: there is no level king; there are",
        ),
        (
            "scales = { losses = 125 }",
            "scales = { loss = 125 }",
            "raider.scales: there is no term loss; there are palace",
        ),
        ("scales = { losses = 125 }", "scales = { losses = -1 }", r"\$\.style\[0\]\.scales"),
        ("knight = 700", "jester = 700", "raider.weights.cards: there is no weight jester"),
    ],
)
def test_a_style_that_is_wrong_is_refused_with_the_place(right, wrong, message):
    assert right in RIGHT
    with pytest.raises(BadData, match=message):
        read_levels("rattus", RIGHT.replace(right, wrong, 1), "levels/rattus.toml")


def weights_of_last(text):
    """The weights of the last style of a file, for all numbers of players."""
    return list(list(read_levels("rattus", RIGHT + text, "levels/rattus.toml").styles.values())[-1].numbers.weights)


def test_a_style_may_weigh_otherwise_with_more_players():
    """The weights for four players are those of its table, and all others stay."""
    usual = weights_of_last("")
    assert usual == list(find_level("shepherd", "rattus").numbers.weights)
    others = [
        weights_of_last(f"\n[style.players.{n}]\nsafe = 90\n[style.players.{n}.cards]\nking = 400\n") for n in (2, 3, 4)
    ]
    changed = [[i for i, (one, other) in enumerate(zip(usual, it, strict=True)) if one != other] for it in others]
    assert [len(places) for places in changed] == [1, 1, 1]
    assert len({places[0] for places in changed}) == 3
    assert all(it[place] == 90 for it, (place,) in zip(others, changed, strict=True))


def test_other_weights_that_are_wrong_are_refused_with_the_place():
    with pytest.raises(BadData, match=r"shepherd\.players\.4: there is no weight jester"):
        weights_of_last("\n[style.players.4]\njester = 50\n")
    with pytest.raises(BadData, match=r"style.*players"):
        weights_of_last("\n[style.players.9]\nsafe = 50\n")
