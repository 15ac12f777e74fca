import { describe, expect, it } from "vitest";
import type { Talk, TalkLine } from "../../api/types";
import { merged, withNewest } from "./lines";

function line(number: number, text: string | null = `line ${number}`): TalkLine {
  return { room: "table", number, person: "p", name: "n", seat: 0, text, phrase: null, ply: 0, at: "" };
}
function page(lines: TalkLine[], more: boolean): Talk {
  return { room: "table", lines, more, rooms: ["table"], own: "table", me: "m", silenced: [] };
}
const numbers = (lines: readonly TalkLine[]) => lines.map(({ number }) => number);

describe("the lines of a room", () => {
  it("are in their order, each once", () => {
    expect(numbers(merged([line(2), line(3)], [line(1), line(2)]))).toEqual([1, 2, 3]);
  });

  it("stay taken back, whichever news came last", () => {
    expect(merged([line(1, null)], [line(1)])[0]?.text).toBeNull();
    expect(merged([line(1)], [line(1, null)])[0]?.text).toBeNull();
  });

  it("have no gap after a long absence: older ones are fetched again", () => {
    expect(numbers(withNewest([line(1), line(2)], page([line(2), line(3)], true)))).toEqual([1, 2, 3]);
    expect(numbers(withNewest([line(1)], page([line(8), line(9)], true)))).toEqual([8, 9]);
    expect(numbers(withNewest([line(1)], page([line(8)], false)))).toEqual([1, 8]);
  });
});
