// The book of Carcassonne explains every rule, and its pictures show lands that can be laid, with the right people sick.
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
import { beside, byPlace, partsOf } from "../model/parts";
import { allTiles } from "../model/testing";
import { featureOf, type Tiles } from "../model/tiles";
import type { Laid } from "../model/types";
import pages from "../pages";
import { chapters } from "./chapters";
import { book } from ".";
import { SCENES, type Scene, type SceneFigure } from "./scenes";

const GAME = "carcassonne";
const TILES: Tiles = new Map(allTiles().map((type) => [type.id, type]));
const explained = passages({ chapters }).flatMap(({ rules }) => rules);

function board({ land }: Scene): Map<string, Laid> {
  return byPlace(land.map(({ r = 0, ...tile }) => ({ ...tile, r, turn: 0, followers: [] })));
}

/** What a laid tile shows on side 0 (north) to 3 (west). */
function shows({ tile, r }: Laid, side: number): string | undefined {
  return TILES.get(tile)?.edges[(side - r + 4) % 4];
}

/** Pairs of sides that meet and don't show the same. */
function clashes(scene: Scene): string[] {
  const laid = board(scene);
  return [...laid.values()].flatMap((tile) =>
    [0, 1, 2, 3].flatMap((side) => {
      const other = laid.get(beside(tile.at, side));
      return other && shows(tile, side) !== shows(other, (side + 2) % 4) ? [`${tile.at} ${side}`] : [];
    }),
  );
}

/** PLG4: a marker lies on the figure's tile, or beside it on a tile that holds a part of the same feature. */
function isSick(scene: Scene, { at, on }: SceneFigure): boolean {
  const near = [at, ...[0, 1, 2, 3].map((side) => beside(at, side))];
  const same = partsOf(board(scene), TILES, `${at} ${on}`).map((part) => part.split(" ")[0] ?? "");
  const marked = scene.land.filter(({ marker }) => marker !== undefined).map((tile) => tile.at);
  return marked.some((place) => near.includes(place) && same.includes(place));
}

describe("the book of Carcassonne", () => {
  it("explains every rule that is stated, each once", () => {
    expect(statedRules(GAME).length).toBe(26);
    expect(statedRules(GAME).filter((number) => !explained.includes(number))).toEqual([]);
    expect(explained.length).toBe(new Set(explained).size);
  });

  it("has the pages in a minute that the game names", () => {
    expect(pages.minutes).toEqual(book.minutes.map(({ part }) => part));
  });

  it("has a passage for every tag that the game shows, and for every rule that it refers to itself", () => {
    expect(shownTags(GAME)).toContain("PLG9");
    const tags = [...shownTags(GAME), ...namedRules(GAME)];
    expect(tags.filter((tag) => !passageOf({ chapters }, tag))).toEqual([]);
  });

  it("has a passage for every option of a new table", () => {
    const options = [
      "plague",
      "plague_tiles",
      "grace",
      "spread",
      "reach",
      "obstacles",
      "last_step",
      "farmers",
      "small_cities",
      "river",
      "inns",
      "abbot",
    ];
    const found = options.map((name) => passageOf({ chapters }, name)?.id);
    expect(found).toEqual([
      ...["PLG12", "PLG1", "PLG1", "PLG6", "PLG4", "PLG5", "PLG11"],
      ...["BAS9", "BAS7", "EXT1", "EXT2", "EXT3"],
    ]);
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

describe("its pictures", () => {
  it.each(Object.entries(SCENES))("show in %s what can be laid, and who is sick there", (_, scene) => {
    expect(clashes(scene)).toEqual([]);
    for (const figure of scene.figures ?? []) {
      const { tile = "" } = scene.land.find(({ at }) => at === figure.at) ?? {};
      const type = TILES.get(tile);
      expect(type && featureOf(type, figure.on)).toBeDefined();
      expect(figure.sick ?? false).toBe(isSick(scene, figure));
    }
  });
});
