// What would come of an answer, before it is given: it counts what lies on the table and judges nothing.
import { parse, type Choice, type Preview } from "../model/answers";
import { map } from "../board/map";
import type { Odds } from "../model/odds";
import type { View } from "../model/types";

const NOTHING: Preview = { cubes: null, rat: null, plague: null, rooms: [] };

/** Questions whose answer is a region that so many cubes, a rat or the plague come to. */
const CUBES = new Map([
  ["settle", 2],
  ["extra", 1],
  ["mayor where", 1],
]);
const RATS = new Set(["rat", "extra rat"]);
const PLAGUE = new Set(["move"]);

function roomIn(view: View, region: string): NonNullable<Preview["rooms"]>[number] {
  return { region, rats: view.regions[region]?.tokens.length ?? 0, most: map.regions[region]?.tokens.length ?? 0 };
}

/**
 * What is shown of an answer that is selected; where none is, of the cubes that could be added in the region looked at. `odds`: as the
 * server tells them, null where it does not.
 */
export function previewOf(
  view: View | null,
  selected: Choice | null,
  near: readonly Choice[],
  odds: Odds | null,
): Preview {
  if (!view) return NOTHING;
  const { seat } = view;
  const answer = (selected ?? near.findLast((choice) => choice.answer.kind === "add"))?.answer;
  if (answer?.kind === "add") return { ...NOTHING, cubes: { region: answer.region, seat, count: answer.count } };
  if (answer?.kind === "plague") return moved(view, answer.region, odds);
  if (answer?.kind !== "region") return NOTHING;
  const { region } = answer;
  const question = view.question ?? "";
  const count = CUBES.get(question);
  if (count !== undefined) return { ...NOTHING, cubes: { region, seat, count } };
  if (RATS.has(question)) return { ...NOTHING, rat: region, rooms: [roomIn(view, region)] };
  return PLAGUE.has(question) ? moved(view, region, odds) : NOTHING;
}

/** What a whole turn would bring, as its answers are typed: the cubes that it adds, the rat, and where the plague goes. */
export function turnPreview(view: View, answers: string): Preview {
  return answers
    .split("; ")
    .map(parse)
    .map((answer, i, all): Preview => {
      // To the plague's way belongs the region of the rat that comes with it
      if (answer.kind === "region" && all[i - 1]?.kind === "plague") return { ...NOTHING, rat: answer.region };
      const tells = i === 0 || answer.kind === "add" || answer.kind === "plague";
      return tells ? previewOf(view, { text: "", answer, final: false }, [], null) : NOTHING;
    })
    .reduce(
      (all, { cubes, rat, plague }) => ({
        cubes: cubes ?? all.cubes,
        rat: rat ?? all.rat,
        plague: plague ?? all.plague,
        rooms: null,
      }),
      NOTHING,
    );
}

/** Where the piece goes, and the room that the rats which come with it find. */
function moved(view: View, region: string, odds: Odds | null): Preview {
  const spread = odds?.regions[region]?.spread;
  const rooms = spread ? Object.keys(spread.room).map((other) => roomIn(view, other)) : null;
  return { ...NOTHING, plague: region, rooms };
}
