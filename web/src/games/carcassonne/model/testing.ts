// The real tiles for tests: read from the game's own data, put together as the catalogue puts them.
import type { Laid } from "./types";
import type { TileFeature, TileType } from "./tiles";

const FILES = import.meta.glob<string>("../../../../../src/ratskeller/games/carcassonne/data/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

const GAMES = import.meta.glob<string>("../../../../../tests/records/carcassonne-*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function records(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(GAMES).map(([path, text]) => [path.slice(path.lastIndexOf("/") + 1, -".json".length), text]),
  );
}

/** All tiles of a recorded game, without its first one: the last board but for who stands there. */
export function late(record: string): Laid[] {
  const { answers } = JSON.parse(record) as { answers: string[] };
  const lines = answers.flatMap((line) => line.split("; "));
  return lines.flatMap((line, i) => {
    const lay = /^(-?\d+,-?\d+) r(\d)$/.exec(line);
    const tile = lines.slice(0, i).findLast((it) => /^[A-Z][A-Z]?$/.test(it)) ?? "";
    return lay ? [{ at: lay[1] ?? "", tile, r: Number(lay[2]), turn: 0, followers: [] }] : [];
  });
}

interface Entry extends TileType {
  garden_count?: number;
  garden_pos?: [number, number];
}

/** Every type of tile, those with gardens too. */
export function allTiles(): TileType[] {
  return Object.entries(FILES).flatMap(([path, text]) => {
    const set = path.slice(path.lastIndexOf("/") + 1, -".toml".length);
    return entries(text).flatMap((entry) => [withoutGarden({ ...entry, set }), ...withGarden({ ...entry, set })]);
  });
}

function withoutGarden(entry: Entry): TileType {
  return { ...entry, count_with_abbot: entry.count - (entry.garden_count ?? 0) };
}

function withGarden(entry: Entry): TileType[] {
  if (!entry.garden_count || !entry.garden_pos) return [];
  const garden: TileFeature = { id: "g0", kind: "garden", pos: entry.garden_pos };
  const counts = { count: 0, count_with_abbot: entry.garden_count };
  const features = [...entry.features, garden];
  return [{ ...entry, ...counts, id: `${entry.id}-garden`, features, twin: entry.id }];
}

/** The `[[tile]]` entries of a data file. Their values are written as JSON writes them but for `=` and last commas. */
function entries(text: string): Entry[] {
  const plain = text.replace(/#.*$/gm, "");
  return plain
    .split("[[tile]]")
    .slice(1)
    .map((block) => {
      const named = block.replace(/(\w+)\s*=\s*/g, '"$1": ').replace(/,\s*\]/g, "]");
      const lines = named.trim().replace(/\n(?=")/g, ",\n");
      return JSON.parse(`{${lines}}`) as Entry;
    });
}
