"""`import ratskeller as rk`: games, positions, bots and matches as a program uses them (docs/library.md)."""

import inspect
import json
import random
import subprocess
import sys

import pytest
from packages.installed import install

import ratskeller as rk

GAMES = ["rattus", "carcassonne"]


def played(position: rk.Position, rng: random.Random, most: int = 10**6) -> rk.Position:
    """Play random answers of seats, at most so many."""
    while not position.over and most:
        position.push(rng.choice(position.legal_moves))
        most -= 1
    return position


def undocumented(thing: object, name: str) -> list[str]:
    """The names below a name that have no docstring, those of methods and properties among them."""
    if inspect.ismodule(thing):
        return [it for part in thing.__all__ for it in undocumented(getattr(thing, part), f"{name}.{part}")]
    found = [] if inspect.getdoc(thing) or not callable(thing) else [name]
    if inspect.isclass(thing):
        own = [it for it in vars(thing) if not it.startswith("_")]
        members = {it: inspect.getattr_static(thing, it) for it in own}
        kinds = (property, classmethod, staticmethod)
        spoken = [it for it, member in members.items() if inspect.isfunction(member) or isinstance(member, kinds)]
        found += [f"{name}.{it}" for it in spoken if not inspect.getdoc(getattr(thing, it))]
    return found


def test_everything_public_has_a_docstring():
    assert [it for name in rk.__all__ for it in undocumented(getattr(rk, name), name)] == []


def test_a_missing_docstring_is_found():
    class Silent:
        def play(self):
            pass

    assert undocumented(Silent, "Silent") == ["Silent", "Silent.play"]


@pytest.mark.parametrize("game", GAMES)
class TestPositions:
    def test_with_a_seed_chance_answers_and_the_same_seed_gives_the_same_game(self, game):
        first, again, other = (played(rk.new(game, players=2, seed=seed), random.Random(1), 30) for seed in (7, 7, 8))
        assert first.actor in (0, 1)
        assert first.answers == again.answers
        assert first.answers != other.answers

    def test_a_game_with_a_seed_replays_from_its_record(self, game):
        position = played(rk.new(game, players=2, seed=3), random.Random(2))
        again = rk.games.get(game).replay(position.record())
        assert (again.ranking, again.answers) == (position.ranking, position.answers)

    def test_without_a_seed_chance_is_asked(self, game):
        position = rk.new(game, players=2)
        assert position.actor == "chance"
        assert position.legal_moves == position.legal() == sorted(position.chances())

    def test_every_push_is_undone_by_pop_and_brings_the_same_luck_again(self, game):
        rng = random.Random(5)
        position = rk.new(game, players=3, seed=11)
        passed = []
        while not position.over:
            passed.append((position.to_json(), position.undo_floor, rng.choice(position.legal_moves)))
            position.push(passed[-1][2])
        end = position.to_json()
        for text, floor, line in reversed(passed):
            assert position.pop() == line
            assert (position.to_json(), position.undo_floor, position.events) == (text, floor, [])
        for _, _, line in passed:
            position.push(line)
        assert position.to_json() == end

    def test_pop_takes_back_what_play_and_dice_did(self, game):
        dice = random.Random(4)
        position = rk.new(game, players=2).play_chance(dice)
        for _ in range(20):
            before = position.to_json(), list(position.answers)
            line = dice.choice(position.legal())
            position.play(line).play_chance(dice)
            copy = position.copy()
            assert copy.pop() == line
            assert (copy.to_json(), copy.answers) == before

    def test_a_copy_pops_on_its_own(self, game):
        position = played(rk.new(game, players=2, seed=1), random.Random(1), 5)
        now, copy = position.to_json(), position.copy()
        for _ in range(5):
            copy.pop()
        copy.push(copy.legal_moves[0])
        assert position.to_json() == now
        assert len(position.lines) == 5

    def test_at_gives_the_position_after_so_many_answers(self, game):
        position = played(rk.new(game, players=2, seed=2), random.Random(3), 25)
        replayed = list(rk.games.get(game).replay_steps(position.record()))
        del replayed
        for number in range(len(position.answers) + 1):
            then = position.at(number)
            assert then.answers == position.answers[:number]
            if number < len(position.answers):
                assert position.answers[number] in then.legal_moves
        assert position.at(len(position.answers)).to_json() == position.to_json()

    def test_a_record_pops_line_by_line(self, game):
        position = played(rk.new(game, players=2, seed=2), random.Random(3), 12)
        again = rk.games.get(game).replay(position.record())
        count = len(again.answers)
        again.pop()
        assert len(again.answers) < count
        assert again.actor != "chance"

    def test_a_line_is_refused_whole_also_with_a_seed(self, game):
        position = rk.new(game, players=2, seed=1)
        before = position.to_json(), list(position.answers)
        with pytest.raises(rk.IllegalAnswer):
            position.push(f"{position.legal_moves[0]}; nonsense")
        assert (position.to_json(), position.answers) == before
        with pytest.raises(IndexError, match="nothing to take back"):
            position.pop()

    def test_determinize_keeps_what_the_seat_knows(self, game):
        position = played(rk.new(game, players=2, seed=6), random.Random(6), 40)
        known = position.determinize(0)
        assert known.to_json() == position.redeal(0).to_json()
        assert position.determinize(None).to_json() == position.public().to_json()
        drawn = position.determinize(0, seed=1)
        assert drawn.to_json() == position.determinize(0, seed=1).to_json()
        ours, theirs = drawn.view(0), known.view(0)
        assert ours | {"length": 0} == theirs | {"length": 0}

    @pytest.mark.parametrize("seed", [-1, 2**63, True, "7", 1.5])
    def test_a_seed_that_is_none_is_refused(self, game, seed):
        with pytest.raises(rk.BadArgument, match="seed: must be a number from 0 to"):
            rk.new(game, players=2, seed=seed)
        with pytest.raises(rk.BadArgument, match="seed: must be a number from 0 to"):
            rk.new(game, players=2).determinize(0, seed=seed)


