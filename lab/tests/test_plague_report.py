"""The report on the options of the plague: what is counted, how it is printed, and that it can be interrupted."""

import pytest
from carcassonne_positions import position, random_game, tile

from ratskeller.games.carcassonne.rules import plague
from ratskeller.games.carcassonne.rules.grid import tile_at
from ratskeller_lab.plague import __main__ as plague_options
from ratskeller_lab.plague import kinds, numbers, page, picture, playing, readings

FEW = (kinds.OFF, kinds.DEFAULT, kinds.Kind("copy", {"spread": "copy"}))


@pytest.fixture
def few(monkeypatch):
    """Three kinds instead of all, and random bots in all seats, whatever they are called."""
    for module in (plague_options, page):
        monkeypatch.setattr(module, "KINDS", FEW)
    make_planner = playing.make_planner
    monkeypatch.setattr(playing, "make_planner", lambda _name, *more: make_planner("random", *more))


def test_without_plague_every_feature_brings_points():
    tally = playing.play({"plague": False}, "random", seed=1, deal=0)
    assert tally.counts["feature-scored"] > 5
    assert tally.counts["barren"] == sum(tally.under) == sum(tally.sick) == 0
    assert tally.tiles <= 72


def test_the_same_deal_is_the_same_game():
    first, again = (playing.play({}, "random", seed=1, deal=4) for _ in range(2))
    assert first == again
    assert playing.play({}, "random", seed=1, deal=5) != first


def test_what_is_counted_agrees_with_the_game():
    tally = playing.play({"plague_tiles": 12}, "random", seed=3, deal=0)
    assert tally.counts["tile-laid"] == tally.tiles - 1
    assert 0 < tally.counts["marker-placed"] <= 12
    # The first turn begins with the setup, which no answer tells of
    assert len(tally.under) == len(tally.sick) == tally.counts["turn-began"] + 1
    assert tally.under[-1] == pytest.approx(tally.counts["marker-placed"] / tally.tiles, abs=0.03)
    scored = sum(tally.counts[f"{name} scored"] for name in numbers.FEATURES)
    assert scored == tally.counts["feature-scored"]
    assert tally.counts["barren"] == sum(tally.counts[f"{name} barren"] for name in numbers.FEATURES)


def test_markers_are_followed():
    tally = playing.play({"spread": "copy"}, "random", seed=1, deal=0)
    assert tally.turns == tally.counts["turn-began"] + 1
    assert 0 < tally.counts["stayed"] < tally.counts["steps"]
    assert tally.counts["marker-placed"] <= len(tally.entered) <= tally.tiles
    assert tally.is_walled_in == any(count >= playing.WALLED for count in tally.still.values())


@pytest.mark.parametrize(("options", "number"), [({}, readings.NONE), ({"obstacles": "completed"}, readings.ALL)])
def test_two_of_the_readings_are_what_the_game_plays(options, number):
    steps = 0
    for game in random_game(5, plague_tiles=12, **options):
        s = game.state
        assert s.obstacles == number
        for marker in range(1, s.markers + 1):
            steps += 1
            assert readings.next_site(s, s.site[marker]) == plague.next_site(s, s.site[marker])
    assert steps > 100


def goes_to(number, *tiles):
    """Where the marker on 0,0 goes by a reading; None: it stays."""
    s = position(*tiles, stack={"V": 2}).state
    s.obstacles = number
    to = readings.next_site(s, tile_at(s, 0, 0))
    return None if to < 0 else (s.x[s.cell[to]], s.y[s.cell[to]])


@pytest.mark.parametrize(
    ("number", "to"),
    [
        (readings.NONE, (0, -1)),
        (readings.ALL, (0, -1)),
        (readings.ANY, None),
        (readings.SIDE, None),
        (readings.AROUND, (0, -1)),
    ],
)
def test_a_city_that_is_complete_stops_a_marker_by_some_readings(number, to):
    """The city across the side is complete, the road on the tile beyond is not."""
    assert goes_to(number, tile("0,0 E", marker=1), "0,-1 D r2") == to


