"""What the client of a site and its storage do."""

import json

from ratskeller import bots, games
from ratskeller.site import requests


class Browser:
    """What the client and its storage do."""

    def __init__(self):
        self.documents = {}
        self.summaries = {}
        self.reviews = {}

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
                "bots": {name: bots.names(name) for name in games.names()},
            }
        )
        reply = json.loads(requests.serve(text))
        for stored in reply["stored"]:
            self.documents[stored["id"]] = stored["document"]
            self.summaries[stored["id"]] = stored["summary"]
        return reply

    def open(self, game, *seats, **more):
        kinds = [{"kind": "bot", "bot": seat} if seat not in ("me", "hotseat") else {"kind": seat} for seat in seats]
        return self.ask("POST", "/tables", {"game": game, "seats": kinds, **more})

    def answer(self, table, text, expected=201):
        body = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": text}
        return self.ask("POST", f"/tables/{table['id']}/answers", body, expected)

    def undo(self, table, to, expected=201):
        body = {"ply": table["ply"], "seat": table["view"]["actor"], "to": to}
        return self.ask("POST", f"/tables/{table['id']}/undo", body, expected)