def test_determinize_with_a_seed_draws_the_faces_that_a_witch_saw():
    """H1, H5: for the other seat the face is open, and drawn with the chances that it has for that seat."""
    position = rk.new("rattus", players=2, cards="base").play("italia; gallia; gallia; gallia; gallia")
    position.play("take witch; add gallia 1; use witch; gallia.1")
    face = position.legal()[0]
    position.play(face)
    known = position.determinize(1)
    drawn = {position.determinize(1, seed=seed).to_json() for seed in range(20)}
    assert known.to_json() not in drawn
    assert len(drawn) > 1
    assert all(f'"{face}"' in position.determinize(0, seed=seed).to_json() for seed in range(5))


class First:
    """Plays the first legal answer."""

    def play(self, position: rk.Position) -> rk.Move:
        assert not position.answers, "a bot gets no history"
        return rk.Move(position.legal_moves[0])


class Cheat:
    def play(self, position: rk.Position) -> rk.Move:
        return rk.Move(f"all points for seat {position.actor}")


class Seeded:
    """A bot of another package."""

    games = ("rattus",)

    def __init__(self, seed: int | None) -> None:
        self._rng = random.Random(seed)

    def play(self, position: rk.Position) -> rk.Move:
        return rk.Move(self._rng.choice(position.legal_moves))