def test_a_marker_with_closed_tiles_on_some_sides_only_goes_on_by_the_reading_all_around():
    city = (tile("0,0 E", marker=1), "0,-1 E r2")
    assert goes_to(readings.ALL, *city) is None
    assert goes_to(readings.SIDE, *city) is None
    assert goes_to(readings.AROUND, *city) == (0, -1)


def test_a_marker_between_four_others_stays_by_the_reading_all_around():
    others = [tile(text, marker=number) for number, text in enumerate(("0,-1 U r1", "1,0 U", "0,1 U r1", "-1,0 U"), 2)]
    assert goes_to(readings.AROUND, tile("0,0 B", marker=1), *others) is None


def test_steps_that_obstacles_change_are_counted():
    tally = playing.play({"preset": "as_written"}, "random", seed=1, deal=0, watch=readings.watch)
    assert 0 < tally.counts["diverted"] < tally.counts["foreseen"]
    assert tally.counts["foreseen"] == tally.counts["steps"]


def test_an_estimate_has_the_interval_of_a_mean():
    it = numbers.estimate([1.0, 2.0, 3.0, 4.0])
    assert it.value == 2.5
    assert it.half == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5, rel=1e-3)


def test_the_error_of_a_ratio_comes_from_both_parts():
    it = numbers.ratio(numbers.Estimate(2.0, 0.2), numbers.Estimate(4.0, 0.0))
    assert (it.value, it.error) == (0.5, pytest.approx(0.05))
    assert numbers.ratio(numbers.Estimate(2.0, 0.0), numbers.Estimate(4.0, 0.4)).error == pytest.approx(0.05)


def test_turns_that_not_all_games_had_are_left_out():
    assert numbers.by_turn([[0.0, 1.0, 1.0], [1.0, 0.0]]) == [0.5, 0.5]


@pytest.mark.late
def test_page_and_pictures_are_written(few, tmp_path):
    assert plague_options.main(["--games", "3", "--matches", "0", "--folder", str(tmp_path)]) == 0
    text = (tmp_path / "plague_report.md").read_text(encoding="utf-8")
    assert "3 games of two players" in text
    assert "| no plague |" in text
    assert "| copy | `spread='copy'` |" in text
    for name in ("plague_report.svg", "plague_turns.svg"):
        assert name in text
        drawn = (tmp_path / name).read_text(encoding="utf-8")
        assert drawn.startswith("<svg ")
        assert "prefers-color-scheme:dark" in drawn
        assert ">copy</text>" in drawn


def test_an_interrupt_writes_what_there_is(few, tmp_path, monkeypatch):
    played = []
    play = playing.play

    def stop(*arguments, **more):
        if len(played) == 14:
            raise KeyboardInterrupt
        played.append(arguments)
        return play(*arguments, **more)

    monkeypatch.setattr(plague_options, "play", stop)
    assert plague_options.main(["--games", "50", "--matches", "0", "--folder", str(tmp_path)]) == 130
    assert "2 to 3 games" in (tmp_path / "plague_report.md").read_text(encoding="utf-8")


def test_an_interrupt_before_there_is_anything_writes_nothing(few, tmp_path, monkeypatch):
    def stop(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(plague_options, "play", stop)
    assert plague_options.main(["--folder", str(tmp_path)]) == 130
    assert not list(tmp_path.iterdir())


def test_kinds_have_names_of_their_own_and_options_that_the_game_knows():
    names = [kind.name for kind in kinds.KINDS]
    assert len(set(names)) == len(names)
    for kind in kinds.KINDS:
        playing.GAME.start({"players": 2, **kind.options})
    assert set(page.COURSES) <= set(names)
    assert len(page.COURSES) <= len(picture.COLOURS)
