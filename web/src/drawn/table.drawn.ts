// What a table of Rattus does besides being played: it undoes, explains and speaks, and all of it lies where it is seen.
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { click, give, key, length, question, ready } from "./hand";
import { all, answersOf, box, find, hasNoSideScroll, mount, part } from "./mount";

function chips(): number {
  return all("[data-undo]").length;
}

test("a step is undone by its chip and by key", async () => {
  await mount("taken");
  await ready();
  const cards = () => all("[data-card]").map((card) => card.textContent);
  const [before, done] = [cards(), chips()];
  for (const way of ["chip", "key"]) {
    // The first press selects and sends nothing, the second on the same commits
    await find("[data-card=monk]").click();
    await expect.element(part("confirm")).toBeVisible();
    expect(chips()).toBe(done);
    await find("[data-card=monk]").click();
    await expect.poll(chips).toBe(done + 1);
    await ready();
    expect(cards()).not.toEqual(before);
    if (way === "chip") await find("[data-undo]").last().click();
    else await userEvent.keyboard("u");
    await expect.poll(chips).toBe(done);
    expect(cards()).toEqual(before);
    await ready();
  }
});

test.each([
  ["mouse", click],
  ["keys", key],
] as const)("who is asked is heard before the reply to the last answer, by %s", async (_, press) => {
  const sent = await mount("game", "desk", { late: true });
  const answers = await answersOf("game");
  for (const answer of answers) await give(answer, press);
  expect(sent).toEqual(answers);
});

/** Answer through the command line of the text board. */
async function type(line: string): Promise<void> {
  await ready();
  const before = length();
  await userEvent.keyboard(":");
  await part("command").fill(line);
  await userEvent.keyboard("{Enter}");
  await expect.poll(length).not.toBe(before);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => all("[data-testid=command]").length).toBe(0);
}

test("moves are typed and undone before the reply to the last", async () => {
  await mount("game", "desk", { late: true });
  for (const region of ["gallia", "germania", "polonia", "hungaria"]) await type(region);
  await expect.poll(question).toBe("turn");
  const before = length();
  await type("take monk");
  await ready();
  await userEvent.keyboard("u");
  await expect.poll(length).toBe(before);
});

test("a ravage is shown step by step and blocks nothing", async () => {
  await mount("ravage", "desk", { speed: "normal" });
  await find("[data-answer=yes]").click();
  await part("confirm").click();
  await expect.poll(() => all("[data-testid=ravage] li.now").length).toBe(1);
  await expect.element(part("ravage-course")).toBeVisible();
  // The bar tells what is shown, and calls the viewer by no name: what will be asked after it comes after it
  await expect.element(part("question")).not.toHaveTextContent("Agnes");
  expect(question()).toBeUndefined();
  expect(all("[data-testid=turn-bar] :is([data-group], [data-answer])")).toHaveLength(0);
  await userEvent.keyboard(" ");
  if (all("[data-testid=ravage]").length > 0) await userEvent.keyboard("{Escape}");
  await expect.poll(() => all("[data-testid=ravage]").length).toBe(0);
});

test("who moved sees what it brought before the screen is handed over", async () => {
  await mount("secret", "desk", { speed: "normal" });
  await part("curtain").getByRole("button").click();
  await ready();
  await find("[data-testid=panel] [data-answer=anglia]").click();
  await part("confirm").click();
  await expect.element(part("ravage")).toBeVisible();
  expect(all("[data-testid=curtain]")).toHaveLength(0);
  await userEvent.keyboard("{Escape}");
  await expect.element(part("curtain")).toBeVisible();
  await expect.element(part("curtain-story")).toHaveTextContent("The plague ravages");
});

test("what cannot be undone is asked for twice", async () => {
  const sent = await mount("settle");
  await ready();
  await find("[data-answer=gallia]").click();
  await expect.element(part("preview")).toHaveTextContent("2 people will live there");
  expect(all("[data-testid=final]")).toHaveLength(0);
  await expect.element(part("preview-cubes")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => all("[data-testid=confirm]").length).toBe(0);
  await find("[data-answer=gallia]").click();
  expect(sent).toEqual([]);
  await part("confirm").click();
  await expect.poll(() => sent).toEqual(["gallia"]);
});

test("what a key leads to is there before the next one", async () => {
  await mount("turn");
  await ready();
  // The first opens what can be done, the second chooses from it, and no picture is painted in between
  for (let press = 0; press < 2; press++) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
    for (let i = 0; i < 9; i++) await Promise.resolve();
  }
  expect(all("[data-testid=panel] [data-answer][aria-pressed=true]")).toHaveLength(1);
});

test("events are announced, and letters need not be keys", async () => {
  await mount("settle");
  await give("gallia");
  await expect.element(part("voice-events")).toHaveTextContent(/\S/);
  await expect.element(part("voice-hints")).toHaveTextContent(/\S/);
  // Somebody who hits keys by chance turns letters off as keys; the text board is opened by its button
  await part("help").click();
  await find("[data-letters=false]").click();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => all("dialog").length).toBe(0);
  await userEvent.keyboard(":?");
  expect(all("dialog")).toHaveLength(0);
  await part("text-board").click();
  await expect.element(part("command")).toHaveFocus();
  await userEvent.keyboard("l{Enter}");
  await expect.element(part("text-output")).toHaveTextContent("settles");
});

