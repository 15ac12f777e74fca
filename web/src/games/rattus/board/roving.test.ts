import { expect, it } from "vitest";
import { towards, type Direction } from "../../../lib/board/roving";
import { map } from "./map";

const centres = Object.fromEntries(Object.entries(map.regions).map(([id, region]) => [id, region.centre]));

it("goes to the neighbour that lies that way", () => {
  expect(towards(centres, "gallia", "ArrowUp")).toBe("anglia");
  expect(towards(centres, "germania", "ArrowRight")).not.toBe("germania");
  expect(towards(centres, "hispania", "ArrowLeft")).toBe("hispania");
});

it("reaches every region from every other by arrows alone", () => {
  const ways: Direction[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
  const core = ["anglia", "gallia", "germania", "hispania", "hungaria", "italia", "polonia", "scandia"];
  for (const ids of [core, Object.keys(centres)]) {
    const among = Object.fromEntries(ids.map((id) => [id, centres[id] as { x: number; y: number }]));
    for (const start of ids) {
      const reached = new Set([start]);
      for (const id of reached) for (const way of ways) reached.add(towards(among, id, way));
      expect([...reached].sort()).toEqual([...ids].sort());
    }
  }
});
