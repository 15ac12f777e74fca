"""Every one of the 18 class cards used by click, and what only some of them bring: open rats put in order, walls, stacks of cubes."""

import random
import re
from typing import Any, Literal

import pytest
from playwright.async_api import Locator, expect
from server.serving import Server

from .test_access import THEMES, violations
from .visitor import BAR, Pointer, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

BASE = ["peasant", "monk", "merchant", "knight", "witch", "king"]
SECOND = ["crusader", "courier", "emperor", "baker", "nun", "wizard"]
THIRD = ["soldier", "mayor", "queen", "serf", "bishop", "pied-piper"]
WAR = ["knight", "crusader", "serf", "nun", "bishop", "wizard"]

# What the chronicle tells after the card was used.
USED = {
    "monk": (BASE, "rat-moved"),
    "merchant": (BASE, "cubes-moved"),
    "witch": (BASE, "rat-seen"),
    "king": (BASE, "cube-saved"),
    "courier": (SECOND, "cubes-swapped"),
    "emperor": (SECOND, "wall-placed"),
    "baker": (SECOND, "cube-on-card"),
    "nun": (SECOND, "nun-placed"),
    "wizard": (SECOND, "potion-placed"),
    "bishop": (THIRD, "bishop-placed"),
    "pied-piper": (THIRD, "cubes-moved"),
}
# Cards that work when something else is done: the question that they bring, the answer, and what the chronicle tells.
ASKED = {
    "knight": (BASE, "count", "yes", "plague-counted"),
    "crusader": (SECOND, "reveal all", "yes", "rats-opened"),
    "serf": (THIRD, "serf", "yes", "cubes-added"),
}


async def reply(who: Visitor, kind: str) -> int:
    """How often the chronicle tells of something, once it is there: it is fetched beside the table."""
    await who.part("log").locator("li").first.wait_for(state="attached")
    return await who.part("log").locator(f"[data-kind={kind}]").count()


async def logs_more(who: Visitor, kind: str, before: int) -> None:
    """Wait until the chronicle tells of something more often than before."""
    await who.part("log").locator(f"[data-kind={kind}]").nth(before).wait_for(state="attached")


async def press(who: Visitor, thing: Locator) -> None:
    """Press something that answers, and confirm where that is asked for; wait until the table has moved on."""
    before = await who.marker()
    await thing.click()
    if await who.taken(before):
        await who.part("confirm").click()
    await who.moved_on(before)


async def choose_on_map(who: Visitor, rng: random.Random) -> None:
    """Answer with what is lit on the map: a border, a rat or a cube, else a region; with a button where nothing is."""
    spots = who.page.locator("[data-spot][data-lit]")
    regions = who.page.locator("[data-region][data-lit]")
    before = await who.marker()
    if await spots.count():
        spot = spots.nth(rng.randrange(await spots.count()))
        # A border is pressed in its middle, where its knob is; a stack of unlike cubes asks which.
        knob = spot.locator(".knob")
        name = await spot.get_attribute("data-spot")
        await (knob if await knob.count() else spot).click()
        await choose_in_panel(who, str(name), before)
    elif await regions.count():
        region = regions.nth(rng.randrange(await regions.count()))
        name = await region.get_attribute("data-region")
        # A region to which several cubes may go asks how many.
        await Pointer(0).on_map(who.page, str(name))
        await choose_in_panel(who, str(name), before)
    else:
        await who.page.locator("[data-answer]").last.click()
    if await who.taken(before):
        await who.part("confirm").click()
    await who.moved_on(before)


async def choose_in_panel(who: Visitor, name: str, before: str | None) -> None:
    """Answer what a thing on the map asks when it is pressed, if it asks anything."""
    asks = f"document.querySelector(`[data-testid=panel][data-focus='{name}'] [data-answer]`)"
    taken = f"{BAR}.dataset.sending || {BAR}.dataset.length !== '{before}'"
    confirm = "document.querySelector('[data-testid=confirm]')"
    await who.until(f"{asks} || {confirm} || {taken}")
    if not await who.page.evaluate(f"Boolean({taken} || {confirm})"):
        await who.part("panel").locator("[data-answer]").first.click()


