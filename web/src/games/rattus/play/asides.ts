// What is said and drawn of a turn: where a bot added cubes and moved the plague, which card it took; and what a hint or a review draws lines,
// rings and arrows around.
import type { Mark } from "../../../lib/table/review/deciding";
import type { Values } from "../../../lib/text/words";
import { map, spotAt } from "../board/map";
import { parse, spotOf, type Answer } from "../model/answers";
import type { View } from "../model/types";
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

const PLAGUE = "[data-plague]";
const region = (id: string): string => `[data-region="${id}"]`;

/** The cards, regions and pieces that the answers name. */
export function marksOf(answers: string, view: Pick<View, "plague">): Mark[] {
  return answers.split("; ").flatMap((text) => {
    const mark = markOf(parse(text), view.plague);
    return mark ? [mark] : [];
  });
}

function markOf(answer: Answer, plague: string | null): Mark | null {
  switch (answer.kind) {
    case "take":
    case "use":
    case "mayor":
      return { at: [`[data-card="${answer.card}"]`] };
    case "token":
    case "cube":
      return pieceMark(answer, answer.region);
    case "link":
      return pieceMark(answer, answer.ends[0]);
    case "plague":
      return { ...areaMark(answer.region), ...(plague === null ? {} : { from: PLAGUE }) };
    case "stay":
      return plague === null ? null : { at: [PLAGUE] };
    default:
      return "region" in answer ? areaMark(answer.region) : null;
  }
}

/** A piece, or the place of one that isn't there yet. */
function pieceMark(answer: Answer, on: string): Mark {
  const id = spotOf(answer) ?? "";
  const point = spotAt(id);
  const at = [`[data-spot="${id}"]`, ...(answer.kind === "token" ? [`[data-token="${id}"]`] : []), region(on)];
  return { at, ...(point && { point }) };
}

/** A region: pieces come to the place of the plague, letters stand at the end of its name, where no number is. */
function areaMark(id: string): Mark {
  const { plague, label } = map.regions[id] ?? {};
  const at = [region(id)];
  return plague && label ? { at, point: plague, name: { x: label.x + label.width / 2, y: label.y } } : { at };
}
