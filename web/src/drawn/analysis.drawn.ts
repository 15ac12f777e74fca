// The analysis and the hint, as the house answers; nothing of it where it is not allowed. Odds of the regions.
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import hoard from "../../recorded/crowded-hoard.json";
import late from "../../recorded/rattus-late.json";
import over from "../../recorded/rattus-over.json";
import regions from "../../recorded/regions.json";
import sick from "../../recorded/sick.json";
import { violations } from "./access";
import { all, count, find, mount, part } from "./mount";

const REASON = { id: "reason-losses", values: { gains: "yes", amount: 1.3, place: "" } };
const OWN = { id: "reason-palace", values: { gains: "yes", amount: 2, place: "" } };
const TURN = { win: [0.6, 0.4, 0, 0], result: [1.5, -1.5, 0, 0], visits: 7, reasons: [REASON] };
const press = (keys: string) => userEvent.keyboard(keys);

/** What the house says of the moment after `at` answers, where it has found one turn. */
function found(at: number, answers: string, place: number | null = null) {
  const turn = { ...TURN, answers };
  return {
    at,
    seat: 0,
    asked: 0,
    simulations: 7,
    win: [0.6, 0.4, 0, 0],
    turns: [turn],
    taken: { place, turn, own: [OWN] },
  };
}

const hint = (at: number, answers: string) => ({ replies: { analysis: () => found(at, answers) } });

test("a hint draws the best turn on the board and plays nothing", async () => {
  const answers = () => ({ table: { ...late.table, ply: late.table.ply + 1, length: 215 }, entries: [] });
  const analysis = () => found(214, "add gallia 2; plague hungaria");
  const sent = await mount("rattus-late", "desk", { replies: { analysis, answers } });
  await part("ask-hint").click();
  await expect.element(find("[data-hint='add gallia 2; plague hungaria']")).toBeVisible();
  await count("[data-testid=hint-card] p").toBe(1);
  await count("[data-sign='1']").toBeGreaterThan(0);
  expect(await violations()).toEqual([]);
  await part("hint-card-close").click();
  await count("[data-testid=hint-card], [data-mark], [data-sign]").toBe(0);
  expect(sent).toEqual([]);
  await part("ask-hint").click();
  await expect.element(find("[data-hint]")).toBeVisible();
  await press(":");
  await part("command").fill("add anglia 2");
  await press("{Enter}");
  await count("[data-testid=hint-card]").toBe(0);
});

/** What the hint covers of the map and of the buttons. */
function covered(): string[] {
  const card = part("hint-card").element().getBoundingClientRect();
  const isUnder = (it: HTMLElement) => {
    const { left, right, top, bottom, width } = it.getBoundingClientRect();
    // What a list hides lies under nothing
    const list = it.parentElement?.closest("[data-scrolls]")?.getBoundingClientRect();
    const end = Math.min(bottom, list?.bottom ?? bottom);
    const apart = right <= card.left || left >= card.right || end <= card.top + 1 || top >= card.bottom;
    // On a phone the page goes on behind the bar and can be pushed up
    const isBelow = matchMedia("(max-width: 899px)").matches && it.closest("main > .side");
    return width > 0 && !apart && !isBelow && !it.closest("[data-testid=hint-card]");
  };
  return all("button, a, [data-picture]")
    .filter(isUnder)
    .map((it) => it.ariaLabel ?? it.textContent);
}

/** Pixels from the edge of a sign to its middle. */
const SIGN = 21;

/** Whether the arrow of a hint ends in Hungaria, and how far from the plague piece it starts, in pixels. */
function arrow(): { isInside: boolean; far: number } {
  const way = find("[data-mark=arrow]").element().getAttribute("d")?.slice(1).split("L") ?? [];
  const [[x = 0, y = 0] = [], [toX = 0, toY = 0] = []] = way.map((point) => point.split(" ").map(Number));
  // It ends at the edge of its sign
  const beyond = 1 + SIGN / Math.hypot(toX - x, toY - y);
  const goal = new DOMPoint(x + beyond * (toX - x), y + beyond * (toY - y));
  const area = find("[data-region=hungaria] path").first().element() as SVGPathElement;
  const { left, top, width, height } = part("plague").element().getBoundingClientRect();
  return {
    isInside: area.isPointInFill(goal.matrixTransform(area.getScreenCTM()?.inverse())),
    far: Math.hypot(x - left - width / 2, y - top - height / 2),
  };
}

