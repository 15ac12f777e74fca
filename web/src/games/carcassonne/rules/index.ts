import type { Book, Minute } from "../../../lib/rules/book";
import type { View } from "../model/types";
import { chapters } from "./chapters";
import Figure from "./Figure.svelte";

const minute: Minute = {
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

const plague: Minute = {
  part: "plague",
  title: "minute-plague",
  panels: [
    { id: "come", figure: "come" },
    { id: "sick", figure: "sick" },
    { id: "count", figure: "count" },
    { id: "free", figure: "free" },
    { id: "walk", figure: "step" },
    { id: "well", figure: "well" },
  ],
};

export const book: Book<View> = {
  chapters,
  minutes: [minute, plague],
  Figure,
  Thing: null,
  facts: ({ options }) => ({ options: { ...options }, things: null }),
};
