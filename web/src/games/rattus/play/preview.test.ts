import { describe, expect, it } from "vitest";
import { about } from "../../../lib/text/words";
import { choices } from "./choices";
import { previewOf, turnPreview } from "./preview";
import { previewName } from "../words/previews";
import type { Odds } from "../model/odds";
import type { Region, View } from "../model/types";

await about("rattus");

const rats = (count: number): Region => ({
  cubes: [2, 1],
  tokens: Array.from({ length: count }, () => ({ origin: "setup", seen: [] })),
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
/** Odds by which rats from a region would find this room. */
const spread = (region: string, room: Record<string, number>) =>
  ({ regions: { [region]: { spread: { count: Object.keys(room).length, room } } } }) as unknown as Odds;
const preview = (text: string, view = VIEW, odds: Odds | null = null) => previewOf(view, only(text), [], odds);
const said = (text: string, odds: Odds | null = null) => previewName(VIEW, preview(text, VIEW, odds));

describe("what would come of an answer", () => {
  it("is cubes of the seat on turn, also while a region is only looked at", () => {
    expect(preview("add gallia 3").cubes).toEqual({ region: "gallia", seat: 1, count: 3 });
    expect(previewOf(VIEW, null, choices(["add gallia 2", "plague gallia"], []).all, null).cubes?.count).toBe(2);
    expect(preview("gallia", { ...VIEW, question: "settle" }).cubes).toEqual({
      region: "gallia",
      seat: 1,
      count: 2,
    });
    expect(said("add gallia 3")).toBe("Adds 3 cubes in Gallia: 6 people will live there.");
  });

  it("is the plague with the room for rats beside it, as the server tells it", () => {
    const odds = spread("gallia", { anglia: 3, italia: 1 });
    expect(preview("plague gallia", VIEW, odds)).toMatchObject({
      plague: "gallia",
      rooms: [
        { region: "anglia", rats: 0, most: 3 },
        { region: "italia", rats: 2, most: 3 },
      ],
    });
    expect(said("plague gallia", odds)).toBe(
      "The plague moves to Gallia: 2 rats there. Rats in neighbours: Anglia 0 of 3, Italia 2 of 3.",
    );
    expect(said("plague gallia", spread("gallia", {}))).toContain("No neighbour has room for more.");
    expect(said("plague polonia", spread("polonia", {}))).toBe("The plague moves to Polonia: no rats there.");
  });

  it("is the plague alone where the server tells no odds", () => {
    expect(preview("plague gallia").rooms).toBeNull();
    expect(said("plague gallia")).toBe("The plague moves to Gallia: 2 rats there.");
  });

  it("is the rat that comes, and of other answers nothing that their names do not say", () => {
    expect(preview("italia", { ...VIEW, question: "rat" }).rat).toBe("italia");
    expect(said("take knight")).toBe("");
    expect(preview("yes")).toEqual(preview("use monk"));
  });

  it("is of a whole turn its cubes, the way of the plague and the rat that comes with it", () => {
    expect(turnPreview(VIEW, "take monk; add gallia 2; plague italia; hispania")).toEqual({
      cubes: { region: "gallia", seat: 1, count: 2 },
      plague: "italia",
      rat: "hispania",
      rooms: null,
    });
    expect(turnPreview(VIEW, "use merchant; hispania")).toEqual({ ...preview("use merchant"), rooms: null });
    expect(turnPreview({ ...VIEW, question: "settle" }, "gallia").cubes?.count).toBe(2);
  });
});
