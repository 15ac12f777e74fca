"""The tiles as data: what the boxes hold (BAS1, EXT1, EXT2, EXT3, PLG1), and that every tile is whole."""

from collections import Counter

import msgspec
import pytest
from carcassonne_positions import CARCASSONNE

from ratskeller.games.carcassonne.views.catalogue import catalogue

TILES = {entry["id"]: entry for entry in msgspec.to_builtins(catalogue())["tiles"]}
BASE = "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1"
INNS = "EA1 EB1 EC1 ED1 EE1 EF1 EG1 EH1 EI1 EJ1 EK2 EL1 EM1 EN1 EO1 EP1 EQ1"
RIVER = "RA1 RB1 RC1 RD2 RE1 RF2 RG1 RH1 RI1 RJ1"
PLAGUE = "PA1 PB1 PC1 PD1 PE1 PF1"
GARDENS = "E H I M N R U V RF EB EH"
SIDES = ("N", "E", "S", "W")
HALVES = {"N": ("Nw", "Ne"), "E": ("En", "Es"), "S": ("Se", "Sw"), "W": ("Ws", "Wn")}


def plain(box):
    """The tiles of a box, gardens left aside."""
    return {kind: entry for kind, entry in TILES.items() if entry["set"] == box and not kind.endswith("-garden")}


def count(box, key):
    """How many pennants, inns or cathedrals a box has."""
    return sum(
        entry["count"] * int(feature.get(key, 0)) for entry in plain(box).values() for feature in entry["features"]
    )


@pytest.mark.parametrize(
    ("box", "listed"), [("base", BASE), ("inns", INNS), ("river", RIVER), ("plague", PLAGUE)], ids=lambda box: box[:6]
)
def test_bas1_ext1_ext2_plg1_the_boxes_hold_these_tiles(box, listed):
    counts = {text.rstrip("0123456789"): int(text[-1]) for text in listed.split()}
    assert {kind: entry["count"] for kind, entry in plain(box).items()} == counts


def test_bas7_ext2_pennants_inns_and_cathedrals():
    assert [count(box, "pennants") for box in ("base", "plague", "inns", "river")] == [10, 1, 3, 0]
    assert (count("inns", "inn"), count("inns", "cathedral")) == (6, 2)
    assert count("base", "inn") == count("base", "cathedral") == 0


def test_ext3_these_tiles_have_a_copy_with_a_garden():
    gardens = {kind.removesuffix("-garden"): entry for kind, entry in TILES.items() if kind.endswith("-garden")}
    assert sorted(gardens) == sorted(GARDENS.split())
    for kind, entry in gardens.items():
        assert (entry["count"], entry["count_with_abbot"]) == (0, 1)
        assert [feature for feature in entry["features"] if feature["id"] != "g0"] == TILES[kind]["features"]


@pytest.mark.parametrize("count", ["count", "count_with_abbot"])
def test_ext3_the_tiles_of_each_box_add_up_with_gardens_and_without(count):
    sums = Counter()
    for entry in TILES.values():
        sums[entry["set"]] += entry[count]
    assert sums == {"base": 72, "plague": 6, "inns": 18, "river": 12}


@pytest.mark.parametrize("boxes", [(), ("river",), ("inns",), ("inns", "river")], ids="+".join)
@pytest.mark.parametrize("abbot", [False, True])
def test_bas1_ext3_a_game_is_played_with_the_tiles_that_the_catalogue_counts(boxes, abbot):
    view = CARCASSONNE.new(abbot=abbot, **dict.fromkeys(boxes, True)).view()
    counts = Counter(view["stack"]) + Counter(tile["tile"] for tile in view["board"])
    chosen = {kind: entry for kind, entry in TILES.items() if entry["set"] in ("base", "plague", *boxes)}
    count = "count_with_abbot" if abbot else "count"
    assert counts == {kind: entry[count] for kind, entry in chosen.items() if entry[count]}


def test_ext1_the_river_has_a_source_and_a_mouth():
    roles = Counter(entry["role"] for entry in plain("river").values() for _ in range(entry["count"]))
    assert roles == {"source": 1, "course": 10, "mouth": 1}


def test_plg1_the_plague_tiles_are_marked():
    assert {kind for kind, entry in TILES.items() if entry.get("plague")} == set(plain("plague"))


def test_bas3_every_side_belongs_to_one_feature_of_its_terrain():
    for kind, entry in TILES.items():
        for side, terrain in zip(SIDES, entry["edges"], strict=True):
            there = [f["kind"] for f in entry["features"] if side in f.get("edges", []) and f["kind"] != "field"]
            assert there == ([] if terrain == "field" else [terrain]), (kind, side)


def test_bas3_every_half_side_that_is_no_city_belongs_to_one_field():
    for kind, entry in TILES.items():
        sides = zip(SIDES, entry["edges"], strict=True)
        open_halves = [half for side, terrain in sides if terrain != "city" for half in HALVES[side]]
        reached = [half for f in entry["features"] if f["kind"] == "field" for half in f["half"]]
        assert sorted(reached) == sorted(open_halves), kind


def test_bas9_a_field_touches_cities_of_its_own_tile_only():
    for kind, tile in TILES.items():
        cities = {f["id"] for f in tile["features"] if f["kind"] == "city"}
        for entry in tile["features"]:
            assert set(entry.get("cities", [])) <= cities, (kind, entry)
            letter = "v" if entry["kind"] == "river" else entry["kind"][0]
            assert entry["id"][0] == letter, (kind, entry)


def test_bas5_a_figure_has_a_place_on_every_feature_but_rivers():
    for kind, tile in TILES.items():
        for entry in tile["features"]:
            if entry["kind"] != "river":
                x, y = entry["pos"]
                assert 0 < x < 1, (kind, entry)
                assert 0 < y < 1, (kind, entry)
