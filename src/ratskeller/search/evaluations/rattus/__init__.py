"""The value of a position of Rattus for a seat: its cubes, minus expected losses, plus its cards and their pieces.

The weights are in `rattus.toml`. The search copies them to its table, together with chances that are computed once per search.
"""

from ratskeller.core.compile.rules import rule
from ratskeller.core.options import Options
from ratskeller.core.steps import memo, top_step
from ratskeller.games.rattus.data.board import REGIONS, board_of
from ratskeller.games.rattus.rules.cards import CARD_SPACE
from ratskeller.games.rattus.rules.cards.mayor import NUMBER as MAYOR
from ratskeller.games.rattus.rules.cards.mayor import count_of, majorities
from ratskeller.games.rattus.rules.cards.queen import NUMBER as QUEEN
from ratskeller.games.rattus.rules.cards.queen import leads
from ratskeller.games.rattus.rules.fields import FINAL, RAVAGE, REGULAR, State
from ratskeller.games.rattus.rules.fields import OVER as GAME_OVER
from ratskeller.games.rattus.rules.game_end import place
from ratskeller.games.rattus.rules.hooks import plague_steps
from ratskeller.games.rattus.rules.numbers import ASK_FACE, FOR_LOOK
from ratskeller.games.rattus.rules.pieces import cubes_on_board as points
from ratskeller.games.rattus.rules.pieces import has_way_out, population, room_for_rats
from ratskeller.search.chances import PROGRESS, STEP, write_chances, write_winners
from ratskeller.search.learned_facts import ROW
from ratskeller.search.strengths import FULL, add_up, against_others, best_other

from .dangers import danger, mover, nearness_of_end, shortest_stock
from .faces import NO_FACE, known_face, prepare
from .facts import note_region, note_seats
from .layout import (
    BAKER,
    BOARD,
    CARD_WEIGHTS,
    CUBE,
    FACTS,
    FIELD,
    HOLDING,
    KNOWS,
    LEADER,
    LEADING,
    LEARNT,
    LOOK,
    LOSSES,
    LOST,
    MAJORITY,
    MOST_PEOPLE,
    NOTED,
    OPENNESS,
    PALACE,
    PARTS,
    PHASES,
    RATS,
    REACH_OF_MOVER,
    SAFE,
    SCALES,
    STEPS,
    STRENGTH,
    TERMS,
    VICTORY,
    WAITING,
    WHOLE,
    WIN_WEIGHTS,
    weights,
)
from .losses import CAUSES, count_held, count_losses, expected_loss, has_most, people_in, write_losses
from .turns import DETAILS, fingerprint, stage

__all__ = [
    "CAUSES",
    "DETAILS",
    "FACTS",
    "TERMS",
    "count_losses",
    "evaluate",
    "facts",
    "fingerprint",
    "judge",
    "mover",
    "parts_by_place",
    "place_names",
    "points",
    "prepare",
    "progress",
    "stage",
    "terms",
    "weights",
    "win_chances",
]

PERCENT_A_CUBE = 25
"""What one more cube adds to the chance to win in the final round, in percent."""
TERM_COUNT = len(TERMS)
LEAST_REASON = 0.3
QUARTERS = 4
NO_PHASE = -1
LEFT_A_STEP = 4
"""Remaining rats per step of progress; the last of seven steps ends with none."""


@rule
def cards_held(s: State, table: list[int], seat: int) -> int:
    """Return the value of a seat's cards at full weight; towards the end they lose half of it."""
    total = 0
    for card in range(CARD_SPACE):
        if s.holder[card] == seat:
            total += table[CARD_WEIGHTS + card]
    if s.holder[QUEEN] == seat and leads(s, seat):
        total += table[LEADING]
    if s.holder[MAYOR] == seat:
        total += count_of(majorities(s, seat)) * table[MAJORITY]
    return total


@rule
def weigh(s: State, table: list[int], viewer: int) -> None:
    count_held(s, table)
    end = nearness_of_end(s, table)
    table[STEPS] = plague_steps(s, (s.seat + 1) % s.players)
    phase = phase_of(s, table)
    on_turn = mover(s)
    for seat in range(s.players):
        weigh_seat(s, table, seat, end)
    if phase != NO_PHASE:
        table[REACH_OF_MOVER] = plague_steps(s, on_turn)
        note_seats(s, table, phase, on_turn)
    for region in range(REGIONS):
        if population(s, region) > 0:
            weigh_region(s, table, region, viewer, end)
            if phase != NO_PHASE:
                note_region(s, table, region, phase, on_turn)
    add_up(table, SCALES, TERM_COUNT, PARTS, s.players, STRENGTH)


@rule
def phase_of(s: State, table: list[int]) -> int:
    """Return the phase of the game for learned facts, or NO_PHASE if none are collected."""
    if table[KNOWS] < s.players or s.round != REGULAR:
        return NO_PHASE
    quarter = progress(s) * QUARTERS // (PROGRESS - STEP + 1)
    return quarter if quarter < PHASES else NO_PHASE


@rule
def facts(s: State, viewer: int, table: list[int], out: list[int]) -> None:
    """Write the facts of every seat, ROW entries each: their number, then the facts."""
    knew = table[KNOWS]
    table[KNOWS] = s.players
    for seat in range(s.players):
        table[NOTED + seat * ROW] = 0
    weigh(s, table, viewer)
    table[KNOWS] = knew
    for place_of_fact in range(s.players * ROW):
        out[place_of_fact] = table[NOTED + place_of_fact]


