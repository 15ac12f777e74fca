"""Choosing what a table is played with: the cards in every way (S10), the reading of the rules (section V); looking cards up."""

from pathlib import Path
from typing import Any, Literal

import pytest
from packages.installed import install
from playwright.async_api import Locator, expect
from server.serving import Server

from ratskeller import bots
from ratskeller.bots.registry import plugin_names
from ratskeller.games.rattus.options import code_of
from ratskeller.games.rattus.views.catalogue import catalogue

from .test_access import LOOKS, violations
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CATALOGUE = catalogue()
CLASS_OF = {card.id: card.cls for card in CATALOGUE.cards}
CHURCH = ["monk", "nun", "bishop", "peasant", "serf", "knight"]
"""All three of one class, two of another."""
PEACE = ["peasant", "monk", "merchant", "witch", "king", "nun"]
"""None of the Chivalry."""
MOST_TABS = 120


async def visit(who: Visitor, url: str) -> None:
    """Go to the start page, and wait until the cards are laid out."""
    await who.page.goto(url)
    await way(who, "base").wait_for()


def way(who: Visitor, name: str) -> Locator:
    return who.page.locator(f"[data-way={name}]")


def pick(who: Visitor, card: str) -> Locator:
    return who.page.locator(f"[data-pick={card}]")


async def picked(who: Visitor) -> set[str]:
    """The cards of an own set, as they are shown."""
    taken = who.page.locator("[data-pick][aria-pressed=true]")
    return {str(await card.get_attribute("data-pick")) for card in await taken.all()}


async def laid_out(who: Visitor) -> list[str]:
    """The cards of a named set, as they are shown."""
    return [str(await it.get_attribute("data-look")) for it in await who.page.locator("[data-look]").all()]


async def begin(who: Visitor) -> Any:
    """Wait for the table that was just opened, and return its view."""
    await who.part("map").wait_for()
    return (await (await who.page.request.get(who.page.url.replace("/t/", "/api/tables/"))).json())["view"]


async def play(who: Visitor) -> Any:
    await who.part("play-now").click()
    return await begin(who)


@pytest.mark.parametrize("name", list(CATALOGUE.sets))
async def test_a_named_set_is_chosen_and_remembered_for_the_next_visit(desk: Visitor, host: Server, name: str) -> None:
    await visit(desk, host.url)
    await way(desk, name).click()
    assert await laid_out(desk) == CATALOGUE.sets[name]
    await expect(desk.part("set-code")).to_have_value(code_of(CATALOGUE.sets[name]))
    view = await play(desk)
    assert view["options"]["cards"] == CATALOGUE.sets[name]
    await expect(desk.page.locator("[data-card]")).to_have_count(6)
    await visit(desk, host.url)
    await expect(way(desk, name)).to_have_attribute("aria-pressed", "true")
    assert desk.errors == []


async def test_six_are_drawn_at_random_with_a_card_of_the_chivalry(desk: Visitor, host: Server) -> None:
    await visit(desk, host.url)
    await way(desk, "random").click()
    await expect(desk.part("set-advice")).to_contain_text("These six may include no Chivalry card")
    await desk.part("chivalry").check()
    await expect(desk.part("set-advice")).to_have_count(0)
    async with desk.page.expect_request(lambda it: it.method == "POST") as asked:
        view = await play(desk)
    sent: Any = (await asked.value).post_data_json
    assert sent["options"]["chivalry"] is True
    for _ in range(2):
        assert len(set(view["options"]["cards"])) == 6
        assert "Cv" in [CLASS_OF[card] for card in view["cards"]]
        await visit(desk, host.url)
        await expect(desk.part("chivalry")).to_be_checked()
        view = await play(desk)


async def test_one_of_each_class_is_drawn_at_random(desk: Visitor, host: Server) -> None:
    await visit(desk, host.url)
    await way(desk, "one-of-each").click()
    await expect(desk.part("chivalry")).to_be_checked()
    await expect(desk.part("chivalry")).to_be_disabled()
    await expect(desk.part("set-advice")).to_have_count(0)
    view = await play(desk)
    assert sorted(CLASS_OF[card] for card in view["cards"]) == sorted(set(CLASS_OF.values()))


