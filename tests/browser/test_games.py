"""Whole games in the browser, by mouse, by finger and by keyboard. One is played from its first answer to its last; of the others, the page
is left in the middle, or not there before. How many decisions are left then is chance."""

import pytest
from playwright.async_api import expect
from server.serving import Server

from .reader import Reader
from .visitor import FIRST, Keys, Pointer, Visitor, is_far_on

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def ranking_is_complete(who: Visitor, players: int) -> None:
    await expect(who.part("ranking").locator("> ol > li")).to_have_count(players)
    assert await who.no_side_scroll()
    assert who.errors == []


@pytest.mark.journey
async def test_a_game_is_played_by_mouse_to_the_ranking(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url, players=4)
    assert await desk.play(Pointer(1)) > 5
    await ranking_is_complete(desk, 4)


@pytest.mark.journey
@pytest.mark.late
async def test_a_game_is_played_by_touch_on_a_phone(phone: Visitor, host: Server) -> None:
    await phone.open_table(host.url, players=4, tap=True)
    assert await phone.no_side_scroll()
    assert await phone.play_both_ends(Pointer(2, tap=True)) > FIRST
    await ranking_is_complete(phone, 4)


@pytest.mark.journey
async def test_a_game_is_played_by_keyboard_alone(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    assert await desk.play_both_ends(Keys(3)) > FIRST
    await ranking_is_complete(desk, 2)


async def test_a_game_with_other_cards_is_played_by_mouse(desk: Visitor, host: Server) -> None:
    await desk.open_against_bots(host.url, players=4, begun=is_far_on, cards="europe-at-war")
    assert await desk.play(Pointer(4)) > 0
    await ranking_is_complete(desk, 4)


async def test_a_game_with_any_cards_is_played_by_touch_on_a_phone(phone: Visitor, host: Server) -> None:
    await phone.open_against_bots(host.url, players=4, begun=is_far_on, cards="one-of-each")
    assert await phone.play(Pointer(5, tap=True)) > 0
    await ranking_is_complete(phone, 4)


async def test_a_game_with_any_cards_is_played_by_keyboard_alone(desk: Visitor, host: Server) -> None:
    await desk.open_against_bots(host.url, players=4, begun=is_far_on, cards="random")
    assert await desk.play(Keys(6)) > 0
    await ranking_is_complete(desk, 4)


@pytest.mark.journey
@pytest.mark.late
async def test_a_game_is_played_on_the_text_board_alone(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url, players=3)
    await desk.my_turn()
    reader = Reader(desk, seed=7)
    await reader.open()
    assert await reader.play("plague") > 5
    await expect(desk.part("text-question")).to_contain_text("wins")
    await desk.leave_board()
    await ranking_is_complete(desk, 3)
