"""Reviews without a server: the same judgements as in one process, and other turns that are tried."""

import random

import msgspec
import pytest
from searched import SEARCH, searched
from server.reviewed import judgements, other_turn
from site_browser import Browser, play_on

from ratskeller import games
from ratskeller.review import local_search
from ratskeller.review.judgements import decisions, known_decisions
from ratskeller.review.local_search import analyse_position
from ratskeller.search.turns import PlayedTurn, answers_played
from ratskeller.server.review.schemas import Analysis, Review
from ratskeller.site import requests, reviews

FIRST = 3
"""Decisions that are judged here: each takes seconds with interpreted rules."""


class Reviewer(Browser):
    """A browser that runs the searches that it is asked for, with few simulations."""

    whole = 0

    def think(self, method, path, **query):
        """The reply to a request, with the searches that it needs."""
        reply = self.reply(method, path, **query)
        table = path.split("/")[2]
        while reply["status"] == 202:
            asked = reply["body"]
            found = [self.found(asked["game"], it) for it in asked["searches"]]
            reply = self.reply("POST", "/thoughts", {"thought": asked["thought"], "found": found})
        if reply["review"] is not None:
            self.reviews[table] = reply["review"]
        return reply["body"]

    def found(self, name, asked):
        self.whole = max(self.whole, asked["simulations"])
        return searched(name, asked, round(self.whole / asked["simulations"]))


@pytest.fixture
def browser():
    requests._open.clear()
    return Reviewer()


def finished(game):
    position, chance = games.get(game).new(players=2), random.Random(5)
    while not position.over:
        position.play_chance(chance)
        if not position.over:
            position.play(chance.choice(position.legal()))
    return position


@pytest.fixture(params=games.names())
def reviewed(request, browser):
    """A finished game whose first decisions are judged, and its table."""
    record = finished(request.param)
    table = browser.ask("POST", "/records", {"record": record.record()})["id"]
    for _ in range(FIRST):
        browser.think("POST", f"/tables/{table}/review")
    return record, table


@pytest.mark.late
def test_judgements_are_those_of_one_process_and_the_review_has_them(browser, reviewed):
    record, table = reviewed
    stored = msgspec.json.decode(browser.reviews[table], type=reviews.StoredReview).judgements
    known = known_decisions(record)
    assert stored == [local_search.judge_decision(next(known), SEARCH) for _ in range(FIRST)]
    requests._open.clear()
    review = msgspec.convert(browser.ask("GET", f"/tables/{table}/review"), type=Review)
    assert (review.state, review.done, review.of) == ("working", FIRST, len(decisions(record)))
    assert [it.regret for it in review.moments] == [it.regret for it in stored]
    assert browser.ask("GET", f"/tables/{table}/review", since=2)["moments"][0]["index"] == 2
    public = browser.ask("GET", f"/tables/{table}/review", seat="public")
    assert len(public["outline"]) == len(decisions(record))


@pytest.mark.late
@pytest.mark.parametrize("game", games.names())
def test_a_decision_in_doubt_is_played_out_once_all_are_judged(browser, game):
    record = finished(game)
    table = browser.ask("POST", "/records", {"record": record.record()})["id"]
    known = list(known_decisions(record))
    at = next(place for place in reversed(range(len(known))) if len(known[place].before.legal()) > 1)
    notes = judgements(record, {known[at].decision.at: other_turn(record, known[at].decision.at)})
    notes[at] = msgspec.structs.replace(notes[at], loss=None)
    browser.reviews[table] = msgspec.json.encode(reviews.StoredReview(reviews.method_of(game), notes)).decode()
    assert browser.ask("GET", f"/tables/{table}/review")["state"] == "working"
    browser.think("POST", f"/tables/{table}/review")
    stored = msgspec.json.decode(browser.reviews[table], type=reviews.StoredReview).judgements
    notes[at] = local_search.settle(known[at], notes[at], SEARCH)
    assert stored == notes
    assert browser.ask("GET", f"/tables/{table}/review")["state"] == "done"
    assert browser.think("POST", f"/tables/{table}/review") is None, "nothing is left to do"


