// What an answer would do, for those who choose it from the text board.
import { t } from "../../../../lib/text/words";
import type { Choice } from "../../model/answers";
import type { Odds } from "../../model/odds";
import { previewName } from "../../words/previews";
import { finalWhy } from "../../words/questions";
import type { View } from "../../model/types";
import { previewOf } from "../../play/preview";
import { riskOf } from "../../play/risk";

/**
 * In sentences; none where the name of the answer says it all. `odds`: as the server tells them, null where it does not. `done`: there are
 * steps that could still be undone.
 */
export function effects(view: View, choice: Choice, odds: Odds | null, done: boolean): string[] {
  const { answer } = choice;
  const said: string[] = [];
  if (answer.kind === "take") said.push(t(`card-${answer.card}.does`), riskOf(view, answer.card));
  if (answer.kind === "use") said.push(t(`card-${answer.card}.does`));
  said.push(previewName(view, previewOf(view, choice, [], odds)));
  if (choice.final) said.push(finalWhy(view.question ?? "", choice, done) ?? "");
  return said.filter((sentence) => sentence !== "");
}
