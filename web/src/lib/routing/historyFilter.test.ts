// What is looked for among past games stands in the address.
import { describe, expect, it } from "vitest";
import { pathOf, read } from "./address";
import { ANY, type HistoryFilter } from "./historyFilter";

/** What is looked for at an address. */
function at(address: string): unknown {
  const { pathname, search } = new URL(address, "http://here");
  return read(pathname, search);
}

describe("the address of past games", () => {
  it("keeps what is looked for, and who has played", () => {
    const filter: HistoryFilter = { game: "rattus", opponent: "Anna & Bert?", result: "tied" };
    for (const player of ["", "Zoë #1"])
      expect(at(pathOf({ page: "history", player, filter }))).toEqual({ page: "history", player, filter });
  });

  it("is short where all are", () => {
    expect(pathOf({ page: "history", player: "", filter: ANY })).toBe("/history");
    expect(at("/history?result=drawn&opponent=+")).toEqual({ page: "history", player: "", filter: ANY });
  });
});
