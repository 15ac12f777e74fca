"""One table, the same questions to a server and to a site: the replies are equal, refusals too."""

from contextlib import closing

import pytest
from server.places import connected, fresh
from server.serving import Server
from server.storing import store_game
from server.test_analysis import played
from site_browser import Browser

from ratskeller.server.tables import entry_log, queries
from ratskeller.site.tables import OWNER, LocalTable

LENGTHS = {"begun": 40, "over": None}
"""After how many answers the table is compared; None: at the end."""


@pytest.fixture(scope="module", params=["rattus", "carcassonne"])
def asked(request, tmp_path_factory):
    """Return what asks both for a part of a table, by its name: in the middle of a game, at its end, and where odds come after it."""
    game, browser = request.param, Browser()
    file = fresh(tmp_path_factory.mktemp("same") / "tables.sqlite3")
    for table, length in {**LENGTHS, "closed": 40}.items():
        position = played(game, length)
        store_game(file, table, position, [OWNER, OWNER], odds="after" if table == "closed" else "always")
        with closing(connected(file)) as database:
            row, seats = queries.read(database, table)
            entries = entry_log.since(database, table, 0)
        browser.documents[table] = LocalTable(row, seats, entries, position).document()
    server = Server(file).start()
    # The session of a guest is called like the guest
    guest = server.guest(**{name: OWNER for name in server.guest().http.cookies if "_browser_" not in name})

    def ask(table, part="", method="GET", body=None, **query):
        path = f"/tables/{table}{part and f'/{part}'}"
        sent = guest.http.request(method, f"/api{path}", params=query, json=body)
        reply = browser.reply(method, path, body, **query)
        return (sent.status_code, sent.json()), (reply["status"], reply["body"])

    yield ask
    server.stop()


@pytest.mark.parametrize("table", [*LENGTHS, "closed"])
def test_looking_back_is_the_same(asked, table):
    for part in ("view", "odds", "bill", "analysis", "trial"):
        for query in ({"at": 7}, {"at": 7, "seat": 1}, {"at": 9999}, {"at": 7, "seat": 3}, {}):
            if (part == "trial" and set(query) != {"at"}) or (part == "analysis" and table == "over"):
                continue
            server, site = asked(table, part, **query)
            assert site == server, (part, query)
    server, site = asked(table, "view", at=7, seat="public")
    assert site == server


@pytest.mark.parametrize("table", LENGTHS)
def test_the_table_is_the_same_but_for_who_may_watch(asked, table):
    for query in ({}, {"seat": 0}, {"seat": 1}):
        (status, server), (_, site) = asked(table, **query)
        assert status == 200
        assert {**site, "spectators": True} == server


def test_the_record_is_refused_alike(asked):
    server, site = asked("begun", "record")
    assert site == server
    assert server[0] == 409


SEATS = [{"kind": "me"}, {"kind": "hotseat"}]


@pytest.mark.parametrize(
    ("table", "part", "body"),
    [
        ("begun", "rematch", {}),
        ("begun", "branch", {"at": 3, "seats": SEATS}),
        ("over", "branch", {"at": 9999, "seats": SEATS}),
        ("over", "branch", {"at": 3, "seats": SEATS[:1]}),
        ("over", "branch", {"at": 3, "seats": [SEATS[0], {"kind": "bot", "bot": "nobody"}]}),
        ("over", "branch", {"at": 3, "seats": SEATS, "clock": {"kind": "live", "turn": 30, "bot": "nobody"}}),
    ],
)
def test_what_goes_on_is_refused_alike(asked, table, part, body):
    server, site = asked(table, part, "POST", body)
    assert site == server
    assert server[0] >= 400
