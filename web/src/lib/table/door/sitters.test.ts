// Who sits where, in the dialog of the host.
import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import Sitters from "./Sitters.svelte";

vi.hoisted(() => {
  vi.stubGlobal("location", new URL("https://example.org"));
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { dataset: {} } });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("addEventListener", () => undefined);
});

/** The text beside each seat, without the space between words. */
function beside(kinds: readonly string[]): string[] {
  const seats = kinds.map((kind, seat) => ({
    seat,
    kind,
    name: kind === "human" ? "Anna" : "",
    bot: null,
    person: null,
  }));
  const table = { seats, entries: [], table: { mine: [0], hosting: true } };
  const props = { table: table as never, removable: () => false, titled: false, onclear: () => undefined };
  const items = render(Sitters, { props }).body.split("<li").slice(1);
  return items.map((item) =>
    item
      .replace(/^[^>]*>/, "")
      .replace(/<svg.*?<\/svg>/gs, "")
      .replace(/<!--.*?-->|<[^>]*>/gs, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

it("names the colour of a seat once, of several open seats too", () => {
  expect(beside(["human", "open", "open"])).toEqual(["Anna Red", "Open seat Blue", "Open seat Yellow"]);
});
