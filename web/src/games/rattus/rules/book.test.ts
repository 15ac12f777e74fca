// The book of Rattus explains every rule, and its pictures show positions that can come up.
import { describe, expect, it } from "vitest";
import { passageOf, passages } from "../../../lib/rules/book";
import {
  askedNames,
  bookLanguages,
  bookNames,
  broken,
  namedRules,
  shownTags,
  statedRules,
} from "../../../lib/rules/testing";
import { ruleNumber } from "../../../lib/rules/address";
import { ruleOf } from "../model/asked";
import { map } from "../board/map";
import pages from "../pages";
import { chapters } from "./chapters";
import { book } from ".";
import { SCENES } from "./scenes";

const GAME = "rattus";
const explained = passages({ chapters }).flatMap(({ rules }) => rules);

describe("the book of Rattus", () => {
  it("explains every rule that is stated, each once", () => {
    expect(statedRules(GAME).length).toBeGreaterThan(70);
    expect(statedRules(GAME).filter((number) => !explained.includes(number))).toEqual([]);
    expect(explained.length).toBe(new Set(explained).size);
  });

  it("has the pages in a minute that the game names", () => {
    expect(pages.minutes).toEqual(book.minutes.map(({ part }) => part));
  });

  it("has a passage for every tag that the game shows, and for every rule that it refers to itself", () => {
    expect(shownTags(GAME)).toContain("C5");
    const tags = [...shownTags(GAME), ...namedRules(GAME)];
    expect(tags.filter((tag) => !passageOf({ chapters }, tag))).toEqual([]);
  });

  it("says all that is asked for and nothing else, without a gap", () => {
    const notes = bookNames(GAME).filter((name) => name.includes(".at-"));
    const others = bookNames(GAME).filter((name) => !name.includes(".at-"));
    expect(others.sort()).toEqual(askedNames(chapters, book.minutes).sort());
    for (const language of bookLanguages(GAME)) {
      expect(bookNames(GAME, language).sort(), language).toEqual(bookNames(GAME).sort());
      expect(broken(GAME, language), language).toEqual([]);
    }
    for (const passage of passages({ chapters })) {
      const own = notes.filter((name) => name.startsWith(`para-${passage.id}.at-`));
      expect([passage.id, own.length > 0]).toEqual([passage.id, passage.options !== undefined]);
    }
  });
});

describe("its pictures of the map", () => {
  it("lead from neighbour to neighbour", () => {
    const ways = Object.values(SCENES).flatMap(({ ways = [] }) => ways);
    const steps = ways.flatMap((way) => way.slice(1).map((to, i) => [way[i] ?? "", to].sort().join("-")));
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((step) => !(step in map.links))).toEqual([]);
  });

  it("name regions and borders that there are, with three rats at most", () => {
    for (const [name, { regions, frame = [], lit = [], walls = [] }] of Object.entries(SCENES)) {
      const named = [...Object.keys(regions), ...frame, ...lit];
      expect(
        named.filter((region) => !(region in map.regions)),
        name,
      ).toEqual([]);
      expect(
        walls.filter((link) => !(link in map.links)),
        name,
      ).toEqual([]);
      for (const { rats = [], coming = 0 } of Object.values(regions))
        expect(rats.length + coming).toBeLessThanOrEqual(3);
    }
  });
});

it("every question of a player, and each thing of a turn, leads to a passage or to none", () => {
  const known = [
    "settle",
    "turn",
    "take",
    "add",
    "use",
    "plague",
    "rat",
    "move",
    "monk from",
    "extra rat",
    "nun 2",
    "count",
  ];
  expect(known.filter((it) => ruleOf(it) === null)).toEqual([]);
  const rules = known.map((it) => ruleNumber(ruleOf(it) ?? ""));
  expect(rules.filter((rule) => !passageOf({ chapters }, rule))).toEqual([]);
  expect([ruleOf("monk to"), ruleOf("extra rat"), ruleOf("face")]).toEqual(["monk", "soldier", null]);
  expect([ruleOf("turn", "play"), ruleOf("turn", "final"), ruleOf("monk to", "final")]).toEqual([
    "RAT-T1",
    "RAT-F3",
    "monk",
  ]);
});
