// Late boards can be read: what lies there is large enough, stays where it is, and covers nothing else.
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./access";
import { all, count, find, mount, part } from "./mount";
import { coveredControls, cutControls, smallControls } from "./sight.js";

/** Pixels of a tile, without the gap around a place. */
const SMALLEST = 39.5;
const TARGET = "[data-cell][data-target]";
const ANSWER = "[data-testid=panel] [data-answer]";
const LANGUAGES = ["en", "de", "nl"] as const;
const SMALL = [360, 640] as const;

const boxOf = (it: Element) => it.getBoundingClientRect();
const box = (selector: string) => boxOf(find(selector).first().element());
const testid = (name: string) => box(`[data-testid=${name}]`);
const isWhole = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth;
const click = (it?: Element) => it?.dispatchEvent(new MouseEvent("click", { bubbles: true }));

/** Show a late board once something is asked there. */
async function show(...[what, size = "phone", more]: Parameters<typeof mount>): Promise<void> {
  await mount(what, size, more);
  await count("[data-testid=turn-bar][data-question]").toBe(1);
  // What stands beside the board is fetched after it
  await count("[data-testid=panel]").toBe(1);
  await document.fonts.ready;
}

async function tryTile(at = 0): Promise<void> {
  await count(TARGET).toBeGreaterThan(at);
  click(all(TARGET)[at]);
  await count("[data-testid=ghost]").toBe(1);
}

test.each(["phone", "desk"] as const)(
  "on a %s tiles are forty pixels wide, and pieces smaller than half of one",
  async (size) => {
    await show("towers", size);
    await count(TARGET).toBeGreaterThan(0);
    const tile = box(TARGET).width / 0.95;
    expect(tile).toBeGreaterThanOrEqual(SMALLEST);
    for (const [pieces, most] of [
      [".figure", 0.7],
      ["[data-marker]", 0.45],
    ] as const) {
      const sizes = all(`[data-testid=board] ${pieces}`).map(boxOf);
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.max(...sizes.flatMap(({ width, height }) => [width, height]))).toBeLessThanOrEqual(most * tile);
    }
  },
);

test("no marker of a late board covers a figure", async () => {
  await show("towers", "desk");
  await count("[data-marker]").toBeGreaterThan(0);
  const covered = all("[data-marker]").flatMap((marker) =>
    all("[data-testid=board] .figure").map((figure) => {
      const [a, b] = [boxOf(marker), boxOf(figure)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return (Math.max(0, across) * Math.max(0, down)) / (b.width * b.height);
    }),
  );
  expect(Math.max(...covered)).toBeLessThan(0.3);
});

test.each(LANGUAGES.flatMap((language) => ["few-cubes", "rattus-late"].map((scene) => [scene, language] as const)))(
  "on a phone the bar of %s says in %s without a cut that the end is near",
  async (scene, language) => {
    await show(scene, "phone", { language });
    const said = find("[data-testid=turn-bar] .clause").first();
    await expect.element(said).toHaveTextContent(/end|einde/i);
    expect(isWhole(said.element())).toBe(true);
  },
);

test.each([false, true])(
  "a window that turns shows all places again (one tried and taken back: %s)",
  async (isTried) => {
    await show("sick", [844, 390]);
    const isSeen = () => {
      const { left, right, top, bottom } = testid("board");
      const isIn = (it: DOMRect) => it.left >= left && it.right <= right && it.top >= top && it.bottom <= bottom;
      return all(TARGET).length > 0 && all(TARGET).map(boxOf).every(isIn);
    };
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
    ] as const) {
      if (isTried) {
        await tryTile();
        await part("undo").click();
        await count("[data-testid=ghost]").toBe(0);
      }
      await page.viewport(width, height);
      await expect.poll(isSeen).toBe(true);
    }
  },
);

test("nothing moves under the mouse when a tile is tried", async () => {
  await show("towers", "desk");
  await count(TARGET).toBeGreaterThan(9);
  const [fourth, ninth] = [all(TARGET)[4]?.dataset.cell, all(TARGET)[9]?.dataset.cell];
  const place = `[data-cell="${fourth}"]`;
  const before = box(place);
  click(all(`[data-cell="${ninth}"]`)[0]);
  await count("[data-testid=ghost]").toBe(1);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(box(place)).toEqual(before);
});

