"""Where settings come from: what is typed counts most, then the environment, then a file; and every mistake is named with its place."""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from ratskeller.cli.settings import as_json, as_table, as_toml
from ratskeller.server.setting_sources import GivenSettings, gather
from ratskeller.server.settings import BadSetting, Settings

NO_FILE = {"RATSKELLER_SETTINGS": ""}


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_what_is_typed_counts_more_than_the_environment_and_that_more_than_a_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 1001\nrate = 11\nallow-host = ["a.example"]\nlog_level = "info"\n')
    environment = {"RATSKELLER_PORT": "1002", "RATSKELLER_RATE": "12", "PATH": "not ours"}
    chosen = gather({"port": 1003, "rate": None}, environment, file)
    settings = chosen.checked()
    assert (settings.port, settings.rate, settings.allow_host, settings.log_level) == (1003, 12, ("a.example",), "info")
    assert settings.sockets == Settings().sockets
    origins = {name: chosen.origin(name) for name in ("port", "rate", "log_level", "sockets")}
    assert origins == {
        "port": "command line",
        "rate": "environment RATSKELLER_RATE",
        "log_level": str(file),
        "sockets": "usual",
    }


def test_the_environment_speaks_of_every_kind_of_setting() -> None:
    message = {
        "RATSKELLER_BROWSER": "No",
        "RATSKELLER_COMPILE": "on",
        "RATSKELLER_SOCKETS": " 7 ",
        "RATSKELLER_IDLE": "2.5",
        "RATSKELLER_ALLOW_HOST": "a.example, b.example",
        "RATSKELLER_HOST": "::1",
        # Ours, and no settings of a server
        "RATSKELLER_CACHE": "somewhere",
        **NO_FILE,
    }
    settings = gather({}, message).checked()
    assert (settings.browser, settings.compile, settings.sockets, settings.idle) == (False, True, 7, 2.5)
    assert (settings.allow_host, settings.host) == (("a.example", "b.example"), "::1")


@pytest.mark.parametrize(
    ("environment", "file", "message"),
    [
        ({"RATSKELLER_PROT": "1"}, "", r"RATSKELLER_PROT: unknown setting, is RATSKELLER_PORT meant\?"),
        ({"RATSKELLER_ZZZ": "1"}, "", "RATSKELLER_ZZZ: unknown setting; known are RATSKELLER_HOST, "),
        ({"RATSKELLER_PORT": "many"}, "", "environment: RATSKELLER_PORT: 'many' is not a whole number"),
        ({"RATSKELLER_RATE": "many"}, "", "environment: RATSKELLER_RATE: 'many' is not a number"),
        ({"RATSKELLER_BROWSER": "perhaps"}, "", "RATSKELLER_BROWSER: 'perhaps' is neither yes nor no"),
        ({"RATSKELLER_PORT": "70000"}, "", "environment RATSKELLER_PORT: port: 70000 is not a port"),
        ({}, "prot = 1", r"settings\.toml: prot: unknown setting, is port meant\?"),
        ({}, "port = ", r"settings: .*settings\.toml can't be read: "),
        ({}, 'port = "80"', r"settings\.toml: port: '80' is not a port"),
        ({}, 'browser = "no"', r"settings\.toml: browser: 'no' is neither true nor false"),
        ({}, "allow-host = [1]", r"settings\.toml: allow_host: 1: a name or an address is needed"),
        ({}, 'proxy = "10.0.0.0/99"', r"proxy: '10.0.0.0/99': an address or a network is needed"),
        ({"RATSKELLER_PROXY": "10.0.0.1, nginx"}, "", "RATSKELLER_PROXY: proxy: 'nginx': an address or a network"),
        ({}, "[server]\nport = 1", r"settings\.toml: server: unknown setting"),
    ],
)
def test_a_mistake_is_named_with_its_place(
    tmp_path: Path, environment: Mapping[str, str], file: str, message: str
) -> None:
    with pytest.raises(BadSetting, match=message):
        gather({}, environment, written(tmp_path, file)).checked()


