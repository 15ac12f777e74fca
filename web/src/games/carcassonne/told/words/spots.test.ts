import { describe, expect, it } from "vitest";
import { about } from "../../../../lib/words";
import { allTiles } from "../../testing";
import { kindOf } from "../../parts";
import { whereName } from "./spots";

await about("carcassonne");
const TILES = new Map(allTiles().map((type) => [type.id, type]));

describe("where somebody would stand", () => {
  it("is told by what parts the meadows, as the tile lies", () => {
    const onto = { tiles: TILES, tile: "U", at: "0,0", r: 0 };
    expect(whereName(onto, "f1", 2)).toBe("the meadow west of the road, 2 complete cities");
    expect(whereName({ ...onto, r: 1 }, "f1", 1)).toBe("the meadow north of the road, one complete city");
    expect(whereName({ ...onto, tile: "B" }, "f0", 0)).toBe("the meadow");
  });

  it.each([...TILES.keys()])("sounds different for each part of tile %s that is of the same kind", (tile) => {
    for (const r of [0, 1]) {
      const parts = TILES.get(tile)?.features.filter(({ kind }) => kind !== "river") ?? [];
      const said = parts.map(({ id }) => `${kindOf(id)}: ${whereName({ tiles: TILES, tile, at: "0,0", r }, id, 0)}`);
      expect(new Set(said).size, said.join("; ")).toBe(said.length);
    }
  });
});