@pytest.mark.parametrize("card", sorted(USED))
async def test_a_card_is_used_by_click(desk: Visitor, host: Server, card: str) -> None:
    cards, kind = USED[card]
    await desk.open_situation(host.url, lambda view: f"use {card}" in view["legal"], cards=cards, seed=1)
    before = await reply(desk, kind)
    await press(desk, desk.page.locator(f"[data-card={card}]"))
    rng = random.Random(2)
    while await desk.my_turn() != "turn":
        await choose_on_map(desk, rng)
    await logs_more(desk, kind, before)
    if card == "wizard":
        # A potion has the colour of its player, wherever it lies.
        await expect(desk.page.locator(".flasks path[fill^='var(--seat-']")).not_to_have_count(0)
    assert desk.errors == []


@pytest.mark.parametrize("card", sorted(ASKED))
async def test_a_card_that_asks_in_a_ravage_is_answered_by_click(desk: Visitor, host: Server, card: str) -> None:
    cards, question, answer, kind = ASKED[card]
    await desk.open_situation(host.url, lambda view: bool(view["question"] == question), cards=cards, seed=3)
    await expect(desk.part("ravage-now")).to_be_visible()
    before = await reply(desk, kind)
    await press(desk, desk.page.locator(f"[data-answer={answer}]"))
    await expect(desk.part("log").locator(f"[data-kind={kind}]")).to_have_count(before + 1)
    assert desk.errors == []


def more_than_rats(view: dict[str, Any], card: str) -> list[str]:
    """Answers that add more cubes than there are rats, by a card of the seat to move."""
    if view["question"] != "turn" or view["cards"][card] != view["actor"]:
        return []
    adds = [answer.split() for answer in view["legal"] if answer.startswith("add")]
    return [f"add {region} {n}" for _, region, n in adds if int(n) > len(view["regions"][region]["tokens"])]


@pytest.mark.parametrize(("card", "cards"), [("peasant", BASE), ("queen", THIRD)])
async def test_a_card_adds_more_cubes_than_there_are_rats_by_click(
    desk: Visitor, host: Server, card: str, cards: list[str]
) -> None:
    view = await desk.open_situation(host.url, lambda it: bool(more_than_rats(it, card)), cards=cards, seed=4)
    await desk.page.locator("[data-group=add]").click()
    await press(desk, desk.page.locator(f"[data-answer='{more_than_rats(view, card)[-1]}']"))
    await expect(desk.part("log").locator("[data-kind=cubes-added]").last).to_contain_text("thanks to")
    assert desk.errors == []


async def test_the_mayor_adds_cubes_by_click(desk: Visitor, host: Server) -> None:
    await desk.open_situation(host.url, lambda view: "mayor" in view["legal"], cards=THIRD, seed=5)
    before = await reply(desk, "cubes-added")
    await press(desk, desk.page.locator("[data-card=mayor]"))
    await logs_more(desk, "cubes-added", before)
    assert desk.errors == []


async def test_the_soldier_adds_a_rat_by_click(desk: Visitor, host: Server) -> None:
    await desk.open_situation(host.url, lambda view: bool(view["question"] == "extra rat"), cards=THIRD, seed=6)
    before = await reply(desk, "rat-added")
    await choose_on_map(desk, random.Random(6))
    await expect(desk.part("log").locator("[data-kind=rat-added]")).to_have_count(before + 1)
    assert desk.errors == []


async def test_the_final_move_of_the_plague_is_made_by_click(desk: Visitor, host: Server) -> None:
    await desk.open_situation(host.url, lambda view: bool(view["question"] == "move"), cards=WAR, seed=7)
    await expect(desk.part("about")).not_to_be_empty()
    before = await reply(desk, "plague-moved")
    await choose_on_map(desk, random.Random(7))
    await expect(desk.part("log").locator("[data-kind=plague-moved]")).to_have_count(before + 1)
    assert desk.errors == []


def ordering(view: dict[str, Any]) -> bool:
    """The Crusader has turned over more than one rat."""
    return view["question"] == "order" and len(view["legal"]) > 1


