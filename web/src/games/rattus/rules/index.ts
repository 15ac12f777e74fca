// The rules of Rattus as they are read.
import type { Book } from "../../../lib/rules/book";
import type { View } from "../model/types";
import { chapters } from "./chapters";
import Figure from "./Figure.svelte";
import { minute } from "./minutes/minute";
import Thing from "./Thing.svelte";

export const book: Book<View> = {
  chapters,
  minutes: [minute],
  Figure,
  Thing,
  facts: ({ options, cards }) => ({ options: { ...options }, things: Object.keys(cards) }),
};
