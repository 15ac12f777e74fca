"""`ratskeller play`: asks for answers at one terminal and prints events until the game is over or the players leave."""

import random

from rich.console import Console

from ratskeller import games
from ratskeller.core.errors import BadOption, RatskellerError
from ratskeller.core.events import Event, visible_to
from ratskeller.core.game import Game
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.strength.mixture import character_of
from ratskeller.words import Words

from . import files
from .answers import AnswerParser, Reader
from .commands import Commands
from .options import GameOptions, plain
from .output import EventPrinter, QuestionPrinter
from .renderer import Renderer, renderer_for, words_for
from .screen import Seats, clear, consoles, spoken
from .table import HUMAN, Opponents, Table, journal_of, seat_kinds


class Session:
    """Plays one game at one screen."""

    def __init__(
        self, table: Table, renderer: Renderer, words: Words, seats: Seats, consoles: tuple[Console, Console]
    ) -> None:
        self._table = table
        self._words = words
        self._seats = seats
        self._out, self._err = consoles
        self._renderer = renderer
        self._reader = Reader(self._out)
        self._parser = AnswerParser(words, seats)
        self._questions = QuestionPrinter(renderer, words, seats, self._out)
        self._events = EventPrinter(renderer, words, seats, self._out)
        self._commands = Commands(table, renderer, words, seats, self._out)
        people = table.people
        self._viewer = people[0] if len(people) == 1 else None
        self._seen = dict.fromkeys(people, len(table.position.answers))
        self._shown: int | None = None
        self._secret = False

    def play(self, rng: random.Random, opponents: Opponents) -> None:
        """Play until the game is over or the input ends. The record is written in any case, even if the game breaks off."""
        try:
            self._introduce(rng)
            while not self._table.position.over and self._step(rng, opponents):
                pass
            if self._table.position.over:
                self._out.print()
                self._out.print(self._renderer.board(self._table.position.view(None), whole=True))
                self._events.result(self._table.position, self._table.journal.visible_to(None))
            else:
                self._out.print(self._words.text("left"))
        except KeyboardInterrupt:
            self._out.print()
            raise
        finally:
            if self._table.record is not None:
                self._table.save(self._table.record)
                self._out.print(self._words.text("record-saved", file=str(self._table.record)), soft_wrap=True)

    def _introduce(self, rng: random.Random) -> None:
        for seat, kind in enumerate(self._table.kinds):
            values = {"colour": self._seats.name(seat), "mark": self._seats.mark(seat)}
            text = self._words.text("seat-human", **values) if kind == HUMAN else self._computer(kind, values)
            self._out.print(self._seats.coloured(text))
        # Players have to know what chance decides before the first decision
        if self._table.position.actor == "chance" and not self._table.position.answers:
            self._tell(self._table.position.play_chance(rng))
        for line in self._renderer.preface(self._table.position.view(None)):
            self._out.print(line)

    def _computer(self, bot: str, values: dict[str, str]) -> str:
        known = character_of(bot)
        name = self._words.first([f"bot-{known}", bot])
        if not self._words.has(about := f"bot-{known}.about"):
            return self._words.text("seat-computer", **values, bot=name)
        return self._words.text("seat-computer-about", **values, bot=name, about=self._words.text(about))

    def _step(self, rng: random.Random, opponents: Opponents) -> bool:
        position = self._table.position
        if not isinstance(position.actor, int):
            self._tell(position.play_chance(rng))
        elif self._table.kinds[position.actor] == HUMAN:
            return self._ask(position.actor)
        else:
            self._shown = None
            for answer in self._think(opponents, position, position.actor):
                self._tell(position.play(answer))
        return True

    def _think(self, opponents: Opponents, position: Position, seat: int) -> list[str]:
        if not self._out.is_terminal:
            return opponents.answers(position, seat)
        with self._out.status(self._words.text("thinking", seat=self._seats.name(seat))):
            return opponents.answers(position, seat)

    def _tell(self, position: Position) -> None:
        self._table.journal.note(position)
        self._secret |= any(holds_secret(visible_to(event, self._viewer)) for event in position.events)
        self._events.events(position.events, self._viewer)

    def _ask(self, seat: int) -> bool:
        if self._viewer != seat and not self._hand_over(seat):
            return False
        view = self._table.position.view(seat)
        self._secret |= self._renderer.has_secrets(view)
        if self._shown != seat:
            self._out.print()
            self._out.print(self._renderer.board(view))
            self._shown = seat
        offered = self._questions.ask(view)
        while (line := self._reader.line(self._questions.prompt(seat))) is not None:
            done = self._take(line.strip(), seat, offered)
            if done is not None:
                return done
        return False

    def _take(self, line: str, seat: int, offered: list[str]) -> bool | None:
        """Execute a line: True if the game goes on, False to leave, None to read another line."""
        if not line:
            self._questions.ask(self._table.position.view(seat))
            return None
        if line.lower() in ("quit", "exit"):
            return False
        try:
            if self._commands.run(line, seat):
                changed = self._commands.changed
                self._shown = None if changed else self._shown
                return True if changed else None
            answers = self._parser.line(line, self._table.position, offered)
        except RatskellerError as problem:
            self._err.print(str(problem), style="red", soft_wrap=True)
            return None
        for answer in answers:
            self._tell(self._table.position.play(answer))
        self._seen[seat] = len(self._table.position.answers)
        return True

    def _hand_over(self, seat: int) -> bool:
        """Hand the screen to the next player and hide what others saw in secret; return False when the input ends."""
        before, self._viewer, self._shown = self._viewer, seat, None
        if before is None or not self._reader.interactive or not self._secret:
            return True
        for prompt in ("prompt-hand-over", "prompt-taken-over"):
            self._out.print()
            if self._reader.line(self._words.text(prompt, seat=self._seats.name(seat)) + " ") is None:
                return False
            clear(self._out)
        self._secret = False
        recent = self._table.journal.visible_to(seat, self._seen[seat])
        if recent:
            self._out.print(self._words.text("recap"), style="bold")
            self._events.events(recent, seat)
        return True


