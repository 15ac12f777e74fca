"""Read positions from JSON, and check every rule."""

from typing import TypeGuard

from ratskeller.core.errors import BadData, BadOption, BadPosition
from ratskeller.core.options import Options
from ratskeller.core.validation import (
    as_choice,
    as_entries,
    as_flag,
    as_int,
    as_object,
    check_keys,
    fill,
    is_number,
    short_repr,
)

from ..data.board import REGIONS
from ..notation import Words, words_of
from ..options import OPTIONS, complete
from ..rules import fields as f
from ..rules.cards import NUMBERS, ROSTER
from ..rules.cards.knight import counts_unasked
from ..rules.faces import count_hidden, drawn_weight, hidden_leftovers, is_listed_as_used
from ..rules.fields import NOBODY, SLOTS, State
from ..rules.pieces import cubes_on_board, put_rat
from ..rules.setup import CARDS_IN_PLAY
from ..setup import empty_state, tokens_in_game
from .pending_steps import load_pending
from .pieces import load_pieces, load_potions

KEYS = (
    "game",
    "format",
    "options",
    "chosen",
    "round",
    "seat",
    "start_seat",
    "last_seat",
    "idle",
    "turn",
    "regions",
    "palace",
    "cards",
    "plague",
    "supply",
    "used",
    "drawn_from",
    "walls",
    "nuns",
    "bishops",
    "baker",
    "ravage",
    "final_neutral",
    "pending",
)


def load(content: dict[str, object]) -> tuple[Options, State]:
    """Return options and state of a position. Errors: BadPosition naming the place, what would be right, and the rule."""
    check_keys("the position", as_object("the position", content), KEYS)
    given = as_object("options", content.get("options", {}))
    check_keys("options", given, tuple(option.name for option in OPTIONS))
    try:
        options = complete(given)
        s = empty_state(options)
    except (BadOption, BadData) as problem:
        raise BadPosition(f"options.{problem}") from None
    words = words_of(options)
    _load_turn(s, content)
    _load_chosen(s, content, options)
    _load_cards(s, content)
    load_pieces(s, words, content)
    _load_regions(s, words, content)
    _load_supply(s, words, content)
    _load_ravage(s, words, content)
    load_pending(s, content.get("pending", []), options)
    return options, s


def _load_turn(s: State, content: dict[str, object]) -> None:
    s.round = as_choice("round", content.get("round", "regular"), f.ROUND_NAMES)
    s.seat = as_int("seat", content.get("seat", 0), 0, s.players - 1)
    s.start_seat = as_int("start_seat", content.get("start_seat", 0), 0, s.players - 1)
    last = content.get("last_seat")
    if (last is None) != (s.round in (f.SETUP, f.REGULAR)):
        raise BadPosition("last_seat: is given from the final round on and not before (RAT-F1)")
    s.last_seat = NOBODY if last is None else as_int("last_seat", last, 0, s.players - 1)
    if s.round == f.FINAL and s.seat == s.last_seat:
        raise BadPosition(f"seat: seat {s.seat} had the last regular turn and has no final one (RAT-F2)")
    s.idle = as_int("idle", content.get("idle", 0), f.BUSY, f.IDLE_ROUNDS * s.players)
    turn = as_object("turn", content.get("turn", {}))
    check_keys("turn", turn, ("taken", "added", "used", "moved"))
    s.taken = as_flag("turn.taken", turn.get("taken", False))
    s.added = as_flag("turn.added", turn.get("added", False))
    s.moved = as_flag("turn.moved", turn.get("moved", False))
    if s.moved and s.round != f.FINAL:
        raise BadPosition("turn.moved: cards move the plague piece in the final round only (RAT-K4)")
    if s.round != f.REGULAR and (s.taken or s.added):
        raise BadPosition("turn: cards are taken and cubes added in regular turns only (RAT-F3)")


def _load_cards(s: State, content: dict[str, object]) -> None:
    in_play = [card.id for number, card in ROSTER.items() if s.holder[number] != f.ABSENT]
    for name, holder in as_object("cards", content.get("cards", {})).items():
        if name not in in_play:
            raise BadPosition(f"cards: {short_repr(name)} is not in play; in play are {', '.join(in_play)} (RAT-S9)")
        if holder is not None:
            s.holder[NUMBERS[name]] = as_int(f"cards.{name}", holder, 0, s.players - 1)
    turn = as_object("turn", content.get("turn", {}))
    for place, card in as_entries("turn.used", turn.get("used", []), len(in_play)):
        if not _is_card(card) or card not in in_play or s.holder[NUMBERS[card]] != s.seat:
            raise BadPosition(f"{place}: seat {s.seat} doesn't hold {short_repr(card)} (RAT-T4)")
        s.used[NUMBERS[card]] = 1