test.each(["phone", "desk"] as const)(
  "on a %s steps of a turn are offered once they can be pressed, and the bar stays as high",
  async (size) => {
    await show("towers", size);
    await count(TARGET).toBeGreaterThan(0);
    const heights = () => [testid("turn-bar"), testid("board")];
    const before = heights();
    await count("[data-testid=undo], [data-testid=confirm]").toBe(0);
    click(all(TARGET)[0]);
    await expect.element(part("undo")).toBeEnabled();
    await count(`${ANSWER}:not([data-testid=none])`).toBeGreaterThan(0);
    click(all(`${ANSWER}:not([data-testid=none])`)[0]);
    await expect.element(part("confirm")).toBeEnabled();
    expect(heights()).toEqual(before);
  },
);

test.each([844, 640].flatMap((height) => ["towers", "rattus-late"].map((scene) => [height, scene] as const)))(
  "a hint on a phone %d pixels high covers no button of the board of %s",
  async (height, scene) => {
    await show(scene, [390, height], { language: "de", hinted: true });
    await expect.element(part("hint")).toBeVisible();
    const buttons = all("main .board .zoom button").map(boxOf);
    expect(buttons.length).toBeGreaterThan(0);
    for (const { bottom } of buttons) expect(bottom).toBeLessThanOrEqual(testid("turn-bar").top);
  },
);

test("a row of answers on a phone fades where there are more", async () => {
  await show("rattus-begin");
  const row = find("[data-testid=panel] .options");
  await expect.element(row).toHaveAttribute("data-after", "");
  expect(getComputedStyle(row.element()).maskImage).not.toBe("none");
  row.element().scrollTo({ left: row.element().scrollWidth });
  await expect.element(row).not.toHaveAttribute("data-after");
  await expect.element(row).toHaveAttribute("data-before", "");
});

/** The room that words take. */
function words(it: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(it);
  return range.getBoundingClientRect();
}

test.each(LANGUAGES)("headings of the odds lie beside each other on a phone in %s", async (language) => {
  await show("rattus-late", "phone", { language });
  click(all("[data-testid=map] [data-region=gallia]")[0]);
  await count("[data-testid=brief] .pull").toBe(1);
  click(all("[data-testid=brief] .pull")[0]);
  await count("[data-testid=death-odds] thead th").toBeGreaterThan(0);
  const heading = find("[data-testid=death-odds] thead th").first().element();
  expect(words(heading).width).toBeLessThanOrEqual(heading.clientWidth);
});

test.each([SMALL, "phone", "desk"] as const)(
  "cubes on a card leave its face and its sign in sight (%s)",
  async (size) => {
    await show("crowded-pieces", size);
    await count("[data-card=baker] .load .cubes > span").toBe(2);
    const [picture, whole] = [box("[data-card=baker] .art"), box("[data-card=baker]")];
    const middle = picture.x + picture.width / 2;
    for (const it of all("[data-card=baker] .load .cubes > span").map(boxOf)) {
      expect(it.top).toBeGreaterThanOrEqual(picture.top + 0.6 * picture.height);
      expect(it.left).toBeGreaterThanOrEqual(whole.left);
      expect(it.right).toBeLessThanOrEqual(whole.right);
      // The sign is a third as wide as the picture
      expect(Math.abs(it.x + it.width / 2 - middle)).toBeGreaterThanOrEqual(picture.width / 6 + it.width / 2 - 2);
    }
  },
);

test("a small phone shows everybody's points above the board", async () => {
  await show("towers", SMALL);
  await count("[data-testid=points-line] b").toBe(4);
  expect(all("[data-testid=points-line] b").map((it) => it.innerText)).toEqual(["26", "8", "26", "10"]);
  const { height } = testid("points-line");
  expect(height).toBeGreaterThanOrEqual(24);
  expect(height).toBeLessThanOrEqual(30);
  expect(testid("board").height).toBeGreaterThanOrEqual(0.48 * 640);
  // Why? stands in one row with the question
  expect(testid("turn-bar").height).toBeLessThan(70);
  // Too low to be pressed, they open by a tool
  await part("points").click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
});

