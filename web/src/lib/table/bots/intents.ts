// What a bot is up to: the main reason for its turn, by its own evaluation, as a sentence.
import type { Analysis } from "../../api/types";
import type { Values, Words } from "../../text/words";

/** What the sentences of a game say of a turn, by its answers and the questions to which they are given. */
export type AimOf = (answers: string, questions: readonly string[]) => Values;

const LEARNED = "reason-learned";

/** What a seat is up to with the turn that was analysed; empty if nothing is known of that turn. What it learned from other games says least. */
export function intentOf({ taken }: Pick<Analysis, "taken">, seat: string, words: Words, aimOf: AimOf): string {
  if (!taken) return "";
  const { own, turn } = taken;
  const main = own.find(({ id }) => !id.startsWith(LEARNED)) ?? own[0];
  const id = main?.id.replace("reason-", "intent-") ?? "";
  return words.has(id) ? words.t(id, { ...aimOf(turn.answers, turn.questions), seat }) : words.t("intent-none");
}
