// What stands beside a game about how it ended, and when that is read.
import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import Beside from "./Beside.svelte";

vi.hoisted(() => {
  vi.stubGlobal("location", new URL("https://example.org"));
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { dataset: {} } });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("addEventListener", () => undefined);
});

/** What is said beside a game of 80 steps at one of them; null: as it is now. */
function said(step: number | null): string {
  const seats = ["Anna", "Bert"].map((name, seat) => ({ seat, kind: "human", name, bot: null, person: name }));
  const conduct = { ended: false, played: [{ seat: 1, bot: "random", reason: "resigned" }], votes: [] };
  const replay = { reviewing: step !== null, place: { number: step ?? 80, count: 80 } };
  const table = { seats, table: { mine: [0], over: true }, inPast: step !== null, replay };
  return render(Beside, { props: { table: table as never, conduct: conduct as never } }).body;
}

it("tells of the end of a game now and at the end of its review, not of an earlier moment", () => {
  expect(said(null)).toContain("Bert resigned");
  expect(said(80)).toContain("Bert resigned");
  expect(said(67)).not.toContain("resigned");
});
