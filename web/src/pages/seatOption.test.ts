// Every level and style of every game has a face, a name, a sentence and its place among the others; a bot that is neither has the wheel.
import type { Component } from "svelte";
import { describe, expect, it } from "vitest";
import { botAbout, botCalled, botName, botOn, botStrength, nameOf } from "../lib/domain/seats";
import { Words } from "../lib/text/words";
import { Companion } from "./companion.svelte";
import { seatOptionOf } from "./seatOption";
import { drawing } from "../lib/ui/faces/drawings";

const FILES = import.meta.glob<string>("../../../src/ratskeller/bots/levels/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const STYLES = import.meta.glob<Component>("../lib/ui/faces/styles/*.svelte", { import: "default", eager: true });
const LEVELS = Object.entries(FILES).map(([path, text]): [string, string[]] => [
  path.split("/").at(-1) ?? "",
  [...text.matchAll(/^id = "(.+)"$/gm)].map(([, id]) => id ?? ""),
]);
const OTHERS = ["random", "greedy", "greedy-1", "somebody"];

const faceOf = (bot: string) => STYLES[`../lib/ui/faces/styles/${bot}.svelte`] ?? drawing(bot);

describe("the levels and styles", () => {
  it.each(LEVELS)("of %s have a face, a name, a sentence, and their strength in words and points", (_, levels) => {
    expect(levels.length).toBeGreaterThanOrEqual(5);
    for (const [i, bot] of levels.entries()) {
      expect(faceOf(bot), bot).toBeDefined();
      expect(botName(bot)).not.toBe(bot);
      expect(botAbout(bot)).toMatch(/[.]$/);
      expect(botStrength(bot)).toMatch(/[.]$/);
      expect(seatOptionOf(`bot:${bot}`, levels)).toMatchObject({ face: bot, name: botName(bot), strength: i + 1 });
    }
    expect(new Set(levels.map(faceOf)).size).toBe(levels.length);
  });
});

describe("a bot that is no level", () => {
  it.each(OTHERS)("such as %s is called a computer, without a face, a sentence or a strength", (bot) => {
    expect(drawing(bot)).toBeUndefined();
    expect(drawing("clockwork")).toBeDefined();
    expect(botCalled(bot)).toBe(`Computer: ${botName(bot)}`);
    expect([botAbout(bot), botStrength(bot), seatOptionOf(`bot:${bot}`, []).strength]).toEqual(["", "", 0]);
  });
});

describe("who sits on a seat", () => {
  it.each(["me", "hotseat", "open"])("is shown by a drawing and a sentence: %s", (kind) => {
    const { face, about } = seatOptionOf(kind, []);
    expect(drawing(face)).toBeDefined();
    expect(about).toMatch(/[.]$/);
  });

  it("is called by name, with the colour where two have the same", () => {
    const seat = (number: number, bot: string | null) => ({
      seat: number,
      kind: bot === null ? ("human" as const) : ("bot" as const),
      name: bot ?? "Lea",
      bot,
    });
    const seats = [seat(0, null), seat(1, "pedlar"), seat(2, "pedlar"), seat(3, "random")];
    expect(seats.map((it) => nameOf(seats, it.seat))).toEqual([
      "Lea",
      "The pedlar (Blue)",
      "The pedlar (Yellow)",
      "Computer: random",
    ]);
    expect(seats.map((it) => botOn(seats, it.seat))).toEqual([null, "pedlar", "pedlar", "random"]);
  });
});

describe("the bot about as strong as the visitor", () => {
  const levels = ["foundling", "novice", "pedlar"];

  it("has a face, a name and a sentence, at the table as on the start page", () => {
    expect(drawing("companion")).toBeDefined();
    for (const bot of ["companion", "novice+40"]) {
      expect(botName(bot)).toBe("The companion");
      expect(botAbout(bot)).toMatch(/[.]$/);
    }
  });

  it("says where it is at present once that is known", () => {
    const companion = new Companion("rattus");
    expect(seatOptionOf("bot:companion", levels, companion)).toMatchObject({ compared: "…", strength: 0 });
    companion.now = { strength: { bot: "novice+40", games: 3 }, words: new Words("en", null), say: () => "Now." };
    const { compared, brief, strength } = seatOptionOf("bot:companion", levels, companion);
    expect([compared, brief.endsWith(" Now."), strength]).toEqual(["Now.", true, 2]);
  });
});
