"""Notifications of turns by email, web push and webhook: sent once, without secrets of others."""

import base64
import hashlib
import hmac
import json
import random
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02

from ratskeller.server.db.timestamps import between, now
from ratskeller.server.mail.smtp import NotSent
from ratskeller.server.notifications.outbound_requests import Forbidden, OutboundRequests, check_address

from .places import connected, fresh
from .receiving import ACCEPTED, SITE, Device, Mailbox, Receiver, notifying, receiver, text_of
from .serving import Guest, Server, received, until

TWO = [{"kind": "me"}, {"kind": "open"}]
ANNA = "anna@example.org"
CODE = r"\b\d{6}\b"
HOUR = 3600 * 1000


@pytest.fixture(scope="module")
def room() -> Iterator[Receiver]:
    with receiver() as running:
        yield running


@pytest.fixture
def webhooks(room: Receiver) -> Receiver:
    room.posts.clear()
    room.status = 201
    return room


def with_mail(guest: Guest, mails: Mailbox, address: str = ANNA, **more: Any) -> Any:
    """Add an email address of a guest, and confirm it by the code in the email."""
    channel = guest.post("/api/me/channels/mail", address=address, language="en", **more)["channel"]
    guest.post(f"/api/me/channels/{channel['id']}/confirm", code=mails.take(channel["shown"], CODE))
    return channel


def turned(one: Guest, other: Guest, game: str = "carcassonne", seed: int = 1, answers: int = 0) -> Any:
    """Open a table for two, play at least so many answers until it is the turn of `other`, and return it as they see it."""
    rng, table = random.Random(seed), one.open(TWO, game)
    other.post(f"/api/tables/{table['id']}/join", seat=1)
    while answers > 0 or table["view"]["actor"] != 1:
        player = (one, other)[table["view"]["actor"]]
        table = player.answer(player.table(table), rng.choice(player.table(table)["view"]["legal"]))["table"]
        answers -= 1
    return other.table(table)


def states(server: Server, table: Any) -> list[str]:
    with closing(connected(server.database)) as connection:
        rows = connection.execute("SELECT state FROM outbox WHERE table_id = ? ORDER BY ply", (table["id"],))
        return [row[0] for row in rows]


def settled(server: Server, table: Any) -> list[str]:
    """Return the final states of all notifications of a table."""

    def over() -> list[str]:
        found = states(server, table)
        return found if found and not set(found) & {"waiting", "taken", "sending"} else []

    return list(until(over))


def test_an_email_about_a_turn_is_sent_once_and_only_to_absent_people(mailing_server: Server, mails: Mailbox) -> None:
    bert, anna = mailing_server.guest(), mailing_server.guest()
    bert.http.patch("/api/me", json={"name": "Bert\u00e9 <b>"})
    with_mail(anna, mails)
    table = turned(bert, anna, answers=10)
    assert set(settled(mailing_server, table)) <= {"sent", "needless"}
    mail = mails.mails[-1]
    assert (mail["To"], mail["From"], mail["Subject"]) == (
        ANNA,
        "Ratskeller <post@tavern.test>",
        "Your turn: Carcassonne: The Plague with Berté <b>",
    )
    assert "with Bert\u00e9 <b>." in text_of(mail)
    assert re.search(r"since your last turn|as after your last turn", text_of(mail))
    assert f"{SITE}/t/{table['id']}" in text_of(mail)
    page = mail.get_body(("html",))
    assert page is not None
    assert "Bert\u00e9 &lt;b&gt;" in page.get_content()

    # The next answer within the same turn is not a new turn, and people at the table get no email
    count = len(mails.mails)
    with anna.live(table) as socket:
        received(socket)
        while anna.table(table)["view"]["actor"] == 1:
            table = anna.answer(table, table["view"]["legal"][0])["table"]
        table = bert.table(table)
        while table["view"]["actor"] == 0:
            table = bert.answer(table, table["view"]["legal"][0])["table"]
        assert settled(mailing_server, table)[-1] == "needless"
    assert len(mails.mails) == count


