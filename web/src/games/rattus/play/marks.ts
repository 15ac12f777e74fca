// Where on the page the answers of a turn are given: what a hint or a review draws lines, rings and arrows around.
import type { Mark } from "../../../lib/table/review/deciding";
import { map, spotAt } from "../board/map";
import { parse, spotOf, type Answer } from "../model/answers";
import type { View } from "../model/types";

const PLAGUE = "[data-plague]";
const region = (id: string): string => `[data-region="${id}"]`;

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
