// Choosing on the start page what a table is played with: the cards in every way (S10).
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import over from "../../recorded/over.json";
import start from "../../recorded/start.json";
import { violations } from "./access";
import { all, find, hasNoSideScroll, mount, part } from "./mount";

const { cards, sets } = start.catalogue;
const CHURCH = ["monk", "nun", "bishop", "peasant", "serf", "knight"];
const MOST_TABS = 120;
/** None of the Chivalry. */
const PEACE = ["peasant", "monk", "merchant", "witch", "king", "nun"];
const codeOf = (ids: readonly string[]) =>
  ids
    .map((id) => "abcdefghijklmnopqr"[cards.findIndex((card) => card.id === id)])
    .sort()
    .join("");
const CODE_OF_CHURCH = codeOf(CHURCH);
/** In which sizes and themes a page is looked at: each once, for no colour depends on the size. */
const LOOKS = [
  ["desk", "dark"],
  ["phone", "light"],
] as const;

const visit = async (
  address = "/",
  size: "desk" | "phone" = "desk",
  more: { theme?: "light" | "dark"; again?: boolean } = {},
) => {
  const sent = await mount(address, size, more);
  await expect.element(find("[data-way=base]")).toBeVisible();
  return sent;
};
const values = (name: string, more = "") => all(`[data-${name}]${more}`).map((it) => it.getAttribute(`data-${name}`));
const picked = () => values("pick", "[aria-pressed=true]").sort();

/** Press "Play now", and find with which options a table would be opened. */
async function played(sent: unknown[]): Promise<Record<string, unknown>> {
  await part("play-now").click();
  return optionsSent(sent);
}

async function optionsSent(sent: unknown[]): Promise<Record<string, unknown>> {
  await expect.poll(() => sent.length).toBe(1);
  return (sent[0] as { options: Record<string, unknown> }).options;
}

async function cardsSent(sent: unknown[]): Promise<unknown> {
  return (await optionsSent(sent)).cards;
}

/** Choose on the start page who sits on the second seat. */
async function seat(sitter: string): Promise<void> {
  await find("[data-seat-kind='1']").click();
  await find(`[data-seat-option='${sitter}']`).click();
  await expect.element(find("[data-seat-kind='1']")).toHaveAttribute("data-kind", sitter);
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
    .toHaveTextContent("a cube in every outbreak that shows Magic where you have one");
  for (const symbol of new Set(cards.map((card) => card.class))) {
    await find(`[data-filter=${symbol}]`).click();
    const own = cards.filter((card) => card.class === symbol).map((card) => card.id);
    await expect.poll(() => values("book").sort()).toEqual(own.sort());
  }
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => all("[data-book]").length).toBe(0);
  await expect.element(part("card-book")).toHaveFocus();
});

test.each(Object.entries(sets))("the set %s is chosen, and remembered for the next visit", async (name, ids) => {
  const sent = await visit();
  await find(`[data-way=${name}]`).click();
  expect(values("look")).toEqual(ids);
  await expect.element(part("set-code")).toHaveValue(codeOf(ids));
  expect((await played(sent)).cards).toBe(name);
  await visit("/", "desk", { again: true });
  await expect.element(find(`[data-way=${name}]`)).toHaveAttribute("aria-pressed", "true");
});

test("six are drawn at random, with a card of the Chivalry if one wants it", async () => {
  const sent = await visit();
  await find("[data-way=random]").click();
  await expect.element(part("set-advice")).toHaveTextContent("These six may include no Chivalry card");
  await part("chivalry").click();
  await expect.poll(() => all("[data-testid=set-advice]").length).toBe(0);
  expect(await played(sent)).toMatchObject({ cards: "random", chivalry: true });
  const next = await visit("/", "desk", { again: true });
  await expect.element(part("chivalry")).toBeChecked();
  expect(await played(next)).toMatchObject({ cards: "random", chivalry: true });
});

