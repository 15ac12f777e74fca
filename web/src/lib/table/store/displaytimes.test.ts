// How long boards show events: server and client read the same file.
import { expect, it } from "vitest";
import carcassonne from "../../../../../src/ratskeller/games/carcassonne/display_times.json";
import rattus from "../../../../../src/ratskeller/games/rattus/display_times.json";
import { eventShapes } from "./testing";
import { displayTime } from "../../board/displaytimes";

it.each([
  ["RattusEvent", rattus],
  ["CarcassonneEvent", carcassonne],
])("names no event that %s doesn't have", (union, times) => {
  const kinds = eventShapes(union).map(({ kind }) => kind);
  for (const kind of [...Object.keys(times.always), ...Object.keys(times.others)]) expect(kinds).toContain(kind);
});

it("shows what one did oneself for no time, and what happens by itself to everybody", () => {
  expect(displayTime(rattus, "card-taken", true)).toBe(0);
  expect(displayTime(rattus, "card-taken", false)).toBe(rattus.usual);
  expect(displayTime(rattus, "turn-began", false)).toBe(0);
  for (const own of [true, false]) expect(displayTime(rattus, "rat-revealed", own)).toBe(1300);
});
