"""Somebody who takes a lesson, slowly or in haste, while the page notes each text together with what is on the screen at that moment."""

from itertools import islice, pairwise
from typing import Any

import msgspec
from lesson_words import words
from playwright.async_api import expect

from ratskeller import games

from .visitor import BAR, SETTLED, Visitor

LIT = ".lights path.line"
NEXT = "[data-testid=lesson-next]"
HURRY = (NEXT, "[data-testid=ravage-skip]", "[data-testid=walk-end]", "[data-testid=to-now]")
"""What somebody in haste presses as soon as it can be pressed."""
ONWARD = ("[data-testid=ravage-flow][aria-pressed=false]", "[data-testid=walk-end]")
"""What somebody else presses: ravages go on, and the final scoring, which has no texts, comes to its end."""
ASKED = f"({BAR}?.dataset.question || document.querySelector('[data-testid=ranking]')) && {SETTLED}"
PRESS = """(selector) => {
  const thing = document.querySelector(selector);
  thing?.click();
  return thing !== null;
}"""
NOTING = """() => {
  const seen = (window.seen = []);
  const note = () => {
    const text = document.querySelector("[data-testid=lesson-text]");
    const bar = document.querySelector("[data-testid=turn-bar]");
    if (!text || !bar) return;
    const said = getComputedStyle(text).visibility === "visible" ? text.textContent : "";
    const kinds = [...document.querySelectorAll("[data-testid=log] li[data-kind]")].map((it) => it.dataset.kind);
    const showing = bar.matches(".showing, .past") || document.querySelector("[data-testid=final-walk]") !== null;
    const now = { said, length: Number(bar.dataset.length), showing, kinds };
    if (said && JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  };
  const wanted = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(note).observe(document.body, wanted);
  note();
}"""


class Learner:
    """Somebody in the first lesson of a game. `hasty`: they press what leads on as soon as they can; else they wait until all is still."""

    def __init__(self, who: Visitor, game: str, hasty: bool) -> None:
        self.who, self.game, self.hasty = who, game, hasty
        self.page = who.page
        self.lesson = games.get(game).lessons["first"]
        self.read_on = 0
        """Presses that led from a text to the next one."""

    async def begin(self, url: str) -> None:
        """Open a table with the lesson, and note what is seen from then on."""
        await self.page.add_init_script("localStorage.ratskeller = JSON.stringify({ speed: 'fast' })")
        await self.page.request.get(f"{url}/api/me")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
        table = await self.who.post(f"{url}/api/tables", {"game": self.game, "seats": seats, "lesson": "first"})
        await self.page.goto(f"{url}/t/{table['id']}")
        await self.who.part("lesson-text").wait_for()
        await self.page.evaluate(NOTING)

    async def table(self) -> Any:
        return await (await self.page.request.get(self.page.url.replace("/t/", "/api/tables/"))).json()

    async def wait(self) -> None:
        """Watch until one is asked; texts about what is shown are read meanwhile."""
        presses = HURRY if self.hasty else (NEXT, *ONWARD)
        there = f"document.querySelector('{', '.join(presses)}')"
        while True:
            await self.who.until(f"{there} || {ASKED}", 90)
            if await self.page.evaluate(f"Boolean({ASKED})"):
                return
            for press in presses:
                is_pressed = await self.page.evaluate(PRESS, press)
                self.read_on += is_pressed and press == NEXT

    async def read(self) -> None:
        """Read the texts of the step to its end."""
        while await self.page.locator(NEXT).count():
            await self.page.locator(NEXT).click()
            self.read_on += 1

    async def ask_for_light(self) -> None:
        """What is asked for can be shown."""
        show = self.who.part("lesson-show")
        if await show.get_attribute("aria-pressed") == "false":
            await show.click()
        await expect(self.page.locator(LIT)).not_to_have_count(0)

    async def expect_refusal(self) -> None:
        """It is said that the lesson goes another way, and this one is outlined."""
        await expect(self.who.part("trouble")).to_contain_text("thick dashed outline")
        await expect(self.page.locator(LIT)).not_to_have_count(0)
        await self.who.part("trouble-close").click()

    def checked(self, seen: list[dict[str, Any]]) -> list[str]:
        """Return the names of the texts that were seen, in order, each of which must have spoken of what was on the screen."""
        names = {text: name for name, text in words(self.game).items()}
        steps = {name: step for step in self.lesson.steps for name in step.says}
        paused = self.paused()
        order: list[str] = []
        for moment in seen:
            name = names[moment["said"]]
            begins, answers = steps[name].begins, steps[name].answers
            if name in paused:
                kind, count = paused[name]
                assert (moment["kinds"][-1], moment["kinds"].count(kind)) == (kind, count), (
                    f"{name} was not beside its event"
                )
            else:
                is_asked = begins <= moment["length"] < begins + max(1, len(answers))
                assert is_asked, f"{name} was said after {moment['length']} answers"
                assert not moment["showing"] or moment["length"] > begins, f"{name} came before all was shown"
            if name not in order:
                order.append(name)
        return order

    def paused(self) -> dict[str, tuple[str, int]]:
        """Return for each text of a pause the kind of its event, and how many of that kind have been there with it."""
        position = games.get(self.game).new(**self.lesson.options)
        happened: list[str] = []
        ends: dict[int, int] = {}
        for length, answer in enumerate(self.lesson.answers):
            ends[length] = len(happened)
            position.play(answer)
            happened += [msgspec.to_builtins(event)["kind"] for event in position.events]
        found: dict[str, tuple[str, int]] = {}
        for before, step in pairwise(self.lesson.steps):
            place, said = ends[before.begins], iter(step.says)
            for pause in step.pauses:
                place = happened.index(pause.at, place) + 1
                for name in islice(said, pause.texts):
                    found[name] = (pause.at, happened[:place].count(pause.at))
        return found