@pytest.mark.parametrize("how", ["mouse", "touch"])
async def test_own_six_are_chosen_by_pointer(desk: Visitor, phone: Visitor, host: Server, how: str) -> None:
    who, press = (desk, Locator.click) if how == "mouse" else (phone, Locator.tap)
    await visit(who, host.url)
    await press(way(who, "own"))
    await expect(way(who, "own")).to_have_attribute("aria-pressed", "true")
    assert await picked(who) == set(CATALOGUE.sets["base"])
    await press(who.page.get_by_role("button", name="Clear all"))
    for count, card in enumerate(CHURCH):
        await expect(who.part("play-now")).to_be_disabled()
        await expect(who.part("set-count")).to_contain_text(f"{count} of 6")
        await press(pick(who, card))
    await expect(who.part("set-count")).to_contain_text("6 of 6")
    await expect(pick(who, "queen")).to_be_disabled()
    await press(pick(who, "queen"), force=True)
    assert await picked(who) == set(CHURCH), "a seventh card was taken"
    assert await who.no_side_scroll()
    await press(who.part("play-now"))
    assert set((await begin(who))["options"]["cards"]) == set(CHURCH)
    assert who.errors == []


async def tab_to(who: Visitor, selector: str, key: str = "Tab") -> None:
    for _ in range(MOST_TABS):
        if await who.page.evaluate(f"document.activeElement?.matches(`{selector}`)"):
            return
        await who.page.keyboard.press(key)
    raise AssertionError(f"{selector} is out of reach of {key}")


async def lying(who: Visitor) -> Any:
    """Where the seats lie on the page, and what comes after them."""
    return await who.page.evaluate(
        """() => [...document.querySelectorAll('[data-seat-kind], [data-way]')].map((it) => {
          const box = it.getBoundingClientRect();
          return [box.top + scrollY, box.height];
        })"""
    )


@pytest.mark.journey
async def test_opponents_are_chosen_by_mouse_and_by_keyboard_and_sit_at_the_table(
    desk: Visitor, host: Server, axe: str
) -> None:
    """The page stays in place for every choice. Who never finished a game is offered the foundling, who comes back the last opponent."""
    await visit(desk, host.url)
    await desk.page.locator("[data-players='3']").click()
    rows = [desk.page.locator(f"[data-seat-kind='{seat}']") for seat in range(3)]
    await expect(rows[1]).to_contain_text("The foundling")
    await expect(rows[2]).to_contain_text("The foundling")
    before = await lying(desk)
    await rows[1].click()
    await desk.part("seat-choice").wait_for()
    assert await violations(desk, axe) == []
    offered = desk.page.locator("[data-seat-option^='bot:']")
    names = [str(await it.get_attribute("data-seat-option"))[4:] for it in await offered.all()]
    assert names == [*bots.levels("rattus"), "companion", *plugin_names("rattus"), *bots.styles("rattus")]
    companion = desk.page.locator("[data-seat-option='bot:companion']")
    await expect(companion).to_contain_text("Like the foundling, until you have finished a game.")
    ranked = offered.locator("[role=img]")
    strengths = [await it.get_attribute("aria-label") for it in await ranked.all()]
    assert strengths == [f"Strength {place} of 6" for place in (*range(1, 7), 1)]
    await desk.page.locator("[data-seat-option='bot:cellarer']").click()
    await expect(rows[1]).to_contain_text("The cellarer")
    await expect(rows[1]).to_be_focused()
    await tab_to(desk, "[data-seat-kind='2']")
    await desk.page.keyboard.press("Enter")
    await expect(desk.page.locator("[data-seat-option='bot:foundling']")).to_be_focused()
    for _ in range(5):
        await desk.page.keyboard.press("ArrowDown")
    await desk.page.keyboard.press("Enter")
    await expect(rows[2]).to_have_attribute("data-kind", "bot:plague-doctor")
    assert await lying(desk) == before
    await play(desk)
    sitting = desk.page.locator("[data-bot]")
    for at, bot in enumerate(("cellarer", "plague-doctor")):
        await expect(sitting.nth(at)).to_have_attribute("data-bot", bot)
    await expect(sitting.first.locator("[data-face=cellarer] .line").first).to_be_attached()
    await desk.my_turn()
    await desk.page.keyboard.press(":")
    await expect(desk.part("company")).to_contain_text("Blue: The cellarer, the computer.")
    await visit(desk, host.url)
    await expect(rows[1]).to_contain_text("The cellarer")
    assert desk.errors == []


