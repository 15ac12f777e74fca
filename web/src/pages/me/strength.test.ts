import { expect, it } from "vitest";
import { strength } from "./strength";

it("tells short and repeated passwords from long and mixed ones", () => {
  expect(["", "aaaaaaaaaaaa", "abcabcabcabc", "rats on the run"].map(strength)).toEqual([0, 0, 0, 2]);
  expect(strength("four rats run from Florence")).toBe(3);
});

it("never falls when something new is added", () => {
  const words = "Bring out your dead, 1348!";
  const grades = Array.from(words, (_, at) => strength(words.slice(0, at + 1)));
  expect(grades.slice(10).every((grade, at) => at === 0 || grade >= (grades[at + 9] ?? 0))).toBe(true);
});