async def order_of(who: Visitor) -> list[str]:
    return [str(await rat.get_attribute("data-rat")) for rat in await who.page.locator("[data-rat]").all()]


async def faces_of(who: Visitor) -> list[str]:
    """The faces of the row from left to right, as they are read out."""
    names = [str(await rat.text_content()) for rat in await who.page.locator("[data-rat]").all()]
    return [name[name.index("limit") : name.index(". Arrow")] for name in names]


async def drag_first_to_the_end(who: Visitor) -> None:
    rats = who.page.locator("[data-rat]")
    first, last = await rats.first.bounding_box(), await rats.last.bounding_box()
    assert first is not None
    assert last is not None
    await who.page.mouse.move(first["x"] + 20, first["y"] + 20)
    await who.page.mouse.down()
    await who.page.mouse.move(last["x"] + 25, last["y"] + 20, steps=8)
    await who.page.mouse.up()


async def lead_first_to_the_end(who: Visitor) -> None:
    rats = who.page.locator("[data-rat]")
    await rats.first.focus()
    for _ in range(await rats.count() - 1):
        await who.page.keyboard.press("ArrowRight")


@pytest.mark.parametrize("way", ["drag", "keys"])
async def test_open_rats_count_in_the_order_of_the_row(desk: Visitor, host: Server, way: str) -> None:
    await desk.open_situation(host.url, ordering, cards=SECOND, seed=8, players=3)
    rats = await order_of(desk)
    await (drag_first_to_the_end(desk) if way == "drag" else lead_first_to_the_end(desk))
    assert await order_of(desk) == [*rats[1:], rats[0]]
    faces = await faces_of(desk)
    counted = desk.part("log").locator("[data-kind=rat-revealed]")
    before = await counted.count()
    await desk.part("order-go").click()
    await expect(desk.part("order")).to_have_count(0)
    now = [await counted.nth(i).inner_text() for i in range(before, await counted.count())]
    assert now
    assert all(face in text for face, text in zip(faces, now, strict=False))
    assert desk.errors == []


async def test_a_question_in_between_stops_the_order_and_it_is_asked_again(desk: Visitor, host: Server) -> None:
    def wanted(view: dict[str, Any]) -> bool:
        both = view["cards"]["crusader"] == view["cards"]["serf"] == view["actor"]
        return bool(view["question"] == "order" and len(view["legal"]) == 3 and both and view["stock"][view["actor"]])

    for seed in range(20):
        await desk.open_situation(host.url, wanted, cards=WAR, seed=seed, players=3)
        await desk.part("order-go").click()
        await desk.until("document.querySelector('[data-testid=turn-bar]').dataset.question !== 'order'")
        if await desk.my_turn() == "serf":
            break
    await press(desk, desk.page.locator("[data-answer=yes]"))
    if await desk.my_turn() == "order":
        await expect(desk.part("order-go")).to_be_enabled()
    assert desk.errors == []


async def test_a_wall_is_chosen_by_arrow_keys_and_left_by_its_letter(desk: Visitor, host: Server) -> None:
    await desk.open_situation(host.url, lambda view: view["question"] == "emperor wall 1", cards=SECOND, seed=9)
    await desk.page.locator("[data-spot]").first.focus()
    await desk.page.keyboard.press("ArrowRight")
    assert await desk.page.evaluate("document.activeElement?.dataset.spot !== undefined")
    before = await desk.marker()
    await desk.page.keyboard.press("Enter")
    await desk.moved_on(before)
    assert await desk.my_turn() == "emperor wall 2"
    before = await desk.marker()
    await desk.page.keyboard.press("s")
    await desk.moved_on(before)
    assert await desk.my_turn() == "turn"
    assert desk.errors == []