test("a card stays where it was pressed", async () => {
  await mount("turn");
  await expect.element(part("end-ring")).toHaveAttribute("data-left", "29");
  await part("end-ring").click();
  for (const rule of ["F1", "F6"]) {
    await expect.element(find(`[data-testid=end-sheet] a[href*='#${rule}']`).first()).toBeVisible();
  }
  await userEvent.keyboard("{Escape}");
  await ready();
  const before = box("[data-card=monk]");
  await find("[data-card=monk]").click();
  await expect.element(find("[data-answer='take monk']")).toBeVisible();
  expect(box("[data-card=monk]")).toEqual(before);
});

test.each(["desk", "phone"] as const)("no region lies under a button of the map at the %s", async (size) => {
  await mount("four", size);
  await expect.poll(() => all(".zoom button").length).toBe(2);
  expect(box("[data-testid=map]").height).toBeGreaterThan(0.5 * innerHeight);
  all("[data-testid=map]")[0]?.scrollIntoView({ block: "nearest" });
  for (const button of all(".zoom button")) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    for (const x of [left + 1, (left + right) / 2, right - 1]) {
      for (const y of [top + 1, bottom - 1]) {
        expect(document.elementsFromPoint(x, y).filter((it) => it.closest("[data-region]"))).toEqual([]);
      }
    }
  }
});

/** Whether something is painted over all that a selector finds: what comes later in a picture is. */
function isAbove(name: string, selector: string): boolean {
  const ring = part(name).element();
  return all(selector).every((it) => it.compareDocumentPosition(ring) & Node.DOCUMENT_POSITION_FOLLOWING);
}

test("the focus is seen whole on the map", async () => {
  await mount("settle");
  await ready();
  all("[data-region]")[0]?.focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(part("ring")).toBeInTheDocument();
  expect(isAbove("ring", "[data-region]")).toBe(true);
  const drawn = part("ring").element().getAttribute("d");
  expect(document.activeElement?.querySelector("path")?.getAttribute("d")).toBe(drawn);
});

test("the focus is seen whole on a rat among rats", async () => {
  await mount("witch");
  await give("use witch");
  await ready();
  all("[data-spot][tabindex='0']")[0]?.focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => all("[data-testid=spot-ring]").length).toBe(1);
  expect(isAbove("spot-ring", "[data-spot]")).toBe(true);
  all("[data-region]")[0]?.focus();
  await expect.poll(() => all("[data-testid=spot-ring]").length).toBe(0);
});

test("the map stays in sight while a Witch looks on a phone", async () => {
  await mount("witch", "phone");
  await give("use witch");
  await ready();
  const [panel, map] = [box("[data-testid=panel]"), box("[data-testid=map]")];
  expect(panel.top - map.top).toBeGreaterThan(0.65 * map.height);
  await find("[data-testid=panel] [data-answer]").first().click();
  await expect.element(part("final")).toHaveTextContent("unsee a rat");
  await part("confirm").click();
  await expect.element(find("[data-testid=witch] svg").first()).toBeVisible();
});

test("what happened last is in sight on a laptop", async () => {
  await mount("four-on-turn");
  await expect.element(find("[data-testid=log] li").last()).toBeInViewport({ ratio: 1 });
});

test("a tablet on its side leaves most of its width to the board", async () => {
  await mount("settle", [1024, 768]);
  await ready();
  expect(box("[data-testid=map]").width).toBeGreaterThan(0.58 * innerWidth);
  expect(hasNoSideScroll()).toBe(true);
});

test("the result marks who of them is you", async () => {
  await mount("over");
  await expect.element(find("[data-testid=ranking] [data-seat='0']")).toHaveTextContent("(you)");
  await expect.element(find("[data-testid=ranking] [data-seat='1']")).toHaveTextContent("The novice");
  await expect.element(find("[data-testid=ranking] [data-seat='1']")).not.toHaveTextContent("(you)");
  await expect.element(part("question")).toHaveTextContent("You win");
});

test("the note of the last ravage leaves Hispania in sight", async () => {
  await mount("over");
  await expect.element(part("ravage-losses")).toBeVisible();
  expect(box("[data-testid=ravage-losses]").left).toBeGreaterThan(box("[data-region=hispania]").right);
});

test("a missing table is said plainly", async () => {
  await mount("/t/nothing-here");
  await expect.element(find("main")).toHaveTextContent("Table not found");
});

test("a panel that is cut off fades where it goes on", async () => {
  await mount("four-on-turn", [844, 390]);
  await ready();
  await click("[data-region=germania]");
  await find("[data-testid=brief] .pull").click();
  const panel = part("panel");
  await expect.element(panel).toHaveAttribute("data-below");
  expect(getComputedStyle(panel.element()).maskImage).toContain("24px");
  panel.element().scrollTop = panel.element().scrollHeight;
  await expect.element(panel).not.toHaveAttribute("data-below");
});
