// Who may sit on a seat of a new table, as the start page shows it.
import { botAbout, botCalled, botStrength } from "../lib/domain/seats";
import { t } from "../lib/text/words";

export interface Sitter {
  /** The drawing that is shown. */
  face: string;
  name: string;
  /** A sentence about who it is, and one about how strong; "" where there is none. */
  about: string;
  compared: string;
  /** The place among the levels, from 1; 0 for others. */
  strength: number;
}

const BOT = "bot:";

/** The bot of a kind such as `bot:novice`; null for people. */
export function botOfKind(kind: string): string | null {
  return kind.startsWith(BOT) ? kind.slice(BOT.length) : null;
}

/** What describes a seat of this kind; `levels` are those of the game, weakest first. */
export function sitterOf(kind: string, levels: readonly string[]): Sitter {
  const bot = botOfKind(kind);
  if (bot === null)
    return { face: `kind-${kind}`, name: t(`kind-${kind}`), about: t(`kind-${kind}.about`), compared: "", strength: 0 };
  const strength = levels.indexOf(bot) + 1;
  return { face: bot, name: botCalled(bot), about: botAbout(bot), compared: botStrength(bot), strength };
}
