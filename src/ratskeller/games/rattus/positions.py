"""Positions as JSON: writing them without loss, and reading them with every rule checked."""

from typing import Any

from ratskeller.core.errors import BadData, BadOption, BadPosition
from ratskeller.core.game import Options

from . import fields as f
from .beginning import empty_state, tokens_in_game
from .board import REGIONS
from .cards import NUMBERS, ROSTER
from .faces import count_hidden, hidden_leftovers
from .fields import NOBODY, SLOTS, State
from .notation import Words, words_of
from .options import complete
from .pending import dump_pending, load_pending
from .pieces import cubes_on_board, put_rat
from .view import used_cards, used_faces

KEYS = (
    "game",
    "format",
    "options",
    "round",
    "seat",
    "start_seat",
    "last_seat",
    "turn",
    "regions",
    "palace",
    "cards",
    "plague",
    "supply",
    "used",
    "walls",
    "nuns",
    "bishops",
    "baker",
    "ravage",
    "final_neutral",
    "pending",
)


def dump(s: State, options: Options) -> dict[str, Any]:
    """Return the whole position, JSON-ready."""
    words = words_of(options)
    return {
        "game": "rattus",
        "format": 1,
        "options": options,
        "round": f.ROUND_NAMES[s.round],
        "seat": s.seat,
        "start_seat": s.start_seat,
        "last_seat": None if s.last_seat == NOBODY else s.last_seat,
        "turn": {"taken": bool(s.taken), "added": bool(s.added), "used": used_cards(s)},
        "regions": {words.regions[r]: _dump_region(s, words, r) for r in range(REGIONS) if s.in_play[r]},
        "palace": s.palace[: s.players],
        "cards": {card.id: s.holder[n] for n, card in ROSTER.items() if s.holder[n] >= 0},
        "plague": None if s.plague == NOBODY else words.regions[s.plague],
        "supply": s.supply,
        "used": used_faces(s, words),
        "walls": [],
        "nuns": [],
        "bishops": [],
        "baker": [0] * s.players,
        "ravage": _dump_ravage(s, words),
        "final_neutral": s.final_neutral,
        "pending": dump_pending(s),
    }


def _dump_region(s: State, words: Words, region: int) -> dict[str, Any]:
    tokens = []
    for slot in range(s.rats[region]):
        token: dict[str, Any] = {"origin": f.ORIGIN_NAMES[s.origin[region][slot]]}
        if s.face[region][slot] != NOBODY:
            token["face"] = words.faces[s.face[region][slot]]
        if s.seen[region][slot]:
            token["seen"] = [i for i in range(s.players) if s.seen[region][slot] >> i & 1]
        tokens.append(token)
    return {"cubes": s.cubes[region][: s.players], "tokens": tokens}


def _dump_ravage(s: State, words: Words) -> dict[str, Any] | None:
    if s.ravaged == NOBODY:
        return None
    return {"region": words.regions[s.ravaged], "neutral": s.neutral, "lost": s.lost[: s.players]}


def load(content: dict[str, Any]) -> tuple[Options, State]:
    """Return options and state of a position. Errors: BadPosition naming the place, what would be right, and the rule."""
    _check_keys("the position", content, KEYS)
    try:
        options = complete(_object("options", content.get("options", {})))
        s = empty_state(options)
    except (BadOption, BadData) as problem:
        raise BadPosition(f"options.{problem}") from None
    words = words_of(options)
    _load_turn(s, content)
    _load_cards(s, content)
    _load_regions(s, words, content)
    _load_supply(s, words, content)
    _refuse_absent_pieces(content, s.players)
    _load_ravage(s, words, content)
    load_pending(s, content.get("pending", []), options)
    return options, s


def _load_turn(s: State, content: dict[str, Any]) -> None:
    s.round = _choice("round", content.get("round", "regular"), f.ROUND_NAMES)
    s.seat = _int("seat", content.get("seat", 0), 0, s.players - 1)
    s.start_seat = _int("start_seat", content.get("start_seat", 0), 0, s.players - 1)
    last = content.get("last_seat")
    if (last is None) != (s.round in (f.SETUP, f.REGULAR)):
        raise BadPosition("last_seat: is given from the final round on and not before (RAT-F1)")
    s.last_seat = NOBODY if last is None else _int("last_seat", last, 0, s.players - 1)
    if s.round == f.FINAL and s.seat == s.last_seat:
        raise BadPosition(f"seat: seat {s.seat} had the last regular turn and has no final one (RAT-F2)")
    turn = _object("turn", content.get("turn", {}))
    _check_keys("turn", turn, ("taken", "added", "used"))
    s.taken = _flag("turn.taken", turn.get("taken", False))
    s.added = _flag("turn.added", turn.get("added", False))
    if s.round != f.REGULAR and (s.taken or s.added):
        raise BadPosition("turn: cards are taken and cubes added in regular turns only (RAT-F3)")


