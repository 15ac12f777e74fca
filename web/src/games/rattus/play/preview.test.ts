import { describe, expect, it } from "vitest";
import { about } from "../../../lib/text/words";
import { choices } from "./choices";
import { previewOf } from "./preview";
import { map } from "../board/map";
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
  detail: {},
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
    expect(preview("add gallia 3").cubes).toEqual([{ region: "gallia", seat: 1, count: 3 }]);
    expect(previewOf(VIEW, null, choices(["add gallia 2", "plague gallia"], []).all, null).cubes[0]?.count).toBe(2);
    expect(preview("gallia", { ...VIEW, question: "settle" }).cubes).toEqual([{ region: "gallia", seat: 1, count: 2 }]);
    expect(said("add gallia 3")).toBe("Adds 3 cubes to Gallia: 6 people will live there.");
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
      "The plague moves to Gallia: 2 rats there. Rats next door: Anglia 0 of 3, Italia 2 of 3.",
    );
    expect(said("plague gallia", spread("gallia", {}))).toContain("No neighbour has room for more.");
    expect(said("plague polonia", spread("polonia", {}))).toBe("The plague moves to Polonia: no rats there.");
  });

  it("is the way of cubes that the Merchant moves, with what is left behind (K-MERCHANT)", () => {
    const asked = { ...VIEW, question: "merchant count", detail: { region: "italia", to: "gallia" } } as View;
    expect(preview("1", asked)).toMatchObject({
      cubes: [
        { region: "gallia", seat: 1, count: 1 },
        { region: "italia", seat: 1, count: -1 },
      ],
      way: { from: map.regions.italia?.cubes[1], to: map.regions.gallia?.cubes[1] },
    });
    expect(previewName(asked, preview("1", asked))).toBe("One cube goes to Gallia: 4 people will live there.");
    const where = { ...VIEW, question: "merchant to", detail: { region: "italia" } } as View;
    expect(preview("gallia", where)).toMatchObject({ cubes: [], way: { to: map.regions.gallia?.cubes[1] } });
  });

  it("is the way of a rat that the Monk moves, and the people for whom the plague counts with the Knight", () => {
    const monk = { ...VIEW, question: "monk to", detail: { token: "italia.1" } } as View;
    expect(preview("polonia", monk)).toMatchObject({
      rat: "polonia",
      way: { from: map.regions.italia?.tokens[0], to: map.regions.polonia?.tokens[0] },
    });
    const knight = { ...VIEW, question: "count", detail: { region: "gallia" } } as View;
    expect(preview("yes", knight).neutral).toEqual({ region: "gallia", count: 2 });
    expect(preview("no", knight).neutral).toBeNull();
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
});
