// What a player has set on this device: colours, speed, language.
import { readStorage, SETTINGS, writeStorage } from "./storage";
import { wished } from "../text/wordfiles";
import { under } from "../routing/root";
import { speak } from "../text/words";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = { normal: 1, fast: 2, off: 0 } as const;
export type Speed = keyof typeof SPEEDS;
/** Where hints and analyses are searched for: `auto` is this device if it is quick and charging, and else the server. */
export const THINKING = ["auto", "here", "server"] as const;
export type Thinking = (typeof THINKING)[number];

/** The cookie in which the server finds the language that was chosen, and where and how long it is sent. */
const LANGUAGE = "ratskeller-language";
const EVERYWHERE = `Path=${under("/")}; SameSite=Lax; Max-Age=34560000`;
/** Milliseconds after which what did not come is asked for again. */
const AGAIN = 1500;

interface Saved {
  theme?: Theme;
  speed?: Speed;
  chosenLanguage?: string | null;
  letters?: boolean;
  thinking?: Thinking;
}

const saved = (readStorage(SETTINGS) ?? {}) as Saved;

class Settings {
  theme = $state<Theme>(saved.theme ?? "auto");
  speed = $state<Speed>(saved.speed ?? "normal");
  /** The language that was chosen on this device; null: the browser's wish is followed. */
  chosenLanguage = $state(saved.chosenLanguage ?? null);
  /** Single letters, digits and signs are keys. Who speaks to the machine, or hits keys by chance, turns them off. */
  letters = $state(saved.letters ?? true);
  thinking = $state<Thinking>(saved.thinking ?? "auto");
  /** The language of the words that are at hand; null before the first. */
  spoken = $state<string | null>(null);

  get language(): string {
    return wished(this.chosenLanguage);
  }

  get factor(): number {
    return SPEEDS[this.speed];
  }

  /** Nothing shall move: here, or on the whole device. */
  get still(): boolean {
    return this.factor === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Put the settings into effect, and keep them. */
  apply(): void {
    void this.speak(this.language);
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.toggleAttribute("data-still", this.factor === 0);
    const { theme, speed, letters, chosenLanguage, thinking } = this;
    writeStorage(SETTINGS, { theme, speed, letters, chosenLanguage, thinking });
    // The server names the words of this language with the page
    if (chosenLanguage !== null) document.cookie = `${LANGUAGE}=${chosenLanguage}; ${EVERYWHERE}`;
  }

  /** Words that can't be fetched now are asked for again; until then the language stays as it is. */
  private async speak(language: string): Promise<void> {
    try {
      await speak(language);
    } catch {
      setTimeout(() => this.language === language && void this.speak(language), AGAIN);
      return;
    }
    if (this.language !== language) return;
    this.spoken = language;
    document.documentElement.lang = language;
  }
}

export const settings = new Settings();
