"""The games for OpenSpiel: its own test, secrets, and states that are stored."""

import random

import pytest

from ratskeller.core.errors import BadOption

pyspiel = pytest.importorskip("pyspiel")
openspiel = pytest.importorskip("ratskeller.research.openspiel")


def played(text, seed, most=10_000):
    """A random game after so many actions of all."""
    rng = random.Random(seed)
    state = pyspiel.load_game(text).new_initial_state()
    while not state.is_terminal() and most:
        most -= 1
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            continue
        eager = [action for action in state.legal_actions() if "witch" in state.action_to_string(action)]
        state.apply_action(rng.choice(eager or state.legal_actions()))
    return state


@pytest.mark.late
@pytest.mark.thorough
@pytest.mark.parametrize("text", ["ratskeller_rattus(players=2)", "ratskeller_carcassonne(players=2)"])
def test_of_openspiel(text):
    pyspiel.random_sim_test(pyspiel.load_game(text), 1, True, False)


@pytest.mark.late
@pytest.mark.thorough
@pytest.mark.parametrize(
    "text", ["ratskeller_rattus(players=3,cards=random,start=-1)", "ratskeller_carcassonne(players=4,plague=False)"]
)
def test_a_game_ends_with_results_that_add_up_to_zero(text):
    state = played(text, 2)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) <= 1


def test_parameters_are_the_options():
    game = pyspiel.load_game("ratskeller_rattus(players=3,cards=random,start=-1,rules=printed)")
    assert game.options == {"players": 3, "cards": "random", "rules": "printed", "start": "random"}
    assert game.num_players() == 3
    assert pyspiel.load_game("ratskeller_carcassonne").options["plague"] is True
    with pytest.raises(BadOption, match="players"):
        openspiel.OpenSpielRattus({"players": 9})


def states_with_secrets():
    """Positions in which a seat has seen a face."""
    found = []
    for seed in range(40):
        state = played("ratskeller_rattus(players=2)", seed, most=40 + seed)
        s = state.position.state
        if not state.is_terminal() and any(face >= 0 for row in s.face for face in row):
            found.append(state)
    assert found
    return found


@pytest.mark.late
@pytest.mark.thorough
def test_a_resampled_state_looks_the_same_to_its_player():
    rng = random.Random(1)
    changed = 0
    for state in states_with_secrets():
        for player in range(2):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.current_player() == state.current_player()
            changed += other.position.state.face != state.position.state.face
    assert changed > 0


def test_a_stored_state_is_the_same():
    state = played("ratskeller_rattus(players=2)", 3, most=60)
    again = state.get_game().deserialize_state(state.serialize())
    assert again.position.to_json() == state.position.to_json()
    assert [again.information_state_string(p) for p in range(2)] == [
        state.information_state_string(p) for p in range(2)
    ]


def test_a_clone_goes_its_own_way():
    state = played("ratskeller_rattus(players=2)", 3, most=60)
    before = state.position.to_json()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.position.to_json() == before != clone.position.to_json()
