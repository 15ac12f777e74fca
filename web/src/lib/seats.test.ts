import { describe, expect, it } from "vitest";
import type { Seat } from "./api/types";
import { nameOf } from "./seats";
import { about, t } from "./words";

await about("carcassonne");

const SEATS = [
  { seat: 0, kind: "person", name: "Ada", bot: null },
  { seat: 1, kind: "bot", name: "", bot: "cellarer" },
] as unknown as Seat[];

describe("the name of a bot", () => {
  const seat = nameOf(SEATS, 1);

  it("begins a sentence", () => {
    expect(t("bar-on-turn", { seat })).toBe("The cellarer’s turn");
    expect(t("bar-now", { seat })).toBe("Now: The cellarer");
  });

  it("is no beginning within a sentence", () => {
    expect(t("start-waiting", { seat })).toBe("waiting for the cellarer");
    expect(t("preview-meets", { seat, kind: "field" })).toBe("joins the cellarer’s field");
  });
});
