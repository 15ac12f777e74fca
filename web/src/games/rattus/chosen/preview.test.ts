import { describe, expect, it } from "vitest";
import { about } from "../../../lib/words";
import { choices } from "./choices";
import { previewOf, roomsAround } from "./preview";
import { previewName } from "../told/words/previews";
import type { Region, View } from "../types";

await about("rattus");

const rats = (count: number): Region => ({
  cubes: [2, 1],
  tokens: Array.from({ length: count }, () => ({ origin: "setup" })),
  potions: {},
});
const VIEW = {
  question: "turn",
  seat: 1,
  regions: {
    anglia: rats(0),
    gallia: rats(2),
    germania: rats(3),
    hispania: rats(1),
    italia: rats(2),
    polonia: rats(0),
  },
  walls: [] as string[],
  bishops: [] as string[],
} as unknown as View;
const only = (text: string) => choices([text], []).all[0] ?? null;
const preview = (text: string, view = VIEW) => previewOf(view, only(text), []);
const said = (text: string, view = VIEW) => {
  const choice = only(text);
  return choice && previewName(view, choice, previewOf(view, choice, []));
};

describe("what would come of an answer", () => {
  it("is cubes of the seat on turn, also while a region is only looked at", () => {
    expect(preview("add gallia 3").cubes).toEqual({ region: "gallia", seat: 1, count: 3 });
    expect(previewOf(VIEW, null, choices(["add gallia 2", "plague gallia"], []).all).cubes?.count).toBe(2);
    expect(preview("gallia", { ...VIEW, question: "settle" }).cubes).toEqual({
      region: "gallia",
      seat: 1,
      count: null,
    });
    expect(said("add gallia 3")).toBe("You would add 3 cubes in Gallia: 6 people would live there.");
  });

  it("is the plague with the room for rats beside it, which a wall, a bishop and three rats take away", () => {
    const { plague, rooms } = preview("plague gallia");
    expect(plague).toBe("gallia");
    expect(rooms.map(({ region, rats: there, most }) => `${region} ${there}/${most}`)).toEqual([
      "anglia 0/3",
      "hispania 1/3",
      "italia 2/3",
    ]);
    const closed = { ...VIEW, walls: ["gallia-hispania"], bishops: ["italia"] };
    expect(roomsAround(closed, "gallia").map(({ region }) => region)).toEqual(["anglia"]);
    expect(said("plague gallia", closed)).toBe(
      "The plague would come to Gallia, where there are 2 rats. Rats beside it: Anglia 0 of 3.",
    );
  });

  it("is no room where no rat is that could spread", () => {
    expect(preview("plague polonia").rooms).toEqual([]);
    expect(said("plague polonia")).toBe("The plague would come to Polonia, where there are no rats.");
  });

  it("is the rat that comes, and of other answers nothing but what they are", () => {
    expect(preview("italia", { ...VIEW, question: "rat" }).rat).toBe("italia");
    expect(said("take knight")).toBe("Take the Knight.");
    expect(preview("yes")).toEqual(preview("use monk"));
  });
});
