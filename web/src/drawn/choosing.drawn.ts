// Choosing on the start page what a table is played with: the cards in every way (S10).
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import start from "../../recorded/start.json";
import { all, find, mount, part } from "./mount";

const { cards, sets } = start.catalogue;
const CHURCH = ["monk", "nun", "bishop", "peasant", "serf", "knight"];
const MOST_TABS = 120;
const CODE_OF_CHURCH = CHURCH.map((id) => "abcdefghijklmnopqr"[cards.findIndex((card) => card.id === id)])
  .sort()
  .join("");

const visit = async (address = "/", size: "desk" | "phone" = "desk") => {
  const sent = await mount(address, size);
  await expect.element(find("[data-way=base]")).toBeVisible();
  return sent;
};
const values = (name: string, more = "") => all(`[data-${name}]${more}`).map((it) => it.getAttribute(`data-${name}`));
const picked = () => values("pick", "[aria-pressed=true]").sort();

/** Press "Play now", and find which cards would be asked for. */
async function cardsSent(sent: unknown[]): Promise<unknown> {
  await expect.poll(() => sent.length).toBe(1);
  return (sent[0] as { options: { cards: unknown } }).options.cards;
}

async function tabTo(selector: string, key = "{Tab}"): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (document.activeElement?.matches(selector)) return;
    await userEvent.keyboard(key);
  }
  throw new Error(`${selector} is out of reach of ${key}`);
}

test("a card of a set shows what it does", async () => {
  await visit();
  await find("[data-way=rat-control]").click();
  await find("[data-look=emperor]").click();
  await expect.element(find(".looked")).toHaveTextContent("Place the three walls");
});

test("six of one's own are chosen by keyboard alone", async () => {
  const sent = await visit();
  await tabTo("[data-way=own]");
  await userEvent.keyboard("{Enter}");
  const base = sets.base;
  const others = [...base.filter((it) => !CHURCH.includes(it)), ...CHURCH.filter((it) => !base.includes(it))];
  for (const card of others) {
    await tabTo(`[data-pick=${card}]`);
    await userEvent.keyboard(" ");
  }
  await expect.poll(picked).toEqual([...CHURCH].sort());
  await tabTo("[data-testid=play-now]", "{Shift>}{Tab}{/Shift}");
  await userEvent.keyboard("{Enter}");
  expect(await cardsSent(sent)).toEqual(expect.arrayContaining(CHURCH));
});

test("a finger finds every card", async () => {
  await visit("/", "phone");
  await find("[data-way=own]").click();
  await expect.poll(() => all("[data-pick]").length).toBe(cards.length);
  for (const card of all("[data-pick]")) {
    const { width, height } = card.getBoundingClientRect();
    expect(Math.min(width, height), card.dataset.pick).toBeGreaterThanOrEqual(44);
  }
});

test("a typed code chooses its cards", async () => {
  const sent = await visit();
  await find("[data-way=europe-at-war]").click();
  const code = (part("set-code").element() as HTMLInputElement).value;
  await find("[data-way=base]").click();
  await part("set-code").fill(code.toUpperCase());
  await expect.element(find("[data-way=europe-at-war]")).toHaveAttribute("aria-pressed", "true");
  await part("set-code").fill(CODE_OF_CHURCH);
  await expect.element(find("[data-way=own]")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(picked).toEqual([...CHURCH].sort());
  await part("play-now").click();
  expect(await cardsSent(sent)).toEqual(expect.arrayContaining(CHURCH));
});

test.each(["abcdez", "aabcde", "123456"])("the wrong code %s is said plainly", async (code) => {
  await visit();
  await part("set-code").fill(code);
  await expect.element(part("set-code")).toHaveAttribute("aria-invalid", "true");
  await expect.element(find("#set-code-hint")).toHaveTextContent("6 different letters from a to r");
  expect(values("look"), "what was chosen stays").toEqual(sets.base);
  await find("[data-way=rat-control]").click();
  await expect.element(part("set-code")).toHaveAttribute("aria-invalid", "false");
});

test("a link to no set is said plainly", async () => {
  const sent = await visit("/?cards=peace");
  await expect.element(part("set-with")).toHaveTextContent("exist: “peace”");
  expect(values("look")).toEqual(sets.base);
  await part("play-now").click();
  expect(await cardsSent(sent)).toEqual("base");
});

test("the card book of the start page documents all cards, and gives the focus back", async () => {
  await visit();
  await find("[data-look=king]").click();
  await part("card-book").click();
  await expect.poll(() => all("[data-book]").length).toBe(18);
  await expect.element(find("[data-book=king]")).toBeInViewport();
  await expect
    .element(find("[data-book=wizard]"))
    .toHaveTextContent("you lose a cube in every outbreak of Magic where you have one");
  for (const symbol of new Set(cards.map((card) => card.class))) {
    await find(`[data-filter=${symbol}]`).click();
    const own = cards.filter((card) => card.class === symbol).map((card) => card.id);
    await expect.poll(() => values("book").sort()).toEqual(own.sort());
  }
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => all("[data-book]").length).toBe(0);
  await expect.element(part("card-book")).toHaveFocus();
});
