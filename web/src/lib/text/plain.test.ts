// The same texts of people as the tests of the server.
import { expect, it } from "vitest";
import { LONGEST_NAME } from "./longest";
import { plainName, plainText } from "./plain";
import texts from "../../../../tests/texts.json";

it.each(texts)("shows of $what what the server stores", ({ text, shown }) => {
  expect(plainText(text)).toBe(shown);
  expect(plainText(shown)).toBe(shown);
  expect(plainName(text)).toBe(shown);
});

it("cuts no character of a name in halves", () => {
  expect(plainName("a\ud83d")).toBe("a");
  expect(plainName("🐀".repeat(LONGEST_NAME + 5))).toBe("🐀".repeat(LONGEST_NAME));
});
