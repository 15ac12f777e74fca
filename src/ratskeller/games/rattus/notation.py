"""Texts for numbers: regions, tokens, cards, faces, questions and answers, spelled as the notation page says."""

from dataclasses import dataclass
from functools import cache

from ratskeller.core.options import Options

from .data.board import REGIONS, board_of
from .data.tokens import CLASSES, tokens_of
from .rules.cards import QUESTIONS, ROSTER
from .rules.cards.card import card_of_step
from .rules.fields import ABSENT, LEVELS, SEATS, SLOTS, State
from .rules.numbers import (
    ADD,
    ANSWERS,
    CARD,
    DONE,
    FACE,
    KEEP,
    LINK,
    NO,
    NUMBER,
    PLACE,
    PLAGUE,
    REGION,
    SEAT,
    STAY,
    STEP_NAMES,
    STOP,
    TAKE,
    TOKEN,
    USE,
    YES,
)
from .rules.placement import TOTALS
from .rules.potions import cube_answer

MOST_NUMBER = 7
TAKE_TEXT = "take "


@dataclass(frozen=True)
class Words:
    """The ids of one board and one set of tokens, by number."""

    regions: tuple[str, ...]
    faces: tuple[str, ...]
    answers: tuple[str, ...]

    def token(self, region: int, slot: int) -> str:
        """Return `gallia.2`: slots are numbered from 1."""
        return f"{self.regions[region]}.{slot + 1}"

    def link(self, number: int) -> str:
        """Return `gallia-germania`: the ids are in alphabetical order."""
        return "-".join(sorted((self.regions[number // REGIONS], self.regions[number % REGIONS])))

    def cube(self, region: int, seat: int, potions: int) -> str:
        """Return `gallia/0`, or `gallia/0+2` for a cube that carries two potions."""
        return f"{self.regions[region]}/{seat}" + (f"+{potions}" if potions else "")


def answer_text(_s: State, options: Options, answer: int) -> str:
    return words_of(options).answers[answer]


def card_taken(answer: str) -> str | None:
    """Return the message that names the card that is taken by an answer, None for any other answer."""
    return f"card-{answer.removeprefix(TAKE_TEXT)}" if answer.startswith(TAKE_TEXT) else None


def words_of(options: Options) -> Words:
    return _words_of(options.get("board"), options.get("tokens"))


@cache
def _words_of(board: str | None, tokens: str | None) -> Words:
    """Asked for every answer: keyed by what is cheap to compare."""
    paths = {name: path for name, path in (("board", board), ("tokens", tokens)) if path is not None}
    return _words(board_of(paths).regions, tokens_of(paths).texts)


def _words(regions: tuple[str, ...], faces: tuple[str, ...]) -> Words:
    answers = [""] * ANSWERS
    for answer, text in (
        (STOP, "stop"),
        (NO, "no"),
        (YES, "yes"),
        (DONE, "done"),
        (STAY, "plague stay"),
        (KEEP, "keep"),
    ):
        answers[answer] = text
    for count in range(1, MOST_NUMBER + 1):
        answers[NUMBER + count] = str(count)
    for seat in range(SEATS):
        answers[SEAT + seat] = str(seat)
    for region in range(REGIONS):
        _fill_region(answers, region, regions[region])
    for number, card in ROSTER.items():
        answers[TAKE + number] = f"{TAKE_TEXT}{card.id}"
        answers[USE + number] = f"use {card.id}"
        answers[CARD + number] = answers[PLACE + number] = card.id
    answers[FACE : FACE + len(faces)] = faces
    words = Words(regions, faces, ())
    for a in range(REGIONS):
        for b in range(a + 1, REGIONS):
            answers[LINK + a * REGIONS + b] = words.link(a * REGIONS + b)
        for seat in range(SEATS):
            for potions in range(LEVELS):
                answers[cube_answer(a, seat, potions)] = words.cube(a, seat, potions)
    return Words(regions, faces, tuple(answers))


def _fill_region(answers: list[str], region: int, name: str) -> None:
    answers[REGION + region] = name
    answers[PLAGUE + region] = f"plague {name}"
    for slot in range(SLOTS):
        answers[TOKEN + region * SLOTS + slot] = f"{name}.{slot + 1}"
    for total in range(1, TOTALS):
        answers[ADD + region * TOTALS + total] = f"add {name} {total}"


def step_name(step: int) -> str:
    """Return the name of a step; for a question, what `Position.question` says."""
    return QUESTIONS[step].name if step in QUESTIONS else STEP_NAMES[step]


def step_id(step: int) -> str:
    """Return what tells a step from all others: its name, for a card's question that shares it with the card's id in front."""
    name = step_name(step)
    if step in QUESTIONS and name in STEP_NAMES.values():
        return f"{ROSTER[card_of_step(step)].id} {name}"
    return name


def symbol_text(symbol: int) -> str | None:
    return CLASSES[symbol] if symbol >= 0 else None


def card_id(number: int) -> str | None:
    return ROSTER[number].id if number >= 0 else None


def cards_in_play(s: State) -> list[str]:
    return [card.id for number, card in ROSTER.items() if s.holder[number] != ABSENT]
