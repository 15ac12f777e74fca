// Where on the board the answers of a turn are given: what a review draws rings around. A follower goes onto the tile that is laid.
import type { Mark } from "../../../lib/table/review/deciding";
import { lyingOf } from "../model/answers";
import type { View } from "../model/types";
import { layIn } from "../words/questions";

export function marksOf(answers: string, { board }: Pick<View, "board">): Mark[] {
  const lay = layIn(answers);
  if (lay !== undefined) return [{ at: [`[data-cell="${lyingOf(lay).at}"]`] }];
  const due = board.find(({ follower_due }) => follower_due);
  return answers.split("; ").map((answer) => ({
    at: [`[data-spot="${answer}"]`, ...(due ? [`[data-cell="${due.at}"]`] : [])],
  }));
}
