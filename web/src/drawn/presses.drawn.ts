// How many presses it takes to play, by the shortest way that the page offers; and one press gives one answer: what a held key repeats, and
// what is pressed before a new question can have been read, gives none.
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { click, give, groundOf, key, length, question, ready } from "./hand";
import { all, box, find, mount, part } from "./mount";

/** How often a key that is held for a second repeats itself. */
const REPEATS = 30;
/** Clicks of an impatient finger. */
const QUICK = 4;
const WAYS = [
  ["mouse", click],
  ["keys", key],
] as const;

/** Give answers, and count the presses. */
async function presses(press: typeof click, ...answers: string[]): Promise<number> {
  let count = 0;
  for (const answer of answers) count += await give(answer, press);
  return count;
}

test.each(WAYS)("cubes are added by two presses on their region, by %s", async (_, press) => {
  await mount("turn");
  expect(await presses(press, "add italia 1")).toBe(2);
});

test.each(WAYS)("the Monk takes three presses: card, rat and region, by %s", async (_, press) => {
  await mount("monk");
  expect(await presses(press, "use monk", "gallia.1", "anglia")).toBe(3);
});

test.each(WAYS)("the Merchant takes three presses with one cube, by %s", async (_, press) => {
  await mount("one-cube");
  expect(await presses(press, "use merchant", "germania", "italia")).toBe(3);
  // How many is no question, and the page answers it
  await expect.poll(question).toBe("turn");
});

test.each(WAYS)("the Merchant takes three presses with several cubes, by %s", async (_, press) => {
  // K-MERCHANT: as many of three as there are
  const sent = await mount("merchant");
  expect(await presses(press, "use merchant", "gallia")).toBe(2);
  await ready();
  expect(all("[data-answer$='; 3']")).toHaveLength(0);
  await press("[data-answer='anglia; 2']");
  await expect.poll(question).toBe("turn");
  expect(sent.at(-1)).toBe("anglia; 2");
  // The way back leads to both at once
  await ready();
  await press("[data-testid=undo]");
  await expect.poll(question).toBe("merchant to");
});

test.each(WAYS)("a move with the Knight takes two presses on its goal, by %s", async (_, press) => {
  await mount("ride");
  expect(await presses(press, "plague polonia")).toBe(2);
});

test.each(WAYS)("a chip asks before it takes back more than one step, by %s", async (_, press) => {
  await mount("steps");
  const chips = () => all("[data-undo]");
  await ready();
  const [before, already] = [length(), chips().length];
  await presses(press, "take merchant", "add italia 1", "use merchant", "italia", "gallia");
  await expect.poll(question).toBe("turn");
  await ready();
  // How many of one cube is no question
  expect(chips()).toHaveLength(already + 3);
  expect(chips().at(-1)?.textContent.trim()).toMatch(/^Merchant: \d \w+ → \w+$/);
  const first = find(`[data-undo='${before}']`);
  await expect.element(first).toHaveAttribute("title", "Undo “Merchant taken” and everything after it");
  const after = length();
  await press(`[data-undo='${before}']`);
  await expect.element(first).toHaveTextContent("Undo 3 steps?");
  expect(length()).toBe(after);
  // Turning to something else is no agreement
  chips().at(-1)?.focus();
  await expect.element(first).toHaveTextContent("Merchant taken");
  await press(`[data-undo='${before}']`);
  await press(`[data-undo='${before}']`);
  await expect.poll(length).toBe(before);
  expect(chips()).toHaveLength(already);
});

/**
 * At a table where one seat after the other settles, do something, and find what was sent: at most one answer, and one for each press that
 * came so late, on a busy machine, that the next question could have been read.
 */
async function atMostOne(sent: unknown[], act: () => Promise<unknown>): Promise<void> {
  const before = length();
  let late = 0;
  const note = (event: Event): void => {
    const isRepeated = event instanceof KeyboardEvent && event.repeat;
    if (!isRepeated && length() !== before && all("[data-fresh]").length === 0) late += 1;
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, note, { capture: true });
  await act();
  await ready();
  for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, note, { capture: true });
  expect(sent.length, sent.join()).toBeLessThanOrEqual(1 + late);
}

/** Hold a key for a second. */
async function hold(held: string): Promise<void> {
  const [name] = /\w+| /.exec(held) ?? [];
  await userEvent.keyboard(`{${name}>${REPEATS}/}`);
}

async function settling(): Promise<unknown[]> {
  const sent = await mount("settle");
  await ready();
  expect(question()).toBe("settle");
  all("[data-region=gallia]")[0]?.focus();
  return sent;
}

