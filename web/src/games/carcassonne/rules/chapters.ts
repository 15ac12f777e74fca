// The book of rules of Carcassonne: which passage explains which rules. Its texts are in book/words of the game.
import type { Chapter, Passage } from "../../../lib/rules/book";

function one(id: string, more: Partial<Passage> = {}): Passage {
  return { id, rules: [id], ...more };
}

/** A passage that counts only with the plague. */
function ill(id: string, more: Partial<Passage> = {}): Passage {
  return one(id, { needs: "plague", ...more });
}

export const chapters: Chapter[] = [
  {
    id: "aim",
    passages: [{ id: "aim", rules: [] }, one("BAS1", { figure: "people" }), one("BAS2")],
  },
  {
    id: "land",
    passages: [one("BAS3", { figure: "lay" }), one("BAS4"), one("BAS5", { figure: "set" })],
  },
  {
    id: "points",
    passages: [
      one("BAS6", { figure: "road" }),
      one("BAS7", { figure: "city", options: ["small_cities"] }),
      one("BAS8", { figure: "share" }),
    ],
  },
  { id: "end", passages: [one("BAS9", { figure: "farm", options: ["farmers"] }), one("BAS10")] },
  {
    id: "plague",
    passages: [
      one("PLG12", { options: ["plague"] }),
      ill("PLG1", { figure: "signs", options: ["plague_tiles", "grace"] }),
      ill("PLG2", { rules: ["PLG2", "PLG3"], figure: "come" }),
      ill("PLG4", { figure: "sick", options: ["reach"] }),
      ill("PLG5", { figure: "step", options: ["obstacles"] }),
      ill("PLG6", { options: ["spread"] }),
      ill("PLG7"),
      ill("PLG8", { figure: "free" }),
      ill("PLG9", { figure: "count" }),
      ill("PLG10"),
      ill("PLG11", { options: ["last_step"] }),
      ill("PLG13"),
    ],
  },
  {
    id: "boxes",
    passages: [
      one("EXT1", { figure: "river", options: ["river"] }),
      one("EXT2", { figure: "inn", options: ["inns"] }),
      one("EXT3", { figure: "abbot", options: ["abbot"] }),
    ],
  },
];
