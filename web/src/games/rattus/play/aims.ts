// What is said of a turn of a bot: where it added cubes, where it moved the plague, which card it took.
import type { Values } from "../../../lib/text/words";
import { parse, type Answer } from "../model/answers";
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
