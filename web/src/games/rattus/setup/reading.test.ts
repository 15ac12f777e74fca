import { describe, expect, it } from "vitest";
import { valueId } from "../../../lib/domain/options";
import { about, has } from "../../../lib/text/words";
import { drawn } from "../board/art/cards";
import { differing, READINGS, recallReading, saying, TOKENS } from "./reading";

await about("rattus");

describe("the reading of the rules", () => {
  it("is the online one unless another was saved", () => {
    const keeping = (saved: string | null) => Object.assign(globalThis, { localStorage: { getItem: () => saved } });
    keeping(null);
    expect(recallReading()).toBe("online");
    keeping('"printed"');
    expect(recallReading()).toBe("printed");
    keeping('"of tea leaves"');
    expect(recallReading()).toBe("online");
    keeping("{");
    expect(recallReading()).toBe("online");
  });

  it("makes a difference to six cards (section V), told for every reading", () => {
    expect(differing(drawn).sort()).toEqual(["courier", "emperor", "knight", "soldier", "witch", "wizard"]);
    for (const card of drawn) expect(has(`card-${card}.online`)).toBe(has(`card-${card}.printed`));
    expect(drawn.filter((card) => has(`card-${card}.letter`)).sort()).toEqual(["emperor", "knight", "wizard"]);
    expect(saying("witch", "letter")).toBe(saying("witch", "printed"));
    expect(saying("wizard", "letter")).not.toBe(saying("wizard", "printed"));
  });

  it("has words", () => {
    for (const reading of READINGS)
      for (const part of ["", ".about", ".by"]) expect(has(`${valueId("rules", reading)}${part}`)).toBe(true);
    for (const part of ["", ".about"])
      for (const tokens of TOKENS) expect(has(`${valueId("tokens", tokens)}${part}`)).toBe(true);
  });
});
