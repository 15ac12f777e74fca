"""Reviews of games that are over: who sees what, and how luck and losses are added up."""

import random
import statistics

import msgspec
import pytest
from records.recording import FOLDER as RECORDS
from searched import differing

from ratskeller import games
from ratskeller.core.errors import BadArgument, UnknownSeat
from ratskeller.review import game_review, local_search
from ratskeller.review.judgements import Judgement, decisions, known_decisions, luck_after, turning_points
from ratskeller.review.local_search import AnalysisConfig, complete
from ratskeller.search.config import Budget
from ratskeller.search.turns import answer_numbers

GAMES = ("rattus", "carcassonne")


def luck_of(before, seat, played, after, seed, is_compiled=None):
    return complete(
        luck_after(before, seat, played, after, seed), AnalysisConfig(Budget(simulations=1), 0, 1, is_compiled)
    )


def over(game, seed=3, players=2):
    rng = random.Random(seed)
    position = games.get(game).new(players=players).play_chance(rng)
    while not position.over:
        position.play(rng.choice(position.legal())).play_chance(rng)
    return position


def note(seat, answers, luck, win, regret=0.0):
    return Judgement(
        seat=seat,
        answers="; ".join(answers),
        questions=["turn" for _ in answers],
        best="",
        best_questions=[],
        win=win,
        doubt=regret,
        is_private=False,
        loss=differing(regret),
        reasons=[],
        luck=luck,
    )


def with_regret(judgement, win):
    return msgspec.structs.replace(judgement, loss=differing(win))


def notes_for(seen):
    """As a search might have them: every decision wins a bit more for who decides."""
    found = []
    for place, decision in enumerate(seen.decisions):
        mine = 0.5 + 0.001 * place
        win = [mine if seat == decision.seat else 1 - mine for seat in range(seen.players)]
        luck = [0.02 if seat == decision.seat else -0.02 for seat in range(seen.players)] if place % 3 else None
        found.append(note(decision.seat, decision.answers, luck, win, 0.05))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_outline_has_every_decision_and_ends_with_who_won(game):
    record = over(game)
    seen = game_review.overview(record, None)
    outline = game_review.outline(seen)
    assert [tuple(decision.answers) for decision in seen.decisions] == [
        tuple(record.answers[it.at : it.at + it.count]) for it in outline
    ]
    assert all(sum(win) == pytest.approx(1, abs=0.001) for win in [*(it.win for it in outline), seen.begin])
    winners = [seat for seat, place in enumerate(record.places) if place == 1]
    assert outline[-1].win == [1 / len(winners) if seat in winners else 0 for seat in range(2)]


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_given_for_every_decision_sums_to_zero_over_all_seats_and_makes_the_result_with_skill(game):
    seen = game_review.overview(over(game), None)
    notes = notes_for(seen)
    found = game_review.moments(seen, notes)
    assert [moment.index for moment in found] == list(range(len(seen.decisions)))
    assert [moment.luck for moment in found] == [it.luck for it in notes]
    rows = game_review.seat_summaries(seen, found, game_review.ChanceCosts())
    assert sum(row.luck for row in rows) == pytest.approx(0, abs=0.001)
    for row in rows:
        assert row.begin + row.luck + row.skill == pytest.approx(row.result, abs=0.001)
        assert (row.begin, row.result) == (seen.begin[row.seat], seen.wins[-1][row.seat])
    assert sum(row.decisions for row in rows) == len(found)


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_nothing_in_the_mean_over_all_that_chance_may_bring(game):
    """Of one decision, with chance answering anew many times: some of it is good luck and some is bad, and in the mean it is neither."""
    begun, answers = before_chance(game)
    seat, found, rng = begun.actor, [], random.Random(11)
    known = begun.redeal(seat)
    for number in range(40):
        after = begun.copy()
        for answer in answers:
            after.play(answer)
        after.play_chance(rng)
        luck = luck_of(known, seat, numbers(known, answers), after.redeal(seat), 1000 * number)
        assert sum(luck) == pytest.approx(0, abs=1e-9)
        found.append(luck[seat])
    assert min(found) < 0 < max(found)
    assert abs(statistics.mean(found)) < 4 * statistics.stdev(found) / len(found) ** 0.5


@pytest.mark.parametrize("game", GAMES)
def test_compiled_rules_find_the_same_luck_as_interpreted_ones(game):
    begun, answers = before_chance(game)
    known, after = begun.redeal(begun.actor), begun.copy()
    for answer in answers:
        after.play(answer)
    then = after.play_chance(random.Random(5)).redeal(begun.actor)
    fast, slow = (
        luck_of(known, begun.actor, numbers(known, answers), then, 7, is_compiled) for is_compiled in (True, False)
    )
    assert fast == slow


