// The draft of a turn of Carcassonne, the plague, and what there is room for.
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import sick from "../../recorded/sick.json";
import tile from "../../recorded/tile.json";
import { violations } from "./access";
import { all, count, find, mount, part } from "./mount";

const FOLLOWER = "[data-testid=panel] [data-answer]:not([data-testid=none])";
const press = (keys: string) => userEvent.keyboard(keys);
const boxes = (selector: string) => all(selector).map((it) => it.getBoundingClientRect());

/** Try the drawn tile, at a place or at the first one where it fits. */
async function tryTile(at?: string): Promise<void> {
  await find(`[data-target]${at === undefined ? "" : `[data-cell="${at}"]`}`)
    .first()
    .click();
  await expect.element(part("ghost")).toBeInTheDocument();
}

/** Where a place of the board is, from its corner, if nothing lies on it. */
function spotOf(at: string): { x: number; y: number } | null {
  const [x = 0, y = 0] = at.split(",").map(Number);
  const [target] = all("[data-target]");
  const [left = 0, top = 0] = target?.dataset.cell?.split(",").map(Number) ?? [];
  const box = target?.getBoundingClientRect() ?? new DOMRect();
  const size = box.width / 0.95;
  const [px, py] = [box.x + box.width / 2 + (x - left) * size, box.y + box.height / 2 + (y - top) * size];
  const hit = document.elementFromPoint(px, py);
  const board = hit?.closest("[data-testid=board]")?.getBoundingClientRect();
  return board && !hit?.closest("button, [data-cell]") ? { x: px - board.x, y: py - board.y } : null;
}

test("six play with inns and cathedrals", async () => {
  const sent = await mount("/?game=carcassonne");
  await find("[data-players='6']").click();
  await expect.element(find("[data-option=inns][data-value=true]")).toHaveAttribute("aria-pressed", "true");
  await part("play-now").click();
  await expect.poll(() => sent).toMatchObject([{ game: "carcassonne", options: { inns: true, players: 6 } }]);
});

test("nothing is laid before it is confirmed", async () => {
  const sent = await mount("tile");
  await tryTile("-1,0");
  await count("[data-testid=confirm]").toBe(0);
  // A double click chooses, as one press does
  await find(FOLLOWER).first().dblClick();
  await expect.element(part("confirm")).toBeEnabled();
  await press("u");
  await count("[data-testid=confirm]").toBe(0);
  await press("u");
  await count("[data-testid=ghost]").toBe(0);
  expect(sent).toEqual([]);
  await tryTile("-1,0");
  await part("none").click();
  await expect.poll(() => sent).toEqual(["-1,0 r0; none"]);
});

test("only rotations that fit are shown", async () => {
  await mount("tile");
  await tryTile("-1,0");
  const ghost = part("ghost");
  const shown = new Set<string>();
  for (let turns = 0; turns < 5; turns++) {
    const { tried, r } = (ghost.element() as HTMLElement).dataset;
    shown.add(`${tried} r${r}`);
    await press("r");
  }
  expect([...shown]).toEqual(tile.table.view.legal.filter((it) => it.startsWith("-1,0 ")));
});

test("the house says why a tile does not fit, and how likely a feature is closed", async () => {
  await mount("tile");
  await count("[data-target]").toBeGreaterThan(0);
  await press("0");
  const at = "0,1";
  const { clashes } = tile.table.view.misfits[at];
  await expect.poll(() => spotOf(at)).not.toBeNull();
  await part("board").click({ position: spotOf(at) ?? undefined });
  const why = find("[data-testid=look] [data-testid=why-not]");
  await expect.element(why).toHaveTextContent(clashes[0]?.meets ?? "");
  await expect.element(find("[data-testid=why-not] a")).toHaveAttribute("href", expect.stringContaining("BAS3"));
  const percent = Math.round(100 * tile.odds.odds.cells[at].next);
  await expect.element(find("[data-testid=tile-odds] [data-odds=next]")).toHaveTextContent(`${percent}%`);
  await press(":");
  await expect.element(find("#text-misfits")).toBeVisible();
});

/** Give answers by the command line of the text board. */
async function type(...answers: string[]): Promise<void> {
  for (const answer of answers) {
    await press(":");
    await part("command").fill(answer);
    await press("{Enter}{Escape}");
    await count("[data-testid=command]").toBe(0);
  }
}

test("nobody has a secret, and the screen that several share is never covered", async () => {
  const sent = await mount("tiles");
  const asked: string[] = [];
  for (const lay of ["-1,0 r0", "-1,-1 r2", "0,1 r1"]) {
    await count("[data-question=lay]").toBe(1);
    asked.push(part("now").element().textContent);
    await type(lay, "none");
    await count("[data-testid=curtain]").toBe(0);
  }
  await count("[data-question=lay]").toBe(1);
  expect(sent).toHaveLength(6);
  expect([...asked, part("now").element().textContent]).toEqual([
    "Now: Agnes",
    "Now: Player 2",
    "Now: Player 3",
    "Now: Agnes",
  ]);
  // Each reads of the others' turns
  await expect.element(part("since")).toHaveTextContent("3 tiles were placed.");
});

test("the chronicle says here until the places bear their names", async () => {
  await mount("tiles");
  await tryTile("-1,0");
  await part("none").click();
  const laid = find("[data-testid=log] [data-kind=tile-laid]").first();
  await count("[data-testid=log] [data-kind=tile-laid] svg path.meadow").toBeGreaterThan(0);
  await expect
    .element(laid.getByRole("button", { name: /^here: .+ of the start \(-1,0\)$/ }))
    .toHaveTextContent("here");
  // Just after a new question no press counts
  await count("[data-fresh]").toBe(0);
  await part("names").click();
  await expect.element(laid).toHaveTextContent("at -1,0");
});

