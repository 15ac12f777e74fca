"""What is said of data, keys, alarms and packages is what there is."""

import json
import re
import shutil
import tomllib
from pathlib import Path

import pytest
import yaml

from ratskeller.server.app.assembly import ROUTES
from ratskeller.server.db.metadata import metadata
from tools import bill_of_materials
from tools.made_tables import filled

ROOT = Path(__file__).parents[1]
SERVER = ROOT / "src" / "ratskeller" / "server"
CLASSES = {"public", "table", "personal", "secret", "inner"}


def part(page: str, title: str) -> str:
    """A part of a page, with its tables."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return filled(text.partition(f"## {title}\n")[2].partition("\n## ")[0])


def canonical(name: str) -> str:
    """A name of a package as registries compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_table_of_the_database_has_a_class() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| \S", part("evidence.md", "Tables"), re.MULTILINE)
    assert [name for name, _ in rows] == sorted(metadata.tables)
    assert {found for _, found in rows} <= CLASSES
    assert set(re.findall(r"^\| (\w+) \| ", part("evidence.md", "Data"), re.MULTILINE)) - {"class"} == CLASSES


def test_every_key_of_the_server_is_listed() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    made = set(re.findall(r"server_secrets\.secret\b[^\"]*\"(\w+)\"", source))
    assert len(made) >= 3
    assert made <= set(re.findall(r"^\| `([\w-]+)` \|", part("security.md", "Keys"), re.MULTILINE))


def test_alerts_watch_metrics_that_the_server_exports_at_addresses_it_has() -> None:
    rules = yaml.safe_load((ROOT / "deploy" / "prometheus-alerts.yaml").read_text(encoding="utf-8"))["groups"][0][
        "rules"
    ]
    watched = " ".join(rule["expr"] for rule in rules)
    source = "".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    for number in set(re.findall(r"ratskeller_\w+", watched)):
        name = number.removesuffix("_count")
        assert f'"{name}"' in source or f'"{name.removeprefix("ratskeller_")}"' in source, number
    routes = {getattr(route, "operation_id", None) for route in ROUTES}
    named = {name for names in re.findall(r'route=~"([\w|]+)"', watched) for name in names.split("|")}
    assert named
    assert named <= routes


def test_the_bill_of_materials_has_every_package_that_is_installed() -> None:
    if not (ROOT / "uv.lock").is_file() or shutil.which("uv") is None:
        pytest.skip("there is no uv.lock")
    found = {canonical(it["name"]) for it in bill_of_materials.bill("python")["components"]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {canonical(re.split(r"[\[<>=,]", it)[0]) for it in project["dependencies"]}
    assert needed <= found


def test_the_bill_of_materials_has_every_package_of_the_client() -> None:
    if shutil.which("npm") is None:
        pytest.skip("there is no npm")
    found = {it["name"] for it in bill_of_materials.bill("web")["components"]}
    named = {f"{it['group']}/{it['name']}" for it in bill_of_materials.bill("web")["components"] if it.get("group")}
    lock = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert set(lock["dependencies"]) <= found | named
