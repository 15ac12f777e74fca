"""The code blocks of the guide for hosts, in their order; a second page of it is for larger sites."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "docs" / "hosting.md", ROOT / "docs" / "larger_sites.md")
GUIDE = "".join(page.read_text(encoding="utf-8") for page in PAGES)


@dataclass(frozen=True)
class Block:
    """A code block: the heading above it and its text."""

    heading: str
    text: str

    @property
    def first(self) -> str:
        return self.text.partition("\n")[0]


def blocks_of(page: str) -> list[Block]:
    """Return the code blocks of a page."""
    found: list[Block] = []
    heading = ""
    # Every other piece stands between two fences
    for number, piece in enumerate(re.split(r"(?m)^```.*\n", page)):
        if number % 2:
            found.append(Block(heading, piece))
        elif headings := re.findall(r"(?m)^#+ (.*)$", piece):
            heading = headings[-1]
    return found