def test_past_turns_are_not_sent_and_several_tables_share_an_email(mailing_server: Server, mails: Mailbox) -> None:
    bert, anna = mailing_server.guest(), mailing_server.guest()
    channel = with_mail(anna, mails, hour=0, zone="Europe/Berlin")
    tables = [turned(bert, anna, seed=seed) for seed in (1, 2, 3)]
    with closing(connected(mailing_server.database)) as connection:
        dues = [row[0] for row in connection.execute("SELECT due FROM outbox WHERE channel_id = ?", (channel["id"],))]
        # Midnight in Berlin
        assert all(re.search(r"T2[23]:00:00\.000Z$", due) for due in dues)
        answered = tables.pop()
        anna.answer(answered, answered["view"]["legal"][0])
        connection.execute("UPDATE outbox SET due = '2026-01-01' WHERE channel_id = ?", (channel["id"],))
    for table in tables:
        assert settled(mailing_server, table) == ["sent"]
    assert settled(mailing_server, answered) == ["needless"]
    (mail,) = mails.mails
    assert mail["Subject"] == "Your turn at 2 tables"
    assert all(text_of(mail).count(table["id"]) == 1 for table in tables)


def test_an_email_is_retried_after_a_temporary_refusal_but_not_if_it_may_have_arrived(
    mailing_server: Server, mails: Mailbox
) -> None:
    bert, anna = mailing_server.guest(), mailing_server.guest()
    channel = with_mail(anna, mails)
    mails.says = "451 later"
    table = turned(bert, anna)
    until(lambda: mails.tried)
    with closing(connected(mailing_server.database)) as connection:
        tries = "SELECT attempts FROM outbox WHERE table_id = ? AND state = 'waiting' AND due > ?"
        until(lambda: connection.execute(tries, (table["id"], "2026")).fetchone() == (1,))
        mails.says = ACCEPTED
        # What a process was sending when it was killed is not sent by another one; what it only had taken is
        connection.execute(
            "UPDATE outbox SET due = '2026-01-01', state = 'taken', lease = '2026-01-01', holder = 'gone'"
            " WHERE table_id = ?",
            (table["id"],),
        )
        assert settled(mailing_server, table) == ["sent"]
        assert len(mails.mails) == 1
        other = turned(bert, anna, seed=2)
        assert settled(mailing_server, other) == ["sent"]
        connection.execute("UPDATE outbox SET state = 'sending', due = '2026-01-01' WHERE table_id = ?", (other["id"],))
        mails.says = "550 no such person"
        third = turned(bert, anna, seed=3)
        assert settled(mailing_server, third) == ["failed"]
    assert states(mailing_server, other) == ["sending"]
    assert len(mails.mails) == 2
    (found,) = anna.get("/api/me/channels")["channels"]
    assert (found["id"], found["failed"] is not None) == (channel["id"], True)


def test_an_email_is_sent_later_if_the_database_failed_before_it_was_sent(
    box: Any, mails: Mailbox, tmp_path: Path
) -> None:
    server = notifying(fresh(tmp_path / "tables.sqlite3"), box[1]).start()
    try:
        bert, anna = server.guest(), server.guest()
        with_mail(anna, mails)
        with closing(connected(server.database)) as connection:
            # The key of the link that unsubscribes can't be fetched
            connection.execute("ALTER TABLE server_secrets RENAME TO lost")
        table = turned(bert, anna)
        with closing(connected(server.database)) as connection:
            until(lambda: connection.execute("SELECT 1 FROM outbox WHERE state = 'failed' OR attempts > 0").fetchone())
            connection.execute("ALTER TABLE lost RENAME TO server_secrets")
            connection.execute("UPDATE outbox SET due = '2026-01-01'")
        assert settled(server, table) == ["sent"]
        assert len(mails.mails) == 1
    finally:
        server.stop()


def test_unsubscribing_with_one_click_needs_no_session_and_allows_nothing_else(
    mailing_server: Server, mails: Mailbox
) -> None:
    bert, anna = mailing_server.guest(), mailing_server.guest()
    with_mail(anna, mails)
    settled(mailing_server, turned(bert, anna))
    mail, stranger = mails.mails[-1], mailing_server.guest()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = str(mail["List-Unsubscribe"]).strip("<>").removeprefix(SITE)
    token = path.rpartition("/")[2]
    assert f"{SITE}/me/stop#{token}" in text_of(mail)
    stranger.http.cookies.clear()
    # To follow the link ends nothing, as programs that look at every link do
    assert stranger.http.get(path).headers["location"] == f"/me/stop#{token}"
    odd = stranger.http.get("/api/stop/a%0d%0aSet-Cookie:%20b").headers
    assert (odd["location"], "set-cookie" in odd) == ("/me/stop#a%0D%0ASet-Cookie%3A%20b", False)
    assert len(anna.get("/api/me/channels")["channels"]) == 1
    for wrong in (token[:-1], token.partition(".")[0], "x" + token):
        assert stranger.http.post(f"/api/stop/{wrong}").json()["code"] == "unknown-stop"
    asked = {"content": b"List-Unsubscribe=One-Click", "headers": {"content-type": "application/x-www-form-urlencoded"}}
    for _ in range(2):
        assert stranger.http.post(path, **asked).status_code == 200
    assert anna.get("/api/me/channels")["channels"] == []
    assert stranger.http.get("/api/me/channels").status_code == 401


