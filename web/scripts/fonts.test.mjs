// What everybody reads comes in the small fonts: whole ones are for names and for what nobody foresaw.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { READ, TITLES } from "./fonts.js";

const PACKAGE = new URL("../../src/ratskeller/", import.meta.url);
const FILES = readdirSync(PACKAGE, { recursive: true }).filter(
  (path) => /words\/[a-z]+\.ftl$/.test(path) && !path.includes("/cli/"),
);

/** What is read of a word file: no comments, no names of messages. */
function textsOf(path) {
  const lines = readFileSync(new URL(path, PACKAGE), "utf8").split("\n");
  return lines.filter((line) => !line.startsWith("#")).join("");
}

describe("the small fonts", () => {
  it("have every letter of every word file", () => {
    expect(FILES.length).toBeGreaterThan(3);
    for (const path of FILES) {
      const lacking = [...new Set(textsOf(path))].filter((letter) => !READ.includes(letter));
      expect(lacking, path).toEqual([]);
    }
  });

  it("have no figures of the old face", () => {
    expect(TITLES).not.toMatch(/\d/);
  });
});
