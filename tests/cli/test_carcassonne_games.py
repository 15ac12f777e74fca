"""Whole games of Carcassonne, played through a pipe: by numbers, and by answers that are typed."""

import json
import random
import re

import pytest

from ratskeller import games

CARCASSONNE = games.get("carcassonne")
ENOUGH = 1500
REFUSED = re.compile(r"\d+: there (?:are only \d+ answers|is only one answer)\.")


def numbers(seed):
    rng = random.Random(seed)
    return [str(rng.randint(1, 12)) for _ in range(ENOUGH)]


def options_of(text):
    """Options as they are typed: `river on` becomes `--river on`."""
    return [part for pair in text.split(", ") if pair for part in (f"--{pair.split()[0]}", pair.split()[1])]


@pytest.mark.late
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("human,human", ""),
        ("human,human,human", "spread copy, plague-tiles 12, start random"),
        ("human,random,human,random", "river on, abbot on, reach feature"),
        ("random,human,random,human,random,random", "inns on, abbot on, river on, grace 17, reach tile"),
        ("random,random", "plague off, farmers off, small-cities 2, start 1"),
    ],
)
def test_a_game_is_played_to_its_end_by_numbers_and_its_record_replays(ratskeller, tmp_path, seats, options):
    file = tmp_path / "game.json"
    typed = options_of(options)
    played = ratskeller(
        "play", "carcassonne", "--seats", seats, "--seed", "5", "--record", str(file), *typed, lines=numbers(len(seats))
    )
    assert played.status == 0
    assert "Final scores" in played.out
    game = CARCASSONNE.replay(file.read_text())
    assert game.over
    assert len(game.scores) == seats.count(",") + 1
    values = {"on": True, "off": False}
    for name, value in zip(typed[::2], typed[1::2], strict=True):
        chosen = values.get(value, int(value) if value.isdecimal() else value)
        assert game.options[name.strip("-").replace("-", "_")] == chosen
    assert all(REFUSED.fullmatch(line) for line in played.err.splitlines())


def test_a_preset_is_chosen_by_one_word(ratskeller, tmp_path):
    file = tmp_path / "game.json"
    typed = ("--preset", "as_written", "--seats", "random,random", "--seed", "5", "--record", str(file))
    assert ratskeller("play", "carcassonne", *typed, lines=[]).status == 0
    options = CARCASSONNE.replay(file.read_text()).options
    assert (options["reach"], options["obstacles"], options["last_step"]) == ("wide", "completed", True)
    assert "preset" not in options


def test_an_unknown_preset_is_refused_with_what_there_is(ratskeller):
    refused = ratskeller("play", "carcassonne", "--preset", "by-heart", lines=[])
    assert refused.status != 0
    assert "as_written" in refused.err


class Typist:
    """Knows the game that is played with a seed, and types its answers."""

    def __init__(self, seed, **options):
        chance, self.rng, self.lines = random.Random(seed), random.Random(seed + 1), []
        self.game = CARCASSONNE.new(**options)
        while not self.game.over:
            self.game.play_chance(chance)
            if not self.game.over:
                self.turn()

    def turn(self):
        """Place the tile and a follower: in two lines, in one, or as short as can be."""
        lay = self.rng.choice(self.game.legal())
        follower = self.rng.choice(self.game.play(lay).legal())
        self.game.play(follower)
        self.lines += self.rng.choice([[lay, follower], [f"{lay}; {follower}"], [lay.upper(), f"  {follower} ;"]])


@pytest.mark.late
def test_a_game_is_played_to_its_end_by_answers_that_are_typed(ratskeller, tmp_path):
    file = tmp_path / "game.json"
    typist = Typist(8, players=2, inns=True, abbot=True)
    arguments = ("--seats", "human,human", "--seed", "8", "--inns", "on", "--abbot", "on", "--record", str(file))
    played = ratskeller("play", "carcassonne", *arguments, lines=typist.lines)
    assert (played.status, played.err) == (0, "")
    assert "Final scores" in played.out
    assert CARCASSONNE.replay(file.read_text()).answers == typist.game.answers


def test_the_points_in_the_log_make_the_score(ratskeller, tmp_path):
    played = ratskeller("play", "carcassonne", "--seats", "random,random,random", "--seed", "3")
    output = re.sub(r"\s+", " ", played.out)
    points = dict.fromkeys(("Red", "Blue", "Yellow"), 0)
    for count, _, winners in re.findall(
        r"(?: at \S+|filled\)): (one|\d+) (points? each|points?) for ([A-Z][a-z, A-Z]*)", output
    ):
        for seat in points:
            points[seat] += (1 if count == "one" else int(count)) * (seat in winners)
    scores = [int(score) for score in re.findall(r"Total (\d+) (\d+) (\d+)", output)[-1]]
    assert list(points.values()) == scores
    assert sum(scores) > 0


@pytest.mark.late
def test_the_same_seed_and_answers_give_the_same_game(ratskeller):
    arguments = ("play", "carcassonne", "--seats", "human,random", "--seed")
    first, second = (ratskeller(*arguments, "9", lines=numbers(5)[:40]) for _ in range(2))
    assert first.out == second.out
    assert ratskeller(*arguments, "10", lines=numbers(5)[:40]).out != first.out


def test_the_end_of_input_leaves_politely_and_the_game_goes_on_later(ratskeller, tmp_path):
    file, rest = tmp_path / "game.json", tmp_path / "rest.json"
    left = ratskeller(
        "play", "carcassonne", "--seats", "human,human", "--river", "on", "--record", str(file), lines=["1"] * 9
    )
    assert left.status == 0
    assert "You have left the game." in left.out
    before = json.loads(file.read_text())
    assert before["options"]["river"] is True
    again = ratskeller(
        "play", "carcassonne", "--load", str(file), "--seats", "random,random", "--record", str(rest), lines=["log"]
    )
    assert "With the river" in again.out
    after = CARCASSONNE.replay(rest.read_text())
    assert after.over
    assert (
        after.answers[: len(CARCASSONNE.replay(file.read_text()).answers)]
        == CARCASSONNE.replay(file.read_text()).answers
    )


def test_the_whole_log_of_a_game_can_be_rewritten(ratskeller):
    out = ratskeller("play", "carcassonne", "--seats", "human,human", "--seed", "2", lines=["1"] * 20 + ["log"]).out
    log = out[out.index("> log") :]
    assert log.count(" to play.") == log.count("CAR-BAS2") - log.count(" draws ")
    assert log.count(" places tile ") == 10
