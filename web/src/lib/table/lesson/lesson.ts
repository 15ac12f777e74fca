// A lesson at the table: what its steps point to, their words (fetched only when one is played), and how one is opened.
import type { Lesson, LessonStep, NewSeat } from "../../api/types";
import { partWords } from "../../text/partwords";

/** The text of a message of a lesson; its name where there is none, so that a gap is seen. */
export type Say = (id: string) => string;

/** Fetch the words of a game's lessons. Those of a game that is not part of this build come together. */
export async function lessonWords(game: string): Promise<Say> {
  const words = await partWords("lessons", game);
  return (id) => words.t(id);
}

/** How many texts of a step belong to its first pauses, or to all of them. */
export function afterPauses({ pauses }: Pick<LessonStep, "pauses">, count = pauses.length): number {
  return pauses.slice(0, count).reduce((sum, { texts }) => sum + texts, 0);
}

/** What a step points to, as selectors: `region gallia` is whatever the page calls `data-region="gallia"`; and the answers themselves. */
export function pointedAt(step: Pick<LessonStep, "light" | "answers">): string[] {
  const things = step.light.map((thing) => {
    const [kind = "", ...name] = thing.split(" ");
    return `[data-${kind}="${name.join(" ")}"]`;
  });
  return [...things, ...step.answers.map((answer) => `[data-answer="${answer}"]`)];
}

/**
 * What of it is lit now: while something lies the wrong way round, only what turns it, and while it lies elsewhere, only its place,
 * as what else is on it is not yet what is meant.
 */
export function litNow(selectors: readonly string[], isThere: (selector: string) => boolean): readonly string[] {
  const turns = selectors.filter((selector) => selector.startsWith("[data-way=") && isThere(selector));
  if (turns.length > 0) return turns;
  const places = selectors.filter(
    (selector) => selector.startsWith("[data-cell=") && isThere(selector.replace("cell", "elsewhere")),
  );
  return places.length > 0 ? places : selectors;
}

/** Who sits where in a lesson: the visitor on the learner's seat, a bot on every other. */
export function lessonSeats(lesson: Pick<Lesson, "players" | "seat">, bot: string): NewSeat[] {
  return Array.from({ length: lesson.players }, (_, seat) =>
    seat === lesson.seat ? { kind: "me" as const } : { kind: "bot" as const, bot },
  );
}
