"""Provably fair: a table is opened so, and the page of proof works out a game again and finds one that was tampered with."""

from pathlib import Path

import pytest
from playwright.async_api import expect
from server.serving import Server

from .test_access import violations
from .visitor import COMPLETE, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

RECORD = (Path(__file__).parents[1] / "server" / "fair-record.json").read_text(encoding="utf-8")


async def test_a_game_is_bound_proved_and_found_to_be_tampered_with(desk: Visitor, host: Server, axe: str) -> None:
    await desk.page.goto(host.url)
    await desk.until(COMPLETE)
    await desk.choose("fair", "true")
    await desk.part("play-now").click()
    await expect(desk.part("fair")).to_contain_text("The server has committed to its secret")
    await expect(desk.part("fair")).to_contain_text("One player has added a number")
    await desk.part("fair-open").click()
    await expect(desk.part("proof-trouble")).to_contain_text("The game is not over")

    await desk.page.goto(f"{host.url}/proof")
    verdict = desk.part("proof-verdict")
    await desk.part("proof-record").fill(RECORD)
    await desk.part("proof-go").click()
    await expect(verdict).to_have_attribute("data-found", "ok")
    assert await violations(desk, axe) == []
    await desk.part("proof-record").fill(RECORD.replace('"seed": "1', '"seed": "2'))
    await desk.part("proof-go").press("Enter")
    await expect(verdict).to_have_attribute("data-found", "seed")
    # An answer of chance that fits the rules and is another one
    first = RECORD.partition('"answers": [')[2].partition('"')[2].partition(";")[0].partition('"')[0]
    other = "gallia" if first != "gallia" else "italia"
    await desk.part("proof-record").fill(RECORD.replace(first, other, 1))
    await desk.part("proof-go").click()
    await expect(verdict).to_have_attribute("data-found", "answer")
    await expect(verdict).to_contain_text(f"“{first}”")
