// What is said and drawn of a turn: on what a bot placed a figure; and where the answers are given, what a review draws rings around.
import type { Mark } from "../../../lib/table/review/deciding";
import type { Values } from "../../../lib/text/words";
import { lyingOf, settingOf } from "../model/answers";
import { kindOf } from "../model/parts";
import type { View } from "../model/types";
import { layIn } from "../words/questions";

/** The kind of feature on which a figure was placed; `none` where none was. */
export function aimOf(answers: string, questions: readonly string[]): Values {
  const given = answers.split("; ").find((_, i) => questions[i] === "follower");
  const set = given === undefined ? null : settingOf(given);
  return { on: set ? kindOf(set.on) : "none" };
}

/** The place of the tile, and of the follower on it. */
export function marksOf(answers: string, { board }: Pick<View, "board">): Mark[] {
  const lay = layIn(answers);
  if (lay !== undefined) return [{ at: [`[data-cell="${lyingOf(lay).at}"]`] }];
  const due = board.find(({ follower_due }) => follower_due);
  return answers.split("; ").map((answer) => ({
    at: [`[data-spot="${answer}"]`, ...(due ? [`[data-cell="${due.at}"]`] : [])],
  }));
}
