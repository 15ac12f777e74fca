"""A position of any game: a question to one actor, and the answers so far."""

import random
from dataclasses import dataclass
from typing import Any, Literal, Protocol

import msgspec

from .contract import AnyGame, Json, QuestionView
from .dice import next_word
from .errors import BadArgument, IllegalAnswer, NothingPlayed, UnknownSeat
from .events import Event
from .options import Options
from .records import write_record
from .state import copy_of
from .steps import CHANCE, RULES, take_rows
from .validation import is_number, short_repr

Actor = int | Literal["chance"]

LONGEST_LINE = 2_000
"""Most characters of a line of answers."""
MOST_SEED = 2**62
"""Greatest seed. A search adds small numbers to it."""
LISTED = 12
"""Most legal answers that an error lists. It says how many more there are."""


class Chance(Protocol):
    """Answers the questions of chance (see `core.fairness`)."""

    def answer(self, position: "Position") -> str:
        """Return the answer to the open question, which is one of chance."""


@dataclass(frozen=True)
class Line:
    """A line of answers that was played, with what `pop` needs.

    `start` is the number of answers before it. `state` is a copy of the state before it, which must not be changed; None: `pop` replays.
    """

    text: str
    start: int
    undo_floor: int
    state: object = None


class Position:
    """A game at one moment. `play`, `push` and `pop` change it in place; `copy` and `at` return another position."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        state: Any,
        beginning: Json | None = None,
        chance: Chance | None = None,
    ) -> None:
        """Take over a state.

        `beginning` is the JSON of the first position, if the game did not begin with the setup. `chance` answers questions of chance as
        they come; without it they stay open.
        """
        self.game = game
        self.options = options
        self.beginning = beginning
        self.chance = chance
        self.lines: list[Line] = []
        self.answers: list[str] = []
        self.actors: list[Actor] = []
        self.events: list[Event] = []
        self.undo_floor = 0
        self._state = state
        self._state.logging = 1
        self._out = [0] * game.rules.MOST_OPTIONS
        self._weights = [0] * game.rules.MOST_OPTIONS

    @property
    def state(self) -> Any:
        """The state in numbers, for search and tests. Changing it changes the position."""
        return self._state

    @property
    def actor(self) -> Actor | None:
        """Who is asked: a seat, `chance`, or None when the game is over."""
        actor = self.game.rules.actor(self._state)
        if actor >= 0:
            return actor
        return "chance" if actor == CHANCE else None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.rules.actor(self._state) == RULES

    @property
    def question(self) -> str | None:
        """The name of the open question, None when the game is over."""
        return None if self.over else self.game.question(self._state)

    @property
    def scores(self) -> list[int]:
        """The present scores by seat."""
        return self.game.scores(self._state)

    @property
    def places(self) -> list[int] | None:
        """Places by seat when the game is over: 1 won, equal numbers are shared."""
        return self.game.places(self._state) if self.over else None

    @property
    def ranking(self) -> list[int] | None:
        """Seats when the game is over, winner first; shared places in seat order."""
        places = self.places
        return None if places is None else sorted(range(len(places)), key=lambda seat: (places[seat], seat))

    def premoves(self) -> dict[str, list[str]]:
        """Return the questions that a seat may be asked out of turn, with the answers that it may give in advance."""
        premoves = self.game.premoves
        return {} if self.over or premoves is None else premoves(self._state, self.options)

    def note_targets(self) -> list[str]:
        """Return what players can attach a note to, as short texts that are the same for everyone; empty for a game without notes."""
        notes = self.game.notes
        return [] if notes is None else notes.note_targets(self._state, self.options)

    def legal(self) -> list[str]:
        """Return all legal answers, sorted; none when the game is over."""
        return sorted(self._legal())

    @property
    def legal_moves(self) -> list[str]:
        """All legal answers, sorted, as `legal` returns them."""
        return self.legal()

    def _legal(self) -> dict[str, int]:
        count = self.game.rules.legal(self._state, self._out, self._weights)
        return {self.game.text(self._state, self.options, answer): answer for answer in self._out[:count]}

    def chances(self) -> dict[str, float]:
        """Return the legal answers of chance with their probabilities, sorted; empty when a seat is asked."""
        weights = self.weights()
        total = sum(weights.values())
        return {text: weight / total for text, weight in weights.items()}

    def weights(self) -> dict[str, int]:
        """Return the legal answers of chance, sorted, with integers proportional to their probabilities; empty when a seat is asked."""
        if self.actor != "chance":
            return {}
        return dict(sorted(zip(self._legal(), self._weights, strict=False)))

    def play(self, line: str) -> "Position":
        """Play one or more answers, separated by `;`, and return this position. `events` holds what they did.

        Errors: IllegalAnswer naming the question and the legal answers; then no answer of the line is applied.
        """
        self._play_line(line)
        return self

    def push(self, line: str) -> None:
        """Play a line like `play`, and keep the state before it, so that `pop` is fast. Errors: IllegalAnswer, as in `play`."""
        before = copy_of(self._state)
        self._play_line(line)
        played = self.lines[-1]
        self.lines[-1] = Line(played.text, played.start, played.undo_floor, before)

    def pop(self) -> str:
        """Take back the last line and the answers of chance after it; return the line. `events` is empty then.

        After `push` this restores a copy; after `play` it replays the game up to the line.
        Errors: NothingPlayed (also an IndexError) when no line was played.
        """
        if not self.lines:
            raise NothingPlayed("nothing to take back: no line was played since the position was made")
        line = self.lines[-1]
        state = self.at(line.start).state if line.state is None else copy_of(line.state)
        self._restore((state, line.start, [], line.undo_floor))
        self.lines.pop()
        return line.text

    def extend(self, answer: str) -> None:
        """Play one more answer as part of the last line. Errors: IllegalAnswer; then it is not applied."""
        _check_line(answer)
        self.events = []
        self._play_one(answer.strip())

    def replay(self, answer: str) -> None:
        """Play one stored answer again, without its events, which is twice as fast; `events` is empty then and `pop` does not know of it.

        Errors: IllegalAnswer; then it is not applied.
        """
        self.events = []
        self._state.logging = 0
        try:
            self._play_one(answer)
        finally:
            self._state.logging = 1

    def _play_line(self, line: str) -> None:
        texts = _split(line)
        # A single answer that is refused has changed nothing
        before = self._snapshot(whole=len(texts) > 1 or self.chance is not None)
        self.events = []
        try:
            self.answer_chance()
            for text in texts:
                self._play_one(text)
                self.answer_chance()
        except IllegalAnswer:
            self._restore(before)
            raise
        _, start, _, undo_floor = before
        self.lines.append(Line(line, start, undo_floor))

    def answer_chance(self) -> None:
        """Let `chance`, if there is one, answer all questions of chance that are open."""
        while self.chance is not None and self.actor == "chance":
            self._play_one(self.chance.answer(self))

    def number_of(self, text: str) -> int:
        """Return the number of a legal answer in the rules. Errors: IllegalAnswer."""
        for answer in self._out[: self.game.rules.legal(self._state, self._out, self._weights)]:
            if self.game.text(self._state, self.options, answer) == text:
                return answer
        raise IllegalAnswer(self._refusal(text))

    def _play_one(self, text: str) -> None:
        self._apply(self.number_of(text), text)

    def _apply(self, answer: int, text: str) -> None:
        actor = self.actor
        assert actor is not None
        self.game.rules.apply(self._state, answer)
        self.answers.append(text)
        self.actors.append(actor)
        self.events += self.game.decode(self._state, self.options, take_rows(self._state))
        if actor == "chance" or self.actor not in (actor, "chance") or self.game.is_settled(self._state):
            self.undo_floor = len(self.answers)

    def _refusal(self, text: str) -> str:
        given = short_repr(text) if text else "an empty answer (a ';' stands only between two answers)"
        if self.over:
            return f"{given} is no answer: the game is over"
        legal = self.legal()
        listed = (
            ", ".join(legal[:LISTED])
            if len(legal) <= LISTED
            else f"{', '.join(legal[:LISTED])} and {len(legal) - LISTED} more"
        )
        asked = "chance" if self.actor == "chance" else f"seat {self.actor}"
        return f"{given} is no legal answer to {self.question!r} ({asked}); legal: {listed}"

    def play_chance(self, rng: random.Random) -> "Position":
        """Answer all open questions of chance at random, with their exact probabilities, and return this position.

        `events` holds what the answers did.
        Errors: BadArgument when `rng` is not a `random.Random`.
        """
        if not isinstance(rng, random.Random):
            raise BadArgument(f"rng: must be a generator such as random.Random(1), not {short_repr(rng)}")
        self.events = []
        while self.actor == "chance":
            legal = self._legal()
            place = rng.randrange(sum(self._weights[: len(legal)]))
            for i, (text, answer) in enumerate(legal.items()):
                place -= self._weights[i]
                if place < 0:
                    self._apply(answer, text)
                    break
        return self

    def deal_chance(self, dealer: Chance) -> "Position":
        """Let a dealer, which has caught up with the game, answer all open questions of chance. `events` holds what the answers did."""
        self.events = []
        while self.actor == "chance":
            self._play_one(dealer.answer(self))
        return self

    def final_answers(self) -> list[str]:
        """Return the legal answers that the seat could not undo (H4), sorted; none when chance is asked."""
        return self._final(self._legal()) if isinstance(self.actor, int) else []

    def _final(self, legal: dict[str, int]) -> list[str]:
        return sorted(text for text, answer in legal.items() if self.game.is_final(self._state, answer))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return what a seat may know (None: a spectator), JSON-ready. Errors: UnknownSeat."""
        if seat is not None:
            self._check_seat(seat, ", or None for a spectator")
        game = self.game
        public = {} if game.public_view is None else _plain(game.public_view(self._state, self.options))
        own = game.view(self._state, self.options, seat)
        return public | _plain(own) | _plain(self.question_view(seat))

    def question_view(self, seat: int | None) -> QuestionView:
        """Return the part of a view that all games share: who is asked what, and how the game ended."""
        legal = self._legal() if seat is not None and seat == self.actor else {}
        return QuestionView(
            viewer=seat,
            length=len(self.answers),
            actor=self.actor,
            question=self.question,
            legal=sorted(legal),
            final=self._final(legal),
            scores=self.scores,
            ranking=self.ranking,
            places=self.places,
        )

    def odds(self, seat: int | None = None) -> dict[str, Any]:
        """Return the exact odds of what chance may bring next, from what a seat knows (None: a spectator), JSON-ready.

        Empty for a game without odds.

        Errors: UnknownSeat.
        """
        if seat is not None:
            self._check_seat(seat, ", or None for a spectator")
        odds = self.game.odds
        return {} if odds is None else _plain(odds(self._state, self.options, seat))

    def bill(self) -> dict[str, Any]:
        """Return what the game has taken from the seats so far, cause by cause, JSON-ready; empty for a game without a bill.

        All answers are replayed for it.
        """
        if self.game.bill is None:
            return {}
        first, walk = self._first(), self._first()
        for answer in self.answers:
            walk._play_one(answer)
        return _plain(self.game.bill(first.state, walk.events))

    def to_json(self) -> str:
        """Return the whole position as JSON, secrets included."""
        return msgspec.json.encode(self.game.dump(self._state, self.options)).decode()

    def record(self) -> str:
        """Return the game so far as a record, secrets included."""
        beginning = {"options": self.options} if self.beginning is None else {"start": self.beginning}
        played = zip(self.actors, self.answers, strict=True)
        return write_record(self.game.name, self.game.version, beginning, played)

    def redeal(self, seat: int) -> "Position":
        """Return the position as a seat knows it, without its history. What the seat can't know is removed and drawn when it matters.

        Errors: UnknownSeat.
        """
        self._check_seat(seat)
        return Position(self.game, self.options, self.game.redeal(self._state, seat))

    def determinize(self, seat: int | None, seed: int | None = None) -> "Position":
        """Return the position as a seat knows it (None: a spectator), without its history.

        What the seat can't know is removed. With a seed it is drawn now, with its exact probabilities: the result is one of the worlds that
        the seat can't tell apart. Without a seed it is drawn when it matters.
        Errors: UnknownSeat; BadArgument for a seed that is not a number from 0 on.
        """
        visible = self.public() if seat is None else self.redeal(seat)
        if seed is not None:
            words = [check_seed(seed)]
            while self.game.rules.deal(visible.state, visible._out, visible._weights, next_word(words, 0)):
                pass
        return visible

    def public(self) -> "Position":
        """Return the position as a spectator knows it, without its history and without what only some seats know."""
        return Position(self.game, self.options, self.game.redeal(self._state, None))

    def copy(self) -> "Position":
        """Return an independent copy."""
        other = Position(self.game, self.options, copy_of(self._state), self.beginning, self.chance)
        other.answers = self.answers[:]
        other.actors = self.actors[:]
        other.events = self.events[:]
        other.lines = self.lines[:]
        other.undo_floor = self.undo_floor
        return other

    def at(self, length: int) -> "Position":
        """Return a copy of the position after the first `length` answers, those of chance included. `events` is empty.

        Errors: BadArgument when there are fewer answers.
        """
        if not is_number(length) or not 0 <= length <= len(self.answers):
            raise BadArgument(
                f"length: must be a number from 0 to {len(self.answers)}, as many answers as there are, not {short_repr(length)}"
            )
        earlier = self._nearest(length)
        for answer in self.answers[len(earlier.answers) : length]:
            earlier._play_one(answer)
        earlier.events = []
        earlier.chance = self.chance
        earlier.lines = [line for line in self.lines if line.start < length]
        return earlier

    def back_to(self, length: int) -> "Position":
        """Return `at(length)`."""
        return self.at(length)

    def _nearest(self, length: int) -> "Position":
        """Return the latest stored position after at most `length` answers."""
        saved = next((it for it in reversed(self.lines) if it.state is not None and it.start <= length), None)
        if saved is None:
            return self._first()
        earlier = Position(self.game, self.options, copy_of(saved.state), self.beginning)
        earlier.answers = self.answers[: saved.start]
        earlier.actors = self.actors[: saved.start]
        earlier.undo_floor = saved.undo_floor
        return earlier

    def _first(self) -> "Position":
        if self.beginning is None:
            return Position(self.game, *self.game.start(self.options))
        # Decoded from JSON, so that the two positions share nothing
        content = msgspec.json.decode(msgspec.json.encode(self.beginning))
        return Position(self.game, *self.game.load(content), beginning=self.beginning)

    def _check_seat(self, seat: object, otherwise: str = "") -> None:
        most = len(self.scores) - 1
        if not is_number(seat) or not 0 <= seat <= most:
            raise UnknownSeat(f"there is no seat {short_repr(seat)}; seats are the numbers 0 to {most}{otherwise}")

    def _snapshot(self, whole: bool) -> tuple[object, int, list[Event], int]:
        state = copy_of(self._state) if whole else self._state
        return state, len(self.answers), self.events, self.undo_floor

    def _restore(self, snapshot: tuple[object, int, list[Event], int]) -> None:
        self._state, length, self.events, self.undo_floor = snapshot
        del self.answers[length:]
        del self.actors[length:]


def check_seed(seed: object) -> int:
    """Return a seed. Errors: BadArgument for what is not a number from 0 to `MOST_SEED`."""
    if not is_number(seed) or not 0 <= seed <= MOST_SEED:
        raise BadArgument(f"seed: must be a number from 0 to {MOST_SEED}, not {short_repr(seed)}")
    return seed


def _plain(view: msgspec.Struct) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(view)
    return values


def _split(line: str) -> list[str]:
    _check_line(line)
    return [text.strip() for text in line.split(";")]


def _check_line(line: object) -> None:
    """Refuse what is no text, or too long. Errors: IllegalAnswer."""
    if not isinstance(line, str):
        raise IllegalAnswer(f"an answer must be text, not {short_repr(line)}")
    if len(line) > LONGEST_LINE:
        raise IllegalAnswer(f"a line of answers may have at most {LONGEST_LINE} characters; this one has {len(line)}")
