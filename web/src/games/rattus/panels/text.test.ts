// The text board of Rattus: regions and rats in words, in an order of one's choice.
import { describe, expect, it } from "vitest";
import { CommandLine } from "../../../lib/table/textboard/commandline.svelte";
import { about } from "../../../lib/text/words";
import { neighbourSentences, peopleSentences, ratSentences, regionSentence } from "../play/description";
import type { Region, View } from "../model/types";
import { choices } from "../play/choices";
import { rats, regions } from "./text";

await about("rattus");

function region(cubes: number[], tokens: Region["tokens"] = []): Region {
  return { cubes, tokens, potions: {} };
}

const rat = { origin: "setup" as const, seen: [] };
const VIEW = {
  regions: {
    gallia: region([2, 1], [{ ...rat, face: "2 M Ch", seen: [0] }, { ...rat, seen: [1] }, rat]),
    italia: region([0, 0], [rat]),
    anglia: region([3, 0]),
  },
  walls: ["gallia-italia"],
  nuns: ["gallia"],
  bishops: [],
  plague: "italia",
  hidden: { "1 Ro": 2, "2 M Ch": 1 },
  used: ["1 Ro"],
  ravage: null,
} as unknown as View;

describe("a region in words", () => {
  it("tells its neighbours in the game by land and by arrow, and walls between", () => {
    expect(neighbourSentences("gallia", VIEW)).toEqual(["By land: Italia (behind a wall)", "By arrow: Anglia"]);
  });

  it("lists only rats about which the viewer knows more than that they lie there", () => {
    expect(ratSentences("gallia", VIEW)).toEqual([
      "3 of 3",
      "rat 1 in Gallia, known to you: limit 2 (Majority, Church)",
      "rat 2 in Gallia, face down, seen by Blue",
    ]);
  });

  it("tells the population, and as how many it counts where nuns are", () => {
    expect(peopleSentences("gallia", VIEW)).toEqual(["3 cubes: 2 Red, 1 Blue", expect.stringContaining("2")]);
    expect(peopleSentences("anglia", VIEW)).toEqual(["3 cubes: 3 Red"]);
  });

  it("is said in one go", () => {
    expect(regionSentence("italia", VIEW)).toMatch(
      /^Italia: no cubes\. 1 of 3\. By land: .* The plague piece is in Italia\.$/,
    );
  });
});

describe("tables", () => {
  it("sort regions by name, by what is in them, and by what is possible there", () => {
    const legal = choices(["plague anglia", "add italia 1", "plague italia"], []);
    const selection = { choices: legal, name: () => "" };
    const { rows, orders = {} } = regions(VIEW, selection, new CommandLine(), String, () => []);
    const by = (order: string) => [...rows].sort(orders[order]);
    expect(by("name")).toEqual(["anglia", "gallia", "italia"]);
    expect(by("people")).toEqual(["anglia", "gallia", "italia"]);
    expect(by("rats")).toEqual(["gallia", "italia", "anglia"]);
    expect(by("possible")).toEqual(["italia", "anglia", "gallia"]);
  });

  it("count the faces of rats by limit: turned over, known, hidden", () => {
    expect(rats(VIEW).rows).toEqual([
      { face: "1 Ro", used: 1, known: 0, hidden: 2 },
      { face: "2 M Ch", used: 0, known: 1, hidden: 1 },
    ]);
  });
});
