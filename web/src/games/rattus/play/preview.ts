// What would come of an answer, before it is given: it counts what lies on the table and judges nothing.
import { type Choice, type Preview } from "../model/answers";
import type { Point } from "../../../lib/board/camera";
import { map, spotAt } from "../board/map";
import type { Odds } from "../model/odds";
import type { View } from "../model/types";

const NOTHING: Preview = { cubes: [], way: null, neutral: null, rat: null, plague: null, rooms: [] };

/** Questions whose answer is a region that so many cubes, a rat or the plague come to. */
export const CUBES = new Map([
  ["settle", 2],
  ["extra", 1],
  ["mayor where", 1],
]);
export const RATS = new Set(["rat", "extra rat"]);
const PLAGUE = new Set(["move"]);
/** People whom the plague piece stands for where the Knight lets it count (K-KNIGHT). */
const NEUTRAL = 2;

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
  if (answer?.kind === "add") return { ...NOTHING, cubes: [{ region: answer.region, seat, count: answer.count }] };
  if (answer?.kind === "plague") return moved(view, answer.region, odds);
  const question = view.question ?? "";
  const { region: from, to } = view.detail;
  if (answer?.kind === "yes" && question === "count" && from)
    return { ...NOTHING, neutral: { region: from, count: NEUTRAL } };
  if (answer?.kind === "number" && question === "merchant count" && from && to)
    return carried(from, to, seat, answer.count);
  return answer?.kind === "region" ? chosen(view, question, answer.region, odds) : NOTHING;
}

/** What would come of a region that is chosen. */
function chosen(view: View, question: string, region: string, odds: Odds | null): Preview {
  const { seat, detail } = view;
  const count = CUBES.get(question);
  if (count !== undefined) return { ...NOTHING, cubes: [{ region, seat, count }] };
  if (RATS.has(question)) return { ...NOTHING, rat: region, rooms: [roomIn(view, region)] };
  if (PLAGUE.has(question)) return moved(view, region, odds);
  if (question === "merchant to" && detail.region) return { ...carried(detail.region, region, seat, 0), cubes: [] };
  if (question !== "monk to" || !detail.token) return NOTHING;
  const rats = view.regions[region]?.tokens.length ?? 0;
  return { ...NOTHING, rat: region, way: wayOf(spotAt(detail.token), map.regions[region]?.tokens[rats]) };
}

/** Cubes that go from one region to another (K-MERCHANT). */
function carried(from: string, to: string, seat: number, count: number): Preview {
  const way = wayOf(map.regions[from]?.cubes[seat], map.regions[to]?.cubes[seat]);
  const cubes = [
    { region: to, seat, count },
    { region: from, seat, count: -count },
  ];
  return { ...NOTHING, cubes, way };
}

function wayOf(from: Point | null | undefined, to: Point | null | undefined): Preview["way"] {
  return from && to ? { from, to } : null;
}

/** Where the piece goes, and the room that the rats which come with it find. */
function moved(view: View, region: string, odds: Odds | null): Preview {
  const spread = odds?.regions[region]?.spread;
  const rooms = spread ? Object.keys(spread.room).map((other) => roomIn(view, other)) : null;
  const way = wayOf(map.regions[view.plague ?? ""]?.plague, map.regions[region]?.plague);
  return { ...NOTHING, plague: region, rooms, way };
}
