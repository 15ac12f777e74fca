// A word file is fetched alone: it has to be whole.
import { expect, test } from "vitest";
import { entries, titles, whole } from "./words.js";

const ENGLISH = `### About all
language = English

# For translators
seat-0 = Red
    .letter = R
many = { $count ->
    [one] one
   *[other] { $count }
}
hint =
    .text = Look
`;

test("what only translators read is left out", () => {
  expect(whole(ENGLISH, ENGLISH)).not.toContain("translators");
  expect([...entries(ENGLISH).keys()]).toEqual(["language", "seat-0", "many", "hint"]);
});

test("messages keep all their lines, also one that ends at the left", () => {
  expect(entries(ENGLISH).get("many")).toContain("[one] one");
});

test("what a language lacks is said in English", () => {
  const german = whole("language = Deutsch\nseat-0 = Rot\n    .letter = R\n-city = Stadt", ENGLISH);
  expect(german).toContain("language = Deutsch");
  expect(german).not.toContain("Red");
  expect(german).toContain("hint =\n    .text = Look");
});

test("a message that lacks an attribute or its text is said in English as a whole", () => {
  expect(whole("seat-0 = Rot", ENGLISH)).toContain("seat-0 = Red\n    .letter = R");
  expect(whole("seat-0 =\n    .letter = R", ENGLISH)).toContain("seat-0 = Red");
  expect(whole("hint =\n    .text = Schau\n    .gender = n", ENGLISH)).toContain("Schau");
});

test("the interface can name every game", () => {
  const games = [
    { name: "rats", text: "other = x\ngame-title = Rats: The Game\nmore = y" },
    { name: "nameless", text: "other = x" },
  ];
  expect(titles(games)).toEqual(["game-title-rats = Rats: The Game"]);
});
