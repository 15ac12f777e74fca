"""The documentation runs: its Python sessions are doctests, and its commands exist."""

import doctest
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import ast
from words.word_files import FALLBACK, FOLDERS, texts

from tools import package_diagram
from tools.made_tables import MARK, filled

ROOT = Path(__file__).parent.parent
EXAMPLES = {
    "carter.svelte",
    "fitted.toml",
    "search/evaluations/apples.py",
    "settings.toml",
    "tests/conformance/apples.py",
    "tests/games/rattus/cards/test_carter.py",
}
"""Files of a guide's example, or of its reader."""
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.name)
def test_python_sessions_print_what_the_page_says(document):
    results = doctest.testfile(str(document), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert results.failed == 0


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.name)
def test_links_between_pages_lead_somewhere(document):
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target


def test_the_readme_says_whose_games_these_are():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "unofficial" in text
    assert "pip install uv && uv run ratskeller" in text
    assert "pip install uv && uv run --group dev pytest" in text


MADE = [page for page in PAGES if MARK.search(page.read_text(encoding="utf-8"))]
"""Pages with tables that are made from the code, or from lists."""


@pytest.mark.parametrize("document", MADE, ids=lambda path: path.name)
def test_each_table_that_is_made_has_rows_of_equal_length(document):
    page = filled(document.read_text(encoding="utf-8"))
    assert not MARK.search(page)
    for table in re.findall(r"(?:^\|.*\n?)+", page, re.MULTILINE):
        lines = table.splitlines()
        assert len(lines) > 2
        assert len({len(re.findall(r"(?<!\\)\|", line)) for line in lines}) == 1


def test_the_picture_of_the_house_is_current():
    assert package_diagram.PICTURE.read_text(encoding="utf-8") == package_diagram.picture(package_diagram.house()), (
        package_diagram.COMMAND
    )


def test_every_task_that_a_page_or_a_hook_names_is_one():
    tasks = tomllib.loads((ROOT / "poe_tasks.toml").read_text(encoding="utf-8"))["tool"]["poe"]["tasks"]
    readers = [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / ".pre-commit-config.yaml", ROOT / ".ci" / "run"]
    named = {
        name
        for page in readers
        for name in re.findall(r"uv run (?:--group dev )?poe ([a-z]+)", page.read_text(encoding="utf-8"))
    }
    assert named
    assert named <= tasks.keys()
    assert all(task["help"] for task in tasks.values())


def test_every_test_that_a_promise_names_is_there():
    promises = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "evidence").iterdir())
    written = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    names, files = re.findall(r"`(test_\w+)`", promises), re.findall(r"(?:tests|benchmarks)/[\w/]+\.py", promises)
    assert names
    assert [name for name in names if f"def {name}(" not in written] == []
    assert [file for file in files if not (ROOT / file).is_file()] == []


def test_every_file_that_a_page_names_exists():
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if files.returncode != 0:
        pytest.skip("not a git checkout")
    paths = [f"/{path}" for path in files.stdout.splitlines()]
    missing = [
        f"{page.name}: {name}"
        for page in [*PAGES, ROOT / "CONTRIBUTING.md"]
        for name in re.findall(r"`([\w.-][\w./-]*\.(?:py|ts|js|svelte|toml))`", page.read_text(encoding="utf-8"))
        if name not in EXAMPLES
        and not re.search(r"NAME|ID", name)
        and not any(path.endswith(f"/{name}") for path in paths)
    ]
    assert missing == []


@pytest.mark.parametrize("name", ["browser", "together", "review", "bots", "site", "hosting", "terminal"])
def test_a_label_in_italics_is_a_text_of_the_interface(name):
    known = {
        element.value.strip()
        for folder in FOLDERS
        for _, elements in texts(folder, FALLBACK)
        for element in elements
        if isinstance(element, ast.TextElement)
    }
    text = re.sub(r"```.*?```|`[^`]*`", "", (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8"), flags=re.DOTALL)
    labels = {
        " ".join(label.split()) for label in re.findall(r"(?<![*\w])\*([^*]+)\*(?!\*)", re.sub(r"\*\*", "", text))
    }
    assert [label for label in sorted(labels) if label not in known] == []


def test_every_path_and_name_of_the_architecture_exists():
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").partition("\n## How rules run\n")[0]
    found: dict[Path, set[str]] = {}
    gone: list[str] = []
    for block in re.split(r"\n(?=\n|\d+\. |\|)", text):
        file = None
        for span in re.findall(r"`([^`]+)`", block):
            places = (ROOT / span, ROOT / "src" / "ratskeller" / span, ROOT / "web" / "src" / span)
            path = next((place for place in places if place.exists()), None)
            if path is not None:
                file = path
                found.setdefault(path, set())
            elif file is None or not re.search(
                rf"(?<![\w-]){re.escape(span)}(?![\w-])", file.read_text(encoding="utf-8")
            ):
                gone.append(span)
            else:
                found[file].add(span)
    assert gone == []
    assert len(found) > 50
    assert sum(map(len, found.values())) > 60
