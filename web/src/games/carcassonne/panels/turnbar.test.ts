// What the turn bar says above a board on which something is being shown.
import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { about } from "../../../lib/text/words";
import TurnBar from "./TurnBar.svelte";

// What the bar can lead to asks the page for its address as soon as it is there
vi.hoisted(() => {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", new URL("https://example.org"));
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { dataset: {} } });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("history", { state: null });
});
beforeAll(() => about("carcassonne"));

/** The text of the bar while the draw of a tile for seat 1 is shown to the player on `viewer`, who may be trying a turn. */
function bar(
  viewer: number | null,
  acting: number | null,
  trial: { asked: string | null } | null = null,
  now = 3,
): string {
  const view = { viewer, seat: 1, over: false, tile: null, turn_number: 3, left: 60, scores: [0, 0], places: null };
  const seats = ["Anna", "Bert"].map((name, seat) => ({ seat, kind: "human", name, bot: null, person: name }));
  const table = {
    playing: true,
    shown: view,
    view: { ...view, turn_number: now },
    seats,
    onTurn: 1,
    acting,
    trial,
    table: { mine: [], draft: [] },
  };
  const selection = { table, asked: null, deferred: { draft: {} } };
  const controller = { selection, tiles: new Map(), display: { walk: null } };
  return render(TurnBar, { props: { controller: controller as never } }).body;
}

describe("the turn bar", () => {
  it("says only to the player whose turn it is that they are next", () => {
    expect(bar(1, 1)).toContain("You are next");
    expect(bar(0, null)).not.toContain("You are next");
    expect(bar(0, null)).toContain("Bert");
    expect(bar(null, null)).not.toContain("You are next");
  });

  it("says to a player whose turn is still shown what it brought, not that they are next after all others", () => {
    expect(bar(1, 1, null, 7)).toContain("The outcome of your turn");
    expect(bar(1, 1, null, 7)).not.toContain("You are next");
  });

  it("says of a turn that was tried to its end that it was tried, not who is next", () => {
    const tried = "You tried this turn";
    expect(bar(1, 1, { asked: null })).toContain(tried);
    expect(bar(1, 1, { asked: null })).not.toContain("You are next");
    expect(bar(1, 1, { asked: "follower" })).not.toContain(tried);
    expect(bar(1, 1)).not.toContain(tried);
  });
});