test("the rat tokens with more symbols are chosen, and remembered for the next visit", async () => {
  const sent = await visit();
  expect(await played(sent)).not.toHaveProperty("tokens");
  const next = await visit("/", "desk", { again: true });
  await find("[data-tokens=dense]").click();
  expect((await played(next)).tokens).toBe("dense");
  const last = await visit("/", "desk", { again: true });
  expect((await played(last)).tokens).toBe("dense");
});

test("one of each class is drawn at random", async () => {
  const sent = await visit();
  await find("[data-way=one-of-each]").click();
  await expect.element(part("chivalry")).toBeChecked();
  await expect.element(part("chivalry")).toBeDisabled();
  expect(all("[data-testid=set-advice]")).toHaveLength(0);
  expect((await played(sent)).cards).toBe("one-of-each");
});

test("six of one's own are chosen by mouse", async () => {
  const sent = await visit();
  await find("[data-way=own]").click();
  await expect.element(find("[data-way=own]")).toHaveAttribute("aria-pressed", "true");
  expect(picked()).toEqual([...sets.base].sort());
  await page.getByRole("button", { name: "Clear all" }).click();
  for (const [count, card] of CHURCH.entries()) {
    await expect.element(part("play-now")).toBeDisabled();
    await expect.element(part("set-count")).toHaveTextContent(`${count} of 6`);
    await find(`[data-pick=${card}]`).click();
  }
  await expect.element(part("set-count")).toHaveTextContent("6 of 6");
  await expect.element(find("[data-pick=queen]")).toBeDisabled();
  await find("[data-pick=queen]").click({ force: true });
  expect(picked(), "a seventh card was taken").toEqual([...CHURCH].sort());
  expect(hasNoSideScroll()).toBe(true);
  expect((await played(sent)).cards).toEqual(expect.arrayContaining(CHURCH));
});

test("a set without Chivalry is discouraged with fewer than four, on the start page and at the table", async () => {
  await visit(`/?cards=${codeOf(PEACE)}`);
  await expect.element(part("set-advice")).toHaveTextContent("These six include no Chivalry card");
  await find("[data-players='4']").click();
  await expect.poll(() => all("[data-testid=set-advice]").length).toBe(0);
  await mount("peace");
  await part("book").click();
  await expect.element(page.getByRole("dialog")).toHaveTextContent("These six include no Chivalry card");
});

