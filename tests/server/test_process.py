"""The process: settings, the address it prints, how soon it answers, and how it ends."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from ratskeller.server.settings import BadSetting, Settings, database_path

from .serving import Server

pytestmark = pytest.mark.slow

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


def test_what_is_slow_to_import_is_not_imported() -> None:
    slow = ("numba", "sqlalchemy", "alembic")
    code = (
        "import sys, uvicorn\n"
        "from ratskeller.server.app import make_app\nfrom ratskeller.server.settings import Settings\n"
        "from ratskeller.server.live.thinking import names\nfrom ratskeller import games\n"
        "make_app(Settings()); names('rattus'); games.get('rattus').new(players=2)\n"
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
    ],
)
def test_a_wrong_setting_is_named_and_nothing_starts(options: list[str], named: str) -> None:
    ended = subprocess.run([*MODULE, *options], capture_output=True, text=True, timeout=20, check=False)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert named in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_port_that_is_taken_is_told(start: Any) -> None:
    server = start()
    ended = subprocess.run(
        [*MODULE, "--port", str(server.port)], capture_output=True, text=True, timeout=20, check=False
    )
    assert ended.returncode == 2
    assert str(server.port) in ended.stderr


def test_databases_are_given_as_path_or_url(tmp_path: Path) -> None:
    assert database_path(str(tmp_path / "a.db")) == tmp_path / "a.db"
    assert database_path(f"sqlite:///{tmp_path}/a.db") == tmp_path / "a.db"
    assert database_path("sqlite:///a.db") == Path("a.db").resolve()
    assert Settings.checked().database.name == "ratskeller.sqlite3"


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(BadSetting, match="colour"):
        Settings.checked(colour="red")


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path) -> None:
    command = [*MODULE, "--database", str(tmp_path / "logs.sqlite3"), "--log-level", "info"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None
    with httpx.Client(base_url=found[0]) as client:
        (token,) = client.get("/api/me?since=hidden").cookies.values()
        body = {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
        table = client.post("/api/tables", json=body).json()["id"]
        client.get(f"/api/tables/{table}")
    process.terminate()
    _, errors = process.communicate(timeout=10)
    lines = [json.loads(line) for line in errors.splitlines()]
    asked = [line for line in lines if line["from"] == "ratskeller.requests"]
    assert [(line["method"], line["status"]) for line in asked] == [("GET", 200), ("POST", 201), ("GET", 200)]
    assert asked[0]["path"] == "/api/me"
    assert all(line["ms"] >= 0 for line in asked)
    for secret in (token, "hidden", table):
        assert secret not in errors