def test_nothing_is_sent_to_an_address_before_it_is_confirmed(mailing_server: Server, mails: Mailbox) -> None:
    bert, anna, eve = mailing_server.guest(), mailing_server.guest(), mailing_server.guest()
    channel = anna.post("/api/me/channels/mail", address="Anna@EXAMPLE.org", language="de")["channel"]
    assert (channel["shown"], channel["confirmed"]) == ("Anna@example.org", False)
    code = mails.take("Anna@example.org", CODE)
    path = f"/api/me/channels/{channel['id']}/confirm"
    assert eve.refused(path, 404, code=code)["code"] == "unknown-channel"
    wrong = f"{(int(code) + 1) % 1_000_000:06}"
    for _ in range(5):
        assert anna.refused(path, 409, code=wrong)["code"] == "wrong-code"
    assert anna.refused(path, 409, code=code)["code"] == "old-code"
    assert states(mailing_server, turned(bert, anna)) == []
    assert mails.mails == []
    # Nobody else sees the channel, or can do anything with it
    for answer in (
        eve.http.delete(f"/api/me/channels/{channel['id']}"),
        eve.http.patch(f"/api/me/channels/{channel['id']}", json={"language": "en"}),
    ):
        assert answer.json()["code"] == "unknown-channel"
    assert eve.get("/api/me/channels")["channels"] == []
    logged = mailing_server.log.read_text(encoding="utf-8")
    assert code not in logged
    assert "example.org" not in logged


def test_a_push_message_is_encrypted_for_the_device_and_signed(mailing_server: Server, webhooks: Receiver) -> None:
    bert, anna = mailing_server.guest(), mailing_server.guest()
    settings = anna.get("/api/me/channels")
    device = Device(f"{webhooks.url}/push/1")
    made = anna.post("/api/me/channels/push", **device.subscription(), language="de")["channel"]
    assert made["device"] == hashlib.sha256(device.endpoint.encode()).hexdigest()
    table = turned(bert, anna)
    assert settled(mailing_server, table) == ["sent"]
    ((path, headers, body),) = webhooks.posts
    assert (path, headers["Content-Encoding"], int(headers["TTL"]) > 0) == ("/push/1", "aes128gcm", True)
    assert Vapid02.verify(headers["Authorization"])
    token, key = re.fullmatch(r"vapid t=(.+),k=(.+)", headers["Authorization"]).groups()  # type: ignore[union-attr]
    assert key == settings["key"] == mailing_server.guest().get("/api/me/channels")["key"]
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == (webhooks.url, SITE.replace("http:", "https:"))
    assert table["id"].encode() not in body
    message = json.loads(device.read(body))
    assert message["title"] == f"Du bist am Zug: Carcassonne: Die Pest mit {bert.me['name'].replace('Guest', 'Gast')}"
    assert message["path"] == f"/t/{table['id']}"

    # A device that takes no more messages is forgotten
    webhooks.status = 410
    other = turned(bert, anna, seed=2)
    until(lambda: anna.get("/api/me/channels")["channels"] == [])
    assert states(mailing_server, other) == []


