"""The process: settings, the address it prints, how soon it answers, and how it ends."""

import json
import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from ratskeller.server.app import process
from ratskeller.server.logs import JsonLines, RepeatFilter
from ratskeller.server.settings import BadSetting, Settings, database_place

from .serving import Server, received

pytestmark = pytest.mark.late

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]
MODULE = [sys.executable, "-m", "ratskeller.server", "--no-browser"]


def test_the_first_page_needs_so_little_that_it_comes_within_three_seconds(tmp_path: Path) -> None:
    """Seconds of the processor are counted, since those of the clock depend on what else the machine does."""
    before = os.times()
    server = Server(tmp_path / "new.sqlite3").start()
    httpx.get(f"{server.url}/")
    assert httpx.get(f"{server.url}/api/games").status_code == 200
    assert server.stop() == 0
    after = os.times()
    assert after.children_user + after.children_system - before.children_user - before.children_system < 3


def test_threads_take_turns_quickly_and_garbage_is_not_sought_among_what_stays(tmp_path: Path) -> None:
    """A search through all that a server loads at its start used to hold everybody up for 80 ms."""
    code = (
        "import atexit, gc, sys\n"
        "from ratskeller.server.__main__ import main\n"
        "atexit.register(lambda: print(gc.get_freeze_count() > 100_000, sys.getswitchinterval(), flush=True))\n"
        "main()"
    )
    command = [sys.executable, "-c", code, "--no-browser", "--port", "0", "--database", str(tmp_path / "new.sqlite3")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert "Ratskeller is open" in server.stdout.readline()
        server.terminate()
        assert server.stdout.read().strip() == f"True {process.SWITCH_SECONDS}"


def test_what_is_slow_to_import_is_not_imported() -> None:
    slow = ("numba", "sqlalchemy", "alembic")
    code = (
        "import sys, uvicorn\n"
        "from ratskeller.server.app.assembly import make_app\nfrom ratskeller.server.settings import Settings\n"
        "import ratskeller.server.bots.pool\nfrom ratskeller import bots, games\n"
        "make_app(Settings()); bots.names('rattus'); games.get('rattus').new(players=2)\n"
        f"print([name for name in {slow!r} if name in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--port", "70000"], "port"),
        (["--port", "-1"], "port"),
        (["--host", "no such host"], "host"),
        (["--database", "postgresql://localhost/rats"], "postgresql"),
        (["--database", "sqlite://rats"], "database"),
        (["--database", ":memory:"], "database"),
        (["--database", "/"], "directory"),
        (["--log-level", "loud"], "log_level"),
        (["--think-limit", "0"], "think_limit"),
        (["--new-guests", "0"], "new_guests"),
        (["--new-tables", "-1"], "new_tables"),
        (["--unused-days", "inf"], "unused_days"),
        (["--rate", "0"], "rate"),
        (["--sockets", "0"], "sockets"),
        (["--connections", "-5"], "connections"),
        (["--allow-host", "https://play.example.org"], "without scheme"),
        (["--allow-host", "play.example.org:443"], "without scheme"),
    ],
)
def test_a_wrong_setting_is_named_and_nothing_starts(options: list[str], named: str) -> None:
    ended = subprocess.run([*MODULE, *options], capture_output=True, text=True, timeout=20, check=False)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert named in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--log-level", "loud"], "log_level"),
        (["--rate", "0"], "rate"),
        (["--allow-host", "play.example.org", "--allow-host", "a/b"], "'a/b'"),
        (["--sockets", "0"], "sockets"),
        (["--connections", "0"], "connections"),
    ],
)
def test_the_main_command_takes_the_same_settings(options: list[str], named: str) -> None:
    command = [sys.executable, "-m", "ratskeller.cli", "--no-browser", *options]
    alone = os.environ | {"RATSKELLER_SETTINGS": ""}
    ended = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False, env=alone)
    assert ended.returncode == 2
    assert named in ended.stderr


def test_opening_a_server_to_others_prints_a_warning(start: Any) -> None:
    server: Server = start(host="0.0.0.0")
    assert server.process is not None
    assert server.process.stdout is not None
    reply = server.process.stdout.readline()
    assert "all addresses of this machine" in reply
    assert "--allow-host" in reply


def test_a_port_in_use_is_reported(start: Any) -> None:
    server = start()
    ended = subprocess.run(
        [*MODULE, "--port", str(server.port)], capture_output=True, text=True, timeout=20, check=False
    )
    assert ended.returncode == 2
    assert str(server.port) in ended.stderr


def test_databases_are_given_as_path_or_url(tmp_path: Path) -> None:
    assert database_place(str(tmp_path / "a.db")) == tmp_path / "a.db"
    assert database_place(f"sqlite:///{tmp_path}/a.db") == tmp_path / "a.db"
    assert database_place("sqlite:///a.db") == Path("a.db").resolve()
    assert Settings.checked().database.name == "ratskeller.sqlite3"


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(BadSetting, match="colour"):
        Settings.checked(colour="red")


def test_logs_are_lines_of_json(start: Any) -> None:
    server: Server = start(log_level="info")
    guest = server.guest()
    guest.table(guest.open(HOTSEAT))
    server.stop()
    asked = server.logged("ratskeller.requests")
    assert [(line["method"], line["path"].split("…")[0], line["status"]) for line in asked][:2] == [
        ("GET", "/api/me", 200),
        ("POST", "/api/tables", 201),
    ]
    assert asked[2]["path"].startswith("/api/tables/")
    assert all(line["ms"] >= 0 for line in asked)


@pytest.mark.parametrize("level", ["info", "debug"])
def test_no_log_holds_a_secret(start: Any, level: str) -> None:
    server: Server = start(log_level=level)
    guest = server.guest()
    table = guest.open(HOTSEAT)
    guest.get("/api/me", since="hidden-query")
    guest.http.get(f"/t/{table['id']}", params={"hidden-query": "x"})
    guest.http.get(f"/api/tables/{table['id']}/log/{table['id']}")
    with guest.live(table) as live:
        received(live)
        guest.answer(table, "gallia")
    server.stop()
    [token] = guest.http.cookies.values()
    reply = server.log.read_text(encoding="utf-8")
    assert "/api/tables" in reply
    for secret in (token, table["id"], "hidden-query", "since=", "gallia"):
        assert secret not in reply


def test_the_same_is_logged_once_a_minute() -> None:
    seconds = 0.0
    once = RepeatFilter(lambda: seconds)
    assert [once.filter(_record("the roof leaks")) for _ in range(3)] == [True, False, False]
    assert once.filter(_record("the door jams"))
    assert all(once.filter(_record("the roof leaks", logging.INFO)) for _ in range(3))
    seconds = 61
    again = _record("the roof leaks")
    assert once.filter(again)
    assert json.loads(JsonLines().format(again))["left_out"] == 2


def test_errors_of_different_kinds_are_not_the_same() -> None:
    once = RepeatFilter()
    assert [once.filter(_record("it failed", error=kind)) for kind in (KeyError, KeyError, ValueError)] == [
        True,
        False,
        True,
    ]


def _record(text: str, level: int = logging.WARNING, error: type[Exception] | None = None) -> logging.LogRecord:
    failure = None if error is None else (error, error(), None)
    return logging.LogRecord("ratskeller", level, __file__, 1, text, (), failure)
