import { describe, expect, it } from "vitest";
import { about } from "../../../lib/text/words";
import { allTiles } from "../model/testing";
import { kindOf } from "../model/parts";
import { whereName } from "./spots";

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

  it.each([...TILES.keys()])("sounds different for each part of tile %s that is of the same kind", (tile) => {
    for (const r of [0, 1]) {
      const parts = TILES.get(tile)?.features.filter(({ kind }) => kind !== "river") ?? [];
      const said = parts.map(
        ({ id }) => `${kindOf(id)}: ${whereName({ tiles: TILES, tile, at: "0,0", r }, id, { tiles: 1, cities: 0 })}`,
      );
      expect(new Set(said).size, said.join("; ")).toBe(said.length);
    }
  });
});
