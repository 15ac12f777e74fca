"""The games for OpenSpiel, with explicit chance. Importing this module registers `ratskeller_rattus` and `ratskeller_carcassonne`.

`pyspiel.load_game("ratskeller_rattus(players=3,cards=random)")`: parameters are the options of a game; `start=-1` lets chance draw the
start player, and several cards are joined by `+`.

Actions of players are those of `encodings`; answers of chance have the numbers of the rules. A state is a Python state, so it is slow
beside `batch`: for OpenSpiel's algorithms, not for speed.
"""

import json
from typing import Any, ClassVar

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ratskeller import games
from ratskeller.core.events import plain, visible_to
from ratskeller.core.game import Game
from ratskeller.core.options import Option
from ratskeller.core.position import Position
from ratskeller.core.state import from_values, values_of
from ratskeller.core.steps import take_rows

from .encodings import encoding
from .encodings.layout import FRESH, Row

PREFIX = "ratskeller_"
LONGEST = 10_000
"""More answers than any game has."""
WITH_SECRETS = frozenset({"rattus"})
"""Games in which seats know different things."""


class Memory:
    """A position, and what each seat has seen of its game so far. It copies and pickles itself."""

    def __init__(self, position: Position, logs: list[list[str]], public: list[str]) -> None:
        """Take over a position and what was seen: by seat, and by everybody."""
        self.position = position
        self.logs = logs
        self.public = public

    def note(self, actor: int, text: str, events: list[Any]) -> None:
        """Add an answer: the words of a seat are public, those of chance show in the events that a seat may see."""
        said = [] if actor < 0 else [f"{actor}: {text}"]
        for log, seat in [*zip(self.logs, range(len(self.logs)), strict=True), (self.public, None)]:
            log.extend(said + [json.dumps(plain(visible_to(event, seat)), sort_keys=True) for event in events])

    def resampled(self, seat: int, seed: int) -> "Memory":
        """Return one of the worlds that a seat can't tell from this one. Other seats remember only what everybody saw."""
        logs = [log[:] if other == seat else self.public[:] for other, log in enumerate(self.logs)]
        return Memory(self.position.determinize(seat, seed), logs, self.public[:])

    def __deepcopy__(self, _memo: object) -> "Memory":
        position = Position(self.position.game, self.position.options, self.position.state.copy())
        return Memory(position, [log[:] for log in self.logs], self.public[:])

    def __reduce__(self) -> tuple[Any, ...]:
        position = self.position
        return _restored, (position.game.name, position.options, values_of(position.state), self.logs, self.public)


def _restored(game: str, options: Any, values: list[object], logs: list[list[str]], public: list[str]) -> Memory:
    found = games.get(game)
    return Memory(Position(found, options, from_values(found.rules.STATE, values)), logs, public)


