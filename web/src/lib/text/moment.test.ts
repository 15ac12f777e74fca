// Moments in words, in the time of this machine.
import { expect, it } from "vitest";
import { momentWords } from "./moment";

const NOW = new Date(2026, 10, 25, 9, 30).getTime();
const said = (language: string, ...parts: [number, number, number, number]) =>
  momentWords(new Date(2026, ...parts).getTime(), NOW, language).replace(/\s/g, " ");

it("says the time alone today, and the weekday before the same one comes again", () => {
  expect(said("de", 10, 25, 18, 0)).toBe("18:00");
  expect(said("de", 10, 27, 18, 0)).toMatch(/^Freitag.*18:00$/);
  expect(said("nl", 10, 27, 18, 0)).toMatch(/^vrijdag.*18:00$/);
  expect(said("en", 10, 27, 18, 0)).toMatch(/^Friday.*6:00 PM$/);
});

it("says the date where a weekday is not enough", () => {
  expect(said("de", 11, 2, 18, 0)).toMatch(/^2\. Dezember.*18:00$/);
});
