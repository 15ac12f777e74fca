// What is said and drawn of a turn: where a bot added cubes and moved the plague, which card it took; and where on the map its steps are.
import type { Point } from "../../../lib/board/camera";
import { withSign } from "../../../lib/text/percent";
import type { Mark, Spot } from "../../../lib/table/review/deciding";
import type { Values } from "../../../lib/text/words";
import PlaguePiece from "../board/art/Plague.svelte";
import Rat from "../board/art/Rat.svelte";
import { map, spotAt, type MapRegion } from "../board/map";
import { MOVES, parse, spotOf, stepsOf, type Answer, type Given } from "../model/answers";
import type { View } from "../model/types";
import { CUBES, RATS } from "./preview";
import { cardName, regionName } from "../words/names";

/** Names of the region, of where the plague went and of the card; `none` where there is none. */
export function aimOf(answers: string, questions: readonly string[]): Values {
  const given = answers.split("; ").map(parse);
  const named = given.find((answer) => answer.kind === "add");
  const settled = given.find((answer, i) => answer.kind === "region" && questions[i] === "settle");
  const moved = given.findLast((answer, i) => answer.kind === "plague" || questions[i] === "move");
  const taken = given.find((answer) => answer.kind === "take");
  return { region: regionIn(named ?? settled), plague: regionIn(moved), card: taken ? cardName(taken.card) : "none" };
}

function regionIn(answer: Answer | undefined): string {
  return answer && "region" in answer ? regionName(answer.region) : "none";
}

const PLAGUE = { at: ["[data-plague]"] };
const PLAGUE_PIECE = { drawing: PlaguePiece, wide: 44, high: 60 };
const RAT = { drawing: Rat, wide: 40, high: 40 };
type Shown = Pick<View, "plague" | "regions" | "question" | "actor">;
type Unnumbered = Omit<Mark, "nth">;

/** The cards, regions and pieces of the steps of a turn. */
export function marksOf(answers: string, view: Shown): Mark[] {
  return stepsOf(answers).flatMap((given, i) => marksOfStep(given, view).map((mark) => ({ ...mark, nth: i + 1 })));
}

function marksOfStep(given: readonly Given[], view: Shown): Unnumbered[] {
  const [first, ...then] = given.map(({ answer }) => answer);
  const places = then.filter((answer) => "region" in answer);
  const [from, to] = places;
  if (first?.kind === "use" && MOVES.has(first.card) && from && to) {
    const count = then.find((answer) => answer.kind === "number")?.count ?? 1;
    return [moved(from, to, count, view)];
  }
  return given.flatMap(({ answer, nth }) => markOf(answer, nth === 0 ? view.question : null, view) ?? []);
}

/** A rat, or cubes of the seat on turn, that go from one region to another. */
function moved(
  from: Answer & { region: string },
  to: Answer & { region: string },
  count: number,
  view: Shown,
): Unnumbered {
  if (from.kind === "token") return { ...freeSlot(to.region, view), piece: RAT, from: pieceSpot(from, from.region) };
  return { ...cubesIn(to.region, count, view), from: cubeSlot(from.region, view) };
}

function markOf(answer: Answer, question: string | null, view: Shown): Unnumbered | null {
  switch (answer.kind) {
    case "take":
    case "use":
    case "mayor":
      return { at: [`[data-card="${answer.card}"]`] };
    case "token":
    case "cube":
      return pieceSpot(answer, answer.region);
    case "link":
      return pieceSpot(answer, answer.ends[0]);
    case "add":
    case "cubes":
      return cubesIn(answer.region, answer.count, view);
    case "plague":
      return plagueTo(answer.region, view);
    case "stay":
      return view.plague === null ? null : PLAGUE;
    case "region":
      return regionMark(answer.region, question, view);
    default:
      return null;
  }
}

/** What a region alone says depends on the question: without one that is known, a rat comes there. */
function regionMark(id: string, question: string | null, view: Shown): Unnumbered {
  const count = CUBES.get(question ?? "");
  if (count !== undefined) return cubesIn(id, count, view);
  if (question === "move") return plagueTo(id, view);
  return { ...freeSlot(id, view), ...(question === null || RATS.has(question) ? { piece: RAT } : {}) };
}

function plagueTo(id: string, { plague }: Shown): Unnumbered {
  return {
    ...spotIn(id, (region) => region.plague),
    piece: PLAGUE_PIECE,
    ...(plague === null ? {} : { from: PLAGUE }),
  };
}

function cubesIn(id: string, count: number, view: Shown): Unnumbered {
  return { ...cubeSlot(id, view), cubes: { seat: seatOf(view), text: withSign(count) } };
}

function cubeSlot(id: string, view: Shown): Spot {
  return spotIn(id, (region) => region.cubes[seatOf(view)]);
}

function seatOf({ actor }: Shown): number {
  return typeof actor === "number" ? actor : 0;
}

function freeSlot(id: string, view: Shown): Spot {
  const rats = view.regions[id]?.tokens.length ?? 0;
  return spotIn(id, ({ tokens }) => tokens[Math.min(rats, tokens.length - 1)]);
}

function spotIn(id: string, find: (region: MapRegion) => Point | undefined): Spot {
  const region = map.regions[id];
  const point = region && find(region);
  return { at: [`[data-region="${id}"]`], ...(point && { point }) };
}

/** A piece, or the place of one that isn't there yet. */
function pieceSpot(answer: Answer, on: string): Spot {
  const id = spotOf(answer) ?? "";
  const point = spotAt(id);
  const at = [
    `[data-spot="${id}"]`,
    ...(answer.kind === "token" ? [`[data-token="${id}"]`] : []),
    `[data-region="${on}"]`,
  ];
  return { at, ...(point && { point }) };
}
