"""Other languages in the browser: one press and the page speaks them, and their longer words fit."""

from typing import Any

import pytest
from playwright.async_api import Request, expect
from server.serving import Server
from words.word_files import languages

from .visitor import Visitor

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.skipif(not languages(), reason="there are words in English only"),
]

SIZES = [(390, 844), (1280, 800)]
PAGES = {
    "/?game=rattus": "[data-testid=play-now]:enabled",
    "/?game=carcassonne": "[data-testid=play-now]:enabled",
    "/daily": "[data-testid=daily-deal]",
    "/proof": "[data-testid=proof-go]",
    "/rules/rattus": "[data-passage]",
    "/rules/carcassonne/minute": "main h1, main h2",
}
"""Addresses, each with what is there when its page is."""

CUT = """() => [...document.querySelectorAll("body *")].filter((it) => {
  const style = getComputedStyle(it);
  const hides = [style.overflowX, style.overflowY].some((how) => ["hidden", "clip"].includes(how));
  const shortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
  const says = [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
  const tall = style.overflowY !== "auto" && it.scrollHeight > it.clientHeight + parseFloat(style.fontSize) / 4;
  return hides && says && !shortened && it.clientWidth > 1 && it.checkVisibility() && (it.scrollWidth > it.clientWidth + 1 || tall);
}).map((it) => it.outerHTML.slice(0, 160))"""
"""What cuts off its own text, sideways or by more than the tails of its letters in height, but for what is shortened with dots, and what
only screen readers find."""


def longest() -> str:
    """German, as long as there is no language with longer words."""
    return "de" if "de" in languages() else languages()[0]


async def speak(who: Visitor, language: str) -> None:
    saved = f"{{ speed: 'off', chosenLanguage: '{language}' }}"
    await who.page.evaluate(f"() => localStorage.setItem('ratskeller', JSON.stringify({saved}))")


async def everything_fits(who: Visitor) -> None:
    for width, height in SIZES:
        await who.page.set_viewport_size({"width": width, "height": height})
        await who.until("document.documentElement.scrollWidth <= innerWidth")
        assert await who.page.evaluate(CUT) == [], f"{who.page.url} at {width} x {height}"


async def test_no_text_of_a_page_is_cut_in_the_longest_language(desk: Visitor, host: Server) -> None:
    await desk.page.goto(host.url)
    await speak(desk, longest())
    for address, there in PAGES.items():
        await desk.page.goto(host.url + address)
        await desk.page.locator(there).first.wait_for()
        await expect(desk.page.locator("html")).to_have_attribute("lang", longest())
        await everything_fits(desk)


@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
async def test_no_text_of_a_table_is_cut_in_the_longest_language(desk: Visitor, host: Server, game: str) -> None:
    # Known before the page asks who somebody is, or two answers would each bring a cookie
    await desk.page.request.get(f"{host.url}/api/me")
    await desk.page.goto(host.url)
    await speak(desk, longest())

    def some_moves_on(view: dict[str, Any]) -> bool:
        return view["question"] in ("turn", "lay") and view["legal"] != [] and len(view.get("board", "12345")) > 4

    table = await desk.found(host.url, some_moves_on, players=4, game=game)
    await desk.page.goto(f"{host.url}/t/{table['id']}")
    await desk.my_turn()
    await everything_fits(desk)


@pytest.mark.journey
async def test_a_press_on_a_language_is_enough(desk: Visitor, host: Server) -> None:
    language = longest()
    await desk.open_table(host.url)
    await desk.my_turn()
    tried = desk.page.locator("[data-testid=panel] [data-answer]").first
    await tried.click()
    await expect(tried).to_have_attribute("aria-pressed", "true")
    await desk.part("help").click()
    english = await desk.page.locator("dialog h2").inner_text()
    question = await desk.part("question").inner_text()
    await desk.page.locator("dialog").evaluate("it => (it.dataset.same = 'yes')")
    await desk.page.locator(f"dialog [data-language={language}]").click()
    # Only texts are drawn anew: the sheet is still the same one, and the focus where it was
    await expect(desk.page.locator("html")).to_have_attribute("lang", language)
    await expect(desk.page.locator(f"dialog[data-same=yes] [data-language={language}]:focus")).to_be_visible()
    await expect(desk.page.locator("dialog h2")).not_to_have_text(english)
    await expect(desk.part("question")).not_to_have_text(question)
    # What was chosen and not yet sent is there still
    await expect(tried).to_have_attribute("aria-pressed", "true")
    fetched: list[str] = []

    def note(request: Request) -> None:
        fetched.append(request.url.rsplit("/", 1)[-1])

    desk.page.on("request", note)
    await desk.page.reload()
    await desk.my_turn()
    await expect(desk.page.locator("html")).to_have_attribute("lang", language)
    assert any(name.startswith(f"{language}-") for name in fetched)
    assert not any(name.startswith("en-") for name in fetched)
    assert desk.errors == []


async def test_another_language_keeps_the_tile_that_is_tried(desk: Visitor, host: Server) -> None:
    table = await desk.found(host.url, lambda view: bool(view["question"] == "lay"), seed=4, game="carcassonne")
    await desk.page.goto(f"{host.url}/t/{table['id']}")
    await desk.my_turn()
    await desk.page.locator("[data-cell][data-target]").first.click()
    await expect(desk.part("ghost")).to_be_visible()
    at = await desk.part("ghost").bounding_box()
    undo = await desk.part("undo").inner_text()
    await desk.part("help").click()
    await desk.page.locator(f"dialog [data-language={longest()}]").click()
    await expect(desk.page.locator("html")).to_have_attribute("lang", longest())
    await desk.page.keyboard.press("Escape")
    await expect(desk.part("undo")).not_to_have_text(undo)
    assert await desk.part("ghost").bounding_box() == at
    assert desk.errors == []


async def test_a_browser_translates_no_table_that_is_played_but_the_rule_book(desk: Visitor, host: Server) -> None:
    """It would put elements of its own in place of the texts, and these would go on saying what was so once."""
    page, mark = desk.page.locator("html"), desk.page.locator("meta[name=google][content=notranslate]")
    await desk.page.goto(host.url)
    await desk.part("play-now").wait_for()
    await expect(mark).to_have_count(0)
    # The button is there before the page has asked who is here
    await desk.page.request.get(f"{host.url}/api/me")
    for game in ("rattus", "carcassonne"):
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        table = await desk.post(f"{host.url}/api/tables", {"game": game, "seats": seats, "options": {"players": 2}})
        await desk.page.goto(f"{host.url}/t/{table['id']}")
        await desk.part("turn-bar").wait_for()
        await expect(page).to_have_attribute("translate", "no")
        await expect(mark).to_have_count(1)
        await desk.page.goto(f"{host.url}/rules/{game}")
        await desk.page.locator("[data-passage]").first.wait_for()
        await expect(page).to_have_attribute("translate", "yes")
        await expect(mark).to_have_count(0)