def test_webhook_messages_are_signed_and_names_mention_nobody(mailing_server: Server, webhooks: Receiver) -> None:
    bert, anna, eve = mailing_server.guest(), mailing_server.guest(), mailing_server.guest()
    table = bert.open(TWO, "carcassonne")
    hook = {"address": f"{webhooks.url}/room", "language": "en"}
    assert eve.refused("/api/me/channels/webhook", 404, **hook, table=table["id"])["code"] == "unknown-table"
    made = bert.post("/api/me/channels/webhook", **hook, table=table["id"])
    anna.http.patch("/api/me", json={"name": "@everyone <!channel>"})
    anna.post(f"/api/tables/{table['id']}/join", seat=1)
    rng = random.Random(1)
    while (table := bert.table(table))["view"]["actor"] == 0:
        bert.answer(table, rng.choice(table["view"]["legal"]))
    assert settled(mailing_server, table) == ["sent"]
    (_, _, hello), (_, headers, body) = webhooks.posts
    assert json.loads(hello)["text"] == "From now on, this room gets a message about every new turn."
    said = json.loads(body)
    assert said["text"].startswith("@everyone &lt;!channel&gt;, it is your turn in Carcassonne")
    assert "@everyone" not in said["content"]
    assert said["allowed_mentions"] == {"parse": []}
    assert said["news"][0]["table"] == f"{SITE}/t/{table['id']}"
    moment, proof = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", headers["Ratskeller-Signature"]).groups()  # type: ignore[union-attr]
    wanted = hmac.new(made["secret"].encode(), f"{moment}.".encode() + body, "sha256").hexdigest()
    assert proof == wanted
    # Nobody else sees its address or secret
    assert [(one["shown"], "secret" in one) for one in bert.get("/api/me/channels")["channels"]] == [
        ("127.0.0.1", False)
    ]
    webhooks.status = 302
    assert bert.refused("/api/me/channels/webhook", 502, **hook)["code"] == "webhook-not-taken"


@pytest.mark.parametrize(
    "address",
    ["http://example.org/", "https://localhost/", "https://127.0.0.1/", "https://10.1.2.3/", "https://[::1]/", "https://[::ffff:10.0.0.1]/",
     "https://169.254.169.254/latest", "https://example.org:22/", "https://user@example.org/", "https://a b/", "ftp://example.org/",
     "https://printer.local/", "https://0.0.0.0/", "https://[fd00::1]/", "https:///x", "https://[::1", "https://example.org/\r\nX: y",
     "https://[64:ff9b::a00:1]/", "https://[64:ff9b::7f00:1]/", "https://[64:ff9b:1::808:808]/", "https://[::7f00:1]/",
     "https://[::ffff:0:7f00:1]/", "https://[fec0::1]/", "https://[2002:a00:1::1]/", "https://[2002:808:808::1]/",
     "https://[2001:0:808:808::1]/", "https://[ff0e::1]/", "https://[fe80::1]/"],
)  # fmt: skip
def test_addresses_in_the_local_network_are_refused(address: str) -> None:
    with pytest.raises(Forbidden):
        check_address(address, private=False)


@pytest.mark.parametrize("host", ["8.8.8.8", "[2606:4700:4700::1111]", "[::ffff:8.8.8.8]", "[64:ff9b::808:808]"])
def test_public_addresses_are_accepted(host: str) -> None:
    check_address(f"https://{host}/", private=False)


