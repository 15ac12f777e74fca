// A game that comes back as a record is recognized, however its table was played.
import { expect, it } from "vitest";
import { sameGame } from "./same";
import type { StoredTable } from "./shelf";

interface Played {
  game?: string;
  over?: boolean;
  options?: object;
  version?: number;
}

/** A table whose entries are answers, or the number of answers that are left after an undo. */
function table(
  id: string,
  entries: (string | number)[],
  { game = "rattus", over = true, options = {}, version = 2 }: Played = {},
) {
  const stored = entries.map((it) =>
    typeof it === "number" ? { kind: "undo", answer: null, length: it } : { kind: "answer", answer: it, length: 0 },
  );
  const document = JSON.stringify({ row: { game, version, options }, entries: stored });
  return { id, document, summary: { game, over } } as StoredTable;
}

const RECORD = table("record", ["a", "b", "c"], { options: { players: 2, cards: "base" } });

it("is found among other tables by its options and the answers that were not taken back", () => {
  const played = table("played", ["a", "x; y", 1, "b; c"], { options: { cards: "base", players: 2 } });
  expect(sameGame(RECORD, [table("other", ["a"]), played])).toBe(played);
});

it("is another game where the answers, the options, the rules or the end differ", () => {
  const options = { players: 2, cards: "base" };
  const others = [
    table("answers", ["a", "b", "d"], { options }),
    table("options", ["a", "b", "c"], { options: { ...options, players: 3 } }),
    table("rules", ["a", "b", "c"], { options, game: "carcassonne" }),
    table("older rules", ["a", "b", "c"], { options, version: 1 }),
    table("end", ["a", "b", "c"], { options, over: false }),
    { ...table("damaged", []), document: "{" },
    RECORD,
  ];
  expect(sameGame(RECORD, others)).toBeNull();
});