async def test_a_set_without_chivalry_is_discouraged_with_fewer_than_four(desk: Visitor, host: Server) -> None:
    await visit(desk, f"{host.url}/?cards={code_of(PEACE)}")
    await expect(desk.part("set-advice")).to_contain_text("These six include no Chivalry card")
    await desk.page.locator("[data-players='4']").click()
    await expect(desk.part("set-advice")).to_have_count(0)
    await desk.page.locator("[data-players='2']").click()
    view = await play(desk)
    assert view["advice"] == ["no-chivalry"]
    await desk.part("book").click()
    await expect(desk.page.get_by_role("dialog")).to_contain_text("These six include no Chivalry card")


async def test_a_copied_link_chooses_the_same_cards_elsewhere(desk: Visitor, phone: Visitor, host: Server) -> None:
    await desk.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await visit(desk, host.url)
    await desk.part("set-code").fill(code_of(CHURCH))
    await desk.part("set-link").click()
    await expect(desk.page.get_by_text("Link copied.")).to_be_visible()
    link = await desk.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{host.url}/?cards={code_of(CHURCH)}"
    await visit(phone, link)
    await expect(phone.part("set-with")).to_contain_text("These are the cards from the link.")
    assert await picked(phone) == set(CHURCH)
    await visit(phone, host.url)
    await expect(way(phone, "base")).to_have_attribute("aria-pressed", "true")


@pytest.mark.own_page
async def test_a_link_is_shown_where_nothing_may_be_copied(desk: Visitor, host: Server) -> None:
    await desk.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    await visit(desk, host.url)
    await desk.part("set-link").click()
    await expect(desk.page.get_by_text(f"{host.url}/?cards=abcdef")).to_be_visible()


async def test_the_reading_of_the_rules_is_chosen_shown_and_remembered(desk: Visitor, host: Server) -> None:
    await visit(desk, host.url)
    printed = desk.page.locator("[data-rules=printed]")
    await expect(desk.page.locator("[data-rules=online]")).to_have_attribute("aria-pressed", "true")
    await printed.click()
    await expect(desk.part("set-with")).to_contain_text("Printed rules.")
    await desk.part("rules-details").click()
    await expect(desk.part("differences").locator("li")).to_have_count(6)
    view = await play(desk)
    assert view["options"]["rules"] == "printed"
    await desk.part("book").click()
    await expect(desk.part("rules")).to_contain_text("Printed rules.")
    await desk.part("rules-details").click()
    # Of the base game's cards only Knight and Witch are read differently.
    await expect(desk.part("differences").locator("h3")).to_have_text(["Knight", "Witch"])
    await visit(desk, host.url)
    await expect(printed).to_have_attribute("aria-pressed", "true")
    assert desk.errors == []


async def test_the_card_book_of_a_table_shows_who_holds_what(desk: Visitor, host: Server) -> None:
    view = await desk.open_situation(host.url, lambda it: set(it["cards"].values()) >= {0, 1}, cards=CHURCH, seed=3)
    held = next(card for card, seat in view["cards"].items() if seat == 1)
    await desk.part("book").click()
    book = desk.page.locator("[data-book]")
    await expect(book).to_have_count(6)
    await expect(desk.page.locator(f"[data-book={held}]")).to_contain_text("Held by")
    await expect(book.first).to_contain_text("hidden rats show it")
    await desk.page.locator("[data-filter=all]").click()
    await expect(book).to_have_count(18)
    assert desk.errors == []


@pytest.mark.parametrize(("size", "theme"), LOOKS)
async def test_choosing_is_open_to_everybody(
    host: Server, axe: str, theme: Literal["light", "dark"], size: str, desk: Visitor, phone: Visitor
) -> None:
    who = desk if size == "desk" else phone
    await who.page.emulate_media(color_scheme=theme)
    await visit(who, f"{host.url}/?cards=peace")
    for name in ("random", "one-of-each", "base", "own"):
        await way(who, name).click()
        assert await violations(who, axe) == []
    await who.page.get_by_role("button", name="Clear all").click()
    await who.part("set-code").fill("zzzzzz")
    await who.part("rules-details").click()
    assert await violations(who, axe) == []
    assert await who.no_side_scroll()
    await who.part("card-book").click()
    await expect(who.page.locator("[data-book]")).to_have_count(18)
    assert await violations(who, axe) == []


