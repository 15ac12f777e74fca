"""Taking answers back: one's own, down to the first that told something or asked somebody else; the stream only grows."""

from typing import Any

import pytest

from .serving import Guest, Server

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]


def at_turn(guest: Guest, seats: list[dict[str, Any]]) -> Any:
    """Return a table whose first turn has just begun."""
    table = guest.open(seats)
    while table["view"]["question"] != "turn":
        table = guest.answer(table, table["view"]["legal"][0])["table"]
    return table


def undo(guest: Guest, table: Any, to: int) -> Any:
    path = f"/api/tables/{table['id']}/undo"
    return guest.post(path, ply=table["ply"], seat=table["view"]["actor"], to=to)


def test_an_undo_is_a_new_entry_and_leads_back_to_the_same_view(guest: Guest) -> None:
    before = at_turn(guest, HOTSEAT)
    table = guest.answer(before, "take knight")["table"]
    table = guest.answer(table, next(text for text in table["view"]["legal"] if text.startswith("add")))["table"]
    update = undo(guest, table, before["length"])
    (entry,) = update["entries"]
    assert (entry["kind"], entry["answer"], entry["length"]) == ("undo", None, before["length"])
    assert entry["events"] == []
    assert update["table"]["ply"] == before["ply"] + 3
    assert update["table"]["view"] == before["view"]
    assert [one["kind"] for one in guest.log(table, before["ply"])] == ["answer", "answer", "undo"]


def test_a_part_of_the_draft_can_be_taken_back(guest: Guest) -> None:
    table = guest.answer(at_turn(guest, HOTSEAT), "take knight")["table"]
    longer = guest.answer(table, next(text for text in table["view"]["legal"] if text.startswith("add")))["table"]
    assert longer["draft"][-2]["answer"] == "take knight"
    assert undo(guest, longer, longer["draft"][-1]["length"])["table"]["view"] == table["view"]


def test_the_game_goes_on_after_an_undo(guest: Guest) -> None:
    table = at_turn(guest, HOTSEAT)
    back = undo(guest, guest.answer(table, "take knight")["table"], table["length"])["table"]
    assert guest.answer(back, "take witch")["table"]["view"]["cards"]["witch"] == back["view"]["actor"]


def test_what_is_over_or_not_ones_own_stays(guest: Guest) -> None:
    table = at_turn(guest, HOTSEAT)
    floor, seat, path = table["undo_floor"], table["view"]["actor"], f"/api/tables/{table['id']}/undo"
    table = guest.answer(table, "take knight")["table"]
    for to in (0, floor - 1, table["length"], table["length"] + 5):
        problem = guest.refused(path, 409, ply=table["ply"], seat=seat, to=to)
        assert problem["code"] == "undo-barrier"
        assert problem["detail"] == {"undo_floor": floor, "length": table["length"]}
    assert guest.refused(path, 409, ply=table["ply"] - 1, seat=seat, to=floor)["code"] == "stale-ply"
    assert guest.refused(path, 409, ply=table["ply"], seat=1 - seat, to=floor)["code"] == "not-your-turn"
    assert guest.table(table)["ply"] == table["ply"]


def test_nothing_can_be_taken_back_once_chance_has_spoken(guest: Guest) -> None:
    table = at_turn(guest, HOTSEAT)
    while not table["view"]["final"]:
        table = guest.answer(table, table["view"]["legal"][0])["table"]
    table = guest.answer(table, table["view"]["final"][0])["table"]
    assert table["undo_floor"] == table["length"]
    assert table["draft"] == []
    seat, path = table["view"]["actor"], f"/api/tables/{table['id']}/undo"
    problem = guest.refused(path, 409, ply=table["ply"], seat=seat, to=table["length"] - 1)
    assert problem["code"] == "undo-barrier"


@pytest.mark.late
def test_an_undo_survives_a_restart(start: Any) -> None:
    server: Server = start()
    guest = server.guest()
    table = at_turn(guest, HOTSEAT)
    cookies = dict(guest.http.cookies)
    back = undo(guest, guest.answer(table, "take knight")["table"], table["length"])["table"]
    server.stop()
    server.start()
    again = server.guest()
    again.http.cookies.clear()
    again.http.cookies.update(cookies)
    assert again.table(table) == back


def test_h4_once_the_final_plague_phase_has_started_the_move_cannot_be_reset(guest: Guest) -> None:
    """F5: the last of the final turns ends the draft, whatever the plague finds."""
    table = at_turn(guest, HOTSEAT)
    while table["view"]["round"] == "regular":
        view = table["view"]
        crowded = max(
            view["regions"], key=lambda name: len(view["regions"][name]["tokens"]) * (f"plague {name}" in view["legal"])
        )
        there = [text for text in (f"plague {crowded}", "no") if text in view["legal"]]
        table = guest.answer(table, (there + view["legal"])[0])["table"]
    seat, before = table["view"]["actor"], table["length"]
    table = guest.answer(table, "done")["table"]
    assert (table["over"], table["undo_floor"] > before) == (True, True)
    path = f"/api/tables/{table['id']}/undo"
    for to in (before, table["length"] - 1):
        assert guest.refused(path, 409, ply=table["ply"], seat=seat, to=to)["code"] == "game-over"