def _load_chosen(s: State, content: dict[str, object], options: Options) -> None:
    """Read the cards that chance has drawn so far (S10)."""
    chosen = as_entries("chosen", content.get("chosen", []), CARDS_IN_PLAY - 1)
    if chosen and isinstance(options["cards"], list):
        raise BadPosition("chosen: is given only while chance chooses the cards (RAT-S10)")
    for place, name in chosen:
        if not _is_card(name) or s.holder[NUMBERS[name]] != f.ABSENT:
            raise BadPosition(f"{place}: {short_repr(name)} is no card, or is there twice (RAT-S10)")
        s.holder[NUMBERS[name]] = NOBODY


def _is_card(name: object) -> TypeGuard[str]:
    return isinstance(name, str) and name in NUMBERS


def _load_regions(s: State, words: Words, content: dict[str, object]) -> None:
    in_play = [words.regions[r] for r in range(REGIONS) if s.in_play[r]]
    for name, entry in as_object("regions", content.get("regions", {})).items():
        if name not in in_play:
            raise BadPosition(f"regions: {short_repr(name)} is not in play; in play are {', '.join(in_play)} (RAT-S1)")
        _load_region(s, words, words.regions.index(name), as_object(f"regions.{name}", entry))
    fill("palace", s.palace, content.get("palace"), s.players, f.CUBES)
    for seat in range(s.players):
        s.stock[seat] = f.CUBES - cubes_on_board(s, seat) - s.baker[seat]
        if s.stock[seat] < 0:
            raise BadPosition(f"regions: seat {seat} has {f.CUBES - s.stock[seat]} cubes; there are 20 (RAT-S2)")
    plague = content.get("plague")
    if plague is None and s.round != f.SETUP:
        raise BadPosition("plague: must name a region once setup is over (RAT-S5)")
    if plague is not None and plague not in in_play:
        raise BadPosition(f"plague: must be a region in play ({', '.join(in_play)}), not {short_repr(plague)}")
    s.plague = NOBODY if plague is None else words.regions.index(plague)


def _load_region(s: State, words: Words, region: int, entry: dict[str, object]) -> None:
    place = f"regions.{words.regions[region]}"
    check_keys(place, entry, ("cubes", "tokens", "potions"))
    fill(f"{place}.cubes", s.cubes[region], entry.get("cubes"), s.players, f.CUBES)
    load_potions(s, region, f"{place}.potions", entry.get("potions", {}))
    tokens = entry.get("tokens", [])
    if isinstance(tokens, list) and len(tokens) > SLOTS:
        raise BadPosition(f"{place}.tokens: a region never holds more than three rats (RAT-C2); here are {len(tokens)}")
    for token_place, token in as_entries(f"{place}.tokens", tokens, SLOTS):
        _load_token(s, words, region, token_place, as_object(token_place, token))


def _load_token(s: State, words: Words, region: int, place: str, token: dict[str, object]) -> None:
    check_keys(place, token, ("origin", "face", "seen"))
    origin = as_choice(f"{place}.origin", token.get("origin", "supply"), f.ORIGIN_NAMES)
    seen = 0
    for seat_place, seat in as_entries(f"{place}.seen", token.get("seen", []), s.players):
        seen |= 1 << as_int(seat_place, seat, 0, s.players - 1)
    face = NOBODY
    if token.get("face") is not None:
        face = _face(f"{place}.face", words, token["face"])
        is_start = face < s.start_faces
        if origin == f.FROM_SETUP and not is_start:
            raise BadPosition(
                f"{place}.face: {token['face']!r} is a regular token; setup tokens are start tokens (RAT-S3)"
            )
        if origin == f.FROM_SUPPLY and is_start and s.leftover == 0:
            raise BadPosition(
                f"{place}.face: {token['face']!r} is a start token; none is in the supply of four players (RAT-S4)"
            )
        if origin != f.FROM_OUT:
            s.unseen[face] -= 1
    put_rat(s, region, origin, face, seen)


def _load_supply(s: State, words: Words, content: dict[str, object]) -> None:
    for place, text in as_entries("used", content.get("used", []), f.FACES):
        face = _face(place, words, text)
        s.gone[face] += 1
        s.unseen[face] -= 1
    drawn = _load_drawn(s, words, content)
    for face, text in enumerate(words.faces):
        if s.unseen[face] < 0:
            raise BadPosition(
                f"used and regions: {text!r} is there {s.copies[face] - s.unseen[face]} times; there are {s.copies[face]}"
            )
    on_board, out = sum(s.rats) - drawn, sum(s.gone)
    total = tokens_in_game(s.players, sum(s.in_play))
    s.supply = as_int("supply", content.get("supply", 0), 0, total)
    if drawn and (s.supply or s.round < f.FINAL):
        raise BadPosition("regions: a token is drawn only in the final round, from an empty supply (RAT-V5)")
    # A token that was set aside may have been drawn and used
    aside = int(s.supply == 0 and s.round >= f.FINAL and not s.printed)
    if on_board + out + s.supply > total + aside:
        raise BadPosition(
            f"supply: {on_board} rats on the board, {out} used and {s.supply} in the supply are more than {total} (RAT-S4)"
        )
    count_hidden(s)
    _check_hidden(s)
    _check_drawn(s)


