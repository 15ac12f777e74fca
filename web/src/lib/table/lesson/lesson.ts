// A lesson at the table: what its steps point to, their words (fetched only when one is played), and how one is opened.
import type { Lesson, LessonStep, NewSeat } from "../api/types";
import { inLanguage } from "../wordfiles";
import { bundleWith, learn, Words } from "../words";

const WORDS = import.meta.glob<string>("../../../../src/ratskeller/games/*/lessons/words/*.ftl", {
  query: "?words",
  import: "default",
});

/** The text of a message of a lesson; its name where there is none, so that a gap is seen. */
export type Say = (id: string) => string;

/** Fetch the words of a game's lessons in a language. */
export async function lessonWords(game: string, language: string): Promise<Say> {
  const mine = Object.keys(WORDS).filter((path) => path.includes(`/games/${game}/`));
  if (mine.length === 0) {
    // The words of a game that is not part of this build come together
    await learn(game, language);
    const words = new Words(language, game);
    return (id) => words.t(id);
  }
  const bundle = bundleWith(
    language,
    await Promise.all(inLanguage(mine, language).map(async (path) => (await WORDS[path]?.()) ?? "")),
  );
  return (id) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern == null ? id : bundle.formatPattern(pattern);
  };
}

/** What a step points to, as selectors: `region gallia` is whatever the page calls `data-region="gallia"`; and the answers themselves. */
export function pointedAt(step: Pick<LessonStep, "light" | "answers">): string[] {
  const things = step.light.map((thing) => {
    const [kind = "", ...name] = thing.split(" ");
    return `[data-${kind}="${name.join(" ")}"]`;
  });
  return [...things, ...step.answers.map((answer) => `[data-answer="${answer}"]`)];
}

/** What of it is lit now: while something lies the wrong way round, only what turns it, as what else is on it is not yet what is meant. */
export function litNow(selectors: readonly string[], isThere: (selector: string) => boolean): readonly string[] {
  const turns = selectors.filter((selector) => selector.startsWith("[data-way=") && isThere(selector));
  return turns.length > 0 ? turns : selectors;
}

/** Who sits where in a lesson: the visitor on the learner's seat, a bot on every other. */
export function lessonSeats(lesson: Pick<Lesson, "players" | "seat">, bot: string): NewSeat[] {
  return Array.from({ length: lesson.players }, (_, seat) =>
    seat === lesson.seat ? { kind: "me" as const } : { kind: "bot" as const, bot },
  );
}