@pytest.mark.asyncio
@pytest.mark.parametrize("addresses", [("93.184.216.34", "127.0.0.1"), ("127.0.0.1", "93.184.216.34")])
async def test_a_name_that_resolves_into_the_local_network_is_refused_when_used(
    addresses: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    async def inner(*_: Any, **__: Any) -> list[Any]:
        return [(2, 1, 6, "", (address, 443)) for address in addresses]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", inner)
    outgoing = OutboundRequests()
    with pytest.raises(Forbidden):
        await outgoing.post("https://rebound.example/", b"{}", [])
    await outgoing.close()


@pytest.mark.asyncio
async def test_a_refused_connection_counts_as_not_sent() -> None:
    outgoing = OutboundRequests(private=True)
    with pytest.raises(NotSent):
        await outgoing.post("http://127.0.0.1:1/", b"{}", [])
    await outgoing.close()


def test_a_server_without_an_address_sends_no_notifications(guest: Guest) -> None:
    assert guest.get("/api/me/channels") == {
        "mail": False,
        "key": None,
        "languages": ["en", "de", "nl"],
        "channels": [],
    }
    refused = guest.refused("/api/me/channels/mail", 409, address="anna@example.org", language="en")
    assert refused["code"] == "no-notifications"


DAYS = {"kind": "days", "turn": 4 * 24 * 3600, "vacation": 10, "bot": "random"}


def over_days(server: Server, *guests: Guest, clock: Any = DAYS) -> Any:
    """Open a table with a clock for two, at which the second one is asked."""
    one, other = guests
    table = one.post("/api/tables", game="rattus", seats=TWO, options={"start": 1}, clock=clock)
    other.post(f"/api/tables/{table['id']}/join", seat=1)
    while (table := one.table(table))["view"]["actor"] == 0:
        one.answer(table, table["view"]["legal"][0])
    return table


def turn_clock(server: Server, table: Any, left: int) -> None:
    """Let a running time have begun so much earlier that only `left` milliseconds remain, and its reminder be due."""
    with closing(connected(server.database)) as connection:
        (served,) = connection.execute("SELECT served FROM server_time").fetchone()
        connection.execute(
            "UPDATE clocks SET began = began - deadline + ?, deadline = ? WHERE table_id = ? AND deadline IS NOT NULL",
            (served + left, served + left, table["id"]),
        )
        connection.execute(
            "UPDATE outbox SET due = '2026-01-01T00:00:00.000Z' WHERE table_id = ? AND kind = 'reminder'",
            (table["id"],),
        )


def kinds(server: Server, table: Any, state: str) -> list[str]:
    with closing(connected(server.database)) as connection:
        rows = connection.execute(
            "SELECT kind FROM outbox WHERE table_id = ? AND state = ? ORDER BY kind", (table["id"], state)
        )
        return [row[0] for row in rows]


def begin_turn(one: Guest, other: Guest, table: Any) -> Any:
    """Let the turn go round, until the other one has it again by an answer of the first one."""
    for guest, seat in ((other, 1), (one, 0)):
        while (table := guest.table(table))["view"]["actor"] == seat:
            guest.answer(table, table["view"]["legal"][0])
    return table


def test_an_email_says_how_long_one_has_and_another_one_comes_before_time_runs_out(
    mailing_server: Server, mails: Mailbox
) -> None:
    bert, anna = mailing_server.guest(), mailing_server.guest()
    with_mail(anna, mails, zone="Europe/Berlin")
    table = begin_turn(bert, anna, over_days(mailing_server, bert, anna))
    until(lambda: kinds(mailing_server, table, "sent") == ["turn"])
    reply = text_of(mails.mails[-1])
    assert re.search(r"You have (4 days|95 hours) left, until \w+day, .*\(Europe/Berlin\)\.", reply)
    assert kinds(mailing_server, table, "waiting") == ["reminder"]
    mails.mails.clear()
    # It looks at the clock itself: here three days are left, and a quarter of four days is one
    turn_clock(mailing_server, table, 3 * 24 * HOUR)
    until(lambda: due_in(mailing_server, table) > 47)
    assert (kinds(mailing_server, table, "waiting"), mails.mails) == (["reminder"], [])
    turn_clock(mailing_server, table, 23 * HOUR)
    until(lambda: "reminder" in kinds(mailing_server, table, "sent"))
    (mail,) = mails.mails
    assert mail["Subject"].startswith("Time is running out: Rattus with ")
    assert "You have 23 hours left, until" in text_of(mail)


def due_in(server: Server, table: Any) -> float:
    """In how many hours the reminder of a table is due."""
    with closing(connected(server.database)) as connection:
        (due,) = connection.execute(
            "SELECT due FROM outbox WHERE table_id = ? AND kind = 'reminder'", (table["id"],)
        ).fetchone()
    return between(now(), due) / HOUR


def test_reminders_can_be_set_and_turned_off(mailing_server: Server, mails: Mailbox) -> None:
    bert, anna = mailing_server.guest(), mailing_server.guest()
    channel = with_mail(anna, mails)
    assert channel["reminder"] is None
    path = f"/api/me/channels/{channel['id']}"
    (changed,) = anna.http.patch(path, json={"language": "en", "reminder": 6}).json()["channels"]
    assert changed["reminder"] == 6
    # What is left out stays
    daily = {"hour": 7, "zone": "Europe/Berlin"}
    (changed,) = anna.http.patch(path, json=daily).json()["channels"]
    assert changed == channel | {"confirmed": True, "reminder": 6, **daily}
    (changed,) = anna.http.patch(path, json={}).json()["channels"]
    assert changed["hour"] == 7
    (changed,) = anna.http.patch(path, json={"hour": None}).json()["channels"]
    assert (changed["hour"], changed["zone"], changed["reminder"]) == (None, "Europe/Berlin", 6)
    table = begin_turn(bert, anna, over_days(mailing_server, bert, anna))
    assert 4 * 24 - 6.1 < due_in(mailing_server, table) < 4 * 24 - 5.9
    assert anna.http.patch(path, json={"language": "en", "reminder": 169}).status_code == 400
    anna.http.patch(path, json={"language": "en", "reminder": 0})
    other = begin_turn(bert, anna, over_days(mailing_server, bert, anna))
    until(lambda: kinds(mailing_server, other, "sent") == ["turn"])
    assert kinds(mailing_server, other, "waiting") == []


def test_an_email_says_that_a_bot_has_taken_the_seat_and_how_to_come_back(
    mailing_server: Server, mails: Mailbox
) -> None:
    bert, anna = mailing_server.guest(), mailing_server.guest()
    with_mail(anna, mails)
    table = over_days(mailing_server, bert, anna, clock=DAYS | {"bot": "random"})
    turn_clock(mailing_server, table, 0)
    until(lambda: "bot" in kinds(mailing_server, table, "sent"))
    mail = mails.mails[-1]
    assert mail["Subject"].startswith("A bot is playing for you: Rattus with ")
    assert "You can take your seat back" in text_of(mail)
    assert f"{SITE}/t/{table['id']}" in text_of(mail)
    assert ANNA not in mailing_server.log.read_text()


def test_an_email_says_who_has_won_a_game_that_somebody_left(mailing_server: Server, mails: Mailbox) -> None:
    bert, anna = mailing_server.guest(), mailing_server.guest()
    with_mail(anna, mails)
    for clock, left, place in ((None, 0, "you won"), (DAYS | {"bot": None}, 1, "you finished 2nd")):
        table = over_days(mailing_server, bert, anna, clock=clock)
        if clock is None:
            bert.post(f"/api/tables/{table['id']}/resign", seat=left)
        else:
            turn_clock(mailing_server, table, 0)
        until(lambda table=table: "over" in kinds(mailing_server, table, "sent"))
        assert mails.mails[-1]["Subject"].startswith("The game is over: Rattus with ")
        assert f"is over: {place}." in text_of(mails.mails[-1])
        # Nothing else is said of it
        assert "bot" not in {it for state in ("sent", "waiting") for it in kinds(mailing_server, table, state)}


def test_a_rematch_is_announced_by_email_until_the_seat_is_taken(mailing_server: Server, mails: Mailbox) -> None:
    bert, anna = mailing_server.guest(), mailing_server.guest()
    with_mail(anna, mails)
    table = over_days(mailing_server, bert, anna, clock=None)
    bert.post(f"/api/tables/{table['id']}/resign", seat=0)
    again = bert.post(f"/api/tables/{table['id']}/rematch")
    until(lambda: "rematch" in kinds(mailing_server, again, "sent"))
    (mail,) = [it for it in mails.mails if it["Subject"].startswith("Another game: Rattus with ")]
    assert "Your seat is kept for you." in text_of(mail)
    assert f"{SITE}/t/{again['id']}" in text_of(mail)
    # Somebody who sits there by then needs none
    anna.post(f"/api/tables/{again['id']}/join", seat=1)
    anna.post(f"/api/tables/{again['id']}/resign", seat=1)
    third = bert.post(f"/api/tables/{again['id']}/rematch")
    anna.post(f"/api/tables/{third['id']}/join", seat=1)
    until(lambda: kinds(mailing_server, third, "needless") == ["rematch"] or kinds(mailing_server, third, "sent"))
    assert "rematch" not in kinds(mailing_server, third, "sent")


def test_a_rematch_is_announced_by_push(mailing_server: Server, webhooks: Receiver) -> None:
    bert, anna = mailing_server.guest(), mailing_server.guest()
    table = over_days(mailing_server, bert, anna, clock=None)
    bert.post(f"/api/tables/{table['id']}/resign", seat=0)
    device = Device(f"{webhooks.url}/push/1")
    anna.post("/api/me/channels/push", **device.subscription(), language="en")
    again = bert.post(f"/api/tables/{table['id']}/rematch")
    until(lambda: kinds(mailing_server, again, "sent") == ["rematch"])
    ((_, _, body),) = webhooks.posts
    message = json.loads(device.read(body))
    assert message["title"] == f"Another game: Rattus with {bert.me['name']}"
    assert message["path"] == f"/t/{again['id']}"