test.each(["1", "2", "{Enter}", "c", "u", "{Escape}", " "])("the held key %s gives one answer", async (held) => {
  const sent = await settling();
  if ("cu".includes(held)) await userEvent.keyboard("{Enter}");
  await atMostOne(sent, () => hold(held));
});

test("a held key still moves the board and goes on through the regions", async () => {
  await settling();
  await userEvent.keyboard("{ArrowRight>3/}");
  const reached = document.activeElement?.getAttribute("data-region");
  expect(reached).toBeTruthy();
  expect(reached).not.toBe("gallia");
});

test("a key pressed quickly again and again gives one answer", async () => {
  const sent = await settling();
  const before = length();
  await atMostOne(sent, async () => {
    await userEvent.keyboard("{Enter}".repeat(QUICK));
    await expect.poll(length).not.toBe(before);
    await userEvent.keyboard("{Enter}".repeat(QUICK));
  });
  expect(sent).not.toHaveLength(0);
});

test("quick clicks on a region at one screen give one answer", async () => {
  const sent = await settling();
  const before = length();
  const map = part("map");
  const spot = { position: groundOf("gallia"), clickCount: QUICK };
  await atMostOne(sent, async () => {
    await map.click(spot);
    await expect.poll(length).not.toBe(before);
    await map.click(spot);
  });
  expect(sent).not.toHaveLength(0);
});

function middle(selector: string): { x: number; y: number } {
  const { x, y, width, height } = box(selector);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Click somewhere in the window, whatever is there. */
async function clickAt(position: { x: number; y: number }, clickCount: number): Promise<void> {
  await find("body").click({ position, clickCount });
}

test("quick clicks on undo take back one step", async () => {
  const sent = await mount("steps");
  await presses(click, "take merchant", "add italia 1");
  await ready();
  const answered = sent.splice(0);
  const before = length();
  const undo = middle("[data-testid=undo]");
  await atMostOne(sent, async () => {
    await clickAt(undo, 1);
    await expect.poll(length).not.toBe(before);
    await clickAt(undo, 2);
  });
  expect(answered).toHaveLength(2);
});

test("two deliberate presses commit, and so do those for the next question", async () => {
  const sent = await settling();
  for (const region of ["gallia", "germania"]) {
    await click(`[data-region='${region}']`);
    await expect.element(find(`[data-region='${region}']`)).toHaveAttribute("aria-pressed", "true");
    const before = length();
    await click(`[data-region='${region}']`);
    await expect.poll(length).not.toBe(before);
    await ready();
  }
  expect(sent).toEqual(["gallia", "germania"]);
});

test("what is typed on the text board is not lost", async () => {
  await settling();
  await userEvent.keyboard(":");
  const before = length();
  await part("command").fill("gallia");
  await userEvent.keyboard("{Enter}");
  await expect.poll(length).not.toBe(before);
  await userEvent.keyboard("gallia");
  await expect.element(part("command")).toHaveValue("gallia");
});

const PLACE = "[data-target][data-cell='0,1']";

/** Try the first tile of a game of Carcassonne. */
async function tried(press: typeof click): Promise<unknown[]> {
  const sent = await mount("first-tile");
  await press(PLACE);
  await expect.element(part("none")).toBeVisible();
  return sent;
}

test.each(WAYS)("a tile with a follower takes three presses, by %s", async (_, press) => {
  const sent = await tried(press);
  await press("[data-spot]");
  await expect.element(part("confirm")).toBeEnabled();
  expect(sent).toEqual([]);
  await press("[data-spot]");
  await expect.poll(() => sent).toEqual([expect.stringMatching(/^0,1 r0; [cf]\d$/)]);
});

test.each(WAYS)("a tile without a follower takes two presses, by %s", async (_, press) => {
  const sent = await tried(press);
  await (press === key ? userEvent.keyboard("n") : press("[data-testid=none]"));
  await expect.poll(() => sent).toEqual(["0,1 r0; none"]);
});

test.each(["{Enter}", "n", "c", "1", "r", "u", "{Escape}"])(
  "with a tile in hand %s held gives one answer",
  async (held) => {
    const sent = await tried(key);
    await atMostOne(sent, () => hold(held));
  },
);

test("quick clicks with a tile in hand give one answer", async () => {
  const sent = await tried(click);
  const before = length();
  const none = middle("[data-testid=none]");
  await atMostOne(sent, async () => {
    await clickAt(none, 2);
    await expect.poll(length).not.toBe(before);
    await clickAt(none, 2);
  });
  expect(sent).not.toHaveLength(0);
});
