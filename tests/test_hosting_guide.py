"""The guide for hosts and its rehearsal know each other; the rehearsal itself takes minutes, and root."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml
from server.receiving import Mailbox, Receiver

from ratskeller.cli.admin import admin
from ratskeller.server.setting_sources import gather
from tools.rehearsal.guide import GUIDE, Block, blocks_of
from tools.rehearsal.machine import Machine
from tools.rehearsal.stage import Rehearsal
from tools.rehearsal.steps import STEPS

BLOCKS = blocks_of(GUIDE)


def test_blocks_are_found_with_the_headings_above_them() -> None:
    page = "# One\n\n```\na = 1\nb\n```\n\ntext\n\n## Two\n\n```sh\n# c\n```\n```\nd\n```\n"
    assert blocks_of(page) == [Block("One", "a = 1\nb\n"), Block("Two", "# c\n"), Block("Two", "d\n")]
    assert blocks_of(page)[0].first == "a = 1"


def test_each_code_block_of_the_guide_has_a_step_in_the_rehearsal() -> None:
    assert [block.first for block in BLOCKS] == [step.first for step in STEPS]


def test_what_is_replaced_in_the_rehearsal_stands_in_the_guide(tmp_path: Path) -> None:
    here = Rehearsal(Machine(tmp_path), tmp_path, ("", ""), Receiver(), Mailbox(), "")
    for old, new in here.substitutions().items():
        assert any(old in block.text for block in BLOCKS)
        assert new in here.written(old)


def test_the_commands_of_the_guide_are_commands() -> None:
    table = GUIDE.partition("| command | does |\n|---|---|\n")[2].partition("\n\n")[0]
    # Without what is given to them: `people [WORD]`
    named = [name for line in table.splitlines() for name in re.findall(r"`([a-z-]+)[^`]*`", line.split(" | ")[0])]
    assert named
    assert set(named) <= set(admin)


@pytest.mark.parametrize("key", ["prefix", "pages", "site"])
def test_the_settings_of_the_guide_are_settings(key: str, tmp_path: Path) -> None:
    (text,) = [block.text for block in BLOCKS if block.text.startswith(f"{key} = ")]
    file = tmp_path / "settings.toml"
    file.write_text(text.replace("/etc/ratskeller/pages", str(tmp_path)), encoding="utf-8")
    found = gather({}, {"RATSKELLER_SETTINGS": str(file)})
    found.checked()
    assert {name.replace("-", "_") for name in tomllib.loads(text)} <= found.values.keys()


def test_the_lines_for_prometheus_are_yaml_and_name_the_address_of_the_numbers() -> None:
    (text,) = [block.text for block in BLOCKS if block.first == "scrape_configs:"]
    ((target,),) = [it["targets"] for job in yaml.safe_load(text)["scrape_configs"] for it in job["static_configs"]]
    assert f'metrics = "{target}"' in GUIDE
