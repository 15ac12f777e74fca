import { describe, expect, it } from "vitest";
import type { GameOption } from "../api/types";
import {
  choosable,
  groups,
  isDemanded,
  isIdle,
  isPreset,
  pressable,
  setBy,
  settled,
  valueId,
  type Choice,
} from "./options";

function option(name: string, values: GameOption["values"], more: Partial<GameOption> = {}): GameOption {
  const kind = typeof values[0] === "boolean" ? "switch" : "choice";
  return { name, kind, values, usual: values[0] ?? null, group: null, when: null, demands: null, sets: {}, ...more };
}

const PLAGUE = { group: "plague", when: { option: "plague", values: [true] } };
const DECLARED: GameOption[] = [
  option("players", [2, 3, 4, 5, 6], { kind: "players" }),
  option("plague", [true, false], { group: "plague" }),
  option("plague_tiles", [6, 12], PLAGUE),
  option("reach", ["near", "tile", "feature"], PLAGUE),
  option("farmers", [true, false]),
  option("inns", [false, true], { group: "boxes", demands: { option: "players", values: [6] } }),
  option("start", ["random"], { kind: "seat", usual: 0 }),
];
const OPTIONS = choosable(DECLARED);

describe("options", () => {
  it("are shown unless the page asks for them by itself", () => {
    expect(OPTIONS.map(({ name }) => name)).toEqual(["plague", "plague_tiles", "reach", "farmers", "inns"]);
  });

  it("stand in groups, the others last, none left out and none twice", () => {
    expect(groups(OPTIONS).map(({ id }) => id)).toEqual(["plague", "boxes", "others"]);
    expect(groups(OPTIONS).flatMap((group) => group.options)).toHaveLength(OPTIONS.length);
  });

  it("begin with their usual values and keep what is wanted", () => {
    const choice = { plague: true, plague_tiles: 6, reach: "tile", farmers: true, inns: false };
    expect(settled(OPTIONS, { reach: "tile" }, 2)).toEqual(choice);
  });

  it("bring Inns & Cathedrals where six play", () => {
    expect(settled(OPTIONS, { inns: false }, 6)["inns"]).toBe(true);
    expect(settled(OPTIONS, { inns: false }, 5)["inns"]).toBe(false);
    expect(OPTIONS.filter((it) => isDemanded(it, {}, 6)).map(({ name }) => name)).toEqual(["inns"]);
  });

  it("of the plague say nothing without it", () => {
    const without = settled(OPTIONS, { plague: false }, 2);
    expect(OPTIONS.filter((it) => isIdle(it, without)).map(({ name }) => name)).toEqual(["plague_tiles", "reach"]);
  });

  it("are set together by a preset, and are as usual again by its first value", () => {
    const sets = { written: { reach: "feature", plague_tiles: 12 } };
    const preset = option("preset", ["written"], { kind: "preset", usual: null, sets });
    expect(pressable(preset)).toEqual(["usual", "written"]);
    const chosen = (choice: Choice) => pressable(preset).filter((it) => isPreset(OPTIONS, preset, it, choice));
    const before = settled(OPTIONS, { farmers: false }, 2);
    expect(chosen(before)).toEqual(["usual"]);
    const after = { ...before, ...setBy(OPTIONS, preset, "written") };
    expect(after).toEqual({ ...before, reach: "feature", plague_tiles: 12 });
    expect(chosen(after)).toEqual(["written"]);
    expect(chosen({ ...after, reach: "tile" })).toEqual([]);
    expect({ ...after, ...setBy(OPTIONS, preset, "usual") }).toEqual(before);
  });

  it("have words by their values", () => {
    expect(valueId("plague_tiles", 12)).toBe("option-plague-tiles-12");
    expect(valueId("inns", true)).toBe("option-inns-on");
  });
});
