// What is said and drawn of a turn: on what a bot placed a figure; and where on the board its steps are.
import type { Mark } from "../../../lib/table/review/deciding";
import type { Values } from "../../../lib/text/words";
import { settingOf } from "../model/answers";
import { kindOf } from "../model/parts";
import { layIn } from "../words/questions";

/** The kind of feature on which a figure was placed; `none` where none was. */
export function aimOf(answers: string, questions: readonly string[]): Values {
  const given = answers.split("; ").find((_, i) => questions[i] === "follower");
  const set = given === undefined ? null : settingOf(given);
  return { on: set ? kindOf(set.on) : "none" };
}

/** The tile as it is shown, and the follower on it. */
export function marksOf(answers: string, _: unknown, which: number): Mark[] {
  const lay = layIn(answers);
  return answers.split("; ").flatMap((answer, i): Mark[] => {
    if (answer === lay) return [{ nth: i + 1, at: [`[data-shown="${which}"]`], framed: true }];
    return settingOf(answer) ? [{ nth: i + 1, at: [`[data-shown-figure="${which}"]`], framed: true }] : [];
  });
}