def test_where_chance_is_not_asked_there_is_no_luck():
    record = over("rattus", seed=9)
    begin = next(it for it in known_decisions(record) if record.actors[it.decision.end] != "chance")
    assert (
        luck_of(begin.before, begin.decision.seat, numbers(begin.before, begin.decision.answers), begin.after, 0)
        is None
    )


def before_chance(game):
    """A position of a random game and a decision there to which chance answers in more than one way."""
    record = over(game, seed=9)
    for decision in reversed(decisions(record)):
        begun = record.back_to(decision.at)
        after = record.back_to(decision.at + len(decision.answers))
        if after.actor == "chance" and len(after.legal()) > 2:
            return begun, decision.answers
    raise AssertionError("chance answered nowhere")


def numbers(known, answers):
    return answer_numbers(known, answers)


def test_the_worst_three_are_a_seat_s_mistakes_and_trifles_are_none():
    seen = game_review.overview(over("carcassonne"), None)
    notes = notes_for(seen)
    own = [place for place, decision in enumerate(seen.decisions) if decision.seat == 0]
    for place, given in zip(own, (0.01, 0.3, 0.1, 0.4, 0.2), strict=False):
        notes[place] = with_regret(notes[place], given)
    for place in own[5:]:
        notes[place] = with_regret(notes[place], 0.0)
    found = game_review.moments(seen, notes)
    first, second = game_review.seat_summaries(seen, found, game_review.ChanceCosts())
    assert first.mistakes == [own[3], own[1], own[4]]
    assert first.regret == pytest.approx(1.01)
    for place in (own[1], own[3], own[4]):
        notes[place] = with_regret(notes[place], 0.01)
    found = game_review.moments(seen, notes)
    assert game_review.seat_summaries(seen, found, game_review.ChanceCosts())[0].mistakes == [own[2]]
    assert len(second.mistakes) == 3
    assert {point.kind for point in turning_points(found)} <= {"decision", "luck"}


def test_c3_what_a_ravage_costs_is_set_against_the_exact_odds_before_it():
    """C3 to C5: before the first rat of a ravage the odds of the region give what is expected, and its end what came."""
    record = over("rattus", seed=5)
    begin = next(at for at in range(len(record.answers)) if is_in_ravage(record.back_to(at)))
    before = record.back_to(begin)
    (plain,) = (it for it in before.odds()["regions"][before.view()["ravage"]["region"]]["ravages"] if not it["cards"])
    expected = [sum(lost * chance for lost, chance in enumerate(chances)) for chances in plain["lost"]]
    end = next(at for at in range(begin, len(record.answers)) if not is_in_ravage(record.back_to(at)))
    after = record.back_to(end)
    found = game_review.chance_costs(after)
    assert found.expected == pytest.approx(expected, abs=0.001)
    assert sum(expected) > 0
    assert found.actual == [then - now for then, now in zip(before.scores, after.scores, strict=True)]


@pytest.mark.parametrize("name", ["rattus-base-2-online", "rattus-base-2-printed", "rattus-base-3-letter"])
def test_f5_what_the_final_ravage_costs_is_set_against_the_odds_that_are_shown_as_it_begins(name):
    """The result draws these odds ravage by ravage: both speak of the same figure."""
    record = games.get("rattus").replay((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    begin = next(at for at in range(len(record.answers)) if is_in_final(record.back_to(at)))
    odds = record.back_to(begin).odds()["regions"].values()
    last = [it["lost"] for region in odds for it in region["ravages"] if it["when"] == "last"]
    players = len(record.scores)
    final = [sum(lost * chance for it in last for lost, chance in enumerate(it[seat])) for seat in range(players)]
    whole, before = (game_review.chance_costs(it).expected for it in (record, record.back_to(begin)))
    assert [now - then for now, then in zip(whole, before, strict=True)] == pytest.approx(final, abs=0.001)
    assert sum(final) > 0


def is_in_final(position):
    return is_in_ravage(position) and position.view()["round"] == "ravage"


def is_in_ravage(position):
    return position.actor == "chance" and position.view()["ravage"] is not None


def test_a_game_without_such_odds_mentions_no_losses():
    assert game_review.chance_costs(over("carcassonne")) == game_review.ChanceCosts(None, None)


def test_only_a_game_that_is_over_is_reviewed_and_only_by_those_who_sat_there():
    record = over("carcassonne")
    with pytest.raises(BadArgument, match="must be over"):
        local_search.review("carcassonne", record.back_to(20).record(), 1)
    with pytest.raises(UnknownSeat):
        local_search.review("carcassonne", record.record(), 1, seat=7)


def test_a_spectator_sees_the_chances_of_a_game_without_secrets_as_everybody_does():
    record = over("carcassonne")
    assert game_review.overview(record, "public").wins == game_review.overview(record, 0).wins
    assert all(game_review.overview(record, "public").knew_before)
