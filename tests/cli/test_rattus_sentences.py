"""Events as sentences: whatever an event holds is named in words."""

import re

import pytest
from positions import position, rats, region, reveal
from terminal_output import show_of

from ratskeller.games.rattus.views import events as ev

SHOW = show_of(position())
LOST = {"cause": "class", "symbol": "Ch", "card": "nun", "tied": 1}


@pytest.mark.parametrize(
    ("event", "named"),
    [
        (ev.CardChosen(rule="RAT-S10", card="pied-piper"), ["Pied Piper"]),
        (
            ev.CubesMoved(rule="RAT-K-PIPER", seat=0, region="gallia", to="italia", count=1, potions=2),
            ["Red", "a cube", "Gallia", "Italia", "2 potions"],
        ),
        (
            ev.RatMoved(rule="RAT-K-PIPER", seat=0, token="gallia.2", to="italia.1"),
            ["Red", "rat 2 in Gallia", "Italia"],
        ),
        (
            ev.RatAdded(rule="RAT-K-SOLDIER", seat=1, region="italia", token="italia.1", left=0, drawn=True),
            ["Blue", "Italia", "drawn"],
        ),
        (
            ev.CubesSwapped(rule="RAT-K-COURIER", seat=0, cube="gallia/1+2", other="italia/2"),
            ["Red", "a Blue cube in Gallia with 2 potions", "a Yellow cube in Italia"],
        ),
        (ev.WallPlaced(rule="RAT-K-EMPEROR", seat=0, link="gallia-italia", source=None), ["Red", "Gallia and Italia"]),
        (
            ev.WallPlaced(rule="RAT-K-EMPEROR", seat=0, link="gallia-italia", source="anglia-gallia"),
            ["Red", "Anglia and Gallia", "Gallia and Italia"],
        ),
        (ev.NunPlaced(rule="RAT-K-NUN", seat=3, region="gallia", source=None), ["Green", "nun", "Gallia"]),
        (ev.NunPlaced(rule="RAT-K-NUN", seat=3, region="gallia", source="italia"), ["from Italia to Gallia"]),
        (ev.BishopPlaced(rule="RAT-K-BISHOP", seat=3, region="gallia", source=None), ["Green", "bishop", "Gallia"]),
        (ev.BishopPlaced(rule="RAT-K-BISHOP", seat=3, region="gallia", source="italia"), ["from Italia to Gallia"]),
        (ev.CubeOnCard(rule="RAT-K-BAKER", seat=0, card="baker", count=2), ["Red", "Baker", "2"]),
        (
            ev.CardEmptied(rule="RAT-F4", seat=1, card="baker", region="gallia", cubes=[2, 0, 1, 0]),
            ["Blue", "Baker", "Gallia", "2 Red, 1 Yellow"],
        ),
        (
            ev.PotionPlaced(rule="RAT-K-WIZARD", seat=0, cube="gallia/0+1", left=None),
            ["Red", "a Red cube in Gallia with a potion"],
        ),
        (ev.PotionLost(rule="RAT-V2", seat=0, region="gallia", left=0, **LOST), ["Church", "Red", "Nun", "potion"]),
        (ev.RatsOpened(rule="RAT-K-CRUSADER", seat=0, region="gallia", opened=True), ["Red", "all the rats in Gallia"]),
        (ev.RatsOpened(rule="RAT-K-CRUSADER", seat=0, region="gallia", opened=False), ["Red", "Gallia", "chance"]),
        (ev.RatOpened(rule="RAT-K-CRUSADER", token="gallia.1", face="3 A"), ["Gallia", "limit 3 (All)"]),
        (ev.RatDiscarded(rule="RAT-K-CRUSADER", token="gallia.1", face="3 A"), ["Gallia", "limit 3 (All)"]),
        (
            ev.RatRevealed(
                rule="RAT-C4", token="gallia.1", face="3 A", limit=3, population=2, neutral=0, nuns=2, outbreak=False
            ),
            ["Gallia", "limit 3 (All)", "Population 2", "2 less for the nuns"],
        ),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, list) else "",
)
def test_an_event_becomes_a_sentence(event, named):
    sentence = SHOW.sentence(event)
    assert [part for part in named if part not in sentence] == []
    assert not re.search(r"none|gallia|italia|[a-z][./+][0-9]", sentence)


@pytest.mark.parametrize(("cubes", "said"), [(15, "15 Würfeln"), (1, "einem Würfel")])
def test_in_german_the_winner_wins_with_cubes_in_the_dative(cubes, said):
    event = ev.GameOver(rule="F6", ranking=[0, 1], scores=[cubes, 0])
    sentence = show_of(position(), language="de").sentence(event)
    assert sentence == f"Die Partie ist vorbei: Rot gewinnt mit {said}."


def test_c5_the_bill_says_what_took_the_cubes_of_each_player_and_what_their_cards_brought():
    gallia = region(4, 4, 1, tokens=rats("5 M Pe Mg", "6 A Pe Cv"))
    game = position({"gallia": gallia}, cards={"peasant": 0}).play("plague gallia; italia; italia")
    billed = show_of(game).bill(reveal(game, "5 M Pe Mg", "6 A Pe Cv").bill())
    assert [(lost, [line.replace("\xa0", " ") for line in lines]) for lost, lines in billed] == [
        (4, ["Majority 1, All 1, Peasant 2", "Peasant: 0 turns, 2 lost"]),
        (2, ["Majority 1, All 1"]),
        (1, ["All 1"]),
        (0, []),
    ]
