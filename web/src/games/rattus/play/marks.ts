// Where on the page the answers of a turn are given: what a review draws rings and arrows around.
import type { Mark } from "../../../lib/table/review/deciding";
import { parse, type Answer } from "../model/answers";
import type { View } from "../model/types";

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
      return { at: [`[data-token="${answer.region}.${answer.slot}"]`, region(answer.region)] };
    case "link":
      return { at: [`[data-spot="${answer.ends.join("-")}"]`, ...answer.ends.map(region)] };
    case "plague":
      return { at: [region(answer.region)], ...(plague === null ? {} : { from: region(plague) }) };
    case "stay":
      return plague === null ? null : { at: [region(plague)] };
    default:
      return "region" in answer ? { at: [region(answer.region)] } : null;
  }
}
