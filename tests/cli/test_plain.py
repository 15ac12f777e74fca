"""Any game in the terminal without a drawing of its own: the view as a list, events and questions in its words."""

import random

import pytest
from terminal_output import console, printed, words_of

from ratskeller import games, words
from ratskeller.cli import renderer
from ratskeller.cli.plain import Renderer
from ratskeller.cli.screen import Seats


@pytest.mark.late
@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_can_be_shown_so(name):
    game = games.get(name).new(players=2)
    english = words_of(name)
    show, dice = Renderer(english, Seats(english, 2, console()), game.options), random.Random(4)
    assert "players 2" in show.preface(game.view())[0]
    while not game.over:
        if isinstance(game.actor, int):
            view = game.view(game.actor)
            assert [choice.answer for group in show.groups(view, view["legal"]) for choice in group.choices] == view[
                "legal"
            ]
            game.play(dice.choice(view["legal"]))
        else:
            game.play_chance(dice)
    board = printed(game, show.board(game.view()))
    assert "Red" in board
    assert "ranking" not in board
    assert len(printed(game, show.result(game.view(), [])).splitlines()) == 2


def bare(game):
    """A show that has the words of no game."""
    few = words.load("en", renderer.WORDS)
    return Renderer(few, Seats(few, len(game.scores), console()), game.options)


def test_what_there_is_no_sentence_for_is_shown_by_its_parts():
    game = games.get("rattus").new(players=2).play("gallia")
    assert bare(game).sentence(game.events[0]) == "plague-started: region gallia"


def test_a_question_without_words_is_asked_by_its_name():
    game = games.get("rattus").new(players=2).play("gallia")
    assert bare(game).question(game.view(0)) == ("settle", "")