def test_a_file_that_is_named_has_to_be_there(tmp_path: Path) -> None:
    for flags in (
        {"file": tmp_path / "none.toml"},
        {"environment": {"RATSKELLER_SETTINGS": str(tmp_path / "none.toml")}},
    ):
        given: dict[str, Any] = {"flags": {}, "environment": NO_FILE} | flags
        with pytest.raises(BadSetting, match=r"none\.toml can't be read"):
            gather(**given)


def test_the_file_of_the_environment_is_read_unless_another_is_typed(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 1001")
    assert gather({}, {"RATSKELLER_SETTINGS": str(file)}).values == {"port": 1001}
    other = tmp_path / "other.toml"
    other.write_text("port = 1002", encoding="utf-8")
    assert gather({}, {"RATSKELLER_SETTINGS": str(file)}, other).values == {"port": 1002}


def test_what_is_in_force_is_shown_with_its_origin_as_table_and_as_json() -> None:
    chosen = gather({"port": 8000}, {"RATSKELLER_RATE": "12", **NO_FILE})
    lines = [line.split(maxsplit=2) for line in as_table(chosen).splitlines()]
    assert ["port", "8000", "command line"] in lines
    assert ["rate", "12", "environment RATSKELLER_RATE"] in lines
    assert ["browser", "on", "usual"] in lines
    shown = json.loads(as_json(chosen))
    assert shown["rate"] == {"value": 12.0, "from": "environment RATSKELLER_RATE"}
    assert len(shown) == len(lines) == len(Settings.__dataclass_fields__)


def test_the_file_that_is_printed_says_the_same_when_it_is_read(tmp_path: Path) -> None:
    before = gather({"port": 8000, "allow_host": ["a.example"]}, NO_FILE)
    file = written(tmp_path, as_toml(before))
    assert set(tomllib.loads(file.read_text(encoding="utf-8"))) == {"port", "allow-host"}
    assert gather({}, NO_FILE, file).checked() == before.checked()
    # What is usual stands there too, ready to be changed
    file.write_text(as_toml(before).replace("# sockets =", "sockets = 5 #"), encoding="utf-8")
    assert gather({}, NO_FILE, file).checked().sockets == 5


def test_an_error_while_serving_is_blamed_on_what_was_chosen() -> None:
    chosen = GivenSettings({"database": "x"}, {"database": "settings.toml"})
    assert str(chosen.blamed(BadSetting("database: broken"))) == "settings.toml: database: broken"
    assert str(chosen.blamed(BadSetting("port: broken"))) == "port: broken"


@pytest.mark.skipif(os.name != "posix", reason="no permissions of files for others")
@pytest.mark.parametrize(
    ("mode", "text", "named"),
    [
        (0o644, 'mail-password = "hush hush"', "mail-password"),
        (0o644, 'database = "postgresql://rat:hush@db.example/rats"', "database"),
        (0o644, f'mail-password = "hush"\nsecret-key = "hush {"x" * 40}"', "mail-password and secret-key"),
        (0o644, "port = 1001", None),
        (0o644, 'mail-password = ""\ndatabase = "postgresql://db.example/rats"', None),
        # Of root, and readable by the group of the service
        (0o640, 'mail-password = "hush hush"', None),
        (0o600, 'mail-password = "hush hush"', None),
    ],
)
def test_a_file_with_secrets_that_every_user_can_read_is_reported(
    tmp_path: Path, mode: int, text: str, named: str | None
) -> None:
    file = written(tmp_path, text)
    file.chmod(mode)
    warnings = gather({}, NO_FILE, file).warnings()
    assert warnings == (
        []
        if named is None
        else [f"{file}: every user of this machine can read {named} in it; forbid it with chmod 600"]
    )


@pytest.mark.skipif(os.name != "posix", reason="no permissions of files for others")
def test_a_server_reports_such_a_file_when_it_starts(tmp_path: Path) -> None:
    file = written(tmp_path, 'mail-password = "hush hush"\nsockets = 0')
    file.chmod(0o644)
    command = [sys.executable, "-m", "ratskeller.cli", "--no-browser", "--settings", str(file)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "every user of this machine can read mail-password" in ended.stderr
    assert "hush" not in ended.stderr