test.each([
  [1280, 800],
  [390, 844],
  [844, 390],
] as const)("the arrow of a hint leads from the plague into its region at %d by %d", async (width, height) => {
  await mount("rattus-late", [width, height], hint(214, "plague hungaria"));
  await part("ask-hint").click();
  await count("[data-mark=arrow]").toBe(1);
  await expect.poll(covered).toEqual([]);
  // The board moves up for the hint, and the arrow follows
  await expect.poll(() => arrow().far).toBeLessThan(3);
  expect(arrow().isInside).toBe(true);
});

test("a hint of Carcassonne lays the tile with its follower faintly", async () => {
  const lay = sick.table.view.legal[0] ?? "";
  const [place = "", turned = ""] = lay.split(" r");
  await mount("sick", "desk", hint(73, `${lay}; f0`));
  await part("ask-hint").click();
  const shown = find("[data-shown]");
  await expect.element(shown).toHaveAttribute("data-at", place);
  await expect.element(shown).toHaveAttribute("data-r", turned);
  await count("[data-shown-figure]").toBe(1);
  // Its place is seen, and said only to those who don't see it
  await expect.element(find("[data-hint] .name").first()).toHaveTextContent("Place the tile");
  await count("[data-testid=commit]").toBe(0);
  await part("hint-card-close").click();
  await count("[data-shown]").toBe(0);
});

test("after the game every turn can be gone through, and is asked about once", async () => {
  const asked: number[] = [];
  const analysis = (query: URLSearchParams) => {
    asked.push(Number(query.get("at")));
    return found(asked.at(-1) ?? NaN, "take king; add gallia 1", 0);
  };
  await mount("rattus-over", "desk", { replies: { analysis } });
  await part("analysis").click();
  await expect.element(part("reason")).toBeVisible();
  await expect.element(part("analysis-later")).toBeDisabled();
  await expect.element(part("analysis-taken")).toHaveAttribute("data-place", "0");
  await expect.element(find("[data-analysed].mine")).toHaveTextContent("played");
  const sheet = part("analysis-found");
  for (const times of [2, 3]) {
    await part("analysis-earlier").click();
    await expect.poll(() => asked.length).toBe(times);
    await expect.element(part("reason")).toBeVisible();
    await expect.poll(() => document.body.textContent).toContain(`After ${asked.at(-1)} move`);
  }
  const [last = 0, before = 0, earlier = 0] = asked;
  expect(over.table.length).toBeGreaterThan(last);
  expect(last).toBeGreaterThan(before);
  expect(before).toBeGreaterThan(earlier);
  // What was shown before is shown again without asking
  await part("analysis-later").click();
  await expect.poll(() => document.body.textContent).toContain(`After ${before} move`);
  await expect.element(sheet).toBeVisible();
  await expect.element(part("reason")).toBeVisible();
  expect(asked).toHaveLength(3);
});

test("the text board of a finished game says what the plague took from everybody", async () => {
  const own = { majority: 3, all: 1, cards: [{ card: "monk", turns: 4, gained: 5, lost: 2 }] };
  const bill = () => ({ bill: { seats: over.table.seats.map(() => own), ravages: [] } });
  await mount("rattus-over", "desk", { replies: { bill } });
  await expect.element(part("bill")).toBeVisible();
  await part("text-board").click();
  await expect.element(find("dialog [data-testid=bill] [data-bill='1']")).toHaveAttribute("data-lost", "6");
  await count("dialog [data-testid=bill] [data-bill]").toBe(over.table.seats.length);
});

test("a failure is shown and can be tried again", async () => {
  const busy = { code: "busy", message: "", detail: { seconds: 5 } };
  const replies = [Response.json(busy, { status: 503 }), found(214, "add gallia 2")];
  await mount("rattus-late", "desk", { replies: { analysis: () => replies.shift() } });
  await part("analysis").click();
  await expect
    .element(find("[data-testid=analysis-found] [role=alert]"))
    .toHaveTextContent("The server is too busy for that just now");
  await part("analysis-again").click();
  await expect.element(part("reason")).toHaveTextContent("1.3 fewer cubes likely to be lost");
  await expect.element(find("[data-analysed]")).toHaveTextContent("wins 60%, expected lead +1.5");
});

