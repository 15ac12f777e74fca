// The bot that is about as strong as the visitor, as the start page offers it. Which one that is at present is asked for when somebody looks
// at it, and again when a table is begun.
import type { Strength } from "../lib/api/types";
import type { Words } from "../lib/text/words";

/** The kind of its seat, until the table is begun. */
export const COMPANION = "companion";
const KIND = `bot:${COMPANION}`;

export class Companion {
  /** Which bot it is, and what is said of it; null while that is not known. */
  now = $state.raw<{ strength: Strength; say: (levels: readonly string[]) => string; words: Words } | null>(null);
  private asked = false;

  constructor(private readonly game: string) {}

  /** Find out which bot it is. The page does without it: then the sentence is missing. */
  look(): void {
    if (this.asked) return;
    this.asked = true;
    this.find().catch(() => (this.asked = false));
  }

  /** The seats of a table, with the bot that it is now. */
  async seated(kinds: readonly string[]): Promise<string[]> {
    if (!kinds.includes(KIND)) return [...kinds];
    const { bot } = await this.find();
    return kinds.map((kind) => (kind === KIND ? `bot:${bot}` : kind));
  }

  private async find(): Promise<Strength> {
    const [{ strength }, { fetchWords, nowOf }] = await Promise.all([
      import("../lib/api/strength"),
      import("../lib/people/strength"),
    ]);
    const [found, words] = await Promise.all([strength(this.game), fetchWords()]);
    this.now = { strength: found, words, say: (levels) => nowOf(words, found, levels) };
    return found;
  }
}