class GameState(pyspiel.State):  # type: ignore[misc]
    """A state of a game."""

    def __init__(self, game: "OpenSpielGame", memory: Memory) -> None:
        super().__init__(game)
        self._memory = memory

    @property
    def position(self) -> Position:
        """The game as a position of the library, secrets included."""
        return self._memory.position

    def current_player(self) -> int:
        position = self.position
        if position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if position.actor == "chance" else int(position.actor or 0)

    def _legal(self) -> tuple[list[int], list[int]]:
        rules = self.position.game.rules
        out, weights = ([0] * rules.MOST_OPTIONS for _ in range(2))
        count = rules.legal(self.position.state, out, weights)
        return out[:count], weights[:count]

    def _legal_actions(self, _player: int) -> list[int]:
        answers, _ = self._legal()
        rules = encoding(self.position.game.name).rules
        return sorted(rules.action_of(self.position.state, answer) for answer in answers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the answers of chance with their exact probabilities."""
        answers, weights = self._legal()
        return sorted((answer, weight / sum(weights)) for answer, weight in zip(answers, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        position = self.position
        actor = self.current_player()
        answer = action if actor < 0 else encoding(position.game.name).rules.answer_of(position.state, action)
        text = position.game.text(position.state, position.options, answer)
        position.game.rules.apply(position.state, answer)
        self._memory.note(
            actor, text, position.game.decode(position.state, position.options, take_rows(position.state))
        )

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if player < 0:
            return position.game.text(position.state, position.options, action)
        return encoding(position.game.name).texts(position.options)[action]

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        """Return the result by player: 1 for a win alone, the same loss for all others, in sum zero; zeros before the end."""
        places = self.position.places
        if places is None:
            return [0.0] * self.position.state.players
        share = len(places) / places.count(1)
        return [((share if place == 1 else 0.0) - 1) / (len(places) - 1) for place in places]

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a player has seen, and what it knows now."""
        seat = self.current_player() if player is None else player
        return "\n".join([*self._memory.logs[seat], self.observation_string(seat)])

    def observation_string(self, player: int | None = None) -> str:
        """Return what a player may know now: a line for every plane and scalar."""
        seat = self.current_player() if player is None else player
        return encoding(self.position.game.name).layout.as_text(self.row(seat))

    def row(self, seat: int) -> Row:
        coded = encoding(self.position.game.name)
        row = np.zeros(coded.layout.length, np.int16)
        coded.rules.observe(self.position.state, seat, row, FRESH)
        return row

    def resample_from_infostate(self, player: int, sampler: Any) -> "GameState":
        """Return a state that a player can't tell from this one; `sampler` returns random numbers from 0 to 1."""
        return GameState(self.get_game(), self._memory.resampled(player, int(sampler() * 2**53)))

    def __str__(self) -> str:
        return "\n".join(self._memory.public) or self.position.game.name


class Observer:
    """OpenSpiel's observer: the row of an observation as floats."""

    def __init__(self, game: str, kind: Any) -> None:
        """Make the tensor; with perfect recall, strings hold all that was seen."""
        self._layout = encoding(game).layout
        self._has_recall = kind is not None and kind.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(self._layout.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GameState, player: int) -> None:
        self.tensor[:] = state.row(player)

    def string_from(self, state: GameState, player: int) -> str:
        return state.information_state_string(player) if self._has_recall else state.observation_string(player)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options. OpenSpiel calls classes, which must live as long as it does: so each game has one of its own."""

    game: ClassVar[Game[Any]]
    kind: ClassVar[Any]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        """Check the options. Errors: BadOption."""
        usual = self.kind.parameter_specification
        given = {name: value for name, value in (parameters or {}).items() if value != usual[name]}
        by_name = {option.name: option for option in self.game.OPTIONS}
        self.chosen = {name: _value(by_name[name], value) for name, value in given.items()}
        self.options, state = self.game.start(self.chosen)
        coded = encoding(self.game.name)
        info = pyspiel.GameInfo(
            num_distinct_actions=coded.actions,
            max_chance_outcomes=coded.actions,
            num_players=state.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, parameters or {})

    def new_initial_state(self) -> GameState:
        position = Position(self.game, *self.game.start(self.chosen))
        return GameState(self, Memory(position, [[] for _ in range(position.state.players)], []))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002 - part of the interface
        return Observer(self.game.name, iig_obs_type)


RANDOM_SEAT = -1
"""Parameter for a start player that chance draws."""


def _default(option: Option, usual: dict[str, Any]) -> Any:
    """Return the default of an option as a parameter: OpenSpiel has one type for each, and no text that looks like a number."""
    if option.kind == "seat":
        return option.usual
    if option.kind == "names":
        return str(option.values[0])
    return "" if option.kind == "preset" or not option.values else usual.get(option.name, option.values[0])


def _value(option: Option, value: Any) -> Any:
    if option.kind == "seat" and value == RANDOM_SEAT:
        return "random"
    if option.kind == "names" and "+" in value:
        return value.split("+")
    return value


def _kind(game: Game[Any]) -> Any:
    usual, _ = game.start({})
    kinds = pyspiel.GameType
    has_secrets = game.name in WITH_SECRETS
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Ratskeller: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if has_secrets else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: _default(option, usual) for option in game.OPTIONS},
    )


class OpenSpielRattus(OpenSpielGame):
    """Rattus."""

    game = games.get("rattus")
    kind = _kind(game)


class OpenSpielCarcassonne(OpenSpielGame):
    """Carcassonne."""

    game = games.get("carcassonne")
    kind = _kind(game)


pyspiel.register_game(OpenSpielRattus.kind, OpenSpielRattus)
pyspiel.register_game(OpenSpielCarcassonne.kind, OpenSpielCarcassonne)