def holds_secret(event: Event) -> bool:
    """Return whether an event, as one viewer may see it, contains a secret."""
    return any(getattr(event, name) is not None for name in event.SECRET)


def play(
    name: str,
    players: int | None,
    seats: str | None,
    options: GameOptions | None,
    seed: int | None,
    record: str | None,
    load: str | None,
    language: str | None,
) -> None:
    """Play a game until it is over or the players leave; see the help of the command. Errors: RatskellerError."""
    game = games.get(name)
    given = plain(options)
    path = None if record is None else files.check_target(record, load)
    if load is None:
        kinds = seat_kinds(game, seats, players)
        position = game.new(players=len(kinds), **given)
    else:
        position = _loaded(game, load, given)
        kinds = seat_kinds(game, seats, len(position.scores) if players is None else players)
        _check_count(kinds, position)
    table = Table(position, kinds, journal_of(position), path)
    _session(table, language).play(
        random.SystemRandom() if seed is None else random.Random(seed), Opponents(game, kinds, seed, position.options)
    )


def _loaded(game: Game[object], load: str, given: Options) -> Position:
    if given:
        raise BadOption(f"{min(given)}: can't be chosen with --load; the file says how the game began")
    position = files.load_game(load)
    if position.game is not game:
        raise BadOption(f"load: {load} holds a game of {position.game.name}, not of {game.name}")
    return position


def _check_count(kinds: list[str], position: Position) -> None:
    if len(kinds) != len(position.scores):
        raise BadOption(f"seats: {len(kinds)} are named, but the game in the file has {len(position.scores)}")


def _session(table: Table, language: str | None) -> Session:
    out, err = consoles()
    words = words_for(table.position.game, spoken(language))
    seats = Seats(words, len(table.kinds), out)
    return Session(table, renderer_for(table.position, words, seats), words, seats, (out, err))
