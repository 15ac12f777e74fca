"""What stands around the code: versions from tags, workflows that call what there is, forms that people can fill in."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS = sorted(file for file in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if file.name != "config.yml")


def test_only_tags_name_a_version():
    package = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert package["dynamic"] == ["version"]
    assert "version" not in yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_calls_tasks_that_exist(workflow):
    tasks = tomllib.loads((ROOT / "poe_tasks.toml").read_text("utf-8"))["tool"]["poe"]["tasks"]
    steps = [step for job in yaml.safe_load(workflow.read_text("utf-8"))["jobs"].values() for step in job["steps"]]
    commands = [step["run"] for step in steps if "run" in step]
    assert commands
    assert {name for command in commands for name in re.findall(r"uv run poe (\S+)", command)} <= set(tasks)
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
