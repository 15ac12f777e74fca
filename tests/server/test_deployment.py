"""What is installed on a host names settings that there are, and a page that tells how."""

import configparser
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from ratskeller.server.setting_sources import OTHERS, gather

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SYSTEMD = DEPLOY / "systemd"
UNITS = sorted(path.name for path in SYSTEMD.glob("*.service"))
OURS = ["ratskeller-backup.service", "ratskeller.service"]
"""Those that run Ratskeller itself."""


def unit(name: str) -> configparser.RawConfigParser:
    """A unit; of keys that may come several times all values are kept, a line each."""
    found = configparser.RawConfigParser(strict=False, dict_type=Lines)
    found.read_string((SYSTEMD / name).read_text(encoding="utf-8"))
    return found


class Lines(dict[str, object]):
    """A section of a unit: what is given again is added."""

    def __setitem__(self, key: str, value: object) -> None:
        if isinstance(value, list) and isinstance(before := self.get(key), list):
            value = before + value
        super().__setitem__(key, value)


@pytest.mark.parametrize("name", OURS)
def test_a_unit_sets_only_what_can_be_set(name: str, tmp_path: Path) -> None:
    environment = dict(line.split("=", 1) for line in unit(name)["Service"]["Environment"].split("\n"))
    settings = tmp_path / "settings.toml"
    settings.write_text('port = 8000\nallow-host = ["play.example.org"]', encoding="utf-8")
    found = gather({}, environment | {"RATSKELLER_SETTINGS": str(settings)}).checked()
    assert (found.port, found.allow_host) == (8000, ("play.example.org",))
    # Where systemd lets it write
    assert environment["RATSKELLER_DATABASE"].startswith("/var/lib/ratskeller/")


@pytest.mark.parametrize("name", OURS)
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
    for name in re.findall(r"deploy/([\w./*-]*\w)", page):
        assert list(DEPLOY.glob(name)), name


def test_what_is_installed_has_the_versions_with_which_it_was_tested() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    installed = [
        line for line in page.splitlines() if "pip install" in line and line.endswith('"/opt/source[fast,server]"')
    ]
    assert len(installed) == 2
    (made,) = set(re.findall(r"(?m)^grep -v -- --hash /opt/source/requirements.lock \| (.*) > (.*)$", page))
    for line in installed:
        assert f"--constraint {made[1]} " in line
    # As in the container
    assert f"grep -v -- --hash requirements.lock | {made[0]}" in (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def test_what_stands_beside_the_server_has_its_sandbox() -> None:
    box = unit("ratskeller-.service.d/sandbox.conf")["Service"]
    server = unit("ratskeller.service")["Service"]
    started = {"execstart", "execstoppost", "environment", "restart", "restartsec", "limitnofile"}
    folders = {key for key in server if "directory" in key}
    assert dict(box) == {key: value for key, value in server.items() if key not in started | folders}
    for name in UNITS:
        # A drop-in would win over it without a word
        assert name == "ratskeller.service" or not set(box) & set(unit(name)["Service"]), name


def test_whatever_fails_raises_an_alarm() -> None:
    for name in UNITS:
        if name != "ratskeller-alarm@.service":
            assert unit(name)["Unit"]["OnFailure"] == "ratskeller-alarm@%p.service", name
    # What is started again and again never fails for systemd
    server = unit("ratskeller.service")
    assert (server["Service"]["Restart"], server["Unit"]["StartLimitIntervalSec"]) == ("on-failure", "0")
    assert "ratskeller-alarm@%p.service" in server["Service"]["ExecStopPost"]
    for name in SYSTEMD.glob("*.timer"):
        assert name.with_suffix(".service").is_file()
    assert unit("ratskeller-backup.service")["Unit"]["OnSuccess"] in UNITS


@pytest.mark.parametrize("name", ["ratskeller-backup.service", "ratskeller-offsite.service"])
def test_commands_read_the_folder_of_copies_and_not_the_link_to_it(name: str) -> None:
    service = unit(name)["Service"]
    commands = f"{service['ExecStart']}\n{service.get('ExecStartPost', '')}"
    named = re.findall(r"(/\S*/)ratskeller-backups(/?)", commands)
    assert named
    # With a dynamic user /var/lib/NAME is a link to /var/lib/private/NAME
    assert all(folder == "/var/lib/private/" or after == "/" for folder, after in named)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    shutil.copytree(SYSTEMD, tmp_path, dirs_exist_ok=True)
    for path in tmp_path.glob("*.service"):
        text = re.sub(r"/opt/ratskeller/bin/ratskeller|/usr/bin/(restic|curl)", sys.executable, path.read_text())
        path.write_text(text, encoding="utf-8")
    units = sorted(str(path) for path in tmp_path.glob("*.*") if path.is_file())
    found = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """The services of several containers, as any tool reads them."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def filled(text: str) -> str:
    """A text of a compose file with what its owner has to say; what may be left out is left out."""
    own = {"SITE": "play.example.org", "POSTGRES_PASSWORD": "x"}
    return re.sub(r"\$\{(\w+)(?::[-?][^}]*)?\}", lambda it: own.get(it[1], ""), text)


def test_the_composed_server_gets_only_what_can_be_set(compose: dict[str, Any]) -> None:
    environment = {name: filled(value) for name, value in compose["services"]["ratskeller"]["environment"].items()}
    assert environment.pop("RATSKELLER_DATABASE").startswith("postgresql://ratskeller@database/")
    ours = {name: value for name, value in environment.items() if name.startswith("RATSKELLER_")}
    settings = gather({}, ours | {"RATSKELLER_SETTINGS": ""}).checked()
    assert (settings.allow_host, settings.site) == (("play.example.org",), "https://play.example.org")
    assert settings.mail is None
    # The proxy, which lives in this network, says who asks
    (network,) = compose["networks"]["inside"]["ipam"]["config"]
    assert settings.proxy == (network["subnet"],)


def test_composed_services_name_what_there_is(compose: dict[str, Any]) -> None:
    services = compose["services"]
    for name, service in services.items():
        for other in service.get("depends_on", []):
            assert other in services, name
        for volume in service.get("volumes", []):
            place = volume.rpartition(":")[0]
            assert place in compose["volumes"] or place.startswith(("${", "./")), volume
        assert ("build" in service) != ("image" in service)
        # Only the proxy is reached from outside
        assert ("ports" in service) == (name == "proxy")
    build = services["ratskeller"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    # The port of the container, to which the proxy passes on
    assert "ratskeller:8000" in services["proxy"]["command"]
    assert services["database"]["environment"]["POSTGRES_USER"] == services["backup"]["environment"]["PGUSER"]


def test_secrets_come_from_outside_and_stand_in_no_file(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        for name, value in service.get("environment", {}).items():
            if "PASSWORD" in name:
                assert re.fullmatch(r"\$\{[A-Z_]+:[-?][^}]*\}", value), name


def test_the_container_runs_as_nobody_in_particular_and_says_how_it_is() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    stages = re.findall(r"(?m)^FROM (\S+)", text)
    last = text[text.rindex("\nFROM ") :]
    assert len(stages) == 2
    assert "COPY --from=build" in last
    assert last.index("\nUSER ratskeller") < last.index("\nCMD ")
    assert "HEALTHCHECK" in last
