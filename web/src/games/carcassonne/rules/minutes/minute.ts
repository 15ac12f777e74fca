// Carcassonne in a minute.
import type { Minute } from "../../../../lib/rules/book";

export const minute: Minute = {
  part: "minute",
  title: "minute-main",
  panels: [
    { id: "lay", figure: "lay" },
    { id: "set", figure: "set" },
    { id: "score", figure: "road" },
    { id: "most", figure: "share" },
    { id: "farm", figure: "farm" },
    { id: "end", figure: "open" },
  ],
};
