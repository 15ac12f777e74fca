"""Provably fair: the server is bound before anybody adds a number, and anyone with the record can work out every random draw again."""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from ratskeller import cli, games
from ratskeller.core.errors import BadRecord
from ratskeller.core.fairness import Contribution, Seed, check, proof_of, with_proof

from .serving import Guest, Server

SEED = Seed("11" * 32, "22" * 16, [Contribution(0, 0, "33" * 32), Contribution(1, 4, "44" * 16)])


def played(game: str = "rattus", most: int = 400, seed: Seed = SEED) -> str:
    """The record of a game whose chance follows from a seed."""
    position, rng = games.get(game).new(players=2, start="random"), random.Random(1)
    while not position.over and len(position.answers) < most:
        position.deal_chance(seed)
        if not position.over:
            position.play(rng.choice(position.legal()))
    return with_proof(position.record(), proof_of(position, seed))


def changed(record: str, change: Any) -> tuple[str, Any]:
    """A record after a change, and the position that it leads to."""
    content = json.loads(record)
    change(content)
    text = json.dumps(content)
    return text, games.get(content["game"]).replay(text)


@pytest.mark.parametrize("game", games.names())
def test_all_chance_of_a_game_is_proved(game):
    record = played(game)
    position = games.get(game).replay(record)
    assert check(record, position) == position.actors.count("chance") > 20


def test_the_record_that_the_browser_proves_in_its_tests_is_proved_here_too():
    record = (Path(__file__).parent / "fair-record.json").read_text(encoding="utf-8")
    assert check(record, games.get("rattus").replay(record)) > 5


def test_an_answer_that_was_changed_is_found():
    record = played()
    position = games.get("rattus").replay(record)
    first = next(at for at, who in enumerate(position.actors) if who == "chance")
    other = next(text for text in position.back_to(first).legal() if text != position.answers[first])
    text, end = changed(record, lambda it: it.update(answers=[other]))
    with pytest.raises(
        BadRecord, match=f"answer 1, to 'plague start': the random draw had to be '{position.answers[0]}', not"
    ):
        check(text, end)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("seed", "12" * 32, "not the one that was committed to"),
        ("salt", "23" * 16, "not the one that was committed to"),
        ("commitment", "0" * 64, "not the one that was committed to"),
        ("contributions", [], "the random draw had to be"),
        ("contributions", [{"seat": 0, "after": 0, "value": "33" * 32}], "the random draw had to be"),
        ("seed", "xyz", "proof: "),
    ],
)
def test_a_proof_that_was_changed_is_found(name, value, message):
    text, end = changed(played(), lambda it: it["proof"].update({name: value}))
    with pytest.raises(BadRecord, match=message):
        check(text, end)


def test_what_was_taken_back_does_not_roll_again():
    """The n-th question gets the n-th number, whatever was tried before it: there is nothing to fish for."""
    position = games.get("carcassonne").new(players=2)
    position.deal_chance(SEED)
    answers = position.legal()
    ways = [position.copy().play(answers[0]), position.copy().play(answers[-1])]
    for way in ways:
        way.play(way.legal()[-1]).deal_chance(SEED)
    assert ways[0].answers[-1] == ways[1].answers[-1]


def test_a_number_counts_from_the_question_on_at_which_it_came():
    alone = Seed(SEED.seed, SEED.salt, SEED.contributions[:1])
    assert [SEED.number(n, 1 << 32) == alone.number(n, 1 << 32) for n in range(6)] == [True] * 4 + [False] * 2


def open_fair(guest: Guest, seats: list[dict[str, Any]]) -> Any:
    commitment = guest.post("/api/commitments")["commitment"]
    fair = {"commitment": commitment, "contribution": "ab" * 32}
    return guest.post("/api/tables", game="rattus", seats=seats, options={"start": "random"}, fair=fair)


def test_a_table_is_fair_by_proof_from_its_commitment_to_its_record(server: Server, tmp_path, capsys) -> None:
    anna, ben = server.guest(), server.guest()
    table = open_fair(anna, [{"kind": "me"}, {"kind": "open"}])
    assert table["fair"]["contributions"] == [{"seat": 0, "after": 0, "value": "ab" * 32}]
    used = {"commitment": table["fair"]["commitment"], "contribution": "ab" * 32}
    body = {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "open"}], "fair": used}
    assert anna.refused("/api/tables", 409, **body)["code"] == "unknown-commitment"
    fresh = ben.post("/api/commitments")["commitment"]
    assert (
        anna.refused("/api/tables", 409, **(body | {"fair": used | {"commitment": fresh}}))["code"]
        == "unknown-commitment"
    )
    joined = ben.post(f"/api/tables/{table['id']}/join", seat=1, contribution="cd" * 16)
    assert joined["fair"]["contributions"][1] == {"seat": 1, "after": 2, "value": "cd" * 16}
    rng = random.Random(2)
    while not table["over"]:
        who = anna if table["view"]["actor"] == 0 else ben
        table = who.table(table)
        table = who.answer(table, rng.choice(table["view"]["legal"]))["table"]
        assert "seed" not in json.dumps(table)
    record = anna.http.get(f"/api/tables/{table['id']}/record").text
    proof = json.loads(record)["proof"]
    bound = hashlib.sha256(bytes.fromhex(proof["salt"]) + bytes.fromhex(proof["seed"])).hexdigest()
    assert bound == joined["fair"]["commitment"] == proof["commitment"]
    file = tmp_path / "record.json"
    file.write_text(record, encoding="utf-8")
    assert cli.run(["proof", str(file)]) == 0
    assert "random draws match the commitment" in capsys.readouterr().out
    file.write_text(record.replace(proof["seed"], "00" * 32), encoding="utf-8")
    assert cli.run(["proof", str(file)]) == 2
    assert "not the one that was committed to" in capsys.readouterr().err


def test_a_table_like_any_other_has_no_proof(guest: Guest, tmp_path, capsys) -> None:
    assert guest.open()["fair"] is None
    file = tmp_path / "record.json"
    file.write_text(games.get("rattus").new().record(), encoding="utf-8")
    assert cli.run(["proof", str(file)]) == 2
    assert "this record has none" in capsys.readouterr().err
