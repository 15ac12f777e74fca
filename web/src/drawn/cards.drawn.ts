// Every class card used by click, and what only some of them bring: open rats put in order, walls, stacks of cubes.
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { violations } from "./access";
import { click, give, question, ready, logged, countedBefore } from "./hand";
import { all, answersOf, find, hasNoSideScroll, mount, part } from "./mount";

/** Of cards that are used in a turn: what the chronicle tells afterwards. */
const USED = {
  monk: "rat-moved",
  merchant: "cubes-moved",
  witch: "rat-seen",
  king: "cube-saved",
  courier: "cubes-swapped",
  emperor: "wall-placed",
  baker: "cube-on-card",
  nun: "nun-placed",
  wizard: "potion-placed",
  bishop: "bishop-placed",
  "pied-piper": "cubes-moved",
};
/** Of cards that work when something else is done: the question that they bring, and what the chronicle tells. */
const ASKED = {
  knight: ["count", "plague-counted"],
  crusader: ["reveal all", "rat-opened"],
  serf: ["serf", "cubes-added"],
} as const;

test.each(Object.entries(USED))("the card %s is used by click", async (card, kind) => {
  const sent = await mount(card);
  const answers = await answersOf(card);
  for (const answer of answers) await give(answer);
  expect(sent).toEqual(answers);
  await expect.poll(() => logged(kind)).toBeGreaterThan(0);
  expect(question()).toBe("turn");
  // A potion has the colour of its player, wherever it lies
  if (card === "wizard") expect(all(".flasks path[fill^='var(--seat-']")).not.toHaveLength(0);
});

test.each(Object.entries(ASKED))("what the %s asks in a ravage is answered by click", async (card, [asked, kind]) => {
  const sent = await mount(card);
  await expect.element(part("ravage-now")).toBeVisible();
  expect(question()).toBe(asked);
  const before = await countedBefore(kind);
  await give("yes");
  expect(sent).toEqual(["yes"]);
  await expect.poll(() => logged(kind)).toBeGreaterThan(before);
});

test.each(["peasant", "queen"])("the %s adds more cubes than there are rats by click", async (card) => {
  await mount(card);
  await ready();
  await find("[data-group=add]").click();
  await find("[data-answer='add italia 2']").click();
  await expect.element(find("[data-testid=log] [data-kind=cubes-added]")).toHaveTextContent("thanks to");
});

test("the Mayor adds cubes by click", async () => {
  await mount("mayor");
  await give("mayor");
  await expect.poll(() => logged("cubes-added")).toBeGreaterThan(0);
});

test("the Soldier adds a rat by click", async () => {
  const sent = await mount("soldier");
  await ready();
  expect(question()).toBe("extra rat");
  const before = await countedBefore("rat-added");
  await give("italia");
  expect(sent).toEqual(["italia"]);
  await expect.poll(() => logged("rat-added")).toBe(before + 1);
});

test("the final move of the plague is made by click", async () => {
  await mount("last-move");
  await ready();
  expect(question()).toBe("move");
  await expect.element(part("about")).toHaveTextContent(/\S/);
  await give("italia");
  await expect.poll(() => logged("plague-moved")).toBe(1);
});

function row(): string[] {
  return all("[data-rat]").map((rat) => rat.dataset.rat ?? "");
}

/** The faces of the row from left to right, as they are read out. */
function faces(): string[] {
  return all("[data-rat]").map((rat) => /limit.*(?=\. Arrow)/.exec(rat.textContent)?.[0] ?? "");
}

test.each(["drag", "keys"])("open rats count in the order of the row, put by %s", async (way) => {
  const sent = await mount("crusader");
  await give("yes");
  await expect.poll(row).toHaveLength(3);
  await ready();
  const [first = "", ...others] = row();
  if (way === "drag") await find(`[data-rat='${first}']`).dropTo(find(`[data-rat='${others.at(-1)}']`));
  else {
    all("[data-rat]")[0]?.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  }
  await expect.poll(row).toEqual([...others, first]);
  const before = await countedBefore("rat-revealed");
  const wanted = faces();
  await part("order-go").click();
  await expect.poll(() => all("[data-testid=order]").length).toBe(0);
  expect(sent).toEqual(["yes", "gallia.2", "gallia.2", "gallia.1"]);
  const counted = all("[data-testid=log] [data-kind=rat-revealed]").slice(before);
  expect(counted.length).toBeGreaterThan(1);
  for (const [i, line] of counted.entries()) expect(line).toHaveTextContent(wanted[i] ?? "");
});

