"""What is installed on a host names settings that there are, and a page that tells how."""

import configparser
import re
import shlex
from pathlib import Path

import pytest

from ratskeller.server.sources import OTHERS, gather

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted(path.name for path in DEPLOY.glob("*.service"))


def unit(name: str) -> configparser.RawConfigParser:
    """A unit; of keys that may come several times all values are kept, a line each."""
    found = configparser.RawConfigParser(strict=False, dict_type=Lines)
    found.read_string((DEPLOY / name).read_text(encoding="utf-8"))
    return found


class Lines(dict[str, object]):
    """A section of a unit: what is given again is added."""

    def __setitem__(self, key: str, value: object) -> None:
        if isinstance(value, list) and isinstance(before := self.get(key), list):
            value = before + value
        super().__setitem__(key, value)


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_sets_only_what_can_be_set(name: str, tmp_path: Path) -> None:
    environment = dict(line.split("=", 1) for line in unit(name)["Service"]["Environment"].split("\n"))
    settings = tmp_path / "settings.toml"
    settings.write_text('port = 8000\nallow-host = ["play.example.org"]', encoding="utf-8")
    found = gather({}, environment | {"RATSKELLER_SETTINGS": str(settings)}).checked()
    assert (found.port, found.allow_host) == (8000, ("play.example.org",))
    # Where systemd lets it write
    assert environment["RATSKELLER_DATABASE"].startswith("/var/lib/ratskeller/")


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_starts_a_command_that_there_is(name: str) -> None:
    command = " ".join(shlex.split(unit(name)["Service"]["ExecStart"].split("\n")[0]))
    (called,) = re.findall(r"/opt/ratskeller/bin/ratskeller ((?:serve|admin backup)\b)", command)
    assert called


def test_the_container_sets_only_what_can_be_set() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    environment = dict(re.findall(r"(RATSKELLER_[A-Z_]+)=(\S+)", text))
    settings = gather({}, environment | {"RATSKELLER_SETTINGS": ""}).checked()
    assert (settings.host, settings.port, settings.browser) == ("0.0.0.0", 8000, False)
    assert {name for name in environment if name in OTHERS} == {"RATSKELLER_CACHE"}
    assert f"EXPOSE {settings.port}" in text
    assert f":{settings.port}/api/health" in text


def test_the_page_on_hosting_names_files_that_are_there() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in re.findall(r"deploy/([\w.*-]+)", page):
        assert list(DEPLOY.glob(name)), name
