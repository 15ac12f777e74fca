import { describe, expect, it } from "vitest";
import { about } from "../../../lib/text/words";
import { allTiles } from "../model/testing";
import { kindOf } from "../model/parts";
import { briefWhere, whereName } from "./spots";

await about("carcassonne");
const TILES = new Map(allTiles().map((type) => [type.id, type]));

describe("where somebody would stand", () => {
  it("is named by what parts the fields, as the tile lies", () => {
    const onto = { tiles: TILES, tile: "U", at: "0,0", r: 0 };
    expect(whereName(onto, "f1", { tiles: 3, cities: 2 })).toBe("the field west of the road, 2 complete cities");
    expect(whereName({ ...onto, r: 1 }, "f1", { tiles: 2, cities: 1 })).toBe(
      "the field north of the road, one complete city",
    );
    expect(whereName({ ...onto, tile: "B" }, "f0", { tiles: 1, cities: 0 })).toBe("the field");
  });

  it("is named by how far a city or a road goes", () => {
    const onto = { tiles: TILES, tile: "E", at: "0,0", r: 0 };
    expect(whereName(onto, "c0", { tiles: 1, cities: 0 })).toBe("a new city (north)");
    expect(whereName({ ...onto, r: 1 }, "c0", { tiles: 4, cities: 0 })).toBe("the city of 4 tiles (east)");
  });

  it("is named by letters of the compass where room is short", () => {
    const onto = { tiles: TILES, tile: "U", at: "0,0", r: 0 };
    expect(["f1", "r0"].map((on) => briefWhere(onto, on, 3))).toEqual(["field (W)", "road of 3 (N, S)"]);
    expect(briefWhere({ ...onto, tile: "E", r: 1 }, "c0", 1)).toBe("new city (E)");
    expect(["f0", "m0"].map((on) => briefWhere({ ...onto, tile: "B" }, on, 1))).toEqual(["field", ""]);
  });

  it.each([...TILES.keys()])("sounds different for each part of tile %s that is of the same kind", (tile) => {
    for (const r of [0, 1]) {
      const parts = TILES.get(tile)?.features.filter(({ kind }) => kind !== "river") ?? [];
      const onto = { tiles: TILES, tile, at: "0,0", r };
      for (const name of [
        (id: string) => whereName(onto, id, { tiles: 1, cities: 0 }),
        (id: string) => briefWhere(onto, id, 1),
      ]) {
        const said = parts.map(({ id }) => `${kindOf(id)}: ${name(id)}`);
        expect(new Set(said).size, said.join("; ")).toBe(said.length);
      }
    }
  });
});
