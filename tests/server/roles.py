"""Who may ask what: every address and every kind of message of the server, tried by somebody of every role."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple, get_args

import httpx
from websockets.sync.client import ClientConnection, connect

from ratskeller.cli.moderation import act_on_guest
from ratskeller.server.accounts.api_tokens import Scope
from ratskeller.server.app.assembly import ROUTES

from .places import place_of
from .serving import REUSE, Guest, Server, received

PASSWORD = "Bring out your dead"
SEATS = [{"kind": "me"}, {"kind": "open"}]
SOMEBODY = "0123456789abcdef"
ADMIN = "Someone who looks after the roles"
# What has to be sent so that nothing but the role can keep somebody out, and nothing comes of it that others would notice; a new address
# needs a line here, or the test fails
BODIES: dict[str, dict[str, Any]] = {
    "joinTable": {"seat": 1},
    "answer": {"ply": 0, "seat": 0, "answer": "x"},
    "answerForBot": {"ply": 0, "seat": 0, "answers": []},
    "undo": {"ply": 0, "seat": 0, "to": 0},
    "branch": {"at": 0, "seats": [{"kind": "me"}]},
    "analyseOnDevice": {"found": []},
    "judgeTurnOnDevice": {"found": []},
    "judgeOnDevice": {"found": []},
    "reviewOnDevice": {"first": 0, "judgements": []},
    "enterTable": {"password": "wrong"},
    "clearSeat": {},
    "takeDaysOff": {"days": 0},
    "planDaysOff": {"first": "2000-01-01", "last": "2000-01-01"},
    "seatBot": {},
    "beginGame": {},
    "closeTable": {},
    "rematch": {},
    "resign": {"seat": 0},
    "comeBackToSeat": {"seat": 0},
    "vote": {"agreed": False},
    "goAway": {"seat": 0, "days": 0},
    "order": {"seat": 0},
    "say": {"key": "0123456789", "phrase": "hello"},
    "takeLineBack": {"room": "table", "number": 1},
    "silence": {"person": SOMEBODY, "silence": "none"},
    "lead": {"lead": 2 * SOMEBODY, "at": 0, "within": 0, "eyes": "all"},
    "endLead": {"lead": 2 * SOMEBODY},
    "putNote": {"text": "a four?"},
    "judge": {"deed": "mute"},
    "closeAnyTable": {},
    "commit": {},
    "playDay": {"day": "2000-01-01"},
    "quickMatch": {"game": "chess"},
    "renameMe": {"name": ADMIN},
    "openAccount": {"name": ADMIN, "password": "a long password"},
    "addMail": {"address": "nowhere", "language": "en"},
    "addPush": {"auth": "a" * 22, "endpoint": "https://push.example/1", "p256dh": "B" * 87, "language": "en"},
    "addWebhook": {"address": "nowhere", "language": "en"},
    "changeChannel": {"language": "en"},
    "confirmMail": {"code": "000000"},
    "beginSecondFactor": {"password": "wrong"},
    "turnOnSecondFactor": {"factor": "000000"},
    "renewRecoveryCodes": {"password": "wrong", "factor": "000000"},
    "turnOffSecondFactor": {"password": "wrong", "factor": "000000"},
    "deleteAccount": {"password": "wrong"},
    "makeLink": {},
    "askMailLink": {"address": "nowhere", "language": "en"},
    "useMailLink": {"code": "wrong"},
    "changePassword": {"old": "wrong", "password": "a long password"},
    "setListing": {"listed": True},
    "setProfile": {
        "language": None,
        "letters": False,
        "speed": "normal",
        "theme": "auto",
        "sound": {"volume": 0.5, "muted": [], "mine": False},
    },
    "comeBack": {"code": "wrong"},
    "signIn": {"name": "nobody", "password": "wrong"},
    "signOut": {"session": SOMEBODY},
    "makeToken": {"name": "My bot", "scopes": ["read"]},
    "revokeToken": {},
    "importRecord": {"record": "no record"},
    "stopMails": {},
    "openTable": {"game": "chess", "seats": SEATS},
}
QUERIES = {"getLadder": {"game": "rattus"}, "getStatistics": {"game": "rattus"}, "getPlayer": {"name": "nobody"}}
QUERIES |= {
    "getStartPage": {"game": "rattus"},
    "getStrength": {"game": "rattus"},
    "tryTurn": {"at": "0"},
    "judgeTurn": {"at": "0", "answers": "x"},
    "judgeTurnOnDevice": {"at": "0", "answers": "x"},
    "judgeOnDevice": {"at": "0"},
}
# What asks for one of one's own seats
SEATED = {"answer", "answerForBot", "undo", "resign", "comeBackToSeat", "goAway", "order"}
PLACES = {
    # Of the host, who has answered: a free seat is nobody's
    "seat": "0",
    "name": "rattus",
    "language": "de",
    "channel_id": SOMEBODY,
    "token": SOMEBODY,
    "note": SOMEBODY,
    "first": "2000-01-01",
    "person": SOMEBODY,
    "handle": SOMEBODY,
    "file": "rattus.wasm",
}

REFUSALS = {
    *("no-session", "no-account", "not-for-programs", "scope-missing"),
    *("password-needed", "no-spectators", "sent-away"),
    *("wrong-seat", "not-host", "not-a-player", "no-voice", "not-admin"),
}
"""Codes of refusals that are about who asks."""


class Address(NamedTuple):
    """An address under /api; the method of a socket is WS. `scope`: what the token of a program has to have, None for people alone."""

    name: str
    method: str
    path: str
    scope: str | None

    def at(self, table: str) -> str:
        """Return the whole address, of a table or of somebody who is not there."""
        path = "/api" + self.path.replace("{table_id:str}", table)
        for name, value in PLACES.items():
            path = path.replace(f"{{{name}:{'int' if name == 'seat' else 'str'}}}", value)
        return path


Asked = dict[Address, dict[str, str]]
"""By address and role: the code of the refusal, "" where there is none."""
Heard = dict[str, dict[str, bool]]
"""By message and role: whether it comes."""


def addresses() -> list[Address]:
    """Return every address of the server, from the routes themselves."""
    found = []
    for route in ROUTES:
        for path in route.paths:
            name = getattr(route, "operation_id", None) or route.handler_name.rpartition(".")[2]
            methods = getattr(route, "http_methods", {"WS"})
            found += [Address(name, str(method), path, route.opt.get("scope")) for method in methods]
    return sorted(found, key=lambda it: (it.path, it.method))


class Caller(NamedTuple):
    """Somebody who asks: by a session, by the token of a program, or as a stranger, who forgets what they are given."""

    http: httpx.Client
    seat: int = 0
    forgets: bool = False

    def asks(self, address: Address, table: str) -> str:
        """Return what an address of a table or of the server tells: "ok", or the code of a refusal."""
        if self.forgets:
            self.http.cookies.clear()
        path = address.at(table)
        if address.method == "WS":
            return self._hears(path)
        body = BODIES[address.name] if address.method in ("POST", "PUT", "PATCH") else None
        if address.name in SEATED:
            body = {**(body or {}), "seat": self.seat}
        answer = self.http.request(address.method, path, json=body, params=QUERIES.get(address.name))
        assert answer.status_code < 500, (address, answer.text)
        return "ok" if answer.is_success or answer.is_redirect else str(answer.json()["code"])

    def _hears(self, path: str) -> str:
        with self.listens(path) as socket:
            message = received(socket)
        return str(message["code"]) if message["type"] == "error" else "ok"

    def listens(self, path: str) -> ClientConnection:
        """Open a socket."""
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        if secret := self.http.headers.get("authorization"):
            headers["Authorization"] = secret
        return connect(str(self.http.base_url).replace("http", "ws").rstrip("/") + path, additional_headers=headers)


@contextmanager
def everybody(server: Server) -> Iterator[tuple[str, dict[str, Caller]]]:
    """Give a table with a password at which a game has begun, and somebody of every role."""
    people = [Guest(server.url) for _ in range(6)]
    guest, other, spectator, player, host, admin = people
    admin.post("/api/me/account", name=ADMIN, password=PASSWORD)
    act_on_guest(place_of(server.database), ADMIN, "make-admin")
    door = {"way": "password", "password": PASSWORD}
    table = host.post("/api/tables", game="rattus", seats=[*SEATS, {"kind": "open"}], options={"start": 0}, **door)
    for one in (player, spectator):
        one.post(f"/api/tables/{table['id']}/enter", password=PASSWORD)
    player.post(f"/api/tables/{table['id']}/join", seat=1)
    other.open(SEATS)
    programs = [_program(player, scope) for scope in get_args(Scope)]
    stranger = httpx.Client(base_url=server.url, timeout=20, limits=REUSE)
    # Both have answered: nobody can close it alone
    for who, seat in ((host, 0), (player, 1)):
        while (seen := who.table(table))["view"]["actor"] == seat:
            who.answer(seen, seen["view"]["legal"][0])
    roles = {
        "stranger": Caller(stranger, forgets=True),
        "guest": Caller(guest.http),
        "player elsewhere": Caller(other.http),
    }
    roles |= {"onlooker": Caller(spectator.http), "player": Caller(player.http, 1), "host": Caller(host.http)}
    roles["admin"] = Caller(admin.http)
    roles |= {f"token: {scope}": Caller(it, 1) for scope, it in zip(get_args(Scope), programs, strict=True)}
    yield table["id"], roles
    for http in (stranger, *programs, *(one.http for one in people)):
        http.close()


def _program(guest: Guest, scope: str) -> httpx.Client:
    secret = guest.post("/api/me/tokens", name="My bot", scopes=[scope])["secret"]
    return httpx.Client(base_url=guest.url, headers={"Authorization": f"Bearer {secret}"}, timeout=20, limits=REUSE)


def asked(table: str, roles: dict[str, Caller]) -> Asked:
    """Return the refusal that every role gets at every address because of who asks, "" where there is none."""
    found = {}
    # A player who resigns is no player any more
    for address in sorted(addresses(), key=lambda it: it.name == "resign"):
        received_by = {role: who.asks(address, table) for role, who in roles.items()}
        assert "bad-request" not in received_by.values(), (
            f"{address.name}: what is sent has to be right, or nobody learns who may"
        )
        found[address] = {role: code if code in REFUSALS else "" for role, code in received_by.items()}
    return {address: found[address] for address in addresses()}


def heard(table: str, roles: dict[str, Caller], record: str) -> Heard:
    """Return which messages come to whom over sockets: at that table, then at one where everybody may look at a game that is over."""
    host, onlooker = roles["host"], roles["onlooker"]
    received_by = {role: {_first(who, "/api/me/live")} for role, who in roles.items()}

    def happens() -> None:
        for who, key in ((host, "of-a-player"), (onlooker, "of-an-onlooker")):
            _posts(who, f"/api/tables/{table}/talk", key=key, phrase="hello")
        assert host.http.put(f"/api/tables/{table}/notes/of-the-host", json=BODIES["putNote"]).is_success
        _posts(host, f"/api/tables/{table}/votes", agreed=True)

    _listen(received_by, table, roles, happens, lambda it: it["type"] == "entries" and it["table"]["conduct"]["votes"])
    imported = _posts(host, "/api/records", record=record)["id"]

    def leads() -> None:
        _posts(host, f"/api/tables/{imported}/lead", **BODIES["lead"])
        _posts(host, f"/api/tables/{imported}/lead/end", **BODIES["endLead"])

    _listen(received_by, imported, roles, leads, lambda it: it["type"] == "lead-over")
    kinds = sorted(set().union(*received_by.values()))
    return {kind: {role: kind in received_by[role] for role in roles} for kind in kinds}


def _posts(who: Caller, path: str, **body: Any) -> Any:
    answer = who.http.post(path, json=body)
    assert answer.is_success, answer.text
    return answer.json()


def _first(who: Caller, path: str) -> str:
    with who.listens(path) as socket:
        return str(received(socket)["type"])


def _listen(
    received_by: dict[str, set[str]],
    table: str,
    roles: dict[str, Caller],
    happens: Callable[[], None],
    is_last: Callable[[Any], Any],
) -> None:
    """Note the kinds of messages that come to every role while something happens, up to one that comes to all who hear anything."""
    with ExitStack() as opened:
        sockets = {}
        for role, who in roles.items():
            socket = opened.enter_context(who.listens(f"/api/tables/{table}/live?since=0&talk=1"))
            first = received(socket)
            received_by[role] |= _kinds(first)
            if first["type"] != "error":
                sockets[role] = socket
        happens()
        for role, socket in sockets.items():
            message = None
            while message is None or not is_last(message):
                message = received(socket)
                received_by[role] |= _kinds(message)


def _kinds(message: Any) -> set[str]:
    """Return what kind of message it is; of talk, where it was said."""
    kind = str(message["type"])
    return {f"{kind}: {line['room']}" for line in message["lines"]} if kind == "talk" else {kind}
