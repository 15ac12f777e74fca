"""What a rehearsal knows and does between the steps: substitutions, a guest who plays, settings and units."""

import shlex
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from server.receiving import Mailbox, Receiver
from server.serving import ME_AND_BOT, Guest

from .machine import Failed, Machine, call

SITE = "http://127.0.0.1:8000"
SETTINGS = "/etc/ratskeller/settings.toml"
DATABASE = "/var/lib/ratskeller/ratskeller.sqlite3"
RATSKELLER = f"RATSKELLER_DATABASE={DATABASE} /opt/ratskeller/bin/ratskeller"
HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]
ELSEWHERE = "127.0.0.1:8010"
"""Where another machine would store the copies."""
PROXY = "127.0.0.1:8011"
PATIENCE = 60.0


@dataclass
class Rehearsal:
    """A machine, what is told to people outside of it, and what was played there."""

    machine: Machine
    source: Path
    """The repository that is cloned, without a work tree."""
    versions: tuple[str, str]
    """The commit of the version before, and of the new one."""
    room: Receiver
    box: Mailbox
    mail_server: str
    guest: Guest | None = None
    tables: list[Any] = field(default_factory=list)
    before: list[Any] = field(default_factory=list)
    """The tables as they were before the last update or backup."""
    since: list[Any] = field(default_factory=list)
    """The tables that were left behind by the way back to the version before."""

    def substitutions(self) -> dict[str, str]:
        """What of the guide can't be used as it stands, and what takes its place."""
        return {
            "https://git.example.org/ratskeller.git": self.machine.show(self.source),
            "https://chat.example.org/hooks/1234": f"{self.room.url}/hooks/1234",
            "ALARM_SERVER=smtp.example.org:587\nALARM_USER=post@example.org\nALARM_PASSWORD=secret": f"ALARM_SERVER={self.mail_server}",
            "RESTIC_REPOSITORY=s3:https://s3.example.net/ratskeller": f"RESTIC_REPOSITORY=rest:http://{ELSEWHERE}/ratskeller",
            "play.example.org {\n": "play.example.org {\n    bind 127.0.0.1\n    tls internal\n",
            "listen 80;\n    listen [::]:80;": f"listen {PROXY};",
        }

    def written(self, text: str) -> str:
        """Return a block as it is used here."""
        for old, new in self.substitutions().items():
            text = text.replace(old, new)
        return text


def need(fact: object, sentence: str) -> None:
    """Raise `Failed` with a sentence unless something is a fact."""
    if not fact:
        raise Failed(sentence)


def until(fact: Callable[[], Any], sentence: str, seconds: float = PATIENCE) -> Any:
    """Wait for something and return it. Raises `Failed` with a sentence if it does not come."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := fact():
            return found
        time.sleep(0.25)
    raise Failed(sentence)


def shell(here: Rehearsal, text: str) -> str:
    return here.machine.do(here.written(text))


def health(url: str = SITE) -> int:
    """Return the status of the server, 0 where nothing answers."""
    try:
        return httpx.get(f"{url}/api/health", timeout=5).status_code
    except httpx.TransportError:
        return 0


def await_server() -> None:
    until(lambda: health() == 200, "the server does not answer")


def play(here: Rehearsal) -> None:
    """Let the guest of the rehearsal go on at all tables."""
    await_server()
    guest = here.guest = here.guest or Guest(SITE)
    if not here.tables:
        here.tables = [guest.open(HOTSEAT), guest.open(ME_AND_BOT), guest.open(HOTSEAT, "carcassonne")]
    for number, table in enumerate(here.tables):
        now = until(lambda table=table: asked(guest, table), "it is nobody's turn")
        here.tables[number] = guest.answer(now, now["view"]["legal"][0])["table"]


def asked(guest: Guest, table: Any) -> Any:
    """Return a table at which the guest is asked something, None while others are."""
    now = guest.table(table)
    return now if now["view"]["legal"] else None


def see_again(here: Rehearsal, tables: list[Any]) -> None:
    """Check that tables are as they were. Where a bot was thinking then, it may have answered since.

    What else is in a view may be another thing in another version.
    """
    await_server()
    assert here.guest is not None
    for table in tables:
        now = here.guest.table(table)
        bot_went_on = not table["view"]["legal"] and now["ply"] > table["ply"]
        same = now["ply"] == table["ply"] and now["view"]["legal"] == table["view"]["legal"]
        need(same or bot_went_on, f"a table is not as it was: entry {table['ply']} then, {now['ply']} now")
    here.tables = list(tables)


def restart(here: Rehearsal) -> None:
    here.machine.do("systemctl restart ratskeller")
    await_server()


def set_values(here: Rehearsal, text: str) -> None:
    """Write lines into the settings, in the place of those that set the same."""
    keys = {line.partition(" = ")[0] for line in text.splitlines()}
    kept = [line for line in here.machine.read(SETTINGS).splitlines() if line.partition(" = ")[0] not in keys]
    here.machine.write(SETTINGS, "\n".join([*kept, text]))
    here.machine.do(f"{RATSKELLER} settings --settings {SETTINGS}")


def override(here: Rehearsal, unit: str, text: str) -> None:
    """Do what `systemctl edit` does with what is typed there."""
    here.machine.write(f"/etc/systemd/system/{unit}.service.d/override.conf", text)
    here.machine.do("systemctl daemon-reload")


def alarm_of(here: Rehearsal, unit: str) -> bool:
    """Whether the chat room has heard that a unit failed."""
    return any(f"{unit} has failed".encode() in body for _, _, body in here.room.posts)


def copies(here: Rehearsal, folder: str) -> list[str]:
    return here.machine.do(f"find {folder}/ -name '*.sqlite3'").split()


def schema_of(here: Rehearsal) -> str:
    """Return the schema of the database, by which versions can be told apart."""
    ask = f"import sqlite3; print(*sqlite3.connect('{DATABASE}').execute('SELECT version_num FROM alembic_version').fetchone())"
    return here.machine.do(f"/opt/ratskeller/bin/python -c {shlex.quote(ask)}").strip()


def schema_known(here: Rehearsal, folder: str) -> str:
    """Return the schema that the version in a folder knows."""
    ask = "from ratskeller.server.db.migrate import HEAD; print(HEAD)"
    return here.machine.do(f"{folder}/bin/python -c {shlex.quote(ask)}").strip()


def restored(here: Rehearsal, copy: str) -> None:
    """Put a copy back, as the guide does."""
    here.machine.do(f"systemctl stop ratskeller; {RATSKELLER} admin restore {copy}; systemctl start ratskeller")


def publish(source: Path, commit: str) -> None:
    """Let the branch that is cloned lead to a commit."""
    call("git", "-C", str(source), "update-ref", "refs/heads/main", commit)