@pytest.mark.late
def test_another_turn_is_tried_and_judged(browser, reviewed):
    record, table = reviewed
    decision = decisions(record)[0]
    seen = browser.ask("GET", f"/tables/{table}/trial", at=decision.at)
    assert (seen["seat"], seen["length"], seen["done"]) == (decision.seat, decision.at, False)
    answers = "; ".join(decision.answers)
    assert browser.ask("GET", f"/tables/{table}/trial", at=decision.at, answers=answers)["done"]
    attempt = browser.think("GET", f"/tables/{table}/attempt", at=decision.at, answers=answers)
    assert not attempt["is_good"]
    later = decisions(record)[FIRST]
    late = browser.ask("GET", f"/tables/{table}/attempt", expected=409, at=later.at, answers="; ".join(later.answers))
    assert late["code"] == "not-reviewed"


@pytest.mark.late
@pytest.mark.parametrize("game", games.names())
def test_an_analysis_is_that_of_one_process(browser, game):
    record = finished(game)
    table = browser.ask("POST", "/records", {"record": record.record()})["id"]
    decision = decisions(record)[0]
    found = browser.think("GET", f"/tables/{table}/analysis", at=decision.at)
    before = record.back_to(decision.at).redeal(decision.seat)
    expected = analyse_position(before, decision.seat, SEARCH, PlayedTurn(decision.answers))
    read = msgspec.convert(found, type=Analysis)
    assert (read.at, read.seat, read.win) == (decision.at, decision.seat, expected.win)
    assert (read.turns, read.taken) == (expected.turns, expected.played)


@pytest.mark.late
@pytest.mark.parametrize("game", games.names())
def test_during_a_game_a_turn_of_a_bot_has_reasons_where_the_table_allows_it(browser, game):
    table = browser.open(game, "me", "novice", analysis=True)
    assert table["analysis"]
    chance = random.Random(2)
    while (at := first_turn(table["id"], browser, 1)) is None:
        table = play_on(browser, table, chance)
    found = msgspec.convert(browser.think("GET", f"/tables/{table['id']}/analysis", at=at), type=Analysis)
    assert (found.seat, found.asked, table["over"]) == (0, 1, False)
    before = requests._table(table["id"], browser.documents[table["id"]]).at(at, None)[1]
    played = PlayedTurn(tuple(found.taken.turn.answers.split("; ")), "novice")
    assert found.taken == analyse_position(before.redeal(0), 0, SEARCH, played).played
    other = browser.ask("GET", f"/tables/{table['id']}/analysis", expected=403, at=at, seat=1)
    assert other["code"] == "wrong-seat"


def first_turn(table, browser, seat):
    """After how many answers the first whole turn of a seat began; None while there is none."""
    position = requests._table(table, browser.documents[table]).position
    return next((at for at, it in enumerate(position.actors) if it == seat and answers_played(position, at)), None)


def test_during_a_game_nothing_is_analysed_where_the_table_does_not_allow_it(browser):
    table = browser.open("rattus", "me", "novice")
    assert not table["analysis"]
    assert browser.ask("GET", f"/tables/{table['id']}/analysis", expected=409)["code"] == "no-analysis"


def test_a_game_that_is_not_over_has_no_review(browser):
    table = browser.open("rattus", "me", "novice")["id"]
    for method, path in (("GET", "review"), ("POST", "review"), ("GET", "trial"), ("GET", "attempt")):
        assert browser.ask(method, f"/tables/{table}/{path}", expected=409)["code"] == "game-not-over"
    assert browser.ask("GET", f"/tables/{table}/analysis", expected=409)["code"] == "no-analysis"


def test_what_was_judged_by_other_rules_is_judged_anew(browser):
    table = browser.ask("POST", "/records", {"record": finished("rattus").record()})["id"]
    browser.reviews[table] = msgspec.json.encode(reviews.StoredReview("older", [])).decode()
    assert browser.ask("GET", f"/tables/{table}/review")["done"] == 0


def test_a_thought_that_nobody_waits_for_is_refused(browser):
    assert browser.ask("POST", "/thoughts", {"thought": 0, "found": []}, 409)["code"] == "search-ended"
