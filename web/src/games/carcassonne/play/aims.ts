// What is said of a turn of a bot: on what it placed a figure.
import type { Values } from "../../../lib/text/words";
import { settingOf } from "../model/answers";
import { kindOf } from "../model/parts";

/** The kind of feature on which a figure was placed; `none` where none was. */
export function aimOf(answers: string, questions: readonly string[]): Values {
  const given = answers.split("; ").find((_, i) => questions[i] === "follower");
  const set = given === undefined ? null : settingOf(given);
  return { on: set ? kindOf(set.on) : "none" };
}