test("what stands beside the board fades where it goes on below the window", async () => {
  await show("towers", "desk");
  const side = find("main > .side");
  await expect.element(side).toHaveAttribute("data-further", "");
  const it = side.element();
  // What is fetched late makes it longer: then the end is further down
  await expect
    .poll(() => {
      it.scrollTo({ top: it.scrollHeight });
      return it.hasAttribute("data-further");
    })
    .toBe(false);
  // It fades without taking any room
  const heights = [true, false].map((on) => (it.toggleAttribute("data-further", on), it.scrollHeight));
  expect(heights[0]).toBe(heights[1]);
});

test.each(LANGUAGES.flatMap((language) => [360, 390].map((width) => [width, language] as const)))(
  "a phone %d pixels wide says in %s without a cut where a follower could stand and what it would bring",
  async (width, language) => {
    await show("towers", [width, 640], { language });
    await tryTile();
    await count(ANSWER).toBe(7);
    const said = () => all(`${ANSWER} .title, ${ANSWER} .line`).filter((it) => it.checkVisibility());
    await expect.poll(() => said().length).toBe(13);
    const isCut = (it: Element) => {
      const [inner, outer] = [words(it), boxOf(it.closest("button") ?? it)];
      const out = [
        outer.left - inner.left,
        inner.right - outer.right,
        outer.top - inner.top,
        inner.bottom - outer.bottom,
      ];
      return Math.max(...out) > 1;
    };
    expect(said().filter(isCut)).toEqual([]);
    // Two rows of three are in sight, and the top of the next
    const seen = box("[data-testid=panel] .answers").bottom - boxOf(all(ANSWER)[6] ?? fail()).top;
    expect(seen).toBeGreaterThanOrEqual(4);
    expect(seen).toBeLessThanOrEqual(16);
  },
);

test.each([[390, 844], SMALL, [844, 390]] as const)(
  "why nobody can be placed is read whole on a phone of %d by %d",
  async (width, height) => {
    await show("nobody-left", [width, height]);
    await tryTile();
    const said = find("[data-testid=panel] .words");
    await expect.element(said).toHaveTextContent("You have no followers left");
    expect(said.element().scrollHeight).toBeLessThanOrEqual(said.element().clientHeight);
  },
);

function fail(): never {
  throw new Error("there is none");
}

