"""Positions of every game that together hold all keys that positions can hold."""

import json
from typing import Any

import carcassonne_positions
import positions
from carcassonne_positions import CARCASSONNE
from positions import RATTUS, final, position, rats, region

from ratskeller.core.position import Position


def _content(position: Position) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(position.to_json())
    return content


def _ordering() -> Position:
    """In the final round a Crusader's holder, who has moved the piece, is about to pick the next of the rats that lie open."""
    board = {"gallia": region(0, 2, tokens=rats("3 A", "6 M Cv Mg"))}
    game = final(board, "crusader", plague="anglia").play("use crusader; gallia; 3 A; 6 M Cv Mg")
    assert game.question == "order"
    return game


def _counted() -> Position:
    """In the final round of the printed reading a Knight's holder has said that the piece counts, and their turn goes on."""
    board = {"gallia": region(2, 1, tokens=1)}
    cards = {"knight": 0, "monk": 0}
    return final(board, rules="printed", plague="hispania", cards=cards).play("use knight; gallia; yes")


def _ravaging() -> Position:
    """Chance is about to turn over the second rat of a ravaged region; the first one cost seat 1 a cube."""
    board = {"gallia": region(0, 2, tokens=rats("2 M Bo Ch", None))}
    game = position(board).play("plague gallia; hispania; hispania; gallia.1; 2 M Bo Ch")
    assert game.question == "next token"
    return game


def _drawn() -> Position:
    """In the final round a Soldier has drawn a rat, since the supply was empty."""
    board = {"gallia": region(1, 1, tokens=1)}
    game = final(board, "soldier", supply=0, used=["1 Bo Ch", "3 A"], idle=3).play("use soldier")
    return game.play(game.legal()[0])


def _choosing() -> Position:
    """Chance has drawn two of six cards."""
    return RATTUS.new(players=3, cards="random", chivalry=True, start="random").play("monk; nun")


def _due() -> Position:
    """A figure may be set on the tile laid last."""
    return CARCASSONNE.new().play("PA; 0,-1 r2")


RICH: dict[str, list[dict[str, Any]]] = {
    "rattus": [positions.RICH, *map(_content, (_ordering(), _counted(), _ravaging(), _drawn(), _choosing()))],
    "carcassonne": [
        carcassonne_positions.RICH,
        *map(_content, (_due(), CARCASSONNE.new(start="random"), carcassonne_positions.ended("0,0 D", "1,0 V"))),
    ],
}
"""By game; every value in them can be changed by itself."""