test("markers show where they go, and that is forgotten once a tile is tried", async () => {
  const { markers, ahead, forecast } = sick.table.view;
  await mount("sick");
  await count("[data-marker]").toBe(markers.length);
  await find("[data-marker='1']").hover();
  await expect.element(part("look")).toHaveTextContent("Plague marker 1");
  await count("path.zone").toBeGreaterThan(0);
  for (const [step, then] of ahead.entries()) {
    await find("[data-testid=look] [data-testid=ahead] button")
      .nth(step + 1)
      .click();
    for (const [i, at] of then.markers.entries())
      await expect.element(find(`[data-marker='${i + 1}']`)).toHaveAttribute("data-at", at);
  }
  // The board says that this is to come, until somebody tries something
  await expect.element(part("then")).toBeVisible();
  await tryTile();
  await count("[data-testid=then]").toBe(0);
  for (const { number, at } of markers)
    await expect.element(find(`[data-marker='${number}']`)).toHaveAttribute("data-at", at);
  await press("u");
  await count("[data-testid=ghost]").toBe(0);
  await find("[data-tab=pieces]").click();
  await count("[data-testid=forecast] li").toBe(forecast.length);
  await count("[data-testid=board] [data-soon]").toBe(forecast.length);
});

test("the board is painted, and the tiles that are left and the points can be looked at", async () => {
  await mount("sick");
  await expect.poll(coloursOnBoard).toBeGreaterThan(3);
  await part("remaining").click();
  await expect.element(part("left-count")).toHaveTextContent(String(sick.table.view.left));
  await press("{Escape}");
  await part("points").click();
  await expect.element(part("score-sheet")).toBeVisible();
});

function coloursOnBoard(): number {
  const [canvas] = all("[data-testid=board] canvas") as HTMLCanvasElement[];
  if (!canvas?.width) return 0;
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer())).size;
}

test("beside every score stands what it would be if the game ended now", async () => {
  await mount("sick");
  const { scores, features } = sick.table.view;
  const values = (seat: number) =>
    features.map(({ owners, value }) => ((owners as number[]).includes(seat) ? value : 0));
  const ended = scores.map((score, seat) => values(seat).reduce((sum, value) => sum + value, score));
  await expect.poll(() => all("[data-standing]").map((it) => Number(it.dataset.standing))).toEqual(ended);
});

test("a table that hides the standing shows the scores alone", async () => {
  const snapshot = { table: { ...sick.table, standing: false }, entries: sick.entries };
  await mount("sick", "desk", { replies: { snapshot: () => snapshot } });
  await count("[data-score]").toBe(sick.table.seats.length);
  await count("[data-standing]").toBe(0);
});

test("what happened last is in sight on a laptop however many are sick", async () => {
  await mount("sick");
  await expect.element(find("[data-testid=log] li").last()).toBeInViewport({ ratio: 1 });
  await find("[data-tab=pieces]").click();
  await count("[data-testid=sick] li").toBe(5);
  const last = find("[data-testid=sick] button").last();
  (last.element() as HTMLElement).focus();
  await expect.element(last).toBeInViewport({ ratio: 1 });
});

/** How many pairs of these elements lie on each other. */
function overlaps(selector: string): number {
  const cut = ([a, b]: [number, number], [c, d]: [number, number]) => Math.min(b, d) - Math.max(a, c) > 1;
  const isOn = (a: DOMRect, b: DOMRect) =>
    cut([a.left, a.right], [b.left, b.right]) && cut([a.top, a.bottom], [b.top, b.bottom]);
  const found = boxes(selector);
  return found.flatMap((a, i) => found.slice(i + 1).filter((b) => isOn(a, b))).length;
}

const isWide = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test.each([
  [390, 844],
  [844, 390],
] as const)("on a phone of %d by %d nothing of the draft lies on anything else", async (width, height) => {
  await mount("tile", [width, height]);
  await tryTile("-1,0");
  await count("button[data-kind]").toBe(2);
  await expect.poll(() => overlaps("button[data-kind], [data-answer]")).toBe(0);
  expect(overlaps("[data-testid=board], [data-testid=panel], [data-testid=turn-bar]")).toBe(0);
  expect(all("button[data-kind], [data-answer]").filter(isWide)).toEqual([]);
  const parts = all("[data-testid=turn-bar] .clause");
  const roomy = parts.filter((it) => it.offsetTop === parts[0]?.offsetTop);
  expect(roomy.map(isWide)).toEqual([false, false]);
  expect(boxes("[data-testid=board]")[0]?.height).toBeGreaterThan(0.57 * height);
  await expect.element(part("none")).toBeInViewport({ ratio: 1 });
  expect(sideways()).toBeLessThanOrEqual(0);
});

test("no answer on a phone has to be pushed into sight sideways", async () => {
  await mount("tile", [360, 844]);
  await tryTile("-1,0");
  await count("[data-scrolls]:has(> [data-answer])").toBe(1);
  expect(all("[data-scrolls]:has(> [data-answer])").filter(isWide)).toEqual([]);
  for (const box of boxes("[data-scrolls] > [data-answer]")) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(360);
    expect(box.height).toBeGreaterThanOrEqual(44);
  }
});

test.each([
  ["desk", "dark"],
  ["phone", "light"],
] as const)("the options are open to everybody on a %s by %s", async (size, theme) => {
  await mount("/?game=carcassonne", size, { theme });
  await expect.poll(() => all("[data-option]").some((it) => it.checkVisibility())).toBe(true);
  expect(await violations()).toEqual([]);
});