def _load_cards(s: State, content: dict[str, Any]) -> None:
    in_play = [card.id for number, card in ROSTER.items() if s.holder[number] != f.ABSENT]
    for name, holder in _object("cards", content.get("cards", {})).items():
        if name not in in_play:
            raise BadPosition(f"cards: {name[:40]!r} is not in play; in play are {', '.join(in_play)} (RAT-S9)")
        if holder is not None:
            s.holder[NUMBERS[name]] = _int(f"cards.{name}", holder, 0, s.players - 1)
    for name in _list("turn.used", content.get("turn", {}).get("used", []), len(in_play)):
        if name not in in_play or s.holder[NUMBERS[name]] != s.seat:
            raise BadPosition(f"turn.used: seat {s.seat} does not hold {str(name)[:40]!r} (RAT-T4)")
        s.used[NUMBERS[name]] = 1


def _load_regions(s: State, words: Words, content: dict[str, Any]) -> None:
    in_play = [words.regions[r] for r in range(REGIONS) if s.in_play[r]]
    for name, entry in _object("regions", content.get("regions", {})).items():
        if name not in in_play:
            raise BadPosition(f"regions: {name[:40]!r} is not in play; in play are {', '.join(in_play)} (RAT-S1)")
        _load_region(s, words, words.regions.index(name), _object(f"regions.{name}", entry))
    _fill("palace", s.palace, content.get("palace"), s.players)
    for seat in range(s.players):
        s.stock[seat] = f.CUBES - cubes_on_board(s, seat)
        if s.stock[seat] < 0:
            raise BadPosition(f"regions: seat {seat} has {f.CUBES - s.stock[seat]} cubes; there are 20 (RAT-S2)")
    plague = content.get("plague")
    if plague is None and s.round != f.SETUP:
        raise BadPosition("plague: must name a region once setup is over (RAT-S5)")
    if plague is not None and plague not in in_play:
        raise BadPosition(f"plague: must be a region in play ({', '.join(in_play)}), not {str(plague)[:40]!r}")
    s.plague = NOBODY if plague is None else words.regions.index(plague)


def _load_region(s: State, words: Words, region: int, entry: dict[str, Any]) -> None:
    place = f"regions.{words.regions[region]}"
    _check_keys(place, entry, ("cubes", "tokens", "potions"))
    if _object(f"{place}.potions", entry.get("potions", {})):
        raise BadPosition(f"{place}.potions: the Wizard is not in play (RAT-K-WIZARD)")
    _fill(f"{place}.cubes", s.cubes[region], entry.get("cubes"), s.players)
    tokens = entry.get("tokens", [])
    if isinstance(tokens, list) and len(tokens) > SLOTS:
        raise BadPosition(f"{place}.tokens: a region never holds more than three rats (RAT-C2); here are {len(tokens)}")
    for number, token in enumerate(_list(f"{place}.tokens", tokens, SLOTS), start=1):
        _load_token(s, words, region, f"{place}.tokens[{number}]", _object(f"{place}.tokens[{number}]", token))


def _load_token(s: State, words: Words, region: int, place: str, token: dict[str, Any]) -> None:
    _check_keys(place, token, ("origin", "face", "seen"))
    origin = _choice(f"{place}.origin", token.get("origin", "supply"), f.ORIGIN_NAMES)
    seen = 0
    for seat in _list(f"{place}.seen", token.get("seen", []), s.players):
        seen |= 1 << _int(f"{place}.seen", seat, 0, s.players - 1)
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
        s.unseen[face] -= 1
    put_rat(s, region, origin, face, seen)