def _check_hidden(s: State) -> None:
    if s.hidden_setup > s.unseen_start:
        raise BadPosition(
            f"regions: more setup tokens than the {s.unseen_start} start tokens that are not out (RAT-S3)"
        )
    if s.known_leftovers > s.leftover:
        raise BadPosition(f"regions: {s.known_leftovers} start tokens from the supply; it held {s.leftover} (RAT-S4)")
    if s.hidden_supply - hidden_leftovers(s) > s.unseen_regular:
        raise BadPosition(f"supply: {s.hidden_supply} hidden tokens from the supply are more than are not out (RAT-S4)")


def _drawn_tokens(s: State) -> list[tuple[int, int]]:
    return [(r, i) for r in range(REGIONS) for i in range(s.rats[r]) if s.origin[r][i] == f.FROM_OUT]


def _check_drawn(s: State) -> None:
    places = _drawn_tokens(s)
    if any(s.face[r][i] == NOBODY for r, i in places) and not any(drawn_weight(s, face) for face in range(f.FACES)):
        raise BadPosition("drawn_from: there is no token that could have been drawn (RAT-V5)")


def _load_drawn(s: State, words: Words, content: dict[str, object]) -> int:
    """Read from which used tokens a Soldier drew (V5); by default all that are used now. Return how many were drawn: 0 or 1."""
    places = _drawn_tokens(s)
    if not places:
        if content.get("drawn_from"):
            raise BadPosition("drawn_from: no token on the board was drawn from the used ones (RAT-V5)")
        return 0
    if len(places) > 1:
        raise BadPosition(
            f"regions: one token at most is drawn from those not on the board; here are {len(places)} (RAT-V5)"
        )
    for place, text in as_entries("drawn_from", content.get("drawn_from", content.get("used", [])), f.FACES):
        s.pool[_face(place, words, text)] += 1
    if any(pool > gone for pool, gone in zip(s.pool, s.gone, strict=True)):
        raise BadPosition("drawn_from: holds a token that is not used (RAT-V5)")
    ((region, slot),) = places
    face = s.face[region][slot]
    if face != NOBODY and not is_listed_as_used(s, region, slot):
        if s.printed:
            raise BadPosition(f"regions.{words.regions[region]}: the drawn token was not among the used ones (RAT-V5)")
        s.unseen[face] -= 1
    return 1


def _load_ravage(s: State, words: Words, content: dict[str, object]) -> None:
    counts = f.NEUTRAL if s.round >= f.FINAL and counts_unasked(s) else 0
    s.final_neutral = _neutral("final_neutral", content.get("final_neutral", counts))
    if s.letter and s.final_neutral != counts:
        raise BadPosition(f"final_neutral: to the letter nobody decides it; it is {counts} here (RAT-V1)")
    if content.get("ravage") is None:
        return
    ravage = as_object("ravage", content["ravage"])
    check_keys("ravage", ravage, ("region", "neutral", "lost", "ordered", "opened", "acting"))
    region = ravage.get("region")
    if region not in words.regions or not s.in_play[words.regions.index(region)]:
        raise BadPosition(f"ravage.region: must be a region in play, not {short_repr(region)}")
    s.ravaged = words.regions.index(region)
    s.neutral = _neutral("ravage.neutral", ravage.get("neutral", 0))
    fill("ravage.lost", s.lost, ravage.get("lost"), s.players, f.CUBES)
    s.ordered = as_flag("ravage.ordered", ravage.get("ordered", False))
    s.opened = as_int("ravage.opened", ravage.get("opened", 0), 0, s.rats[s.ravaged] if s.ordered else 0)
    if NOBODY in s.face[s.ravaged][: s.opened]:
        raise BadPosition("ravage.opened: rats that lie open have a face (RAT-K-CRUSADER)")
    for place, name in as_entries("ravage.acting", ravage.get("acting", []), CARDS_IN_PLAY):
        if not _is_card(name) or not s.used[NUMBERS[name]] or s.round != f.FINAL:
            raise BadPosition(f"{place}: {short_repr(name)} is no card that was used in this final turn (RAT-K4)")
        s.acting |= 1 << NUMBERS[name]


def _neutral(place: str, value: object) -> int:
    if not is_number(value) or value not in (0, 2):
        raise BadPosition(f"{place}: the plague piece counts as 0 or 2 (RAT-K-KNIGHT), not {short_repr(value)}")
    return int(value)


def _face(place: str, words: Words, text: object) -> int:
    if not isinstance(text, str) or text not in words.faces:
        raise BadPosition(f"{place}: no token shows {short_repr(text)}")
    return words.faces.index(text)
