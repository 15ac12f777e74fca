// The book of rules of Rattus: which passage explains which rules. Its texts are in book/words of the game.
import type { Chapter, Passage } from "../../../lib/rules/book";

const READINGS = ["rules"];
const PLAYERS = ["players"];

/** The cards in the order of their classes: the number of the rule, and the name of the card where it is another. */
const CARDS: [string, string][] = [
  ["K-PEASANT", "peasant"],
  ["K-SERF", "serf"],
  ["K-BAKER", "baker"],
  ["K-MERCHANT", "merchant"],
  ["K-COURIER", "courier"],
  ["K-MAYOR", "mayor"],
  ["K-MONK", "monk"],
  ["K-NUN", "nun"],
  ["K-BISHOP", "bishop"],
  ["K-KNIGHT", "knight"],
  ["K-CRUSADER", "crusader"],
  ["K-SOLDIER", "soldier"],
  ["K-WITCH", "witch"],
  ["K-PIPER", "pied-piper"],
  ["K-WIZARD", "wizard"],
  ["K-KING", "king"],
  ["K-QUEEN", "queen"],
  ["K-EMPEROR", "emperor"],
];

/** What cards have besides their text: an example with its picture, and what the readings say of them. */
const MORE: Record<string, Partial<Passage>> = {
  "K-NUN": { rules: ["K-NUN", "Q6"], figure: "nun" },
  "K-KNIGHT": { rules: ["K-KNIGHT", "Q3"], figure: "knight", options: READINGS },
  "K-PIPER": { rules: ["K-PIPER", "Q7"], figure: "piper" },
  "K-QUEEN": { rules: ["K-QUEEN", "Q5"], figure: "queen" },
  "K-EMPEROR": { figure: "emperor", options: READINGS },
  "K-COURIER": { options: READINGS },
  "K-SOLDIER": { options: READINGS },
  "K-WITCH": { options: READINGS },
  "K-WIZARD": { options: READINGS },
};

function one(id: string, more: Partial<Passage> = {}): Passage {
  return { id, rules: [id], ...more };
}

export const chapters: Chapter[] = [
  {
    id: "aim",
    passages: [
      { id: "aim", rules: [] },
      { id: "things", rules: [], figure: "things" },
    ],
  },
  {
    id: "setup",
    passages: [
      one("S1", { figure: "regions", options: PLAYERS }),
      one("S2"),
      one("S3", { rules: ["S3", "S4"], figure: "begin", options: PLAYERS }),
      one("S5"),
      one("S6"),
      one("S7", { rules: ["S7", "S8"] }),
      one("S9", { figure: "base" }),
      one("S10", { rules: ["S10", "X"] }),
    ],
  },
  {
    id: "turn",
    passages: [
      one("T1", { figure: "turn" }),
      one("T2", { figure: "take" }),
      one("T3", { rules: ["T3", "Q1"], figure: "add" }),
      one("T4"),
      one("T5"),
    ],
  },
  {
    id: "plague",
    passages: [
      one("C1", { figure: "move" }),
      one("C2", { figure: "spread" }),
      one("C3"),
      one("C4", { figure: "faces" }),
      one("C5", { rules: ["C5", "Q2"], figure: "outbreak" }),
      { id: "symbols", rules: [], figure: "symbols" },
      one("C6"),
    ],
  },
  {
    id: "end",
    passages: [
      one("F1"),
      one("F2", { rules: ["F2", "F3"], figure: "final" }),
      one("F4", { thing: "baker" }),
      one("F5"),
      one("F6", { figure: "palace" }),
    ],
  },
  {
    id: "cards",
    passages: [
      ...CARDS.map(([id, thing]) => one(id, { thing, ...MORE[id] })),
      one("K1", { rules: ["K1", "Q4"] }),
      ...["K2", "K3", "K4", "K5", "K6", "K7"].map((id) => one(id)),
    ],
  },
  {
    id: "hidden",
    passages: [one("H1", { rules: ["H1", "H2"] }), one("H3"), one("H4"), one("H5", { rules: ["H5", "H6"] })],
  },
  {
    id: "readings",
    passages: [
      { id: "readings", rules: ["V"], options: READINGS },
      one("V1", { options: READINGS }),
      one("V2", { options: READINGS }),
      one("V3", { options: READINGS }),
      one("V4", { options: READINGS }),
      one("V5", { options: READINGS }),
      one("V6", { options: READINGS }),
      one("V7"),
      one("V8", { options: READINGS }),
    ],
  },
];
