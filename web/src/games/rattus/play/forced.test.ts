import { expect, it } from "vitest";
import { about } from "../../../lib/text/words";
import { choices } from "./choices";
import { forcedOf } from "./forced";

await about("rattus");

const forced = (question: string, legal: string[], final: string[] = [], done = true) =>
  forcedOf(question, choices(legal, final).all, done)?.text ?? null;

it("a question with one answer that tells nothing asks nobody", () => {
  expect(forced("merchant count", ["1"])).toBe("1");
  expect(forced("merchant count", ["1", "2"])).toBeNull();
  expect(forced("extra", ["stop"])).toBe("stop");
});

it("one after which nothing could be undone any more is asked as long as there is anything to undo", () => {
  expect(forced("rat", ["gallia"], ["gallia"], true)).toBeNull();
  expect(forced("rat", ["gallia"], ["gallia"], false)).toBe("gallia");
  expect(forced("witch look", ["gallia.1"], ["gallia.1"], false)).toBeNull();
});

it("an open turn is asked, and so are open rats, which count one by one", () => {
  expect(forced("turn", ["done"])).toBeNull();
  expect(forced("order", ["gallia.1"], ["gallia.1"], false)).toBeNull();
});
