// What the turn bar and the panel say above a board on which something is being shown.
import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { about } from "../../../lib/text/words";
import DraftPanel from "./DraftPanel.svelte";
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

describe("the panel", () => {
  it("tells what a turn that was tried to its end has brought, not what the game did then", () => {
    const entry = (at: number, kind: string) => ({
      ply: at,
      length: at,
      kind: "answer",
      actor: 0,
      events: [{ kind, seat: 1 }],
    });
    const view = { viewer: 1, seat: 1, over: false, tile: null, supplies: [{}, {}], options: {} };
    const table = {
      ...{
        playing: false,
        trial: { asked: null },
        acting: null,
        lines: [],
        seats: [{ seat: 0 }, { seat: 1, kind: "human", name: "Bert" }],
      },
      ...{
        entries: [entry(3, "game-over"), entry(4, "final-scoring-began"), entry(5, "turn-began")],
        table: { undo_floor: 3, draft: [] },
        view,
      },
    };
    const deferred = { turns: [], answers: [], figures: [], onto: null, settings: null, draft: {}, forced: false };
    const selection = { table, asked: null, deferred, known: { seats: table.seats, tiles: new Map(), reach: "near" } };
    const { body } = render(DraftPanel, {
      props: { selection: selection as never, view: view as never, tiles: new Map() },
    });
    expect([...body.matchAll(/class="outcome[^>]*>([^<]*)</g)].map(([, said]) => said)).toEqual([
      "The last turn is over. Final scoring begins.",
    ]);
  });
});
