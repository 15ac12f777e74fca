// Who sits where, in the dialog of the host.
import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import SeatList from "./SeatList.svelte";

vi.hoisted(() => {
  vi.stubGlobal("location", new URL("https://example.org"));
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { dataset: {} } });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("addEventListener", () => undefined);
});

/** What stands beside each seat, for the host or a guest. */
function items(kinds: readonly string[], hosting: boolean): string[] {
  const seats = kinds.map((kind, seat) => ({
    seat,
    kind,
    name: kind === "human" ? "Anna" : "",
    bot: null,
    person: null,
  }));
  const table = { seats, entries: [], table: { mine: [0], hosting } };
  const nothing = () => undefined;
  const props = { table: table as never, removable: () => false, titled: false, onclear: nothing, onbot: nothing };
  return render(SeatList, { props }).body.split("<li").slice(1);
}

/** The text beside each seat, without buttons and the space between words. */
function beside(kinds: readonly string[]): string[] {
  return items(kinds, true).map((item) =>
    item
      .replace(/^[^>]*>/, "")
      .replace(/<button.*?<\/button>/gs, "")
      .replace(/<svg.*?<\/svg>/gs, "")
      .replace(/<!--.*?-->|<[^>]*>/gs, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

it("names the colour of a seat once, of several open seats too", () => {
  expect(beside(["human", "open", "open"])).toEqual(["Anna Red", "Open seat Blue", "Open seat Yellow"]);
});

it("lets the host alone give an open seat to a bot, and open that of a bot again before it has answered", () => {
  const found = (hosting: boolean) =>
    items(["human", "open", "bot"], hosting).map((item) => item.match(/data-testid="[a-z]+-\d"/g) ?? []);
  expect(found(true)).toEqual([[], ['data-testid="bot-1"'], ['data-testid="clear-2"']]);
  expect(found(false)[1]).toEqual([]);
});