test.each(["light", "dark"] as const)("the sheet can be read by everybody by %s", async (theme) => {
  await mount("rattus-late", "desk", { theme, ...hint(214, "add gallia 2") });
  await part("analysis").click();
  await expect.element(part("reason")).toBeVisible();
  await expect.element(part("analysis-taken")).toHaveTextContent("The analysis had not considered this turn");
  await count("[data-analysed].mine").toBe(0);
  expect(await violations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  await press("{Escape}");
  await find("[data-bot]").first().click();
  await expect.element(find("[role=img][aria-label^='Strength']").first()).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("looking at a region shows its odds", async () => {
  await mount("regions");
  await count("[data-region]").toBeGreaterThan(0);
  (find("[data-testid=map] [data-region=anglia]").first().element() as HTMLElement).focus();
  await press("{Enter}");
  const mine = find("[data-odds=now] [data-seat='0'] td");
  // Two cubes and one rat: half of the start tokens show M
  await expect.element(mine.nth(0)).toHaveTextContent("50%");
  await expect.element(mine.nth(1)).toHaveTextContent("50%");
  await expect.element(part("odds-spread")).toHaveTextContent("The plague brings one more rat.");
  expect(await violations()).toEqual([]);
  await press(":");
  const row = find("tr:has(th)").filter({ hasText: /^Anglia/ });
  await expect.element(row).toHaveTextContent("If the plague ravages here: ");
  await expect.element(row).toHaveTextContent("no cube (50%), 1 cube (50%)");
});

test("beside everybody's cubes stands what they risk in the next ravage, as everybody knows it", async () => {
  const asked: string[] = [];
  const odds = (query: URLSearchParams) => {
    asked.push(`${query.get("at")} ${query.get("seat")}`);
    return regions.odds;
  };
  const snapshot = () => ({ table: { ...regions.table, standing: true }, entries: regions.entries });
  await mount("regions", "desk", { replies: { snapshot, odds } });
  // The plague can go to Gallia, where half of the rats cost both a cube
  await expect.poll(() => all("[data-risk]").map((it) => it.dataset.risk)).toEqual(["0.5", "0.5"]);
  const [risk] = all("[data-risk]");
  expect(risk?.title).toBe("Average loss in the next ravage if it comes where it costs most: 0.5");
  // What is only a draft is not everybody's to know
  expect(asked.filter((it) => it.endsWith("public"))).toEqual([`${regions.table.undo_floor} public`]);
  expect(await violations()).toEqual([]);
  await mount("regions");
  await expect.element(part("map")).toBeVisible();
  await count("[data-risk]").toBe(0);
});

test.each([[1280, 800] as const, [360, 640] as const])(
  "in a window %d pixels wide names are read whole beside four cards and what is risked",
  async (...size) => {
    const snapshot = () => ({ table: { ...hoard.table, standing: true }, entries: hoard.entries });
    await mount("crowded-hoard", size, { replies: { snapshot, odds: () => regions.odds } });
    await count("[data-risk]").toBe(hoard.table.seats.length);
    for (const { scrollWidth, clientWidth } of all("li[data-seat] .name"))
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
);

test("nothing of the odds or the analysis is shown where the table hides them", async () => {
  await mount("turn");
  await expect.element(part("map")).toBeVisible();
  await count("[data-testid=analysis], [data-testid=ask-hint], [data-testid=why-last]").toBe(0);
  await press(":");
  await expect.element(part("legal")).toBeVisible();
  await expect.element(find("tr:has(th)").filter({ hasText: /^Anglia/ })).not.toHaveTextContent("ravages");
});

test("a table that hides the odds and the standing is begun on the start page", async () => {
  const sent = await mount("/");
  await expect.element(part("play-now")).toBeEnabled();
  const off = find("[data-option=odds][data-value=off]");
  if (!off.element().checkVisibility()) await find("details:has([data-option=odds]) > summary").click();
  await off.click();
  await find("[data-option=standing][data-value=false]").click();
  await part("play-now").click();
  await expect.poll(() => sent).toMatchObject([{ odds: "off", standing: false }]);
});