test.each([
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const)("seven choices of a follower are in sight at once at %d by %d", async (width, height) => {
  await show("towers", [width, height]);
  await tryTile();
  await count(ANSWER).toBe(7);
  for (let at = 0; at < 7; at++) await expect.element(find(ANSWER).nth(at)).toBeInViewport({ ratio: 0.99 });
});

test("a long step that can be undone is read whole on a phone", async () => {
  await show("rattus-chip");
  const chip = find("[data-undo]").last();
  await expect.element(chip).toHaveTextContent(/Merchant: Scandia \S Anglia/);
  const [row, own] = [box("[data-testid=turn-bar] .chips"), chip.element()];
  expect(boxOf(own).left).toBeGreaterThanOrEqual(row.left);
  expect(boxOf(own).right).toBeLessThanOrEqual(row.right + 0.5);
  expect(isWhole(own) && own.scrollHeight <= own.clientHeight).toBe(true);
});

test.each([SMALL, [390, 844], [844, 390]] as const)(
  "a phone of %d by %d says on one's turn what happened last",
  async (width, height) => {
    await show("crowded-base", [width, height]);
    await expect.element(part("panel")).toHaveTextContent("Agnes adds 2 cubes to Anglia.");
    await expect.element(part("panel")).toBeInViewport({ ratio: 1 });
    const cubes = all("[data-testid=strip] .seat").map((it) => it.innerText.split(/\s+/));
    const left = ["R 20 0", "B 13 7", "Y 20 0", "G 15 5"].map((it) => [...it.split(" "), "left"]);
    expect(cubes).toEqual(left);
    const [said, button] = [testid("panel"), box("button[aria-label='Zoom out']")];
    expect(said.top >= button.bottom || said.right <= button.left || said.left >= button.right).toBe(true);
  },
);

test("four held cards leave the name of their holder whole on a phone", async () => {
  await show("crowded-hoard", SMALL);
  await count("main > .side li[data-seat]").toBe(4);
  const player = find("main > .side li[data-seat]").nth(1).element();
  expect(player.querySelectorAll(".card")).toHaveLength(4);
  expect(isWhole(player.querySelector("[data-bot]") ?? fail())).toBe(true);
});

test.each(["pieces", "hoard"])(
  "the players and the tray are in sight beside the board with the cards of %s",
  async (cards) => {
    await show(`crowded-${cards}`, "desk");
    await count("main > .side li[data-seat]").toBe(4);
    click(all("[data-tab=pieces]")[0]);
    await count("[data-testid=tray]").toBe(1);
    expect(boxOf(all("main > .side li[data-seat]")[3] ?? fail()).bottom).toBeLessThanOrEqual(800);
    expect(testid("tray").bottom).toBeLessThanOrEqual(800);
  },
);

test.each([false, true])(
  "the players are in sight beside the board of Carcassonne (tile tried: %s)",
  async (isTried) => {
    await show("towers", [1200, 760]);
    if (isTried) await tryTile();
    await count("main > .side li[data-seat]").toBe(4);
    expect(boxOf(all("main > .side li[data-seat]")[3] ?? fail()).bottom).toBeLessThanOrEqual(800);
  },
);

test("the end of the chronicle stays in sight when it gets less room", async () => {
  await show("towers", [1280, 1600]);
  await count("[data-testid=log] .lines").toBe(1);
  const lines = find("[data-testid=log] .lines").element();
  const isAtEnd = () => lines.scrollTop + lines.clientHeight > lines.scrollHeight - 4;
  await expect.poll(isAtEnd).toBe(true);
  const before = lines.clientHeight;
  await page.viewport(1280, 900);
  await expect.poll(() => lines.clientHeight).toBeLessThan(before);
  await expect.poll(isAtEnd).toBe(true);
});

test.each([[320, 568], SMALL, [390, 844], [768, 1024]] as const)(
  "at %d by %d the whole map is in sight above the ranking once the game is over",
  async (width, height) => {
    await mount("rattus-over", [width, height]);
    await count("[data-testid=ranking]").toBe(1);
    await document.fonts.ready;
    for (const region of ["hispania", "turcia"])
      await expect.poll(() => box(`[data-region=${region}]`).bottom - testid("ranking").top).toBeLessThanOrEqual(1);
  },
);

test.each(["rattus-over", "carcassonne-over"])("the text board of %s offers nothing to type", async (scene) => {
  await mount(scene);
  await count("[data-testid=ranking]").toBe(1);
  await userEvent.keyboard(":");
  await count("[data-part=now]").toBe(1);
  const now = find("*:has(> [data-part=now])");
  await expect.element(now).toHaveTextContent("none");
  await expect.element(now).not.toHaveTextContent("You can type");
  await count("[data-testid=legal]").toBe(0);
});

test("a phone shows how many potions each stack has", async () => {
  await show("crowded-pieces");
  await count("[data-testid=map] .flasks").toBe(3);
  expect(all("[data-testid=map] .flasks").map((it) => it.querySelectorAll(":scope > g").length)).toEqual([3, 1, 3]);
});

/** Pages as when they are enlarged: 320 CSS pixels wide, and twice as large as usual. */
const LARGE = [
  [320, 640],
  [640, 400],
  [195, 422],
] as const;
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

async function isReachedHoweverLarge(): Promise<void> {
  for (const [width, height] of LARGE) {
    await page.viewport(width, height);
    await expect.poll(sideways).toBeLessThanOrEqual(0);
    expect(await coveredControls(), `at ${width} by ${height}`).toEqual([]);
    expect(sideways()).toBeLessThanOrEqual(0);
  }
  await page.viewport(390, 844);
}

test.each([
  ["desk", "dark"],
  ["phone", "light"],
] as const)("a table is open to everybody on a %s by %s", async (size, theme) => {
  await show("several-figures", size, { theme });
  await tryTile();
  expect(await violations()).toEqual([]);
  if (size === "phone") await isReachedHoweverLarge();
  await userEvent.keyboard(":");
  await count("[data-testid=command]").toBe(1);
  expect(await violations()).toEqual([]);
  if (size === "desk") return;
  expect([...smallControls(), ...cutControls()]).toEqual([]);
  await isReachedHoweverLarge();
});

test.each(
  [[390, 844], SMALL, [844, 390]].flatMap(([width = 0, height = 0]) =>
    ["several-figures", "nobody-left", "one-way"].map((scene) => [scene, width, height] as const),
  ),
)("beside a tried tile every control takes a finger (%s at %d by %d)", async (scene, width, height) => {
  await show(scene, [width, height]);
  await tryTile();
  expect([...smallControls(), ...cutControls()]).toEqual([]);
});