async def test_a_finger_finds_the_borders_of_a_region_in_the_list(phone: Visitor, host: Server) -> None:
    await phone.open_situation(host.url, lambda view: view["question"] == "emperor wall 1", cards=SECOND, seed=9)
    everything = await phone.page.locator("[data-answer]").count()
    await Pointer(0, tap=True).on_map(phone.page, "germania")
    await expect(phone.page.locator("[data-region=germania]")).to_have_attribute("aria-pressed", "true")
    listed = phone.part("panel").locator("[data-answer]")
    # The list follows what is lit a picture later
    few = "document.querySelectorAll('[data-testid=panel] [data-answer]')"
    large = f"[...{few}].every((it) => it.offsetWidth >= 44 && it.offsetHeight >= 44)"
    await phone.until(f"{few}.length > 0 && {few}.length < {everything} && {large}")
    before = await phone.marker()
    await listed.first.tap()
    await phone.moved_on(before)
    assert await phone.no_side_scroll()
    assert phone.errors == []


async def test_v2_to_the_letter_the_owner_of_a_potion_chooses_between_it_and_the_cube(
    desk: Visitor, host: Server
) -> None:
    cards = ["wizard", "peasant", "monk", "merchant", "courier", "king"]

    def wanted(view: dict[str, Any]) -> bool:
        """The game goes on after this ravage."""
        return view["question"] == "potion" and view["until_end"] is not None and view["until_end"]["rats"] > 4

    await desk.open_situation(host.url, wanted, cards=cards, rules="letter", seed=3)
    await expect(desk.part("turn-bar")).to_contain_text("Lose a potion instead of a cube?")
    before = await reply(desk, "potion-lost")
    await press(desk, desk.page.locator("[data-answer=yes]"))
    await expect(desk.part("log").locator("[data-kind=potion-lost]")).to_have_count(before + 1)
    await desk.part("conduct-open").click()
    order = desk.part("wishes").locator("[data-testid=order]").first
    await expect(order).to_contain_text("Lose a cube")
    await order.select_option("yes")
    await expect(order).to_have_value("yes")
    assert desk.errors == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("question", ["emperor wall 1", "courier first", "order", "nun 2"])
async def test_its_questions_are_open_to_everybody(
    desk: Visitor, host: Server, axe: str, theme: Literal["light", "dark"], question: str
) -> None:
    await desk.page.emulate_media(color_scheme=theme)
    await desk.open_situation(host.url, lambda view: bool(view["question"] == question), cards=SECOND, seed=10)
    assert await violations(desk, axe) == []


def lone_cube(view: dict[str, Any]) -> list[str]:
    """Regions where the seat to move, which has the Merchant, has one cube; only such, so that any of them does."""
    if "use merchant" not in view["legal"]:
        return []
    own = {region: it["cubes"][view["actor"]] for region, it in view["regions"].items()}
    return [region for region, count in own.items() if count == 1]


async def test_what_has_one_answer_is_not_asked_and_undone_with_what_led_to_it(desk: Visitor, host: Server) -> None:
    view = await desk.open_situation(host.url, lambda it: bool(lone_cube(it)), cards=BASE, seed=1)
    before = await reply(desk, "cubes-moved")
    await press(desk, desk.page.locator("[data-card=merchant]"))
    # What can't be chosen looks unlike what is out of play.
    closed, out = (desk.page.locator(it).first for it in ("[data-region]:not([data-lit])", ".out .shaded"))
    await expect(closed.locator(".hatch")).to_have_css("fill", "none")
    await expect(closed).to_have_class(re.compile("closed"))
    await expect(out).to_have_css("fill", re.compile("hatch-out"))
    for _ in range(2):
        lit = [
            str(await it.get_attribute("data-region"))
            for it in await desk.page.locator("[data-region][data-lit]").all()
        ]
        marker = await desk.marker()
        await Pointer(0).on_map(desk.page, next(region for region in lone_cube(view) + lit if region in lit))
        if await desk.taken(marker):
            await desk.part("confirm").click()
        await desk.moved_on(marker)
    await expect(desk.part("turn-bar")).to_have_attribute("data-question", "turn")
    moves = desk.part("log").locator("[data-kind=cubes-moved]")
    await expect(moves).to_have_count(before + 1)
    await desk.part("undo").click()
    await expect(desk.part("turn-bar")).to_have_attribute("data-question", "merchant to")
    await expect(moves).to_have_count(before)
    assert desk.errors == []
