// The rules of Carcassonne as they are read.
import type { Book } from "../../../lib/rules/book";
import type { View } from "../model/types";
import { chapters } from "./chapters";
import Figure from "./Figure.svelte";
import { minute } from "./minutes/minute";
import { plague } from "./minutes/plague";

export const book: Book<View> = {
  chapters,
  minutes: [minute, plague],
  Figure,
  Thing: null,
  facts: ({ options }) => ({ options: { ...options }, things: null }),
};