def _load_supply(s: State, words: Words, content: dict[str, Any]) -> None:
    for text in _list("used", content.get("used", []), f.FACES):
        face = _face("used", words, text)
        s.gone[face] += 1
        s.unseen[face] -= 1
    for face, text in enumerate(words.faces):
        if s.unseen[face] < 0:
            raise BadPosition(
                f"used and regions: {text!r} is there {s.copies[face] - s.unseen[face]} times; there are {s.copies[face]}"
            )
    on_board, out = sum(s.rats), sum(s.gone)
    total = tokens_in_game(s.players, sum(s.in_play))
    s.supply = _int("supply", content.get("supply", 0), 0, total)
    if on_board + out + s.supply > total:
        raise BadPosition(
            f"supply: {on_board} rats on the board, {out} used and {s.supply} in the supply are more than {total} (RAT-S4)"
        )
    count_hidden(s)
    if s.hidden_setup > s.unseen_start:
        raise BadPosition(
            f"regions: more setup tokens than the {s.unseen_start} start tokens that are not out (RAT-S3)"
        )
    if s.known_leftovers > s.leftover:
        raise BadPosition(f"regions: {s.known_leftovers} start tokens from the supply; it held {s.leftover} (RAT-S4)")
    if s.hidden_supply - hidden_leftovers(s) > s.unseen_regular:
        raise BadPosition(f"supply: {s.hidden_supply} hidden tokens from the supply are more than are not out (RAT-S4)")


def _refuse_absent_pieces(content: dict[str, Any], players: int) -> None:
    for name, rule in (("walls", "K-EMPEROR"), ("nuns", "K-NUN"), ("bishops", "K-BISHOP")):
        if _list(name, content.get(name, []), 3):
            raise BadPosition(f"{name}: the card that brings them is not in play (RAT-{rule})")
    baker = [0] * players
    _fill("baker", baker, content.get("baker"), players)
    if any(baker):
        raise BadPosition("baker: the Baker is not in play (RAT-K-BAKER)")


def _load_ravage(s: State, words: Words, content: dict[str, Any]) -> None:
    s.final_neutral = _neutral("final_neutral", content.get("final_neutral", 0))
    if content.get("ravage") is None:
        return
    ravage = _object("ravage", content["ravage"])
    _check_keys("ravage", ravage, ("region", "neutral", "lost"))
    region = ravage.get("region")
    if region not in words.regions or not s.in_play[words.regions.index(region)]:
        raise BadPosition(f"ravage.region: must be a region in play, not {str(region)[:40]!r}")
    s.ravaged = words.regions.index(region)
    s.neutral = _neutral("ravage.neutral", ravage.get("neutral", 0))
    _fill("ravage.lost", s.lost, ravage.get("lost"), s.players)


def _neutral(place: str, value: Any) -> int:
    if value not in (0, 2) or isinstance(value, bool):
        raise BadPosition(f"{place}: the plague piece counts as 0 or 2 (RAT-K-KNIGHT), not {_shown(value)}")
    return int(value)


def _check_keys(place: str, content: dict[str, Any], known: tuple[str, ...]) -> None:
    unknown = sorted(content.keys() - set(known))
    if unknown:
        raise BadPosition(f"{place}: unknown key {unknown[0][:40]!r}; known are {', '.join(known)}")


def _object(place: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadPosition(f"{place}: must be an object, not {_shown(value)}")
    return value


def _list(place: str, value: Any, most: int) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{place}: must be a list, not {_shown(value)}")
    if len(value) > most:
        raise BadPosition(f"{place}: at most {most} entries; here are {len(value)}")
    return value


def _int(place: str, value: Any, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(f"{place}: must be a number from {least} to {most}, not {_shown(value)}")
    return value


def _flag(place: str, value: Any) -> int:
    if not isinstance(value, bool):
        raise BadPosition(f"{place}: must be true or false, not {_shown(value)}")
    return int(value)


def _choice(place: str, value: Any, names: tuple[str, ...]) -> int:
    if value not in names:
        raise BadPosition(f"{place}: must be one of {', '.join(names)}, not {_shown(value)}")
    return names.index(value)


def _face(place: str, words: Words, text: Any) -> int:
    if text not in words.faces:
        raise BadPosition(f"{place}: no token shows {_shown(text)}")
    return words.faces.index(text)


def _fill(place: str, target: list[int], values: Any, players: int) -> None:
    if values is None:
        return
    if not isinstance(values, list) or len(values) != players:
        raise BadPosition(f"{place}: must be a list of {players} numbers, one for each seat")
    for seat, value in enumerate(values):
        target[seat] = _int(f"{place}[{seat}]", value, 0, f.CUBES)


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:60] + "…"