class TestBots:
    @pytest.mark.parametrize("game", GAMES)
    def test_a_bot_by_name_plays_legal_moves_and_the_same_with_a_seed(self, game):
        bots = [rk.bots.make("alderman", simulations=8, seed=3) for _ in range(2)]
        position = played(rk.new(game, players=2, seed=4), random.Random(9), 6)
        first, again = (bot.play(position) for bot in bots)
        assert str(first) == str(again)
        assert first.win is not None
        assert sum(first.win) == pytest.approx(1)
        assert [reason.id for reason in first.reasons] == [reason.id for reason in again.reasons]
        position.push(str(first))

    def test_a_bot_that_does_not_search_gives_no_chance(self):
        move = rk.bots.make("random", seed=1).play(rk.new("rattus", players=2, seed=1))
        assert (move.win, move.reasons) == (None, [])

    def test_a_bot_is_not_asked_for_chance(self):
        with pytest.raises(rk.NotAsked, match="chance is asked"):
            rk.bots.make("random").play(rk.new("rattus", players=2))

    def test_names_and_numbers_that_are_none_are_refused(self):
        with pytest.raises(rk.UnknownBot, match="no bot 'deep-rat'; there are alderman"):
            rk.bots.make("deep-rat")
        with pytest.raises(rk.BadArgument, match="simulations: must be a number from 1"):
            rk.bots.make("alderman", simulations=0)
        with pytest.raises(rk.BadArgument, match="seconds: must be a number from 0 on"):
            rk.bots.make("alderman", seconds=-1)

    def test_a_match_takes_objects_and_names(self):
        first = First()
        result = rk.arena.match([first, "random"], game="rattus", games=4, seed=1, is_compiled=False)
        assert [bot.name for bot in result.bots] == ["First", "random"]
        assert result.games == 4
        both = rk.arena.match([first, First()], game="carcassonne", games=2, is_compiled=False)
        assert [bot.name for bot in both.bots] == ["First", "First-2"]
        assert both.bots[0].share == both.bots[1].share == 0.5

    def test_an_object_that_plays_by_no_rule_is_named(self):
        with pytest.raises(
            rk.IllegalAnswer, match="bot 'Cheat': 'all points for seat 0' is no legal answer to 'settle'"
        ):
            rk.arena.match([Cheat(), "random"], game="rattus", games=2, is_compiled=False)
        with pytest.raises(rk.RatskellerError, match="objects with a method play, not 7"):
            rk.arena.match([7, "random"], game="rattus", games=2)
        with pytest.raises(rk.RatskellerError, match="leave out cores, ray and record"):
            rk.arena.match([First(), "random"], game="rattus", games=2, cores=2)

    def test_a_registered_bot_is_found_by_its_name_everywhere(self, monkeypatch):
        monkeypatch.setattr(rk.bots.registry, "_registered", {})
        rk.bots.register("seeded", Seeded)
        assert "seeded" in rk.bots.names("rattus")
        assert "seeded" not in rk.bots.names("carcassonne")
        position = rk.new("rattus", players=2, seed=1)
        line = rk.bots.choose("seeded", "rattus", position.redeal(0).to_json(), 0, seed=1)
        assert line == str(rk.bots.make("seeded", seed=1).play(position))
        assert rk.arena.match(["seeded", "random"], game="rattus", games=2, is_compiled=False).games == 2
        with pytest.raises(rk.BadArgument, match="lower-case letters"):
            rk.bots.register("My Bot", Seeded)


def test_a_bot_of_another_package_plays_in_arena_and_terminal(tmp_path):
    """It is found by its entry point, in other processes too."""
    around = install(tmp_path, "last_bot")
    arena = [
        sys.executable,
        "-m",
        "ratskeller",
        "arena",
        "rattus",
        "--bots",
        "last,random",
        "--games",
        "4",
        "--cores",
        "2",
    ]
    found = subprocess.run([*arena, "--json"], env=around, capture_output=True, text=True, check=True).stdout
    assert [bot["name"] for bot in json.loads(found)["bots"]] == ["last", "random"]
    table = [sys.executable, "-m", "ratskeller", "play", "carcassonne", "--seats", "last,last", "--seed", "1"]
    ended = subprocess.run(table, env=around, capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL)
    assert "last" in ended.stdout


def test_the_import_loads_nothing_that_is_not_used():
    code = "import sys, ratskeller; print(sorted(it for it in ('numpy', 'numba', 'msgspec') if it in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_every_public_name_is_there():
    assert dir(rk) == sorted(rk.__all__)
    assert all(getattr(rk, name) is not None for name in rk.__all__)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        rk.chess  # noqa: B018
