// Rattus in a minute.
import type { Minute } from "../../../../lib/rules/book";

export const minute: Minute = {
  part: "minute",
  title: "minute-main",
  panels: [
    { id: "aim", figure: "palace" },
    { id: "take", figure: "take" },
    { id: "add", figure: "add" },
    { id: "move", figure: "spread" },
    { id: "ravage", figure: "faces" },
    { id: "end", figure: "last" },
  ],
};
