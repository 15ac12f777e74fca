"""The notebooks of the documentation run on a small sample, and their pages come from them."""

import re

import pytest

from ratskeller import cli
from ratskeller_lab.notebooks import NAMES, NOTEBOOKS, cells, commands, page, run

SMALL = {"--bots": "random", "--games": "6"}
"""What replaces the level and the number of games."""


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    """The data of all notebooks, in small."""
    folder = tmp_path_factory.mktemp("data")
    for arguments in {tuple(command): None for name in NAMES for command in commands(name)}:
        small = [SMALL.get(before, it) for before, it in zip(("", *arguments), arguments, strict=False)]
        small[small.index("--folder") + 1] = str(folder)
        assert cli.run([*small, "--cores", "1"]) == 0
    return folder


@pytest.mark.late
@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs_and_ends_with_its_result(name, data):
    files = page(name, run(name, data))
    text = files[f"{name}.md"]
    assert [file for file in files if file.endswith(".svg")] == re.findall(r"\]\((\w+\.svg)\)", text)
    assert len(files) > 1
    assert all("<svg" in content for file, content in files.items() if file.endswith(".svg"))
    (result,) = re.findall(r"## Result\n.*?```python.*?```\n\n```text\n(.*?)\n```", text, re.DOTALL)
    assert result.rstrip().endswith(".")


@pytest.mark.parametrize("name", NAMES)
def test_the_page_of_a_notebook_has_its_cells_and_pictures(name):
    text = (NOTEBOOKS / f"{name}.md").read_text(encoding="utf-8")
    assert [cell.text for cell in cells(name) if cell.text not in text] == []
    assert all((NOTEBOOKS / file).is_file() for file in re.findall(r"\]\((\w+\.svg)\)", text))
