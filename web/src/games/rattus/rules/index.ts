import type { Book, Minute } from "../../../lib/rules/book";
import type { View } from "../model/types";
import "../board/art/piper";
import { chapters } from "./chapters";
import Figure from "./Figure.svelte";
import Thing from "./Thing.svelte";

const minute: Minute = {
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

export const book: Book<View> = {
  chapters,
  minutes: [minute],
  Figure,
  Thing,
  facts: ({ options, cards }) => ({ options: { ...options }, things: Object.keys(cards) }),
};
