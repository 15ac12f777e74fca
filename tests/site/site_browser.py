"""What the client of a site and its storage do."""

import base64
import json

from ratskeller import bots, games
from ratskeller.site import requests
from ratskeller.wasm.position import state_of


class Browser:
    """What the client and its storage do."""

    def __init__(self):
        self.documents = {}
        self.summaries = {}
        self.reviews = {}
        self.attempts = {}
        self.encounters = {}
        self.ticks = {}
        self.watched = set()

    def ask(self, method, path, body=None, expected=(200, 201), **query):
        reply = self.reply(method, path, body, **query)
        assert reply["status"] in ([expected] if isinstance(expected, int) else expected), reply["body"]
        return reply["body"]

    def reply(self, method, path, body=None, **query):
        found = path.split("/")[2] if path.count("/") > 1 else None
        text = json.dumps(
            {
                "method": method,
                "path": path,
                "query": {name: str(value) for name, value in query.items()},
                "body": body or {},
                "document": self.documents.get(found),
                "name": "Ada",
                "review": self.reviews.get(found),
                "attempts": self.first_attempts(),
                "encounters": [it for it in self.encounters.values() if it is not None],
                "bots": {name: bots.names(name) for name in games.names()},
                "tick": self.ticks.get(found),
                "watched": found in self.watched,
            }
        )
        reply = json.loads(requests.serve(text))
        for stored in reply["stored"]:
            self.documents[stored["id"]] = stored["document"]
            self.summaries[stored["id"]] = stored["summary"]
            self.attempts[stored["id"]] = stored["attempt"]
            self.encounters[stored["id"]] = stored["encounter"]
            self.ticks.pop(stored["id"], None)
        if reply["tick"] is not None:
            self.ticks[found] = reply["tick"]
        return reply

    def first_attempts(self):
        """The first attempt of each day, as the worker of a site finds it."""
        begun = sorted((it["begun"], table) for table, it in self.attempts.items() if it is not None)
        first = {}
        for _, table in begun:
            it = self.attempts[table]
            first.setdefault(it["day"], {"day": it["day"], "table_id": table, "result": it["result"]})
        return list(first.values())

    def open(self, game, *seats, **more):
        kinds = [{"kind": "bot", "bot": seat} if seat not in ("me", "hotseat") else {"kind": seat} for seat in seats]
        return self.ask("POST", "/tables", {"game": game, "seats": kinds, **more})

    def answer(self, table, text, expected=201):
        body = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": text}
        return self.ask("POST", f"/tables/{table['id']}/answers", body, expected)

    def undo(self, table, to, expected=201):
        body = {"ply": table["ply"], "seat": table["view"]["actor"], "to": to}
        return self.ask("POST", f"/tables/{table['id']}/undo", body, expected)


def legal_of(browser, table):
    """The legal answers at a table, from its document."""
    return requests._table(table["id"], browser.documents[table["id"]]).position.legal()


def play_on(browser, table, chance):
    """Answer once for the seat asked, as the browser does for bots."""
    asked = browser.ask("GET", f"/tables/{table['id']}/bot")
    if asked is None:
        return browser.answer(table, chance.choice(legal_of(browser, table)))["table"]
    game = games.get(table["game"])
    state = state_of(game, base64.b64decode(asked["state"]))
    out = [0] * game.rules.MOST_OPTIONS
    count = game.rules.legal(state, out, [0] * game.rules.MOST_OPTIONS)
    turn = {"ply": asked["ply"], "seat": asked["seat"], "answers": [chance.choice(out[:count])]}
    browser.ask("POST", f"/tables/{table['id']}/bot", turn)
    return browser.ask("GET", f"/tables/{table['id']}")
