"""The gallery shows what it says that it shows."""

import base64

import pytest
from playwright.async_api import expect
from server.serving import Server

from tools.gallery.__main__ import LOOKS, wear
from tools.gallery.situations import Tables

from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

COLOURFUL = """async (png) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const { width, height } = picture;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    let most = 0;
    for (let at = 0; at < data.length; at += 4) {
        most = Math.max(most, Math.abs(data[at] - data[at + 1]), Math.abs(data[at + 1] - data[at + 2]));
    }
    return most;
}"""
"""By how much the parts of a pixel differ at most, of 255: nothing in a picture without colours."""


@pytest.mark.own_page
async def test_a_picture_is_seen_with_the_eyes_it_is_named_after(desk: Visitor, host: Server) -> None:
    await desk.page.goto(host.url)
    await expect(desk.part("play-now")).to_be_visible()
    await desk.paint()
    line = await desk.page.context.new_cdp_session(desk.page)
    seen = {}
    for look in LOOKS:
        await wear(desk.page, line, look, "screen")
        seen[look] = await desk.page.screenshot(animations="disabled")
    assert len(set(seen.values())) == len(LOOKS)
    # Elsewhere than on a page of ours, whose policy takes no such picture
    await desk.page.goto("about:blank")
    colours = {look: await desk.page.evaluate(COLOURFUL, base64.b64encode(png).decode()) for look, png in seen.items()}
    assert colours["light"] > 50
    assert colours["grey"] <= 1


async def test_a_situation_is_played_to_on_a_table_of_its_own(desk: Visitor, host: Server) -> None:
    tables = Tables()
    await tables.find(desk, host.url, {"rattus-plague", "carcassonne"})
    views = {
        name: (await (await desk.page.request.get(f"{host.url}/api/tables/{it}")).json())["view"]
        for name, it in tables.ids.items()
    }
    assert views["carcassonne"]["question"] == "lay"
    assert any(it.startswith("plague") for it in views["rattus-plague"]["legal"])