test("a question in between stops the order, and it is asked again", async () => {
  await mount("crusader-and-serf");
  await ready();
  await part("order-go").click();
  await expect.poll(question).toBe("serf");
  await give("yes");
  await expect.poll(question).toBe("order");
  await expect.element(part("order-go")).toBeEnabled();
});

test("a wall is chosen by arrow keys, and left by its letter", async () => {
  const sent = await mount("emperor");
  await give("use emperor");
  await ready();
  all("[data-spot]")[0]?.focus();
  await userEvent.keyboard("{ArrowRight}");
  const before = document.activeElement;
  expect(before).toHaveAttribute("data-spot");
  all("[data-spot='anglia-gallia']")[0]?.focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(question).toBe("emperor wall 2");
  await give("anglia-scandia");
  await ready();
  await userEvent.keyboard("s");
  await expect.poll(question).toBe("turn");
  expect(sent).toEqual(await answersOf("emperor"));
});

test("the borders of a region are found in the list on a phone", async () => {
  const sent = await mount("emperor", "phone");
  await give("use emperor");
  await ready();
  const everything = all("[data-answer]").length;
  await click("[data-region=germania]");
  await expect.element(find("[data-region=germania]")).toHaveAttribute("aria-pressed", "true");
  const listed = () => all("[data-testid=panel] [data-answer]");
  // The list follows what is lit a picture later
  await expect.poll(() => listed().length < everything && listed().length).toBeGreaterThan(0);
  for (const { offsetWidth, offsetHeight } of listed())
    expect(Math.min(offsetWidth, offsetHeight)).toBeGreaterThanOrEqual(44);
  expect(hasNoSideScroll()).toBe(true);
  await find("[data-testid=panel] [data-answer]").first().click();
  await expect.poll(() => sent).toEqual(["use emperor", expect.stringContaining("germania")]);
});

test("V2 to the letter: the owner of a potion chooses between it and the cube", async () => {
  await mount("potion");
  await expect.element(part("turn-bar")).toHaveTextContent("Lose a potion instead of a cube?");
  await give("yes");
  await expect.poll(() => logged("potion-lost")).toBe(1);
  await part("conduct-open").click();
  const order = find("[data-testid=wishes] [data-testid=order]").first();
  await expect.element(order).toHaveTextContent("Lose a cube");
  await order.selectOptions("yes");
  await expect.element(order).toHaveValue("yes");
});

const QUESTIONS = [
  ["emperor", "use emperor"],
  ["courier", "use courier"],
  ["crusader", "yes"],
  ["nun", "use nun", "anglia"],
] as const;
const LOOKS = QUESTIONS.flatMap(([card, ...answers]) =>
  (["light", "dark"] as const).map((theme) => ({ card, answers, theme })),
);

test.each(LOOKS)("what the $card asks is open to everybody in the $theme", async ({ card, answers, theme }) => {
  await mount(card, "desk", { theme });
  for (const answer of answers) await give(answer);
  await ready();
  expect(await violations()).toEqual([]);
});

test("what has one answer is not asked, and undone with what led to it", async () => {
  const sent = await mount("one-cube");
  await give("use merchant");
  await ready();
  // What can't be chosen looks unlike what is out of play
  const closed = find("[data-region]:not([data-lit])").first();
  await expect.element(closed).toHaveClass("closed");
  expect(getComputedStyle(all("[data-region]:not([data-lit]) .hatch")[0] as Element).fill).toBe("none");
  expect(getComputedStyle(all(".out .shaded")[0] as Element).fill).toContain("hatch-out");
  await give("germania");
  await give("italia");
  await expect.poll(question).toBe("turn");
  expect(sent).toEqual(["use merchant", "germania", "italia", "1"]);
  expect(logged("cubes-moved")).toBe(1);
  await ready();
  await part("undo").click();
  await expect.poll(question).toBe("merchant to");
  expect(logged("cubes-moved")).toBe(0);
});