/** Let the browser copy in a way of its own, for one test; nothing: it can't. */
function clipboard(writeText?: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, "clipboard", { value: writeText && { writeText }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
}

test("a copied link chooses the same cards elsewhere", async () => {
  let link = "";
  clipboard((text) => Promise.resolve(void (link = text)));
  await visit();
  await part("set-code").fill(CODE_OF_CHURCH);
  await part("set-link").click();
  await expect.element(page.getByText("Link copied.")).toBeVisible();
  expect(link).toBe(`${location.origin}/?cards=${CODE_OF_CHURCH}`);
  const { pathname, search } = new URL(link);
  await visit(pathname + search, "phone");
  await expect.element(part("set-with")).toHaveTextContent("These are the cards from the link.");
  expect(picked()).toEqual([...CHURCH].sort());
  await visit("/", "phone", { again: true });
  await expect.element(find("[data-way=base]")).toHaveAttribute("aria-pressed", "true");
});

test("a link is shown where nothing may be copied", async () => {
  clipboard();
  await visit();
  await part("set-link").click();
  await expect.element(page.getByText(`${location.origin}/?cards=abcdef`)).toBeVisible();
});

test("the reading of the rules is chosen, remembered, and shown at the table", async () => {
  const sent = await visit();
  await expect.element(find("[data-rules=online]")).toHaveAttribute("aria-pressed", "true");
  await find("[data-rules=printed]").click();
  await expect.element(part("set-with")).toHaveTextContent("Printed rules.");
  await part("rules-details").click();
  await expect.poll(() => all("[data-testid=differences] li").length).toBe(6);
  expect((await played(sent)).rules).toBe("printed");
  await visit("/", "desk", { again: true });
  await expect.element(find("[data-rules=printed]")).toHaveAttribute("aria-pressed", "true");
  await mount("printed");
  await part("book").click();
  await expect.element(part("rules")).toHaveTextContent("Printed rules.");
  await part("rules-details").click();
  // Of the base game's cards only Knight and Witch are read differently
  await expect
    .poll(() => all("[data-testid=differences] h3").map((it) => it.textContent.trim()))
    .toEqual(["Knight", "Witch"]);
});

test("the card book of a table shows who holds what", async () => {
  await mount("peace");
  await part("book").click();
  await expect.poll(() => all("[data-book]").length).toBe(6);
  await expect.element(find("[data-book=king]")).toHaveTextContent("Held by");
  await expect.element(find("[data-book]").first()).toHaveTextContent("hidden rats show it");
  await find("[data-filter=all]").click();
  await expect.poll(() => all("[data-book]").length).toBe(cards.length);
});

test.each(LOOKS)("choosing is open to everybody at the %s in the %s", async (size, theme) => {
  await visit("/?cards=peace", size, { theme });
  for (const name of ["random", "one-of-each", "base", "own"]) {
    await find(`[data-way=${name}]`).click();
    expect(await violations(), name).toEqual([]);
  }
  await page.getByRole("button", { name: "Clear all" }).click();
  await part("set-code").fill("zzzzzz");
  await part("rules-details").click();
  expect(await violations()).toEqual([]);
  expect(hasNoSideScroll()).toBe(true);
  await part("card-book").click();
  await expect.poll(() => all("[data-book]").length).toBe(cards.length);
  expect(await violations()).toEqual([]);
});

test.each(LOOKS)("the card book of a table is open to everybody at the %s in the %s", async (size, theme) => {
  await mount("peace", size, { theme });
  await part("book").click();
  await part("rules-details").click();
  expect(await violations()).toEqual([]);
  expect(hasNoSideScroll()).toBe(true);
});

test.each(["desk", "phone"] as const)("the strongest level can be given more time at the %s", async (size) => {
  const longer = "[data-option=long-thoughts][data-value=true]";
  const sent = await visit("/", size);
  await seat("bot:cellarer");
  await expect.element(part("fold-time")).toBeVisible();
  expect(all(longer), "against others nothing of it is offered").toHaveLength(0);
  await seat("bot:plague-doctor");
  await expect.element(find(longer)).toBeInTheDocument();
  if (!all(longer)[0]?.checkVisibility())
    all("details")
      .find((it) => it.querySelector(longer))
      ?.setAttribute("open", "");
  await find(longer).click();
  await expect.element(find(longer)).toHaveAttribute("aria-pressed", "true");
  await part("play-now").click();
  await expect.poll(() => sent).toMatchObject([{ long_thoughts: true }]);
  await visit("/", size, { again: true });
  await seat("bot:plague-doctor");
  await expect.element(find(longer)).toHaveAttribute("aria-pressed", "true");
  const table = { ...over.table, long_thoughts: true };
  await mount("over", size, { replies: { snapshot: () => ({ table, entries: over.entries }) } });
  await expect.element(part("long-thoughts")).toHaveTextContent("four times as long as usual");
});

test.each(start.games)("a bot of $name with a style is chosen below the levels", async ({ name, styles }) => {
  const sent = await mount(`/?game=${name}`);
  await find("[data-seat-kind='1']").click();
  await expect.element(find("#seat-group-styles")).toHaveTextContent("Bots with their own style");
  expect(await violations()).toEqual([]);
  const style = styles.at(-1) ?? "";
  await expect.element(find(`[data-seat-option='bot:${style}']`)).toHaveTextContent("As strong as the cellarer.");
  await find(`[data-seat-option='bot:${style}']`).click();
  await part("play-now").click();
  await expect.poll(() => sent).toMatchObject([{ game: name, seats: [{}, { bot: style }] }]);
});
