"""What stands around the code: the version, what the first command installs, workflows that call what there is, forms to fill in."""

import re
import subprocess
import tomllib
from importlib.metadata import distribution, version
from importlib.util import cache_from_source
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
MOST_PACKAGES = 55
MOST_BYTES = 460_000_000
FORMS = sorted(file for file in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if file.name != "config.yml")


def test_one_file_names_the_version():
    """A clone without tags knows it, and nothing has to be kept in step with it."""
    package = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert package["version"] == version("ratskeller")
    assert "version" not in yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))


def test_the_readmes_first_command_installs_only_what_playing_needs():
    """As this environment has it, compiled files included."""
    command = ["uv", "export", "--frozen", "--offline", "--quiet", "--no-hashes", "--no-annotate", "--no-header"]
    done = subprocess.run([*command, "--no-emit-project"], cwd=ROOT, capture_output=True, text=True, check=True)
    needed = [Requirement(line) for line in done.stdout.splitlines()]
    names = [one.name for one in needed if one.marker is None or one.marker.evaluate()]
    packages = [distribution(name) for name in (*names, "ratskeller")]
    assert len(packages) <= MOST_PACKAGES
    files = {Path(file.locate()) for package in packages for file in package.files or []}
    files |= {Path(cache_from_source(file)) for file in files if file.suffix == ".py"}
    assert sum(file.stat().st_size for file in files if file.is_file()) <= MOST_BYTES


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_calls_tasks_that_exist(workflow):
    tasks = tomllib.loads((ROOT / "poe_tasks.toml").read_text("utf-8"))["tool"]["poe"]["tasks"]
    steps = [step for job in yaml.safe_load(workflow.read_text("utf-8"))["jobs"].values() for step in job["steps"]]
    commands = [step["run"] for step in steps if "run" in step]
    assert commands
    assert {name for command in commands for name in re.findall(r"uv run (?:--group dev )?poe (\S+)", command)} <= set(
        tasks
    )
    assert all((ROOT / name).exists() for command in commands for name in re.findall(r"\.ci/\w+", command))


@pytest.mark.parametrize("form", FORMS, ids=lambda file: file.stem)
def test_every_field_of_an_issue_form_has_a_label(form):
    content = yaml.safe_load(form.read_text("utf-8"))
    fields = [field for field in content["body"] if field["type"] != "markdown"]
    assert content["name"]
    assert all(field["attributes"]["label"] for field in fields)
    assert len({field["id"] for field in fields}) == len(fields)


def test_every_decision_is_listed_and_has_the_same_parts():
    folder = ROOT / "docs/decisions"
    index = (folder / "index.md").read_text("utf-8")
    for file in sorted(folder.glob("0*.md")):
        text = file.read_text("utf-8")
        title = text.partition("\n")[0].removeprefix("# ")
        assert f"[{title}]({file.name})" in index
        assert re.findall(r"^## (.+)$", text, re.M) == ["Context", "Decision", "Consequences", "What else was possible"]