@pytest.mark.parametrize(("size", "theme"), LOOKS)
async def test_the_card_book_of_a_table_is_open_to_everybody(
    host: Server, axe: str, theme: Literal["light", "dark"], size: str, desk: Visitor, phone: Visitor
) -> None:
    who = desk if size == "desk" else phone
    await who.page.emulate_media(color_scheme=theme)
    await who.open_situation(host.url, lambda it: 0 in it["cards"].values(), cards=PEACE, seed=4)
    await who.part("book").click()
    await who.part("rules-details").click()
    assert await violations(who, axe) == []
    assert await who.no_side_scroll()


@pytest.mark.parametrize("look", ["desk", "phone"])
async def test_the_strongest_level_can_be_given_more_time(
    desk: Visitor, phone: Visitor, host: Server, look: str
) -> None:
    """Against others nothing of it is offered; the table says so, and the wish is remembered on the device."""
    who = desk if look == "desk" else phone
    longer = who.page.locator("[data-option=long-thoughts][data-value=true]")
    await who.page.goto(host.url)
    await who.seat(1, "bot:cellarer")
    await expect(who.part("fold-time")).to_be_visible()
    await expect(longer).to_have_count(0)
    await who.seat(1, "bot:plague-doctor")
    await who.choose("long-thoughts", "true")
    await who.part("play-now").click()
    await who.part("map").wait_for()
    await expect(who.part("long-thoughts")).to_contain_text("four times as long as usual")
    await who.page.goto(host.url)
    await who.seat(1, "bot:plague-doctor")
    await expect(longer).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
async def test_a_bot_with_a_style_is_chosen_below_the_levels_and_plays_by_itself(
    desk: Visitor, host: Server, axe: str, game: str
) -> None:
    await desk.page.goto(f"{host.url}/?game={game}")
    await desk.page.locator("[data-seat-kind='1']").click()
    await desk.part("seat-choice").wait_for()
    await expect(desk.page.locator("#seat-group-styles")).to_have_text("With a style of their own")
    assert await violations(desk, axe) == []
    *_, style = bots.styles(game)
    chosen = desk.page.locator(f"[data-seat-option='bot:{style}']")
    await expect(chosen).to_contain_text("As strong as the cellarer.")
    await chosen.click()
    await desk.part("play-now").click()
    await desk.page.wait_for_url("**/t/*")
    table = desk.page.url.rpartition("/")[2]
    opened = await (await desk.page.request.get(f"{host.url}/api/tables/{table}")).json()
    assert opened["seats"][1]["bot"] == style
    assert desk.errors == []


async def test_a_bot_of_another_package_is_offered_after_the_levels_and_plays(desk: Visitor, tmp_path: Path) -> None:
    install(tmp_path, "last_bot")
    host = Server(tmp_path / "tables.sqlite3", python_path=tmp_path).start()
    try:
        await visit(desk, host.url)
        await desk.page.locator("[data-seat-kind='1']").click()
        offered = desk.page.locator("[data-seat-option^='bot:']")
        names = [str(await it.get_attribute("data-seat-option"))[4:] for it in await offered.all()]
        assert names == [
            *bots.levels("rattus"),
            "companion",
            *sorted(["last", *plugin_names("rattus")]),
            *bots.styles("rattus"),
        ]
        await desk.page.locator("[data-seat-option='bot:last']").click()
        await play(desk)
        for _ in range(2):
            assert await desk.my_turn() == "settle"
            await desk.type("gallia")
        assert await desk.my_turn() == "turn"
        table = desk.page.url.rpartition("/")[2]
        log = (await (await desk.page.request.get(f"{host.url}/api/tables/{table}/log")).json())["entries"]
        played = [entry for entry in log if entry["actor"] == 1]
        assert len(played) == 2
        assert all(entry["stand_in"] is None for entry in played)
        assert desk.errors == []
    finally:
        host.stop()
