// Who may sit on a seat of a new table, as the start page shows it.
import { botAbout, botCalled, botStrength } from "../lib/domain/seats";
import { t } from "../lib/text/words";
import { COMPANION, type Companion } from "./companion.svelte";

export interface SeatOption {
  face: string;
  name: string;
  /** A sentence about who it is, and one about how strong; "" where there is none. */
  about: string;
  compared: string;
  /** Where there is room for one sentence. */
  brief: string;
  /** The place among the levels, from 1; 0 for others. */
  strength: number;
}

const BOT = "bot:";

/** The bot of a kind such as `bot:novice`; null for people. */
export function botOfKind(kind: string): string | null {
  return kind.startsWith(BOT) ? kind.slice(BOT.length) : null;
}

/** What describes a seat of this kind; `levels` are those of the game, weakest first. */
export function seatOptionOf(kind: string, levels: readonly string[], companion: Companion | null = null): SeatOption {
  const bot = botOfKind(kind);
  const about = bot === null ? t(`kind-${kind}.about`) : botAbout(bot);
  if (bot === null)
    return { face: `kind-${kind}`, name: t(`kind-${kind}`), about, compared: "", brief: about, strength: 0 };
  const known = { face: bot, name: botCalled(bot), about, compared: botStrength(bot), brief: about };
  if (bot !== COMPANION) return { ...known, strength: levels.indexOf(bot) + 1 };
  const now = companion?.now;
  // Its sentence comes a moment later: its line is kept
  if (!now) return { ...known, compared: "…", strength: 0 };
  const [own, compared] = [now.words.t("company-you"), now.say(levels)];
  const strength = levels.indexOf(now.strength.bot.split("+")[0] ?? "") + 1;
  return {
    ...known,
    about: `${own} ${now.words.t("company-you.follows")}`,
    compared,
    brief: `${own} ${compared}`,
    strength,
  };
}