@rule
def weigh_seat(s: State, table: list[int], seat: int, end: int) -> None:
    """Initialise the terms of a seat: safe cubes, cubes on the Baker, and cards, which count less towards the end."""
    first = PARTS + seat * TERM_COUNT
    table[first + PALACE] = s.palace[seat] * (CUBE + table[SAFE])
    table[first + BAKER] = s.baker[seat] * table[WAITING]
    table[first + HOLDING] = cards_held(s, table, seat) * (200 - end) // 200 if s.round < RAVAGE else 0
    table[first + BOARD] = 0
    table[first + RATS] = 0
    table[first + LOSSES] = 0
    table[first + LEARNT] = 0


@rule
def weigh_region(s: State, table: list[int], region: int, viewer: int, end: int) -> None:
    """Add to the terms of each seat its cubes in a region, their expected losses, and the risk of more rats."""
    percent = danger(s, table, region, end)
    write_losses(s, table, region, viewer)
    risk = 0
    if has_way_out(s, region):
        risk = room_for_rats(s, region) * table[OPENNESS] * (100 - end) // 100
    for seat in range(s.players):
        cubes = s.cubes[region][seat]
        if cubes > 0:
            first = PARTS + seat * TERM_COUNT
            table[first + BOARD] += cubes * CUBE
            table[first + RATS] -= cubes * risk
            table[first + LOSSES] -= table[LOST + seat] * CUBE // WHOLE * percent // 100


@rule
def terms(s: State, viewer: int, table: list[int], out: list[int]) -> None:
    """Write the terms of every seat, one seat after the other; a seat's strength is their sum."""
    weigh(s, table, viewer)
    for place_of_term in range(s.players * TERM_COUNT):
        out[place_of_term] = table[PARTS + place_of_term]


def parts_by_place(s: State, viewer: int, table: list[int]) -> dict[str, list[list[float]]]:
    """Return the expected losses of every seat by region, for a table with chances of faces."""
    weigh(s, table, viewer)
    end = nearness_of_end(s, table)
    found: list[list[float]] = []
    for region in range(REGIONS):
        for seat in range(s.players):
            weigh_seat(s, table, seat, end)
        if population(s, region) > 0:
            weigh_region(s, table, region, viewer, end)
        losses = [table[PARTS + seat * TERM_COUNT + LOSSES] for seat in range(s.players)]
        found.append([lost * table[SCALES + LOSSES] / FULL for lost in losses])
    return {TERMS[LOSSES]: found}


def place_names(options: Options) -> list[str]:
    return [f"region-{region}" for region in board_of(options).regions]


@rule
def evaluate(s: State, seat: int, table: list[int]) -> int:
    """Return the value of the state for a seat, given the faces it has seen."""
    weigh(s, table, seat)
    return worth(s, seat, table) + worth_of_look(s, seat, table)


@rule
def judge(s: State, viewer: int, table: list[int], out: list[int]) -> None:
    """Write the value of the state for every seat, given the faces the viewer has seen."""
    weigh(s, table, viewer)
    for seat in range(s.players):
        out[seat] = worth(s, seat, table)
    out[viewer] += worth_of_look(s, viewer, table)


@rule
def worth(s: State, seat: int, table: list[int]) -> int:
    """Return the value for a seat once the strengths are computed: its strength against the others', plus its chance to win."""
    lead = table[STRENGTH + seat] - best_other(table, STRENGTH, s.players, seat)
    won = chance_to_win(s, seat, lead) * table[VICTORY] // 100
    return against_others(table, STRENGTH, s.players, seat, table[LEADER], table[FIELD]) + won


@rule
def chance_to_win(s: State, seat: int, lead: int) -> int:
    """Return a seat's chance to win, in percent, by its lead over the best other seat (F6); 0 before the final round.

    The measure is the same before and after the last ravage, since plans that end after it are compared with plans that end before it.
    """
    if s.round < FINAL:
        return 0
    if s.round == GAME_OVER and lead == 0:
        lead = CUBE // 2 if place(s, seat) == 1 else -CUBE // 2
    return max(0, min(100, 50 + lead * PERCENT_A_CUBE // CUBE))


@rule
def progress(s: State) -> int:
    """Return the progress of a game, from 0 to PROGRESS (the final round), by the remaining rats and cubes (F1, F5)."""
    if s.round >= FINAL:
        return PROGRESS
    left = min(s.supply, 2 * shortest_stock(s))
    return max(0, PROGRESS - STEP - left * STEP // LEFT_A_STEP)


@rule
def win_chances(s: State, viewer: int, table: list[int], out: list[int]) -> None:
    """Write the chance of every seat to win, in parts of CERTAIN, given what the viewer knows."""
    if s.round == GAME_OVER:
        winners = 0
        for seat in range(s.players):
            winners |= int(place(s, seat) == 1) << seat
        write_winners(s.players, winners, out)
        return
    weigh(s, table, viewer)
    write_chances(table, WIN_WEIGHTS, STRENGTH, s.players, progress(s), mover(s), out)


@rule
def worth_of_look(s: State, seat: int, table: list[int]) -> int:
    """Return the value of a look at a face that is about to come (K-WITCH): greater, the more cubes the rat may take."""
    if top_step(s) != ASK_FACE or memo(s, 2) != FOR_LOOK or s.askees[s.depth - 2] != seat:
        return 0
    region = memo(s, 0)
    slot = memo(s, 1)
    if known_face(s, region, slot, seat) != NO_FACE:
        return 0
    people = min(people_in(s, region), MOST_PEOPLE)
    worth = 1
    for other in range(s.players):
        if s.cubes[region][other] > 0:
            is_most = has_most(s, region, other)
            worth += expected_loss(s, table, other, s.origin[region][slot], NO_FACE, people, is_most)
    return 1 + worth * table[LOOK] // WHOLE
