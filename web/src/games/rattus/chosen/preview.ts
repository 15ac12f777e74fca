// What would come of an answer, before it is given: it counts what lies on the table and judges nothing.
import type { Choice, Preview } from "../answers";
import { map, neighbours } from "../drawn/board/map";
import type { View } from "../types";

const NOTHING: Preview = { cubes: null, rat: null, plague: null, rooms: [] };

/** Questions whose answer is a region that cubes or a rat come to. */
const CUBES = new Set(["settle", "extra", "mayor where"]);
const RATS = new Set(["rat", "extra rat"]);
const PLAGUE = new Set(["move"]);

/** Regions into which rats might spread from this one: those beside it without a bishop or a wall between, where there is room. */
export function roomsAround(view: View, id: string): Preview["rooms"] {
  const walled = (other: string) => view.walls.includes([id, other].sort().join("-"));
  return neighbours(id, Object.keys(view.regions))
    .filter((other) => !walled(other) && !view.bishops.includes(other))
    .map((other) => roomIn(view, other))
    .filter(({ rats, most }) => rats < most);
}

function roomIn(view: View, region: string): Preview["rooms"][number] {
  return { region, rats: view.regions[region]?.tokens.length ?? 0, most: map.regions[region]?.tokens.length ?? 0 };
}

/** What is shown of an answer that is selected; where none is, of the cubes that could be added in the region looked at. */
export function previewOf(view: View | null, selected: Choice | null, near: readonly Choice[]): Preview {
  if (!view) return NOTHING;
  const { seat } = view;
  const answer = (selected ?? near.findLast((choice) => choice.answer.kind === "add"))?.answer;
  if (answer?.kind === "add") return { ...NOTHING, cubes: { region: answer.region, seat, count: answer.count } };
  if (answer?.kind === "plague") return moved(view, answer.region);
  if (answer?.kind !== "region") return NOTHING;
  const { region } = answer;
  const question = view.question ?? "";
  if (CUBES.has(question)) return { ...NOTHING, cubes: { region, seat, count: null } };
  if (RATS.has(question)) return { ...NOTHING, rat: region, rooms: [roomIn(view, region)] };
  return PLAGUE.has(question) ? moved(view, region) : NOTHING;
}

/** Rats spread from where the piece goes if there are any. */
function moved(view: View, region: string): Preview {
  const rats = view.regions[region]?.tokens.length ?? 0;
  return { ...NOTHING, plague: region, rooms: rats > 0 ? roomsAround(view, region) : [] };
}
